"""Tartli's score in chalk (R13): the marks for points, their places, and the slate that shows them."""
