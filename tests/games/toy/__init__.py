"""A fourth game, for tests only: it shows what a game needs, and that adding one changes nothing shared.

Usually four players, two against two, with 32 cards and no bidding. See :mod:`tests.games.toy.rules`.
"""

from .game import RULES

__all__ = ["RULES"]
