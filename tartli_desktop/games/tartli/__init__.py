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

from tartli_desktop.cards.german import CARDS as CARDS
from tartli_desktop.cards.german import Card as Card
from tartli_desktop.cards.german import Rank as Rank
from tartli_desktop.cards.german import Suit as Suit
from tartli_desktop.cards.german import cards_of as cards_of
from tartli_desktop.cards.german import mask_of as mask_of
from tartli_desktop.game.errors import ActionTextError as ActionTextError
from tartli_desktop.game.errors import IllegalAction as IllegalAction
from tartli_desktop.game.errors import RecordError as RecordError
from tartli_desktop.game.errors import RuleError as RuleError
from tartli_desktop.game.variant_base import VariantError as VariantError

from .game import RULES as RULES
from .rules.actions import BELA as BELA
from .rules.actions import EXCHANGE as EXCHANGE
from .rules.actions import GATHER as GATHER
from .rules.actions import OUT as OUT
from .rules.actions import PLAYS as PLAYS
from .rules.actions import TURN_POSITIONS as TURN_POSITIONS
from .rules.actions import TURNS as TURNS
from .rules.actions import Action as Action
from .rules.actions import Bela as Bela
from .rules.actions import Declare as Declare
from .rules.actions import Exchange as Exchange
from .rules.actions import Gather as Gather
from .rules.actions import Out as Out
from .rules.actions import Play as Play
from .rules.actions import Turn as Turn
from .rules.cards import HAND_POINTS as HAND_POINTS
from .rules.cards import LAST_TRICK_POINTS as LAST_TRICK_POINTS
from .rules.cards import PLAIN_POINTS as PLAIN_POINTS
from .rules.cards import POINTS as POINTS
from .rules.cards import STRENGTH as STRENGTH
from .rules.cards import TRUMP_POINTS as TRUMP_POINTS
from .rules.cards import beats as beats
from .rules.cards import playable as playable
from .rules.events import BelaDeclared as BelaDeclared
from .rules.events import BelaScored as BelaScored
from .rules.events import CardDrawn as CardDrawn
from .rules.events import CardPlayed as CardPlayed
from .rules.events import ContestAnswered as ContestAnswered
from .rules.events import Dealt as Dealt
from .rules.events import Declared as Declared
from .rules.events import Ending as Ending
from .rules.events import Event as Event
from .rules.events import Exchanged as Exchanged
from .rules.events import GameWon as GameWon
from .rules.events import HandEnded as HandEnded
from .rules.events import HandOpened as HandOpened
from .rules.events import MatchWon as MatchWon
from .rules.events import MeldsScored as MeldsScored
from .rules.events import RankNamed as RankNamed
from .rules.events import SuddenDeathNext as SuddenDeathNext
from .rules.events import Tied as Tied
from .rules.events import TrickGathered as TrickGathered
from .rules.events import TurnAsked as TurnAsked
from .rules.events import WentOut as WentOut
from .rules.events import words_for as words_for
from .rules.hand import GAME_POINTS as GAME_POINTS
from .rules.hand import LAST_DECLARING_TRICK as LAST_DECLARING_TRICK
from .rules.hand import LAST_DRAWING_TRICK as LAST_DRAWING_TRICK
from .rules.hand import LAST_TRICK as LAST_TRICK
from .rules.hand_result import HandResult as HandResult
from .rules.hand_result import result_of as result_of
from .rules.match import Match as Match
from .rules.match import parse_seated as parse_seated
from .rules.melds import BELA_POINTS as BELA_POINTS
from .rules.melds import FourOfAKind as FourOfAKind
from .rules.melds import Meld as Meld
from .rules.melds import Sequence as Sequence
from .rules.melds import Word as Word
from .rules.melds import barred_by as barred_by
from .rules.melds import could_answer as could_answer
from .rules.melds import loudness as loudness
from .rules.melds import melds_in as melds_in
from .rules.melds import parse_meld as parse_meld
from .rules.melds import sequences_in as sequences_in
from .rules.melds import sets_in as sets_in
from .rules.melds import standing as standing
from .rules.replay import PlayedHand as PlayedHand
from .rules.replay import replay as replay
from .rules.variant import AUSTRIAN as AUSTRIAN
from .rules.variant import HUNGARIAN as HUNGARIAN
from .rules.variant import Variant as Variant
from .rules.view import NotPlayable as NotPlayable
from .rules.view import View as View
