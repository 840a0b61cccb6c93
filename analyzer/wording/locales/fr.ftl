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

## Ce qui ne va pas dans une saisie

expected-value = { $expected ->
    [int_type] un nombre entier
    [int_from_float] un nombre entier
    [float_type] un nombre
    [bool_type] true ou false
    [string_type] un texte
    [literal_error] { $wanted }
    [greater_than_equal] un nombre d’au moins { $wanted }
    [less_than_equal] un nombre d’au plus { $wanted }
    [list_type] une liste
    [dict_type] un tableau de clés et de valeurs
    [mapping_type] un tableau de clés et de valeurs
    [model_type] un tableau de clés et de valeurs
    [model_attributes_type] un tableau de clés et de valeurs
    [unknown_part] une des clés { $wanted }
   *[other] une valeur d’un autre genre
}
mend-near = { $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
}
problem-unknown_rules = « { $value } » n’est pas un jeu de règles.{ mend-near } Les jeux de règles sont { $known }.
problem-unknown_option = l’option « { $option } » n’existe pas.{ mend-near }
problem-bad_option = « { $value } » ne convient pas à l’option { $option }, qui attend { expected-value }.
problem-contradictory_options = les options { $option } et { $other } s’excluent. Changez l’une des deux.
problem-bad_letters = « { $value } » n’est pas un choix de lettres. Choisissez { $known }.
problem-not_cards = « { $value } » ne décrit pas des { pieces }. Écrivez par exemple 7♠ 10♥ JK.
problem-text_too_long = le texte est trop long. On lit au plus { $most } caractères.
problem-bad_card = « { $token } » ne se lit pas comme une { piece }.{ $near ->
    [none] { " " }Écrivez une valeur et une couleur, par exemple { $sample ->
        [tiles] R7, B12 ou JK
        [fr] 7P, DC ou JK
       *[en] 7S, QH ou JK
    }.
   *[other] { " " }Vouliez-vous dire { $near } ?
}
problem-unknown_key = la clé « { $key } » est inconnue.{ mend-near }
problem-missing_key = la clé « { $key } » manque. Ajoutez-la.
problem-bad_value = « { $value } » ne convient pas ici ; on attend { expected-value }.
problem-too_many_copies = { $card } apparaît { $copies } fois, mais les jeux n’en contiennent { $most ->
    [one] qu’une
   *[other] que { $most }
}. Retirez ce qui est en trop.
problem-too_many_jokers_in_deck = il y a { $copies ->
    [one] { $copies } joker
   *[other] { $copies } jokers
}, mais les jeux { $most ->
    [0] n’en contiennent aucun
    [one] n’en contiennent qu’un
   *[other] n’en contiennent que { $most }
}. Retirez un joker ou changez le nombre de jokers.
problem-joker_not_in_deck = les règles { $rules } se jouent sans joker. Retirez le joker, ou changez le nombre de jokers.
problem-hand_empty = il n’y a aucune { piece }. Saisissez-en au moins une.
problem-hand_too_large = il y a { $size ->
    [one] { $size } { piece }
   *[other] { $size } { pieces }
}, mais une main en compte au plus { $most }. Retirez-en ou changez la taille de la main.
problem-took_more_than_held = { $took } { pieces } ont été prises et sont encore en main, mais { $held ->
    [0] il n’y a aucune { piece } en main
    [one] il n’y a qu’une { piece } en main
   *[other] il n’y a que { $held } { pieces } en main
}. Corrigez l’un des deux.
problem-too_many_opponents = { $count } adversaires, c’est plus qu’une table de { $players } joueurs n’en compte. Retirez-en ou changez le nombre de joueurs.
problem-name_of_player = « { $player } » désigne le joueur dont on voit la main. Choisissez un autre nom.
problem-stock_too_large = la pioche ne peut pas compter { $value } { pieces } : { $most ->
    [0] il n’en reste aucune
    [one] il n’en reste qu’une
   *[other] il n’en reste que { $most }
}. Corrigez le nombre.
problem-too_many_hidden = les adversaires ont en main { $held } { pieces } que personne n’a vues, mais il n’en reste que { $most }. Corrigez leurs nombres.
problem-too_many_jokers_taken = { $taken ->
    [one] un joker n’a pas pu être pris
   *[other] { $taken } jokers n’ont pas pu être pris
} dans { $cards } : { $most ->
    [0] aucun ne peut l’être
    [one] un au plus
   *[other] { $most } au plus
}. Corrigez le nombre.
problem-drawn_not_in_hand = la { piece } piochée, { $card }, n’est pas dans la main. Ajoutez-la à la main.
problem-one_card = on pioche une seule { piece }, pas { $count }.
problem-illegal_table_meld = { $cards } n’est pas une combinaison : { $reason }. Corrigez ses { pieces }.
problem-unnamed_joker = on ne sait pas quelle { piece } remplace le joker de la combinaison { $number } ({ $cards }). Nommez-le, par exemple JK=8♣, ou mettez les { pieces } dans l’ordre de la table.
problem-joker_as_mismatch = la combinaison { $number } ({ $cards }) a { $jokers } jokers libres et { $named } noms pour eux. Donnez une { piece } à chaque joker.
problem-key_without_meaning = « { $key } » n’a pas de sens avec les règles { $rules }. Retirez-la.
problem-contradictory_position = { $first } et { $second } ne vont pas ensemble. Changez l’un des deux.
problem-wrong_deck = { $card } n’appartient pas à { $deck ->
    [tiles] ce jeu de tuiles
   *[cards] ce jeu de cartes
}. Retirez-la ou choisissez d’autres règles.
problem-joker_named_in_hand = hors d’une combinaison, un joker ne remplace rien : écrivez JK au lieu de { $card }.
problem-bad_link = la partie { $place } du lien est illisible : « { $part } ». Recopiez le lien entier, ou partez d’une page vide.
problem-link_version = le lien est de version « { $value } » ; cette page lit la version { $known }. Refaites le lien.
problem-link_cut = le lien s’arrête avant ses { pieces }. Recopiez le lien entier.
problem-not_json = la ligne n’est pas du JSON : elle se rompt au caractère { $place }. Écrivez un objet JSON par ligne.
problem-not_an_object = « { $value } » n’est pas un objet JSON avec des clés et des valeurs.
problem-unknown_request = « { $value } » n’est pas une demande.{ mend-near } Les demandes sont { $known }.
problem-line_too_long = la ligne est trop longue pour être lue. Partagez la demande.
problem-internal = c’est une faute de Ramiscope, pas de la saisie. Merci de signaler la position.

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
reason-not_enough_naturals = Une combinaison demande { $required } { pieces } autres que des jokers ; elle en a { $naturals }.
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
