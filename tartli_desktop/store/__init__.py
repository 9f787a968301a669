"""What lasts on disk: settings and matches. Nothing here knows the rules of the game or draws a window.

``paths.Places`` says where the files are, ``settings_file.load`` and ``settings_file.save`` keep a
``settings.Settings``, and ``matches.MatchStore`` keeps matches. What goes wrong is a ``problems.StoreError``.
"""
