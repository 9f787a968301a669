"""Packs of cards: what the cards are called, and sets of them. No game in here, and nothing but Python."""
