"""Sampling of the deals that a seat thinks possible, played to their end."""
