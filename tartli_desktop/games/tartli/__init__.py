"""Tartli: everything that belongs to this game, and what a program that embeds its rules needs (R14).

>>> from tartli_desktop.games.tartli import CARDS, HUNGARIAN, Match
>>> match = Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Bence"))
>>> events = match.deal(CARDS)
>>> [str(action) for action in match.legal_actions(1)][:2]
['declare A93', 'declare LK3']

The package exports the names of ``rules``: pure Python without Qt, files, clock or randomness. The
``opponents``, which are given a view and return an action, also work without Qt.

The window uses ``words`` (the texts of the table), ``table`` with its buttons, ``dialogs``, ``score`` (the
chalk slate), ``coach`` with its hints, ``help``, and ``lesson`` with its guided hand.
"""

from __future__ import annotations

from tartli_desktop.games.tartli.rules import *  # noqa: F403 - the rules keep the list of names
from tartli_desktop.games.tartli.rules import __all__ as __all__


def __getattr__(name: str) -> object:
    """``RULES``, through which the program knows the game; a program that embeds the rules never loads it."""
    if name == "RULES":
        from .game import RULES

        return RULES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
