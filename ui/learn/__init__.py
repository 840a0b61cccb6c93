"""Learning: the rules with their examples, and the checker of melds and moves."""
