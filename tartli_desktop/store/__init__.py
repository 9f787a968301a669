"""Saved matches: one SQLite database, and files of records. Nothing here draws a window.

``match_store.MatchStore`` keeps matches of any game and number of seats; ``match_head`` describes each for
the list. ``statistics`` counts matches in the same way for every game, and passes each game the facts that
it counts itself. The rules of a game are found by its name in the registry.
Every failure is a ``files.problems.StoreError``.
"""
