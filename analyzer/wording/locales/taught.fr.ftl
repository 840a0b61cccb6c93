## Le Rami de Skill7

rule-R30-01 = On joue de deux à quatre.
rule-R30-02 = { $packs } jeux de 52 cartes et { $jokers } jokers : chaque carte existe { $packs } fois.
rule-R30-03 = Chaque joueur reçoit { $hand_size } cartes.
rule-R30-04 = Une pioche, face cachée, et une défausse, face visible, sont sur la table.
rule-R30-05 = Le but est de se défaire de toutes ses cartes en les posant au milieu.
rule-R30-06 = Un tour commence par une seule carte : le dessus de la pioche, ou la dernière carte jetée.
rule-R30-07 = La dernière défausse se prend sans aucune condition.
rule-R30-08 = Après avoir pioché, qui tient une combinaison peut la poser ; il n’y est pas obligé.
rule-R30-09 = Chaque tour finit par une défausse, qu’on ait posé ou non.
rule-R30-11 = Un groupe réunit au moins trois cartes de même valeur.
rule-R30-12 = Aucune couleur ne vient deux fois dans un groupe.
rule-R30-13 = Une suite réunit au moins trois cartes d’une même couleur, dans l’ordre et sans trou.
rule-R30-14 = Un as peut commencer une suite ou la finir.
rule-R30-15 = Une suite ne boucle pas : roi, as, deux est refusé.
rule-R30-16 = Une combinaison a au moins trois cartes.
rule-R30-17 = Au moins deux cartes d’une combinaison ne sont pas des jokers : as, joker, joker pourrait être un groupe ou une suite.
rule-R30-18 = Un joker remplace toute carte qui manque à un groupe ou à une suite.
rule-R30-19 = Dans une combinaison, un joker vaut la carte qu’il remplace.
rule-R30-20 = Qui tient la carte qu’un joker de la table remplace peut l’y mettre et prendre le joker.
rule-R30-21 = La première pose demande { $open_min } points ; { $open_min } tout juste suffisent.
rule-R30-22 = Trois sept font 21 points : seuls, ils ne suffisent pas pour ouvrir.
rule-R30-23 = Dans une combinaison, valet, dame et roi comptent { $court_points } ; les autres cartes comptent leur valeur.
rule-R30-24 = Dans une suite, un as compte { $ace_low_points } au début et { $ace_high_points } à la fin.
rule-R30-25 = Les combinaisons sont au milieu, ouvertes à tous ceux qui peuvent les compléter.
rule-R30-26 = Qui a posé une fois peut ajouter des cartes à toute combinaison de la table.
rule-R30-29 = On ajoute des cartes aux bouts d’une suite.
rule-R30-31 = Les cartes restées en main sont de mauvais points.
rule-R30-32 = En main, valet, dame et roi coûtent { $face_pen }, un as { $ace_pen }, un joker { $joker_pen }, les autres cartes leur valeur.
rule-R30-33 = Main lisse : poser toutes ses cartes d’un seul coup double les mauvais points des autres.
rule-R30-34 = On choisit une limite avant la partie : 1, 50 ou 100. Avec 1, la partie tient en une manche.
rule-R30-38 = Un groupe ou une suite formés en main sont marqués d’un trait bleu sur leurs cartes.
rule-R30-39 = Le bouton pour poser est gris ; il devient actif quand on peut poser.
rule-R30-40 = Des flèches aux deux bouts d’une combinaison montrent où mettre une carte ; elle arrive à ce bout.
rule-R30-41 = Au décompte, chaque carte restante montre ses points.
rule-R30-42 = Chacun range ses cartes comme il veut, même pendant le tour des autres.
rule-R30-46 = À côté de la table se lit la limite de la partie.
rule-R30-49 = Ses propres cartes forment un éventail, avec son nom et ses points dessous.

## Le Rami classique

rule-RC-01 = Deux jeux de 52 cartes ; le jeu de base est sans joker.
rule-RC-02 = De deux à quatre joueurs ; davantage avec d’autres jeux, mais c’est moins intéressant.
rule-RC-05 = Chaque joueur reçoit { $hand_size } cartes.
rule-RC-06 = Le reste forme la pioche ; sa première carte commence la défausse.
rule-RC-09 = Une combinaison se pose, ou se garde en main pour tenter un Rami.
rule-RC-10 = Qui ne peut ou ne veut pas poser doit jeter une carte.
rule-RC-12 = Quand la pioche est vide, on mêle les défausses ; la dernière carte jetée commence la nouvelle défausse.
rule-RC-14 = Un Rami : toute la main est posée d’un coup.
rule-RC-15 = Les autres comptent leur main : as { $ace_pen }, valet, dame et roi { $face_pen }, les autres cartes leur valeur.
rule-RC-16 = Un Rami ajoute 100 points au compte de chaque adversaire.
rule-RC-17 = Trois cartes ou plus d’une même couleur, dans l’ordre, forment une suite.
rule-RC-18 = Trois cartes ou plus de même valeur forment un groupe.
rule-RC-19 = On peut ajouter une carte ou plusieurs à toute combinaison de la table, à soi ou à un autre.
rule-RC-20 = L’as vient en premier ou en dernier dans une suite ; roi, as, deux est faux.
rule-RC-25 = Une table peut aussi compter les points des combinaisons posées.
rule-SC-1 = Un tour finit par une défausse ; seules les dernières cartes peuvent être toutes posées.
rule-SC-2 = Les couleurs d’un groupe sont toutes différentes : trois ou quatre cartes.
rule-SC-8 = Le Rami 51 s’ouvre avec une suite sans joker parmi ses combinaisons.

## Le Kalooki

rule-KA-01 = { $packs } jeux de 52 cartes et { $jokers } jokers.
rule-KA-02 = Un groupe réunit trois ou quatre cartes de même valeur et de couleurs différentes ; une suite, trois cartes ou plus d’une couleur, dans l’ordre.
rule-KA-03 = L’as commence ou finit une suite ; roi, as, deux est refusé.
rule-KA-04 = Une seule carte qui n’est pas un joker suffit dans une combinaison.
rule-KA-05 = La première pose demande { $open_min } points en tout.
rule-KA-06 = Seul un joueur qui a ouvert ajoute des cartes aux combinaisons de la table.
rule-KA-07 = Un joker ne se reprend qu’aux autres joueurs, contre la carte qu’il remplace.
rule-KA-08 = La dernière carte se jette, elle ne se pose pas.
rule-KA-09 = En main, un as coûte { $ace_pen }, un joker { $joker_pen }, valet, dame et roi { $face_pen }, les autres cartes leur valeur.

## Le Rami turc (Okey)

rule-OK-01 = Les tuiles ont quatre couleurs : rouge, noir, bleu et jaune.
rule-OK-03 = Un groupe réunit trois tuiles ou plus de même nombre.
rule-OK-04 = Une suite réunit trois tuiles ou plus d’une même couleur, dans l’ordre.
rule-OK-05 = Sept paires de tuiles identiques gagnent aussi, sans groupe ni suite.
rule-OK-06 = De deux à quatre joueurs ; les tournois ont plusieurs tables.
rule-OK-09 = Chaque joueur reçoit { $hand_size } tuiles ; le premier en reçoit une de plus et saute sa première pioche.
rule-OK-10 = Le reste des tuiles forme la pioche.
rule-OK-11 = La première tuile de la pioche est retournée. Personne ne la prend : elle dit seulement quelles tuiles sont jokers.
rule-OK-12 = Sont jokers les deux tuiles qui suivent la tuile visible : si un 3 est visible, le 4 de sa couleur.
rule-OK-14 = Les tuiles jokers portent un J en bas à droite.
rule-OK-15 = Une tuile étoilée est la tuile que les jokers étaient : elle ne remplace rien d’autre.
rule-OK-16 = Une tuile étoilée montre le nombre qu’elle représente ; il change à chaque manche.
rule-OK-17 = On pioche, ou l’on prend la dernière défausse du joueur précédent.
rule-OK-20 = On ne pose rien avant que toutes les tuiles soient en combinaisons ; la quinzième se jette.
rule-OK-23 = Une victoire ordinaire coûte 20 points à chaque adversaire.
rule-OK-25 = Une victoire par sept paires coûte 40 points à chaque adversaire.
rule-OK-26 = Une victoire avec un joker en dernière défausse coûte 40 points à chaque adversaire, pas le double avec sept paires.
rule-OK-27 = Qui tient la jumelle de la tuile visible fait payer 10 points à chacun des autres, quel que soit le gagnant.
rule-SO-1 = Les couleurs d’un groupe sont toutes différentes : trois ou quatre tuiles.
rule-SO-4 = Un 1 peut suivre le 13, mais la suite finit là : 13, 1, 2 est refusé.

## Le Rami Shanghai

rule-SH-01 = Chaque donne a un contrat ; il doit être complet avant toute pose.
rule-SH-02 = De trois à huit joueurs, chacun pour soi.
rule-SH-08 = Après la donne, la première carte est retournée ; le reste forme la pioche.
rule-SH-09 = Une partie compte dix manches.
rule-SH-10 = Chaque joueur reçoit { $hand_size } cartes à chaque donne.
rule-SH-11 = Un tour : piocher, poser peut-être, défausser. Il doit finir par une défausse.
rule-SH-12 = Un groupe réunit trois cartes ou plus de même valeur ; une couleur peut revenir.
rule-SH-13 = Une suite réunit quatre cartes ou plus d’une même couleur, dans l’ordre.
rule-SH-14 = L’as commence ou finit une suite ; roi, as, deux est refusé.
rule-SH-16 = Deux suites d’une même couleur sont séparées par au moins une carte.
rule-SH-17 = L’achat : un joueur prend la carte visible hors de son tour.
rule-SH-18 = Le nombre d’achats est limité.
rule-SH-19 = Le nombre de jokers dans un groupe ou une suite est limité.
rule-SH-20 = Finir à l’aveugle, toutes les cartes en un tour, retire 25 points au score du gagnant, 50 sans joker.
rule-SH-22 = Les dix contrats vont de deux groupes de trois à trois suites de cinq ; sortes et tailles sont fixées.
rule-SH-23 = Qui achète pioche aussi une carte, et attend son tour.
rule-SH-25 = Trois achats par main aux contrats 1 à 8, quatre aux contrats 9 et 10.
rule-SH-26 = Jokers permis : un dans un groupe de trois ou une suite de quatre, deux dans une suite de cinq, trois dans une suite de sept, quatre dans une suite de dix.
rule-SH-27 = On prend la dernière défausse ou le dessus de la pioche ; si l’on refuse la défausse, un autre peut la prendre, dans l’ordre du tour.
rule-SH-28 = Qui la prend hors de son tour pioche une carte de pénalité et ne peut encore ni poser ni défausser.
rule-SH-29 = Le joueur dont c’est le tour doit alors piocher.
rule-SH-31 = On ne pose que les combinaisons exactes du contrat.
rule-SH-32 = Au tour du contrat, on n’ajoute rien d’autre aux combinaisons.
rule-SH-34 = Après le contrat, on ne pose plus de nouvelle combinaison : on complète seulement celles de la table.
rule-SH-35 = On ne complète rien avant d’avoir rempli son propre contrat.
rule-SH-36 = Qui pose un joker nomme la carte qu’il remplace ; seule cette carte le libère.
rule-SH-37 = Après le tour du contrat, la vraie carte s’échange contre un joker, pour s’en servir ou le garder.
rule-SH-39 = Quand la pioche est vide, on mêle les défausses pour en faire une nouvelle.
rule-SH-40 = Chacun compte les cartes restées en main.
rule-SH-41 = Les cartes de 3 à 9 coûtent 5, du dix au roi 10, les as et les deux 20, un joker { $joker_pen }.

## Le Rami 40

rule-R40-01 = Un jeu avec jokers, venu du Rami 51 anglais.
rule-R40-02 = Les premières combinaisons doivent faire ensemble au moins { $open_min } points.
rule-R40-03 = La dernière défausse ne se prend que pour la poser.
rule-R40-06 = { $packs } jeux de 52 cartes et { $jokers } jokers.
rule-R40-07 = Chaque joueur reçoit { $hand_size } cartes.
rule-R40-09 = Un joker resté en main coûte { $joker_pen } points.
rule-R40-10 = Le reste forme la pioche ; sa première carte commence la défausse.
rule-R40-12 = Qui a pris la défausse doit la poser dans une nouvelle combinaison ; la première fois avec { $open_min } points.
rule-R40-13 = Un tour finit par une défausse.
rule-R40-14 = À chaque tour on prend une carte et on en jette une ; sans combinaison, on attend.
rule-R40-15 = Quand la pioche est vide, on mêle les défausses ; la dernière carte jetée commence la nouvelle défausse.
rule-R40-16 = Après ses premières combinaisons, on peut compléter celles des autres ou les siennes.
rule-R40-18 = L’as vaut 11 et ne vient qu’après le roi, pas avant deux et trois.
rule-R40-19 = Un joker dans une combinaison de trois cartes d’un autre joueur se reprend contre la carte qu’il remplace.
rule-R40-20 = De deux jokers d’une combinaison, on ne peut en reprendre qu’un.
rule-R40-21 = La manche finit quand un joueur jette sa dernière carte après avoir posé les autres.
rule-R40-22 = Faire Rami : toutes les cartes sont posées en un tour ; chaque adversaire reçoit 25 points de plus.
rule-R40-23 = Après une fin ordinaire, chacun paie les cartes restées dans sa main.
rule-R40-24 = Après un Rami, chaque adversaire paie ses cartes et 25 points.
rule-R40-26 = La page dit que compléter rapporte des points ; seules les pénalités sont comptées.
rule-S4-11 = Un groupe réunit trois ou quatre cartes de même valeur et de couleurs différentes ; une suite, trois cartes ou plus d’une couleur, dans l’ordre.

## Le gin

rule-GN-01 = Un jeu de 52 cartes, sans joker.
rule-GN-02 = Un groupe réunit trois ou quatre cartes de même valeur ; une suite, trois cartes ou plus d’une couleur, dans l’ordre.
rule-GN-03 = L’as est petit : il vient avant le deux, jamais après le roi.
rule-GN-04 = On n’ajoute rien aux combinaisons pendant la manche.
rule-GN-05 = Un tour finit par une carte jetée.
rule-GN-06 = On peut frapper quand les cartes hors de ses combinaisons font { $knock_at } points ou moins.
rule-GN-07 = Un as de reste coûte { $ace_pen }, valet, dame et roi { $face_pen }, les autres cartes leur valeur.

## Le Rummikub

rule-RK-01 = Chaque tuile existe deux fois ; il y a { $jokers } jokers.
rule-RK-02 = Un groupe réunit trois ou quatre tuiles de même nombre et de couleurs différentes ; une suite, trois tuiles ou plus d’une couleur, dans l’ordre.
rule-RK-03 = Le 1 est petit : il vient avant le 2, jamais après le 13.
rule-RK-04 = Une seule tuile qui n’est pas un joker suffit dans une combinaison.
rule-RK-05 = La première pose demande { $open_min } points, tirés de son propre chevalet.
rule-RK-06 = Seul un joueur qui a ouvert complète la table ou reprend des jokers.
rule-RK-07 = Un joker repris se repose au même tour.
rule-RK-08 = Il n’y a pas de défausse : un tour finit par ce qu’on a posé, ou par une tuile piochée.
rule-RK-09 = Une tuile de reste coûte son nombre, un joker { $joker_pen }.

## Règles qu’un refus peut nommer sans qu’une leçon les montre

rule-SG-2 = Une suite a au plus { $max_run_len ->
    [0] quatorze cartes, d’as en as
   *[other] { $max_run_len } cartes
}.
rule-SG-3 = Une carte qu’on vient de prendre à la défausse peut y retourner, sauf si la table l’interdit.
rule-SG-4 = Le nombre de jokers d’une combinaison, et s’ils peuvent être voisins, dépend des réglages de la table.
rule-SG-5 = Seules les combinaisons de sa propre main comptent pour la première pose, pas les cartes de la table.
rule-SG-11 = Aucune carte n’existe plus souvent que dans les jeux.
rule-R30-28 = Quand on complète un groupe, aucune couleur n’y vient deux fois non plus.
rule-S30-4 = Les combinaisons du tour s’additionnent pour faire les { $open_min } points.
rule-S30-5 = On peut compléter au tour de sa première pose, une fois les { $open_min } points posés.
rule-S30-6 = Un joker repris va dans la main ; une table peut vouloir qu’il soit posé aussitôt.
rule-S30-11 = Un groupe a au plus quatre cartes, toutes de couleurs différentes.
rule-S30-12 = À côté de deux cartes naturelles, une combinaison peut avoir autant de jokers qu’on veut.
rule-RC-22 = Dans la variante avec jokers, un joker remplace n’importe quelle carte.
rule-RC-23 = Dans la variante avec jokers, un joker de la table se reprend contre la carte qu’il remplace.
rule-RC-26 = Dans certaines variantes, la première pose demande un minimum de points.
rule-SC-3 = À certaines tables, on ne complète qu’après avoir posé sa propre combinaison.
rule-SC-12 = Les jokers ne se reprennent qu’aux autres joueurs.
rule-OK-07 = 106 tuiles : chaque tuile numérotée existe deux fois, et il y a deux tuiles étoilées.
rule-OK-13 = Une tuile joker remplace une tuile de toute couleur ou de tout nombre, mais il faut une autre tuile dans la combinaison.
rule-OK-18 = Un tour finit par une tuile jetée.
rule-SO-5 = Une paire réunit deux tuiles de même couleur et de même nombre ; un joker peut la compléter.
rule-SO-15 = Un groupe a au plus quatre tuiles.
rule-SH-03 = À trois ou quatre joueurs, on prend deux jeux et un joker.
rule-SH-04 = À cinq joueurs et plus, on prend trois jeux et deux jokers.
rule-SH-30 = Après avoir pioché, le joueur dont c’est le tour peut poser le contrat, de sa propre main.
rule-SH-33 = Aux tours suivants, on ajoute des cartes à toute combinaison qui est sur la table.
rule-SS-5 = Pour compléter ou échanger, il faut attendre un tour après la première pose.
rule-SS-15 = Une table peut vouloir des groupes de valeurs différentes dans un contrat.
rule-S4-1 = Les combinaisons du tour s’additionnent pour faire les { $open_min } points ; un joker compte comme la carte qu’il remplace.
rule-S4-2 = Une table peut interdire les groupes d’as.
rule-S4-6 = Une seule carte qui n’est pas un joker suffit dans une combinaison.
rule-S4-7 = On peut compléter au tour de sa première pose, une fois les { $open_min } points posés.
rule-S4-13 = Un joker repris peut être gardé, sauf si la table veut qu’il soit posé aussitôt.
