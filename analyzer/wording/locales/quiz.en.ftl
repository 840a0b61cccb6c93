## Quizzes: kinds, grades

quiz-kind-legal = Is this meld legal?
quiz-kind-points = How many points?
quiz-kind-cost = What does this hand cost?
quiz-kind-open = Can you open, and with how much?
quiz-kind-lay = Which { pieces } do you lay?
quiz-kind-discard = Best discard?
quiz-kind-distance = How far from the goal?
quiz-kind-draw = Take or draw?
quiz-grade-right = Right
quiz-grade-wrong = Wrong
quiz-grade-best = Best
quiz-grade-good = Good
quiz-grade-inaccuracy = Inaccuracy
quiz-grade-mistake = Mistake
quiz-grade-blunder = Blunder
quiz-loss = { $loss ->
    [0] Nothing lost
    [one] { $loss } point lost
   *[other] { $loss } points lost
}
quiz-choice = { $choice ->
    [yes] Yes
    [no] No
    [take] Take the discard
   *[stock] Draw from the stock
}

## What is asked

reason-ask_legal = Are these { $count } { pieces } a legal meld?
reason-ask_points = How many points is this meld worth when it is laid in the best way?
reason-ask_cost = { $bonus ->
    [main_lisse] Another player goes out main lisse. How many points does this hand cost you?
    [rami] Another player goes out with a Rami. How many points does this hand cost you?
    [going_rami] Another player goes Rami. How many points does this hand cost you?
    [none] Another player goes out. How many points does this hand cost you?
   *[other] Another player goes out in one stroke. How many points does this hand cost you?
} { $opened ->
    [true] You have laid before.
   *[false] You have laid nothing yet.
}
reason-ask_open = { $pure ->
    [true] You need { $required } points to open, with a run without joker among the melds. How many points can you lay at most? 0 when you cannot open.
   *[false] You need { $required } points to open. How many points can you lay at most? 0 when you cannot open.
}
reason-ask_contract = Contract { $number }: can you lay it now?
reason-ask_lay = { $whole ->
    [true] Lay all your tiles but the one that you throw: in sets and runs, or as pairs where these win.
   *[false] Lay your melds so that the fewest penalty points stay in your hand; then the dearest { piece } left is thrown.{ $required ->
        [0] { "" }
       *[other] { " " }The first laying needs { $required } points.
    }
}
reason-ask_discard = Which { piece } do you throw, so that you pay the fewest points on average in this round?
reason-ask_distance = { $goal ->
    [open] How many good draws are you away from the { $required } points of the opening? 0 when you can open now.
    [contract] How many { pieces } are you away from contract { $number }? 0 when you hold it.
    [pairs] How many good draws are you away from seven pairs?
   *[out] How many good draws are you away from going out?
}
reason-ask_draw = Do you take { $card } from the discard pile or draw from the stock, so that on average the fewest penalty points stay in your hand this turn?

## Why it is so

reason-is_meld = { $cards } is a { $kind ->
    [set] set
    [run] run
   *[pair] pair
}.
reason-counts_as = { $cards } counts { $parts } = { $points }.
reason-other_readings = Other ways to lay it count only { $fewer }.
reason-cost_sum = { $parts } = { $points }.
reason-cost_flat = A hand that has laid nothing costs { points }, whatever it holds.
reason-cost_bonus = { $times ->
    [1] The ending adds { $add ->
        [one] { $add } point
       *[other] { $add } points
    }: { $now } + { $add } = { $points }.
   *[other] { $add ->
        [0] The ending counts { $times } times: { $now } × { $times } = { $points }.
       *[other] The ending counts { $times } times and adds { $add }: { $now } × { $times } + { $add } = { $points }.
    }
}
reason-opens_with = The best opening lays { points }; { $required } are needed.
reason-contract_ready = The hand holds contract { $number } and a { piece } to throw.
reason-lay_leaves = { $card ->
    [none] { $left ->
        [one] The best laying leaves { $left } point.
       *[other] The best laying leaves { $left } points.
    }
   *[other] { $left ->
        [one] The best laying, { $card } thrown after it, leaves { $left } point.
       *[other] The best laying, { $card } thrown after it, leaves { $left } points.
    }
}
reason-discard_out = { $count ->
    [one] With { $cards } thrown last, the whole hand goes.
   *[other] With one of these thrown last, the whole hand goes: { $cards }.
}
reason-discard_costs = { $count ->
    [one] { $cards } thrown
   *[other] Each of these thrown ({ $cards })
} costs { points } on average in this round; with the best laying { $left ->
    [one] { $left } point stays
   *[other] { $left } points stay
} in hand now. The average also weighs the chance of the next goal, how soon another player may end the round, and what the { piece } gives away.
reason-distance_none = It is there already.
reason-distance_outs = { $draws ->
    [one] One good draw is needed
   *[other] { $draws } good draws are needed
}. What helps: { $cards }{ $more ->
    [0] { "" }
    [one] { " " }and one more { piece }
   *[other] { " " }and { $more } more { pieces }
}; { $copies ->
    [one] one copy is
   *[other] { $copies } copies are
} unseen.
reason-take_leaves = With the discard { $left ->
    [one] { $left } point stays
   *[other] { $left } points stay
} at best.
reason-stock_leaves = With a { piece } from the stock { $average ->
    [one] { $average } point stays
   *[other] { $average } points stay
} on average.

## The answer key

reason-key_choice = { quiz-choice }
reason-key_cards = { $count ->
    [one] { $cards }
   *[other] One of { $cards }
}
reason-key_number = { $unit ->
    [draws] { $value ->
        [one] { $value } draw
       *[other] { $value } draws
    }
   *[points] { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
reason-key_laying = { $left ->
    [one] Leaves { $left } point
   *[other] Leaves { $left } points
}

## What is wrong with an input

place-kind = kind of question
place-kinds = kinds of question
place-level = level
place-count = number of questions
place-seed = seed
place-index = number of the question
place-quiz = quiz
place-answer = answer
place-progress = progress file
place-counts-one = skill { $number }
place-missed-one = missed question { $number }
place-due = date due
place-last_review = last review
problem-no_question = no question of this kind could be made under these rules ({ $kind }, { $rules }). Choose another kind, or change the house rules.
problem-kind_not_offered = “{ $value }” is not asked under the rule set { $rules }. Choose among { $known }.
problem-unknown_kind = “{ $value }” is not a kind of question. The kinds are { $known }.
problem-kinds_once = name at least one kind of question, and each only once.
problem-no_answer = “{ $value }” is no answer to this question. Choose one of those shown, write a whole number, or lay melds.
problem-bad_seed = “{ $value }” does not fit. Write 1 to { $most } letters or digits, without accents or spaces.
problem-not_a_number = “{ $value }” is not a whole number. Write it in digits.
problem-bad_quiz_text = “{ $value }” is not the link of a quiz. Copy the whole link again.
problem-quiz_version = “{ $value }” is a version that is not known here; known is { $known }. Make the link anew.
problem-bad_option_text = “{ $value }” is not a house rule. It is written like open_min-40.
problem-file_too_long = the file is too long. At most { $most } characters are read.
problem-not_a_progress_file = the file is not JSON. Choose a file that was saved here.
problem-more_right_than_asked = { $right ->
    [one] { $right } right answer
   *[other] { $right } right answers
} to { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
} cannot be. Correct one of them.
problem-there_twice = it is there twice. Remove one.
problem-bad_time = “{ $value }” is not a time with its zone. It is written like 2026-01-05T12:00:00+00:00.
problem-bad_step = a step is there while an item is learnt, and only then. Correct it or leave it out.
