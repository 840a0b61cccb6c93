## Contracts and tiles

problem-bad_indicator = “{ $card }” cannot be the visible tile. Give one numbered tile, for example R3; a starred tile is replaced by another.
problem-not_wild = { $card } is not the wildcard of this round, { $wild } is. Only a wildcard is laid as another tile.
problem-no_such_contract = there is no contract { $value }; the last one is { $most }.
problem-too_many_buys = { $value ->
    [one] { $value } buy is
   *[other] { $value } buys are
} more than the { $most } that this contract allows.
reason-contract_incomplete = The hand does not hold the contract, which takes { $required } cards.
reason-same_rank = The sets of a contract must have different ranks here.
problem-say_set_or_run = meld { $number } ({ $cards }) may be a set or a run. Say which it is.
problem-search_stopped = this hand can be laid in too many ways to be searched to the end. Take fewer jokers or a smaller hand.
reason-not_seven_pairs = Only seven pairs win; these are { $pairs }.
