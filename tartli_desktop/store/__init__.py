"""What lasts of the matches: one SQLite database, and files of records. Nothing here draws a window.

``match_store.MatchStore`` keeps matches of any game and number of seats, each with what ``match_head`` tells
of it in the list; ``statistics`` counts what was played, the same for every game, and hands each game the
facts that it wants to count itself. The rules of a game are found by its name in the registry.
What goes wrong is a ``files.problems.StoreError``.
"""
