"""A button on the cloth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress

_LEAST_LETTERS = 13
"""The height in pixels to which letters may shrink."""
_SHRINKS_TO = 0.8
"""The least size to which letters may shrink, relative to the usual one."""


class PanelButton(QPushButton):
    """A button of the panel. It ignores the second click of a double click, which was not meant for it."""

    left_to_panel = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down))
    """Arrow keys that the panel handles: Qt would treat them like Tab even if the next button is above."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.is_meant: Callable[[QPoint], bool] = lambda point: True
        """Whether a press at this point of the screen was meant for this button."""
        self.does: Callable[[], object] | None = None
        """What a choice does."""
        self.setFont(table_font())
        self._words = text
        self._widest = 0
        self._shrinks = False
        self.setProperty(OWN_FOCUS, True)
        # So that Enter presses the focused button.
        self.setAutoDefault(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Set the words, smaller or broken into two lines if one would be wider than allowed."""
        self._words = text
        super().setText(text)
        if self._shrinks:
            self._fit_letters(text)
        if self._widest and self.sizeHint().width() > self._widest:
            parts = text.split()
            ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
            wide = self.fontMetrics().horizontalAdvance
            room = self._widest - (self.sizeHint().width() - wide(text))
            # Words in brackets, such as a key, stay together where there is room.
            whole = [way for way in ways if way[1].startswith("(") and max(map(wide, way)) <= room]
            lines = min(whole or ways, key=lambda way: max(map(wide, way)), default=(text,))
            super().setText("\n".join(lines))
            if not self.accessibleName():
                # Read out without the break.
                self.setAccessibleName(text)

    @property
    def words(self) -> str:
        """The words of the button, on one line."""
        return self._words

    def set_widest(self, width: int, *, shrinks: bool = False) -> None:
        """Set the greatest width in logical pixels; 0 for any width.

        With ``shrinks``, words that are a little too wide become smaller rather than break.
        """
        self._widest, self._shrinks = width, shrinks
        self.setText(self._words)

    def _fit_letters(self, text: str) -> None:
        """Write the words in smaller letters if that is enough for one line."""
        dress(self, "")
        wide, letters = self.fontMetrics().horizontalAdvance(text), self.fontInfo().pixelSize()
        room = self._widest - (self.sizeHint().width() - wide)
        if self._widest and room < wide:
            smaller = letters * room // wide
            if smaller >= max(_LEAST_LETTERS, letters * _SHRINKS_TO):
                dress(self, f"font-size: {smaller}px")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_meant(event.globalPosition().toPoint()):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.left_to_panel:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
