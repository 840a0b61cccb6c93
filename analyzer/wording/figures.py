"""Chances as players say them: the same words on a tile, in a sentence, on the page and in a report."""

from __future__ import annotations

from math import ceil

from analyzer.wording.text import MINUS, Text


def percent(text: Text, chance: float, *, sentence: bool = False) -> str:
    """A chance in whole percents; what is neither sure nor impossible is never shown as such.

    >>> percent(Text("en"), 0.424), percent(Text("en"), 0.004), percent(Text("en"), 0.998)
    ('42%', '< 1%', '> 99%')
    >>> percent(Text("en"), 0.424, sentence=True), percent(Text("en"), 0.004, sentence=True)
    ('42%', 'less than 1%')
    """
    share = round(100 * chance)
    if chance and share == 0:
        return text("percent-less" if sentence else "percent-below")
    if chance < 1 and share == 100:
        return text("percent-more" if sentence else "percent-above")
    return text("percent", share=share)


def least_percents(chance: float) -> int:
    """The least whole percents that reach a chance, 0 to 100.

    >>> least_percents(0.07), least_percents(0.071), least_percents(-0.2)
    (7, 8, 0)
    """
    return max(ceil(round(100 * chance, 6)), 0)


def gain(chance: float) -> tuple[str, int]:
    """The difference of two chances in percentage points, signed, and the whole number to choose their name by.

    >>> gain(0.26), gain(-0.014), gain(0.0), gain(0.004), gain(-0.004)
    (('+26', 26), ('−1', 1), ('0', 0), ('< 1', 1), ('> −1', 1))
    """
    points = round(100 * chance)
    if chance and not points:
        return (f"> {MINUS}1" if chance < 0 else "< 1"), 1
    sign = MINUS if points < 0 else "+" if points else ""
    return f"{sign}{abs(points)}", abs(points)
