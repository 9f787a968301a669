"""Deals that a player thinks possible, played out or solved."""
