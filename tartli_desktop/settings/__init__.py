"""The player's settings, and their file."""
