"""Pages of rich text that are read with the keyboard and by screen readers."""
