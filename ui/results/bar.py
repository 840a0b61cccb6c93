"""The verdict as a bar: a sign, a headline, and the card to throw or the pile to draw from."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from analyzer import Analysis, Position
from analyzer.wording import Text
from ui import cards


def banner(text: Text, headline: str, good: bool, advice: str = "") -> str:
    """The large one, at the head of the answer."""
    return _bar(text, "banner", headline, good, advice)


def short(text: Text, headline: str, good: bool, advice: str = "") -> str:
    """The one at the bottom, in sight however far the answer is scrolled."""
    return _bar(text, "short", headline, good, advice)


def waiting(words: str) -> str:
    """A bar without a verdict."""
    headline = f'<span class="headline">{escape(words)}</span>'
    return f'<div class="verdict short wait"><span class="sign" aria-hidden="true">…</span>{headline}</div>'


def told(lines: Iterable[str]) -> str:
    """The sentences below the banner."""
    return f'<ul class="told">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ul>'


def advised(text: Text, position: Position, analysis: Analysis) -> str:
    """What to throw, or where to draw from; nothing where neither is asked."""
    if analysis.draw:
        if analysis.draw.best is None:
            return ""  # there is no card to be had
        best, upcard = analysis.draw.best, position.upcard
        shown = upcard if best != "stock" else None
        best = "pass" if best == "stock" and position.out_of_turn else best  # the draw is another player's
    elif analysis.discards:
        best, shown = "discard", analysis.discards[0].card
    else:
        return ""
    face = cards.face_html(shown, text.lang, small=True, wild=position.wild) if shown is not None else ""
    return f'<span class="advice">{escape(text(f"advised-{best}"))} {face}</span>'


def _bar(text: Text, look: str, headline: str, good: bool, advice: str) -> str:
    sign, state = ("✓", "good") if good else ("✕", "bad")
    spoken = escape(text(f"whynot-{'can' if good else 'cannot'}"), quote=True)
    return (
        f'<div class="verdict {look} {state}"><span class="sign" role="img" aria-label="{spoken}">{sign}</span>'
        f'<span class="headline">{escape(headline)}</span>{advice}</div>'
    )
