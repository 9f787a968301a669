"""The people of the café, against whom one plays: pure, and of no one game."""
