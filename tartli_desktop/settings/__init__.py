"""What the player has chosen, and its file."""
