page-settings = Colours
page-four-colours = Four-colour deck
page-four-colours-meaning = Diamonds blue and clubs green; without it red and black. Tiles keep their own colours.
