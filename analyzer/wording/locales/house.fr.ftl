## Les règles de la maison sur la page

house-differs = Par rapport à { $rules } : { $list }.
house-difference = { $option } : { $value } au lieu de { $standard }
house-part = { $option }, { $part }
house-contract = Contrat { $number }
house-now-standard = Règle normale : { $value }
house-back = Revenir à la règle normale : { $option }
house-all-back = Tout remettre : { $rules }
house-theme = Thème
house-theme-changed = { $theme } · { $count }
house-edit = Contrat à changer
house-add-to = Ajouter : { $option }
house-add-choose = choisir
house-remove = Retirer : { $option }
house-empty = rien
house-item = { $option }, { $part }
house-instead = { $option } : { $word }
house-count-contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}

theme-opening = Ouverture
theme-melds = Groupes et suites
theme-aces = As
theme-jokers = Jokers
theme-swaps = Jokers de la table
theme-layoffs = Compléter
theme-turn = Le tour
theme-contracts = Contrats
theme-deal = La donne
theme-end = Le décompte
theme-bonus = Bonus
theme-match = La partie

## Parties des options qui sont des tableaux ou des listes

penalty-ace = as
penalty-face = valet, dame, roi
penalty-joker = joker
penalty-pip = autres { pieces }
penalty-key = rang { $key }
joker_limits-set = dans les groupes
joker_limits-run = dans les suites
joker_limits-key = à partir de { $key } { pieces }
pot_limit-key = { $key ->
    [one] après { $key } manche
   *[other] après { $key } manches
}
contracts-row = contrat { $number }
contracts-row-row = combinaison { $number }
max_buys-row = contrat { $number }
decks_by_players-row = ligne { $number }
part-players = à partir de joueurs
part-packs = jeux
part-jokers = jokers
part-kind = sorte
part-size = { pieces }
part-multiply = points des autres, fois
part-add = points des autres, plus
part-own = son propre score, plus
part-own_without_joker = son propre score sans joker

## Ce que veut dire une option non fixée

max_set-null = sans limite propre
max_run_len-null = sans limite
max_jokers_per_meld-null = autant qu’on veut
joker_limits-null = sans limites
swap_max_meld-null = de toute taille
two_joker_limit-null = tous
knock_at-null = on ne frappe pas
contracts-null = sans contrat
one_stroke-null = sans bonus
penalty_unopened-null = ses { pieces }
elimination-null = personne
win_points-null = on compte les { pieces }
pot_limit-null = toujours
part-own_without_joker-null = le même
