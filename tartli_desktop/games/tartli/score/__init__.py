"""Tartli's score in chalk (R13): which marks points make, where they stand, and the slate that shows them."""
