"""The status of a position that is only looked at, as in a review."""

import pytest

from tartli_desktop.games.ulti.table.status import position_status
from tartli_desktop.settings.settings import Settings
from tests.games.ulti.at_the_table import dealt, do

pytestmark = pytest.mark.usefixtures("qapp")

PLAYERS = [("Ilona", ""), ("Anna", ""), ("Bálint", "")]

HIGH = "AA AX AK AO LA HA BA A9 A8 A7 L7 H7"


def test_it_is_told_what_is_played_by_whom_and_what_each_has() -> None:  # U18.6
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    do(match, "1:play AA", "2:play", "0:play")
    status = position_status(match.view(1), PLAYERS, Settings())
    told = ["Anna: Simple", "Trumps: Acorns", "Soloist 10, defenders 0", "In the talon: Anna’s cards"]
    assert status.caption.splitlines() == told
    assert [plate.is_declarer for plate in status.plates] == [False, True, False]
    assert [plate.figures for plate in status.plates] == ["0", "1", "0"]
    assert [plate.is_dealer for plate in status.plates] == [True, False, False]


def test_in_the_auction_it_is_told_what_stands() -> None:  # U4.7, U4.8
    match = do(dealt(), "1:lay", "1:bid betli")
    status = position_status(match.view(1), PLAYERS, Settings())
    assert status.caption.splitlines() == ["Anna: Betli", "worth 5", "In the talon: Anna’s cards"]
    assert [plate.figures for plate in status.plates] == ["", "", ""]
    assert [plate.is_to_act for plate in status.plates] == [False, False, True]
    status = position_status(do(match, "2:take").view(1), PLAYERS, Settings())
    assert "talon" not in status.caption
