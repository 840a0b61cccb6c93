"""A position as the text of a link: short, readable, and only of characters that need no escaping in an address.

The grammar, version 1; fields are joined by `~`, the parts of a field by `.`, a name and its value by `-`:

    link     = "1" "~" rules "~" cards { "~" field }
    cards    = [ card { "." card } ]             card = "7S", "10C", "JK", "R5", "FJ"; "JK-8C" is a joker laid as 8C
    field    = "discards-" cards | "seen-" cards | "indicator-" card
             | "drawn-" card "." ("stock" | "discard")
             | "table-" part { "." part }         part = card | "set" | "run" | "owner-" name | "taken-" number
             | "player-" name { "." fact }
             | "option-" setting "-" value        only settings that differ from the rule set
             | "phase-" ("play" | "draw") | "opened" | "opened_this_turn" | "out_of_turn"
             | "laid_before-" ("true" | "false")
             | ("players" | "stock" | "total" | "limit" | "contract" | "buys_used") "-" number
    fact     = "opened" | ("cards" | "total") "-" number | ("took" | "threw") "-" card
    value    = number | "true" | "false" | "null" | word | other JSON, escaped
    name     = letters and digits as they are; every other byte of UTF-8 as "_" and two hexadecimal digits

A link says what is on the page, which need not be a position yet: `read_position` judges what `read_link` read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from analyzer.cards import JOKER, Card, Joker
from analyzer.errors import PositionError, Problem
from analyzer.notation import parse_cards

VERSION = "1"
MAX_LINK = 4000
MAX_NAME = 40
CARD = re.compile(
    r"(?:JK|FJ|(?:10|[2-9AJQK])[SHDC]|[RKBY](?:1[0-3]|[1-9]))(?:-(?:(?:10|[2-9AJQK])[SHDC]|[RKBY](?:1[0-3]|[1-9])))?"
)
SETTING = re.compile(r"[a-z][a-z0-9_]*")
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,5}")
PLAIN_VALUE = re.compile(r"[a-z][a-z0-9_]*|0|[1-9][0-9]{0,5}")
ESCAPED = re.compile(r"(?:[A-Za-z0-9]|_[0-9a-f]{2})*")
CONSTANTS: dict[str, Any] = {"true": True, "false": False, "null": None}
SWITCHES = ("opened", "opened_this_turn", "out_of_turn")
COUNTS = ("players", "stock", "total", "limit", "contract", "buys_used")


def write_link(data: Mapping[str, Any]) -> str:
    """The link text of a position's JSON object in English letters; what is as usual is left out.

    >>> write_link({"rules": "rami30", "hand": "7SH JK", "discards": ["4D"], "options": {"open_min": 40}})
    '1~rami30~7S.7H.JK~discards-4D~option-open_min-40'
    """
    fields = [VERSION, str(data["rules"]), _write_cards(data.get("hand", ""))]
    for key in ("discards", "seen", "indicator"):
        if cards := _write_cards(data.get(key) or ""):
            fields.append(f"{key}-{cards}")
    if drawn := data.get("drawn"):
        fields.append(f"drawn-{_write_cards(drawn['card'])}.{drawn['from']}")
    fields += [_write_meld(laid) for laid in data.get("table", ())]
    fields += [_write_opponent(other) for other in data.get("opponents", ())]
    fields += [f"option-{write_option(key, value)}" for key, value in sorted(data.get("options", {}).items())]
    if data.get("phase"):
        fields.append(f"phase-{data['phase']}")
    fields += [key for key in SWITCHES if data.get(key)]
    usual = bool(data.get("opened")) and not data.get("opened_this_turn")
    if data.get("laid_before") not in (None, usual):
        fields.append(f"laid_before-{json.dumps(data['laid_before'])}")
    fields += [f"{key}-{data[key]}" for key in COUNTS if data.get(key) is not None]
    return "~".join(fields)


def _write_cards(cards: Any) -> str:
    return ".".join(str(piece).replace("=", "-") for piece in parse_cards(cards))


def _write_meld(laid: Mapping[str, Any]) -> str:
    stands = iter(parse_cards(laid.get("joker_as") or ""))
    parts = []
    for piece in parse_cards(laid["cards"]):
        stands_for = next(stands, None) if piece == JOKER else None
        named = Joker(stands_for) if isinstance(stands_for, Card) else piece
        parts.append(str(named).replace("=", "-"))
    if laid.get("type"):
        parts.append(str(laid["type"]))
    if laid.get("owner"):
        parts.append(f"owner-{_escape(laid['owner'])}")
    if laid.get("jokers_taken"):
        parts.append(f"taken-{laid['jokers_taken']}")
    return f"table-{'.'.join(parts)}"


def _write_opponent(other: Mapping[str, Any]) -> str:
    facts = [f"{key}-{other[key]}" for key in ("cards", "total") if other.get(key) is not None]
    facts += ["opened"] if other.get("opened") else []
    for key in ("took", "threw"):
        facts += [f"{key}-{str(piece).replace('=', '-')}" for piece in parse_cards(other.get(key) or "")]
    return ".".join([f"player-{_escape(other['name'])}", *facts])


def write_option(setting: str, value: Any) -> str:
    """A setting and its value as one text, `open_min-40`; `read_option` gives both back."""
    return f"{setting}-{_write_value(value)}"


def _write_value(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    plain = PLAIN_VALUE.fullmatch(text) and (not isinstance(value, str) or _plain_value(text) == value)
    return text if plain else _escape(json.dumps(value, separators=(",", ":")))


def _escape(text: str) -> str:
    return "".join(
        chr(byte) if chr(byte).isascii() and chr(byte).isalnum() else f"_{byte:02x}" for byte in text.encode()
    )


def read_link(text: str) -> dict[str, Any]:
    """The position's JSON object that a link's text holds. Raises PositionError naming the part that is no such text.

    >>> read_link("1~rami30~7S.7H.JK~table-7C.JK-8C.9C.owner-self")["table"]
    [{'cards': ['7C', 'JK=8C', '9C'], 'owner': 'self'}]
    >>> read_link("1~rami30~7S.<b>")
    Traceback (most recent call last):
    analyzer.errors.PositionError: bad_link at link: {'place': 3, 'part': '<b>'}
    """
    if len(text) > MAX_LINK:
        raise PositionError(Problem("text_too_long", "link", {"most": MAX_LINK}))
    version, *fields = text.split("~")
    if version != VERSION:
        raise PositionError(Problem("link_version", "link", {"value": version[:24], "known": VERSION}))
    if len(fields) < 2:
        raise PositionError(Problem("link_cut", "link"))
    data: dict[str, Any] = {}
    for place, field in enumerate(fields, start=1):
        try:
            _read_field(place, field, data)
        except BadPart as bad:
            raise PositionError(Problem("bad_link", "link", {"place": place + 1, "part": str(bad)[:24]})) from None
    return data


class BadPart(Exception):
    """A part of a field that the grammar does not know."""


def _read_field(place: int, field: str, data: dict[str, Any]) -> None:
    key, _, value = field.partition("-")
    if place == 1:
        data["rules"] = _matched(SETTING, field)
    elif place == 2:
        data["hand"] = _cards(field)
    elif key in ONCE and key not in data:
        data[key] = ONCE[key](value)
    elif key in REPEATED:
        name, reader = REPEATED[key]
        data.setdefault(name, []).append(reader(value))
    elif key == "option":
        setting, choice = read_option(value)
        data.setdefault("options", {})[setting] = choice
    else:
        raise BadPart(field)


def _matched(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise BadPart(text)
    return text


def _card(text: str) -> str:
    return _matched(CARD, text).replace("-", "=")


def _cards(text: str) -> list[str]:
    return [_card(part) for part in text.split(".")] if text else []


def _number(text: str) -> int:
    return int(_matched(NUMBER, text))


def _name(text: str) -> str:
    name = _unescape(text)
    if not name or len(name) > MAX_NAME or not name.isprintable():
        raise BadPart(text)
    return name


def _unescape(text: str) -> str:
    plain = re.sub("_(..)", lambda match: f"%{match[1]}", _matched(ESCAPED, text))
    raw = re.sub(rb"%([0-9a-f]{2})", lambda match: bytes.fromhex(match[1].decode()), plain.encode())
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise BadPart(text) from None


def _switch(text: str) -> bool:
    if text not in ("", "true", "false"):
        raise BadPart(text)
    return text != "false"


def _phase(text: str) -> str:
    if text not in ("play", "draw"):
        raise BadPart(text)
    return text


def _drawn(text: str) -> dict[str, str]:
    card, _, source = text.partition(".")
    if source not in ("stock", "discard"):
        raise BadPart(text)
    return {"card": _card(card), "from": source}


def _meld(text: str) -> dict[str, Any]:
    laid: dict[str, Any] = {"cards": []}
    for part in text.split("."):
        name, _, detail = part.partition("-")
        if part in ("set", "run"):
            laid["type"] = part
        elif name == "owner":
            laid["owner"] = _name(detail)
        elif name == "taken":
            laid["jokers_taken"] = _number(detail)
        else:
            laid["cards"].append(_card(part))
    return laid


def _opponent(text: str) -> dict[str, Any]:
    name, *facts = text.split(".")
    other: dict[str, Any] = {"name": _name(name)}
    for fact in facts:
        about, _, detail = fact.partition("-")
        if fact == "opened":
            other["opened"] = True
        elif about in ("cards", "total"):
            other[about] = _number(detail)
        elif about in ("took", "threw"):
            other.setdefault(about, []).append(_card(detail))
        else:
            raise BadPart(fact)
    return other


def read_option(text: str) -> tuple[str, Any]:
    """The setting and the value of one text; what they mean is judged elsewhere. Raises BadPart for any other text.

    >>> read_option("open_min-40"), read_option(write_option("penalty", {"ace": 20}))
    (('open_min', 40), ('penalty', {'ace': 20}))
    """
    setting, _, value = text.partition("-")
    return _matched(SETTING, setting), _plain_value(value)


def _plain_value(text: str) -> Any:
    if text in CONSTANTS:
        return CONSTANTS[text]
    if PLAIN_VALUE.fullmatch(text):
        return int(text) if text.isdigit() else text
    try:
        return json.loads(_unescape(text))
    except (json.JSONDecodeError, RecursionError):
        raise BadPart(text) from None


ONCE: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(("discards", "seen"), _cards),
    **dict.fromkeys(COUNTS, _number),
    **dict.fromkeys((*SWITCHES, "laid_before"), _switch),
    "indicator": _card,
    "drawn": _drawn,
    "phase": _phase,
}
"""Fields that a link holds at most once."""
REPEATED: dict[str, tuple[str, Callable[[str], Any]]] = {"table": ("table", _meld), "player": ("opponents", _opponent)}
"""Fields of which there may be several, with the key of their list."""
