"""Puzzles: positions with one best line to solve at the table, and the explanation afterwards."""
