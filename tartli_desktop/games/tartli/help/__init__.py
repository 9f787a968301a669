"""The help chapters about Tartli, and the card with its values."""
