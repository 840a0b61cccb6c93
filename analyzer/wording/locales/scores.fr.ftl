## La feuille de score : la partie

page-scores = Scores
scores-new = Nouvelle partie
scores-back = Revenir à la dernière partie
scores-players = Joueurs
scores-player = Joueur { $number }
scores-name = Nom du joueur { $number }
scores-limit = Limite de points
scores-limit-help = Un joueur dont le total dépasse la limite est éliminé. Avec 1, une seule manche décide.
scores-limit-none = aucune
scores-limit-other = autre
scores-limit-number = Points
scores-rounds = Manches à jouer
scores-rounds-open = nombre libre
scores-rounds-help = Après ces manches, le plus petit total gagne. Laissez vide pour jouer jusqu’à ce que la limite décide ou que vous terminiez la partie.
scores-start = Commencer la partie
scores-menu = Partie
scores-end = Terminer la partie ici
scores-ends = { $limit ->
    [0] { $rounds ->
        [0] sans fin fixée
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
   *[other] limite { $limit }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } manche
       *[other] , { $rounds } manches
    }
}

## Saisir une manche

scores-enter-round = Saisir la manche { $number }
scores-correct-round = Corriger la manche { $number }
scores-how = Comment s’est-elle terminée ?
scores-who = Qui a terminé ?
scores-choose-winner = Choisissez qui a terminé ; saisissez ensuite ce qui reste aux autres.
scores-left-in-hand = Il reste à { $player }
scores-hand-placeholder = 7P Dc JK, ou 26
scores-unopened = n’avait pas ouvert
scores-jokers-used = Jokers dans les combinaisons posées
scores-wild-discard = La dernière tuile jetée était un joker
scores-twin = Jumelle de la tuile visible chez
scores-nobody = personne
scores-points-meaning = Les points tels qu’ils vont sur la feuille, bonus compris ; 0 pour celui qui a terminé.
scores-ending-plain = simple
scores-ending-points = points seuls
scores-ending-main_lisse = main lisse
scores-ending-rami = Rami
scores-ending-kalooki = Kalooki
scores-ending-going_rami = Rami sec
scores-ending-blind = à l’aveugle
scores-ending-melds = combinaisons
scores-ending-seven_pairs = sept paires
scores-ending-impasse = impasse
scores-preview = Avec cette manche :
scores-add = Ajouter la manche
scores-save = Enregistrer la correction
scores-save-drop = Enregistrer et supprimer { $count ->
    [one] la manche suivante
   *[other] les { $count } manches suivantes
}
scores-cancel = Abandonner
scores-later = Les manches suivantes ne seraient plus possibles :

## La feuille

scores-standing = Classement
scores-sheet = Manches et totaux
scores-round = Manche
scores-round-number = Manche { $number }
scores-one-player = Joueur
scores-total = Total
scores-before = Avant
scores-leads = en tête
scores-wins = gagne
scores-went-out = a terminé
scores-eliminated = éliminé
scores-no-part = n’a pas joué
scores-out-in = { $round ->
    [0] éliminé dès le début
   *[other] éliminé à la manche { $round }
}
scores-to-limit = { $points ->
    [0] sur la limite
    [one] à { $points } point de la limite
   *[other] à { $points } points de la limite
}
scores-behind = { $points ->
    [one] à { $points } point du premier
   *[other] à { $points } points du premier
}
scores-at = { $place } : { $what }
scores-won = { $player } gagne.
scores-why-last = Tous les autres ont dépassé la limite de { $limit }.
scores-why-ended = Tout le monde a dépassé la limite ; parmi les derniers, celui qui a terminé la manche gagne, puis le plus petit total.
scores-why-lowest = { $points ->
    [one] { $points } point
   *[other] { $points } points
} après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : c’est le plus petit total.
scores-tie = La partie est finie à égalité : { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
scores-change = Modifier
scores-correct = Corriger
scores-remove = Supprimer
scores-undo = Annuler
scores-chart-alt = Totaux après chaque manche. À la fin : { $totals }

## La cagnotte, les fichiers, l’analyseur

scores-pot = Cagnotte
scores-pot-amount = Montant de la cagnotte
scores-pot-meaning = { $share } % vont au gagnant, { $rest } % aux autres à parts égales.
scores-pot-limits = { $share } % vont au gagnant, { $rest } % aux autres qui ont peu de points.
scores-pot-limit = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : moins de { $points } points
scores-pot-later = La cagnotte se partage quand quelqu’un a gagné.
scores-payouts = Gains
scores-amount = { NUMBER($amount, minimumFractionDigits: 2) }
scores-file = scores-{ $rules }
scores-download = Enregistrer en { $kind }
scores-upload = Ouvrir une feuille enregistrée (JSON ou CSV)
scores-analyse = Analyser avec mon total
scores-analyse-meaning = Transmet votre total et la limite à l’analyse. Qui êtes-vous ?
scores-analyse-as = { $player } · { $total }
