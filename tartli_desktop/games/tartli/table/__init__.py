"""What Tartli shows on the table of cards."""
