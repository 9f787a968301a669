"""The old card games of Hungary, Tartli and Ulti, as a desktop program."""

__version__ = "0.1.0"
