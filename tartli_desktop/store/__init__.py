"""What lasts on disk: settings and matches. Nothing here draws a window, and the rules are the engine's.

``paths.Places`` says where the files are, ``settings_file.load`` and ``settings_file.save`` keep a
``settings.Settings``, and ``matches.MatchStore`` keeps matches and counts what was played. What goes wrong
is a ``problems.StoreError``.
"""
