"""A line around dark dialogs, whose edge would be invisible where one lies over another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QDialog

from tartli_desktop.looks.colours import mixed

_TO_GROUND = 0.5
"""How far the line's colour is from that of the words towards that of the ground."""


class DialogEdge(QObject):
    """Paints the line, whatever the desktop puts around a window.

    Args:
        dialog: the dialog with the line.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QDialog):
            palette = watched.palette()
            ground = palette.color(QPalette.ColorRole.Window)
            if ground.lightness() < 128:
                with QPainter(watched) as painter:
                    painter.setPen(mixed(palette.color(QPalette.ColorRole.WindowText), ground, _TO_GROUND))
                    painter.drawRect(watched.rect().adjusted(0, 0, -1, -1))
        return False
