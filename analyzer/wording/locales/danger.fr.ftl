## Ce que donne une défausse

danger-level = { $level ->
    [none] ○ nul
    [low] ◔ faible
    [medium] ◑ moyen
   *[high] ● fort
}
danger-index = { $level ->
    [none] ○ nul
    [low] ◔ faible · { $percent } sur 100
    [medium] ◑ moyen · { $percent } sur 100
   *[high] ● fort · { $percent } sur 100
}
column-danger = Danger
danger-heading = Ce que donne chaque défausse, et pourquoi
danger-meaning = L’indice estime la chance que le joueur qui peut prendre la { piece } s’en serve aussitôt : certaine avec une combinaison de la table qui la prend telle quelle, sinon comme si les autres tenaient des { pieces } au hasard, leurs jokers mis à part. « Nul » est exact.
reason-frees_joker = { $card } libère le joker de { $mine ->
    [true] votre nouvelle combinaison { $number }
   *[false] la combinaison { $number } de la table
}.
reason-can_lay_off = { $card } complète { $mine ->
    [true] votre nouvelle combinaison { $number }
   *[false] la combinaison { $number } de la table
}.
reason-joins_with = Avec { $cards }, { $card } complète { $mine ->
    [true] votre nouvelle combinaison { $number }
   *[false] la combinaison { $number } de la table
}.
reason-once_melded = Qui pose une nouvelle combinaison au même tour peut placer { $card } sur { $mine ->
    [true] votre nouvelle combinaison { $number }
   *[false] la combinaison { $number } de la table
}.
reason-gives_joker = Un joker sert à quiconque le prend.
reason-wanted = { $player } a pris { $cards } et { $count ->
    [one] la
   *[other] les
} garde : cette défausse va avec.
reason-partners_live = { $count ->
    [one] Un choix de { pieces } inconnues fait
   *[other] { $count } choix de { pieces } inconnues font
} une combinaison avec elle.
reason-partners_need_joker = Seul un joker peut encore faire une combinaison avec elle.
reason-no_contract_meld = Aucune combinaison du contrat ne se fait avec elle.
reason-too_few_to_meld = Qui pourrait la prendre a trop peu de { pieces } pour en faire une combinaison.
reason-nobody_draws = Personne ne pioche après elle : la pioche finit la manche.
reason-partners_dead = Rien d’inconnu ne fait plus de combinaison avec elle.
reason-taken_to_open = Qui n’a pas ouvert ne peut la prendre que pour poser les { $required } points de l’ouverture.
reason-thrown_before = { $player } a déjà jeté { $card }.
reason-lies_in_pile = { $card } est déjà dans la défausse.

## La manche finie par un autre

exposure-expected = moyenne d’ici votre tour
exposure-ends = { $first ->
    [none] La manche ne finit presque jamais avant votre prochain tour, avant le sixième avec une chance de { $last }
   *[other] La manche finit avant votre prochain tour avec une chance de { $first }, avant le sixième avec { $last }
} : chiffres de manches simulées.
opening-points = { $open ->
    [one] { $open } point
   *[other] { $open } points
}
stroke-needed = { $needed ->
    [0] Garder la main pour { $ending } paie quelle que soit sa chance : ouvrir maintenant coûte { opening-points } en moyenne avant votre prochain tour.
    [100] Garder la main pour { $ending } ne paie pas : ouvrir maintenant coûte { opening-points } en moyenne avant votre prochain tour, et aucune chance ne compenserait l’attente.
   *[other] Ouvrir maintenant coûte { opening-points } en moyenne avant votre prochain tour ; viser { $ending } ne paie que si la chance de finir d’un coup au prochain tour est d’au moins { $needed } %.
}
stroke-compared = Avant votre prochain tour, ouvrir maintenant coûte { opening-points } en moyenne, viser { $ending } { $gain ->
    [true] rapporte { $hold }
   *[false] { $hold }
} : { $better ->
    [open] ouvrez maintenant
   *[hold] attendez
}.
stroke-chance = En jetant { $card } maintenant sans rien poser, { $chance ->
    [none] finir d’un coup est impossible au prochain tour.
   *[other] vous finissez d’un coup au prochain tour avec une chance de { $chance }.
}
number = { $number }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
