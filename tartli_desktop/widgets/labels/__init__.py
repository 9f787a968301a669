"""Labels for words and for people."""
