"""Help for the player: where cards are, what would be lost, and what the strongest level would do and why.

Everything here is told from a :class:`~tartli_desktop.games.tartli.rules.View`, which holds what this player
may know (R12), so that no help can tell of a hidden card.
"""
