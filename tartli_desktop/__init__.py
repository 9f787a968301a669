"""Three old Hungarian card games, Tartli, Ulti and Tarokk, as a desktop program."""

__version__ = "0.1.0"
