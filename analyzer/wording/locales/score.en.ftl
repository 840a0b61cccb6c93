## What is wrong with a score sheet

problem-bad_amount = “{ $value }” is not an amount. Write a number from 0 with at most two places.
problem-bad_player = “{ $player }” cannot be a player’s name. Use 1 to { $most } ordinary characters.
problem-bad_record = row { $row }: its last column, “{ $value }”, is not the record of a round. Clear the column or take the file as it was saved.
problem-contradictory_round = { $first } and { $second } cannot both hold. Change one of them.
problem-duplicate_player = { $player } is there twice. Give every player a name of his own.
problem-match_over = the match ended after round { $rounds }. Undo a round or start a new match.
problem-no_such_round = there is no round { $number }; { $played ->
    [0] none was played yet
    [one] one was played
   *[other] { $played } were played
}.
problem-not_a_sheet = row { $row } is not the row of a score sheet. The first row names the players, every other holds a round.
problem-not_points = “{ $value }” is not a number of points. Write a whole number.
problem-nothing_entered = nothing was entered for { $player }. Enter the { pieces } left or a number of points.
problem-out_of_range = { $value } does not fit here; what is wanted is a number from { $least } to { $most }.
problem-player_out = { $player } { $round ->
    [0] was out before the first round
   *[other] went out in round { $round }
} and takes no more part. Remove { $player } from this round.
problem-sheet_differs = the total of { $player } is { $value } in the file, but the rounds make { $right }. Correct one of them.
problem-two_winners = only one player goes out, not { $players }. Keep one.
problem-unknown_bonus = “{ $value }” is no bonus here.{ mend-near }{ $known ->
    [none] { "" }
   *[other] { " " }There is { $known }.
}
problem-unknown_player = { $player } is none of the players { $players }. Correct the name.
problem-unknown_pot_rounds = a pot is shared after { $known } rounds, not { $value }.
problem-unknown_win = “{ $value }” is no ending here.{ mend-near } The endings are { $known }.
problem-winner_among_losers = { $player } won and cannot be among the losers. Remove { $player } there.
problem-winner_has_cards = { $player } went out and has no cards left. Remove the cards or name another winner.
problem-winner_missing = nobody went out. Name the player who did.
problem-winner_not_lowest = { $player } has { points }, but { $other } only { $least }: the winner has the fewest. Correct one of them.
problem-winner_unopened = { $player } went out, so the first melds were laid. Remove { $player } from the players who had not opened.
