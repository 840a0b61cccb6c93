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
problem-bad_option = « { $value } » ne convient pas à « { $option } », qui attend { expected-value }.
problem-contradictory_options = « { $option } » et « { $other } » s’excluent. Changez l’une des deux.
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
problem-took_more_than_held = { $took ->
    [one] { $took } { piece } a été prise et est encore en main
   *[other] { $took } { pieces } ont été prises et sont encore en main
}, mais { $held ->
    [0] il n’y a aucune { piece } en main
    [one] il n’y a qu’une { piece } en main
   *[other] il n’y a que { $held } { pieces } en main
}. Corrigez l’un des deux.
problem-too_many_opponents = { $count } adversaires, c’est plus qu’une table de { $players } joueurs n’en compte. Retirez-en ou changez le nombre de joueurs.
problem-name_of_player = « { $player } » désigne le joueur dont on voit la main. Choisissez un autre nom.
problem-stock_too_large = la pioche ne peut pas compter { $value ->
    [one] { $value } { piece }
   *[other] { $value } { pieces }
} : { $most ->
    [0] il n’en reste aucune
    [one] il n’en reste qu’une
   *[other] il n’en reste que { $most }
}. Corrigez le nombre.
problem-too_many_hidden = les adversaires ont en main { $held ->
    [one] { $held } { piece } que personne n’a vue
   *[other] { $held } { pieces } que personne n’a vues
}, mais { $most ->
    [0] il n’en reste aucune
    [one] il n’en reste qu’une
   *[other] il n’en reste que { $most }
}. Corrigez leurs nombres.
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
problem-joker_as_mismatch = la combinaison { $number } ({ $cards }) a { $jokers ->
    [one] { $jokers } joker libre
   *[other] { $jokers } jokers libres
} et { $named ->
    [one] { $named } nom
   *[other] { $named } noms
} pour cela. Donnez une { piece } à chaque joker.
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
