## What a discard gives away

danger-level = { $level ->
    [none] ○ none
    [low] ◔ low
    [medium] ◑ medium
   *[high] ● high
}
danger-index = { $level ->
    [none] ○ none
    [low] ◔ low · { $percent } of 100
    [medium] ◑ medium · { $percent } of 100
   *[high] ● high · { $percent } of 100
}
column-danger = Danger
danger-heading = What each discard gives away, and why
danger-meaning = The index estimates how likely the player who may take the { piece } can use it at once: sure with a meld on the table that takes it as it lies, else as if the others held random { pieces }, their jokers left aside. “None” is exact.
reason-frees_joker = { $card } frees the joker of { $mine ->
    [true] your new meld { $number }
   *[false] meld { $number } on the table
}.
reason-can_lay_off = { $card } can be added to { $mine ->
    [true] your new meld { $number }
   *[false] meld { $number } on the table
}.
reason-joins_with = Together with { $cards }, { $card } can be added to { $mine ->
    [true] your new meld { $number }
   *[false] meld { $number } on the table
}.
reason-once_melded = A player who lays a new meld in the same turn can put { $card } onto { $mine ->
    [true] your new meld { $number }
   *[false] meld { $number } on the table
}.
reason-gives_joker = A joker helps whoever takes it.
reason-wanted = { $player } took { $cards } and holds on to { $count ->
    [one] it: this goes with it.
   *[other] them: this goes with them.
}
reason-partners_live = { $count ->
    [one] One choice of unseen { pieces } makes
   *[other] { $count } choices of unseen { pieces } make
} a meld with it.
reason-partners_need_joker = Only a joker can still make a meld with it.
reason-no_contract_meld = No meld of the contract can be made with it.
reason-too_few_to_meld = Players who could take it hold too few cards to make a meld with it.
reason-nobody_draws = Nobody draws after it: the stock ends the round.
reason-partners_dead = Nothing unseen makes a meld with it.
reason-taken_to_open = A player who has not opened may take it only to lay the { $required } points of the opening.
reason-thrown_before = { $player } threw { $card } before.
reason-lies_in_pile = { $card } already lies in the pile.

## The round ended by another player

exposure-expected = average by your next turn
exposure-ends = { $first ->
    [none] The round hardly ever ends before your next turn, before the sixth one with a chance of { $last }
   *[other] The round ends before your next turn with a chance of { $first }, before the sixth one with { $last }
}: figures of simulated rounds.
opening-points = { $open ->
    [one] { $open } point
   *[other] { $open } points
}
stroke-needed = { $needed ->
    [0] Holding the hand for { $ending } pays whatever its chance: opening now costs { opening-points } on average before your next turn.
    [100] Holding the hand for { $ending } does not pay: opening now costs { opening-points } on average before your next turn, and no chance would make up for holding.
   *[other] Opening now costs { opening-points } on average before your next turn; holding for { $ending } pays only if you can go out at one stroke next turn with a chance of { $needed }% or more.
}
stroke-compared = Before your next turn, opening now costs { opening-points } on average, holding for { $ending } { $gain ->
    [true] brings { $hold }
   *[false] { $hold }
}: { $better ->
    [open] open now
   *[hold] hold
}.
stroke-chance = With { $card } thrown now and nothing laid, { $chance ->
    [none] going out in one stroke is not possible next turn.
   *[other] you go out in one stroke next turn with a chance of { $chance }.
}
number = { $number }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
