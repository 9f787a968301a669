"""Tartli, the old two-player card game of Hungary and Austria, as a desktop program."""

__version__ = "0.1.0"
