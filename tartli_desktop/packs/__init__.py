"""Packs of cards: the one that is chosen, and packs made of pictures of the player."""
