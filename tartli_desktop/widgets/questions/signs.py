"""The sign beside a question or message: a mark on a disc, drawn in the style of the portraits."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tartli_desktop.looks.fonts import table_font

_INK, _PAPER = QColor("#2B211C"), QColor("#F5ECDA")
_HEIGHT = 2.4
"""The height of a sign, in lines of text."""


class BoxSign(Enum):
    """The kinds of signs: the mark, and the colour of its disc."""

    QUESTION = ("?", "#44703D")
    WARNING = ("!", "#B8372B")


def drawn_sign(sign: BoxSign, beside: QWidget) -> QPixmap:
    """The sign in a size that suits the letters of a dialog."""
    mark, colour = sign.value
    size, ratio = round(beside.fontMetrics().height() * _HEIGHT), beside.devicePixelRatioF()
    picture = QPixmap(QSize(size, size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 100, size / 100)
        painter.setPen(QPen(_INK, 4))
        painter.setBrush(_PAPER)
        painter.drawEllipse(QPointF(50, 50), 47, 47)
        painter.setPen(QPen(_INK, 2.5))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(50, 50), 39, 39)
        path = QPainterPath()
        path.addText(0, 0, table_font(62, bold=True), mark)
        path.translate(QPointF(50, 50) - path.boundingRect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PAPER)
        painter.drawPath(path)
    return picture
