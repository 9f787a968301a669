"""What is written on the table: notes on which players speak, remarks beside the game, plates with names."""
