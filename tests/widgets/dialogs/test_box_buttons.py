"""Buttons at the foot of a dialog live as long as the dialog, whether anything holds them or not."""

import gc

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.dialogs.box_buttons import add_button

WORDS = ("Deal", "Back")


@pytest.mark.parametrize("kind", [QDialogButtonBox, QMessageBox])
def test_a_button_that_nobody_holds_stays(
    qtbot: QtBot, kind: type[QDialogButtonBox] | type[QMessageBox]
) -> None:
    box = kind()
    qtbot.addWidget(box)
    pressed: list[str] = []
    for words in WORDS:
        if isinstance(box, QMessageBox):
            button = add_button(box, words, QMessageBox.ButtonRole.AcceptRole)
        else:
            button = add_button(box, words, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(lambda _, words=words: pressed.append(words))
    del button
    gc.collect()
    assert sorted(button.text() for button in box.buttons()) == sorted(WORDS)
    for button in box.buttons():
        button.click()
    assert sorted(pressed) == sorted(WORDS)
