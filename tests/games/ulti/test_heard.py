"""What screen readers tell players to do by keys, where others use the mouse."""

from collections.abc import Callable

import pytest

from tartli_desktop.games.ulti import Action, Match
from tests.games.contract.sitting import Sitting, settle

from .at_the_table import dealt, do

pytestmark = pytest.mark.usefixtures("qapp")


CHOOSE = "The arrow keys select a card, Space chooses it. When you have enough, press Ctrl+Enter."
BUTTONS = "Tab moves from button to button, Enter presses one."
PLAY = "The arrow keys select a card, Enter plays it."


def test_how_something_is_done_by_keys_is_told_once(sit: Callable[[Match], Sitting]) -> None:
    sitting = sit(dealt())
    announcer = sitting.area.announcer
    assert CHOOSE in announcer.last
    heard: list[str] = []
    announcer.announced.connect(heard.append)
    sitting.session.do(sitting.session.view.legal[0])
    settle()
    assert BUTTONS in heard[-1]
    sitting.session.do(Action.parse("bid simple"))
    settle()
    everything = " ".join(heard)
    assert CHOOSE not in everything
    assert everything.count(BUTTONS) == 1


def test_how_a_card_is_played_by_keys_is_told_once(sit: Callable[[Match], Sitting]) -> None:
    match = do(dealt(), "1:lay", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")
    assert sit(match).area.announcer.last.count(PLAY) == 1


def test_a_hand_is_read_suit_by_suit_and_again_when_trumps_sort_it_anew(
    sit: Callable[[Match], Sitting],
) -> None:
    sitting = sit(do(dealt(["AA A9 LX L8 L7 HK HO HU BA BK B9 B8"]), "1:lay AA LX", "1:bid simple"))
    heard: list[str] = []
    sitting.area.announcer.announced.connect(heard.append)
    for said in ("2:pass", "0:pass", "1:pass", "1:trump B"):
        if said.startswith("1:"):
            sitting.session.do(Action.parse(said.removeprefix("1:")))
        settle()
    assert "Your cards now: Bells: Ace, King, Nine, Eight. Acorns: Nine." in " ".join(heard)
