## Les tuiles et les contrats sur la page

wildcard-free = joker ({ $face })
wildcard-as = joker pour { $face }
starred-as = tuile étoilée pour { $face }
page-wildcard = le joker
page-starred = la tuile étoilée
page-resting = Gardé, mais sans emploi ici : { $shown }. { $reason }
resting-no-discards = Ces règles n’ont pas de défausse ; les cartes reviennent avec des règles qui en ont une.
resting-no-table = Ces règles posent toute la main d’un coup : il n’y a pas de combinaison sur la table ; les cartes reviennent avec d’autres règles.
problem-foreign_cards = { $count ->
    [one] { $count } { $deck ->
        [tiles] carte n’est pas de ce jeu de tuiles
       *[cards] tuile n’est pas de ce jeu de cartes
    } : { $cards }. Elle reste dans le champ : remplacez-la, ou choisissez d’autres règles.
   *[other] { $count } { $deck ->
        [tiles] cartes ne sont pas de ce jeu de tuiles
       *[cards] tuiles ne sont pas de ce jeu de cartes
    } : { $cards }. Elles restent dans le champ : remplacez-les, ou choisissez d’autres règles.
}

contract-part = { $kind ->
    [set] { $count ->
        [one] groupe de { $size }
       *[other] { $count } groupes de { $size }
    }
   *[run] { $count ->
        [one] suite de { $size }
       *[other] { $count } suites de { $size }
    }
}
contract-no-more-buys = Aucun autre achat n’est nécessaire.
heading-contract-held = Le contrat dans votre main
blind-now = Vous pouvez finir à l’aveugle, tout en un tour : { points } pour vous, { $bare ->
    [true] car aucun joker ne sert
   *[false] car un joker sert
}.
blind-never = Finir à l’aveugle n’existe pas dans ce contrat : ses cartes et une défausse ne font jamais une main entière.
blind-not-yet = { $buys ->
    [0] Finir à l’aveugle existe dans ce contrat sans achat, mais pas maintenant.
    [one] Finir à l’aveugle existe dans ce contrat avec exactement un achat (jusqu’ici { $used }), mais pas maintenant.
   *[other] Finir à l’aveugle existe dans ce contrat avec exactement { $buys } achats (jusqu’ici { $used }), mais pas maintenant.
}
blind-too-late = { $buys ->
    [0] Finir à l’aveugle n’existe dans ce contrat que sans achat ; vous avez acheté { $used ->
        [one] une fois
       *[other] { $used } fois
    }.
    [one] Finir à l’aveugle n’existe dans ce contrat qu’avec exactement un achat ; vous avez acheté { $used } fois.
   *[other] Finir à l’aveugle n’existe dans ce contrat qu’avec exactement { $buys } achats ; vous avez acheté { $used } fois.
}

okey-away = { $draws ->
    [one] Pas encore gagné : à une bonne pioche
   *[other] Pas encore gagné : à { $draws } bonnes pioches
}
okey-last = Vous ne pouvez pas finir, et c’est votre dernier tour
okey-never = Aucune fin n’est possible avec les tuiles encore inconnues
okey-way = { $way ->
    [pairs] Sept paires
   *[out] Groupes et suites
} : { $draws ->
    [0] possible maintenant
    [one] à une bonne pioche
   *[other] à { $draws } bonnes pioches
}
okey-way-never = { $way ->
    [pairs] Sept paires
   *[out] Groupes et suites
} : hors d’atteinte
okey-nearest = { $ways }. { $nearest ->
    [pairs] Les sept paires sont plus proches.
    [out] Les groupes et suites sont plus proches.
   *[both] Les deux sont aussi proches.
}
okey-win = Vous gagnez maintenant
okey-win-pairs = Vous gagnez maintenant avec sept paires
okey-win-melds = Vous gagnez maintenant avec des groupes et des suites
okey-cost = Les autres prennent { points } chacun{ $ending ->
    [wild_discard] { " " }si le joker est jeté en dernier, { $plain } avec toute autre dernière tuile
    [seven_pairs] { " " }pour sept paires
   *[melds] { " " }pour des groupes et des suites
}.
okey-any-discard = Quelle que soit la tuile défaussée, vous prenez { $points ->
    [one] { $points } point
   *[other] { $points } points
} si un autre gagne avec des groupes et suites : rien ne compte avant que toute la main soit posée. Viennent d’abord celles dont la perte laisse la victoire au plus près.
okey-short-points = { $points } à chacun
heading-last-discards = La dernière tuile à jeter
last-discards-meaning = Chacune de ces tuiles peut être jetée en dernier ; dessous, ce que prend alors chaque autre joueur.
last-discards-pairs = Chacune de ces tuiles peut être jetée en dernier.
