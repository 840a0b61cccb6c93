## La page

page-analyse = Analyser
page-thinking = Calcul en cours …
waiting-step = { $step ->
    [turn] Meilleur tour
    [alternatives] Autres bons tours
    [distance] Distances et chances
    [draw] Où piocher
   *[discards] Comparaison des défausses
} · étape { $number } sur { $steps } · { $seconds } s
waiting-stop = Arrêter
waiting-stopped = Calcul arrêté : le reste de la réponse n’a pas été cherché.
waiting-stopped-bar = Calcul arrêté
waiting-again = Reprendre
page-language = Langue
page-rules = Règles
page-examples = Exemples
page-clear = Vider
page-kept = Encore de l’exemple : { $names }.
page-clear-round = Vider cela aussi
kept-table = la table
kept-discards = la défausse
kept-seen = les cartes vues ailleurs
kept-drawn = la carte piochée
kept-opened = le fait d’avoir ouvert
kept-total = vos points
kept-limit = la limite
page-meld-number = Combinaison { $number }
page-as-text = { $zone }, en texte
page-placeholder-hand = 7P 8P DC JK
page-placeholder-discards = la plus ancienne d’abord, ex. 4K RC
page-placeholder-meld = 7T JK 9T
page-drop-meld = Retirer cette combinaison
page-zone-hand = Main
page-zone-discards = Défausse
page-new-meld = Combinaison sur la table
page-tap = Toucher
page-tapped = Terminé
page-remove = Retirer { $name }
page-turn-details = Tour et scores
page-opened = J’ai ouvert
page-opened-this-turn = … à ce tour-ci
page-phase = Pioche
page-drawn = { capital-piece } piochée
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
phase-auto = selon le nombre de { pieces }
phase-play = { piece } piochée
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

option-open_min = Points pour ouvrir
option-open_scope = Les points viennent de
option-opening_needs_pure_run = Il faut une suite sans joker
option-jokers = Jokers dans les jeux
option-min_naturals = { capital-pieces } naturelles par combinaison
option-adjacent_jokers = Des jokers peuvent se toucher
option-swap = On peut reprendre un joker
option-swap_owner = Reprendre dans les combinaisons
option-swap_reuse_now = Le joker repris se pose aussitôt
option-take_discard = Prendre à la défausse
option-final_discard = Défausse de la dernière { piece }
option-layoff_before_open = Compléter avant d’ouvrir
option-layoff_same_turn = Compléter au tour de l’ouverture
option-hand_size = { capital-pieces } distribuées
option-ace_low_run = As avant un deux (A-2-3)
open_scope-turn_total = toutes les combinaisons du tour
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

verdict-empty = Entrez votre main : tapez-la, touchez les { pieces }, ou prenez un exemple.
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
no-bonus = { $why ->
    [laid] Pas de bonus : quelque chose a été posé à un tour précédent.
    [rules] Ces règles n’ont pas de bonus pour qui finit d’un coup.
    [layoffs] Pas de bonus : il ne vaut que pour des combinaisons, sans rien ajouter à la table.
   *[opening] Pas de bonus : la main finit sans l’ouverture.
}
verdict-best-turn = Meilleur tour : poser { $cards ->
    [one] { $cards } { piece }
   *[other] { $cards } { pieces }
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
draw-no-upcard = La défausse est vide : piochez.
draw-turn = Le tour avec cette { piece }
discards-all = { $count ->
    [one] La seule défausse en chiffres
   *[other] Les { $count } défausses comparées
}
column-card = { capital-piece }
column-points = Reste
column-why = Remarque
goal-unreachable = { $most ->
    [0] C’est hors d’atteinte avec les { pieces } encore inconnues.
    [one] À plus de { $most } pioche : ce n’est pas calculé plus loin.
   *[other] À plus de { $most } pioches : ce n’est pas calculé plus loin.
}
exposure-now = maintenant
exposure-after = après votre meilleur tour
exposure-meaning = Vos points si un autre joueur finit : avec la main telle quelle, après votre meilleur tour, et quand son bonus compte.
elimination-none = Aucune de ces fins ne vous élimine : vous avez { $total ->
    [one] { $total } point
   *[other] { $total } points
} sur { $limit }.
elimination-if = **{ $case }** : { points }{ $total ->
    [0] { "" }
   *[other] , { $sum } en tout
}, et la limite est { $limit } : vous seriez éliminé.

## Contrats, tuiles, frapper, autres tours

page-contract = Contrat de cette donne
page-contract-option = { $number } : { $melds }
page-buys = Achats jusqu’ici
page-indicator = Tuile visible
page-placeholder-hand-tiles = R1-3 N5 B5 J5 JK
page-placeholder-discards-tiles = la plus ancienne d’abord, ex. R4 N13
verdict-cannot-lay = Rien ne peut être posé à ce tour
verdict-can-knock = Vous pouvez frapper
verdict-cannot-knock = Vous ne pouvez pas encore frapper
verdict-own-meld = Une combinaison de la table est à vous : si vous avez ouvert, dites-le sous « { page-turn-details } ».
verdict-over = La manche est finie
best-points = le plus de points posés
best-cards = le plus de { pieces } posées
best-penalty = le moins de points restants
best-jokers_kept = le plus de jokers gardés
best-tie = aussi bon que le meilleur tour
others-stock = { capital-pieces } dans la pioche
others-out-of-turn = C’est le tour d’un autre joueur
others-out-of-turn-help = La { upcard } ne peut alors qu’être achetée : avec une { piece } de la pioche en plus, et rien n’est posé avant votre propre tour.
others-meaning = Les autres joueurs : { pieces } en main (vide : les { $cards } distribuées, moins ce qu’ils ont posé) et s’ils ont déjà posé. Cela sert au danger d’une défausse et à la chance que la manche finisse.
others-cards = { capital-pieces } de { $name }
others-opened = { $name } a ouvert

## Les mots que Streamlit écrit de lui-même

streamlit-upload = Choisir un fichier
streamlit-megabytes = Mo par fichier
streamlit-file = Fichier
streamlit-menu = Menu principal
streamlit-pages = Pages
streamlit-system = Système
streamlit-light = Clair
streamlit-dark = Sombre
streamlit-print = Imprimer
streamlit-record = Enregistrer l’écran
streamlit-stop = Arrêter
streamlit-help = Aide
streamlit-help-for = Aide :
streamlit-clear = Effacer la valeur
streamlit-more = Augmenter
streamlit-less = Diminuer
streamlit-open = Ouvrir
streamlit-copy = Copier
streamlit-copied = Copié
streamlit-columns = Montrer ou cacher des colonnes :
streamlit-csv = Télécharger en CSV :
streamlit-search = Chercher :
streamlit-fullscreen = Plein écran :
streamlit-data = Montrer les données :
streamlit-png = Télécharger en PNG :
streamlit-vega = Copier le code Vega-Lite :
