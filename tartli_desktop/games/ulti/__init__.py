"""Ulti: rules, state and record (U18). Pure Python; no Qt, no files, no clock, no randomness.

>>> from tartli_desktop.games.ulti import ASSOCIATION, CARDS, Action, Match
>>> match = Match.new(ASSOCIATION, first_dealer=0, players=("Anna", "Bence", "Cili"))
>>> events = match.deal(CARDS)
>>> match.to_move, match.phase, len(match.legal_actions(1))
(1, 'lay', 66)
>>> events = match.apply(1, match.legal_actions(1)[0])
>>> events = match.apply(1, Action.parse("bid hearts simple"))
>>> match.view(2).standing
(1, 'hearts simple', 1)

The modules of ``rules``, in the order in which a hand meets them: ``cards``, ``contracts``, ``variant``,
``actions``, ``auction``, ``doubling``, ``hand``, ``settlement``, ``events``, ``refusals``, ``view``,
``match``. ``game`` is what the program asks of them, ``options`` what the player chooses.
"""

from tartli_desktop.cards.german import CARDS as CARDS
from tartli_desktop.cards.german import Card as Card
from tartli_desktop.game.errors import ActionTextError as ActionTextError
from tartli_desktop.game.errors import IllegalAction as IllegalAction
from tartli_desktop.game.errors import RecordError as RecordError
from tartli_desktop.game.errors import RuleError as RuleError

from .game import RULES as RULES
from .rules.actions import *  # noqa: F403 - every action
from .rules.contracts import COMPONENTS as COMPONENTS
from .rules.contracts import CONTRACTS as CONTRACTS
from .rules.contracts import LADDER as LADDER
from .rules.contracts import Contract as Contract
from .rules.events import *  # noqa: F403 - every event
from .rules.match import Match as Match
from .rules.settlement import Component as Component
from .rules.settlement import HandResult as HandResult
from .rules.variant import ASSOCIATION as ASSOCIATION
from .rules.variant import SOCIAL as SOCIAL
from .rules.variant import TWO_ROUNDS as TWO_ROUNDS
from .rules.variant import Variant as Variant
from .rules.view import View as View

Rules = Variant
"""The contract's name of the variant (U18.1)."""
