"""The command line: what each call of `python -m analyzer` does, and how it ends."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from analyzer import analyse, check_meld, load_rules, read_position
from analyzer.cards import Naming
from analyzer.deckreader import DeckReader
from analyzer.errors import CardTextError, PositionError, Problem, RamiError, RequestError, quoted
from analyzer.jsonl import answer, answer_lines
from analyzer.melds import MeldKind
from analyzer.notation import parse_cards
from analyzer.rules import deck_of
from analyzer.terminal.analysis import report
from analyzer.terminal.layout import clean
from analyzer.terminal.parser import build_parser, language
from analyzer.terminal.rules import list_json, list_lines, sheet_json, sheet_lines
from analyzer.terminal.score import meld_report, score_report
from analyzer.wording import Text

ANSWERED, REFUSED, WRONG_CALL, INTERRUPTED = 0, 1, 2, 130
STANDARD_INPUT = "-"
MOST_CHARACTERS = 1_000_000
FIELDS = ("phase", "total", "limit", "contract", "buys_used", "players")
"""Keys of a position whose value in the call is that of the key."""

Args = argparse.Namespace


def main(words: Sequence[str] | None = None) -> int:
    """Run one call; the exit code is 0 when it was answered, 1 when its input was refused, 2 for a wrong call."""
    _speak_utf8()
    called = list(sys.argv[1:] if words is None else words)
    text = Text(language(called, os.environ))
    try:
        args = build_parser(text).parse_args(called)
        text = _speaking_of(text, args)
        for line in COMMANDS[args.command](text, args):
            print(line, flush=args.command == "jsonl")
        sys.stdout.flush()
    except SystemExit as end:  # argparse: help or a wrong call
        return end.code if isinstance(end.code, int) else WRONG_CALL
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_the_pipe()
    except RamiError as error:
        spoken = text.of(error.deck) if text.deck == "cards" else text
        return _refused(spoken.problem(problem) for problem in error.problems)
    except Exception as error:  # a bug: said in a line, never shown as a traceback
        return _refused([text.problem(Problem("internal")), f"{type(error).__name__}: {error}"])
    return ANSWERED


def _speaking_of(text: Text, args: Args) -> Text:
    """The words for the cards or tiles of the rule set in the call; a file says what it is of only when it is read."""
    rules = args.name if args.command == "rules" else getattr(args, "rules", None)
    return text.of(deck_of({"rules": rules}))


def _speak_utf8() -> None:
    """The same characters on every system; whatever cannot be written is shown as its number."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace" if stream is sys.stdin else "backslashreplace")


def _let_go_of_the_pipe() -> None:
    """Let what is still to be written vanish: nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refused(messages: Iterable[str]) -> int:
    for message in messages:
        print(clean(message), file=sys.stderr)
    return REFUSED


def _analyse(text: Text, args: Args) -> Iterable[str]:
    position = read_position(_position_data(text, args), _position_letters(text, args))
    analysis = analyse(position)
    if args.json:
        return [_dump(analysis.to_json())]
    return map(clean, report(text, position, analysis, _letters(text, args)))


def _position_data(text: Text, args: Args) -> Any:
    """The position of the file, or one of the call; what the call says takes the place of what the file says."""
    typed = _typed(text, args)
    if args.rules is not None:
        data: Any = {"rules": args.rules}
    elif len(args.input) == 1:
        data = _read_json(text, args.input[0])
    else:
        args.fail(text("call-one-file"))
    if not isinstance(data, dict):
        return data
    # Requests and examples hold their position among other things.
    position = data["position"] if isinstance(data.get("position"), dict) else data
    options = position.get("options", {})
    if args.option and isinstance(options, dict):
        typed["options"] = {**options, **dict(args.option)}
    return {**position, **typed}


def _typed(text: Text, args: Args) -> dict[str, Any]:
    """What the call itself says of the position. Raises PositionError."""
    reader = _TypedCards(_letters(text, args), _position_letters(text, args))
    data = {key: value for key in FIELDS if (value := getattr(args, key)) is not None}
    if args.rules is not None:
        data["hand"] = reader.cards(" ".join(args.input), "hand")
    if args.opened or args.opened_this_turn:
        data |= {"opened": True, "opened_this_turn": args.opened_this_turn}
    if args.out_of_turn:
        data["out_of_turn"] = True
    if args.source and args.drawn is None:
        args.fail(text("call-from"))
    if args.drawn is not None:
        data["drawn"] = {"card": reader.cards(args.drawn, "drawn"), "from": args.source or "stock"}
    if args.table is not None:
        data["table"] = [reader.table_meld(meld, f"table[{number}].cards") for number, meld in enumerate(args.table)]
    for key in ("discards", "seen"):
        if getattr(args, key) is not None:
            data[key] = reader.cards(getattr(args, key), key)
    if args.indicator is not None:
        data["indicator"] = reader.cards(args.indicator, "indicator")
    if reader.problems:
        raise PositionError(*reader.problems)
    return data


class _TypedCards:
    """The cards of a call, to be read in the letters of `wanted` as the rest of their position is."""

    def __init__(self, letters: str, wanted: str) -> None:
        self.letters, self.wanted = letters, wanted
        self.problems: list[Problem] = []

    def cards(self, words: str, where: str) -> str:
        """The words as they are, or their cards in canonical text; what cannot be read becomes a problem."""
        if self.letters == self.wanted:
            return words
        try:
            return " ".join(map(str, parse_cards(words, self.letters, where)))
        except CardTextError as error:
            self.problems.extend(error.problems)
            return ""

    def table_meld(self, words: str, where: str) -> dict[str, Any]:
        """A meld with its owner before a colon, an opponent when none is named."""
        owner, colon, cards = words.rpartition(":")
        named = {"owner": owner.strip()} if colon else {}
        return {"cards": self.cards(cards, where), **named}


def _meld(text: Text, args: Args) -> Iterable[str]:
    letters, cards = _letters(text, args), " ".join(args.cards)
    if args.json:
        given = {"indicator": args.indicator, "as": args.shape}
        request = {"do": "meld", "rules": args.rules, "options": dict(args.option), "cards": cards, "letters": letters}
        return [_dump(answer({**request, **{key: value for key, value in given.items() if value is not None}}))]
    # A joker in a deck without jokers makes a wrong meld here, not a wrong call.
    reader = DeckReader(load_rules(args.rules, **dict(args.option)), letters, jokers_anywhere=True)
    reader.indicator(args.indicator)
    pieces = reader.pieces(cards, "cards")
    if not pieces and not reader.problems:
        raise RequestError(Problem("hand_empty", "cards"))
    if reader.problems:
        raise RequestError(*reader.problems)
    kind = MeldKind(args.shape) if args.shape else None
    check = check_meld(pieces, reader.rules, kind, wild=reader.wild)
    return map(clean, meld_report(text, pieces, check, Naming(reader.wild), letters))


def _score(text: Text, args: Args) -> Iterable[str]:
    data = _read_json(text, args.input)
    if not isinstance(data, dict):
        raise RequestError(Problem("not_an_object", "", {"value": quoted(data)}))
    letters = {"letters": args.letters} if args.letters else {}
    counted = answer({**data, **letters, "do": "score"})
    return [_dump(counted)] if args.json else map(clean, score_report(text, counted, _letters(text, args)))


def _rules(text: Text, args: Args) -> Iterable[str]:
    if args.name is None:
        return [_dump(list_json(text))] if args.json else list_lines(text)
    return [_dump(sheet_json(text, args.name))] if args.json else sheet_lines(text, args.name)


def _jsonl(text: Text, _: Args) -> Iterable[str]:
    return answer_lines(sys.stdin, text.lang)


COMMANDS = {"analyse": _analyse, "meld": _meld, "score": _score, "rules": _rules, "jsonl": _jsonl}


def _letters(text: Text, args: Args) -> str:
    """The letters of cards that are typed and shown."""
    return str(args.letters or text.lang)


def _position_letters(text: Text, args: Args) -> str:
    """The letters of a position: those of the call, but a file is canonical unless the call says otherwise."""
    return _letters(text, args) if args.rules is not None else str(args.letters or "en")


def _read_json(text: Text, name: str) -> Any:
    """The JSON of a file or of standard input. Raises RequestError."""
    shown = text("call-stdin") if name == STANDARD_INPUT else name
    try:
        content = _read(name)
    except OSError as error:
        raise RequestError(Problem("file_unreadable", "", {"file": shown, "why": type(error).__name__})) from error
    if len(content) > MOST_CHARACTERS:
        raise RequestError(Problem("text_too_long", "", {"most": MOST_CHARACTERS}))
    try:
        # Editors of some systems begin a text with a mark of its encoding.
        return json.loads(content.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        place = {"line": getattr(error, "lineno", 1), "place": getattr(error, "colno", 1)}
        raise RequestError(Problem("file_not_json", "", {"file": shown, **place})) from error


def _read(name: str) -> str:
    if name == STANDARD_INPUT:
        return sys.stdin.read(MOST_CHARACTERS + 1)
    with open(name, encoding="utf-8", errors="replace") as file:
        return file.read(MOST_CHARACTERS + 1)


def _dump(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
