## Mends: what would make a meld or a move right

mend-add = Add { $added }.
mend-remove = Take { $removed } away.
mend-replace = Put { $added } in place of { $removed }.
mend-rename = Let the joker stand for another { piece }.
mend-change_cards = { $kind ->
    [add] Add { $added } as well.
    [remove] Leave { $removed } out.
   *[replace] Add { $added } instead of { $removed }.
}
mend-free_with = The joker is freed by { $cards }.
mend-change_meld = { $kind ->
    [add] Put { $added } into meld { $number } as well.
    [remove] Take { $removed } out of meld { $number }.
    [rename] Let the joker of meld { $number } stand for another { piece }.
   *[replace] In meld { $number }, put { $added } in place of { $removed }.
}
mend-leave_meld = Leave meld { $number } out: { $cards }.
mend-lay_too = Lay { $cards } too.
mend-lay_instead = Lay these instead: { $cards }.
mend-play_earlier = Play step { $number } earlier, as step { $other }.
mend-play_later = Play step { $number } later, as step { $other }.
mend-other_meld = In step { $number }, use meld { $meld } of the table.
mend-change_step = { $kind ->
    [add] In step { $number }, play { $added } as well.
    [remove] In step { $number }, leave { $removed } out.
    [rename] In step { $number }, let the joker stand for another { piece }.
   *[replace] In step { $number }, play { $added } instead of { $removed }.
}
mend-meld_first = Before step { $number }, lay { $cards }.
mend-drop_step = Leave step { $number } out.
mend-open_first = { $use ->
    [meld] Take it once you have opened: then { $cards } may be laid.
    [layoff] Take it once you have opened: then { $cards } may be added to a meld of the table.
   *[other] Take it once you have opened.
}
mend-hold_instead = { $use ->
    [layoff] With { $added } in hand instead of { $removed }, it may be taken: { $cards } is added to a meld.
   *[meld] With { $added } in hand instead of { $removed }, it may be taken to lay { $cards }.
}
