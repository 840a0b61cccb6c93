## Le vérificateur

page-check = Vérifier
check-question = Que voulez-vous savoir ?
question-meld = Est-ce une combinaison ?
question-lay = Puis-je poser ceci maintenant ?
question-layoff = Puis-je ajouter ceci ?
question-swap = Puis-je reprendre le joker ?
question-take = Puis-je prendre la défausse ?
question-play = Ce tour est-il juste ?
check-pick = Touchez les { pieces } de la main
check-onto = Combinaison de la table
check-action = Étape suivante
check-add-meld = Poser en combinaison
check-add-step = Ajouter cette étape
check-step-onto = combinaison { $number }
check-drop = Reprendre cette étape
check-no-table = Il n’y a pas encore de combinaison sur la table. Mettez-en une dans l’éditeur.
check-empty = Entrez des { pieces }, puis dites lesquelles vous voulez.
check-yes-meld = Oui : { $kind ->
    [set] un groupe
    [run] une suite
   *[pair] une paire
}
check-yes-lay = Oui, ceci peut être posé maintenant
check-yes-layoff = Oui, ceci peut être ajouté
check-yes-swap = Oui, le joker peut être repris
check-yes-take = Oui, la défausse peut être prise
check-yes-play = Oui, ce tour est juste ; { pieces } restantes : { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
}
check-no-meld = Non, ce n’est pas une combinaison
check-no-lay = Non, ceci ne peut pas être posé maintenant
check-no-layoff = Non, ceci ne peut pas être ajouté
check-no-swap = Non, le joker ne se reprend pas ainsi
check-no-take = Non, la défausse ne peut pas être prise
check-no-play = Non, ce tour n’est pas juste
check-no-step = Non : l’étape { $number } n’est pas juste
check-reading = { $kind ->
    [set] groupe
    [run] suite
   *[pair] paire
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
check-readings = Les mêmes { pieces } se lisent de plusieurs façons ; la meilleure compte.
check-together = Ensemble : { points }.
check-after = la combinaison ensuite
check-mends = { $count ->
    [one] Ce qui serait juste
   *[other] Ce qui serait juste (au choix)
}
check-use = Reprendre
check-undo = Revenir à avant
check-no-mend = Aucune autre { piece } ne rendrait cela juste maintenant.

## Les groupes de cartes d’un exemple

group-name-hand = main
group-name-table = table
group-name-meld = posé
group-name-layoff = ajouté
group-name-swap = mis à sa place
group-name-discard = jeté
group-name-upcard = défausse

## Les règles

page-rulebook = Règles
rulebook-view = Montrer
view-chapters = Les règles
view-compare = Deux jeux de règles
view-glossary = Les mots
rulebook-chapter = Chapitre
rulebook-right = juste :
rulebook-wrong = faux :
rulebook-try = Essayer
rulebook-house = Des règles de la maison sont en vigueur ; ce qu’elles changent est dit ici aussi.
rulebook-changed = Avec vos règles de la maison, c’est différent.
rulebook-said = { $right ->
    [true] permis
   *[false] refusé
}
rulebook-other = Comparé à
rulebook-only-differences = Seulement ce qui diffère
rulebook-setting = Réglage
rulebook-none = –
rulebook-search = Chercher un mot
glossary-other = anglais
glossary-tr = turc
glossary-de = allemand

## Les chiffres d’un exemple

figure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-round_points = { $who } : { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-totals = { $who } : { $value } en tout
figure-eliminated = éliminé : { $value ->
    [none] personne
   *[other] { $value }
}
figure-go_out-possible = { $value ->
    [true] le joueur peut finir
   *[false] le joueur ne peut pas finir
}
figure-go_out-bonus = bonus : { $value ->
    [none] aucun
   *[other] { $value }
}
figure-opening-possible = { $value ->
    [true] quelque chose peut être posé
   *[false] rien ne peut être posé
}
figure-discards = { $value ->
    [true] une { piece } de trop : il faut en jeter une
   *[false] autant qu’entre deux tours : il faut en piocher une
}
figure-knock-possible = { $value ->
    [true] le joueur peut frapper
   *[false] le joueur ne peut pas frapper
}
figure-not = non pas « { $claim } », mais « { $found } »
