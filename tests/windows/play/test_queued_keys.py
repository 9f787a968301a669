"""Late input is ignored, and early input is not lost."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import Play
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import Scripted, first_card, quick, settle
from tests.windows.simulated_user import click, find, tap, the
from tests.windows.tables import Table

Key = Qt.Key


# Input that comes too late, after the trick has gathered itself, plays no card

BY_TIME = quick(gather=GatherPolicy.CLICK_OR_TIMED, gather_after=0.5)


def wait_for_the_gather(table: Table) -> None:
    """The person has played the Ace of Leaves, and leads again after the trick has gathered itself."""
    table.seat(dealt(hands=("LAKO", "L7"), turned="H7", dealer=1), settings=BY_TIME)
    table.hand.click("LA")
    assert table.phase is Phase.PAUSE
    table.key(Key.Key_Home)
    table.qtbot.waitUntil(lambda: table.phase is Phase.DECIDE)
    assert table.view.trick_number == 2


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_key_that_was_meant_to_gather_plays_no_card(table: Table, key: Qt.Key) -> None:
    table.area.guard_input(60_000)
    wait_for_the_gather(table)
    for _ in range(2):
        table.key(key)
    assert table.view.trick == ()
    assert table.area.panel.notice_text == ""
    # A player who points at a card after that means it.
    table.key(Key.Key_Right)
    pointed = next(item.card for item in table.area.view.scene().own_items if item.focused)
    table.key(key)
    assert (0, pointed) in table.view.trick


def test_space_later_plays_no_card_that_was_pointed_at_before(table: Table) -> None:
    wait_for_the_gather(table)
    table.key(Key.Key_Space)
    assert table.view.trick == ()
    assert "arrow keys" in table.area.panel.notice_text
    table.key(Key.Key_Right)
    assert table.area.view.scene().own_items[0].focused
    table.key(Key.Key_Space)
    assert len(table.view.trick) == 2


def test_a_click_that_was_meant_to_gather_plays_no_card(table: Table) -> None:
    table.area.guard_input(60_000)
    table.seat(dealt(hands=("LAKO", "L7"), turned="H7", dealer=1), settings=BY_TIME)
    table.hand.click("LA")
    under_the_mouse = table.hand.on(table.area.view.scene().own_items[3])
    table.hand.move(under_the_mouse)
    table.qtbot.waitUntil(lambda: table.phase is Phase.DECIDE)
    for place in (table.hand.middle, under_the_mouse):
        table.hand.click(place)
        assert table.view.trick == ()
    # A player who moves the mouse after that means the card.
    table.hand.move(under_the_mouse + QPoint(3, 3))
    table.hand.click(under_the_mouse)
    assert len(table.view.trick) == 2


def test_a_card_under_a_resting_mouse_is_played_a_moment_later(table: Table) -> None:
    wait_for_the_gather(table)
    table.hand.click(table.area.view.scene().own_cards[0])
    assert len(table.view.trick) == 2


# Keys that come too early are not lost


MOVING = quick(motion=True, speed=3.0)


def go_on(thinker: Scripted) -> None:
    """Let an opponent that has been thinking play its card."""
    thinker.on_demand = False
    thinker.answer()
    settle()


def test_the_key_for_declaring_waits_while_the_opponent_thinks(table: Table) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), thinker)
    assert not table.area.commands["declare"].isEnabled()
    table.key(Key.Key_D)
    assert find(table.area, QDialog) is None
    go_on(thinker)
    assert table.phase is Phase.DECIDE
    click(table.qtbot, the(table.area, MeldDialog).declare_button)
    assert table.game.actions[-1] == "0:declare LA3"


def test_the_key_for_declaring_waits_while_cards_move(table: Table, qtbot: QtBot) -> None:
    table.seat(
        dealt(hands=("LAKO A7", "AA"), turned="H7"),
        Scripted(choose=lambda view: Play(Card.AA)),
        settings=MOVING,
    )
    qtbot.waitUntil(lambda: table.phase is Phase.DECIDE)
    table.game.thinker.chooses = first_card
    table.hand.click("A7")
    qtbot.waitUntil(lambda: table.phase is Phase.PAUSE)
    table.hand.click(table.hand.middle)
    assert table.area.view.scene().motion.is_moving
    assert not table.area.commands["declare"].isEnabled()
    qtbot.keyClick(table.area.view, Key.Key_D)
    assert find(table.area, QDialog) is None
    qtbot.waitUntil(lambda: find(table.area, MeldDialog) is not None)
    assert table.phase is Phase.DECIDE


def test_with_a_full_trick_the_key_for_declaring_gathers_it_first(table: Table) -> None:
    table.seat(dealt(hands=("LAKO BA", "AA"), turned="H7", dealer=1))
    table.hand.click("BA")
    assert table.phase is Phase.PAUSE
    table.key(Key.Key_D)
    assert table.view.trick_number == 2
    assert the(table.area, MeldDialog).declare_button.isVisible()


def test_what_still_cannot_be_done_is_said_when_the_time_has_come(table: Table) -> None:
    thinker = Scripted(on_demand=True)
    table.seat(dealt(hands=("A79U L8X B7X", "AA"), turned="HU"), thinker)
    assert table.phase is Phase.OPPONENT
    for key, words in ((Key.Key_D, "nothing to declare"), (Key.Key_X, "Only the leader can exchange")):
        table.key(key)
        if table.phase is Phase.OPPONENT:
            assert table.area.panel.notice_text == ""
            go_on(thinker)
        assert words in table.area.panel.notice_text


def test_space_while_the_second_card_is_on_its_way_gathers_when_it_lies(table: Table, qtbot: QtBot) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), settings=MOVING)
    qtbot.waitUntil(lambda: table.phase is Phase.DECIDE)
    table.hand.click("LA")
    assert table.area.view.scene().motion.is_moving
    qtbot.keyClick(table.area.view, Key.Key_Space)
    qtbot.waitUntil(lambda: table.view.trick_number == 2)


def test_what_was_wanted_is_forgotten_with_the_match(table: Table) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7"), Scripted(on_demand=True))
    table.key(Key.Key_D)
    table.leave()
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    assert find(table.area, QDialog) is None


@pytest.mark.parametrize("leave", [Key.Key_Return, Key.Key_Escape])
def test_the_card_that_was_pointed_at_is_so_after_a_dialog(table: Table, leave: Qt.Key) -> None:
    table.seat(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    for key in (Key.Key_Home, Key.Key_Right, Key.Key_Right):
        table.key(key)
    item = table.area.view.scene().own_items[2]
    assert item.focused
    table.key(Key.Key_D)
    the(table.area, MeldDialog)
    tap(table.qtbot, QApplication.focusWidget(), leave)
    assert table.area.view.hasFocus()
    assert item.focused
    assert table.area.view.scene().raised is item
