"""The card editor: every zone of the position in one component, and what it and the page tell each other."""
