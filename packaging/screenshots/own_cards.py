"""A handful of cards as somebody may have scanned them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

_RED, _GREEN, _YELLOW, _BROWN = "#B8372B", "#44703D", "#C9952B", "#7A4B2A"
_CARDS = {
    "hearts_seven.png": (_RED, 7),
    "hearts_eight.png": (_RED, 8),
    "Herz Ober.jpg": (_RED, 5),
    "piros ász.jpg": (_RED, 2),
    "piros felső 2.png": ("#D0604A", 5),
    "LK.png": (_GREEN, 4),
    "LA.png": (_GREEN, 2),
    "leaves 9.png": (_GREEN, 9),
    "tök király.png": (_YELLOW, 4),
    "Eichel As.png": (_BROWN, 2),
    "back.png": ("#3D5A80", 15),
    "IMG_0017.jpg": (_YELLOW, 3),
    "IMG_0018.jpg": (_BROWN, 6),
    "scan of the card with the torn corner.png": (_YELLOW, 8),
}
"""The colour of each picture, and how many leaves are on it."""


def paint_own_cards(folder: Path) -> None:
    """Paint the cards into a folder: most are named, some not, and one file is no picture."""
    for name, (colour, count) in _CARDS.items():
        _card(QColor(colour), count).save(str(folder / name))
    (folder / "hearts_king.png").write_bytes(b"torn off")


def _card(colour: QColor, count: int) -> QImage:
    leaf = QPainterPath(QPointF(0, -1))
    leaf.cubicTo(QPointF(1.5, -0.2), QPointF(0.7, 1), QPointF(0, 1))
    leaf.cubicTo(QPointF(-0.7, 1), QPointF(-1.5, -0.2), QPointF(0, -1))
    image = QImage(570, 890, QImage.Format.Format_RGB32)
    image.fill(QColor("#F1E6CC"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colour)
        painter.drawRect(QRectF(30, 30, 510, 830))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        columns = 1 if count < 4 else 2 if count < 9 else 3
        rows = -(-count // columns)
        size = min(510 / columns, 830 / rows) * 0.36
        for place in range(count):
            row, column = divmod(place, columns)
            painter.save()
            painter.translate(30 + 510 * (column + 0.5) / columns, 30 + 830 * (row + 0.5) / rows)
            painter.scale(size, size if 2 * row < rows else -size)
            painter.drawPath(leaf)
            painter.restore()
    return image
