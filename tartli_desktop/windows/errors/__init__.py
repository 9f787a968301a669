"""What the player is told when something has gone wrong."""
