## Ce qui ne va pas dans une feuille de score

problem-bad_amount = « { $value } » n’est pas un montant. Écrivez un nombre positif avec deux décimales au plus.
problem-bad_player = « { $player } » ne peut pas être le nom d’un joueur. Prenez 1 à { $most } caractères ordinaires.
problem-bad_record = ligne { $row } : sa dernière colonne, « { $value } », n’est pas l’enregistrement d’une manche. Videz la colonne ou reprenez le fichier tel qu’il a été enregistré.
problem-contradictory_round = { $first } et { $second } ne vont pas ensemble. Changez l’un des deux.
problem-duplicate_player = { $player } figure deux fois. Donnez à chaque joueur un nom à lui.
problem-match_over = la partie s’est terminée à la manche { $rounds }. Annulez une manche ou commencez une autre partie.
problem-no_such_round = il n’y a pas de manche { $number } ; { $played ->
    [0] aucune n’a été jouée
    [one] une seule a été jouée
   *[other] { $played } ont été jouées
}.
problem-not_a_sheet = la ligne { $row } n’est pas une ligne de feuille de score. La première nomme les joueurs, chacune des autres est une manche.
problem-not_points = « { $value } » n’est pas un nombre de points. Écrivez un nombre entier.
problem-nothing_entered = rien n’a été saisi pour { $player }. Saisissez les { pieces } restantes ou un nombre de points.
problem-out_of_range = { $value } ne convient pas ; il faut un nombre de { $least } à { $most }.
problem-player_out = { $player } { $round ->
    [0] était éliminé avant la première manche
   *[other] a été éliminé à la manche { $round }
} et ne joue plus. Retirez { $player } de cette manche.
problem-sheet_differs = le total de { $player } est { $value } dans le fichier, mais les manches font { $right }. Corrigez l’un des deux.
problem-two_winners = un seul joueur termine, pas { $players }. Gardez-en un.
problem-unknown_bonus = « { $value } » n’est pas un bonus ici.{ mend-near }{ $known ->
    [none] { "" }
   *[other] { " " }Il y a { $known }.
}
problem-unknown_player = { $player } n’est aucun des joueurs { $players }. Corrigez le nom.
problem-unknown_pot_rounds = une cagnotte se partage après { $known } manches, pas { $value }.
problem-unknown_win = « { $value } » n’est pas une fin de manche ici.{ mend-near } Les fins sont { $known }.
problem-winner_among_losers = { $player } a gagné et ne peut pas être parmi les perdants. Retirez { $player } de cette liste.
problem-winner_has_cards = { $player } a terminé et n’a plus de cartes. Retirez ces cartes ou nommez un autre gagnant.
problem-winner_missing = personne n’a terminé. Nommez le joueur qui l’a fait.
problem-winner_not_lowest = { $player } a { points }, mais { $other } seulement { $least } : le gagnant a le moins de points. Corrigez l’un des deux.
problem-winner_unopened = { $player } a terminé, donc a ouvert. Retirez { $player } des joueurs qui n’avaient pas ouvert.
