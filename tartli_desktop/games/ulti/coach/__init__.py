"""What a player can be told about the own cards, without thinking ahead."""
