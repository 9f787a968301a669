"""Tartli's own dialogs: melds, house rules, the end of a hand."""
