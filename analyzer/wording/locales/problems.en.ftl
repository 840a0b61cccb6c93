## What is wrong with an input

expected-value = { $expected ->
    [int_type] a whole number
    [int_from_float] a whole number
    [float_type] a number
    [bool_type] true or false
    [string_type] a text
    [literal_error] { $wanted }
    [greater_than_equal] a number of at least { $wanted }
    [less_than_equal] a number of at most { $wanted }
    [list_type] a list
    [dict_type] a table of keys and values
    [mapping_type] a table of keys and values
    [model_type] a table of keys and values
    [model_attributes_type] a table of keys and values
    [unknown_part] one of the keys { $wanted }
   *[other] another kind of value
}
mend-near = { $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
problem-unknown_rules = “{ $value }” is not a rule set.{ mend-near } The rule sets are { $known }.
problem-unknown_option = there is no option “{ $option }”.{ mend-near }
problem-bad_option = “{ $value }” does not fit “{ $option }”, which wants { expected-value }.
problem-contradictory_options = “{ $option }” and “{ $other }” exclude each other. Change one of them.
problem-bad_letters = “{ $value }” is not a set of letters. Choose { $known }.
problem-not_cards = “{ $value }” is not { piece } text. Write for example 7S QH JK.
problem-text_too_long = the text is too long. At most { $most } characters are read.
problem-bad_card = “{ $token }” cannot be read as a { piece }.{ $near ->
    [none] { " " }Write a rank and a suit, for example { $sample ->
        [tiles] R7, B12 or JK
        [fr] 7P, DC or JK
       *[en] 7S, QH or JK
    }.
   *[other] { " " }Did you mean { $near }?
}
problem-unknown_key = the key “{ $key }” is not known.{ mend-near }
problem-missing_key = the key “{ $key }” is missing. Add it.
problem-bad_value = “{ $value }” does not fit here; what is wanted is { expected-value }.
problem-too_many_copies = { $card } is there { $copies ->
    [one] once
    [2] twice
   *[other] { $copies } times
}, but the packs hold { $most ->
    [one] only one
   *[other] only { $most }
}. Remove what is too many.
problem-too_many_jokers_in_deck = there { $copies ->
    [one] is one joker
   *[other] are { $copies } jokers
}, but the packs hold { $most ->
    [0] none
    [one] only one
   *[other] only { $most }
}. Remove a joker or change the number of jokers.
problem-joker_not_in_deck = the rule set { $rules } is played without jokers. Remove the joker, or change the number of jokers.
problem-hand_empty = no { piece } is there. Enter at least one.
problem-hand_too_large = there { $size ->
    [one] is { $size } { piece }
   *[other] are { $size } { pieces }
}, but a hand holds at most { $most }. Remove some or change the hand size.
problem-took_more_than_held = { $took ->
    [one] { $took } { piece } was taken and is still held
   *[other] { $took } { pieces } were taken and are still held
}, but { $held ->
    [0] no { piece } is held
    [one] only one { piece } is held
   *[other] only { $held } { pieces } are held
}. Correct one of them.
problem-too_many_opponents = { $count } opponents are more than a table of { $players } players has. Remove some or change the number of players.
problem-name_of_player = “{ $player }” means the player whose hand this is. Choose another name.
problem-stock_too_large = the stock cannot hold { $value ->
    [one] { $value } { piece }
   *[other] { $value } { pieces }
}: { $most ->
    [0] none is
    [one] only one is
   *[other] only { $most } are
} left for it. Correct the number.
problem-too_many_hidden = the opponents hold { $held ->
    [one] { $held } { piece }
   *[other] { $held } { pieces }
} that nobody saw, but { $most ->
    [0] none is
    [one] only one is
   *[other] only { $most } are
} left. Correct their numbers.
problem-too_many_jokers_taken = { $taken ->
    [one] one joker
   *[other] { $taken } jokers
} cannot have been taken from { $cards }: { $most ->
    [0] none
    [one] one at most
   *[other] { $most } at most
}. Correct the number.
problem-drawn_not_in_hand = the { piece } drawn, { $card }, is not in the hand. Add it to the hand.
problem-one_card = exactly one { piece } is drawn, not { $count }.
problem-illegal_table_meld = { $cards } is not a meld: { $reason }. Correct its { pieces }.
problem-unnamed_joker = it is not clear what the joker of meld { $number } ({ $cards }) stands for. Write it as JK=8C, or put the { pieces } in table order.
problem-joker_as_mismatch = meld { $number } ({ $cards }) has { $jokers ->
    [one] { $jokers } free joker
   *[other] { $jokers } free jokers
} and { $named ->
    [one] { $named } name
   *[other] { $named } names
} for that. Give each joker one { piece }.
problem-key_without_meaning = “{ $key }” means nothing under the rule set { $rules }. Remove it.
problem-contradictory_position = { $first } and { $second } cannot both hold. Change one of them.
problem-wrong_deck = { $card } does not belong to { $deck ->
    [tiles] this game of tiles
   *[cards] this game of cards
}. Remove it or choose another rule set.
problem-joker_named_in_hand = a joker that is not in a meld stands for nothing: write JK instead of { $card }.
problem-bad_link = part { $place } of the link is not readable: “{ $part }”. Copy the whole link again, or begin with an empty page.
problem-link_version = the link is of version “{ $value }”; this page reads version { $known }. Make the link anew.
problem-link_cut = the link breaks off before its { pieces }. Copy the whole link again.
problem-not_json = the line is not JSON: it breaks at character { $place }. Write one JSON object a line.
problem-not_an_object = “{ $value }” is not a JSON object with keys and values.
problem-unknown_request = “{ $value }” is not a request.{ mend-near } The requests are { $known }.
problem-line_too_long = the line is too long to be read. Split the request.
problem-internal = this is a fault of Ramiscope, not of the input. Please report the position.
