"""A button on the cloth, protected from clicks that were meant for what was there before."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QDeadlineTimer, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import table_font


class PanelButton(QPushButton):
    """A button of the panel. It ignores the second click of a double click, which was not meant for it."""

    left_to_panel = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down))
    """Arrow keys that the panel handles: Qt would treat them like Tab even if the next button is above."""

    # Set on the class: Qt sends events while the button is being built.
    _words = ""
    _widest = 0

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.is_meant: Callable[[QPoint], bool] = lambda point: True
        """Whether a press at this point of the screen was meant for this button."""
        self.does: Callable[[], object] | None = None
        """What a choice does."""
        self.setFont(table_font())
        self.setProperty(OWN_FOCUS, True)
        # So that Enter presses the focused button.
        self.setAutoDefault(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Set the words, on two lines if one would be wider than allowed; a number is also its own key."""
        self._words = text
        super().setText(text)
        if text.isdecimal():
            self.setShortcut(text)
        if self._widest and self.sizeHint().width() > self._widest:
            # One letter in brackets would look lost on a line of its own.
            parts = re.split(r" (?!\(\S\)$|…)", text)
            ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
            wide = self.fontMetrics().horizontalAdvance
            room = self._widest - (self.sizeHint().width() - wide(text))
            # Words in brackets stay together where there is room.
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

    def set_widest(self, width: int) -> None:
        """Set the greatest width in logical pixels; 0 for any width."""
        self._widest = width
        self.setText(self._words)

    def setIcon(self, icon: QIcon | QPixmap) -> None:
        """Set the picture, which leaves less room to the words."""
        super().setIcon(icon)
        self.setText(self._words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setText(self._words)

    def do(self) -> None:
        """Do what the choice does."""
        if self.does is not None:
            self.does()

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


NEW_FOR = 350
"""Milliseconds for which a new button ignores clicks, which were meant for what was there before."""
Places = frozenset[tuple[str, tuple[int, int, int, int]]]
"""Words of buttons, and the rectangles where they are, from the lower left corner of the panel."""


class ClickGuard:
    """Knows which buttons the player can have seen.

    Args:
        panel: contains the buttons, which stand at its foot.
        buttons: gives the buttons that there are now.
    """

    def __init__(self, panel: QWidget, buttons: Callable[[], Sequence[PanelButton]]) -> None:
        self._panel = panel
        self._buttons = buttons
        self._places: Places = frozenset()
        """The buttons that can be clicked, and where."""
        self._before: Places = frozenset()
        """The same before the last changes."""
        self._unseen = QDeadlineTimer(0)
        """Runs out when the player can have seen the last changes."""

    def note_places(self) -> None:
        """Remember which buttons can be clicked, and for a while where they were before."""
        places = frozenset(
            (each.words, (*self._from_foot(each.mapToGlobal(QPoint())).toTuple(), *each.size().toTuple()))
            for each in self._buttons()
            if each.isVisible() and each.isEnabled()
        )
        if places != self._places:
            if self._unseen.hasExpired():
                self._before = self._places
            self._places = places
            self._unseen = QDeadlineTimer(NEW_FOR)

    def is_meant(self, button: PanelButton, point: QPoint) -> bool:
        """Whether a press can be meant for a button: it has been there long enough to be seen."""
        self.note_places()
        point = self._from_foot(point)
        return self._unseen.hasExpired() or any(
            words == button.words and QRect(*place).contains(point) for words, place in self._before
        )

    def _from_foot(self, point: QPoint) -> QPoint:
        """A point of the screen, from the lower left corner of the panel: it may move with its window."""
        return self._panel.mapFromGlobal(point) - QPoint(0, self._panel.height())
