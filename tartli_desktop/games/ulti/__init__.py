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
``record``, ``match``. ``game`` is what the program asks of them, ``options`` what the player chooses.
"""

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, Refusal, RuleError
from tartli_desktop.game.variant_base import VariantError
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.rules.actions import (
    Action,
    Agree,
    Announce,
    Claim,
    Concede,
    Double,
    Forfeit,
    Good,
    Keep,
    Lay,
    MakeBid,
    NameTrump,
    Pass,
    Play,
    Refuse,
    Take,
)
from tartli_desktop.games.ulti.rules.contracts import COMPONENTS, CONTRACTS, LADDER, Contract
from tartli_desktop.games.ulti.rules.events import (
    AnswerEnded,
    AuctionEnded,
    Bid,
    ClaimAnswered,
    Claimed,
    Conceded,
    Dealt,
    Doubled,
    Event,
    Forfeited,
    HandEnded,
    HandsOpened,
    Kept,
    Laid,
    MarriageSaid,
    Passed,
    Played,
    Taken,
    TrickWon,
    TrumpNamed,
)
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.record import parse_seated
from tartli_desktop.games.ulti.rules.settlement import Component, HandResult
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.rules.view import View

Rules = Variant
"""The contract's name of the variant (U18.1)."""

__all__ = [
    "ASSOCIATION",
    "CARDS",
    "COMPONENTS",
    "CONTRACTS",
    "LADDER",
    "RULES",
    "SOCIAL",
    "TWO_ROUNDS",
    "Action",
    "ActionTextError",
    "Agree",
    "Announce",
    "AnswerEnded",
    "AuctionEnded",
    "Bid",
    "Card",
    "Claim",
    "ClaimAnswered",
    "Claimed",
    "Component",
    "Concede",
    "Conceded",
    "Contract",
    "Dealt",
    "Double",
    "Doubled",
    "Event",
    "Forfeit",
    "Forfeited",
    "Good",
    "HandEnded",
    "HandResult",
    "HandsOpened",
    "IllegalAction",
    "Keep",
    "Kept",
    "Laid",
    "Lay",
    "MakeBid",
    "MarriageSaid",
    "Match",
    "NameTrump",
    "Pass",
    "Passed",
    "Play",
    "Played",
    "Rank",
    "RecordError",
    "Refusal",
    "Refuse",
    "RuleError",
    "Rules",
    "Suit",
    "Take",
    "Taken",
    "TrickWon",
    "TrumpNamed",
    "Variant",
    "VariantError",
    "View",
    "parse_seated",
]
