"""Dialogs that only Tartli has: melds, its house rules, the end of a hand."""
