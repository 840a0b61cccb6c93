"""The report of a position in words: verdict, contract, draw, best turn, discards, distances, exposure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer import Analysis, Position
from analyzer.cards import Piece
from analyzer.drawreport import Buy, Take
from analyzer.duties import wrongly_taken
from analyzer.exposure import ending_prices, last_turn, over
from analyzer.melds import Meld
from analyzer.odds import looked_ahead
from analyzer.report import Goal, Knock, Step, Turn
from analyzer.rounds import SEVEN_PAIRS
from analyzer.terminal.layout import INDENT, card_text, cards_text, paragraphs, table, wrapped
from analyzer.terminal.rules import contract_words, ending_name, ending_words, setting_text
from analyzer.terminal.sentences import contract_verdict, draw_advice, ending_chances, no_bonus, stroke_words
from analyzer.values import meld_points
from analyzer.wording import Text


def report(text: Text, position: Position, analysis: Analysis, letters: str) -> list[str]:
    """All parts in the order of a player's questions."""
    return _Report(text, position, analysis, letters).lines()


class _Report:
    """One report; every method gives the lines of one part, or none where it has nothing to say."""

    def __init__(self, text: Text, position: Position, analysis: Analysis, letters: str) -> None:
        self.text = Text(text.lang, letters, position.rules.deck)
        self.position, self.analysis, self.letters = position, analysis, letters
        self.rules = position.rules

    def lines(self) -> list[str]:
        first, turn = self.analysis.opening, self.analysis.advised
        parts = [self.head(), self.verdict(), self.contract(), self.draw()]
        if first.melds and set(first.melds) != set(turn.melds) and not self.rules.lay_all_at_once:
            heading = "report-melds-most" if first.possible else "report-melds-closest"
            parts.append([self.text(heading), *self.melds(first.melds)])
        if turn.steps and (turn.goes_out or not self.rules.lay_all_at_once):
            parts.append([self.text("report-turn"), *self.steps(turn, self.position)])
        return paragraphs([*parts, self.discards(), self.goals(), self.exposure()])

    def card(self, piece: Piece) -> str:
        return card_text(self.position.naming(piece), self.letters)

    def cards(self, pieces: Iterable[Piece]) -> str:
        return " ".join(map(self.card, pieces))

    def laid(self, meld: Meld) -> str:
        return cards_text(meld.text(self.position.naming), self.letters)

    def head(self) -> list[str]:
        """Rule set, changed options, the hand and what is wild."""
        text, position = self.text, self.position
        options = ", ".join(f"{name}={setting_text(value)}" for name, value in position.options.items())
        title = text(f"rules-{self.rules.name}")
        lines = [text("report-rules", rules=title, options=options) if options else title]
        shown = self.cards(position.hand)
        lines += wrapped(text("report-hand", count=len(position.hand), shown=shown), first="")
        if position.wild and position.indicator:
            wild, indicator = (card_text(str(tile), self.letters) for tile in (position.wild, position.indicator))
            lines.append(text("report-wild", wild=wild, indicator=indicator))
        return lines

    def verdict(self) -> list[str]:
        """What can be done now in a sentence, and what belongs to it."""
        analysis = self.analysis
        headline, *details = self.judged()
        if analysis.draw:
            details.insert(0, self.text("report-before-draw"))
        if wrong := wrongly_taken(self.position, analysis.opening.take_legal):
            details.append(self.text.reason(wrong))
        if analysis.knock:
            details.append(self.knock(analysis.knock))
        return [headline, *(line for detail in dict.fromkeys(details) for line in wrapped(detail))]

    def judged(self) -> list[str]:
        text, analysis = self.text, self.analysis
        first, turn, not_out = analysis.opening, analysis.turn, text("report-not-out")
        if ended := over(self.position):
            return [text("verdict-over"), text.reason(ended)]
        if analysis.go_out.possible:
            return [text("report-go-out"), *self.going_out()]
        if last := last_turn(self.position):
            return [not_out, text.reason(last)]
        if self.rules.lay_all_at_once:
            return [not_out]
        if analysis.contract and not self.position.opened:
            return [contract_verdict(text, analysis.contract), not_out]
        if self.position.opened:
            if turn.cards_placed:
                return [text("report-best-turn", cards=turn.cards_placed, penalty=turn.penalty_after), not_out]
            return [text("report-nothing-to-lay", penalty=turn.penalty_after), not_out]
        # How many points are short is the verdict's to say.
        reasons = [text.reason(reason) for reason in first.reasons if reason.code != "below_minimum"]
        if first.possible:
            code = "report-can-open" if first.required else "report-can-lay"
            return [text(code, points=first.best_points, required=first.required), *reasons, not_out]
        if first.missing_points:
            needs = {"points": first.best_points, "required": first.required}
            return [text("report-short", missing=first.missing_points, **needs), *reasons]
        return [text("report-cannot-open"), *reasons]

    def going_out(self) -> list[str]:
        """The opening that it needs, the last discards and the bonus."""
        text, out, first = self.text, self.analysis.go_out, self.analysis.opening
        lines = []
        if not self.position.opened and first.required and first.possible:
            lines.append(text("report-opening", points=first.best_points, required=first.required))
        if out.by and self.rules.win_points:
            price = self.rules.win_points.get("seven_pairs" if out.by == "pairs" else "melds", 0)
            lines.append(text("report-by", by=out.by, points=price))
        if thrown := cards_text(filter(None, out.discards), self.letters):
            lines.append(text("report-last-discard", shown=thrown))
        if "" in out.discards:
            lines.append(text("report-no-last-discard"))
        return [*lines, *self.bonus(out.bonus)]

    def bonus(self, code: str | None) -> list[str]:
        """What the best ending adds; where endings have prices, that of the way out is told with it."""
        text = self.text
        if code is not None and code in self.rules.bonus:
            return [text("report-bonus", bonus=ending_words(text, code, self.rules.bonus[code]))]
        if self.rules.win_points is None:
            return [no_bonus(text, self.position, self.analysis)]
        if code in (None, SEVEN_PAIRS):
            return []
        return [text("report-price", ending=ending_name(text, code), points=ending_prices(self.rules).get(code, 0))]

    def knock(self, knock: Knock) -> str:
        return self.text("report-knock", possible=knock.possible, deadwood=knock.deadwood, at=knock.at)

    def contract(self) -> list[str]:
        """What the deal asks for, and what stands in the way; that cards are missing is the verdict's to say."""
        state, text = self.analysis.contract, self.text
        if state is None:
            return []
        melds = contract_words(text, self.position.requirements)
        lines = [text("report-contract", number=state.number, melds=melds)]
        if self.position.opened:
            return [*lines, INDENT + text("report-contract-laid", number=state.number)]
        details = [text.reason(each) for each in state.reasons if state.met or each.code == "runs_adjacent"]
        buys = state.buys_needed
        if buys != 0:
            details.append(text("report-no-buys") if buys is None else text("report-buys", buys=buys))
        if state.blind_buys is not None:
            details.append(text("report-blind", buys=state.blind_buys))
        return [*lines, *(line for detail in details for line in wrapped(detail))]

    def melds(self, found: Sequence[Meld]) -> list[str]:
        return table([[self.laid(meld), *self.meld_notes(meld)] for meld in found], right=[2])

    def meld_notes(self, meld: Meld) -> list[str]:
        """Its kind, and its points where an opening counts them."""
        points = self.text("points-count", count=meld_points(meld, self.rules))
        return [self.text(f"kind-{meld.kind}"), *([] if self.rules.lay_all_at_once else [points])]

    def steps(self, turn: Turn, position: Position) -> list[str]:
        """The turn as numbered steps, each with its cards."""
        text, laid = self.text, iter(turn.melds)
        rows = []
        for number, step in enumerate(turn.steps, 1):
            if step.do == "meld":
                meld = next(laid)
                cards, note = self.laid(meld), ", ".join(self.meld_notes(meld))
            else:
                cards, note = self.cards(step.cards), self.onto(step, position)
            rows.append([f"{number}.", text(f"report-{step.do}"), cards, note])
        return [*table(rows), INDENT + text("report-summary", cards=turn.cards_placed, penalty=turn.penalty_after)]

    def onto(self, step: Step, position: Position) -> str:
        """The table meld of a lay-off or swap, by its number; melds of this turn follow those of the table."""
        if step.onto is None:
            return ""
        before = len(position.table)
        if step.onto >= before:
            return self.text(f"report-{step.do}-new", number=step.onto - before + 1)
        return self.text(
            f"report-{step.do}-table", number=step.onto + 1, meld=self.laid(position.table[step.onto].meld)
        )

    def draw(self) -> list[str]:
        """Before the draw: whether the upcard may and should be taken."""
        text, draw, upcard = self.text, self.analysis.draw, self.position.upcard
        if draw is None:
            return []
        stock = [text.reason(reason) for reason in draw.stock.reasons]
        if draw.take is None or upcard is None:
            lines = [*([text("report-no-upcard")] if draw.stock.legal else []), *stock]
            return [text("report-draw"), *(line for each in lines for line in wrapped(each))]
        take = draw.take
        lines = [text("report-upcard", shown=self.card(upcard))]
        if not self.position.out_of_turn:
            lines += self.advised(take, ("take", "leave", "illegal"), draw.stock.expected if draw.stock.legal else None)
            lines += [line for line in stock if line not in lines]
        told = [text("report-draw"), *(line for each in lines for line in wrapped(each))]
        if draw.best == "take" and take.turn and take.turn.steps:
            told += [INDENT + text("report-draw-turn"), *self.steps(take.turn, self.position.after_taking())]
        if draw.buy:
            bought = self.advised(draw.buy, ("buy", "pass", "barred"), draw.buy.without)
            told += wrapped(text("report-line", label=text("report-out-of-turn"), content=" ".join(bought)))
        return told

    def advised(self, way: Take | Buy, codes: tuple[str, str, str], without: float | None) -> list[str]:
        """Whether the upcard should be had in one way, and why."""
        return [draw_advice(self.text, way, codes, without), *map(self.text.reason, way.reasons)]

    def discards(self) -> list[str]:
        """Cards that may be thrown, the best first; cards of equal figures stand together, and so do equal reasons."""
        text, grouped = self.text, dict[tuple[int, str, str], list[str]]()
        for row in self.analysis.discards:
            level = text("danger-level", level=row.danger.level) if row.danger else ""
            average = text("number", number=round(row.expected or 0.0, 1))
            grouped.setdefault((row.penalty_after, average, level), []).append(self.card(row.card))
        if not grouped:
            return []
        if self.rules.lay_all_at_once and not self.analysis.go_out.possible:
            # They cost the same; the order tells which keep a win nearest.
            alike = text("okey-any-discard", points=self.analysis.turn.penalty_after)
            tiles = " ".join(self.card(row.card) for row in self.analysis.discards)
            return [text("report-discards"), *wrapped(alike), *wrapped(tiles), *self.why(), *self.danger()]
        head = [text("report-points-left"), text("report-average"), text("report-cards-thrown"), text("column-danger")]
        rows = [[str(left), average, " ".join(cards), level] for (left, average, level), cards in grouped.items()]
        lines = [text("report-discards"), *table([head, *rows], right=[0, 1])]
        meaning = text("report-average-meaning", stroke=stroke_words(text, self.rules))
        return [*lines, *wrapped(meaning), *self.why(), *self.danger()]

    def why(self) -> list[str]:
        """One sentence for each discard: what decided."""
        told: dict[str, list[str]] = {}
        for row in self.analysis.discards:
            for reason in row.reasons[:1]:
                told.setdefault(self.text.reason(reason), []).append(self.card(row.card))
        lines = [self.text("report-line", label=" ".join(cards), content=why) for why, cards in told.items()]
        heading = [INDENT + self.text("report-why")] if lines else []
        return [*heading, *(each for line in lines for each in wrapped(line, INDENT * 2))]

    def danger(self) -> list[str]:
        """Why the discard of the best turn is as dangerous as it is."""
        thrown = next((row for row in self.analysis.discards if row.card == self.analysis.advised.discard), None)
        if thrown is None or thrown.danger is None or not thrown.danger.risk:
            return []
        why = " ".join(map(self.text.reason, thrown.danger.reasons))
        return wrapped(self.text("report-line", label=self.card(thrown.card), content=why))

    def goals(self) -> list[str]:
        """How far each goal is and the cards that bring it nearer; an opening that was laid is no goal."""
        if last_turn(self.position):
            return []
        done = ("open", "contract") if self.position.opened else ("out",) if self.position.requirements else ()
        told = [self.goal(name, goal) for name, goal in self.analysis.nearest_goals.items() if name not in done]
        return [self.text("report-distance"), *(line for lines in told for line in lines)] if told else []

    def goal(self, name: str, goal: Goal) -> list[str]:
        text, total = self.text, goal.out_count
        if goal.distance is None:
            content = text("report-goal-never", most=looked_ahead(self.rules))
        elif goal.distance == 0:
            # A contract may be held and yet not be laid this turn.
            content = text("report-goal-held" if name == "contract" else "report-goal-now")
        else:
            content = text("report-goal-draws", draws=goal.distance, outs=total)
        lines = wrapped(text("report-line", label=text("report-goal", goal=name), content=content))
        outs = ", ".join(f"{self.card(card)} ×{copies}" for card, copies in goal.outs)
        return [*lines, *wrapped(outs.replace(" ×", "\N{NO-BREAK SPACE}×"), indent=INDENT * 2)]

    def exposure(self) -> list[str]:
        """What the round costs if another player ends it, and which endings take the player out of the game."""
        text, position, risk = self.text, self.position, self.analysis.exposure
        cases = {"now": text("report-now"), "after": text("report-after")}
        cases |= {code: text("report-against", ending=ending_name(text, code)) for code in risk.changed}
        costs = {"now": risk.now, "after": risk.after, **risk.changed}
        rows = []
        for code, label in cases.items():
            fatal = code in risk.eliminated_if
            sums = {"sum": position.total + costs[code], "limit": position.limit or 0}
            note = text("report-eliminated", **sums) if fatal else ""
            rows.append([label, text("points-count", count=costs[code]), note])
        if risk.ends_before:
            rows.append([text("exposure-expected"), text("points-count", count=round(risk.expected, 1)), ""])
        lines = [text("report-exposure"), *table(rows, right=[1])]
        lines += [each for line in ending_chances(text, risk) for each in wrapped(line)]
        if position.limit is not None and not risk.eliminated_if:
            lines += wrapped(text("report-safe", total=position.total, limit=position.limit))
        return lines
