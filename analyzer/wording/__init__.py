"""The only sentences of Ramiscope: codes and numbers in, French or English out."""

from analyzer.wording.text import LANGUAGES, Text, card_label, card_name, error_message

__all__ = ["LANGUAGES", "Text", "card_label", "card_name", "error_message"]
