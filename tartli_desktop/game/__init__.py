"""What the program asks of the rules of any game. Pure Python; no game but by its name in the registry."""
