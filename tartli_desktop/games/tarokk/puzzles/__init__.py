"""Puzzles of tarokk."""
