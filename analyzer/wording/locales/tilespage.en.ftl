## Tiles and contracts on the page

wildcard-free = wildcard ({ $face })
wildcard-as = wildcard as { $face }
starred-as = starred tile as { $face }
page-wildcard = the wildcard
page-starred = the starred tile
page-resting = Kept, but without use here: { $shown }. { $reason }
resting-no-discards = These rules have no discard pile; the cards come back with rules that have one.
resting-no-table = These rules lay the whole hand at once, so that no meld lies on the table; the cards come back with other rules.
problem-foreign_cards = { $count ->
    [one] { $count } { $deck ->
        [tiles] card does not belong to this game of tiles
       *[cards] tile does not belong to this game of cards
    }: { $cards }. It stays in the field: replace it, or choose another rule set.
   *[other] { $count } { $deck ->
        [tiles] cards do not belong to this game of tiles
       *[cards] tiles do not belong to this game of cards
    }: { $cards }. They stay in the field: replace them, or choose another rule set.
}

contract-part = { $kind ->
    [set] { $count ->
        [one] set of { $size }
       *[other] { $count } sets of { $size }
    }
   *[run] { $count ->
        [one] run of { $size }
       *[other] { $count } runs of { $size }
    }
}
contract-no-more-buys = No further buy is needed.
heading-contract-held = The contract in your hand
blind-now = You can go out blind, everything in one turn: { points } for you, { $bare ->
    [true] as no joker is used
   *[false] as a joker is used
}.
blind-never = Going out blind does not exist in this contract: its cards and one discard never make a whole hand.
blind-not-yet = { $buys ->
    [0] Going out blind exists in this contract without a buy, but not now.
    [one] Going out blind exists in this contract with exactly one buy (so far { $used }), but not now.
   *[other] Going out blind exists in this contract with exactly { $buys } buys (so far { $used }), but not now.
}
blind-too-late = { $buys ->
    [0] Going out blind exists in this contract only without a buy; you have bought { $used ->
        [one] once
       *[other] { $used } times
    }.
    [one] Going out blind exists in this contract only with exactly one buy; you have bought { $used } times.
   *[other] Going out blind exists in this contract only with exactly { $buys } buys; you have bought { $used } times.
}

okey-away = { $draws ->
    [one] No win yet: one good draw away
   *[other] No win yet: { $draws } good draws away
}
okey-last = You cannot go out, and this is your last turn
okey-never = No win is within reach with the tiles still unseen
okey-way = { $way ->
    [pairs] Seven pairs
   *[out] Sets and runs
}: { $draws ->
    [0] within reach now
    [one] one good draw away
   *[other] { $draws } good draws away
}
okey-way-never = { $way ->
    [pairs] Seven pairs
   *[out] Sets and runs
}: out of reach
okey-nearest = { $ways }. { $nearest ->
    [pairs] Seven pairs are nearer.
    [out] Sets and runs are nearer.
   *[both] Both are equally near.
}
okey-win = You win now
okey-win-pairs = You win now with seven pairs
okey-win-melds = You win now with sets and runs
okey-cost = The others get { points } each{ $ending ->
    [wild_discard] { " " }if the wildcard is thrown last, { $plain } with any other last tile
    [seven_pairs] { " " }for seven pairs
   *[melds] { " " }for sets and runs
}.
okey-any-discard = Whichever tile you throw, you get { $points ->
    [one] { $points } point
   *[other] { $points } points
} if another player wins with sets and runs: nothing counts before the whole hand is laid. The tiles whose loss keeps a win nearest come first.
okey-short-points = { $points } for each
heading-last-discards = Last tile to throw
last-discards-meaning = Each of these tiles can be thrown last; below it, what every other player gets then.
last-discards-pairs = Each of these tiles can be thrown last.
