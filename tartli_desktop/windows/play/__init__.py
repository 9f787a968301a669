"""The table in the window: possible actions, hints, two people at one table, saving."""
