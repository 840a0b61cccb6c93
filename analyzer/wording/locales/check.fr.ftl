## Corrections : ce qui rendrait juste une combinaison ou un coup

mend-add = Ajoutez { $added }.
mend-remove = Retirez { $removed }.
mend-replace = Mettez { $added } à la place de { $removed }.
mend-rename = Que le joker remplace une autre { piece }.
mend-change_cards = { $kind ->
    [add] Ajoutez aussi { $added }.
    [remove] Retirez { $removed }.
   *[replace] Ajoutez { $added } au lieu de { $removed }.
}
mend-free_with = Ce qui libère le joker : { $cards }.
mend-change_meld = { $kind ->
    [add] Mettez aussi { $added } dans la combinaison { $number }.
    [remove] Retirez { $removed } de la combinaison { $number }.
    [rename] Que le joker de la combinaison { $number } remplace une autre { piece }.
   *[replace] Dans la combinaison { $number }, mettez { $added } à la place de { $removed }.
}
mend-leave_meld = Ne posez pas la combinaison { $number } : { $cards }.
mend-lay_too = Posez aussi { $cards }.
mend-lay_instead = Posez plutôt ceci : { $cards }.
mend-play_earlier = Jouez l’étape { $number } plus tôt, comme étape { $other }.
mend-play_later = Jouez l’étape { $number } plus tard, comme étape { $other }.
mend-other_meld = À l’étape { $number }, prenez la combinaison { $meld } de la table.
mend-change_step = { $kind ->
    [add] À l’étape { $number }, jouez aussi { $added }.
    [remove] À l’étape { $number }, retirez { $removed }.
    [rename] À l’étape { $number }, que le joker remplace une autre { piece }.
   *[replace] À l’étape { $number }, jouez { $added } au lieu de { $removed }.
}
mend-meld_first = Avant l’étape { $number }, posez { $cards }.
mend-drop_step = Supprimez l’étape { $number }.
mend-open_first = { $use ->
    [meld] Prenez-la une fois que vous avez ouvert : { $cards } se pose alors.
    [layoff] Prenez-la une fois que vous avez ouvert : { $cards } complète alors une combinaison de la table.
   *[other] Prenez-la une fois que vous avez ouvert.
}
mend-hold_instead = { $use ->
    [layoff] Avec { $added } en main au lieu de { $removed }, elle peut être prise : { $cards } complète une combinaison.
   *[meld] Avec { $added } en main au lieu de { $removed }, elle peut être prise pour poser { $cards }.
}
