"""The small tab on the frame beside the slate, with which the mouse folds it away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from tartli_desktop.looks.surfaces.theme import PLAIN_WOOD, theme
from tartli_desktop.table.felt import RIM
from tartli_desktop.text.plain_text import plain_tip

_HEIGHT = 60
_HOW_LOW = 0.7
"""The height of its middle: between the hand at the side of a larger table and the gathered cards."""
_DARK, _LIT, _EDGE = 130, 95, 260
"""How much darker than the frame it is, in percent: normally, under the mouse, and at its edge."""
_BRASS = QColor("#F0C878")
"""The colour of its arrow, visible on every wood."""


class SlateTab(QAbstractButton):
    """Triggers the command that folds the slate; keys trigger the command itself.

    Args:
        fold: the command, which is checked while the slate is folded.
        parent: the tab lies on its right rim.
    """

    def __init__(self, fold: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._fold = fold
        self._high_contrast = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.resize(self.sizeHint())
        self.clicked.connect(fold.trigger)
        fold.changed.connect(self._follow)
        self._follow()

    def sizeHint(self) -> QSize:
        return QSize(RIM, _HEIGHT)

    def set_high_contrast(self, on: bool) -> None:
        """Show it white on black, or in its usual colours."""
        if on != self._high_contrast:
            self._high_contrast = on
            self.update()

    def lie(self, room: QSize) -> None:
        """Lie on the right rim of a room of that size."""
        self.move(room.width() - RIM, round(room.height() * _HOW_LOW) - _HEIGHT // 2)

    def _follow(self) -> None:
        self.setAccessibleName(self._fold.text().replace("&", ""))
        self.setAccessibleDescription(self._fold.toolTip())
        self.setToolTip(plain_tip(self._fold.toolTip()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(1.5, 0.5, -0.5, -0.5)
            lit = self.underMouse()
            arrow = QColor("white") if self._high_contrast else _BRASS
            if self._high_contrast:
                painter.setPen(QPen(arrow, 2 if lit else 1))
                painter.setBrush(QColor("black"))
            else:
                wood = QColor(PLAIN_WOOD[theme()[1]])
                painter.setPen(QPen(_BRASS if lit else wood.darker(_EDGE), 1))
                painter.setBrush(wood.darker(_LIT if lit else _DARK))
            painter.drawRoundedRect(body, 4, 4)
            middle = body.center()
            towards = -2.0 if self._fold.isChecked() else 2.0
            painter.setPen(QPen(arrow, 1.8))
            painter.drawPolyline(
                QPolygonF(
                    [
                        middle + QPointF(-towards, -5),
                        middle + QPointF(towards, 0),
                        middle + QPointF(-towards, 5),
                    ]
                )
            )
