"""Packs of cards: the chosen one, and packs made from the player's own pictures."""
