## Chapters

chapter-deal = The deal
chapter-melds = Melds
chapter-aces = Aces and ones
chapter-jokers = Jokers
chapter-opening = Opening or contract
chapter-layoff = Adding to the table
chapter-swap = Taking a joker back
chapter-discard = Drawing and discarding
chapter-buying = Buying
chapter-wildcards = Wildcards
chapter-end = End of the round
chapter-bonuses = Bonuses
chapter-penalties = Penalties
chapter-elimination = The match

## The deal

lesson-deal-deck = { $packs ->
    [one] One pack
   *[other] { $packs } packs
} { $deck ->
    [tiles] of 52 numbered tiles
   *[cards] of 52 cards
}, { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
}: { $cards } { $deck ->
    [tiles] tiles
   *[cards] cards
} in all.
lesson-deal-deck-starred = { $packs } packs of 52 numbered tiles and { $jokers } starred tiles: { $cards } tiles in all.
lesson-deal-more-players = From { $players } players on: { $packs } packs and { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
}.
lesson-deal-players = Where nothing else is said, { $players } players sit at the table.
lesson-deal-hand = Each player is dealt { $hand_size } { $deck ->
    [tiles] tiles
   *[cards] cards
}.
lesson-deal-indicator = The first tile of the stock is turned over: the visible tile. Nobody takes it.
lesson-deal-stock = The rest is the stock, face down; a discard pile, face up, lies beside it.
lesson-deal-stock-only = The rest is the stock, face down. There is no discard pile.
lesson-deal-contracts = A match has { $count } deals, each with its own contract.

## Melds

lesson-melds-set = A set is { $min_set } or more { $deck ->
    [tiles] tiles of one number, all of different colours
   *[cards] cards of one rank, all of different suits
}; { $most } at most.
lesson-melds-set-twins = A set is { $min_set } or more { $deck ->
    [tiles] tiles of one number; a colour may come twice
   *[cards] cards of one rank; a suit may come twice
}{ $most ->
    [0] .
   *[other] ; { $most } at most.
}
lesson-melds-run = A run is { $min_run } or more { $deck ->
    [tiles] tiles of one colour
   *[cards] cards of one suit
} that follow one another without a gap; { $most } at most.
lesson-melds-pairs = Seven pairs of identical tiles win as well, without sets and runs.
lesson-melds-pairs-wild = A wildcard may complete a pair.
lesson-melds-pairs-bare = A wildcard may not complete a pair.
lesson-melds-points = In a meld { $deck ->
    [tiles] a tile counts its number
   *[cards] a number card counts its number
}; { $court ->
    [0] 11, 12 and 13 count 11, 12 and 13.
   *[other] { $deck ->
        [tiles] 11, 12 and 13 count { $court } each.
       *[cards] jack, queen and king count { $court } each.
    }
}
lesson-melds-counted = The points of melds laid are shown as well.

## Aces

lesson-aces-place = { $deck ->
    [tiles] { $where ->
        [both] A 1 may begin a run before the 2, or end it after the 13.
        [low] A 1 may begin a run before the 2, but not follow the 13.
        [high] A 1 may end a run after the 13, but not come before the 2.
       *[neither] A 1 belongs to no run.
    }
   *[cards] { $where ->
        [both] An ace may begin a run before the two, or end it after the king.
        [low] An ace may begin a run before the two, but not follow the king.
        [high] An ace may end a run after the king, but not come before the two.
       *[neither] An ace belongs to no run.
    }
}
lesson-aces-corner = { $deck ->
    [tiles] A run may go round the corner: 13-1-2 is allowed.
   *[cards] A run may go round the corner: king-ace-two is allowed.
}
lesson-aces-no-corner = { $deck ->
    [tiles] A run does not go round the corner: 13-1-2 is refused.
   *[cards] A run does not go round the corner: king-ace-two is refused.
}
lesson-aces-sets = { $deck ->
    [tiles] 1s may be laid as a set.
   *[cards] Aces may be laid as a set.
}
lesson-aces-no-sets = { $deck ->
    [tiles] 1s may not be laid as a set.
   *[cards] Aces may not be laid as a set.
}
lesson-aces-low-points = { $deck ->
    [tiles] A 1 before a 2 counts { $points }.
   *[cards] An ace before a two counts { $points }.
}
lesson-aces-high-points = { $deck ->
    [tiles] A 1 after a 13 counts { $points }.
   *[cards] An ace after a king counts { $points }.
}
lesson-aces-set-points = { $deck ->
    [tiles] A 1 in a set counts { $points }.
   *[cards] An ace in a set counts { $points }.
}

## Jokers

lesson-jokers-none = This game has no jokers.
lesson-jokers-any = A joker stands for any { $deck ->
    [tiles] tile
   *[cards] card
} that a set or run is missing.
lesson-jokers-indicated = Wildcards do what jokers do elsewhere: a wildcard stands for any tile.
lesson-jokers-naturals = { $least ->
    [one] At least one { $deck ->
        [tiles] tile
       *[cards] card
    } of a meld is no joker.
   *[other] At least { $least } { $deck ->
        [tiles] tiles
       *[cards] cards
    } of a meld are no jokers.
}
lesson-jokers-ratio = { $ratio ->
    [minority] A meld has fewer jokers than other cards.
   *[at_most_half] At most half of a meld are jokers.
}
lesson-jokers-most = A meld holds { $most ->
    [0] no joker.
    [one] at most one joker.
   *[other] at most { $most } jokers.
}
lesson-jokers-limit = { $kind ->
    [set] A set
   *[run] A run
} of { $span ->
    [open] { $size } cards or more
    [one] { $size } cards
   *[range] { $size } to { $last } cards
}: { $most ->
    [0] no joker.
    [one] at most one joker.
   *[other] at most { $most } jokers.
}
lesson-jokers-side-by-side = Jokers may lie side by side in a run.
lesson-jokers-apart = Two jokers may not lie side by side in a run.
lesson-jokers-replaced = A joker in a meld counts as the { $deck ->
    [tiles] tile
   *[cards] card
} that it replaces.
lesson-jokers-fixed = A joker in the first laying always counts { $points }.

## Opening or contract

lesson-opening-free = The first meld has no minimum: any meld may be laid.
lesson-opening-min = The first laying needs { $open_min } points; exactly { $open_min } is enough.
lesson-opening-scope-turn_total = All melds laid in that turn are added up.
lesson-opening-scope-single_meld = One meld alone must make the { $open_min } points.
lesson-opening-pure = The first laying must include a run without a joker.
lesson-opening-whole = Nothing is laid before the whole hand can be laid at once, one tile left to throw.
lesson-opening-later = In later turns new melds need no minimum.
lesson-opening-no-more = After the first laying no new melds may be laid.
lesson-contract-first = Nothing may be laid before the contract of the deal is complete.
lesson-contract = Contract { $number }: { $melds }.
lesson-contract-exact = The melds have exactly these sizes; nothing more is laid.
lesson-contract-longer = The melds may be longer than the contract asks.
lesson-contract-runs-gap = Two runs of one suit are parted by at least one missing card.
lesson-contract-runs-not_adjacent = Two runs of one suit may not lie end to end; overlapping is allowed.
lesson-contract-ranks-differ = The sets of a contract have different ranks.
lesson-contract-ranks-free = Two sets of a contract may have the same rank.

## Adding to the table

lesson-layoff-none = Nothing is added to melds on the table.
lesson-layoff-how = Cards that fit may be added to any meld on the table: at the ends of a run, or a missing suit to a set.
lesson-layoff-opened = Only a player who has opened may add.
lesson-layoff-before-open = A player may add before he has laid a meld himself.
lesson-layoff-same-turn = He may add in the very turn of his first laying.
lesson-layoff-later-turn = He may not add in the turn of his first laying, only later.

## Taking a joker back

lesson-swap-no-jokers = There are no jokers to take back.
lesson-swap-none = Jokers on the table stay where they are.
lesson-swap-how = Whoever holds the card that a joker replaces may put it there and take the joker.
lesson-swap-needs-open = Only a player who has opened may do so.
lesson-swap-before-open = A player may do so before he has laid a meld himself.
lesson-swap-owner-any = The meld may be anybody’s, also his own.
lesson-swap-owner-others = The meld must belong to another player.
lesson-swap-max-meld = The meld has at most { $most } cards.
lesson-swap-jokers-limit = Of a meld laid with several jokers, at most { $most ->
    [one] one is taken back
   *[other] { $most } are taken back
}.
lesson-swap-set-either = In a set of three, either missing suit frees the joker.
lesson-swap-set-both = In a set of three, both missing suits are needed to free the joker.
lesson-swap-set-declared = In a set, only the card named when the joker was laid frees it; an unnamed one goes for any missing suit.
lesson-swap-closed-set = A set of four cards gives up no joker.
lesson-swap-reuse = The joker must be laid again in the same turn.
lesson-swap-keep = The joker may be kept in hand.

## Drawing and discarding

lesson-discard-none = There are no discards. A player who cannot lay draws a tile.
lesson-discard-draw = A turn begins with one { $deck ->
    [tiles] tile
   *[cards] card
}: the top of the stock or the top of the discard pile.
lesson-discard-take-free = The top of the discard pile may be taken freely.
lesson-discard-take-must_meld_it = The top of the discard pile may be taken only to lay it in a new meld in the same turn.
lesson-discard-take-must_meld_any = Whoever takes the top of the discard pile must lay a new meld in the same turn.
lesson-discard-take-meld_or_layoff = The top of the discard pile may be taken only to lay it in the same turn, in a new meld or onto the table.
lesson-discard-ends-turn = A turn ends with one { $deck ->
    [tiles] tile
   *[cards] card
} thrown; nothing follows it.
lesson-discard-return = What was just taken may be thrown back.
lesson-discard-no-return = What was just taken from the discard pile may not be thrown back in the same turn.

## Buying

lesson-buying-none = There is no buying.
lesson-buying-how = A player out of turn may buy the upcard that the player on turn does not want; he draws one more card from the stock and waits for his turn.
lesson-buying-most = Contracts { $first } to { $last }: { $buys ->
    [0] no buys.
    [one] at most one buy a player.
   *[other] at most { $buys } buys a player.
}

## Wildcards

lesson-wildcards-none = No card is wild.
lesson-wildcards-jokers = Only jokers are wild.
lesson-wildcards-next = Wild is the tile that follows the visible one in its colour; after 13 comes 1. There are two of them.
lesson-wildcards-starred = The starred tiles are not wild: they are the tile that the wildcards would have been.

## End of the round

lesson-end-discard-required = The round ends when a player throws his last { $deck ->
    [tiles] tile
   *[cards] card
}: he keeps one for it.
lesson-end-discard-optional = The round ends when a player has no { $deck ->
    [tiles] tile
   *[cards] card
} left, with or without a last discard.
lesson-end-discard-none = The round ends when a player has laid his last { $deck ->
    [tiles] tile
   *[cards] card
}.
lesson-end-knock = A player may also knock when the cards outside his melds make { points } or less.
lesson-end-stock = When the stock is empty, the discards are shuffled into a new one; the last discard stays.
lesson-end-no-stock = When the stock is empty, play goes on without drawing.
lesson-end-impasse = When the stock is empty, the round ends in an impasse.

## Bonuses

lesson-bonus-none = There are no bonuses.
lesson-bonus-ending = { $ending }: { points }.
lesson-bonus-combine-max = Two dear endings at once cost only the dearer one.
lesson-bonus-combine-double = Two dear endings at once cost twice the dearer one.
lesson-bonus-indicator-end = The twin of the visible tile is paid for at the end of the round, whoever wins.
lesson-bonus-indicator-start = The twin of the visible tile is paid for when it is shown at the start.
lesson-bonus-indicator-off = The twin of the visible tile earns nothing.
lesson-bonus-multiply = { $bonus }: the points of the others count { $multiply } times.
lesson-bonus-add = { $bonus }: each opponent gets { points } more.
lesson-bonus-own = { $bonus }: the winner’s own score { $sign ->
    [less] falls by { $points }.
   *[more] rises by { $points }.
}
lesson-bonus-own-bare = { $bonus } without a joker: the winner’s own score { $sign ->
    [less] falls by { $points }.
   *[more] rises by { $points }.
}
lesson-bonus-shown = { $bonus }: it is named, but changes no points.
lesson-bonus-one-stroke = { $bonus } needs a hand laid in one turn, with nothing laid before.
lesson-bonus-with-layoffs = Cards added to the table in that turn count as well.
lesson-bonus-without-layoffs = Cards added to the table spoil it.

## Penalties

lesson-penalties-left = When the round ends, the others count the cards left in their hands.
lesson-penalties-no-cards = Tiles left in hand are not counted one by one.
lesson-penalties-fixed = A player who did not win gets { points } for an ordinary loss.
lesson-penalties-points = { $deck ->
    [tiles] { $part ->
        [ace] A 1 costs { $points }.
        [face] An 11, 12 or 13 costs { $points }.
        [joker] A joker costs { $points }.
       *[pip] Any other tile costs { $points }.
    }
   *[cards] { $part ->
        [ace] An ace costs { $points }.
        [face] A jack, queen or king costs { $points }.
        [joker] A joker costs { $points }.
       *[pip] Any other card costs { $points }.
    }
}
lesson-penalties-number = { $deck ->
    [tiles] { $part ->
        [ace] A 1 costs its number.
        [face] An 11, 12 or 13 costs its number.
       *[pip] Any other tile costs its number.
    }
   *[cards] { $part ->
        [ace] An ace costs 1.
        [face] Jack, queen and king cost 11, 12 and 13.
       *[pip] Any other card costs its number.
    }
}
lesson-penalties-rank = A { $rank } costs { $points }.
lesson-penalties-unopened = A hand that never opened costs { points }, whatever it holds.

## The match

lesson-elimination-above = Where a limit is set, a total above it puts a player out at once.
lesson-elimination-reaching = Where a limit is set, a total that reaches it puts a player out at once.
lesson-elimination-none = Nobody is put out; the lowest total after the last round wins.
lesson-elimination-pot = Where there is a pot, the winner gets { $winner }% and the others share { $rest }%.
lesson-elimination-pot-limit = { $rounds ->
    [one] In a match of one round
   *[other] In a match of { $rounds } rounds
}, only players below { $points } points have a share.
