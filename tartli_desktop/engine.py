"""The rules of Tartli for other programs, by names that do not change: state, actions, views, record (R14).

The code is in :mod:`tartli_desktop.games.tartli`, where this program itself imports it from. It
needs msgspec; no Qt, no files, no clock, no randomness.

>>> from tartli_desktop.engine import CARDS, HUNGARIAN, Match
>>> match = Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Bence"))
>>> events = match.deal(CARDS)
>>> match.to_move
1
>>> str(match.legal_actions(0)[0])
'out'
"""

from tartli_desktop.games.tartli import *  # noqa: F403 - the package keeps the list of names
