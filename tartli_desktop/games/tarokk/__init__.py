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
from .rules.actions import ANNUL as ANNUL
from .rules.actions import HOLD as HOLD
from .rules.actions import KEEP as KEEP
from .rules.actions import PASS as PASS
from .rules.actions import PLAYS as PLAYS
from .rules.actions import Action as Action
from .rules.actions import Announce as Announce
from .rules.actions import Annul as Annul
from .rules.actions import Batch as Batch
from .rules.actions import Bid as Bid
from .rules.actions import Call as Call
from .rules.actions import DeclareTarokks as DeclareTarokks
from .rules.actions import Discard as Discard
from .rules.actions import Hold as Hold
from .rules.actions import Keep as Keep
from .rules.actions import Pass as Pass
from .rules.actions import Play as Play
from .rules.actions import SayKontra as SayKontra
from .rules.bidding.auction import Promise as Promise
from .rules.card_values import HIGH_HONOURS as HIGH_HONOURS
from .rules.card_values import HONOURS as HONOURS
from .rules.card_values import POINTS as POINTS
from .rules.events import Announced as Announced
from .rules.events import Annulled as Annulled
from .rules.events import AuctionWon as AuctionWon
from .rules.events import BatchTaken as BatchTaken
from .rules.events import BidMade as BidMade
from .rules.events import Called as Called
from .rules.events import Dealt as Dealt
from .rules.events import Discarded as Discarded
from .rules.events import Event as Event
from .rules.events import HandScored as HandScored
from .rules.events import HandVoid as HandVoid
from .rules.events import HatMoved as HatMoved
from .rules.events import Held as Held
from .rules.events import Kept as Kept
from .rules.events import Kontra as Kontra
from .rules.events import MatchOver as MatchOver
from .rules.events import NoticeGiven as NoticeGiven
from .rules.events import Passed as Passed
from .rules.events import Played as Played
from .rules.events import SideProved as SideProved
from .rules.events import TalonDrawn as TalonDrawn
from .rules.events import TarokksDeclared as TarokksDeclared
from .rules.events import TarokksDiscarded as TarokksDiscarded
from .rules.events import TrickWon as TrickWon
from .rules.events import TurnClosed as TurnClosed
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
