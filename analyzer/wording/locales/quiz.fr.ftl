## Quiz : questions, notes

quiz-kind-legal = Cette combinaison est-elle permise ?
quiz-kind-points = Combien de points ?
quiz-kind-cost = Combien coûte cette main ?
quiz-kind-open = Pouvez-vous ouvrir, et avec combien ?
quiz-kind-lay = Quelles { pieces } posez-vous ?
quiz-kind-discard = La meilleure défausse ?
quiz-kind-distance = À quelle distance du but ?
quiz-kind-draw = Prendre ou piocher ?
quiz-grade-right = Juste
quiz-grade-wrong = Faux
quiz-grade-best = Meilleur choix
quiz-grade-good = Bon choix
quiz-grade-inaccuracy = Imprécision
quiz-grade-mistake = Erreur
quiz-grade-blunder = Gaffe
quiz-loss = { $loss ->
    [0] Rien de perdu
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
}
quiz-choice = { $choice ->
    [yes] Oui
    [no] Non
    [take] Prendre la défausse
   *[stock] Piocher
}

## Ce qui est demandé

reason-ask_legal = Ces { $count } { pieces } font-elles une combinaison permise ?
reason-ask_points = Combien de points vaut cette combinaison, posée au mieux ?
reason-ask_cost = { $bonus ->
    [main_lisse] Un autre joueur finit en main lisse. Combien de points cette main vous coûte-t-elle ?
    [rami] Un autre joueur fait Rami. Combien de points cette main vous coûte-t-elle ?
    [going_rami] Un autre joueur part en Rami. Combien de points cette main vous coûte-t-elle ?
    [none] Un autre joueur termine. Combien de points cette main vous coûte-t-elle ?
   *[other] Un autre joueur termine d’un seul coup. Combien de points cette main vous coûte-t-elle ?
} { $opened ->
    [true] Vous avez déjà posé.
   *[false] Vous n’avez encore rien posé.
}
reason-ask_open = { $pure ->
    [true] Il faut { $required } points pour ouvrir, dont une suite sans joker. Combien de points pouvez-vous poser au plus ? 0 si vous ne pouvez pas ouvrir.
   *[false] Il faut { $required } points pour ouvrir. Combien de points pouvez-vous poser au plus ? 0 si vous ne pouvez pas ouvrir.
}
reason-ask_contract = Contrat { $number } : pouvez-vous le poser maintenant ?
reason-ask_lay = { $whole ->
    [true] Posez toutes vos tuiles sauf celle que vous jetez : en groupes et suites, ou en paires là où elles gagnent.
   *[false] Posez vos combinaisons pour garder le moins possible de points de pénalité ; la { piece } restante la plus chère est ensuite jetée.{ $required ->
        [0] { "" }
       *[other] { " " }La première pose demande { $required } points.
    }
}
reason-ask_discard = Quelle { piece } jetez-vous, pour payer en moyenne le moins de points dans cette manche ?
reason-ask_distance = { $goal ->
    [open] À combien de bonnes pioches êtes-vous des { $required } points de l’ouverture ? 0 si vous pouvez ouvrir.
    [contract] Combien de { pieces } manque-t-il au contrat { $number } ? 0 si vous le tenez.
    [pairs] À combien de bonnes pioches êtes-vous des sept paires ?
   *[out] À combien de bonnes pioches êtes-vous de la fin ?
}
reason-ask_draw = Prenez-vous { $card } à la défausse ou piochez-vous, pour qu’il reste en moyenne le moins de points de pénalité en main à ce tour ?

## Pourquoi

reason-is_meld = { $cards } est { $kind ->
    [set] un groupe
    [run] une suite
   *[pair] une paire
}.
reason-counts_as = { $cards } compte { $parts } = { $points }.
reason-other_readings = Posée autrement, elle ne compte que { $fewer }.
reason-cost_sum = { $parts } = { $points }.
reason-cost_flat = Une main qui n’a rien posé coûte { points }, quoi qu’elle contienne.
reason-cost_bonus = { $times ->
    [1] Cette fin ajoute { $add ->
        [one] { $add } point
       *[other] { $add } points
    } : { $now } + { $add } = { $points }.
   *[other] { $add ->
        [0] Cette fin compte { $times } fois : { $now } × { $times } = { $points }.
       *[other] Cette fin compte { $times } fois et ajoute { $add } : { $now } × { $times } + { $add } = { $points }.
    }
}
reason-opens_with = La meilleure ouverture pose { points } ; il en faut { $required }.
reason-contract_ready = La main tient le contrat { $number } et une { piece } à jeter.
reason-lay_leaves = { $card ->
    [none] { $left ->
        [one] La meilleure pose laisse { $left } point.
       *[other] La meilleure pose laisse { $left } points.
    }
   *[other] { $left ->
        [one] La meilleure pose, { $card } jetée ensuite, laisse { $left } point.
       *[other] La meilleure pose, { $card } jetée ensuite, laisse { $left } points.
    }
}
reason-discard_out = { $count ->
    [one] Avec { $cards } jetée en dernier, toute la main s’en va.
   *[other] Avec l’une de celles-ci jetée en dernier, toute la main s’en va : { $cards }.
}
reason-discard_costs = { $count ->
    [one] Jeter { $cards } coûte
   *[other] Jeter l’une de celles-ci ({ $cards }) coûte
} en moyenne { points } dans cette manche ; après la meilleure pose, { $left ->
    [one] il reste { $left } point
   *[other] il reste { $left } points
} en main pour l’instant. La moyenne compte aussi la chance du prochain but, le moment où un autre joueur peut finir, et ce que la { piece } donne aux autres.
reason-distance_none = C’est déjà atteint.
reason-distance_outs = { $draws ->
    [one] Il faut une bonne pioche
   *[other] Il faut { $draws } bonnes pioches
}. Ce qui aide : { $cards }{ $more ->
    [0] { "" }
    [one] { " " }et une autre { piece }
   *[other] { " " }et { $more } autres { pieces }
} ; { $copies ->
    [one] un exemplaire est inconnu
   *[other] { $copies } exemplaires sont inconnus
}.
reason-take_leaves = Avec la défausse, { $left ->
    [one] il reste au mieux { $left } point
   *[other] il reste au mieux { $left } points
}.
reason-stock_leaves = Avec une { piece } de la pioche, il reste en moyenne { $average ->
    [one] { $average } point
   *[other] { $average } points
}.

## Le corrigé

reason-key_choice = { quiz-choice }
reason-key_cards = { $count ->
    [one] { $cards }
   *[other] L’une de { $cards }
}
reason-key_number = { $unit ->
    [draws] { $value ->
        [one] { $value } pioche
       *[other] { $value } pioches
    }
   *[points] { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
reason-key_laying = { $left ->
    [one] Laisse { $left } point
   *[other] Laisse { $left } points
}

## Ce qui ne va pas dans une saisie

place-kind = genre de question
place-kinds = genres de question
place-level = niveau
place-count = nombre de questions
place-seed = graine
place-index = numéro de la question
place-quiz = quiz
place-answer = réponse
place-progress = fichier de progrès
place-counts-one = savoir { $number }
place-missed-one = question manquée { $number }
place-due = date de retour
place-last_review = dernière révision
problem-no_question = aucune question de ce genre ne se trouve avec ces règles ({ $kind }, { $rules }). Choisissez un autre genre, ou changez les règles de la maison.
problem-kind_not_offered = « { $value } » ne se demande pas avec les règles { $rules }. Choisissez parmi { $known }.
problem-unknown_kind = « { $value } » n’est pas un genre de question. Les genres sont { $known }.
problem-kinds_once = nommez au moins un genre de question, et chacun une seule fois.
problem-no_answer = « { $value } » ne répond pas à cette question. Choisissez une des réponses proposées, écrivez un nombre entier ou posez des combinaisons.
problem-bad_seed = « { $value } » ne convient pas. Écrivez de 1 à { $most } lettres ou chiffres, sans accent ni espace.
problem-not_a_number = « { $value } » n’est pas un nombre entier. Écrivez-le en chiffres.
problem-bad_quiz_text = « { $value } » n’est pas le lien d’un quiz. Copiez le lien entier de nouveau.
problem-quiz_version = « { $value } » est une version inconnue ici ; on connaît { $known }. Refaites le lien.
problem-bad_option_text = « { $value } » n’est pas une règle de la maison. Elle s’écrit comme open_min-40.
problem-file_too_long = le fichier est trop long. On lit au plus { $most } caractères.
problem-not_a_progress_file = le fichier n’est pas du JSON. Choisissez un fichier enregistré ici.
problem-more_right_than_asked = { $right ->
    [one] { $right } réponse juste
   *[other] { $right } réponses justes
} à { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
}, c’est impossible. Corrigez l’un des deux.
problem-there_twice = elle y est deux fois. Enlevez-en une.
problem-bad_time = « { $value } » n’est pas une heure avec son fuseau. Elle s’écrit comme 2026-01-05T12:00:00+00:00.
problem-bad_step = une étape n’existe que pendant l’apprentissage. Corrigez-la ou enlevez-la.
