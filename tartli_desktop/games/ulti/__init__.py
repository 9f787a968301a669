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
from .rules.actions import Action as Action
from .rules.actions import Agree as Agree
from .rules.actions import Announce as Announce
from .rules.actions import Claim as Claim
from .rules.actions import Concede as Concede
from .rules.actions import Double as Double
from .rules.actions import Forfeit as Forfeit
from .rules.actions import Good as Good
from .rules.actions import Keep as Keep
from .rules.actions import Lay as Lay
from .rules.actions import MakeBid as MakeBid
from .rules.actions import NameTrump as NameTrump
from .rules.actions import Pass as Pass
from .rules.actions import Play as Play
from .rules.actions import Refuse as Refuse
from .rules.actions import Take as Take
from .rules.contracts import COMPONENTS as COMPONENTS
from .rules.contracts import CONTRACTS as CONTRACTS
from .rules.contracts import LADDER as LADDER
from .rules.contracts import Contract as Contract
from .rules.events import AnswerEnded as AnswerEnded
from .rules.events import AuctionEnded as AuctionEnded
from .rules.events import Bid as Bid
from .rules.events import ClaimAnswered as ClaimAnswered
from .rules.events import Claimed as Claimed
from .rules.events import Conceded as Conceded
from .rules.events import Dealt as Dealt
from .rules.events import Doubled as Doubled
from .rules.events import Event as Event
from .rules.events import Forfeited as Forfeited
from .rules.events import HandEnded as HandEnded
from .rules.events import HandsOpened as HandsOpened
from .rules.events import Kept as Kept
from .rules.events import Laid as Laid
from .rules.events import MarriageSaid as MarriageSaid
from .rules.events import Passed as Passed
from .rules.events import Played as Played
from .rules.events import Taken as Taken
from .rules.events import TrickWon as TrickWon
from .rules.events import TrumpNamed as TrumpNamed
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
