"""Duels: hands whose cards and people come from a short code, so that others can play the very same."""
