"""The rules of the table: the rule set, what is dealt, and the house rules."""
