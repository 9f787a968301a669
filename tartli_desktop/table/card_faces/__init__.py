"""The faces of cards as pixmaps, with the marks in their corners."""
