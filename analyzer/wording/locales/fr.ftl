## Cartes

card-name = { $rank } de { $suit }
rank-1 = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-10 = dix
rank-11 = valet
rank-12 = dame
rank-13 = roi
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
tile-name = { $number } { $colour ->
    [red] rouge
    [black] noir
    [blue] bleu
   *[yellow] jaune
}
joker = joker
joker-as = joker pour { $face }
starred-tile = tuile étoilée
piece = { $deck ->
    [tiles] tuile
   *[cards] carte
}
pieces = { $deck ->
    [tiles] tuiles
   *[cards] cartes
}
capital-piece = { $deck ->
    [tiles] Tuile
   *[cards] Carte
}
capital-pieces = { $deck ->
    [tiles] Tuiles
   *[cards] Cartes
}
upcard = { $deck ->
    [tiles] tuile du dessus
   *[cards] carte visible
}
capital-upcard = { $deck ->
    [tiles] Tuile du dessus
   *[cards] Carte du dessus
}
cards-count = { $count ->
    [one] { $count } { piece }
   *[other] { $count } { pieces }
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-or = ou

## L’endroit d’une saisie : `{endroit} : {ce qui ne va pas}`

place-card = { piece } { $number }
place-meld = combinaison { $number }
place-player = joueur { $number }
place-step = étape { $number }
place-hand = main
place-discards = défausse
place-seen = { pieces } vues
place-table = table
place-table-one = combinaison { $number } de la table
place-cards = { pieces }
place-options = options
place-letters = lettres
place-rules = règles
place-total = total
place-limit = limite
place-players = nombre de joueurs
place-table_meld = combinaison de la table
place-phase = phase
place-opened = ouverture faite
place-out_of_turn = tour d’un autre joueur
place-opened_this_turn = ouverture à ce tour
place-drawn = { piece } piochée
place-stock = pioche
place-opponents = adversaires
place-opponents-one = adversaire { $number }
place-took = { pieces } prises
place-threw = { pieces } jetées
place-name = nom
place-link = lien
place-jokers_taken = jokers pris
place-owner = propriétaire
place-position = position

## Pourquoi quelque chose n’est pas possible ; `brief` est la demi-phrase après « n’est pas une combinaison : »

reason-too_short = Une telle combinaison demande au moins { $required } { pieces } ; elle en a { $size }.
    .brief = elle a trop peu de { pieces }
reason-mixed = { $deck ->
    [tiles] Les tuiles ne sont ni de même nombre ni de même couleur.
   *[cards] Les cartes ne sont ni de même valeur ni de même couleur.
}
    .brief = { $deck ->
        [tiles] les tuiles ne sont ni de même nombre ni de même couleur
       *[cards] les cartes ne sont ni de même valeur ni de même couleur
    }
reason-not_consecutive = Les { pieces } de la suite ne se suivent pas.
    .brief = les { pieces } ne se suivent pas
reason-corner = Une suite ne peut pas boucler, comme { corner-shown }.
    .brief = une suite ne peut pas boucler, comme { corner-shown }
corner-shown = { $deck ->
    [tiles] 13-1-2
   *[cards] R-A-2
}
reason-duplicate_suit = { $card } est deux fois dans le groupe ; chaque couleur n’y vient qu’une fois.
    .brief = une couleur vient deux fois dans le groupe
reason-duplicate_colour = { $card } est deux fois dans le groupe ; chaque couleur n’y vient qu’une fois.
    .brief = une couleur vient deux fois dans le groupe
reason-set_too_long = Le groupe a { $size } { pieces } ; un groupe s’arrête à { $most }.
    .brief = le groupe a trop de { pieces }
reason-meld_too_long = La combinaison a { $size } { pieces } ; le maximum est ici { $most }.
    .brief = la combinaison a trop de { pieces }
reason-not_enough_naturals = Une combinaison demande { $required ->
    [one] { $required } { piece } qui n’est pas un joker
   *[other] { $required } { pieces } qui ne sont pas des jokers
} ; elle en a { $naturals }.
    .brief = elle a trop peu de { pieces } naturelles
reason-too_many_jokers = La combinaison a { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
} ; { $most ->
    [0] aucun n’est permis
    [one] un seul est permis
   *[other] { $most } sont permis
}.
    .brief = elle a trop de jokers
reason-adjacent_jokers = Deux jokers se touchent, ce que ces règles interdisent.
    .brief = deux jokers se touchent
reason-joker_not_in_game = Ce jeu se joue sans joker.
    .brief = ce jeu se joue sans joker
reason-too_many_copies = { $card } n’existe { $most ->
    [one] qu’une fois
   *[other] que { $most } fois
}.
    .brief = elle contient une { piece } plus souvent que les jeux
reason-ace_low_forbidden = { $deck ->
    [tiles] Le 1 ne vient ici qu’après un 13, pas avant un 2.
   *[cards] L’as ne vient ici qu’après un roi, pas avant un deux.
}
    .brief = { $deck ->
        [tiles] le 1 ne vient ici qu’après un 13
       *[cards] l’as ne vient ici qu’après un roi
    }
reason-ace_set_forbidden = Les groupes { of-ones } sont interdits ici.
    .brief = les groupes { of-ones } sont interdits ici
of-ones = { $deck ->
    [tiles] de 1
   *[cards] d’as
}
reason-not_identical = Une paire demande deux tuiles de même couleur et de même nombre.
    .brief = les deux tuiles ne sont pas pareilles
reason-below_minimum = Les combinaisons font { points } et l’ouverture en demande { $required } : il en manque { $missing }.
reason-single_meld_too_small = La plus grande combinaison fait { points } et une seule doit en faire { $required } : il en manque { $missing }.
reason-needs_pure_run = L’ouverture demande une suite sans joker.
reason-nothing_to_lay = Aucune combinaison ne peut être posée avec ces { pieces }.
reason-not_opened = Il faut d’abord avoir ouvert.
reason-same_turn = Il faut attendre un tour après l’ouverture.
reason-no_new_melds = On ne pose plus de nouvelle combinaison après l’ouverture.
reason-no_layoffs = On ne complète pas ici les combinaisons de la table.
reason-no_swaps = On ne reprend pas ici les jokers de la table.
reason-no_joker = Cette combinaison n’a pas de joker à reprendre.
reason-no_table_melds = Il n’y a pas de combinaison sur la table.
reason-no_such_meld = Cette combinaison n’est pas sur la table.
reason-wrong_card = Le joker de cette combinaison remplace une autre { piece }.
reason-own_meld = On ne reprend que les jokers des autres joueurs.
reason-second_joker = On ne reprend { $most ->
    [one] qu’un joker
   *[other] que { $most } jokers
} de cette combinaison, et c’est déjà fait.
reason-joker_not_reused = Le joker repris doit être posé au même tour.
reason-freed_joker_in_opening = Un joker repris sur la table n’aide pas à ouvrir.
reason-discard_needs_new_meld = { $card } ne se prend à la défausse que pour poser une nouvelle combinaison au même tour.
reason-drawn_not_used = { $card } ne se prend à la défausse que pour être posée au même tour, ce qui n’est pas possible.
reason-returned_discard = { $card } vient d’être prise à la défausse et ne peut y retourner au même tour.
reason-no_discard_left = Il faut garder une { piece } à défausser.
reason-no_discards = Ce jeu n’a pas de défausse : on pose la dernière { piece }.
reason-one_discard = Un tour finit par une seule défausse.
reason-after_discard = La défausse finit le tour ; rien ne la suit.
reason-not_in_hand = { $card } n’est pas dans la main.
reason-not_all_laid = Toute la main se pose d’un coup ; il reste { $left ->
    [one] { $left } { piece }
   *[other] { $left } { pieces }
}.
reason-too_few_cards = Aucune { piece } n’a été donnée pour cela.
reason-too_many_melds = Le contrat demande moins de combinaisons.
reason-wrong_size = Le contrat demande des combinaisons d’une autre taille.
reason-runs_adjacent = Deux suites d’une même couleur doivent être séparées par au moins une { piece }.
reason-goes_out = Avec cette défausse la main est vide et la manche finit.
