"""How Hungarian Tarokk lies on the table, and what can be chosen at it."""
