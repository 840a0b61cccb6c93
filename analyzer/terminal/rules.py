"""Rule sets in words: the list of them, and every option of one with its value and its meaning."""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import Bonus, Contract, RuleSet
from analyzer.terminal.layout import INDENT, table, wrapped
from analyzer.wording import Text

BASE = "base"


def list_json(text: Text) -> list[dict[str, str]]:
    """Every rule set with its title and one line about it."""
    return [{"name": name, "title": text(f"rules-{name}"), "about": text(f"about-{name}")} for name in rule_names()]


def list_lines(text: Text) -> list[str]:
    """Every rule set in a line."""
    return [line.strip() for line in table([list(row.values()) for row in list_json(text)])]


def sheet_json(text: Text, name: str) -> dict[str, Any]:
    """A rule set with the value of every option, and which of them its parent has otherwise. Raises RulesError."""
    rules = load_rules(name)
    parent, inherited = parent_of(rules.name)
    own, theirs = _options(rules), _options(inherited)
    return {
        "name": rules.name,
        "title": text(f"rules-{rules.name}"),
        "parent": parent,
        "options": own,
        "differs": [option for option, value in own.items() if value != theirs[option]],
    }


def sheet_lines(text: Text, name: str) -> list[str]:
    """The options of a rule set, each with its value, a star where it differs from the parent, and its meaning."""
    sheet, rules = sheet_json(text, name), load_rules(name)
    lines = wrapped(text("report-line", label=sheet["title"], content=text(f"about-{rules.name}")), first="")
    lines += [text("sheet-parent", parent=sheet["parent"]), ""]
    for option in sheet["options"]:
        mark = "* " if option in sheet["differs"] else INDENT
        lines += wrapped(f"{option} = {value_words(text, rules, option)}", indent=INDENT * 3, first=mark)
        meaning = text("report-line", label=text(f"option-{option}"), content=text(f"meaning-{option}"))
        lines += wrapped(meaning, indent=INDENT * 2)
    return lines


@functools.cache
def _variants() -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads(resources.files("analyzer").joinpath("variants.toml").read_text(encoding="utf-8"))


def parent_of(name: str) -> tuple[str, RuleSet]:
    """The row that a rule set is a child of.

    >>> parent_of("kalooki40")[0], parent_of("rami30")[0]
    ('kalooki51', 'base')
    """
    parent = _variants()[name]["parent"]
    return parent, RuleSet(name=BASE, **_variants()[BASE]) if parent == BASE else load_rules(parent)


def _options(rules: RuleSet) -> dict[str, Any]:
    """Every option with its value as JSON has it; the name of a rule set is none."""
    return rules.model_dump(mode="json", exclude={"name"})


def value_words(text: Text, rules: RuleSet, option: str) -> str:
    """The value of an option as it is set, a word of the program with its meaning.

    >>> value_words(Text("en"), load_rules("rami30"), "open_scope")
    'turn_total (all melds of the turn)'
    """
    value = getattr(rules, option)
    if value and option in IN_WORDS:
        return IN_WORDS[option](text, value)
    shown = setting_text(_options(rules)[option])
    if isinstance(value, str | bool | None):
        word = _word(text, option, shown)
        return shown if word.lower() == shown else f"{shown} ({word})"
    return shown


def setting_text(value: Any) -> str:
    """The value of an option as the command line reads it: a bare word, or JSON."""
    return value if isinstance(value, str) else json.dumps(value)


def _word(text: Text, option: str, word: str) -> str:
    """A word among the values of an option; the bonus of the one stroke is an ending."""
    own = f"{option}-{word}"
    if text.has(own):
        return text(own)
    return text(f"value-{word}") if text.has(f"value-{word}") else ending_name(text, word)


def ending_name(text: Text, code: str) -> str:
    """A bonus or an ending by its name; a table may have endings of its own, which have only their code."""
    known = (each for each in (f"bonus-{code}", f"ending-{code}") if text.has(each))
    return next(map(text, known), code)


def ending_words(text: Text, code: str, bonus: Bonus) -> str:
    """A bonus and what it does to the points of the others and of the one who earns it."""
    effects = []
    if bonus.dearer or not bonus.own:
        effects.append(text("bonus-effect", multiply=bonus.multiply, add=bonus.add))
    if bonus.own_without_joker is not None:
        effects.append(text("report-own-bare", own=bonus.own, bare=bonus.own_without_joker))
    elif bonus.own:
        effects.append(text("report-own", own=bonus.own))
    return f"{ending_name(text, code)} ({', '.join(effects)})"


def contract_words(text: Text, contract: Contract) -> str:
    """The melds of a contract.

    >>> contract_words(Text("en"), (("set", 3), ("run", 4)))
    'set of 3 + run of 4'
    """
    return " + ".join(text("report-contract-meld", kind=kind, size=size) for kind, size in contract)


def _contracts_words(text: Text, contracts: tuple[Contract, ...]) -> str:
    return " · ".join(f"{number}. {contract_words(text, each)}" for number, each in enumerate(contracts, 1))


def _bonus_words(text: Text, bonuses: Mapping[str, Bonus]) -> str:
    return " · ".join(ending_words(text, code, bonus) for code, bonus in bonuses.items())


IN_WORDS: Mapping[str, Callable[[Text, Any], str]] = {"contracts": _contracts_words, "bonus": _bonus_words}
"""Options whose tables are easier to read as words."""
