"""Both languages say the same things, and every code that the logic can emit has its words."""

import ast
import functools
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from analyzer.cards import JOKER, Card, Joker, Suit
from analyzer.errors import Problem, RamiError, Reason
from analyzer.legality import check_meld
from analyzer.melds import MeldKind
from analyzer.notation import parse_cards
from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import RuleSet
from analyzer.wording import LANGUAGES, Text, card_label, card_name, error_message
from analyzer.wording.text import ABOUT_KEYS

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "analyzer").glob("*.py"))


class Variables(Visitor):
    """The variables of a message, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.quoted.add(node.id.name)


@functools.cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every message and attribute (`code.brief`) of a language with its variables, quoted messages included."""
    files = sorted((ROOT / "analyzer" / "wording" / "locales").glob(f"*{lang}.ftl"))
    sources = [path.read_text(encoding="utf-8") for path in files]
    body = [entry for source in sources for entry in FluentParser().parse(source).body]
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found: dict[str, Variables] = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for name, pattern in parts:
                found[name] = Variables()
                found[name].visit(pattern)

    def all_names(name: str) -> set[str]:
        return found[name].names.union(*(all_names(quoted) for quoted in found[name].quoted))

    return {name: all_names(name) for name in found}


def test_both_languages_hold_the_same_messages_and_variables() -> None:
    # Every text knows the deck: a sentence names cards or tiles where its language has to.
    english, french = ({name: used - {"deck"} for name, used in messages(lang).items()} for lang in ("en", "fr"))
    assert english.keys() == french.keys()
    assert {name: (english[name], french[name]) for name in english if english[name] != french[name]} == {}


def constants(node: ast.expr) -> set[str]:
    """The texts that an expression may be, as far as it shows."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return set()


def emitted() -> dict[str, set[str]]:
    """The codes given to Reason and Problem in analyzer/*.py; variables named `code` by what is assigned to them."""
    codes: dict[str, set[str]] = {"reason": set(), "problem": set()}
    for path in SOURCES:
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                named = {
                    text
                    for node in ast.walk(function)
                    if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["code"]
                    for text in constants(node.value)
                }
                for kind, argument in _calls(function):
                    codes[kind] |= named if ast.unparse(argument) == "code" else constants(argument)
    return codes


def _calls(function: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    """Each Reason(…), Problem(…) or self.problem(…) in a function with its first argument."""
    kinds = {"Reason": "reason", "Problem": "problem", "self.problem": "problem"}
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and node.args]
    return [(kinds[name], call.args[0]) for call in calls if (name := ast.unparse(call.func)) in kinds]


@pytest.mark.parametrize("kind", ["reason", "problem"])
def test_every_emitted_code_has_words(kind: str) -> None:
    codes = emitted()[kind]
    assert len(codes) > 15
    assert sorted(code for code in codes if f"{kind}-{code}" not in messages("en")) == []


def test_reasons_against_a_meld_have_a_brief_form() -> None:
    """Whatever `check_meld` says may end as “… is not a meld: …”."""
    spoilt = ["", "7S 7H", "7S 9H KD", "7S 8S 10S", "KS AS 2S", "7S 7S 7H", "JK JK 7S", "7S 7H 7D 7C JK", "B1 B3 B4"]
    settings: list[dict[str, Any]] = [{}, {"adjacent_jokers": False}, {"ace_low_run": False, "ace_sets": False}]
    settings += [{"joker_ratio": "minority", "min_naturals": 1}, {"jokers": 0}, {"max_run_len": 4, "max_set": 3}]
    spoilt += ["7S JK JK 10S 2S", "AS 2S 3S", "AS AH AD", "5S 6S 7S 8S 9S", "7S 7H JK", "7S 7S 7S"]
    codes = {
        reason.code
        for options in settings
        for cards in spoilt
        for reason in check_meld(
            [p for p in parse_cards(cards) if isinstance(p, Card | Joker)], load_rules("rami30", **options)
        ).reasons
    }
    assert len(codes) >= 10
    assert sorted(code for code in codes if f"reason-{code}.brief" not in messages("en")) == []


def test_every_rule_set_bonus_and_kind_has_a_name() -> None:
    names = messages("en")
    assert [name for name in rule_names() if f"rules-{name}" not in names] == []
    sets = [load_rules(name) for name in rule_names()]
    endings = {ending for rules in sets for ending in (*rules.bonus, *(rules.win_points or {}))}
    assert [each for each in endings if not {f"bonus-{each}", f"ending-{each}"} & names.keys()] == []
    assert [kind for kind in MeldKind if f"kind-{kind}" not in names] == []


def test_unknown_codes_and_missing_parameters_are_refused() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            Text(lang)("no-such-code")
        with pytest.raises(KeyError):
            Text(lang)("cards-count")


@pytest.mark.parametrize(
    ("lang", "count", "words"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("fr", 0, "0 carte"),
        ("fr", 1, "1 carte"),
        ("fr", 2, "2 cartes"),
    ],
)
def test_plurals(lang: str, count: int, words: str) -> None:
    assert Text(lang)("cards-count", count=count) == words


@pytest.mark.parametrize(
    ("lang", "missing", "words"),
    [
        ("en", 1, "1 point short of opening: 29 of 30"),
        ("en", 9, "9 points short of opening: 21 of 30"),
        ("fr", 1, "Il manque 1 point pour ouvrir : 29 sur 30"),
        ("fr", 9, "Il manque 9 points pour ouvrir : 21 sur 30"),
    ],
)
def test_short_of_opening(lang: str, missing: int, words: str) -> None:
    said = Text(lang)("verdict-short", missing=missing, points=30 - missing, required=30)
    assert said.replace("\u00a0", " ") == words


def test_cards_have_the_letters_and_names_of_the_language() -> None:
    queen, joker = Card(Suit.HEARTS, 12), Joker(Card(Suit.CLUBS, 8))
    assert card_label(queen, "en") == "Q♥\ufe0e"
    assert card_label(queen, "fr") == "D♥\ufe0e"
    assert card_name(joker, "fr") == "joker pour huit de trèfle"
    assert card_name(JOKER, "en") == "joker"
    assert card_name(Card(Suit.BLUE, 9), "fr") == "9 bleu"


def test_a_problem_names_the_input_the_place_and_the_mend() -> None:
    problem = Problem("bad_card", "table[0].cards[1]", {"token": "14H", "place": 2, "near": "4H 10H"})
    assert error_message(RamiError(problem), "en") == (
        "Meld 1 on the table, card 2: “14H” cannot be read as a card. Did you mean 4H or 10H?"
    )
    assert error_message(RamiError(problem), "fr").replace("\u00a0", " ") == (
        "Combinaison 1 de la table, carte 2 : « 14H » ne se lit pas comme une carte. Vouliez-vous dire 4H ou 10H ?"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_what_is_wrong_with_an_option_names_it_as_the_page_does(option: str, lang: str) -> None:
    with pytest.raises(RamiError) as caught:
        load_rules("rami30", **{option: {"no": ["such"]}})
    told, name = error_message(caught.value, lang), Text(lang).option(option)
    assert name in told
    assert option in name.lower() or option not in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ABOUT_KEYS)
def test_a_key_without_a_name_of_its_own_is_named_once(code: str, lang: str) -> None:
    for where in ("foo", "opponents[0].foo", "table[1].foo"):
        told = Text(lang).problem(Problem(code, where, {"key": "foo", "near": "", "rules": "rami30"}))
        assert told.count("foo") == 1


def test_a_round_of_a_match_is_named_by_its_number() -> None:
    problem = Problem("two_winners", "rounds[1]", {"players": ("Ann", "Bob")})
    assert Text("en").problem(problem) == "Round 2: only one player goes out, not Ann Bob. Keep one."
    assert Text("fr").problem(problem).startswith("Manche 2")


def test_reasons_show_cards_in_the_letters_of_the_language() -> None:
    reason = Reason("drawn_not_used", {"card": "QH"})
    assert Text("fr").reason(reason).startswith("D♥")
    assert Text("en").reason(Reason("drawn_not_used", {"card": Card(Suit.HEARTS, 12)})).startswith("Q♥")


@pytest.mark.parametrize(
    ("lang", "points", "words"),
    [
        ("en", 0, "≈ 0 points until the round ends"),
        ("en", 1, "≈ 1 point until the round ends"),
        ("en", 46.3, "≈ 46.3 points until the round ends"),
        ("fr", 0, "≈ 0 point d’ici la fin de la manche"),
        ("fr", 1.5, "≈ 1,5 point d’ici la fin de la manche"),
        ("fr", 46.3, "≈ 46,3 points d’ici la fin de la manche"),
    ],
)
def test_averages_count_their_points(lang: str, points: float, words: str) -> None:
    assert Text(lang)("discard-average", points=points) == words


def test_a_number_never_follows_the_number_of_a_tile() -> None:
    row = Reason("safer", {"percent": 14, "card": Card(Suit.BLACK, 2), "other": 26})
    assert Text("en").reason(row).endswith("with black 2, 26.")
    assert Text("fr").reason(row).endswith("avec 2 noir, 26.")
