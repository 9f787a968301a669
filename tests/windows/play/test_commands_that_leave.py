"""Commands that can no longer do anything in a hand leave the panel; their keys still answer."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Action, Bela, Declare, Exchange, Variant
from tartli_desktop.games.tartli.coach.timing import open_later
from tartli_desktop.session.match_state import Phase
from tests.games.tartli.coach.test_card_locations import hands
from tests.games.tartli.rules.positions import dealt, late
from tests.session.playing import Scripted
from tests.windows.simulated_user import click, tap
from tests.windows.tables import Table

Key = Qt.Key
PAIS = replace(HUNGARIAN, name="own", bela_with_melds=True)
CLAIMS = (Declare, Bela, Exchange)
IN_TRICK_8 = ("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU")


def shown(table: Table) -> set[str]:
    QApplication.processEvents()
    commands = table.area.commands
    names = ("declare", "bela", "exchange", "go_out")
    return {name for name in names if table.area.panel.button(commands[name]).isVisible()}


def place(table: Table, name: str) -> QPoint:
    QApplication.processEvents()
    return table.area.panel.button(table.area.commands[name]).mapTo(table.area, QPoint())


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN, PAIS], ids=lambda variant: variant.name)
def test_nothing_leaves_that_can_still_come(variant: Variant) -> None:
    """Backwards through hands: whatever is legal now has been open ever since the deal."""
    for seat in (0, 1):
        # Take views now, as the match goes on.
        views = [match.view(seat) for match in hands(variant, 18, 8)]
        later: set[type[Action]] = set()
        for view, following in zip(reversed(views), [None, *reversed(views[1:])], strict=True):
            if following is not None and len(following.events) < len(view.events):
                later = set()
            later |= {type(action) for action in view.legal} & set(CLAIMS)
            assert later <= open_later(view)
        assert later


def test_after_trick_8_only_going_out_is_left(table: Table) -> None:  # R5.1, R7.1, R8.2
    match = late(hands=IN_TRICK_8, turned="HO")
    table.seat(match, Scripted())
    assert shown(table) == {"declare", "bela", "go_out"}
    foot = place(table, "go_out")
    match = late(hands=IN_TRICK_8, turned="HO", played="AX/AA")
    table.seat(match, Scripted())
    assert table.view.trick_number == 9
    assert shown(table) == {"go_out"}
    assert place(table, "go_out") == foot


def test_a_seven_that_lies_turned_up_can_be_exchanged_for_nothing(table: Table) -> None:  # R8.1
    table.seat(dealt(hands=("A78", "AA"), turned="HA", dealer=1))
    assert "exchange" in shown(table)
    table.seat(dealt(hands=("A78", "AA"), turned="H7", dealer=1))
    assert "exchange" not in shown(table)


def test_bela_is_announced_once(table: Table) -> None:  # R7.1
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    click(table.qtbot, table.area.panel.button(table.area.commands["bela"]))
    assert shown(table) == {"declare", "exchange", "go_out"}


def test_the_keyboard_goes_to_the_table_from_a_command_that_leaves(table: Table) -> None:
    table.seat(dealt(hands=("HKO", "AA"), turned="H8", dealer=1))
    button = table.area.panel.button(table.area.commands["bela"])
    button.setFocus()
    tap(table.qtbot, button, Key.Key_Space)
    assert not button.isVisible()
    assert table.area.window().focusWidget() is table.area.view


@pytest.mark.parametrize(
    ("key", "said"), [(Key.Key_D, "declare"), (Key.Key_B, "trick 8"), (Key.Key_X, "turned")]
)
def test_the_keys_still_say_why_not(table: Table, key: Qt.Key, said: str) -> None:
    match = late(hands=IN_TRICK_8, turned="HO", played="AX/AA")
    table.seat(match, Scripted())
    table.key(key)
    assert said in table.area.panel.notice_text


def test_what_can_be_pressed_beside_a_full_trick_does_not_move(table: Table) -> None:  # R7.1
    table.seat(dealt(hands=("LA HKO", "AA"), turned="H8", dealer=1))
    before = place(table, "bela")
    table.hand.click("LA")
    assert table.phase is Phase.PAUSE
    assert {"bela", "go_out"} <= shown(table)
    assert place(table, "bela") == before
