"""Simulated hands: deals that fit a view, and the rule-of-thumb player who plays them to the end."""
