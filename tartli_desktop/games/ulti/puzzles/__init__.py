"""Puzzles of Ulti."""
