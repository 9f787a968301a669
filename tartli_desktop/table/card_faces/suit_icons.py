"""The sign of a suit as a button icon."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from tartli_desktop.cards.any_pack import Suit as AnySuit
from tartli_desktop.text.card_names import SuitSystem

from .corner_indices import PAPER, suit_sign

_SIZES = (16, 24, 32, 48, 64)
_INSET = 0.06
"""The margin of the sign within the disc, as a part of the disc."""


@cache
def suit_icon(suits: SuitSystem, suit: AnySuit) -> QIcon:
    """The sign on a round paper, since its colours would be lost on black."""
    icon = QIcon()
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawEllipse(0, 0, size, size)
            inset = size * _INSET
            suit_sign(suits, suit).render(painter, QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
        icon.addPixmap(pixmap)
    return icon
