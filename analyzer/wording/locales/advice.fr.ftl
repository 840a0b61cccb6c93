## Pourquoi une défausse coûte plus ou moins qu’une autre : la meilleure se compare à celle qui laisse le moins, les autres à la meilleure

advice-goal = { $goal ->
    [open] l’ouverture
    [contract] le contrat
    [pairs] les sept paires
   *[out] la fin
}
advice-mine = { $draws ->
    [-1] hors d’atteinte
    [0] possible à ce tour
    [one] à une bonne pioche
   *[other] à { $draws } bonnes pioches
}
advice-other = { $other ->
    [-1] hors d’atteinte
    [0] possible à ce tour
    [one] à une bonne pioche
   *[other] à { $other } bonnes pioches
}
advice-unseen-one = { $deck ->
    [tiles] tuile inconnue
   *[cards] carte inconnue
}
advice-unseen = { $deck ->
    [tiles] tuiles inconnues
   *[cards] cartes inconnues
}
reason-goes_on = Avec { $card }, la manche finirait.
reason-less_left = { $points ->
    [one] Il reste un point
   *[other] Il reste { $points } points
} de moins en main qu’avec { $card }.
reason-more_left = { $points ->
    [one] Il reste un point
   *[other] Il reste { $points } points
} de plus en main qu’avec { $card }.
reason-nearer = Garde { advice-goal } plus proche : { advice-mine } ; avec { $card }, { advice-other }.
reason-farther = Éloigne { advice-goal } : { advice-mine } ; avec { $card }, { advice-other }.
reason-more_outs = { $outs ->
    [one] Une { advice-unseen-one } rapproche
   *[other] { $outs } { advice-unseen } rapprochent
} { advice-goal }, { $other } avec { $card }.
reason-fewer_outs = { $outs ->
    [0] Aucune { advice-unseen-one } ne rapproche
    [one] Une seule { advice-unseen-one } rapproche
   *[other] Seules { $outs } { advice-unseen } rapprochent
} { advice-goal }, { $other } avec { $card }.
reason-likelier = Rend { advice-goal } plus probable en six pioches : { $percent } % ; avec { $card }, { $other } %.
reason-less_likely = Rend { advice-goal } moins probable en six pioches : { $percent } % ; avec { $card }, { $other } %.
reason-safer = Donne moins aux autres : danger { $percent } sur 100 ; avec { $card }, { $other }.
reason-riskier = Donne plus aux autres : danger { $percent } sur 100 ; avec { $card }, { $other }.
reason-alike = Presque aucune différence avec { $card }.
report-average = Moyenne
average-horizon = d’ici la fin de la manche{ $stroke ->
    [none] { "" }
   *[other] , y compris { $stroke } d’un autre joueur
}
report-average-meaning = Moyenne : les points que vous payez { average-horizon } ; d’après les points restants, la chance du prochain but, la fin possible par un autre joueur et ce que la { piece } donne aux autres.
report-why = Pourquoi

## D’où vient la prochaine carte

reason-take_goes_out = Elle permet de finir la manche.
reason-brings_nearer = Elle rapproche { advice-goal } { $draws ->
    [one] d’une pioche
   *[other] de { $draws } pioches
}.
reason-saves_points = { $points ->
    [one] Il reste un point
   *[other] Il reste { $points } points
} de moins en main maintenant qu’après une { piece } inutile piochée et jetée.
reason-not_wanted = Elle ne rapproche aucun but et n’épargne rien maintenant.
reason-contract_needs_buys = { $buys ->
    [one] Le contrat demande encore un achat
   *[other] Le contrat demande encore { $buys } achats
} pour tenir en main avec une défausse.
reason-adds_cards = Deux { pieces } de plus viennent en main ; si elles y restent, elles coûtent { $points ->
    [one] un point
   *[other] { $points } points
} en moyenne.
reason-no_buys_left = { $most ->
    [0] Ces règles ne connaissent pas l’achat.
    [one] Le seul achat de cette donne est fait.
   *[other] Les { $most } achats de cette donne sont faits.
}
reason-cannot_hold_so_many = La main compterait { $size } { pieces }, et { $most } sont le maximum.
reason-out_of_turn = C’est le tour d’un autre joueur : la carte visible ne peut être qu’achetée.
reason-stock_ran_out = La pioche est vide : la manche est finie, { $points ->
    [0] personne ne paie
    [one] chacun prend un point
   *[other] chacun prend { $points } points
}.
reason-last_turn = { $stock ->
    [0] La pioche est vide
    [one] La pioche n’a qu’une { piece }
   *[other] La pioche a { $stock } { pieces }
} : elle s’épuise avant votre prochaine pioche. Si personne ne finit d’ici là, { $points ->
    [0] personne ne paie
    [one] chacun prend un point
   *[other] chacun prend { $points } points
}.
reason-stock_gone = La pioche est vide : il n’y a pas de { piece } à y piocher.
reason-stock_renewed = La pioche est vide : on mêle d’abord les défausses, sauf la dernière, pour en faire une nouvelle.
reason-stock_empty = La pioche est vide : il n’y a pas de deuxième { piece }.
report-draw-take = Prenez-la : { points } en moyenne dans cette manche, { $other } avec une { piece } de la pioche.
report-draw-only = Prenez-la : { points } en moyenne dans cette manche ; il n’y a pas d’autre { piece } à piocher.
report-draw-leave = Piochez : { points } en moyenne dans cette manche, { $other } avec cette { piece }.
report-draw-buy = Achetez-la : { points } en moyenne dans cette manche, { $other } sans elle.
report-draw-pass = Laissez-la : { points } en moyenne dans cette manche, { $other } si vous l’achetez.
report-draw-barred = Vous ne pouvez pas l’acheter.
report-out-of-turn = Quand un autre joueur doit piocher
