## La page des quiz

page-quiz = Quiz
quiz-kinds = Questions
quiz-level = Niveau
quiz-level-meaning = 1 : pas de joker, aucune { piece } à deux emplois, et le premier coup d’œil est juste. 2 : des jokers ou de telles { pieces }. 3 : le premier coup d’œil se trompe.
quiz-count = Nombre de questions
quiz-seed = Graine
quiz-seed-meaning = La même graine avec les mêmes choix donne à tous les mêmes questions.
quiz-begin = Commencer
quiz-place = Question { $number } sur { $count }
quiz-other = Une autre série
quiz-answer = Répondre
quiz-number-points = Points
quiz-number-draws = Pioches
quiz-pick = Touchez les { pieces } d’une combinaison
quiz-lay-meld = Poser la combinaison
quiz-take-back = Reprendre
quiz-lay-done = C’est tout
quiz-lay-nothing = Ne rien poser
quiz-reveal = Voir la réponse
quiz-shown = Réponse vue
quiz-over = Résultat
quiz-looked = Réponse vue : la question compte comme manquée et reviendra.
quiz-barred = non permis
quiz-given = Votre réponse :
quiz-right-answer = Bonne réponse :
quiz-next = Suivante
quiz-result = { $right ->
    [one] { $right } juste sur { $count }
   *[other] { $right } justes sur { $count }
}
quiz-progress = Progrès
quiz-no-progress = Rien n’a encore été répondu.
quiz-waiting = { $count ->
    [one] { $count } question manquée revient
   *[other] { $count } questions manquées reviennent
} ; { $due } maintenant.
quiz-review = { $count ->
    [0] Rien à revoir
   *[other] Revoir · { $count }
}
quiz-column-skill = Savoir
quiz-column-right = Juste
quiz-save = Enregistrer
quiz-file = ramiscope-progres
quiz-load = Charger un enregistrement
quiz-share = Partager ou imprimer
quiz-share-meaning = Qui ouvre ce lien reçoit les mêmes questions, avec les mêmes règles de la maison.
quiz-paper = Toute la série avec son corrigé
quiz-paper-meaning = Imprimez cette page avec le navigateur : les questions d’abord, le corrigé sur une page à part.
quiz-key = Corrigé
quiz-qr-use = Scannez-le pour répondre aux mêmes questions sur un autre appareil.
quiz-losses = Points que chacune coûte en moyenne de plus que la meilleure :
