"""Hungarian Tarokk: its rules and, for a program that embeds them, everything it needs (T18).

Pure Python; no Qt, no files, no clock, no randomness.

>>> from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, Match
>>> match = Match.new(PASKIEVICS, first_dealer=3, players=("Anna", "Bence", "Cili", "Dani"))
>>> events = match.deal(CARDS)
>>> match.to_move
0
>>> [str(action) for action in match.legal_actions(0)]
['pass']
"""

from tartli_desktop.cards.tarokk import CARDS as CARDS
from tartli_desktop.cards.tarokk import Card as Card
from tartli_desktop.cards.tarokk import Rank as Rank
from tartli_desktop.cards.tarokk import Suit as Suit
from tartli_desktop.game.errors import ActionTextError as ActionTextError
from tartli_desktop.game.errors import IllegalAction as IllegalAction
from tartli_desktop.game.errors import RecordError as RecordError
from tartli_desktop.game.variant_base import VariantError as VariantError

from .game import RULES as RULES
from .rules.actions import *  # noqa: F403 - every action
from .rules.bidding.auction import Promise as Promise
from .rules.card_values import HIGH_HONOURS as HIGH_HONOURS
from .rules.card_values import HONOURS as HONOURS
from .rules.card_values import POINTS as POINTS
from .rules.events import *  # noqa: F403 - every event
from .rules.match import Match as Match
from .rules.settlement import HandResult as HandResult
from .rules.settlement import Item as Item
from .rules.sides import Side as Side
from .rules.variant import HOLDINGS as HOLDINGS
from .rules.variant import ONLINE as ONLINE
from .rules.variant import ONLINE_POT as ONLINE_POT
from .rules.variant import PASKIEVICS as PASKIEVICS
from .rules.variant import Variant as Variant
from .rules.view import View as View

Rules = Variant
"""The contract's name of the variant (T18.1)."""
