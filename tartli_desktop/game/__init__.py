"""What the program asks of the rules of any game. No game in here, and nothing but Python."""
