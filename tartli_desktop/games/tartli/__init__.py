"""Tartli: all that belongs to this one game, except for its rules (engine) and its opponents (ai)."""
