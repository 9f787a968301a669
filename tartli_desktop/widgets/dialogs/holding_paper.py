"""A paper that blocks the window it lies in, as a dialog of its own would."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from .table_paper import TablePaper


class HoldingPaper(TablePaper):
    """A paper that keeps keyboard and mouse until it is closed; :class:`.questions.Questions` shows it.

    It gets all keys: no shortcut of the window works while it has the focus.

    Args:
        parent: the widget that it lies on.
        high_contrast: whether it is white on black.
    """

    spares_cards = True
    letters_alone = False
    """Whether the underlined letter of a button presses it without a modifier key."""

    def __init__(self, parent: QWidget | None = None, *, high_contrast: bool = False) -> None:
        super().__init__(parent, high_contrast=high_contrast)
        # For screen readers.
        self.setModal(True)

    @property
    def spoken(self) -> str:
        """What is read out when the paper appears."""
        return self.headline.text()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and not self.isWindow():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = Qt.KeyboardModifier
        is_letter = event.modifiers() == held.AltModifier or (
            self.letters_alone and event.modifiers() == held.NoModifier
        )
        meant = self._button_with(Qt.Key(event.key())) if is_letter else None
        if meant is None:
            super().keyPressEvent(event)
            return
        event.accept()
        if not event.isAutoRepeat():
            meant.setFocus(Qt.FocusReason.ShortcutFocusReason)
            meant.click()

    def _button_with(self, key: Qt.Key) -> QAbstractButton | None:
        """The button with this underlined letter."""
        letter = QKeySequence(Qt.Modifier.ALT | key)
        for button in self.findChildren(QAbstractButton):
            if button.isVisible() and QKeySequence.mnemonic(button.text()) == letter:
                return button
        return None
