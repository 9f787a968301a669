"""The chapters of the help about Tartli, and the card with its values."""
