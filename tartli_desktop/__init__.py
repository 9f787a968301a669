"""Three old Hungarian card games, Tartli, Ulti and Tarokk, as a desktop program."""

__version__ = "1.0.0"
