"""Tartli: all that belongs to this one game, and what a program that embeds it needs of its rules (R14).

>>> from tartli_desktop.games.tartli import CARDS, HUNGARIAN, Match
>>> match = Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Bence"))
>>> events = match.deal(CARDS)
>>> [str(action) for action in match.legal_actions(1)][:2]
['declare A93', 'declare LK3']

The names are those of ``rules``. Pure Python; no Qt, no files, no clock, no randomness. Without Qt there are
also the ``opponents``, who are given a view and give back an action.

For the window there are ``words`` in which the table speaks, the ``table`` with its buttons, ``dialogs``, the
``score`` in chalk, the ``coach`` with its hints, ``help``, and the guided hand of the ``lesson``.
"""

from __future__ import annotations

from typing import Any

from tartli_desktop.games.tartli.rules import *  # noqa: F403 - one list of names, kept by the rules
from tartli_desktop.games.tartli.rules import __all__ as __all__


def __getattr__(name: str) -> Any:
    """``RULES``, by which the program knows the game; what only embeds the rules need not load it."""
    if name == "RULES":
        from .game import RULES

        return RULES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
