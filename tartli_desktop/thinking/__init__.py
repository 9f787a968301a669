"""Asks opponents, which think in a separate process."""
