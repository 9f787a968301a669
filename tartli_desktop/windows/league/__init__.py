"""Evenings and the league: what they show beside the table."""
