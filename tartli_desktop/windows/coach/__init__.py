"""What actions are worth, as lists for the player."""
