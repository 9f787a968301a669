"""What a player can be told about the cards in hand: plain facts, and hints."""
