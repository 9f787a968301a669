"""Puzzles: positions with one best line, to be solved at the table, and told why."""
