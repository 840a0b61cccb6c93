heading-whynot = Possible ou non
whynot-help = Tout ce que les règles permettent dans un tour : ce que vous pouvez faire, ce que vous ne pouvez pas, et pourquoi.
whynot-can = oui
whynot-cannot = non
whynot-open = Ouvrir :
whynot-lay = Poser :
whynot-opens = { points }, il en faut { $required }.
whynot-lays = { $points ->
    [one] { $points } point peut être posé
   *[other] { $points } points peuvent être posés
}.
whynot-contract = Contrat { $number } :
whynot-contract-held = votre main le tient.
whynot-contract-missing = { $cards ->
    [one] Il manque une { piece }.
   *[other] Il manque { $cards } { pieces }.
}
whynot-take = Prendre { $card } de la défausse :
whynot-take-free = toujours permis ici.
whynot-take-must_meld_it = elle entre dans une nouvelle combinaison.
whynot-take-must_meld_any = une nouvelle combinaison peut être posée avec elle.
whynot-take-meld_or_layoff = elle peut être posée.
whynot-taken = { $card } prise de la défausse :
whynot-taken-allowed = c’était permis.
whynot-layoff = Compléter la table :
whynot-layoff-fits = { $card } va avec la combinaison { $number }.
whynot-layoff-barred = { $card } irait avec la combinaison { $number }.
whynot-layoff-none = aucune { piece } de votre main ne va avec une combinaison de la table, jokers à part.
whynot-swap = Échanger un joker :
whynot-swap-fits = { $card } libère le joker de la combinaison { $number }.
whynot-swap-barred = { $card } libérerait le joker de la combinaison { $number }.
whynot-swap-none = vous n’avez pas la { piece } qu’un joker de la table remplace.
whynot-knock = Frapper :
whynot-knock-why = { $deadwood ->
    [one] { $deadwood } point mort
   *[other] { $deadwood } points morts
}, { $at } au plus{ $over ->
    [0] { "" }
    [one] { " : " }un de trop
   *[other] { " : " }{ $over } de trop
}.
whynot-out = Finir :
whynot-out-now = toute la main est posée maintenant.
whynot-out-with = { $count ->
    [one] avec { $cards } pour dernière défausse.
   *[other] avec une de ces dernières défausses : { $cards }.
}
whynot-out-left = { $cards ->
    [one] Une { piece } reste
   *[other] { $cards } { pieces } restent
} en main après le meilleur tour, pour { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}.
whynot-late = Ce n’est possible qu’après le contrat.
whynot-never = { $most ->
    [0] { $named ->
            [true] { $goal ->
                [pairs] Par sept paires : hors
               *[out] Par groupes et suites : hors
            }
           *[false] Hors
        } d’atteinte avec les { pieces } encore inconnues.
   *[other] { goal-unreachable }
}
whynot-away = { $named ->
    [true] { $goal ->
        [pairs] Par sept paires : à
       *[out] Par groupes et suites : à
    }
   *[false] À
} { $draws ->
    [one] { $draws } bonne pioche
   *[other] { $draws } bonnes pioches
}, { $outs ->
    [0] mais aucune { advice-unseen-one } n’aide.
    [one] une { advice-unseen-one } aide.
   *[other] { $outs } { advice-unseen } aident.
}
