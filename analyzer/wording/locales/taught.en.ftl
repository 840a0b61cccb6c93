## Rami on Skill7

rule-R30-01 = Two to four players play.
rule-R30-02 = { $packs } packs of 52 cards and { $jokers } jokers: every card exists { $packs } times.
rule-R30-03 = Each player is dealt { $hand_size } cards.
rule-R30-04 = A stock, face down, and a discard pile, face up, lie on the table.
rule-R30-05 = The aim is to get rid of all cards by laying them in the middle.
rule-R30-06 = A turn starts with exactly one card: the top of the stock, or the last card thrown.
rule-R30-07 = The last discard may be taken without any condition.
rule-R30-08 = After drawing, a player who holds a meld may lay it; he need not.
rule-R30-09 = Every turn ends with a discard, whether or not anything was laid.
rule-R30-11 = A set is at least three cards of one rank.
rule-R30-12 = No suit may come twice into a set.
rule-R30-13 = A run is at least three cards of one suit, in order and without a gap.
rule-R30-14 = An ace may begin a run or end it.
rule-R30-15 = A run does not go round the corner: king, ace, two is refused.
rule-R30-16 = A meld has at least three cards.
rule-R30-17 = At least two cards of a meld are not jokers: ace, joker, joker could be a set or a run.
rule-R30-18 = A joker replaces any card that is missing in a set or run.
rule-R30-19 = In a meld a joker is worth the card that it replaces.
rule-R30-20 = Whoever holds the card that a joker on the table replaces may put it there and take the joker.
rule-R30-21 = The first laying needs { $open_min } points; exactly { $open_min } is enough.
rule-R30-22 = Three sevens make 21 points: alone they are not enough to open.
rule-R30-23 = In a meld jack, queen and king count { $court_points }; other cards count their number.
rule-R30-24 = In a run an ace counts { $ace_low_points } at the beginning and { $ace_high_points } at the end.
rule-R30-25 = Melds lie in the middle, open to everyone who may add to them.
rule-R30-26 = Whoever has laid once may add fitting cards to any meld on the table.
rule-R30-29 = Cards are added at the ends of a run.
rule-R30-31 = The cards left in hand are bad points.
rule-R30-32 = Left in hand, jack, queen and king cost { $face_pen }, an ace { $ace_pen }, a joker { $joker_pen }, other cards their number.
rule-R30-33 = Main lisse: laying all cards at one stroke doubles the bad points of the others.
rule-R30-34 = A limit is chosen before the game: 1, 50 or 100. With 1 the game is a single round.
rule-R30-38 = A set or run formed in the hand is marked by a blue line on its cards.
rule-R30-39 = The button for laying is grey; it becomes active when something may be laid.
rule-R30-40 = Arrows at both ends of a meld show where a card may be put; it lands at that end.
rule-R30-41 = At the count every card left shows its points.
rule-R30-42 = Players sort their cards as they like, also when others are on turn.
rule-R30-46 = Beside the table stands the limit of the game.
rule-R30-49 = The player’s own cards lie as a fan, with his name and points below.

## Classic Rami

rule-RC-01 = Two packs of 52 cards; the base game has no jokers.
rule-RC-02 = Two to four players; more with more packs, but that is less fun.
rule-RC-05 = Each player is dealt { $hand_size } cards.
rule-RC-06 = The rest is the stock; its top card starts the discard pile.
rule-RC-09 = A meld may be laid, or kept in hand to try for a Rami.
rule-RC-10 = Whoever cannot or will not lay must throw one card.
rule-RC-12 = When the stock is empty, the discards are shuffled into a new one; the last card thrown starts the new pile.
rule-RC-14 = A Rami: the whole hand is laid in one go.
rule-RC-15 = The others count their hands: ace { $ace_pen }, jack, queen and king { $face_pen }, other cards their number.
rule-RC-16 = A Rami adds 100 points to the count of each opponent.
rule-RC-17 = Three or more cards of one suit in order are a run.
rule-RC-18 = Three or more cards of one rank are a set.
rule-RC-19 = One or more cards may be added to any meld on the table, one’s own or another’s.
rule-RC-20 = An ace comes first or last in a run; king, ace, two is wrong.
rule-RC-25 = A table may also count the points of the melds that are laid.
rule-SC-1 = A turn ends with a discard; only the last cards may all be laid.
rule-SC-2 = The suits of a set are all different: three or four cards.
rule-SC-8 = Rami 51 opens with a run without a joker among its melds.

## Kalooki

rule-KA-01 = { $packs } packs of 52 cards and { $jokers } jokers.
rule-KA-02 = A set is three or four cards of one rank and different suits; a run is three or more of one suit in order.
rule-KA-03 = An ace begins or ends a run; king, ace, two is refused.
rule-KA-04 = One card of a meld that is no joker is enough.
rule-KA-05 = The first laying needs { $open_min } points in all.
rule-KA-06 = Only a player who has opened adds cards to melds on the table.
rule-KA-07 = A joker is taken back from melds of other players only, for the card that it replaces.
rule-KA-08 = The last card is thrown, not laid.
rule-KA-09 = Left in hand, an ace costs { $ace_pen }, a joker { $joker_pen }, jack, queen and king { $face_pen }, other cards their number.

## Rami Turc (Okey)

rule-OK-01 = The tiles have four colours: red, black, blue and yellow.
rule-OK-03 = A set is three or more tiles of one number.
rule-OK-04 = A run is three or more tiles of one colour in order.
rule-OK-05 = Seven pairs of identical tiles win as well, without sets and runs.
rule-OK-06 = Two to four players; tournaments use several tables.
rule-OK-09 = Each player gets { $hand_size } tiles; the first one gets one more and skips his first draw.
rule-OK-10 = The rest of the tiles is the stock.
rule-OK-11 = The first tile of the stock is turned over. Nobody takes it: it only says which tiles are wild.
rule-OK-12 = Wild are the two tiles that follow the visible tile: when a 3 is visible, the 4 of its colour.
rule-OK-14 = Wild tiles carry a J at the bottom right.
rule-OK-15 = A starred tile is the tile that the wild ones were: it replaces nothing else.
rule-OK-16 = A starred tile shows the number that it stands for; it changes each round.
rule-OK-17 = Draw from the stock, or the last discard of the player before you.
rule-OK-20 = Nothing is laid until all tiles are in melds; the fifteenth tile is thrown.
rule-OK-23 = An ordinary win costs each opponent 20 points.
rule-OK-25 = A win with seven pairs costs each opponent 40 points.
rule-OK-26 = A win with a wild tile as the last discard costs each opponent 40 points, not twice that with seven pairs.
rule-OK-27 = Each of the others pays 10 points to whoever holds the twin of the visible tile, whoever wins.
rule-SO-1 = The colours of a set are all different: three or four tiles.
rule-SO-4 = A 1 may follow the 13, but the run ends there: 13, 1, 2 is refused.

## Shanghai Rami

rule-SH-01 = Each deal has a contract; it must be complete before anything is laid.
rule-SH-02 = Three to eight players, each for himself.
rule-SH-08 = After the deal the top card is turned over; the rest is the stock.
rule-SH-09 = A match has ten rounds.
rule-SH-10 = Each player is dealt { $hand_size } cards in every deal.
rule-SH-11 = A turn is: draw, perhaps lay, discard. It must end with a discard.
rule-SH-12 = A set is three or more cards of one rank; suits may repeat.
rule-SH-13 = A run is four or more cards of one suit in order.
rule-SH-14 = An ace begins or ends a run; king, ace, two is refused.
rule-SH-16 = Two runs of one suit are parted by at least one card.
rule-SH-17 = Buying: a player out of turn takes the upcard.
rule-SH-18 = The number of buys is limited.
rule-SH-19 = The number of jokers in a set or run is limited.
rule-SH-20 = Going out blind, all cards in one play, lowers the winner’s score by 25, without a joker by 50.
rule-SH-22 = The ten contracts run from two sets of three to three runs of five; the kinds and sizes are fixed.
rule-SH-23 = Whoever buys also draws a card from the stock, and waits for his turn.
rule-SH-25 = Three buys a hand in contracts 1 to 8, four in contracts 9 and 10.
rule-SH-26 = Jokers allowed: one in a set of three or a run of four, two in a run of five, three in a run of seven, four in a run of ten.
rule-SH-27 = A player draws the top discard or the top of the stock; if he declines the discard, any other may take it, in turn.
rule-SH-28 = Whoever takes it out of turn draws a penalty card and may not lay or discard yet.
rule-SH-29 = Then the player on turn must draw from the stock.
rule-SH-31 = Only the exact melds of the contract are laid.
rule-SH-32 = In the turn of the contract nothing more is added to melds.
rule-SH-34 = After the contract no new melds are laid: cards are only added to melds on the table.
rule-SH-35 = Nothing is added to melds before one’s own contract is met.
rule-SH-36 = Whoever lays a joker names the card that it stands for; only that card frees it.
rule-SH-37 = After the turn of the contract, the real card may be exchanged for a joker, to use or to keep.
rule-SH-39 = When the stock is empty, the discards are shuffled into a new one.
rule-SH-40 = Everyone counts the cards left in hand.
rule-SH-41 = Cards 3 to 9 cost 5, ten to king 10, aces and twos 20, a joker { $joker_pen }.

## Rami 40

rule-R40-01 = A game with jokers that comes from the English Rami 51.
rule-R40-02 = The first melds must make at least { $open_min } points together.
rule-R40-03 = The last discard may be taken only to lay it.
rule-R40-06 = { $packs } packs of 52 cards and { $jokers } jokers.
rule-R40-07 = Each player is dealt { $hand_size } cards.
rule-R40-09 = A joker left in hand costs { $joker_pen } points.
rule-R40-10 = The rest is the stock; its top card starts the discard pile.
rule-R40-12 = Whoever took the discard must lay it in a new meld; the first time with { $open_min } points.
rule-R40-13 = A turn ends with a discard.
rule-R40-14 = Each turn one card is drawn and one is thrown; a player without a meld waits.
rule-R40-15 = When the stock is empty, the discards are shuffled into a new one; the last card thrown starts the new pile.
rule-R40-16 = After his first melds a player may add to melds, others’ or his own.
rule-R40-18 = The ace is worth 11 and comes only after the king, not before two and three.
rule-R40-19 = A joker in another player’s meld of three cards is taken for the card that it replaces.
rule-R40-20 = Of two jokers in one meld only one can be taken.
rule-R40-21 = The round ends when a player throws his last card after laying the others.
rule-R40-22 = Going Rami: all cards are laid in one turn; every opponent gets 25 points more.
rule-R40-23 = After an ordinary end each player pays the cards left in his hand.
rule-R40-24 = After a Rami each opponent pays his cards and 25 points.
rule-R40-26 = The page says that adding to melds earns points; only penalties are counted.
rule-S4-11 = A set is three or four cards of one rank and different suits; a run is three or more of one suit in order.

## Gin

rule-GN-01 = One pack of 52 cards, no jokers.
rule-GN-02 = A set is three or four cards of one rank; a run is three or more of one suit in order.
rule-GN-03 = The ace is low: it comes before the two, never after the king.
rule-GN-04 = Nothing is added to melds while the round is played.
rule-GN-05 = A turn ends with one card thrown.
rule-GN-06 = A player may knock when the cards outside his melds make { $knock_at } points or less.
rule-GN-07 = Left over, an ace costs { $ace_pen }, jack, queen and king { $face_pen }, other cards their number.

## Rummikub

rule-RK-01 = Every tile exists twice; there are { $jokers } jokers.
rule-RK-02 = A set is three or four tiles of one number and different colours; a run is three or more of one colour in order.
rule-RK-03 = The 1 is low: it comes before the 2, never after the 13.
rule-RK-04 = One tile of a meld that is no joker is enough.
rule-RK-05 = The first laying needs { $open_min } points from the player’s own rack.
rule-RK-06 = Only a player who has opened adds tiles to the table or takes jokers back.
rule-RK-07 = A joker taken back is laid again in the same turn.
rule-RK-08 = There is no discard: a turn ends with what was laid, or with a tile drawn.
rule-RK-09 = A tile left over costs its number, a joker { $joker_pen }.

## Rules that a reason may name and no lesson shows

rule-SG-2 = A run has at most { $max_run_len ->
    [0] fourteen cards, from ace to ace
   *[other] { $max_run_len } cards
}.
rule-SG-3 = A card just taken from the discard pile may be thrown again, unless the table forbids it.
rule-SG-4 = How many jokers a meld may hold, and whether they may be neighbours, is a setting of the table.
rule-SG-5 = Only melds from the player’s own hand count for the first laying, not cards from the table.
rule-SG-11 = No card exists more often than the packs hold it.
rule-R30-28 = When a card is added to a set, too, no suit may come twice.
rule-S30-4 = The melds of the turn are added up for the { $open_min } points.
rule-S30-5 = Cards may be added in the turn of the first laying, once { $open_min } points are down.
rule-S30-6 = A joker taken back goes to the hand; a table may ask for it to be laid at once.
rule-S30-11 = A set has at most four cards, all of different suits.
rule-S30-12 = Besides two natural cards a meld may hold any number of jokers.
rule-RC-22 = In the variant with jokers, a joker replaces any card.
rule-RC-23 = In the variant with jokers, a joker on the table is taken back for the card that it replaces.
rule-RC-26 = In some variants the first laying needs a minimum of points.
rule-SC-3 = Some tables let a player add to melds only once he has laid his own.
rule-SC-12 = Jokers are taken back from melds of other players only.
rule-OK-07 = 106 tiles: every numbered tile exists twice, and there are two starred tiles.
rule-OK-13 = A wild tile replaces a tile of any colour or number, but a meld needs one other tile.
rule-OK-18 = A turn ends with one tile thrown.
rule-SO-5 = A pair is two tiles of the same colour and number; a wild tile may complete it.
rule-SO-15 = A set has at most four tiles.
rule-SH-03 = Three or four players use two packs and one joker.
rule-SH-04 = Five and more players use three packs and two jokers.
rule-SH-30 = After drawing, the player on turn may lay the contract, from his own hand.
rule-SH-33 = In later turns cards are added to any meld that lies on the table.
rule-SS-5 = Adding and exchanging must wait for a later turn than the first laying.
rule-SS-15 = A table may ask for sets of different ranks in one contract.
rule-S4-1 = The melds of the turn are added up for the { $open_min } points; a joker counts as the card that it replaces.
rule-S4-2 = A table may forbid sets of aces.
rule-S4-6 = One card of a meld that is no joker is enough.
rule-S4-7 = Cards may be added in the turn of the first laying, once { $open_min } points are down.
rule-S4-13 = A joker taken back may be kept, unless the table wants it laid at once.
