"""The table in the window: what can be done now, hints, two people, saving."""
