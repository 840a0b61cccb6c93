## Le panneau de la réponse

percent = { $share } %
percent-below = < 1 %
percent-above = > 99 %
percent-less = moins de 1 %
percent-more = plus de 99 %
card-new = ajoutée à l’instant
unit-draws = { $count ->
    [one] pioche
   *[other] pioches
}
unit-cards = { $deck ->
    [tiles] { $count ->
        [one] tuile
       *[other] tuiles
    }
   *[cards] { $count ->
        [one] carte
       *[other] cartes
    }
}
unit-average = points en moyenne
unit-average-soon = points en moyenne d’ici votre tour{ $gain ->
    [true] { " " }(un gain)
   *[false] { "" }
}
goal-name = { $goal ->
    [open] Ouvrir
    [contract] Le contrat
    [pairs] Sept paires
   *[out] Finir
}

think-first = Réfléchir d’abord
think-first-help = La réponse reste cachée jusqu’à ce que vous la demandiez, pour chaque position à nouveau.
think-first-words = **À vous d’abord.** Que poseriez-vous, et que défausseriez-vous ?
think-first-show = Montrer la réponse
think-first-bar = À vous d’abord : la réponse est cachée

advised-discard = Défausser
advised-take = Prendre
advised-buy = Acheter
advised-stock = Piocher
advised-pass = La laisser

heading-turn-held = Ce que la main permet maintenant
turn-help = Ce qui va sur la table, dans cet ordre. Sous chaque { piece }, ses points pour l’ouverture ; un joker compte comme les règles le disent, à la place de sa { piece }. Une { piece } cerclée avec + est celle qui complète une combinaison de la table.
turn-best = Meilleur tour
turn-choice = Tour affiché
turn-choice-meaning = Le meilleur tour coûte le moins de points en moyenne. Les autres en laissent moins tout de suite, posent le plus de points ou de { pieces }, gardent des jokers, ou laissent aussi peu.
turn-other = { $number } : { $aims }
turn-against = { $points ->
    [one] { $points } point reste
   *[other] { $points } points restent
} (meilleur tour : { $best_points }), { $cards ->
    [one] { $cards } { piece } est posée
   *[other] { $cards } { pieces } sont posées
} (meilleur tour : { $best_cards }), { $jokers ->
    [0] aucun joker ne sert
    [one] un joker sert
   *[other] { $jokers } jokers servent
} (meilleur tour : { $best_jokers }).
turn-apart = Un autre tour laisse moins de points maintenant ({ $points } contre { $best }) ; en moyenne, celui-ci vaut mieux.
turn-freed = joker libéré :
turn-layoff-new = à votre nouvelle combinaison { $number }, qui devient :
turn-swap-new = contre le joker de votre nouvelle combinaison { $number }, qui devient :
turn-layoff-table = à { $owner ->
    [self] votre combinaison { $number }
    [opponent] la combinaison { $number } d’un autre joueur
   *[named] la combinaison { $number } de { $player }
}, qui devient :
turn-swap-table = contre le joker de { $owner ->
    [self] votre combinaison { $number }
    [opponent] la combinaison { $number } d’un autre joueur
   *[named] la combinaison { $number } de { $player }
}, qui devient :
turn-empty = Il ne reste rien en main.
turn-left = Reste en main : { $deck ->
    [tiles] { $cards ->
        [one] une tuile
       *[other] { $cards } tuiles
    }
   *[cards] { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
}, { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} si la manche finit

discards-help = Dans l’ordre de ce qu’elles vous coûtent en moyenne { average-horizon }. Ce qui « reste » est ce que la main garde après la meilleure pose, cette { piece } défaussée ; une pioche compte quand la { piece } tirée est utile ; le danger dit quelle est la chance que le joueur suivant se serve de la { piece }.
discard-alike = Aucun chiffre ne la distingue des autres.
discard-left = { $points ->
    [one] { $points } point reste
   *[other] { $points } points restent
}
discard-never = { $goal ->
    [open] ouvrir
    [contract] contrat
    [pairs] sept paires
   *[out] finir
} : hors d’atteinte
discard-away = { $goal ->
    [open] ouvrir
    [contract] contrat
    [pairs] sept paires
   *[out] finir
} : { $draws ->
    [one] { $draws } pioche
   *[other] { $draws } pioches
}
discard-outs = { $outs } { $deck ->
    [tiles] { $outs ->
        [one] tuile utile
       *[other] tuiles utiles
    }
   *[cards] { $outs ->
        [one] carte utile
       *[other] cartes utiles
    }
}
discard-chance = { $chance } en { $draws } pioches
discards-csv = Télécharger en CSV
column-points-help = Points restant en main après la meilleure pose, cette { piece } défaussée ; moins il y en a, mieux c’est.
column-draws = Pioches : { $goal }
column-draws-help = Le moins de pioches avant que le but puisse être atteint.
column-outs = Utiles : { $goal }
column-outs-help = { capital-pieces } inconnues dont la pioche rapproche le but d’une pioche, exemplaires comptés.
column-chance = % en { $draws } pioches : { $goal }
column-chance-help = Chance d’atteindre le but en autant de pioches.
danger-chip = { $level ->
    [none] ○ danger : nul
    [low] ◔ danger : faible
    [medium] ◑ danger : moyen
   *[high] ● danger : fort
}

heading-outlook = À quelle distance
outlook-help = { $thrown ->
    [true] Les buts encore devant vous, chacun avec la défausse qui en laisse le plus près. Une pioche compte quand la { piece } tirée aide ; à chaque tour on tire une { piece } et on en défausse une.
   *[false] Les buts encore devant vous. Une pioche compte quand la { piece } tirée aide ; à chaque tour on tire une { piece }.
}
goal-with = en jetant { $card }, qui en laisse le plus près
outlook-untold = **Finir :** la distance n’est pas calculée { $why ->
    [neighbours] quand deux jokers ne peuvent pas se toucher.
    [value] avant l’ouverture quand le joker y compte un nombre de points fixe.
   *[other] pour ces règles.
}
figure-distance = Distance
figure-distance-help = Le moins de bonnes pioches avant que le but puisse être atteint, si toutes les { pieces } voulues viennent.
figure-outs = { capital-pieces } utiles
figure-outs-help = { capital-pieces } inconnues, exemplaires comptés, dont la pioche rapproche le but d’une pioche.
figure-chance = Chance à { $draws ->
    [one] la prochaine pioche
   *[other] { $draws } pioches
}
figure-chance-help = La chance d’atteindre le but en piochant autant de fois, si les { pieces } inconnues sont rangées au hasard. Pour une pioche, exacte quand le but est à une pioche ; au-delà, c’est une estimation.
outs-kinds = Montrer les { $kinds } sortes de { $deck ->
    [tiles] tuiles
   *[cards] cartes
} ({ $cards } inconnues)
heading-curves = Chance par pioche : { $goal ->
    [open] ouvrir
    [contract] contrat
    [pairs] sept paires
   *[out] finir
}
curves-help = Une ligne pour chacune des meilleures défausses : la chance que le but soit atteint à la première, à la deuxième … pioche. « (+ 2) » : deux autres défausses ont les mêmes chances.
curves-legend = Défaussée
curves-draw = pioches à partir de maintenant
curve-name = { $first }{ $more ->
    [0] { "" }
   *[other] { " " }(+ { $more })
}
curve-spoken = { $first }{ $more ->
    [0] { "" }
    [one] { " " }ou une autre { piece }
   *[other] { " " }ou { $more } autres { pieces }
}
curve-told = { $line } en défausse : { $first } à la première pioche, { $last } en { $draws } pioches (pioche après pioche : { $all }).

figure-ends = Manche finie avant { $turn ->
    [1] votre tour
   *[other] votre { $turn }ᵉ tour
}
figure-ends-help = La chance qu’un autre joueur finisse la manche d’ici là : chiffres de manches simulées, selon le nombre de ses { pieces } et selon qu’il a ouvert ou non.
heading-hold = Ouvrir maintenant, ou viser { $ending } ?
figure-open = Ouvrir maintenant
figure-open-help = Ce que vous payez en moyenne avant votre prochain tour, le meilleur tour posé.
figure-hold = Attendre
figure-hold-help = Ce que vous payez en moyenne avant votre prochain tour, toute la main gardée, moins ce que le bonus rapporte fois sa chance.
figure-needed = Attendre paie dès
figure-needed-help = La chance de finir d’un coup au prochain tour à partir de laquelle attendre vaut mieux qu’ouvrir.

unit-percents = { $count ->
    [one] point de pourcentage
   *[other] points de pourcentage
}
unit-points = { $count ->
    [one] point
   *[other] points
}
draw-help = La { upcard } contre une { piece } de la pioche. « En moyenne » est ce que vous payez dans cette manche, par la formule qui ordonne aussi les défausses ; moins, c’est mieux.
heading-buy = L’acheter hors de votre tour ?
buy-help = Dans le tour d’un autre : la { upcard } et une deuxième de la pioche, contre la laisser passer. Moins de points, c’est mieux.
figure-take = La prendre
figure-stock = Piocher
figure-buy = L’acheter
figure-pass = La laisser
figure-average-help = Les points que vous payez en moyenne dans cette manche, selon les points restants, la chance du prochain but, le moment où un autre peut finir, et ce que vous donnez. Moins, c’est mieux.
gain-chance = Chance gagnée
gain-chance-help = De combien le prochain but est plus probable à la troisième pioche qu’avec une { piece } de la pioche.
gain-distance = Plus près de
gain-distance-help = Les bonnes pioches que la { piece } épargne sur le chemin du prochain but.
gain-penalty = Épargné maintenant
gain-penalty-help = Points de moins en main tout de suite qu’après une { piece } inutile piochée et défaussée.
figure-two-cards = Coût des deux { pieces }
figure-two-cards-help = Ce que coûtent la { upcard } et une { piece } inconnue moyenne si toutes deux restent en main.
buys-left = Vous pouvez encore acheter { $count } fois dans cette donne, celle-ci comprise.
discard-average = ≈ { points } d’ici la fin de la manche
column-average = Moyenne
column-average-help = Les points que vous payez en moyenne { average-horizon }, si cette { piece } est défaussée ; les lignes sont dans cet ordre.
figure-stroke = Chance d’un seul coup
figure-stroke-help = La chance de finir d’un coup au prochain tour avec toute la main gardée, la meilleure défausse pour cela faite maintenant.
