"""The panel that answers a position: one noun a file, drawn in the order of a player's questions."""
