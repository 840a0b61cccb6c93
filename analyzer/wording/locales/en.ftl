## Cards

card-name = { $rank } of { $suit }
rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-11 = jack
rank-12 = queen
rank-13 = king
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
tile-name = { $colour ->
    [red] red
    [black] black
    [blue] blue
   *[yellow] yellow
} { $number }
joker = joker
joker-as = joker as { $face }
starred-tile = starred tile
piece = { $deck ->
    [tiles] tile
   *[cards] card
}
pieces = { $deck ->
    [tiles] tiles
   *[cards] cards
}
capital-piece = { $deck ->
    [tiles] Tile
   *[cards] Card
}
capital-pieces = { $deck ->
    [tiles] Tiles
   *[cards] Cards
}
upcard = { $deck ->
    [tiles] top tile
   *[cards] upcard
}
capital-upcard = { $deck ->
    [tiles] Top tile
   *[cards] Upcard
}
cards-count = { $count ->
    [one] { $count } { piece }
   *[other] { $count } { pieces }
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-or = or

## Places of an input: `{place}: {what is wrong}`

place-card = { piece } { $number }
place-meld = meld { $number }
place-player = player { $number }
place-step = step { $number }
place-hand = hand
place-discards = discard pile
place-seen = { pieces } seen
place-table = table
place-table-one = meld { $number } on the table
place-cards = { pieces }
place-options = options
place-letters = letters
place-rules = rule set
place-total = total
place-limit = limit
place-players = number of players
place-table_meld = meld on the table
place-phase = phase
place-opened = opened
place-out_of_turn = another player’s turn
place-opened_this_turn = opened this turn
place-drawn = { piece } drawn
place-stock = stock
place-opponents = opponents
place-opponents-one = opponent { $number }
place-took = { pieces } taken
place-threw = { pieces } thrown
place-name = name
place-link = link
place-jokers_taken = jokers taken
place-owner = owner
place-position = position

## Why something is not possible; `brief` is the half-sentence after “is not a meld:”

reason-too_short = A meld of this kind needs at least { $required } { pieces }; it has { $size }.
    .brief = it has too few { pieces }
reason-mixed = { $deck ->
    [tiles] The tiles are neither of one number nor of one colour.
   *[cards] The cards are neither of one rank nor of one suit.
}
    .brief = { $deck ->
        [tiles] the tiles are neither of one number nor of one colour
       *[cards] the cards are neither of one rank nor of one suit
    }
reason-not_consecutive = The { pieces } of the run are not consecutive.
    .brief = the { pieces } do not follow one another
reason-corner = A run may not go round the corner, as in { corner-shown }.
    .brief = a run may not go round the corner, as in { corner-shown }
corner-shown = { $deck ->
    [tiles] 13-1-2
   *[cards] K-A-2
}
reason-duplicate_suit = { $card } is twice in the set; every suit may come once.
    .brief = a suit comes twice in the set
reason-duplicate_colour = { $card } is twice in the set; every colour may come once.
    .brief = a colour comes twice in the set
reason-set_too_long = The set has { $size } { pieces }; a set ends at { $most }.
    .brief = the set has too many { pieces }
reason-meld_too_long = The meld has { $size } { pieces }; { $most } is the most here.
    .brief = the meld has too many { pieces }
reason-not_enough_naturals = A meld needs { $required ->
    [one] { $required } { piece } that is no joker
   *[other] { $required } { pieces } that are no jokers
}; it has { $naturals }.
    .brief = too few of its { pieces } are natural { pieces }
reason-too_many_jokers = The meld has { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}; { $most ->
    [0] none is allowed
    [one] one is allowed
   *[other] { $most } are allowed
}.
    .brief = it has too many jokers
reason-adjacent_jokers = Two jokers lie side by side, and the house rules forbid that.
    .brief = two jokers lie side by side
reason-joker_not_in_game = This game is played without jokers.
    .brief = this game is played without jokers
reason-too_many_copies = { $card } exists only { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
}.
    .brief = it holds a { piece } more often than the packs
reason-ace_low_forbidden = { $deck ->
    [tiles] A 1 comes only after a 13 here, not before a 2.
   *[cards] An ace comes only after a king here, not before a two.
}
    .brief = { $deck ->
        [tiles] a 1 comes only after a 13 here
       *[cards] an ace comes only after a king here
    }
reason-ace_set_forbidden = Sets { of-ones } are forbidden here.
    .brief = sets { of-ones } are forbidden here
of-ones = { $deck ->
    [tiles] of 1s
   *[cards] of aces
}
reason-not_identical = A pair needs two tiles of the same colour and number.
    .brief = the two tiles are not the same
reason-below_minimum = The melds make { points } and the first laying needs { $required }: { $missing } more.
reason-single_meld_too_small = The largest meld makes { points } and a single meld must make { $required }: { $missing } more.
reason-needs_pure_run = The first laying needs a run without a joker.
reason-nothing_to_lay = No meld can be laid with these { pieces }.
reason-not_opened = The first melds must be on the table before that.
reason-same_turn = That must wait for a later turn than the first laying.
reason-no_new_melds = No new melds may be laid after the first ones.
reason-no_layoffs = Adding to melds on the table is not allowed here.
reason-no_swaps = Jokers on the table may not be exchanged here.
reason-no_joker = That meld has no joker to exchange.
reason-no_table_melds = No meld lies on the table.
reason-no_such_meld = There is no such meld on the table.
reason-wrong_card = The joker of that meld stands for another { piece }.
reason-own_meld = Only jokers in melds of other players may be exchanged.
reason-second_joker = Only { $most ->
    [one] one joker
   *[other] { $most } jokers
} of that meld may be taken, and it is gone.
reason-joker_not_reused = The joker taken from the table must be laid again in the same turn.
reason-freed_joker_in_opening = A joker from the table does not help the first laying.
reason-discard_needs_new_meld = { $card } from the discard pile may only be taken to lay a new meld in the same turn.
reason-drawn_not_used = { $card } from the discard pile may only be taken to be laid in the same turn, and that is not possible.
reason-returned_discard = { $card } was just taken from the discard pile and may not be thrown back in the same turn.
reason-no_discard_left = One { piece } must be kept to be discarded.
reason-no_discards = This game has no discards: the last { piece } is laid.
reason-one_discard = A turn ends with exactly one discard.
reason-after_discard = The turn ends with the discard; nothing follows it.
reason-not_in_hand = { $card } is not in the hand.
reason-not_all_laid = The whole hand must be laid at once; { $left ->
    [one] { $left } { piece } is left
   *[other] { $left } { pieces } are left
}.
reason-too_few_cards = No { piece } was given for that.
reason-too_many_melds = The contract asks for fewer melds.
reason-wrong_size = The contract asks for melds of another size.
reason-runs_adjacent = Two runs of one suit must be parted by at least one { piece }.
reason-goes_out = With this discard the hand is empty and the round ends.
