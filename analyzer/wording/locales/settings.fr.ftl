page-settings = Couleurs
page-four-colours = Jeu à quatre couleurs
page-four-colours-meaning = Carreaux bleus et trèfles verts ; sinon rouges et noirs. Les tuiles gardent leurs couleurs.
