"""Which components are already lost, given the ten cards held and the two discarded (U3.8)."""

from collections.abc import Collection, Sequence
from enum import Enum, unique
from functools import partial

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.ulti import CONTRACTS, Contract, View
from tartli_desktop.to_translate import to_translate

_POINTS = 90
"""Card points of all Aces and Tens, and of the last trick (U1.5)."""

_NAMED_LATER = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
"""The suits that can become trumps if a bid names none (U5.1)."""


said = partial(to_translate, "Ulti.LostParts")


@unique
class Lost(Enum):
    """Why a component cannot be won (U6.2 to U6.4), in a sentence that is yet to be translated."""

    NO_FORTY = said("You do not hold King and Over of trumps: 40-100 would be lost.")
    NO_TWENTY = said("You hold no King and Over of another suit: 20-100 would be lost.")
    TOO_FEW_POINTS = said("With two Aces or Tens discarded, 20-100 would be lost.")
    NO_SEVEN = said("You do not hold the Seven of trumps: Ulti would be lost.")
    NO_ONE_SUIT = said("No trump suit is right for every part: one would be lost.")
    ACE_AWAY = said("You have discarded an Ace: Four Aces would be lost.")


PARTS = {
    Lost.NO_FORTY: "40-100",
    Lost.NO_TWENTY: "20-100",
    Lost.TOO_FEW_POINTS: "20-100",
    Lost.NO_SEVEN: "ulti",
    Lost.ACE_AWAY: "aces",
}
"""The component that each reason loses; if no suit serves for all, it is unknown which."""


def lost_parts(contract: Contract, hand: Collection[Card], talon: Sequence[Card]) -> tuple[Lost, ...]:
    """Why a bid with these ten cards cannot be won as a whole; empty if it can.

    For a bid that names no suit, these are the reasons that hold with every suit.
    """
    if contract.kind == "plain":
        return ()
    suits = (Suit.HEARTS,) if contract.kind == "hearts" else _NAMED_LATER
    by_suit = [lost_with(contract, suit, hand, talon) for suit in suits]
    if not all(by_suit):
        return ()
    common = [why for why in by_suit[0] if all(why in each for each in by_suit)]
    return tuple(common) or (Lost.NO_ONE_SUIT,)


def lost_with(
    contract: Contract, trump: Suit, hand: Collection[Card], talon: Sequence[Card]
) -> tuple[Lost, ...]:
    """Why a bid cannot be won as a whole with these trumps; empty if it can."""
    pairs = [suit for suit in Suit if {Card.of(suit, Rank.KING), Card.of(suit, Rank.OVER)} <= set(hand)]
    found = []
    if contract.has("40-100") and trump not in pairs:
        found.append(Lost.NO_FORTY)
    if contract.has("20-100"):
        if not any(suit is not trump for suit in pairs):
            found.append(Lost.NO_TWENTY)
        away = sum(card.rank in (Rank.ACE, Rank.TEN) for card in talon)
        if _POINTS - 10 * away < 80:
            found.append(Lost.TOO_FEW_POINTS)
    if contract.has("ulti") and Card.of(trump, Rank.SEVEN) not in hand:
        found.append(Lost.NO_SEVEN)
    if contract.has("aces") and any(card.rank is Rank.ACE for card in talon):
        found.append(Lost.ACE_AWAY)
    return tuple(found)


def lost_if_doubled(parts: Collection[str], view: View) -> tuple[Lost, ...]:
    """Why parts of the viewer's own contract, named as in a double, cannot be won: raising them only costs.

    Empty for a defender, whose cards alone decide no part.
    """
    if view.contract is None or view.trump is None or view.soloist != view.seat:
        return ()
    played = [cards[(view.seat - leader) % 3] for leader, cards, _ in view.tricks]
    played += view.trick[(view.seat - (view.leader or 0)) % 3 :][:1]
    trump, talon = Suit.parse(view.trump), talon_of(view)
    lost = lost_with(CONTRACTS[view.contract], trump, (*view.hand, *played), talon)
    return tuple(why for why in lost if PARTS[why] in parts)


def talon_of(view: View) -> tuple[Card, ...]:
    """The two cards that the viewer has discarded, if nobody has taken them up."""
    if not view.lays or view.lays[-1][1] is not None:
        return ()
    return view.lays[-1][0]


def can_judge(view: View) -> bool:
    """Whether the player holds the ten cards of the hand, rather than five of the first round (U4.9)."""
    return len(view.hand) == 10
