"""Texts of the program: catalogues, names of cards, what is filled into a text."""
