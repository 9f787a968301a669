"""Words on the table: notes for what players say, remarks beside the game, plates with names."""
