"""The kinds of question, a file each: `offered` says whether a rule set has it, `ask` makes one or gives up."""
