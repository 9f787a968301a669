"""A question before something is missed, which can be told not to come again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from .box_buttons import add_button
from .forms import ClearCheckBox
from .question_box import QuestionBox

translate = QCoreApplication.translate


class ReminderBox(QuestionBox):
    """The question. What it says and offers is still to be added.

    Args:
        parent: what it lies over.
        title: what it is about.
        stop: lets it not be asked any more; called before what a button does, if the box is ticked.
    """

    def __init__(self, parent: QWidget, title: str, stop: Callable[[], object]) -> None:
        super().__init__(parent, title)
        self._stop = stop
        self.setCheckBox(ClearCheckBox(translate("ReminderBox", "Do &not ask again"), self))

    def offer(self, words: str, role: QMessageBox.ButtonRole, then: Callable[[], object]) -> QPushButton:
        """Add a button that does something."""
        button = add_button(self, words, role)

        def decide() -> None:
            if self.checkBox().isChecked():
                self._stop()
            then()

        button.clicked.connect(decide)
        return button
