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
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
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

place-card = carte { $number }
place-meld = combinaison { $number }
place-player = joueur { $number }
place-step = étape { $number }
place-hand = main
place-discards = défausse
place-seen = cartes vues
place-table = table
place-table-one = combinaison { $number } de la table
place-cards = cartes
place-options = options
place-letters = lettres
place-rules = règles
place-total = total
place-limit = limite
place-players = nombre de joueurs
place-phase = phase
place-opened = ouverture faite
place-opened_this_turn = ouverture à ce tour
place-drawn = carte piochée
place-stock = pioche
place-opponents = adversaires
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
    [value_error] une valeur d’un autre genre ; les pénalités ont les clés ace, face, joker, pip et 1 à 13
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
problem-not_cards = « { $value } » ne décrit pas des cartes. Écrivez par exemple 7P DC JK.
problem-text_too_long = le texte est trop long. On lit au plus { $most } caractères.
problem-bad_card = « { $token } » ne se lit pas comme une carte.{ $near ->
    [none] { " " }Écrivez une valeur et une couleur, par exemple 7P, DC ou JK.
   *[other] { " " }Vouliez-vous dire { $near } ?
}
problem-unknown_key = la clé « { $key } » est inconnue.{ mend-near }
problem-missing_key = la clé « { $key } » manque. Ajoutez-la.
problem-bad_value = « { $value } » ne convient pas ici ; on attend { expected-value }.
problem-too_many_copies = { $card } apparaît { $copies } fois, mais les jeux n’en contiennent { $most ->
    [one] qu’une
   *[other] que { $most }
}. Retirez { $card } de la main, de la table ou de la défausse.
problem-too_many_jokers_in_deck = il y a { $copies ->
    [one] { $copies } joker
   *[other] { $copies } jokers
}, mais les jeux { $most ->
    [0] n’en contiennent aucun
    [one] n’en contiennent qu’un
   *[other] n’en contiennent que { $most }
}. Retirez un joker ou changez le nombre de jokers.
problem-joker_not_in_deck = les règles { $rules } se jouent sans joker. Retirez le joker, ou changez le nombre de jokers.
problem-hand_empty = il n’y a aucune carte. Saisissez-en au moins une.
problem-hand_too_large = il y a { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}, mais une main en compte au plus { $most }. Retirez-en ou changez la taille de la main.
problem-drawn_not_in_hand = la carte piochée, { $card }, n’est pas dans la main. Ajoutez-la à la main.
problem-one_card = on pioche une seule carte, pas { $count }.
problem-illegal_table_meld = { $cards } n’est pas une combinaison : { $reason }. Corrigez ses cartes.
problem-unnamed_joker = on ne sait pas quelle carte remplace le joker de la combinaison { $number } ({ $cards }). Nommez-le, par exemple JK=8♣, ou mettez les cartes dans l’ordre de la table.
problem-joker_as_mismatch = la combinaison { $number } ({ $cards }) a { $jokers } jokers libres et { $named } noms pour eux. Donnez une carte à chaque joker.
problem-key_without_meaning = « { $key } » n’a pas de sens avec les règles { $rules }. Retirez-la.
problem-contradictory_position = { $first } et { $second } ne vont pas ensemble. Changez l’un des deux.
problem-wrong_deck = { $card } n’appartient pas à { $deck ->
    [tiles] ce jeu de tuiles
   *[cards] ce jeu de cartes
}. Retirez cette carte ou choisissez d’autres règles.
problem-joker_named_in_hand = hors d’une combinaison, un joker ne remplace rien : écrivez JK au lieu de { $card }.
problem-not_json = la ligne n’est pas du JSON : elle se rompt au caractère { $place }. Écrivez un objet JSON par ligne.
problem-not_an_object = « { $value } » n’est pas un objet JSON avec des clés et des valeurs.
problem-unknown_request = « { $value } » n’est pas une demande.{ mend-near } Les demandes sont { $known }.
problem-line_too_long = la ligne est trop longue pour être lue. Partagez la demande.
problem-internal = c’est une faute de Ramiscope, pas de la saisie. Merci de signaler la position.

## Pourquoi quelque chose n’est pas possible ; `brief` est la demi-phrase après « n’est pas une combinaison : »

reason-too_short = Une telle combinaison demande au moins { $required } cartes ; elle en a { $size }.
    .brief = elle a trop peu de cartes
reason-mixed = Les cartes ne sont ni de même valeur ni de même couleur.
    .brief = les cartes ne sont ni de même valeur ni de même couleur
reason-not_consecutive = Les cartes de la suite ne se suivent pas.
    .brief = les cartes ne se suivent pas
reason-corner = Une suite ne tourne pas le coin, comme R-A-2.
    .brief = une suite ne tourne pas le coin, comme R-A-2
reason-duplicate_suit = { $card } est deux fois dans le groupe ; chaque couleur n’y vient qu’une fois.
    .brief = une couleur vient deux fois dans le groupe
reason-duplicate_colour = { $card } est deux fois dans le groupe ; chaque couleur n’y vient qu’une fois.
    .brief = une couleur vient deux fois dans le groupe
reason-set_too_long = Le groupe a { $size } cartes ; un groupe s’arrête à { $most }.
    .brief = le groupe a trop de cartes
reason-meld_too_long = La combinaison a { $size } cartes ; le maximum est ici { $most }.
    .brief = la combinaison a trop de cartes
reason-not_enough_naturals = Une combinaison demande { $required } cartes autres que des jokers ; elle en a { $naturals }.
    .brief = elle a trop peu de cartes naturelles
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
    .brief = elle contient une carte plus souvent que les jeux
reason-ace_low_forbidden = L’as ne vient ici qu’après un roi, pas avant un deux.
    .brief = l’as ne vient ici qu’après un roi
reason-ace_set_forbidden = Les groupes d’as sont interdits ici.
    .brief = les groupes d’as sont interdits ici
reason-not_identical = Une paire demande deux tuiles de même couleur et de même nombre.
    .brief = les deux tuiles ne sont pas pareilles
reason-below_minimum = Les combinaisons font { $points } points et l’ouverture en demande { $required } : il en manque { $missing }.
reason-single_meld_too_small = La plus grande combinaison fait { $points } points et une seule doit en faire { $required } : il en manque { $missing }.
reason-needs_pure_run = L’ouverture demande une suite sans joker.
reason-nothing_to_lay = Aucune combinaison ne peut être posée avec ces cartes.
reason-not_opened = Il faut d’abord avoir ouvert.
reason-same_turn = Il faut attendre un tour après l’ouverture.
reason-no_new_melds = On ne pose plus de nouvelle combinaison après l’ouverture.
reason-no_layoffs = On ne complète pas ici les combinaisons de la table.
reason-no_swaps = On ne reprend pas ici les jokers de la table.
reason-no_joker = Cette combinaison n’a pas de joker à reprendre.
reason-no_table_melds = Il n’y a pas de combinaison sur la table.
reason-no_such_meld = Cette combinaison n’est pas sur la table.
reason-wrong_card = Le joker de cette combinaison remplace une autre carte.
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
reason-no_discard_left = Il faut garder une carte à défausser.
reason-no_discards = Ce jeu n’a pas de défausse : on pose la dernière carte.
reason-one_discard = Un tour finit par une seule défausse.
reason-after_discard = La défausse finit le tour ; rien ne la suit.
reason-not_in_hand = { $card } n’est pas dans la main.
reason-not_all_laid = Toute la main se pose d’un coup ; il reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
reason-too_few_cards = Aucune carte n’a été donnée pour cela.
reason-too_many_melds = Le contrat demande moins de combinaisons.
reason-wrong_size = Le contrat demande des combinaisons d’une autre taille.
reason-runs_adjacent = Deux suites d’une même couleur doivent être séparées par au moins une carte.
reason-goes_out = Avec cette défausse la main est vide et la manche finit.

## La page

page-analyse = Analyser
page-language = Langue
page-rules = Règles
page-examples = Exemples
page-clear = Vider
page-hand-count = Votre main · { cards-count }
page-discards-count = Défausse · { cards-count }
page-meld-number = Combinaison { $number }
page-as-text = { $zone }, en texte
page-placeholder-hand = 7P 8P DC JK
page-placeholder-discards = la plus ancienne d’abord, ex. 4K RC
page-placeholder-meld = 7T JK 9T
page-owner = Posée par
page-drop-meld = Retirer cette combinaison
page-zone-hand = Main
page-zone-discards = Défausse
page-new-meld = Combinaison sur la table
page-tap = Toucher
page-tapped = Terminé
page-tap-meaning = Le clavier ajoute une carte ; une carte touchée au-dessus s’en va.
page-turn-details = Tour et scores
page-opened = J’ai ouvert
page-opened-this-turn = … à ce tour-ci
page-phase = Pioche
page-drawn = Carte piochée
page-drawn-unknown = non précisée
page-drawn-from = Prise dans
page-total = Mes points jusqu’ici
page-limit = Limite de points
page-players = Joueurs
page-house-rules = Règles de la maison{ $count ->
    [0] { "" }
    [one] { " " }· { $count } changée
   *[other] { " " }· { $count } changées
}
page-other-options = Aussi réglé : { $options }
page-plain-rules = Revenir aux règles simples
owner-opponent = d’un autre
owner-self = à moi
phase-auto = selon le nombre de cartes
phase-play = carte piochée
phase-draw = encore à piocher
pile-stock = la pioche
pile-discard = la défausse

rules-rami30 = Rami 30 (main lisse)
rules-classic = Rami classique
rules-kalooki51 = Kalooki 51
rules-kalooki40 = Kalooki 40
rules-rami51 = Rami 51 (suite pure)
rules-rami40 = Rami 40
rules-gin = Gin rami
rules-rummikub = Rummikub (tuiles)
rules-shanghai = Rami Shanghai
rules-okey = Okey (rami turc)

group-opening = Ouverture
group-jokers = Jokers
group-swaps = Jokers de la table
group-turn = Le tour
group-cards = Cartes
option-open_min = Points pour ouvrir
option-open_scope = Les points viennent de
option-opening_needs_pure_run = Il faut une suite sans joker
option-jokers = Jokers dans les jeux
option-min_naturals = Cartes naturelles par combinaison
option-adjacent_jokers = Des jokers peuvent se toucher
option-joker_pen = Joker resté en main coûte
option-ace_pen = As resté en main coûte
option-swap = On peut reprendre un joker
option-swap_owner = … des combinaisons
option-swap_reuse_now = … et il se pose aussitôt
option-take_discard = Prendre à la défausse
option-final_discard = Défausse de la dernière carte
option-layoff_before_open = Compléter avant d’ouvrir
option-layoff_same_turn = Compléter au tour de l’ouverture
option-hand_size = Cartes distribuées
option-ace_low_run = As avant un deux (A-2-3)
open_scope-turn_total = toutes celles du tour
open_scope-single_meld = une seule combinaison
final_discard-required = obligatoire
final_discard-optional = facultative
final_discard-none = sans défausse
take_discard-free = toujours permis
take_discard-must_meld_it = seulement pour une nouvelle combinaison avec elle
take_discard-must_meld_any = seulement pour une nouvelle combinaison
take_discard-meld_or_layoff = seulement pour la poser
swap_owner-any = de tous les joueurs
swap_owner-others = des autres joueurs

## Le verdict

verdict-empty = Entrez votre main : tapez-la, touchez les cartes, ou prenez un exemple.
verdict-problems = { $count ->
    [one] Pas d’analyse : une chose à corriger
   *[other] Pas d’analyse : { $count } choses à corriger
}
verdict-beside = Chaque faute est expliquée à côté de son champ.
verdict-open = Vous pouvez ouvrir avec { points } ({ $required } requis)
verdict-open-detail = Les combinaisons ouvrent avec { points } ; il en faut { $required }.
verdict-lay = Vous pouvez poser des combinaisons de { points }
verdict-short = Il manque { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
} pour ouvrir : { $points } sur { $required }
verdict-cannot-open = Vous ne pouvez pas ouvrir à ce tour
verdict-go-out = Vous pouvez finir maintenant
verdict-bonus = Avec toute la main posée d’un coup : { $bonus }.
verdict-no-bonus = Pas de bonus : quelque chose a été posé à un tour précédent, ou ces règles n’en ont pas.
verdict-best-turn = Meilleur tour : poser { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main
verdict-nothing-to-lay = Rien à poser : { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main
verdict-not-out = Vous ne pouvez pas finir à ce tour.
verdict-before-draw = Avant la pioche : voici ce que la main contient maintenant.
bonus-main_lisse = main lisse
bonus-rami = Rami
bonus-kalooki = Kalooki
bonus-going_rami = Rami sec
bonus-effect = { $multiply ->
    [1] { $add ->
        [0] sans points de plus
       *[other] chaque adversaire + { $add }
    }
   *[other] points des adversaires × { $multiply }
}

## Les résultats

heading-turn = Votre meilleur tour
heading-most-points = Ouverture au plus de points
heading-closest = Combinaisons les plus proches
heading-discards = Que défausser ?
heading-draw = Prendre la défausse ?
heading-exposure = Si la manche finit
kind-set = groupe
kind-run = suite
kind-pair = paire
step-meld = Poser
step-layoff = Compléter
step-swap = Échanger
step-discard = Défausser
onto-table = combinaison { $number } de la table : { $meld }
onto-new = votre nouvelle combinaison { $number }
turn-summary = { $cards ->
    [0] Aucune carte n’est posée
    [one] Une carte est posée
   *[other] { $cards } cartes sont posées
} ; { $penalty ->
    [one] { $penalty } point reste
   *[other] { $penalty } points restent
} en main.
draw-no-upcard = La défausse est vide : piochez.
draw-take = Prenez-la : { $gain ->
    [0] aucun point n’est gagné, mais la manche peut finir,
    [one] { $gain } point est sauvé
   *[other] { $gain } points sont sauvés
} par rapport à une carte inutile de la pioche.
draw-stock = Piochez : prendre cette carte { $gain ->
    [0] ne sauve rien
    [one] ne sauve qu’un point ({ $gain })
   *[other] sauve { $gain } points
} maintenant.
draw-illegal = Cette carte ne peut pas être prise.
draw-turn = Le tour avec cette carte
discards-meaning = Points restant en main après la meilleure pose, cette carte défaussée ; moins il y en a, mieux c’est.
discards-all = Les { $count } défausses comparées
column-card = Carte défaussée
column-points = Points restants
column-bar = Points restants (barre)
column-why = Remarque
points-left-short = { $count } pts
goal-open = Cartes qui aident à ouvrir
goal-out = Cartes qui aident à finir
goal-unreachable = C’est hors d’atteinte avec les cartes encore inconnues.
goal-distance = { $draws ->
    [one] À une bonne pioche près
   *[other] À { $draws } bonnes pioches près
} ; { $outs ->
    [0] aucune carte inconnue n’aide
    [one] une carte inconnue aide
   *[other] { $outs } cartes inconnues aident
} (× = exemplaires encore inconnus).
exposure-now = maintenant
exposure-after = après votre meilleur tour
exposure-bonus = maintenant, contre { $bonus }
exposure-meaning = Vos points si un autre joueur finit : avec la main telle quelle, après votre meilleur tour, et quand son bonus compte.
elimination-none = Aucune de ces fins ne vous élimine : vous avez { $total } points sur { $limit }.
elimination-if = **{ $case }** : { $points } points font { $sum }, et la limite est { $limit } : vous seriez éliminé.
