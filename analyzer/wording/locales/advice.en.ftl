## Why a discard costs more or less than another one: the best is compared with the one that leaves least, the others with the best

advice-goal = { $goal ->
    [open] the opening
    [contract] the contract
    [pairs] seven pairs
   *[out] going out
}
advice-mine = { $draws ->
    [-1] out of reach
    [0] possible this turn
    [one] one good draw away
   *[other] { $draws } good draws away
}
advice-other = { $other ->
    [-1] out of reach
    [0] possible this turn
    [one] one good draw away
   *[other] { $other } good draws away
}
advice-unseen-one = unseen { $deck ->
    [tiles] tile
   *[cards] card
}
advice-unseen = unseen { $deck ->
    [tiles] tiles
   *[cards] cards
}
reason-goes_on = With { $card } the round would end.
reason-less_left = { $points ->
    [one] One point less stays
   *[other] { $points } points less stay
} in hand than with { $card }.
reason-more_left = { $points ->
    [one] One point more stays
   *[other] { $points } points more stay
} in hand than with { $card }.
reason-nearer = Keeps { advice-goal } nearer: { advice-mine }; with { $card }, { advice-other }.
reason-farther = Puts { advice-goal } farther off: { advice-mine }; with { $card }, { advice-other }.
reason-more_outs = { $outs ->
    [one] One { advice-unseen-one } brings
   *[other] { $outs } { advice-unseen } bring
} { advice-goal } nearer, { $other } with { $card }.
reason-fewer_outs = { $outs ->
    [0] No { advice-unseen-one } brings
    [one] Only one { advice-unseen-one } brings
   *[other] Only { $outs } { advice-unseen } bring
} { advice-goal } nearer, { $other } with { $card }.
reason-likelier = Makes { advice-goal } likelier within six draws: { $percent }%; with { $card }, { $other }%.
reason-less_likely = Makes { advice-goal } less likely within six draws: { $percent }%; with { $card }, { $other }%.
reason-safer = Gives away less: danger { $percent } of 100; with { $card }, { $other }.
reason-riskier = Gives away more: danger { $percent } of 100; with { $card }, { $other }.
reason-alike = Hardly differs from { $card }.
report-average = Average
average-horizon = until the round ends{ $stroke ->
    [none] { "" }
   *[other] , another player’s { $stroke } included
}
report-average-meaning = Average: points you pay { average-horizon }; from the points left, the chance of the next goal, how soon another player may end it, and what the { piece } gives away.
report-why = Why

## Where the next card comes from

reason-take_goes_out = With it the round can be ended.
reason-brings_nearer = It brings { advice-goal } { $draws ->
    [one] one draw
   *[other] { $draws } draws
} nearer.
reason-saves_points = { $points ->
    [one] One point less stays
   *[other] { $points } points less stay
} in hand now than after a useless { piece } drawn from the stock and thrown.
reason-not_wanted = It brings no goal nearer and saves nothing now.
reason-contract_needs_buys = { $buys ->
    [one] The contract needs one more buy
   *[other] The contract needs { $buys } more buys
} before it and a discard fit in a hand.
reason-adds_cards = Two more { pieces } come into the hand; if they stay, they cost { $points ->
    [one] one point
   *[other] { $points } points
} on average.
reason-no_buys_left = { $most ->
    [0] These rules know no buying.
    [one] The one buy of this deal is used.
   *[other] All { $most } buys of this deal are used.
}
reason-cannot_hold_so_many = The hand would hold { $size } { pieces }, and { $most } are the most.
reason-out_of_turn = It is another player’s turn: the upcard can only be bought.
reason-stock_ran_out = The stock is empty: the round is over, and { $points ->
    [0] nobody pays
    [one] everybody pays one point
   *[other] everybody pays { $points } points
}.
reason-last_turn = { $stock ->
    [0] The stock is empty
    [one] The stock holds one { piece }
   *[other] The stock holds { $stock } { pieces }
}: it ends the round before your next draw. If nobody goes out until then, { $points ->
    [0] nobody pays
    [one] everybody pays one point
   *[other] everybody pays { $points } points
}.
reason-stock_gone = The stock is empty: there is no { piece } to draw from it.
reason-stock_renewed = The stock is empty: the discards but the last are shuffled into a new one first.
reason-stock_empty = The stock is empty: there is no second { piece }.
report-draw-take = Take it: { points } on average in this round, { $other } with a { piece } from the stock.
report-draw-only = Take it: { points } on average in this round; there is no other { piece } to draw.
report-draw-leave = Draw from the stock: { points } on average in this round, { $other } with this { piece }.
report-draw-buy = Buy it: { points } on average in this round, { $other } without it.
report-draw-pass = Let it go: { points } on average in this round, { $other } if you buy it.
report-draw-barred = You may not buy it.
report-out-of-turn = When another player is to draw
