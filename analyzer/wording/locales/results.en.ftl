## The answer's panel

percent = { $share }%
percent-below = < 1%
percent-above = > 99%
percent-less = less than 1%
percent-more = more than 99%
card-new = added now
unit-draws = { $count ->
    [one] draw
   *[other] draws
}
unit-cards = { $deck ->
    [tiles] { $count ->
        [one] tile
       *[other] tiles
    }
   *[cards] { $count ->
        [one] card
       *[other] cards
    }
}
unit-average = points on average
unit-average-soon = points on average by your next turn{ $gain ->
    [true] { " " }(a gain)
   *[false] { "" }
}
goal-name = { $goal ->
    [open] Opening
    [contract] Contract
    [pairs] Seven pairs
   *[out] Going out
}

think-first = Think first
think-first-help = The answer stays hidden until you ask for it, for each position anew.
think-first-words = **Your turn first.** What would you lay, and what would you throw?
think-first-show = Show the answer
think-first-bar = Think first: the answer is hidden

advised-discard = Discard
advised-take = Take
advised-buy = Buy
advised-stock = Draw from the stock
advised-pass = Let it go

heading-turn-held = What your hand holds now
turn-help = What to put on the table, in this order. Below each { piece } stand its points towards the opening; a joker counts as the rules say, in the place of its { piece }. A ringed { piece } with + is the one added to a meld of the table.
turn-best = Best turn
turn-choice = Turn shown
turn-choice-meaning = The best turn costs the fewest points on average. The others leave fewer now, lay the most points or { pieces }, keep jokers, or leave as little.
turn-other = { $number }: { $aims }
turn-against = { $points ->
    [one] One point is left
   *[other] { $points } points are left
} (best turn: { $best_points }), { $cards ->
    [one] one { piece } is placed
   *[other] { $cards } { pieces } are placed
} (best turn: { $best_cards }), { $jokers ->
    [0] no joker is spent
    [one] one joker is spent
   *[other] { $jokers } jokers are spent
} (best turn: { $best_jokers }).
turn-apart = Another turn leaves fewer points now ({ $points } against { $best }); on average this one is better.
turn-freed = joker freed:
turn-layoff-new = to your new meld { $number }, which is then:
turn-swap-new = for the joker of your new meld { $number }, which is then:
turn-layoff-table = to { $owner ->
    [self] your meld { $number }
    [opponent] meld { $number } of another player
   *[named] meld { $number } of { $player }
}, which is then:
turn-swap-table = for the joker of { $owner ->
    [self] your meld { $number }
    [opponent] meld { $number } of another player
   *[named] meld { $number } of { $player }
}, which is then:
turn-empty = Nothing stays in hand.
turn-left = Left in hand: { $deck ->
    [tiles] { $cards ->
        [one] one tile
       *[other] { $cards } tiles
    }
   *[cards] { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
}, { $penalty ->
    [one] one point
   *[other] { $penalty } points
} if the round ends

discards-help = Ordered by what they cost you on average { average-horizon }. “Left” is what stays in hand after the best laying with that { piece } thrown; a draw is a { piece } that helps, drawn from the stock; danger says how likely the next player can use the { piece }.
discard-alike = No figure tells it apart from the others.
discard-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
discard-never = { $goal ->
    [open] opening
    [contract] contract
    [pairs] seven pairs
   *[out] going out
}: out of reach
discard-away = { $goal ->
    [open] opening
    [contract] contract
    [pairs] seven pairs
   *[out] going out
}: { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}
discard-outs = { $outs } helpful { $deck ->
    [tiles] { $outs ->
        [one] tile
       *[other] tiles
    }
   *[cards] { $outs ->
        [one] card
       *[other] cards
    }
}
discard-chance = { $chance } in { $draws } draws
discards-csv = Download as CSV
column-points-help = Points left in hand after the best laying, with that { piece } thrown; fewer is better.
column-draws = Draws: { $goal }
column-draws-help = Fewest draws until the goal can be reached.
column-outs = Helpful: { $goal }
column-outs-help = Unseen { pieces } whose draw brings the goal one nearer, copies counted.
column-chance = % in { $draws } draws: { $goal }
column-chance-help = Chance to reach the goal within so many own draws.
danger-chip = { $level ->
    [none] ○ danger: none
    [low] ◔ danger: low
    [medium] ◑ danger: medium
   *[high] ● danger: high
}

heading-outlook = How far it is
outlook-help = { $thrown ->
    [true] The goals still ahead, each with the discard that leaves it nearest. A draw counts when the { piece } drawn helps; one { piece } is drawn and one thrown each turn.
   *[false] The goals still ahead. A draw counts when the { piece } drawn helps; one { piece } is drawn each turn.
}
goal-with = with { $card } thrown, which leaves this nearest
outlook-untold = **Going out:** how far it is, is not worked out { $why ->
    [neighbours] where jokers may not lie side by side.
    [value] before the opening where a joker counts a fixed number of points in it.
   *[other] for these rules.
}
figure-distance = Distance
figure-distance-help = The fewest good draws until the goal can be reached, if every { piece } you need comes.
figure-outs = Helpful { pieces }
figure-outs-help = Unseen { pieces }, copies counted, whose draw brings the goal one nearer.
figure-chance = Chance by { $draws ->
    [one] the next draw
   *[other] { $draws } draws
}
figure-chance-help = How likely the goal is reached within that many own draws from the stock, if the unseen { pieces } lie at random. For one draw it is exact when the goal is one draw away; further on it is an estimate.
outs-kinds = Show the { $kinds } kinds of { $deck ->
    [tiles] tile
   *[cards] card
} ({ $cards } unseen)
heading-curves = Chance by draw: { $goal ->
    [open] opening
    [contract] contract
    [pairs] seven pairs
   *[out] going out
}
curves-help = One line for each of the best discards: how likely the goal is reached by the first, second … own draw. “(+ 2)”: two more discards have the same chances.
curves-legend = Thrown
curves-draw = own draws from now
curve-name = { $first }{ $more ->
    [0] { "" }
   *[other] { " " }(+ { $more })
}
curve-spoken = { $first }{ $more ->
    [0] { "" }
    [one] { " " }or one more { piece }
   *[other] { " " }or { $more } more { pieces }
}
curve-told = With { $line } thrown: { $first } by the first draw, { $last } by draw { $draws } (draw by draw: { $all }).

figure-ends = Round over before { $turn ->
    [one] your next turn
   *[other] your turn no. { $turn }
}
figure-ends-help = How likely another player ends the round before then: figures of simulated rounds, by his number of { pieces } and whether he has opened.
heading-hold = Open now, or hold for { $ending }?
figure-open = Open now
figure-open-help = What you pay on average before your next turn once the best turn is laid.
figure-hold = Hold
figure-hold-help = What you pay on average before your next turn with the whole hand kept, less what the bonus brings times its chance.
figure-needed = Holding pays from
figure-needed-help = The chance to go out in one stroke next turn from which holding is better than opening.

unit-percents = { $count ->
    [one] percentage point
   *[other] percentage points
}
unit-points = { $count ->
    [one] point
   *[other] points
}
draw-help = The { upcard } against a { piece } from the stock. “On average” is what you pay in this round, by the same formula that orders the discards; fewer is better.
heading-buy = Buy it out of turn?
buy-help = In another player’s turn: the { upcard } and a second { piece } from the stock against letting it go. Fewer points are better.
figure-take = Take it
figure-stock = From the stock
figure-buy = Buy it
figure-pass = Let it go
figure-average-help = Points that you pay in this round on average, from the points left, the chance of the next goal, how soon another player may end it, and what you give away. Fewer is better.
gain-chance = Chance gained
gain-chance-help = How much likelier the next goal is by the third draw than with a { piece } from the stock.
gain-distance = Nearer by
gain-distance-help = Good draws that the { piece } spares on the way to the next goal.
gain-penalty = Saved now
gain-penalty-help = Points less in hand at once than after a useless { piece } drawn and thrown.
figure-two-cards = The two { pieces } cost
figure-two-cards-help = What the { upcard } and an average unseen { piece } cost if both stay in your hand.
buys-left = You may still buy { $count ->
    [one] once
   *[other] { $count } times
} in this deal, this time included.
discard-average = ≈ { points } until the round ends
column-average = Average
column-average-help = Points that you pay on average { average-horizon }, if this { piece } is thrown; the rows are in this order.
figure-stroke = Chance of one stroke
figure-stroke-help = How likely you can go out in one stroke next turn with everything kept in hand, the best discard for it thrown now.
