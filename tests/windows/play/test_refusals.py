"""A refusal at the table leads to its rule, by a link and by a key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tests.games.tartli.rules.positions import dealt, late, play
from tests.session.playing import quick
from tests.windows.simulated_user import the
from tests.windows.tables import Table

Key = Qt.Key


@pytest.fixture
def asked(table: Table) -> list[str]:
    rules: list[str] = []
    table.area.dialogs.why_asked.connect(rules.append)
    return rules


def to_follow() -> object:
    """The person holds Hearts, which were led to trick 8."""
    match = late(hands=("HA H7 A7 A8 A9 B8 B9 LA L7", "HX H9 HK HU AX AK L9 LX BA"), turned="B9")
    play(match, f"{match.to_move}:play HX")
    return match


def test_a_card_that_may_not_be_played_leads_to_its_rule_by_key(table: Table, asked: list[str]) -> None:
    table.seat(to_follow())  # type: ignore[arg-type]
    table.hand.click(Card.A7)
    assert "follow suit" in table.area.panel.notice_text
    assert "Why?" not in table.area.panel.notice_text
    assert table.area.panel.rule == "R4.2"
    table.key(Key.Key_W)
    assert asked == ["R4.2"]


def click_link(qtbot: QtBot, label: WhyLabel) -> None:
    """Click on the link at the end of the sentence."""
    clicked: list[str] = []
    label.asked.connect(clicked.append)
    for y in range(label.height() - 3, 0, -3):
        for x in range(label.width() - 2, 0, -4):
            qtbot.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
            if clicked:
                return
    raise AssertionError("no link was found")


def test_a_card_that_may_not_be_played_leads_to_its_rule_by_mouse(
    qtbot: QtBot, table: Table, asked: list[str]
) -> None:
    table.seat(to_follow())  # type: ignore[arg-type]
    table.hand.click(Card.A7)
    click_link(qtbot, table.area.panel.findChild(WhyLabel, "notice"))
    assert asked == ["R4.2"]


def test_a_call_that_is_refused_leads_to_its_rule(table: Table, asked: list[str]) -> None:
    table.seat(dealt(hands=("HA HK A7 A8 L7 L9 B9 BX LU", ""), turned="B7", dealer=1))
    for key, rule in ((Key.Key_B, "R7.1"), (Key.Key_X, "R8.1"), (Key.Key_D, "R2.1")):
        table.key(key)
        assert table.area.panel.rule == rule
        table.key(Key.Key_W)
        assert asked.pop() == rule


def test_where_nothing_was_refused_that_is_said(table: Table, asked: list[str]) -> None:
    table.seat(dealt(hands=("HA HK A7 A8 L7 L9 B9 BX LU", ""), turned="B7", dealer=1))
    table.key(Key.Key_W)
    assert asked == []
    assert "no refused move" in table.area.panel.notice_text


def test_a_refusal_that_is_heard_again_keeps_its_rule(table: Table, asked: list[str]) -> None:
    table.seat(to_follow())  # type: ignore[arg-type]
    table.hand.click(Card.A7)
    table.key(Key.Key_L)
    table.key(Key.Key_W)
    assert asked == ["R4.2"]


def test_that_nothing_was_refused_is_heard(table: Table) -> None:
    table.seat(dealt(hands=("HA HK A7 A8 L7 L9 B9 BX LU", ""), turned="B7", dealer=1))
    heard: list[str] = []
    table.area.announcer.announced.connect(heard.append)
    table.key(Key.Key_W)
    assert heard == [table.area.panel.notice_text]


def test_a_link_is_a_stop_for_the_keyboard_only_while_it_is_there(table: Table) -> None:
    notice = table.area.panel.findChild(WhyLabel, "notice")
    table.seat(to_follow())  # type: ignore[arg-type]
    assert notice.focusPolicy() == Qt.FocusPolicy.NoFocus
    table.hand.click(Card.A7)
    assert notice.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_meld_that_may_not_be_declared_leads_to_its_rule(
    qtbot: QtBot, table: Table, asked: list[str]
) -> None:
    match = dealt(hands=("HA HK HO A7 A8 L7 L9 B9 BX", "AA AK AO AU L8 LX LU BA BK"), turned="B7", dealer=0)
    play(match, "1:declare AA4 1:play L8")
    table.seat(match)
    table.key(Key.Key_M)
    dialog = the(table.area, MeldDialog)
    qtbot.keyClick(dialog.focusWidget(), Key.Key_W)
    assert asked == ["R5.4"]
    label = next(
        label for label in dialog.findChildren(WhyLabel) if label.isVisible() and label.rule == "R5.4"
    )
    click_link(qtbot, label)
    assert asked == ["R5.4", "R5.4"]


def test_the_link_and_the_melds_go_by_the_key_that_was_chosen(
    qtbot: QtBot, table: Table, asked: list[str]
) -> None:
    notice = table.area.panel.findChild(WhyLabel, "notice")
    table.seat(to_follow())  # type: ignore[arg-type]
    table.area.settings.change(quick(keys={"why": "F8"}))
    table.hand.click(Card.A7)
    assert "Why? (F8)" in notice.text()
    table.key(Key.Key_M)
    dialog = the(table.area, MeldDialog)
    qtbot.keyClick(dialog, Key.Key_W)
    assert asked == []
    qtbot.keyClick(dialog, Key.Key_F8)
    assert len(asked) == 1
    dialog.close()
    table.area.settings.change(quick(keys={"why": ""}))
    table.hand.click(Card.A7)
    assert ">Why?<" in notice.text()
