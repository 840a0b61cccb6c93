"""The sheet: where everybody stands, who leads or has won and why, and every round with its running totals."""

from __future__ import annotations

from html import escape

import streamlit as st

from analyzer.errors import ScoreError
from analyzer.match import Match, Rank, undo_round
from analyzer.rounds import CardRound, Round, WinRound
from analyzer.wording import Text
from ui.scores import book, draft
from ui.scores.words import ending, number, plain, sentence, signed


def tiles(text: Text, match: Match) -> None:
    """One tile a player, in the order of the ranking."""
    ranking = match.standing.ranking
    shown = "".join(_tile(text, match, rank) for rank in ranking)
    st.html(f'<div class="sc-tiles" role="list" aria-label="{escape(text("scores-standing"))}">{shown}</div>')


def _tile(text: Text, match: Match, rank: Rank) -> str:
    standing = match.standing
    kind, note = "", ""
    if standing.winner == rank.player:
        kind, note = "won", f"★ {text('scores-wins')}"
    elif rank.out is not None:
        kind, note = "gone", f"✕ {text('scores-out-in', round=rank.out)}"
    elif match.rounds and rank.player in standing.leaders:
        kind, note = "lead", f"▲ {text('scores-leads')}"
    elif match.limit is not None:
        note = text("scores-to-limit", points=match.limit - rank.total)
    elif match.rounds:
        note = text("scores-behind", points=rank.total - standing.ranking[0].total)
    bar = ""
    if match.limit is not None:
        filled = max(0, min(100, round(100 * rank.total / match.limit)))
        bar = f'<div class="sc-bar"><div style="width:{filled}%"></div></div>'
    return (
        f'<div class="sc-tile {kind}" role="listitem"><span class="sc-place">{rank.place}</span>'
        f'<span class="sc-name">{escape(rank.player)}</span><b>{number(rank.total)}</b>'
        f"<small>{escape(note)}&nbsp;</small>{bar}</div>"
    )


def verdict(text: Text, match: Match) -> None:
    """Who has won and why, or who leads."""
    standing = match.standing
    best = standing.ranking[0]
    if not standing.over:
        return
    if standing.winner is None:
        names = plain(", ".join(standing.leaders))
        st.info(text("scores-tie", players=names, points=best.total), icon=":material/balance:")
        return
    last = len(standing.eliminated) == len(match.players) - 1
    if best.out is not None:
        why = text("scores-why-ended")
    elif last:
        why = text("scores-why-last", limit=match.limit or 0)
    else:
        why = text("scores-why-lowest", points=best.total, rounds=len(match.rounds))
    st.success(f"**{text('scores-won', player=plain(standing.winner))}** {why}", icon=":material/trophy:")


def table(text: Text, match: Match) -> None:
    """Every round, its points and the totals after it; nothing before the first."""
    if not match.rounds:
        return
    st.header(text("scores-sheet"))
    # Equal columns whatever the names.
    share = f"width:{84 / len(match.players):.1f}%"
    heads = "".join(f'<th scope="col" style="{share}">{escape(player)}</th>' for player in match.players)
    rows = [_row(text, match, index) for index in range(len(match.rounds))]
    if any(match.start.values()):
        cells = "".join(f"<td><b>{number(match.start.get(player, 0))}</b></td>" for player in match.players)
        rows.insert(0, f'<tr><th scope="row">{escape(text("scores-before"))}</th>{cells}</tr>')
    totals = "".join(f"<td><b>{number(match.standing.totals[player])}</b></td>" for player in match.players)
    st.html(
        f'<div class="sc-scroll" role="region" tabindex="0" aria-label="{escape(text("scores-sheet"))}">'
        f'<table class="sc-table"><thead><tr><th scope="col">{escape(text("scores-round"))}</th>{heads}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody><tfoot><tr><th scope="row">{escape(text("scores-total"))}</th>{totals}</tr>'
        f"</tfoot></table></div>"
    )


def _row(text: Text, match: Match, index: int) -> str:
    how = special(text, match.rounds[index])
    cells = "".join(_cell(text, match, index, player) for player in match.players)
    note = f"<small>{escape(how)}</small>" if how else ""
    now = ' class="sc-now"' if st.session_state["sc_editing"] == index else ""
    return f'<tr{now}><th scope="row">{index + 1}{note}</th>{cells}</tr>'


def _cell(text: Text, match: Match, index: int, player: str) -> str:
    """The total after a round, the points of the round below it."""
    standing = match.standing
    points = standing.scores[index].points.get(player)
    if points is None:
        return f'<td class="sc-none"><span class="unseen">{escape(text("scores-no-part"))}</span>–</td>'
    signs = f"<small>{signed(points)}</small>"
    if match.rounds[index].winner == player:
        spoken = f'<span class="unseen"> {escape(text("scores-went-out"))}</span>'
        signs = f'<small class="sc-star">★ {signed(points)}{spoken}</small>'
    if any(rank.player == player and rank.out == index + 1 for rank in standing.ranking):
        signs += f'<span class="sc-out">✕ {escape(text("scores-eliminated"))}</span>'
    return f"<td><b>{number(standing.running[index][player])}</b>{signs}</td>"


def special(text: Text, played: Round) -> str:
    """How a round ended, where it is worth a word."""
    if isinstance(played, CardRound):
        return ending(text, played.bonus) if played.bonus else ""
    return ending(text, played.win) if isinstance(played, WinRound) else ""


def changes(text: Text, match: Match) -> None:
    """One round put right or taken away, and the last step undone."""
    s = st.session_state
    if not match.rounds and not book.can_undo():
        return
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="sc-changes"):
        if match.rounds:
            index = st.selectbox(
                text("scores-change"),
                range(len(match.rounds) - 1, -1, -1),
                format_func=lambda place: text("scores-round-number", number=place + 1),
                key=f"sc-which-{s['sc_rev']}",
                width=150,
            )
            if st.button(text("scores-correct"), key="sc-correct", icon=":material/edit:"):
                draft.fill(match, index, text.lang)
                st.rerun()
            if st.button(text("scores-remove"), key="sc-remove", icon=":material/delete:"):
                _remove(text, match, index)
        if st.button(text("scores-undo"), key="sc-undo", icon=":material/undo:"):
            book.undo()
            st.rerun()
    if s.get("sc_failed"):
        st.error(s["sc_failed"], icon=":material/error:")


def _remove(text: Text, match: Match, index: int) -> None:
    try:
        book.change(undo_round(match, index))
    except ScoreError as error:
        reasons = "  \n".join(plain(sentence(text, problem)) for problem in error.problems)
        st.session_state["sc_failed"] = f"{text('scores-later')}  \n{reasons}"
    st.rerun()
