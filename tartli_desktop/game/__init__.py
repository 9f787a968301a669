"""What the program asks of the rules of any game. Pure Python; only the registry names games."""
