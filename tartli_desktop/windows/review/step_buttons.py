"""The signs of the steps through a hand: an arrow for an action, two for a trick, a diamond for a mistake."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from .hand_steps import HandStep

_BACKWARDS = (HandStep.FIRST, HandStep.TURNING_BACK, HandStep.TRICK_BACK, HandStep.BACK)


def step_icon(step: HandStep, side: int, ratio: float, ink: QColor, faint: QColor) -> QIcon:
    """The sign of a step, ``side`` logical pixels wide and high; ``faint`` where it leads nowhere."""
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint)):
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.translate(side / 2, side / 2)
            half = side * (-0.27 if step in _BACKWARDS else 0.27)
            for shape in _shapes(step):
                painter.drawPolygon(QPolygonF([QPointF(x * half, y * half) for x, y in shape]))
        icon.addPixmap(picture, mode)
    return icon


def _shapes(step: HandStep) -> list[list[tuple[float, float]]]:
    """The shapes of a step forward; mirrored, they mean a step back."""

    def arrow(left: float) -> list[tuple[float, float]]:
        return [(left, -1.2), (left, 1.2), (left + 1.35, 0)]

    match step:
        case HandStep.FORWARD | HandStep.BACK:
            return [arrow(-0.6)]
        case HandStep.TRICK_FORWARD | HandStep.TRICK_BACK:
            return [arrow(-1.3), arrow(0.05)]
        case HandStep.LAST | HandStep.FIRST:
            return [arrow(-1.1), [(0.5, -1.2), (1.0, -1.2), (1.0, 1.2), (0.5, 1.2)]]
    return [arrow(-1.7), [(0.85, -0.95), (1.8, 0), (0.85, 0.95), (-0.1, 0)]]
