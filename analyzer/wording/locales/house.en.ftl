## The house rules of the page

house-differs = Differs from { $rules }: { $list }.
house-difference = { $option }: { $value } instead of { $standard }
house-part = { $option }, { $part }
house-contract = Contract { $number }
house-now-standard = Standard: { $value }
house-back = Back to the standard: { $option }
house-all-back = All back to { $rules }
house-theme = Theme
house-theme-changed = { $theme } · { $count }
house-edit = Contract to change
house-add-to = Add: { $option }
house-add-choose = choose
house-remove = Remove: { $option }
house-empty = none
house-item = { $option }, { $part }
house-instead = { $option }: { $word }
house-count-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}

theme-opening = First laying
theme-melds = Sets and runs
theme-aces = Aces
theme-jokers = Jokers
theme-swaps = Jokers on the table
theme-layoffs = Adding to melds
theme-turn = The turn
theme-contracts = Contracts
theme-deal = The deal
theme-end = Counting at the end
theme-bonus = Bonuses
theme-match = The match

## Parts of the options that are tables or lists

penalty-ace = ace
penalty-face = jack, queen, king
penalty-joker = joker
penalty-pip = other { pieces }
penalty-key = rank { $key }
joker_limits-set = in sets
joker_limits-run = in runs
joker_limits-key = from { $key } { pieces } on
pot_limit-key = { $key ->
    [one] after { $key } round
   *[other] after { $key } rounds
}
contracts-row = contract { $number }
contracts-row-row = meld { $number }
max_buys-row = contract { $number }
decks_by_players-row = row { $number }
part-players = from players
part-packs = packs
part-jokers = jokers
part-kind = kind
part-size = { pieces }
part-multiply = the others’ points times
part-add = the others’ points plus
part-own = own score plus
part-own_without_joker = own score without joker

## What it means when nothing is set

max_set-null = no limit of its own
max_run_len-null = no limit
max_jokers_per_meld-null = any number
joker_limits-null = no limits
swap_max_meld-null = of any size
two_joker_limit-null = all
knock_at-null = no knocking
contracts-null = no contracts
one_stroke-null = no bonus
penalty_unopened-null = his { pieces }
elimination-null = nobody is
win_points-null = the { pieces } are counted
pot_limit-null = always
part-own_without_joker-null = the same
