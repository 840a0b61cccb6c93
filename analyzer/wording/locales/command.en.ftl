## Help of the command line

help-program = Hints for rami hands: analyse a position, judge a meld, count a round, list the rules.
help-arguments = input
help-options = options
help-commands = commands
help-help = show this help and end
help-lang = language of the report, en or fr (default: as the system is set)
help-letters = letters of the cards typed here: en (A K Q J, S H D C) or fr (A R D V, P C K T); default: as the language. Files are in English letters unless this says otherwise
help-json = print the answer as one line of JSON
help-rules = name of the rule set
help-option = change one option of the rules, such as open_min=40; may come several times
help-indicator = the visible tile, which sets the wildcards

help-analyse = what a hand can open with, lay and throw, and what it may cost
help-analyse-input = a position as JSON, - for standard input; with --rules: the cards of the hand
help-analyse-rules = take the hand from the call, under that rule set
help-opened = you laid your first melds in an earlier turn
help-opened-this-turn = you laid your first melds in this very turn
help-drawn = the card drawn this turn
help-from = where it was drawn from (default: stock)
help-table = a meld on the table; write self: before a meld of your own; may come several times
help-discards = the discard pile, oldest card first
help-seen = other cards known to be gone
help-phase = whether the card of this turn is drawn (play) or still to draw (draw)
help-total = your points so far
help-limit = the limit of points
help-contract = number of the contract
help-buys-used = how often you bought in this deal
help-out-of-turn = another player is to draw: the upcard can only be bought
help-players = number of players

help-meld = whether cards are a meld, and what it is worth
help-meld-cards = the cards of the meld
help-as = judge the cards as a pair

help-score = the points of a round or a match, or the shares in a pot
help-score-input = a score request as JSON, - for standard input

help-sheet = the rule sets, or every option of one
help-sheet-name = a rule set; without it all are listed

help-jsonl = one JSON request a line on standard input, one answer a line

word-command = COMMAND
word-file = FILE
word-cards = CARDS
word-card = CARD
word-tile = TILE
word-meld = MELD
word-name = NAME
word-number = N
word-setting = NAME=VALUE
usage-analyse = { $program } (FILE | - | --rules NAME "CARDS") [options]

## Wrong calls

call-required = Missing: { $name }.
call-unknown = { $value } means nothing here.
call-choice = “{ $value }” is not a choice for { $name }. Choose { $known }.
call-value = { $name } needs a value.
call-no-value = { $name } takes no value.
call-argument = { $name }: { $message }
call-number = “{ $value }” is not a whole number.
call-setting = “{ $value }” sets no option. Write for example open_min=40.
call-one-file = Give one file, or - for standard input; cards need --rules NAME.
call-from = --from says where --drawn came from. Give both.
call-stdin = standard input

problem-file_unreadable = “{ $file }” cannot be read: { $why ->
    [FileNotFoundError] there is no such file
    [IsADirectoryError] it is a folder
    [NotADirectoryError] there is no such file
    [PermissionError] that is not permitted
   *[other] the system refuses
}.
problem-file_not_json = “{ $file }” is not JSON: it breaks in line { $line } at character { $place }.

place-contract = contract
place-buys_used = buys
place-indicator = visible tile
place-winner = winner
place-hands = hands
place-bonus = bonus
place-jokers_used = jokers used
place-unopened = players who had not opened
place-win = ending
place-rounds-one = round { $number }
place-rounds = rounds
place-last_round = last round
place-totals_before = totals before
place-pot = pot
place-losers = losers
place-penalties = penalty points

## The report of a position

report-rules = { $rules } · { $options }
report-hand = Hand · { $count ->
    [one] { $count } { piece }
   *[other] { $count } { pieces }
}: { $shown }
report-wild = Wildcards: { $wild } (visible tile { $indicator })
report-line = { $label }: { $content }

report-can-open = You can open with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $required } needed)
report-can-lay = You can lay melds worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-short = { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} short of opening: { $points } of { $required }
report-cannot-open = You cannot open this turn
report-go-out = You can go out now
report-not-out = You cannot go out this turn.
report-best-turn = Best turn: place { $cards ->
    [one] { $cards } { piece }
   *[other] { $cards } { pieces }
}, { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} left in hand
report-nothing-to-lay = Nothing to lay: { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} left in hand
report-before-draw = Before the draw: this is what the hand holds now.
report-opening = The melds open with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $required ->
    [one] { $required } is
   *[other] { $required } are
} needed.
report-bonus = With everything laid at one stroke: { $bonus }.
report-last-discard = Last discard: { $shown }.
report-no-last-discard = No discard is needed.
report-by = The hand goes out { $by ->
    [pairs] with seven pairs
   *[melds] with sets and runs
}; each opponent gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
report-price = With { $ending }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each opponent.
report-knock = { $possible ->
    [true] You can knock: the deadwood is { $deadwood }, and { $at } or less is enough.
   *[false] You cannot knock: the deadwood is { $deadwood }, and { $at } is the most.
}
report-contract = Contract { $number }: { $melds }
report-contract-meld = { $kind ->
    [set] set of { $size }
   *[run] run of { $size }
}
report-contract-laid = You have laid contract { $number }
report-contract-can = You can lay contract { $number }
report-contract-held = You hold contract { $number } but cannot lay it
report-contract-missing = { $cards ->
    [one] One { piece } is missing
   *[other] { $cards } { pieces } are missing
} for contract { $number }
report-contract-never = Contract { $number } cannot be reached with the cards still unseen
report-buys = { $buys ->
    [one] The contract and a discard need one more buy.
   *[other] The contract and a discard need { $buys } more buys.
}
report-no-buys = No number of buys makes room for the contract and a discard.
report-blind = { $buys ->
    [0] Going out blind is possible without a buy.
    [one] Going out blind takes one buy in all.
   *[other] Going out blind takes { $buys } buys in all.
}
report-own = own score { $own }
report-own-bare = own score { $own }, without joker { $bare }
report-melds-most = Opening with the most points
report-melds-closest = Closest melds
report-turn = Best turn
report-meld = Lay
report-layoff = Add
report-swap = Exchange
report-discard = Discard
report-layoff-table = to meld { $number } on the table: { $meld }
report-layoff-new = to your new meld { $number }
report-swap-table = for the joker of meld { $number } on the table: { $meld }
report-swap-new = for the joker of your new meld { $number }
report-summary = { $cards ->
    [0] No { piece } is placed
    [one] One { piece } is placed
   *[other] { $cards } { pieces } are placed
}; { $penalty ->
    [one] { $penalty } point stays
   *[other] { $penalty } points stay
} in hand.
report-draw = Take the discard?
report-upcard = { capital-upcard }: { $shown }
report-no-upcard = No discard is on the pile: draw from the stock.
report-draw-illegal = This { piece } may not be taken.
report-draw-turn = The turn with this { piece }
report-discards = What to discard
report-points-left = Points left
report-cards-thrown = { capital-piece } thrown
report-distance = Distance and outs
report-goal = { $goal ->
    [open] Opening
    [contract] Contract
    [pairs] Seven pairs
   *[out] Going out
}
report-goal-now = this turn
report-goal-held = the hand holds it
report-goal-never = { $most ->
    [0] out of reach with the { pieces } still unseen
    [one] more than one draw away, not worked out any farther
   *[other] more than { $most } draws away, not worked out any farther
}
report-goal-draws = { $draws ->
    [one] one good draw away
   *[other] { $draws } good draws away
}, { $outs ->
    [0] no unseen { piece } helps
    [one] one unseen { piece } helps
   *[other] { $outs } unseen { pieces } help
} (× copies left)
report-exposure = If the round ends
report-now = now
report-after = after the best turn
report-against = now, with { $ending }
report-eliminated = out of the game: { $sum } of { $limit }
report-safe = None of these takes you out of the game: you have { $total ->
    [one] { $total } point
   *[other] { $total } points
} of { $limit }.

ending-blind = going out blind
ending-melds = sets and runs
ending-seven_pairs = seven pairs
ending-wild_discard = a wildcard thrown last
ending-seven_pairs_wild = seven pairs and a wildcard thrown last
ending-impasse = an impasse
ending-indicator_twin = the twin of the visible tile

## A meld

meld-valid = { $shown } is a { $kind ->
    [set] set
    [pair] pair
   *[run] run
} worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
meld-invalid = { $shown } is no meld
meld-jokers = { $count ->
    [one] The joker stands
   *[other] The jokers stand
} for { $shown }.
meld-readings = Laid otherwise it is worth { points }.

## A score

score-player = Player
score-cards = { capital-pieces } left
score-counted = Counted
score-round = Round
score-round-number = Round { $number }
score-total = Total
score-place = Place
score-payout = Share
score-out = { $players } { $count ->
    [one] is
   *[other] are
} out of the game.
score-winner = { $player } has won.

## The rule sets

sheet-parent = * differs from { $parent ->
    [base] the common base
   *[other] { $parent }
}
