heading-whynot = Possible or not
whynot-help = Everything that the rules allow in a turn: what you can do now, what not, and why.
whynot-can = yes
whynot-cannot = no
whynot-open = Open:
whynot-lay = Lay melds:
whynot-opens = { points }, { $required } are needed.
whynot-lays = { points } can be laid.
whynot-contract = Contract { $number }:
whynot-contract-held = your hand holds it.
whynot-contract-missing = { $cards ->
    [one] One { piece } is missing.
   *[other] { $cards } { pieces } are missing.
}
whynot-take = Take { $card } from the discards:
whynot-take-free = always allowed here.
whynot-take-must_meld_it = it goes into a new meld.
whynot-take-must_meld_any = a new meld can be laid with it.
whynot-take-meld_or_layoff = it can be laid.
whynot-taken = { $card } taken from the discards:
whynot-taken-allowed = that was allowed.
whynot-layoff = Add to the table:
whynot-layoff-fits = { $card } fits meld { $number }.
whynot-layoff-barred = { $card } would fit meld { $number }.
whynot-layoff-none = no { piece } of your hand fits a meld on the table, jokers apart.
whynot-swap = Exchange a joker:
whynot-swap-fits = { $card } frees the joker of meld { $number }.
whynot-swap-barred = { $card } would free the joker of meld { $number }.
whynot-swap-none = you do not hold the { piece } that a joker on the table stands for.
whynot-knock = Knock:
whynot-knock-why = { $deadwood ->
    [one] { $deadwood } point
   *[other] { $deadwood } points
} of deadwood, { $at } at most{ $over ->
    [0] { "" }
    [one] : one too many
   *[other] : { $over } too many
}.
whynot-out = Go out:
whynot-out-now = the whole hand goes down now.
whynot-out-with = { $count ->
    [one] with { $cards } as the last discard.
   *[other] with one of { $cards } as the last discard.
}
whynot-out-left = { $cards ->
    [one] One { piece } stays
   *[other] { $cards } { pieces } stay
} in hand after the best turn, worth { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}.
whynot-late = It comes only after the contract.
whynot-never = { $most ->
    [0] { $named ->
            [true] { $goal ->
                [pairs] By seven pairs: out
               *[out] By sets and runs: out
            }
           *[false] Out
        } of reach with the { pieces } still unseen.
   *[other] { goal-unreachable }
}
whynot-away = { $named ->
    [true] { $goal ->
        [pairs] { "By seven pairs: " }
       *[out] { "By sets and runs: " }
    }
   *[false] { "" }
}{ $draws ->
    [one] { $draws } good draw away
   *[other] { $draws } good draws away
}, { $outs ->
    [0] but no { advice-unseen-one } helps.
    [one] one { advice-unseen-one } helps.
   *[other] { $outs } { advice-unseen } help.
}
