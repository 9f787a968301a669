"""Words for what happens in Tartli."""
