## The page

page-analyse = Analyse
page-thinking = Working it out …
waiting-step = { $step ->
    [turn] Best turn
    [alternatives] Other good turns
    [distance] Distance and chances
    [draw] Where to draw from
   *[discards] Discards compared
} · step { $number } of { $steps } · { $seconds } s
waiting-stop = Stop
waiting-stopped = Stopped: the rest of the answer was not worked out.
waiting-stopped-bar = Stopped
waiting-again = Go on
page-language = Language
page-rules = Rule set
page-examples = Examples
page-clear = Clear
page-kept = Still from the example: { $names }.
page-clear-round = Clear those too
kept-table = the table
kept-discards = the discard pile
kept-seen = the cards seen elsewhere
kept-drawn = the card drawn
kept-opened = that you have opened
kept-total = your points
kept-limit = the limit
page-meld-number = Meld { $number }
page-as-text = { $zone }, as text
page-placeholder-hand = 7S 8S QH JK
page-placeholder-discards = oldest first, e.g. 4D KH
page-placeholder-meld = 7C JK 9C
page-drop-meld = Remove this meld
page-zone-hand = Hand
page-zone-discards = Discard pile
page-new-meld = Meld on the table
page-tap = Tap { pieces }
page-tapped = Done
page-remove = Remove { $name }
page-turn-details = Turn and scores
page-opened = I have opened
page-opened-this-turn = … in this very turn
page-phase = Draw
page-drawn = { capital-piece } just drawn
page-drawn-unknown = not said
page-drawn-from = Drawn from
page-total = My points so far
page-limit = Limit of points
page-players = Players
page-house-rules = House rules{ $count ->
    [0] { "" }
    [one] { " " }· { $count } changed
   *[other] { " " }· { $count } changed
}
page-other-options = Also set: { $options }
phase-auto = by the number of { pieces }
phase-play = { piece } drawn
phase-draw = still to draw
pile-stock = the stock
pile-discard = the discard pile

rules-rami30 = Rami 30 (main lisse)
rules-classic = Classic rami
rules-kalooki51 = Kalooki 51
rules-kalooki40 = Kalooki 40
rules-rami51 = Rami 51 (pure run)
rules-rami40 = Rami 40
rules-gin = Gin rummy
rules-rummikub = Rummikub (tiles)
rules-shanghai = Shanghai rami
rules-okey = Okey (Turkish rami)

option-open_min = Points needed to open
option-open_scope = The points come from
option-opening_needs_pure_run = A run without joker is needed
option-jokers = Jokers in the packs
option-min_naturals = Natural { pieces } in each meld
option-adjacent_jokers = Jokers may lie side by side
option-swap = Jokers may be exchanged
option-swap_owner = Exchange jokers from melds
option-swap_reuse_now = An exchanged joker is laid at once
option-take_discard = Taking from the discard pile
option-final_discard = Discard of the last { piece }
option-layoff_before_open = Adding to melds before opening
option-layoff_same_turn = Adding in the turn of the opening
option-hand_size = { capital-pieces } dealt
option-ace_low_run = Ace before a two (A-2-3)
open_scope-turn_total = all melds of the turn
open_scope-single_meld = one meld
final_discard-required = required
final_discard-optional = optional
final_discard-none = no discards
take_discard-free = always allowed
take_discard-must_meld_it = only to lay it in a new meld
take_discard-must_meld_any = only to lay a new meld
take_discard-meld_or_layoff = only to lay it
swap_owner-any = of all players
swap_owner-others = of other players

## The verdict

verdict-empty = Enter your hand: type it, tap it, or choose an example.
verdict-problems = { $count ->
    [one] Not analysed: one thing to mend
   *[other] Not analysed: { $count } things to mend
}
verdict-beside = What is wrong stands beside its field.
verdict-open = You can open with { points } ({ $required } needed)
verdict-open-detail = The melds open with { points }; { $required } are needed.
verdict-lay = You can lay melds worth { points }
verdict-short = { $missing ->
    [one] { $missing } point short
   *[other] { $missing } points short
} of opening: { $points } of { $required }
verdict-cannot-open = You cannot open this turn
verdict-go-out = You can go out now
verdict-bonus = With everything laid at one stroke: { $bonus }.
no-bonus = { $why ->
    [laid] No bonus: something was laid in an earlier turn.
    [rules] These rules have no bonus for going out in one stroke.
    [layoffs] No bonus: it is for melds alone, with nothing added to the table.
   *[opening] No bonus: the hand goes out without the opening.
}
verdict-best-turn = Best turn: place { $cards ->
    [one] { $cards } { piece }
   *[other] { $cards } { pieces }
}, { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} left in hand
verdict-nothing-to-lay = Nothing to lay: { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} left in hand
verdict-not-out = You cannot go out this turn.
verdict-before-draw = Before the draw: this is what the hand holds now.
bonus-main_lisse = main lisse
bonus-rami = Rami
bonus-kalooki = Kalooki
bonus-going_rami = going Rami
bonus-effect = { $multiply ->
    [1] { $add ->
        [0] no extra points
       *[other] each opponent + { $add }
    }
   *[other] opponents’ points × { $multiply }
}

## The results

heading-turn = Your best turn
heading-closest = Closest melds
heading-discards = What to discard
heading-draw = Take the discard?
heading-exposure = If the round ends
kind-set = set
kind-run = run
kind-pair = pair
step-meld = Lay
step-layoff = Add
step-swap = Exchange
step-discard = Discard
draw-no-upcard = No discard is on the pile: draw from the stock.
draw-turn = The turn with this { piece }
discards-all = { $count ->
    [one] The only discard in figures
   *[other] All { $count } discards compared
}
column-card = { capital-piece }
column-points = Left
column-why = Remark
goal-unreachable = { $most ->
    [0] This cannot be reached with the { pieces } still unseen.
    [one] More than one draw away: it is not worked out any farther.
   *[other] More than { $most } draws away: it is not worked out any farther.
}
exposure-now = now
exposure-after = after your best turn
exposure-meaning = Your points if another player goes out: with the hand as it is, after your best turn, and where his bonus counts.
elimination-none = No such ending takes you out of the game: you have { $total } of { $limit } points.
elimination-if = **{ $case }**: { points }{ $total ->
    [0] { "" }
   *[other] , { $sum } in all
}, and the limit is { $limit }: you would be out of the game.

## Contracts, tiles, knocking, other turns

page-contract = Contract of this deal
page-contract-option = { $number }: { $melds }
page-buys = Buys so far
page-indicator = Visible tile
page-placeholder-hand-tiles = R1-3 K5 B5 Y5 JK
page-placeholder-discards-tiles = oldest first, e.g. R4 K13
verdict-cannot-lay = Nothing can be laid this turn
verdict-can-knock = You can knock
verdict-cannot-knock = You cannot knock yet
verdict-own-meld = A meld on the table is yours: if you have opened, say so under “{ page-turn-details }”.
verdict-over = The round is over
best-points = most points laid
best-cards = most { pieces } placed
best-penalty = fewest points left
best-jokers_kept = most jokers kept
best-tie = as good as the best turn
others-stock = { capital-pieces } in the stock
others-out-of-turn = It is another player’s turn
others-out-of-turn-help = Then the { upcard } can only be bought: with one more { piece } from the stock, and nothing is laid before your own turn.
others-meaning = The other players: { pieces } in hand (left empty: the { $cards } dealt, less what they laid) and whether they have laid. It feeds the danger of a discard and the chance that the round ends.
others-cards = { capital-pieces } of { $name }
others-opened = { $name } has opened

## Words that Streamlit writes by itself

streamlit-upload = Choose a file
streamlit-megabytes = MB per file
streamlit-file = File
streamlit-menu = Main menu
streamlit-pages = Pages
streamlit-system = System
streamlit-light = Light
streamlit-dark = Dark
streamlit-print = Print
streamlit-record = Record screen
streamlit-stop = Stop
streamlit-help = Help
streamlit-help-for = Help for
streamlit-clear = Clear value
streamlit-more = Increment
streamlit-less = Decrement
streamlit-open = Open
streamlit-copy = Copy
streamlit-copied = Copied
streamlit-columns = Show or hide columns:
streamlit-csv = Download as CSV:
streamlit-search = Search:
streamlit-fullscreen = Full screen:
streamlit-data = Show data:
streamlit-png = Download as PNG:
streamlit-vega = Copy Vega-Lite code:
