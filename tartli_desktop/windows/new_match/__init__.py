"""How a match is begun."""
