"""Which silent bids go with a bid (U3.6, U11)."""

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, SOCIAL, Variant
from tartli_desktop.games.ulti.coach.facts import silent_bids
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS

HUNDRED, ULTI, ACES, DURCHMARS = "silent-100", "silent-ulti", "silent-aces", "silent-durchmars"


@pytest.mark.parametrize(
    ("bid", "variant", "silent"),
    [
        ("simple", ASSOCIATION, {HUNDRED: 2, ULTI: 2, ACES: 2, DURCHMARS: 3}),
        ("hearts simple", ASSOCIATION, {HUNDRED: 4, ULTI: 4, ACES: 4, DURCHMARS: 6}),
        ("40-100", ASSOCIATION, {ULTI: 2, ACES: 2, DURCHMARS: 3}),
        ("aces", ASSOCIATION, {HUNDRED: 2, ULTI: 2, DURCHMARS: 3}),
        ("ulti", ASSOCIATION, {HUNDRED: 2, ACES: 2, DURCHMARS: 3}),
        ("durchmars", ASSOCIATION, {ULTI: 2}),
        ("hearts ulti durchmars", ASSOCIATION, {}),
        ("betli", ASSOCIATION, {}),
        ("plain-durchmars", ASSOCIATION, {}),
        ("simple", SOCIAL, {ULTI: 2}),  # U11.6: with 100 the Simple counts twice
        ("simple", Variant(silent_durchmars="four_in_simple"), {HUNDRED: 2, ULTI: 2, ACES: 2, DURCHMARS: 4}),
        ("ulti", Variant(silent_durchmars="four_in_simple"), {HUNDRED: 2, ACES: 2, DURCHMARS: 3}),  # U11.4
    ],
)
def test_they_and_their_values_are_known(bid: str, variant: Variant, silent: dict[str, int]) -> None:
    assert dict(silent_bids(CONTRACTS[bid], variant)) == silent
