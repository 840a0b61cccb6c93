## L’aide de la ligne de commande

help-program = Conseils pour le rami : analyser une position, juger une combinaison, compter une manche, lister les règles.
help-arguments = entrée{ "\u00A0" }
help-options = options{ "\u00A0" }
help-commands = commandes{ "\u00A0" }
help-help = montrer cette aide et finir
help-lang = langue du rapport, en ou fr (sinon : celle du système)
help-letters = lettres des cartes tapées ici : en (A K Q J, S H D C) ou fr (A R D V, P C K T) ; sinon : selon la langue. Les fichiers sont en lettres anglaises, sauf indication
help-json = donner la réponse en une ligne de JSON
help-rules = nom des règles
help-option = changer une option des règles, comme open_min=40 ; peut se répéter
help-indicator = la tuile visible, qui fixe les jokers

help-analyse = ce qu’une main peut ouvrir, poser et défausser, et ce qu’elle peut coûter
help-analyse-input = une position en JSON, - pour l’entrée standard ; avec --rules : les cartes de la main
help-analyse-rules = prendre la main dans l’appel, avec ces règles
help-opened = vous avez ouvert à un tour précédent
help-opened-this-turn = vous avez ouvert à ce tour-ci
help-drawn = la carte piochée à ce tour
help-from = d’où elle vient : stock (la pioche, sans indication) ou discard (la défausse)
help-table = une combinaison de la table ; self: devant une combinaison à vous ; peut se répéter
help-discards = la défausse, la plus ancienne carte d’abord
help-seen = d’autres cartes que l’on sait parties
help-phase = si la carte de ce tour est piochée (play) ou encore à piocher (draw)
help-total = vos points jusqu’ici
help-limit = la limite de points
help-contract = numéro du contrat
help-buys-used = combien de fois vous avez acheté dans cette donne
help-out-of-turn = un autre joueur doit piocher : la carte du dessus ne peut qu’être achetée
help-players = nombre de joueurs

help-meld = si des cartes font une combinaison, et ce qu’elle vaut
help-meld-cards = les cartes de la combinaison
help-as = juger les cartes comme une paire

help-score = les points d’une manche ou d’une partie, ou les parts d’une cagnotte
help-score-input = une demande score en JSON, - pour l’entrée standard

help-sheet = les règles, ou toutes les options de l’une d’elles
help-sheet-name = des règles ; sans nom, toutes sont listées

help-jsonl = une demande JSON par ligne sur l’entrée standard, une réponse par ligne

word-command = COMMANDE
word-file = FICHIER
word-cards = CARTES
word-card = CARTE
word-tile = TUILE
word-meld = COMBINAISON
word-name = NOM
word-number = N
word-setting = NOM=VALEUR
usage-analyse = { $program } (FICHIER | - | --rules NOM "CARTES") [options]

## Appels fautifs

call-required = Il manque : { $name }.
call-unknown = { $value } n’a pas de sens ici.
call-choice = « { $value } » n’est pas un choix pour { $name }. Choisissez { $known }.
call-value = { $name } demande une valeur.
call-no-value = { $name } ne prend pas de valeur.
call-argument = { $name } : { $message }
call-number = « { $value } » n’est pas un nombre entier.
call-setting = « { $value } » ne règle aucune option. Écrivez par exemple open_min=40.
call-one-file = Donnez un seul fichier, ou - pour l’entrée standard ; des cartes demandent --rules NOM.
call-from = --from dit d’où vient --drawn. Donnez les deux.
call-stdin = entrée standard

problem-file_unreadable = « { $file } » ne peut pas être lu : { $why ->
    [FileNotFoundError] ce fichier n’existe pas
    [IsADirectoryError] c’est un dossier
    [NotADirectoryError] ce fichier n’existe pas
    [PermissionError] ce n’est pas permis
   *[other] le système refuse
}.
problem-file_not_json = « { $file } » n’est pas du JSON : il se rompt ligne { $line } au caractère { $place }.

place-contract = contrat
place-buys_used = achats
place-indicator = tuile visible
place-winner = gagnant
place-hands = mains
place-bonus = bonus
place-jokers_used = jokers utilisés
place-unopened = joueurs qui n’avaient pas ouvert
place-win = fin de manche
place-rounds-one = manche { $number }
place-rounds = manches
place-last_round = dernière manche
place-totals_before = totaux d’avant
place-pot = cagnotte
place-losers = perdants
place-penalties = points de pénalité

## Le rapport d’une position

report-rules = { $rules } · { $options }
report-hand = Main · { $count ->
    [one] { $count } { piece }
   *[other] { $count } { pieces }
} : { $shown }
report-wild = Jokers : { $wild } (tuile visible { $indicator })
report-line = { $label } : { $content }

report-can-open = Vous pouvez ouvrir avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $required } requis)
report-can-lay = Vous pouvez poser des combinaisons de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-short = Il manque { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} pour ouvrir : { $points } sur { $required }
report-cannot-open = Vous ne pouvez pas ouvrir à ce tour
report-go-out = Vous pouvez finir maintenant
report-not-out = Vous ne pouvez pas finir à ce tour.
report-best-turn = Meilleur tour : poser { $cards ->
    [one] { $cards } { piece }
   *[other] { $cards } { pieces }
}, { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main
report-nothing-to-lay = Rien à poser : { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main
report-before-draw = Avant la pioche : voici ce que la main contient maintenant.
report-opening = Les combinaisons ouvrent avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; il en faut { $required }.
report-bonus = Avec toute la main posée d’un coup : { $bonus }.
report-last-discard = Dernière défausse : { $shown }.
report-no-last-discard = Aucune défausse n’est nécessaire.
report-by = La main finit { $by ->
    [pairs] avec sept paires
   *[melds] avec des groupes et des suites
} ; chaque adversaire prend { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
report-price = Avec { $ending } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque adversaire.
report-knock = { $possible ->
    [true] Vous pouvez frapper : il reste { $deadwood } hors des combinaisons, et { $at } ou moins suffit.
   *[false] Vous ne pouvez pas frapper : il reste { $deadwood } hors des combinaisons, et { $at } est le plus permis.
}
report-contract = Contrat { $number } : { $melds }
report-contract-meld = { $kind ->
    [set] groupe de { $size }
   *[run] suite de { $size }
}
report-contract-laid = Vous avez posé le contrat { $number }
report-contract-can = Vous pouvez poser le contrat { $number }
report-contract-held = Vous tenez le contrat { $number } mais ne pouvez pas le poser
report-contract-missing = { $cards ->
    [one] Il manque une { piece }
   *[other] Il manque { $cards } { pieces }
} pour le contrat { $number }
report-contract-never = Le contrat { $number } est hors d’atteinte avec les cartes encore inconnues
report-buys = { $buys ->
    [one] Le contrat et une défausse demandent encore un achat.
   *[other] Le contrat et une défausse demandent encore { $buys } achats.
}
report-no-buys = Aucun nombre d’achats ne fait place au contrat et à une défausse.
report-blind = { $buys ->
    [0] Finir à l’aveugle, d’un seul coup, est possible sans achat.
    [one] Finir à l’aveugle, d’un seul coup, demande un achat en tout.
   *[other] Finir à l’aveugle, d’un seul coup, demande { $buys } achats en tout.
}
report-own = son propre score { $own }
report-own-bare = son propre score { $own }, sans joker { $bare }
report-melds-most = Ouverture au plus de points
report-melds-closest = Combinaisons les plus proches
report-turn = Meilleur tour
report-meld = Poser
report-layoff = Compléter
report-swap = Échanger
report-discard = Défausser
report-layoff-table = sur la combinaison { $number } de la table : { $meld }
report-layoff-new = sur votre nouvelle combinaison { $number }
report-swap-table = contre le joker de la combinaison { $number } de la table : { $meld }
report-swap-new = contre le joker de votre nouvelle combinaison { $number }
report-summary = { $cards ->
    [0] Aucune { piece } n’est posée
    [one] Une { piece } est posée
   *[other] { $cards } { pieces } sont posées
} ; { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main.
report-draw = Prendre la défausse ?
report-upcard = { capital-upcard } : { $shown }
report-no-upcard = La défausse est vide : piochez.
report-draw-illegal = Cette { piece } ne peut pas être prise.
report-draw-turn = Le tour avec cette { piece }
report-discards = Que défausser ?
report-points-left = Points restants
report-cards-thrown = { capital-piece } défaussée
report-distance = Distance et { pieces } utiles
report-goal = { $goal ->
    [open] Ouvrir
    [contract] Contrat
    [pairs] Sept paires
   *[out] Finir
}
report-goal-now = à ce tour
report-goal-held = la main le tient
report-goal-never = { $most ->
    [0] hors d’atteinte avec les { pieces } encore inconnues
    [one] à plus de { $most } pioche, ce n’est pas calculé plus loin
   *[other] à plus de { $most } pioches, ce n’est pas calculé plus loin
}
report-goal-draws = à { $draws ->
    [one] une bonne pioche
   *[other] { $draws } bonnes pioches
}, { $outs ->
    [0] aucune { piece } inconnue n’aide
    [one] une { piece } inconnue aide
   *[other] { $outs } { pieces } inconnues aident
} (× exemplaires restants)
report-exposure = Si la manche finit
report-now = maintenant
report-after = après le meilleur tour
report-against = maintenant, avec { $ending }
report-eliminated = éliminé : { $sum } sur { $limit }
report-safe = Aucune de ces fins ne vous élimine : vous avez { $total ->
    [one] { $total } point
   *[other] { $total } points
} sur { $limit }.

ending-blind = fin à l’aveugle
ending-melds = des groupes et des suites
ending-seven_pairs = sept paires
ending-wild_discard = un joker défaussé en dernier
ending-seven_pairs_wild = sept paires et un joker défaussé en dernier
ending-impasse = une impasse
ending-indicator_twin = la jumelle de la tuile visible

## Une combinaison

meld-valid = { $shown } : { $kind ->
    [set] groupe valable
    [pair] paire valable
   *[run] suite valable
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
meld-invalid = { $shown } n’est pas une combinaison
meld-jokers = { $count ->
    [one] Le joker remplace
   *[other] Les jokers remplacent
} { $shown }.
meld-readings = Posée autrement, elle vaut { points }.

## Un score

score-player = Joueur
score-cards = { capital-pieces } restantes
score-counted = Compté
score-round = Manche
score-round-number = Manche { $number }
score-total = Total
score-place = Rang
score-payout = Part
score-out = { $players } { $count ->
    [one] est éliminé.
   *[other] sont éliminés.
}
score-winner = { $player } a gagné.

## Les règles

sheet-parent = * diffère { $parent ->
    [base] de la base commune
   *[other] de { $parent }
}
