"""Buttons side by side, or in the menu of a single button if there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from tartli_desktop.text.context import Context

tr = Context("FoldingButtons")


class FoldingButtons(QWidget):
    """A row of buttons at the left, which folds into a menu.

    Args:
        buttons: from left to right; the menu of a button becomes a submenu.
    """

    def __init__(self, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        self._buttons = tuple(buttons)
        self._all = QWidget()
        inner, self._row = QHBoxLayout(self._all), QHBoxLayout(self)
        for row in (inner, self._row):
            row.setContentsMargins(0, 0, 0, 0)
        self.more_button = QPushButton(tr("M&ore"))
        self.more_button.hide()
        for button in (*self._buttons, self.more_button):
            # So that Enter presses the focused button.
            button.setAutoDefault(True)
        for button in self._buttons:
            inner.addWidget(button)
        menu = QMenu(self.more_button)
        menu.aboutToShow.connect(self._fill)
        self.more_button.setMenu(menu)
        self._row.addWidget(self._all)
        self._row.addWidget(self.more_button)
        self._row.addStretch()

    def sizeHint(self) -> QSize:
        return self._all.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.more_button.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folds = self._all.sizeHint().width() > self.width()
        if folds == self._all.isHidden():
            return
        self._all.setHidden(folds)
        self.more_button.setVisible(folds)
        # Now, or the buttons would show for a moment where they have no room.
        self._row.activate()

    def _fill(self) -> None:
        menu = self.more_button.menu()
        menu.clear()
        for button in self._buttons:
            own = button.findChild(QMenu)
            if own is not None:
                menu.addActions(own.actions())
            else:
                action = menu.addAction(button.text())
                action.setEnabled(button.isEnabled())
                action.triggered.connect(button.click)
