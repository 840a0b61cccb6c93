## Chapitres

chapter-deal = La donne
chapter-melds = Les combinaisons
chapter-aces = Les as et les 1
chapter-jokers = Les jokers
chapter-opening = L’ouverture ou le contrat
chapter-layoff = Compléter la table
chapter-swap = Reprendre un joker
chapter-discard = Piocher et défausser
chapter-buying = L’achat
chapter-wildcards = Les tuiles jokers
chapter-end = La fin de la manche
chapter-bonuses = Les bonus
chapter-penalties = Les pénalités
chapter-elimination = La partie

## La donne

lesson-deal-deck = { $packs ->
    [one] Un jeu
   *[other] { $packs } jeux
} { $deck ->
    [tiles] de 52 tuiles numérotées
   *[cards] de 52 cartes
}, { $jokers ->
    [0] sans joker
    [one] un joker
   *[other] { $jokers } jokers
} : { $cards } { $deck ->
    [tiles] tuiles
   *[cards] cartes
} en tout.
lesson-deal-deck-starred = { $packs } jeux de 52 tuiles numérotées et { $jokers } tuiles étoilées : { $cards } tuiles en tout.
lesson-deal-more-players = À partir de { $players } joueurs : { $packs } jeux et { $jokers ->
    [one] un joker
   *[other] { $jokers } jokers
}.
lesson-deal-players = Sauf indication contraire, on joue à { $players }.
lesson-deal-hand = Chaque joueur reçoit { $hand_size } { $deck ->
    [tiles] tuiles
   *[cards] cartes
}.
lesson-deal-indicator = La première tuile de la pioche est retournée : c’est la tuile visible. Personne ne la prend.
lesson-deal-stock = Le reste forme la pioche, face cachée ; à côté se trouve la défausse, face visible.
lesson-deal-stock-only = Le reste forme la pioche, face cachée. Il n’y a pas de défausse.
lesson-deal-contracts = Une partie compte { $count } donnes, chacune avec son contrat.

## Les combinaisons

lesson-melds-set = Un groupe réunit au moins { $min_set } { $deck ->
    [tiles] tuiles de même nombre, toutes de couleurs différentes
   *[cards] cartes de même valeur, toutes de couleurs différentes
} ; { $most } au plus.
lesson-melds-set-twins = Un groupe réunit au moins { $min_set } { $deck ->
    [tiles] tuiles de même nombre ; une couleur peut venir deux fois
   *[cards] cartes de même valeur ; une couleur peut venir deux fois
}{ $most ->
    [0] .
   *[other] {" "}; { $most } au plus.
}
lesson-melds-run = Une suite réunit au moins { $min_run } { $deck ->
    [tiles] tuiles d’une même couleur
   *[cards] cartes d’une même couleur
} qui se suivent sans trou ; { $most } au plus.
lesson-melds-pairs = Sept paires de tuiles identiques gagnent aussi, sans groupe ni suite.
lesson-melds-pairs-wild = Un joker peut compléter une paire.
lesson-melds-pairs-bare = Un joker ne peut pas compléter une paire.
lesson-melds-points = Dans une combinaison, { $deck ->
    [tiles] une tuile compte son nombre
   *[cards] une carte chiffrée compte sa valeur
} ; { $court ->
    [0] 11, 12 et 13 comptent 11, 12 et 13.
   *[other] { $deck ->
        [tiles] 11, 12 et 13 comptent { $court } chacun.
       *[cards] valet, dame et roi comptent { $court } chacun.
    }
}
lesson-melds-counted = Les points des combinaisons posées sont montrés aussi.

## Les as

lesson-aces-place = { $deck ->
    [tiles] { $where ->
        [both] Un 1 peut commencer une suite avant le 2, ou la finir après le 13.
        [low] Un 1 peut commencer une suite avant le 2, mais pas suivre le 13.
        [high] Un 1 peut finir une suite après le 13, mais pas venir avant le 2.
       *[neither] Un 1 n’entre dans aucune suite.
    }
   *[cards] { $where ->
        [both] Un as peut commencer une suite avant le deux, ou la finir après le roi.
        [low] Un as peut commencer une suite avant le deux, mais pas suivre le roi.
        [high] Un as peut finir une suite après le roi, mais pas venir avant le deux.
       *[neither] Un as n’entre dans aucune suite.
    }
}
lesson-aces-corner = { $deck ->
    [tiles] Une suite peut boucler : 13-1-2 est permis.
   *[cards] Une suite peut boucler : roi-as-deux est permis.
}
lesson-aces-no-corner = { $deck ->
    [tiles] Une suite ne boucle pas : 13-1-2 est refusé.
   *[cards] Une suite ne boucle pas : roi-as-deux est refusé.
}
lesson-aces-sets = { $deck ->
    [tiles] Des 1 peuvent former un groupe.
   *[cards] Des as peuvent former un groupe.
}
lesson-aces-no-sets = { $deck ->
    [tiles] Des 1 ne peuvent pas former un groupe.
   *[cards] Des as ne peuvent pas former un groupe.
}
lesson-aces-low-points = { $deck ->
    [tiles] Un 1 avant un 2 compte { $points }.
   *[cards] Un as avant un deux compte { $points }.
}
lesson-aces-high-points = { $deck ->
    [tiles] Un 1 après un 13 compte { $points }.
   *[cards] Un as après un roi compte { $points }.
}
lesson-aces-set-points = { $deck ->
    [tiles] Un 1 dans un groupe compte { $points }.
   *[cards] Un as dans un groupe compte { $points }.
}

## Les jokers

lesson-jokers-none = Ce jeu se joue sans joker.
lesson-jokers-any = Un joker remplace n’importe quelle { $deck ->
    [tiles] tuile
   *[cards] carte
} qui manque à un groupe ou à une suite.
lesson-jokers-indicated = Des tuiles font ici office de jokers : chacune remplace n’importe quelle tuile.
lesson-jokers-naturals = { $least ->
    [one] Une { $deck ->
        [tiles] tuile
       *[cards] carte
    } au moins d’une combinaison n’est pas un joker.
   *[other] Au moins { $least } { $deck ->
        [tiles] tuiles
       *[cards] cartes
    } d’une combinaison ne sont pas des jokers.
}
lesson-jokers-ratio = { $ratio ->
    [minority] Une combinaison a moins de jokers que d’autres cartes.
   *[at_most_half] Une combinaison a au plus une moitié de jokers.
}
lesson-jokers-most = Une combinaison ne contient { $most ->
    [0] aucun joker.
    [one] qu’un joker au plus.
   *[other] que { $most } jokers au plus.
}
lesson-jokers-limit = { $kind ->
    [set] Un groupe
   *[run] Une suite
} de { $span ->
    [open] { $size } cartes ou plus
    [one] { $size } cartes
   *[range] { $size } à { $last } cartes
} : { $most ->
    [0] aucun joker.
    [one] au plus un joker.
   *[other] au plus { $most } jokers.
}
lesson-jokers-side-by-side = Des jokers peuvent être voisins dans une suite.
lesson-jokers-apart = Deux jokers ne peuvent pas être voisins dans une suite.
lesson-jokers-replaced = Un joker dans une combinaison compte comme la { $deck ->
    [tiles] tuile
   *[cards] carte
} qu’il remplace.
lesson-jokers-fixed = Un joker compte toujours { $points } à l’ouverture.

## L’ouverture ou le contrat

lesson-opening-free = La première combinaison n’a pas de minimum : on peut poser n’importe laquelle.
lesson-opening-min = La première pose demande { $open_min } points ; { $open_min } tout juste suffisent.
lesson-opening-scope-turn_total = Toutes les combinaisons posées à ce tour s’additionnent.
lesson-opening-scope-single_meld = Une seule combinaison doit faire les { $open_min } points.
lesson-opening-pure = La première pose doit comprendre une suite sans joker.
lesson-opening-whole = On ne pose rien avant de pouvoir poser toute la main d’un coup, en gardant une tuile à défausser.
lesson-opening-later = Aux tours suivants, une nouvelle combinaison n’a plus de minimum.
lesson-opening-no-more = Après la première pose, on ne pose plus de nouvelle combinaison.
lesson-contract-first = On ne pose rien avant que le contrat de la donne soit complet.
lesson-contract = Contrat { $number } : { $melds }.
lesson-contract-exact = Les combinaisons ont exactement ces tailles ; on ne pose rien de plus.
lesson-contract-longer = Les combinaisons peuvent être plus longues que le contrat ne le demande.
lesson-contract-runs-gap = Deux suites d’une même couleur sont séparées par au moins une carte absente.
lesson-contract-runs-not_adjacent = Deux suites d’une même couleur ne se posent pas bout à bout ; elles peuvent se chevaucher.
lesson-contract-ranks-differ = Les groupes d’un contrat sont de valeurs différentes.
lesson-contract-ranks-free = Deux groupes d’un contrat peuvent être de même valeur.

## Compléter la table

lesson-layoff-none = On n’ajoute rien aux combinaisons de la table.
lesson-layoff-how = On peut ajouter des cartes à toute combinaison de la table : aux bouts d’une suite, ou une couleur qui manque à un groupe.
lesson-layoff-opened = Seul un joueur qui a ouvert peut compléter.
lesson-layoff-before-open = On peut compléter avant d’avoir posé soi-même une combinaison.
lesson-layoff-same-turn = On peut compléter au tour même de sa première pose.
lesson-layoff-later-turn = On ne complète pas au tour de sa première pose, mais plus tard.

## Reprendre un joker

lesson-swap-no-jokers = Il n’y a pas de joker à reprendre.
lesson-swap-none = Les jokers de la table y restent.
lesson-swap-how = Qui tient la carte qu’un joker remplace peut l’y mettre et prendre le joker.
lesson-swap-needs-open = Seul un joueur qui a ouvert peut le faire.
lesson-swap-before-open = On peut le faire avant d’avoir posé soi-même une combinaison.
lesson-swap-owner-any = La combinaison peut être à n’importe qui, à soi-même aussi.
lesson-swap-owner-others = La combinaison doit être à un autre joueur.
lesson-swap-max-meld = La combinaison a au plus { $most } cartes.
lesson-swap-jokers-limit = D’une combinaison posée avec plusieurs jokers, on reprend au plus { $most ->
    [one] un joker
   *[other] { $most } jokers
}.
lesson-swap-set-either = Dans un groupe de trois, l’une des deux couleurs manquantes libère le joker.
lesson-swap-set-both = Dans un groupe de trois, il faut les deux couleurs manquantes pour libérer le joker.
lesson-swap-set-declared = Dans un groupe, seule la carte nommée à la pose libère le joker ; sans nom, toute couleur manquante convient.
lesson-swap-closed-set = Un groupe de quatre cartes ne rend pas son joker.
lesson-swap-reuse = Le joker doit être reposé au même tour.
lesson-swap-keep = Le joker peut être gardé en main.

## Piocher et défausser

lesson-discard-none = Il n’y a pas de défausse. Qui ne peut rien poser pioche une tuile.
lesson-discard-draw = Un tour commence par une { $deck ->
    [tiles] tuile
   *[cards] carte
} : le dessus de la pioche ou celui de la défausse.
lesson-discard-take-free = Le dessus de la défausse se prend librement.
lesson-discard-take-must_meld_it = Le dessus de la défausse ne se prend que pour être posé au même tour dans une nouvelle combinaison.
lesson-discard-take-must_meld_any = Qui prend le dessus de la défausse doit poser une nouvelle combinaison au même tour.
lesson-discard-take-meld_or_layoff = Le dessus de la défausse ne se prend que pour être posé au même tour, dans une nouvelle combinaison ou sur la table.
lesson-discard-ends-turn = Un tour finit par une { $deck ->
    [tiles] tuile
   *[cards] carte
} jetée ; rien ne la suit.
lesson-discard-return = Ce qu’on vient de prendre peut être rejeté.
lesson-discard-no-return = Ce qu’on vient de prendre à la défausse ne peut pas y retourner au même tour.

## L’achat

lesson-buying-none = Il n’y a pas d’achat.
lesson-buying-how = Hors de son tour, un joueur peut acheter la carte visible dont le joueur à qui c’est le tour ne veut pas ; il pioche une carte de plus et attend son tour.
lesson-buying-most = Contrats { $first } à { $last } : { $buys ->
    [0] aucun achat.
    [one] au plus un achat par joueur.
   *[other] au plus { $buys } achats par joueur.
}

## Les tuiles jokers

lesson-wildcards-none = Aucune carte n’en remplace une autre.
lesson-wildcards-jokers = Seuls les jokers remplacent d’autres cartes.
lesson-wildcards-next = Est joker la tuile qui suit la tuile visible dans sa couleur ; après 13 vient 1. Il y en a deux.
lesson-wildcards-starred = Les tuiles étoilées ne sont pas des jokers : elles sont la tuile que les jokers auraient été.

## La fin de la manche

lesson-end-discard-required = La manche finit quand un joueur jette sa dernière { $deck ->
    [tiles] tuile
   *[cards] carte
} : il en garde une pour cela.
lesson-end-discard-optional = La manche finit quand un joueur n’a plus de { $deck ->
    [tiles] tuile
   *[cards] carte
}, avec ou sans dernière défausse.
lesson-end-discard-none = La manche finit quand un joueur a posé sa dernière { $deck ->
    [tiles] tuile
   *[cards] carte
}.
lesson-end-knock = On peut aussi frapper quand les cartes hors de ses combinaisons font { points } ou moins.
lesson-end-stock = Quand la pioche est vide, on mêle les défausses pour en faire une nouvelle ; la dernière reste.
lesson-end-no-stock = Quand la pioche est vide, on continue sans piocher.
lesson-end-impasse = Quand la pioche est vide, la manche finit dans une impasse.

## Les bonus

lesson-bonus-none = Il n’y a pas de bonus.
lesson-bonus-ending = { $ending } : { points }.
lesson-bonus-combine-max = Deux fins chères à la fois ne coûtent que la plus chère.
lesson-bonus-combine-double = Deux fins chères à la fois coûtent le double de la plus chère.
lesson-bonus-indicator-end = La jumelle de la tuile visible se paie à la fin de la manche, quel que soit le gagnant.
lesson-bonus-indicator-start = La jumelle de la tuile visible se paie quand on la montre au début.
lesson-bonus-indicator-off = La jumelle de la tuile visible ne rapporte rien.
lesson-bonus-multiply = { $bonus } : les points des autres comptent { $multiply } fois.
lesson-bonus-add = { $bonus } : chaque adversaire reçoit { points } de plus.
lesson-bonus-own = { $bonus } : le score du gagnant lui-même { $sign ->
    [less] baisse de { $points }.
   *[more] monte de { $points }.
}
lesson-bonus-own-bare = { $bonus } sans joker : le score du gagnant lui-même { $sign ->
    [less] baisse de { $points }.
   *[more] monte de { $points }.
}
lesson-bonus-shown = { $bonus } : on l’annonce, mais les points n’en changent pas.
lesson-bonus-one-stroke = { $bonus } : toute la main est posée en un tour, sans avoir rien posé avant.
lesson-bonus-with-layoffs = Les cartes ajoutées à la table à ce tour comptent aussi.
lesson-bonus-without-layoffs = Une carte ajoutée à la table fait perdre le bonus.

## Les pénalités

lesson-penalties-left = À la fin de la manche, les autres comptent les cartes restées en main.
lesson-penalties-no-cards = Les tuiles restées en main ne se comptent pas une à une.
lesson-penalties-fixed = Qui n’a pas gagné reçoit { points } pour une défaite ordinaire.
lesson-penalties-points = { $deck ->
    [tiles] { $part ->
        [ace] Un 1 coûte { $points }.
        [face] Un 11, 12 ou 13 coûte { $points }.
        [joker] Un joker coûte { $points }.
       *[pip] Toute autre tuile coûte { $points }.
    }
   *[cards] { $part ->
        [ace] Un as coûte { $points }.
        [face] Un valet, une dame ou un roi coûte { $points }.
        [joker] Un joker coûte { $points }.
       *[pip] Toute autre carte coûte { $points }.
    }
}
lesson-penalties-number = { $deck ->
    [tiles] { $part ->
        [ace] Un 1 coûte son nombre.
        [face] Un 11, 12 ou 13 coûte son nombre.
       *[pip] Toute autre tuile coûte son nombre.
    }
   *[cards] { $part ->
        [ace] Un as coûte 1.
        [face] Valet, dame et roi coûtent 11, 12 et 13.
       *[pip] Toute autre carte coûte sa valeur.
    }
}
lesson-penalties-rank = Un { $rank } coûte { $points }.
lesson-penalties-unopened = Une main qui n’a jamais ouvert coûte { points }, quoi qu’elle contienne.

## La partie

lesson-elimination-above = Si une limite est fixée, un total qui la dépasse élimine aussitôt le joueur.
lesson-elimination-reaching = Si une limite est fixée, un total qui l’atteint élimine aussitôt le joueur.
lesson-elimination-none = Personne n’est éliminé ; le plus petit total après la dernière manche gagne.
lesson-elimination-pot = S’il y a une cagnotte, le gagnant en reçoit { $winner } % et les autres se partagent { $rest } %.
lesson-elimination-pot-limit = { $rounds ->
    [one] Dans une partie d’une manche
   *[other] Dans une partie de { $rounds } manches
}, seuls les joueurs au-dessous de { $points } points y ont part.
