"""A paper that blocks the window it lies in, as a dialog of its own would."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.widgets.papers.table_paper import TablePaper


class ModalPaper(TablePaper):
    """A paper that keeps keyboard and mouse until it is closed; :class:`.questions.Questions` shows it.

    It gets all keys: no shortcut of the window works while it has the focus.

    Args:
        parent: the widget that it lies on.
        high_contrast: whether it is white on black.
    """

    spares_cards = True

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
