## The score sheet: the match

page-scores = Scores
scores-new = New match
scores-back = Back to the last match
scores-players = Players
scores-player = Player { $number }
scores-name = Name of player { $number }
scores-limit = Limit of points
scores-limit-help = A player whose total goes beyond the limit is out. With 1 a single round decides.
scores-limit-none = none
scores-limit-other = other
scores-limit-number = Points
scores-rounds = Rounds to play
scores-rounds-open = no fixed number
scores-rounds-help = After so many rounds the lowest total wins. Leave it empty to play on until the limit decides or you end the match.
scores-start = Start the match
scores-menu = Match
scores-end = End the match here
scores-ends = { $limit ->
    [0] { $rounds ->
        [0] open end
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
   *[other] limit { $limit }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } round
       *[other] , { $rounds } rounds
    }
}

## Entering a round

scores-enter-round = Enter round { $number }
scores-correct-round = Correct round { $number }
scores-how = How did it end?
scores-who = Who went out?
scores-choose-winner = Choose who went out; then enter what the others have left.
scores-left-in-hand = { $player } has left
scores-hand-placeholder = 7S QH JK, or 26
scores-unopened = had not opened
scores-jokers-used = Jokers in the melds laid
scores-wild-discard = The last discard was a wildcard
scores-twin = Twin of the visible tile held by
scores-nobody = nobody
scores-points-meaning = The points as they go into the sheet, every bonus included; 0 for the one who went out.
scores-ending-plain = plain
scores-ending-points = points only
scores-ending-main_lisse = main lisse
scores-ending-rami = Rami
scores-ending-kalooki = Kalooki
scores-ending-going_rami = going Rami
scores-ending-blind = blind
scores-ending-melds = sets and runs
scores-ending-seven_pairs = seven pairs
scores-ending-impasse = impasse
scores-preview = With this round:
scores-add = Add the round
scores-save = Save the correction
scores-save-drop = Save it and drop { $count ->
    [one] the round after it
   *[other] the { $count } rounds after it
}
scores-cancel = Cancel
scores-later = The rounds after it would no longer fit:

## The sheet

scores-standing = Standing
scores-sheet = Rounds and totals
scores-round = Round
scores-round-number = Round { $number }
scores-one-player = Player
scores-total = Total
scores-before = Before
scores-leads = leads
scores-wins = wins
scores-went-out = went out
scores-eliminated = eliminated
scores-no-part = took no part
scores-out-in = { $round ->
    [0] eliminated from the start
   *[other] eliminated in round { $round }
}
scores-to-limit = { $points ->
    [0] on the limit
    [one] { $points } point to the limit
   *[other] { $points } points to the limit
}
scores-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
scores-at = { $place }: { $what }
scores-won = { $player } wins.
scores-why-last = All the others went beyond the limit of { $limit }.
scores-why-ended = Everybody went beyond the limit; of those who did so last, the one who ended the round wins, then the fewest points.
scores-why-lowest = { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} are the lowest total.
scores-tie = The match is over and tied: { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
scores-change = Change
scores-correct = Correct
scores-remove = Remove
scores-undo = Undo
scores-chart-alt = Totals after each round. At the end: { $totals }

## The pot, files, the analyser

scores-pot = Pot
scores-pot-amount = Amount in the pot
scores-pot-meaning = { $share }% go to the winner, { $rest }% in equal parts to the others.
scores-pot-limits = { $share }% go to the winner, { $rest }% to the others with few points.
scores-pot-limit = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: below { $points } points
scores-pot-later = The pot is shared once somebody has won.
scores-payouts = Payouts
scores-amount = { NUMBER($amount, minimumFractionDigits: 2) }
scores-file = scores-{ $rules }
scores-download = Save as { $kind }
scores-upload = Open a saved sheet (JSON or CSV)
scores-analyse = Analyse with my total
scores-analyse-meaning = Takes your total and the limit to the analyser. Who are you?
scores-analyse-as = { $player } · { $total }
