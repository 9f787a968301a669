"""Sampling of the deals that a player thinks possible, played out or solved."""
