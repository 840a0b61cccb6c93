"""The score sheet of the page: entry of rounds, what follows from them, and where the match is kept."""
