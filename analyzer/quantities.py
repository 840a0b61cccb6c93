"""The quantities of a turn: what each choice adds to them, the rules bound, and the aims maximise."""

VALUE, CARDS, JOKERS_KEPT = "value", "cards", "jokers_kept"
OPENING_POINTS, OPENING_MELDS, REACHING, PURE_RUNS = "opening_points", "opening_melds", "reaching", "pure_runs"
OPENING_JOKERS, JOKERS_RELAID, NEW_MELDS = "opening_jokers", "jokers_relaid", "new_melds"
DRAWN_MELDED, DRAWN_LAID, UNLESS_DRAWN = "drawn_melded", "drawn_laid", "unless_drawn"

FREED = "freed"
"""The jokers taken from the table this turn, as an item."""

THROWN, OUT_OR_THROWN = "thrown", "out_or_thrown"

PICKED = "picked"
"""The one choice that an answer must make."""
