"""The card of orders and points in the window: opened, closed and placed."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, OUT, Turn
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.main_window import MainWindow
from tests.games.tartli.rules.positions import dealt
from tests.table.simulated_mouse import Hand
from tests.windows.languages import english_again, speak
from tests.windows.programs import Program
from tests.windows.simulated_user import button, click, find, the

Key, Role = Qt.Key, QAccessible.Role


def laid(window: MainWindow) -> PointsCard:
    card = window.points.card
    assert card is not None
    return card


def opened_in_play(program: Program, **settings: object) -> MainWindow:
    """A window with these settings and a match on the table, in which the person is to play."""
    program.keep(dealt(turned="A7", hands=("LA LK LO L7 L8 HA HK B9 BX", ""), dealer=1))
    window = program.open()
    window.settings_writer.change(replace(window.settings.now, **settings))
    return window


def test_a_key_lays_it_and_takes_it_away(qtbot: QtBot, window: MainWindow) -> None:
    assert window.points.card is None
    qtbot.keyClick(window, Key.Key_F4)
    assert laid(window).isVisible()
    assert laid(window).window() is window
    assert window.points.isChecked()
    qtbot.keyClick(window, Key.Key_F4)
    assert window.points.card is None
    assert not window.points.isChecked()
    qtbot.keyClick(window, Key.Key_F4)
    click(qtbot, button(laid(window), "Close"))
    assert window.points.card is None


@pytest.mark.parametrize("key", [Key.Key_F4, Key.Key_Escape])
def test_it_has_the_keyboard_and_gives_it_back(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    before = window.focusWidget()
    assert before is window.area.panel.choices[0]
    qtbot.keyClick(window, Key.Key_F4)
    card = laid(window)
    focused = window.focusWidget()
    assert card.isAncestorOf(focused)
    reader = QAccessible.queryAccessibleInterface(focused)
    assert (reader.role(), reader.text(QAccessible.Text.Name)) == (Role.Document, "Card values")
    qtbot.keyClick(focused, key)
    assert window.points.card is None
    assert window.focusWidget() is before


def test_the_table_still_points_at_the_card_and_holds_the_one_under_the_pointer(program: Program) -> None:
    program.keep(dealt(turned="A7", hands=("LA LK LO L7 L8 HA HK B9 BX", ""), dealer=1))
    window = program.open()
    view, qtbot = window.area.view, program.qtbot
    view.setFocus()
    qtbot.keyClick(view, Key.Key_Right)
    pointed = view.pointed_item
    assert pointed is not None
    qtbot.keyClick(view, Key.Key_F4)
    assert view.pointed_item is pointed
    qtbot.keyClick(window.focusWidget(), Key.Key_F4)
    assert view.pointed_item is pointed
    hand = Hand(qtbot, view)
    hand.take(view.scene().own_items[1].card, hand.middle)
    held = view.scene().held
    assert held is not None
    for _ in range(2):
        qtbot.keyClick(window.focusWidget(), Key.Key_F4)
        assert view.scene().held is held
    hand.release(hand.on(view.scene().own_items[3]))


@pytest.mark.parametrize(
    ("wide", "told"),
    [
        (1024, ["Trumps", "Over, 20", "Nine, 14", "Ace, 11"]),
        (1800, ["Over, 20; Other suits: Ace, 11", "Nine, 14; Other suits: Ten, 10"]),
    ],
)
def test_down_reads_row_after_row(qtbot: QtBot, window: MainWindow, wide: int, told: list[str]) -> None:
    """R1.4, R1.5: one table below the other where it is narrow."""
    window.resize(wide, 700)
    qtbot.keyClick(window, Key.Key_F4)
    page = window.focusWidget()
    assert isinstance(page, ReadablePage)
    read = []
    for _ in range(6):
        assert page.current is not None
        read.append(page.current.text)
        qtbot.keyClick(page, Key.Key_Down)
    assert any(read[at : at + len(told)] == told for at in range(len(read)))


def test_the_table_can_be_played_at_beside_it(program: Program) -> None:
    program.keep(dealt(turned="A7", hands=("LA LK LO L7 L8 HA HK B9 BX", ""), dealer=1))
    window = program.open()
    program.qtbot.keyClick(window, Key.Key_F4)
    Hand(program.qtbot, window.area.view).click(Card.LA)
    assert Card.LA not in program.session.view.hand
    assert laid(window).isVisible()


def test_escape_at_the_table_closes_it_too(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Key.Key_F4)
    window.area.view.setFocus()
    qtbot.keyClick(window.area.view, Key.Key_Escape)
    assert window.points.card is None
    assert not window.settings.game(TartliOptions).points_card


def test_that_it_is_there_is_remembered_and_the_table_has_the_keyboard(program: Program) -> None:
    program.qtbot.keyClick(program.open(), Key.Key_F4)
    program.close()
    again = program.open()
    assert laid(again).isVisible()
    assert not laid(again).isAncestorOf(again.focusWidget())
    program.qtbot.keyClick(again, Key.Key_F4)
    program.close()
    assert program.open().points.card is None


def test_it_follows_the_match_from_hand_to_hand(program: Program) -> None:
    match = dealt(AUSTRIAN, turned="A7", hands=("LA LK LO L7 L8 HA HK B9 BX", ""), dealer=1)
    program.keep(match)
    window = program.open()
    window.points.trigger()
    card = window.points.card
    assert card is not None
    assert "Vierling" in card.text
    assert "Trumps: Acorns" in card.text
    program.session.do(OUT)
    program.qtbot.waitUntil(lambda: find(window, HandSummary) is not None)
    the(window, HandSummary).accept()
    for _ in range(20):
        QApplication.processEvents()
        if program.session.phase is Phase.CUT:
            program.session.cut(16)
        elif not program.session.view.trick_number:
            program.session.do(Turn(19))
    trump = program.session.view.trump
    assert trump is not None
    assert program.session.hands_played == 2
    assert f"Trumps: {suit_name(trump)}" in card.text


def test_it_tells_the_rules_of_the_next_match_while_none_is_played(window: MainWindow) -> None:
    window.points.trigger()
    card = window.points.card
    assert card is not None
    assert "vannak" in card.text
    assert "terc" in card.text


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0)])
def test_it_takes_the_place_of_the_slate_and_is_read_without_scrolling_aside(
    program: Program, qapp: QApplication, size: tuple[int, int], scale: float
) -> None:
    window = opened_in_play(program, text_scale=scale)
    window.resize(*size)
    slate, column = window.area.slate, window.area.column
    with english_again(qapp):
        for language in ("en", "hu", "de"):
            speak(language)
            assert slate.isVisible(), language
            window.points.lay()
            QApplication.processEvents()
            card = laid(window)
            assert column.isAncestorOf(card)
            assert not slate.isVisible(), language
            assert card.page.horizontalScrollBar().maximum() == 0, language
            assert card.height() >= 150, language
            window.points.put_away()
            QApplication.processEvents()


def test_in_a_lesson_it_stays_in_the_place_of_the_slate(qtbot: QtBot, window: MainWindow) -> None:
    window.points.lay()
    window.lessons.begin("tartli")
    qtbot.waitUntil(lambda: window.area.guide is not None and window.area.guide.note.isVisible())
    assert laid(window).isVisible()
