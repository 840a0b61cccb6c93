## The quiz page

page-quiz = Quiz
quiz-kinds = Questions
quiz-level = Level
quiz-level-meaning = 1: no joker, no { piece } that fits two ways, and the first glance is right. 2: jokers or such { pieces }. 3: the first glance is wrong.
quiz-count = How many questions
quiz-seed = Seed
quiz-seed-meaning = The same seed with the same choices gives the same questions to everybody.
quiz-begin = Begin
quiz-place = Question { $number } of { $count }
quiz-other = Another set
quiz-answer = Answer
quiz-number-points = Points
quiz-number-draws = Draws
quiz-pick = Tap the { pieces } of a meld
quiz-lay-meld = Lay as a meld
quiz-take-back = Take back
quiz-lay-done = That is all
quiz-lay-nothing = Lay nothing
quiz-reveal = Show the answer
quiz-shown = Answer shown
quiz-over = Result
quiz-looked = Looked at: it counts as missed and comes back.
quiz-barred = not allowed
quiz-given = Your answer:
quiz-right-answer = Right:
quiz-next = Next
quiz-result = { $right } of { $count } right
quiz-progress = Progress
quiz-no-progress = Nothing answered yet.
quiz-waiting = { $count ->
    [one] { $count } missed question comes back
   *[other] { $count } missed questions come back
}; { $due } now.
quiz-review = { $count ->
    [0] Nothing due
   *[other] Review · { $count }
}
quiz-column-skill = Skill
quiz-column-right = Right
quiz-save = Save
quiz-file = ramiscope-progress
quiz-load = Load a saved record
quiz-share = Share or print
quiz-share-meaning = Whoever opens this link gets the same questions, under the same house rules.
quiz-paper = Whole set with its key
quiz-paper-meaning = Print this page with your browser: the questions first, the key on a page of its own.
quiz-key = Answer key
quiz-qr-use = Scan it to answer the same questions on another device.
quiz-losses = Points that each costs on average more than the best:
