"""Bids put together from their parts (U3.2)."""

import pytest

from tartli_desktop.games.ulti import CONTRACTS, LADDER
from tartli_desktop.games.ulti.dialogs.bid_parts import PARTS, bid_of, parts_of, toggled


def test_every_bid_has_parts_of_its_own() -> None:
    assert len({parts_of(contract) for contract in LADDER}) == 54
    for contract in LADDER:
        assert bid_of(parts_of(contract)) is contract
        assert parts_of(contract) <= set(PARTS)


def test_every_button_leads_from_every_bid_to_a_bid() -> None:
    for contract in LADDER:
        for part in PARTS:
            changed = toggled(parts_of(contract), part)
            assert bid_of(changed) is not contract
            assert (part in changed) != (part in parts_of(contract))


@pytest.mark.parametrize(
    ("bid", "part", "leads_to"),
    [
        ("simple", "hearts", "hearts simple"),
        ("hearts simple", "40-100", "hearts 40-100"),
        ("40-100 ulti", "20-100", "20-100 ulti"),
        ("40-100 aces", "durchmars", "40-100 durchmars"),
        ("ulti", "open", "ulti open-durchmars"),
        ("ulti open-durchmars", "durchmars", "ulti"),
        ("hearts 40-100 ulti", "betli", "rebetli"),
        ("rebetli", "open", "open-betli"),
        ("open-betli", "hearts", "rebetli"),
        ("ulti durchmars", "plain", "plain-durchmars"),
        ("plain-durchmars", "hearts", "plain-redurchmars"),
        ("plain-open-durchmars", "plain", "open-durchmars"),
        ("betli", "ulti", "ulti"),
    ],
)
def test_what_does_not_go_together_gives_way(bid: str, part: str, leads_to: str) -> None:
    assert bid_of(toggled(parts_of(CONTRACTS[bid]), part)).text == leads_to
