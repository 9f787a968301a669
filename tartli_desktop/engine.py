"""The rules of Tartli for other programs, by the names that stay: state, actions, views, record (R14).

The code is in :mod:`tartli_desktop.games.tartli.rules`, from which this program itself takes it. Pure Python;
no Qt, no files, no clock, no randomness.

>>> from tartli_desktop.engine import CARDS, HUNGARIAN, Match
>>> match = Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Bence"))
>>> events = match.deal(CARDS)
>>> match.to_move
1
>>> str(match.legal_actions(0)[0])
'out'
"""

from tartli_desktop.games.tartli.rules import *  # noqa: F403 - one list of names, kept by the rules
from tartli_desktop.games.tartli.rules import __all__ as __all__
