"""The people of the café, who are the opponents in every game. Pure Python."""
