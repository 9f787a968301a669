"""Duels: how they begin, and how others did with the same cards."""
