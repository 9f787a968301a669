"""The menus of the window give back what they take while they are open."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from .programs import Program


def test_a_menu_that_its_title_closes_leaves_the_mouse_to_all(qtbot: QtBot, program: Program) -> None:
    bar = program.open().menuBar()
    title = bar.actionGeometry(bar.actions()[-1]).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=title)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.mapFromGlobal(bar.mapToGlobal(title)))
    qtbot.waitUntil(lambda: not menu.isVisible())
    qtbot.waitUntil(lambda: QWidget.mouseGrabber() is None)


def test_what_needs_a_match_waits_for_one(program: Program) -> None:
    match_menu = program.open().menuBar().actions()[0].menu()
    assert isinstance(match_menu, QMenu)

    def disabled() -> set[str]:
        return {action.text().replace("&", "") for action in match_menu.actions() if not action.isEnabled()}

    waiting = disabled()
    assert waiting >= {"Review the last hand", "Verify this deal…", "Export this match…"}
    program.begin_match()
    assert not disabled() & waiting
