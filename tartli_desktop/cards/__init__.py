"""Packs of cards, their codes, and sets of cards. Pure Python, without any game."""
