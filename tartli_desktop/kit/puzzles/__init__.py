"""Puzzles of games that are paid by the hand."""
