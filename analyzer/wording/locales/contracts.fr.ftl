## Contrats et tuiles

problem-bad_indicator = « { $card } » ne peut pas être la tuile visible. Donnez une tuile numérotée, par exemple R3 ; une tuile à étoile se remplace par une autre.
problem-not_wild = { $card } n’est pas le joker de cette manche, c’est { $wild }. Seul un joker se pose comme une autre tuile.
problem-no_such_contract = il n’y a pas de contrat { $value } ; le dernier est le { $most }.
problem-too_many_buys = { $value ->
    [one] { $value } achat dépasse
   *[other] { $value } achats dépassent
} ce que ce contrat autorise : { $most }.
reason-contract_incomplete = La main ne tient pas le contrat, qui demande { $required } cartes.
reason-same_rank = Les groupes d’un contrat doivent être de rangs différents ici.
problem-say_set_or_run = la combinaison { $number } ({ $cards }) peut être un groupe ou une suite. Dites laquelle.
problem-search_stopped = cette main peut se poser de trop de façons pour être étudiée jusqu’au bout. Prenez moins de jokers ou une main plus petite.
reason-not_seven_pairs = Seules sept paires gagnent ; il y en a { $pairs }.
