## The checker

page-check = Check
check-question = What do you want to know?
question-meld = Is this a meld?
question-lay = May I lay these now?
question-layoff = May I add these?
question-swap = May I take the joker?
question-take = May I take the { upcard }?
question-play = Is this turn right?
check-pick = Tap the { pieces } of the hand
check-onto = Meld on the table
check-action = Next step
check-add-meld = Lay as a meld
check-add-step = Add this step
check-step-onto = meld { $number }
check-drop = Take this step back
check-no-table = No meld lies on the table yet. Put one there in the editor.
check-empty = Enter { pieces }, then say which ones you mean.
check-yes-meld = Yes: a { $kind ->
    [set] set
    [run] run
   *[pair] pair
}
check-yes-lay = Yes, these may be laid now
check-yes-layoff = Yes, this may be added
check-yes-swap = Yes, the joker may be taken
check-yes-take = Yes, the { upcard } may be taken
check-yes-play = Yes, this turn is right; { pieces } left: { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}
check-no-meld = No, this is not a meld
check-no-lay = No, these may not be laid now
check-no-layoff = No, this may not be added
check-no-swap = No, the joker may not be taken this way
check-no-take = No, the { upcard } may not be taken
check-no-play = No, this turn is not right
check-no-step = No: step { $number } is not right
check-reading = { $kind ->
    [set] set
    [run] run
   *[pair] pair
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
check-readings = The same { pieces } can be read in several ways; the best one counts.
check-together = Together: { points }.
check-after = the meld after it
check-mends = { $count ->
    [one] What would make it right
   *[other] What would make it right (one of these)
}
check-use = Use this
check-undo = Back to how it was
check-no-mend = No other { pieces } would make this right now.

## Groups of cards in an example

group-name-hand = hand
group-name-table = table
group-name-meld = laid
group-name-layoff = added
group-name-swap = put there
group-name-discard = thrown
group-name-upcard = discard pile

## The rules

page-rulebook = Rules
rulebook-view = Show
view-chapters = The rules
view-compare = Two rule sets
view-glossary = Words
rulebook-chapter = Chapter
rulebook-right = right:
rulebook-wrong = wrong:
rulebook-try = Try it
rulebook-house = House rules are in force; what they change is said here too.
rulebook-changed = With your house rules this is different.
rulebook-said = { $right ->
    [true] allowed
   *[false] refused
}
rulebook-other = Compared with
rulebook-only-differences = Only what differs
rulebook-setting = Setting
rulebook-none = –
rulebook-search = Find a word
glossary-other = French
glossary-tr = Turkish
glossary-de = German

## Figures in an example

figure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-round_points = { $who }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-totals = { $who }: { $value } in all
figure-eliminated = out of the game: { $value ->
    [none] nobody
   *[other] { $value }
}
figure-go_out-possible = { $value ->
    [true] the player can go out
   *[false] the player cannot go out
}
figure-go_out-bonus = bonus: { $value ->
    [none] none
   *[other] { $value }
}
figure-opening-possible = { $value ->
    [true] something may be laid
   *[false] nothing may be laid
}
figure-discards = { $value ->
    [true] one { piece } too many: one is to be thrown
   *[false] as many as between two turns: one is to be drawn
}
figure-knock-possible = { $value ->
    [true] the player may knock
   *[false] the player may not knock
}
figure-not = not “{ $claim }” but “{ $found }”
