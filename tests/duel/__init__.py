"""Tests of the codes of duels, and of what follows from them."""
