"""The buttons that step through a hand: one arrow for an action, two for a trick, a sign for a mistake."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from tartli_desktop.widgets.papers.table_paper import INK, PAPER

from .hand_steps import HandStep

_RIM, _HOVER, _DOWN = QColor("#8A6F4D"), QColor("#FFF8E6"), QColor("#D9C79D")
_FAINT = QColor("#80756A")
_BACKWARDS = (HandStep.FIRST, HandStep.TURNING_BACK, HandStep.TRICK_BACK, HandStep.BACK)


class StepButton(QPushButton):
    """A button that takes one step.

    Args:
        step: the step.
        action: the action of the button, with its words and key.
        parent: its Qt parent.
    """

    def __init__(self, step: HandStep, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._step = step
        self._action = action
        self.high_contrast = False
        """Whether it is white on black."""
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(self._action.toolTip())
        self.setAccessibleName(self._action.text().replace("&", ""))

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.9)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground, ink, rim = (PAPER, INK, _RIM)
            if self.high_contrast:
                ground = QColor(Qt.GlobalColor.black)
                ink = rim = QColor(Qt.GlobalColor.white)
            elif self.isDown():
                ground = _DOWN
            elif self.underMouse() and self.isEnabled():
                ground = _HOVER
            if not self.isEnabled():
                ink = _FAINT
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(rim, 1.2))
            painter.setBrush(ground)
            painter.drawRoundedRect(area, 5, 5)
            if self._step in _BACKWARDS:
                painter.translate(self.width(), 0)
                painter.scale(-1, 1)
            self._draw_sign(painter, area.center(), area.height() * 0.19, ink)

    def _draw_sign(self, painter: QPainter, middle: QPointF, half: float, ink: QColor) -> None:
        """Draw the sign for a step forward; mirrored, it means a step back."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)

        def arrow(left: float) -> None:
            painter.drawPolygon(
                QPolygonF(
                    [
                        middle + QPointF(left, -half * 1.2),
                        middle + QPointF(left, half * 1.2),
                        middle + QPointF(left + half * 1.35, 0),
                    ]
                )
            )

        match self._step:
            case HandStep.FORWARD | HandStep.BACK:
                arrow(-half * 0.6)
            case HandStep.TRICK_FORWARD | HandStep.TRICK_BACK:
                arrow(-half * 1.3)
                arrow(half * 0.05)
            case HandStep.LAST | HandStep.FIRST:
                arrow(-half * 1.1)
                corner = middle + QPointF(half * 0.5, -half * 1.2)
                painter.drawRect(QRectF(corner, QSizeF(half * 0.5, half * 2.4)))
            case _:
                arrow(-half * 1.7)
                diamond = [(half * 0.85, -0.95), (half * 1.8, 0), (half * 0.85, 0.95), (-half * 0.1, 0)]
                painter.drawPolygon(QPolygonF([middle + QPointF(x, y * half) for x, y in diamond]))
