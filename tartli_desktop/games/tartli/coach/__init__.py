"""Help for the player: where cards are, what would be lost, and what the strongest level would do and why.

Everything here is derived from a :class:`~tartli_desktop.games.tartli.rules.View`, which holds only what this
player may know (R12), so no help can reveal a hidden card.
"""
