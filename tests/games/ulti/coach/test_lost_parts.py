"""Warnings about parts of a bid that are lost already (U3.8)."""

import pytest

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import CONTRACTS
from tartli_desktop.games.ulti.coach.lost_parts import Lost, lost_parts, lost_with


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


HAND = cards("AK AO A7 AA LK LX L9 HO H7 B7")


@pytest.mark.parametrize(
    ("bid", "hand", "talon", "why"),
    [
        ("40-100", HAND, "B9 B8", ()),  # U6.2: Acorns
        ("hearts 40-100", HAND, "B9 B8", (Lost.NO_FORTY,)),  # U6.2
        ("40-100 ulti", HAND, "B9 B8", ()),  # U6.2, U6.3: Acorns do for both
        ("hearts ulti", HAND, "B9 B8", ()),  # U6.3
        ("20-100", HAND, "B9 B8", ()),  # U6.2: with other trumps than Acorns
        ("20-100 ulti", HAND, "B9 B8", ()),  # U6.2, U6.3: with Bells
        ("20-100", HAND, "BX BA", (Lost.TOO_FEW_POINTS,)),  # U6.2: 70 points are left
        ("20-100", HAND, "BX B9", ()),  # U6.2: 80 are
        ("40-100", HAND, "BX BA", ()),  # U6.2: 60 of 70
        ("aces", HAND, "BA B9", (Lost.ACE_AWAY,)),  # U6.4
        ("ulti", cards("AK AO A8 AA LK LX L9 HO H7 B8"), "B9 BU", (Lost.NO_SEVEN,)),  # U6.3
        ("40-100 ulti", cards("AK AO A8 AA LK LX L7 HO H7 B8"), "B9 BU", (Lost.NO_ONE_SUIT,)),
        ("hearts 20-100", cards("HK HO H8 AA LK LX L9 AO A7 B8"), "B9 BU", (Lost.NO_TWENTY,)),  # U6.2
        ("betli", HAND, "BA BX", ()),
        ("simple", HAND, "BA BX", ()),
    ],
)
def test_what_cannot_be_won_is_known(
    bid: str, hand: tuple[Card, ...], talon: str, why: tuple[Lost, ...]
) -> None:
    assert lost_parts(CONTRACTS[bid], hand, cards(talon)) == why


def test_trumps_that_lose_a_part_are_known() -> None:
    assert lost_with(CONTRACTS["ulti"], Suit.LEAVES, HAND, cards("B9 B8")) == (Lost.NO_SEVEN,)  # U6.3
    assert lost_with(CONTRACTS["ulti"], Suit.BELLS, HAND, cards("B9 B8")) == ()
