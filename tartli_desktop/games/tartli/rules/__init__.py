"""The rules of Tartli (R1 to R14), and its state and record."""
