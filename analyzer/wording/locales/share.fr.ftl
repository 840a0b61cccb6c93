## Partager : lien, code QR, fichier, texte, papier

share = Partager
share-link = Le lien est la position : qui l’ouvre voit exactement ceci.
share-qr = Code QR du lien
share-qr-use = Scannez-le pour continuer cette position sur un autre appareil.
share-qr-too-long = Le lien est trop long pour un code QR.
share-save = Enregistrer
share-file = ramiscope-{ $rules }.json
share-print = À imprimer
share-text = Copier en texte
share-open = Ouvrir une position enregistrée (JSON)
share-bad-file = Ce fichier n’a pas été ouvert ; la page est restée telle quelle.
share-bad-link = Ce lien n’a pas pu être ouvert. Ce qui est affiché ici n’est pas sa position.
share-bad-link-close = Compris
share-more-problems = { $count ->
    [one] … et encore un point.
   *[other] … et encore { $count } points.
}
problem-saved_not_json = le fichier n’est pas du JSON : il se rompt ligne { $line }, caractère { $column }. Choisissez un fichier enregistré ici, ou corrigez cet endroit.
problem-saved_too_large = le fichier est trop grand pour une position. Au plus { $most } ko sont lus.
carried = Connu aussi par le lien ou le fichier : { $names }.
carried-laid_before = si quelque chose a été posé avant
carried-took = les cartes que d’autres joueurs ont prises
carried-threw = les cartes que d’autres joueurs ont jetées
carried-forget = Oublier cela
gallery-link = Lien
gallery-table = Sur la table

## La feuille de papier

page-paper = À imprimer
paper-print = Imprimer
paper-back = Retour à la page
paper-hand = Main
paper-table = Sur la table
paper-discards = Défausse, la plus ancienne d’abord
paper-seen = Vues ailleurs
paper-options = Règles de la maison : { $options }
paper-owner-self = à moi
paper-owner-opponent = d’un autre joueur
paper-nothing = On ne peut encore rien dire de cette position.
paper-link = Cette position à l’écran
