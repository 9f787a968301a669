"""The score of a match of Hungarian Tarokk in chalk."""
