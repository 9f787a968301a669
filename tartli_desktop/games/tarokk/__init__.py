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

from __future__ import annotations

from tartli_desktop.cards.tarokk import CARDS, Card, Rank, Suit, cards_of, mask_of
from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, Refusal, RuleError
from tartli_desktop.game.variant_base import VariantError
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.rules.actions import (
    ANNUL,
    BONUSES,
    HOLD,
    KEEP,
    KONTRAS,
    LEVELS,
    PASS,
    PLAYS,
    Action,
    Announce,
    Annul,
    Bid,
    Call,
    DeclareTarokks,
    Discard,
    Hold,
    Keep,
    Pass,
    Play,
    SayKontra,
)
from tartli_desktop.games.tarokk.rules.bidding.auction import Promise
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS, HONOURS, KINGS, POINTS
from tartli_desktop.games.tarokk.rules.events import (
    Announced,
    Annulled,
    AuctionWon,
    BidMade,
    Called,
    Dealt,
    Discarded,
    Event,
    HandScored,
    HandVoid,
    HatMoved,
    Held,
    Kept,
    Kontra,
    MatchOver,
    NoticeGiven,
    Passed,
    Played,
    SideProved,
    TalonDrawn,
    TarokksDeclared,
    TarokksDiscarded,
    TrickWon,
    TurnClosed,
)
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.record import parse_seated
from tartli_desktop.games.tarokk.rules.settlement import HandResult, Item
from tartli_desktop.games.tarokk.rules.sides import Side
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.rules.view import View

Rules = Variant
"""The contract's name of the variant (T18.1)."""

__all__ = [
    "ANNUL",
    "BONUSES",
    "CARDS",
    "HIGH_HONOURS",
    "HOLD",
    "HOLDINGS",
    "HONOURS",
    "KEEP",
    "KINGS",
    "KONTRAS",
    "LEVELS",
    "ONLINE",
    "PASKIEVICS",
    "PASS",
    "PLAYS",
    "POINTS",
    "RULES",
    "Action",
    "ActionTextError",
    "Announce",
    "Announced",
    "Annul",
    "Annulled",
    "AuctionWon",
    "Bid",
    "BidMade",
    "Call",
    "Called",
    "Card",
    "Dealt",
    "DeclareTarokks",
    "Discard",
    "Discarded",
    "Event",
    "HandResult",
    "HandScored",
    "HandVoid",
    "HatMoved",
    "Held",
    "Hold",
    "IllegalAction",
    "Item",
    "Keep",
    "Kept",
    "Kontra",
    "Match",
    "MatchOver",
    "NoticeGiven",
    "Pass",
    "Passed",
    "Play",
    "Played",
    "Promise",
    "Rank",
    "RecordError",
    "Refusal",
    "RuleError",
    "Rules",
    "SayKontra",
    "Side",
    "SideProved",
    "Suit",
    "TalonDrawn",
    "TarokksDeclared",
    "TarokksDiscarded",
    "TrickWon",
    "TurnClosed",
    "Variant",
    "VariantError",
    "View",
    "cards_of",
    "mask_of",
    "parse_seated",
]
