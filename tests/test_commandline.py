"""The answers of the command line in both languages: positions, melds, scores, rule sets, lines of JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from analyzer.jsonl import answer
from analyzer.rules import load_rules, rule_names
from analyzer.ruleset import RuleSet
from analyzer.wording import LANGUAGES, Text
from tests.command_helpers import Said, assert_refused, call

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.json"))
ALIKE = {
    "en": "Whichever tile you throw, you get 20 points",
    "fr": "Quelle que soit la tuile défaussée, vous prenez 20",
}
"""What is said of the discards of a hand of tiles that does not win."""
HAND = "7S 7H JK 9C 10S JS QS 4D KH 2C 3C 5D 8D 6C"
HAND_FR = "7P 7C JK 9T 10P VP DP 4K RC 2T 3T 5K 8K 6T"
SCORE = {
    "rules": "rami30",
    "winner": "Ann",
    "bonus": "main_lisse",
    "hands": {"Bob": "5H 6D AS", "Cid": "JK KD QC"},
    "limit": 100,
    "totals_before": {"Ann": 20, "Bob": 40, "Cid": 1},
}


# analyse


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.stem))
def test_report_of_every_example(path: Path, lang: str) -> None:
    said = call("analyse", str(path), "--lang", lang)
    text, position = Text(lang), json.loads(path.read_text(encoding="utf-8"))["position"]
    assert (said.code, said.err) == (0, "")
    found = json.loads(call("analyse", str(path), "--lang", lang, "--json").out)
    assert found == answer({"do": "analyse", "position": position})
    assert said.out.startswith(text(f"rules-{position['rules']}"))
    assert text("report-exposure") in said.out
    assert (text("report-go-out") in said.out) is found["go_out"]["possible"]
    is_table = found["go_out"]["possible"] or not load_rules(position["rules"]).lay_all_at_once
    for row in found["discards"]:
        assert re.search(rf"^ +{row['penalty_after']}  " if is_table else ALIKE[lang], said.out, re.MULTILINE)
    assert "\x1b" not in said.out
    assert "\ufe0e" not in said.out


def test_hand_in_the_call_is_the_same_in_both_languages() -> None:
    english = call("analyse", "--rules", "rami30", HAND)
    assert english.out.splitlines()[3] == "You can open with 51 points (30 needed)"
    assert "  1.  Lay      7♠ 7♥ JK=7♦  set, 21 points" in english.out.splitlines()
    assert "  3.  Discard  K♥" in english.out
    french = call("analyse", "--lang", "fr", "--rules", "rami30", HAND_FR)
    assert french.out.splitlines()[3] == "Vous pouvez ouvrir avec 51 points (30 requis)"
    assert "  3.  Défausser  R♥" in french.out
    mixed = call("analyse", "--lang", "fr", "--letters", "en", "--rules", "rami30", HAND)
    assert mixed.out == re.sub("[RDV](?=[♠♥♦♣])", lambda rank: {"R": "K", "D": "Q", "V": "J"}[rank[0]], french.out)
    as_json = [
        call("analyse", "--rules", "rami30", HAND, "--json"),
        call("analyse", "--json", "--rules", "rami30", HAND_FR, "--letters", "fr"),
    ]
    assert as_json[0].out == as_json[1].out


def test_words_of_the_hand_may_stand_apart() -> None:
    assert call("analyse", "--rules", "rami30", *HAND.split()) == call("analyse", "--rules", "rami30", HAND)


def test_position_from_standard_input() -> None:
    position = {"rules": "rami30", "hand": HAND}
    said = call("analyse", "-", stdin=json.dumps(position))
    assert said == call("analyse", "--rules", "rami30", HAND)
    request = {"do": "analyse", "position": position}
    assert call("analyse", "-", "--json", stdin=json.dumps(request)).code == 0


def test_the_call_takes_the_place_of_the_file() -> None:
    said = call("analyse", str(EXAMPLES[0]), "--option", "open_min=46", "--limit", "500", "--lang", "fr")
    assert "open_min=46" in said.out
    assert "45 sur 46" in said.out
    assert "éliminé" not in said.out
    # The file is canonical although cards of the call are French.
    drawn = call("analyse", str(EXAMPLES[0]), "--drawn", "DC", "--lang", "fr")
    assert drawn.code == 0
    assert_refused(call("analyse", str(EXAMPLES[0]), "--drawn", "QH", "--lang", "fr"), "Carte piochée, carte 1", "DC")


def test_a_french_file_is_read_when_told() -> None:
    position = json.dumps({"rules": "rami30", "hand": HAND_FR})
    assert call("analyse", "-", "--lang", "fr", stdin=position).code == 1
    assert "51 points" in call("analyse", "-", "--lang", "fr", "--letters", "fr", "--drawn", "DP", stdin=position).out


def test_every_option_of_a_position_arrives() -> None:
    given = ["--opened", "--drawn", "9C", "--from", "discard", "--phase", "play", "--players", "3", "--limit", "100"]
    table = ["--table", "self: 7C JK 9C", "--table", "KH KD KC", "--discards", "4D KH", "--seen", "2S"]
    said = call("analyse", "--rules", "rami30", "10C 9C 5D 2H", *given, *table, "--total", "90")
    assert (said.code, said.err) == (0, "")
    assert "meld 1 on the table: 7♣ JK=8♣ 9♣" in said.out
    assert "out of the game: 116 of 100" in said.out
    own = call("analyse", "--rules", "classic", "8C 2H 3D", "--option", "jokers=2", "--table", "self: 7C JK 9C")
    assert "Exchange" not in own.out
    theirs = call("analyse", "--rules", "classic", "8C 2H 3D", "--option", "jokers=2", "--table", "Bob: 7C JK 9C")
    assert "Exchange" in theirs.out


def test_before_the_draw() -> None:
    said = call("analyse", "--rules", "rami30", "10S JS 7S 7H JK 9C 4D KH 2C 3C 5D 8D 6C", "--discards", "4H QS")
    assert "Before the draw: this is what the hand holds now." in said.out
    assert "Upcard: Q♠" in said.out
    assert "The turn with this card" in said.out
    assert "No discard is on the pile" in call("analyse", "--rules", "rami30", "7S 7H", "--phase", "draw").out


@pytest.mark.parametrize(
    ("lang", "missing", "can", "buys"),
    [
        ("en", "2 cards are missing for contract 2", "You can lay contract 1", "need one more buy"),
        ("fr", "Il manque 2 cartes pour le contrat 2", "Vous pouvez poser le contrat 1", "demandent encore un achat"),
    ],
)
def test_contracts(lang: str, missing: str, can: str, buys: str) -> None:
    shanghai = ("analyse", "--rules", "shanghai", "--lang", lang, "--letters", "en")
    said = call(*shanghai, "7SH 9C 8D KS 2H 4D JC QH 5S 5D JK", "--contract", "2")
    assert missing in said.out
    assert can in call(*shanghai, "7SHD 9CDC KS 2H 4D JC QH 5S", "--contract", "1").out
    runs = call(*shanghai, "3-6S 5-8H 9-QD", "--contract", "7")
    assert buys in runs.out
    assert Text(lang)("report-contract-held", number=7) in runs.out
    assert Text(lang)("report-goal-held") in runs.out
    laid = call(*shanghai, "KS 2H 4D", "--contract", "1", "--opened", "--table", "7SHD")
    assert Text(lang)("report-contract-laid", number=1) in laid.out


@pytest.mark.parametrize(("lang", "turn"), [("en", "Best turn"), ("fr", "Meilleur tour")])
def test_okey_without_a_win_advises_no_discard(lang: str, turn: str) -> None:
    said = call("analyse", "--lang", lang, str(ROOT / "examples" / "86-okey-two-short.json"))
    assert ALIKE[lang] in said.out
    assert turn not in said.out
    assert turn in call("analyse", "--lang", lang, str(ROOT / "examples" / "84-okey-pairs.json")).out


def test_okey_tells_both_ways_and_the_wildcard() -> None:
    said = call("analyse", "--rules", "okey", "R1-3 K5 B5 Y5 B8-9 R12 K9 B9 Y4 K2 FJ Y13", "--indicator", "Y12")
    assert "Wildcards: Y13 (visible tile Y12)" in said.out
    assert "Going out: 3 good draws away" in said.out
    assert "Seven pairs: 5 good draws away" in said.out
    pairs = call(
        "analyse",
        "--rules",
        "okey",
        "R1 R1 R2 R2 R3 R3 K4 K4 K5 K5 B6 B6 Y9 Y9 Y1",
        "--indicator",
        "Y12",
    )
    assert "The hand goes out with seven pairs; each opponent gets 40 points." in pairs.out
    wild = call("analyse", "--rules", "okey", "R1-3 K5 B5 Y5 B8-11 R9 K9 B9 Y9 Y13", "--indicator", "Y12")
    assert "With a wildcard thrown last: 40 points for each opponent." in wild.out
    french = call("analyse", "--rules", "okey", "R1-3 N5 B5 J5 J13", "--indicator", "J12", "--lang", "fr")
    assert "Jokers : J13 (tuile visible J12)" in french.out


def test_knocking() -> None:
    said = call("analyse", "--rules", "gin", "7SHD 2C 3C 4C KH QS 9D 2H 5S")
    assert "You cannot knock: the deadwood is 26" in said.out
    assert "You can knock" in call("analyse", "--rules", "gin", "7SHD 2C 3C 4C KH QSHD AS").out


def test_a_bonus_of_the_house_has_only_its_code() -> None:
    options = ["--option", 'bonus={"grand_slam": {"multiply": 3}}', "--option", "one_stroke=grand_slam"]
    said = call("analyse", "--rules", "rami30", "10-QS 7SHD 2H", *options)
    assert "grand_slam (opponents’ points × 3)" in said.out
    at_once = call("analyse", "--rules", "rami30", "10-QS 7SHD JK", "--option", "lay_all_at_once=true")
    assert (at_once.code, at_once.out.splitlines()[3]) == (0, "You can go out now")


# meld, score, rules, jsonl


def test_meld() -> None:
    assert call("meld", "--rules", "rami30", "QH KH JK").out.splitlines() == [
        "Q♥ K♥ JK is a run worth 31 points",
        "  The joker stands for A♥.",
        "  Laid otherwise it is worth 30 points.",
    ]
    french = call("meld", "--rules", "rami30", "DC", "RC", "JK", "--lang", "fr")
    assert french.out.startswith("D♥ R♥ JK : suite valable, 31 points\n")
    assert "The jokers stand for" in call("meld", "--rules", "rami30", "7S 7H JK JK").out


def test_no_meld_is_an_answer_with_its_reasons() -> None:
    said = call("meld", "--rules", "rami30", "KH AH 2H")
    assert said == Said(0, "K♥ A♥ 2♥ is no meld\n  A run may not go round the corner, as in K-A-2.\n", "")
    french = call("meld", "--rules", "rami30", "RC AC 2C", "--lang", "fr")
    assert french.out.startswith("R♥ A♥ 2♥ n’est pas une combinaison\n")
    assert "without jokers" in call("meld", "--rules", "classic", "KH QH JK").out
    assert call("meld", "--rules", "classic", "KH QH JK", "--option", "jokers=2").out.startswith("K♥ Q♥ JK is a run")


def test_pairs_and_json() -> None:
    okey = ("meld", "--rules", "okey", "--indicator", "Y12")
    assert call(*okey, "--as", "pair", "R5 Y13").out.splitlines()[0] == "R5 Y13 is a pair worth 10 points"
    assert "is no meld" in call(*okey, "R5 R5").out
    found = json.loads(call(*okey, "--as", "pair", "R5 R5", "--json").out)
    assert (found["valid"], found["kind"]) == (True, "pair")


@pytest.mark.parametrize(
    ("lang", "ace", "king", "out"),
    [("en", "A♠ 15", "K♦ 10", "Cid is out"), ("fr", "A♠ 15", "R♦ 10", "Cid est éliminé")],
)
def test_score(lang: str, ace: str, king: str, out: str) -> None:
    said = call("score", "-", "--lang", lang, stdin=json.dumps(SCORE))
    assert said.code == 0
    head, ann, bob, cid, *_ = said.out.splitlines()
    assert head.split()[0] == Text(lang)("score-player")
    assert ann.split() == ["Ann", "0", "20", "1"]
    assert ace in bob
    assert bob.split()[-4:] == ["26", "52", "92", "2"]
    assert king in cid
    assert out in said.out
    assert len({len(line) for line in (head, ann, bob, cid)}) == 1


def test_score_of_matches_pots_and_endings(tmp_path: Path) -> None:
    match = {"rules": "classic", "rounds": [{"A": 0, "B": 40}, {"A": 33, "B": 0}], "last_round": True}
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match), encoding="utf-8-sig")
    said = call("score", str(path))
    assert "Round 1  Round 2  Total  Place" in said.out
    assert said.out.endswith("A has won.\n")
    pot = {"do": "score", "rules": "rami40", "pot": 120, "winner": "A", "losers": ["B", "C"]}
    shares = call("score", "-", stdin=json.dumps(pot)).out.split()
    assert shares == ["Player", "Share", "A", "90.00", "B", "15.00", "C", "15.00"]
    shares = call("score", "-", "--lang", "fr", stdin=json.dumps({**pot, "pot": 10.01})).out.split()
    assert shares[2:] == ["A", "7,51", "B", "1,25", "C", "1,25"]
    okey = {"rules": "okey", "players": ["A", "B"], "winner": "A", "win": "melds"}
    assert call("score", "-", stdin=json.dumps(okey)).out.splitlines()[2].split() == ["B", "20", "20", "2"]
    assert json.loads(call("score", "-", "--json", stdin=json.dumps(SCORE)).out) == answer({**SCORE, "do": "score"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_lists_every_rule_set_in_a_line(lang: str) -> None:
    lines = call("rules", "--lang", lang).out.splitlines()
    assert [line.split()[0] for line in lines] == rule_names()
    listed = json.loads(call("rules", "--lang", lang, "--json").out)
    assert [row["name"] for row in listed] == rule_names()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rule_names())
def test_rules_tell_every_option_of_a_rule_set(name: str, lang: str) -> None:
    said, text = call("rules", name, "--lang", lang), Text(lang, deck=load_rules(name).deck)
    options = set(RuleSet.model_fields) - {"name"}
    assert set(re.findall(r"^[* ] (\w+) = \S", said.out, re.MULTILINE)) == options
    sheet = json.loads(call("rules", name, "--lang", lang, "--json").out)
    assert set(sheet["options"]) == options
    assert set(re.findall(r"^\* (\w+) = ", said.out, re.MULTILINE)) == set(sheet["differs"])
    flat = " ".join(said.out.split())
    for option in options:
        assert " ".join(text(f"meaning-{option}").split()) in flat


def test_differences_are_to_the_parent() -> None:
    sheet = json.loads(call("rules", "kalooki40", "--json").out)
    assert (sheet["parent"], sheet["differs"]) == ("kalooki51", ["open_min"])
    assert json.loads(call("rules", "kalooki", "--json").out)["name"] == "kalooki51"
    assert "* differs from kalooki51" in call("rules", "rami51").out


def test_jsonl_goes_on_after_a_bad_line() -> None:
    lines = '{"id": 1, "do": "meld", "rules": "rami30", "cards": "7SHD"}\nnonsense\n'
    said = call("jsonl", "--lang", "fr", stdin=lines)
    first, second = map(json.loads, said.out.splitlines())
    assert (said.code, first["id"], first["valid"]) == (0, 1, True)
    assert "JSON" in second["error"]["message"]
    assert "ligne" in second["error"]["message"]
