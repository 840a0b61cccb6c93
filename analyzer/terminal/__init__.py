"""What the command line reads and prints: the parser of its calls and a readable report for each answer."""
