"""Texts of the program: catalogues, names of cards, and values in texts."""
