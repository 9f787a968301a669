"""What the player is told when something went wrong."""
