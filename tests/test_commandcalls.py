"""Calls of the command line: language, help, refused inputs, wrong calls, and how the program ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from analyzer.wording import LANGUAGES, Text
from tests.command_helpers import assert_refused, assert_wrong, call

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = ("analyse", "meld", "score", "rules", "jsonl")
ENGLISH_OF_ARGPARSE = "show this help message|positional arguments"


# Language and help


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_GB"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_language_of_the_system(environment: dict[str, str], lang: str) -> None:
    assert call("rules", **environment) == call("rules", "--lang", lang)


def test_language_of_the_call() -> None:
    assert call("rules", "--lang=fr") == call("--lang", "fr", "rules") == call("rules", "--lang", "fr", LANG="en_GB")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str, lang: str) -> None:
    said = call(*filter(None, [command]), "--help", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("usage: python -m analyzer")
    assert not re.search(ENGLISH_OF_ARGPARSE, said.out)
    assert Text(lang)("help-help") in said.out
    if not command:
        assert all(re.search(rf"^    {name} ", said.out, re.MULTILINE) for name in COMMANDS)


# Refused inputs and wrong calls


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["analyse", "no-such-file.json"], "there is no such file", "ce fichier n’existe pas"),
        (["analyse", str(ROOT)], "it is a folder", "c’est un dossier"),
        (["analyse", "--rules", "rami30", "7X 14H"], "card 2: “14H” cannot be read", "carte 2 : « 14H » ne se lit pas"),
        (["analyse", "--rules", "rami31", "7♠"], "is not a rule set", "n’est pas un jeu de règles"),
        (["analyse", "--rules", "rami30", "7♠", "--option", "open_mni=4"], "Did you mean open_min?", "dire open_min ?"),
        (["analyse", "--rules", "rami30", "7♠", "--option", "open_min=x"], "wants a whole number", "un nombre entier"),
        (["analyse", "--rules", "rami30", "7♠", "--limit", "-5"], "at least 1", "d’au moins 1"),
        (["analyse", "--rules", "rami30", ""], "no card is there", "il n’y a aucune carte"),
        (["analyse", "--rules", "okey", "R1"], "Visible tile: the key", "Tuile visible : la clé"),
        (["analyse", "--rules", "shanghai", "7♠"], "The key “contract” is missing", "Contrat : la clé"),
        (["meld", "--rules", "rami30", ""], "no card is there", "il n’y a aucune carte"),
        (["meld", "--rules", "rami30", "7♠", "--indicator", "R1"], "means nothing", "n’a pas de sens"),
        (["rules", "rami31"], "Did you mean rami51", "Vouliez-vous dire rami51"),
        (["score", "no-such-file.json"], "there is no such file", "ce fichier n’existe pas"),
    ],
)
def test_refused_input(words: list[str], english: str, french: str) -> None:
    assert_refused(call(*words), english)
    said = call(*words, "--lang", "fr")
    assert_refused(said, french)


@pytest.mark.parametrize("command", ["analyse", "score"])
@pytest.mark.parametrize(
    ("stdin", "said"),
    [
        ("", "breaks in line 1"),
        ('{\n"a": }', "breaks in line 2 at character 6"),
        ("[" * 100_000, "is not JSON"),
        ('{"a": ' + "9" * 5000 + "}", "is not JSON"),
        ("[1]", "is not a JSON object"),
        ("7", "is not a JSON object"),
        (" " * 1_000_001, "too long"),
        ('{"rules": "rami30", "nonsense": 1}', "nonsense"),
        ('{"rules": 3, "hand": 4, "options": 5, "position": 6}', "Rule set"),
    ],
)
def test_broken_json(command: str, stdin: str, said: str) -> None:
    assert_refused(call(command, "-", stdin=stdin), said)


def test_hostile_text_is_shown_tame() -> None:
    said = call("analyse", "--rules", "rami30", "7\x1b[2J\u202e8\udcff")
    assert_refused(said, "\N{REPLACEMENT CHARACTER}")
    assert "\x1b" not in said.err
    assert "\u202e" not in said.err
    assert_refused(call("rules", "\x1b]0;x\x07"))
    assert_refused(
        call("score", "-", stdin=json.dumps({"rules": "rami30", "winner": "Ann", "hands": {"\x1b[1m": "5H"}}))
    )


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        ([], "Missing: COMMAND.", "Il manque : COMMANDE."),
        (["analyse"], "Missing: FILE.", "Il manque : FICHIER."),
        (["meld", "7♠"], "Missing: --rules.", "Il manque : --rules."),
        (["analize"], "“analize” is not a choice", "« analize » n’est pas un choix"),
        (["analyse", "a", "b"], "Give one file", "Donnez un seul fichier"),
        (["analyse", "a", "--jsn"], "--jsn means nothing", "--jsn n’a pas de sens"),
        (["analyse", "a", "--json=1"], "--json takes no value", "--json ne prend pas de valeur"),
        (["analyse", "a", "--limit"], "--limit needs a value", "--limit demande une valeur"),
        (["analyse", "a", "--limit", "x"], "“x” is not a whole number", "« x » n’est pas un nombre entier"),
        (["analyse", "a", "--option", "open_min"], "Write for example open_min=40", "par exemple open_min=40"),
        (["analyse", "a", "--from", "stock"], "Give both", "Donnez les deux"),
        (["analyse", "a", "--phase", "x"], "Choose play, draw", "Choisissez play, draw"),
        (["meld", "--rules", "okey", "R1", "--as", "run"], "is not a choice for --as", "n’est pas un choix pour --as"),
        (["rules", "--letters", "fr"], "means nothing", "n’a pas de sens"),
    ],
)
def test_wrong_call(words: list[str], english: str, french: str) -> None:
    assert_wrong(call(*words), english)
    said = call("--lang", "fr", *words)
    assert_wrong(said, french)
    assert call("rules", "--lang", "de").code == 2


def test_a_fault_is_said_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(_: object) -> None:
        raise AssertionError("opening refused")

    monkeypatch.setattr("analyzer.commandline.analyse", faulty)
    assert_refused(call("analyse", "--rules", "rami30", "7S"), "a fault of Ramiscope", "opening refused")


# The process


def started(*words: str, **settings: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "analyzer", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    return subprocess.Popen(command, cwd=ROOT, env=environment, encoding="utf-8", **{**pipes, **settings})


def test_the_program_writes_utf8_everywhere() -> None:
    out, err = started("analyse", "--rules", "rami30", "7♠ 7♥ 7♦").communicate(timeout=60)
    assert "7♠" in out
    assert err == ""


def test_a_reader_that_goes_ends_quietly() -> None:
    program = started("jsonl")
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdin.write("x\n")
    program.stdin.flush()
    program.stdout.readline()
    program.stdout.close()
    program.stdin.write("x\n" * 10)
    program.stdin.close()
    assert program.wait(timeout=60) == 0
    assert program.stderr.read() == ""
    program.stderr.close()


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_an_interrupt_ends_quietly() -> None:
    program = started("jsonl")
    assert program.stdin
    assert program.stdout
    program.stdin.write("x\n")
    program.stdin.flush()
    program.stdout.readline()  # it runs now
    time.sleep(0.1)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize(
    ("words", "stdin", "hint"),
    [
        (("meld", "--rules", "rami30", "ZZ"), "", "par exemple 7P, DC ou JK"),
        (("meld", "--letters", "en", "--rules", "rami30", "ZZ"), "", "par exemple 7S, QH ou JK"),
        (("analyse", "-"), '{"rules": "rami30", "hand": "7S ZZ"}', "par exemple 7S, QH ou JK"),
        (("meld", "--rules", "rami30", "7"), "", "par exemple 7P, DC ou JK"),
        (("meld", "--rules", "rummikub", "ZZ"), "", "par exemple R7, B12 ou JK"),
    ],
)
def test_a_hint_is_written_in_the_letters_that_are_read(words: tuple[str, ...], stdin: str, hint: str) -> None:
    assert hint in call(*words, "--lang", "fr", stdin=stdin).err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("analyse", "--indicator", "Y12", "--rules", "okey", "R1 R2 R3 K5 B5 Y5 B8 B9 B10 B11 R13 K13 Y7 Y9 K2"),
        ("analyse", "--indicator", "R3", "--rules", "okey", "R1 R1 K5 K5 B8 B8 Y12 Y12 R9 R9 K13 K13 FJ R4 B2"),
        ("analyse", "--indicator", "R3", "--rules", "okey", "--phase", "draw", "--discards", "K2 R7", "R2 R3 R9"),
        ("meld", "--indicator", "R3", "--rules", "okey", "R2 K5"),
        ("meld", "--rules", "rummikub", "R2 R3"),
        ("rules", "okey"),
    ],
)
def test_games_of_tiles_know_no_cards(lang: str, words: tuple[str, ...]) -> None:
    said = call(*words, "--lang", lang, *(() if words[0] == "rules" else ("--letters", "en")))
    assert re.search(r"\b(?:tile|tuile)s?\b", said.out, re.IGNORECASE)
    about_the_game = r"cards or tiles|cartes ou tuiles|cards of four suits|cartes de quatre couleurs"
    told = re.sub(about_the_game, "", " ".join(said.out.split()), flags=re.IGNORECASE)
    assert re.findall(r"\b(?:card|carte|upcard)s?\b", told, re.IGNORECASE) == []
