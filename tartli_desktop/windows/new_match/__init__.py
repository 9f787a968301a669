"""Beginning a match."""
