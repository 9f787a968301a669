"""A fourth game, which lives only in tests: it shows what a game needs, and that it touches nothing shared.

Four players, two against two, 32 cards, no bidding. Its rules are told in :mod:`tests.games.toy.rules`.
"""

from .game import RULES

__all__ = ["RULES"]
