"""Keys lead through the tabs of a dialog from anywhere in it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.paged_tabs import PagedTabs
from tests.on_screen import in_front

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize(
    ("forth", "back"),
    [
        ((Qt.Key.Key_PageDown, CONTROL), (Qt.Key.Key_PageUp, CONTROL)),
        ((Qt.Key.Key_Tab, CONTROL), (Qt.Key.Key_Backtab, CONTROL | SHIFT)),
    ],
)
def test_keys_turn_the_tabs_from_outside_and_inside(
    qtbot: QtBot, forth: tuple[Qt.Key, Qt.KeyboardModifier], back: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    dialog, tabs, outside = QDialog(), PagedTabs(), QComboBox()
    rows = QVBoxLayout(dialog)
    rows.addWidget(outside)
    rows.addWidget(tabs)
    for name in ("first", "second", "third"):
        tabs.addTab(QWidget(), name)
    in_front(qtbot, dialog)
    for focused in (outside, tabs.tabBar()):
        tabs.setCurrentIndex(0)
        focused.setFocus()
        for key, index in ((forth, 1), (forth, 2), (forth, 0), (back, 2)):
            qtbot.keyClick(dialog.focusWidget(), *key)
            assert tabs.currentIndex() == index
