"""Deals that a seat thinks possible, played to their end."""
