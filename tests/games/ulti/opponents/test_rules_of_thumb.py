"""The rules of thumb by which the second and third levels play, and the strongest plays deals out."""

import pytest

from tartli_desktop.games.ulti.opponents.casual import card
from tests.games.ulti.at_the_table import do

from .test_levels import dealt

HANDS = (
    "HK HO HX H9 AA AK AO A9 A8 B9",
    "HA HU LA LX LK LO LU AX BA BU",
    "H8 H7 AU A7 L9 L8 L7 BX BO BK",
    "B7 B8",
)
"""Seat 1 plays a Simple of Hearts; seat 2 follows and seat 0 is last."""


@pytest.mark.parametrize(
    ("played", "chosen"),
    [((), "play AA"), (("1:play B9",), "play BU"), (("1:play B9", "2:play BU"), "play BO")],
    ids=["the Ace before a low card", "no Ace where a lower card wins", "no Ten where a lower card wins"],
)
def test_a_trick_costs_no_more_than_it_must(played: tuple[str, ...], chosen: str) -> None:  # U9.3
    match = do(dealt(*HANDS), "1:lay B7 B8", "1:bid hearts simple", "2:pass", "0:pass", "1:pass", *played)
    assert match.to_move is not None
    assert str(card(match.view(match.to_move))) == chosen


def test_a_defender_does_not_lead_away_from_an_ace() -> None:
    # The soloist may win with the Ten what the Ace would have taken.
    match = dealt("HA HK HO HX AA AK AO LX LU B9", "HU H8 AX LA LK LO L9 L8 L7 BA", "", "B7 B8")
    do(match, "1:lay B7 B8", "1:bid hearts simple", "2:pass", "0:pass", "1:pass")
    do(match, "1:play B9", "2:play BA", "0:play")
    assert str(card(match.view(2))) == "play LA"
