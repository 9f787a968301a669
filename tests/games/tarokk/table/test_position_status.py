"""The status of a position that is only looked at, as in a review."""

import pytest

from tartli_desktop.games.tarokk.table.status import position_status
from tartli_desktop.settings.settings import Settings
from tests.games.tarokk.positions import announcing

pytestmark = pytest.mark.usefixtures("qapp")

PLAYERS = [("Anna", ""), ("Bence", ""), ("Cili", ""), ("Dani", "")]


def test_it_is_told_what_is_played_and_who_is_on_which_side() -> None:  # T10.5
    match = announcing(["SKIZ XIX", "XXI", "", "XX"], played="call XX, trull, pass, pass, pass, pass")
    status = position_status(match.view(1), PLAYERS, Settings())
    assert status.caption.splitlines()[:3] == ["Anna: Three", "Called: XX", "You play against Anna"]
    assert status.plates[0].is_declarer
    # Only Dani knows who has the XX.
    assert not status.plates[3].is_partner
    assert [plate.figures for plate in status.plates] == ["0"] * 4
