"""Hands played out: deals that fit a view, and the player of rules of thumb who plays them to their end."""
