"""What is seen of a card: its face as a pixmap, and its corners."""
