"""What the windows ask of a game while it is played."""
