"""Marks on the cards of a position: which one was played, and which would have been better."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tartli_desktop.face.review import Severity
from tartli_desktop.table.card_item import CardItem

from .severity_signs import paint_sign

_SIZE, _ABOVE = 46.0, 12.0
"""How large a mark is, in scene units, and how far it stands out over the card's upper edge."""


class CardBadge(QGraphicsItem):
    """A sign at the upper edge of a card; gone while it is on none."""

    def __init__(self) -> None:
        super().__init__()
        self.severity = Severity.GOOD
        """Which sign it is."""
        self.high_contrast = False
        """Whether it is white on black."""
        self.setZValue(600)
        self.setVisible(False)

    def lie_on(self, item: CardItem | None, severity: Severity = Severity.GOOD) -> None:
        """Lie on a card as that lies now, or on none."""
        self.severity = severity
        self.setVisible(item is not None)
        if item is not None:
            top = item.face.top() + _SIZE / 2 - _ABOVE
            # Beside the letter in the corner, which is to be read, on what is seen in a fan.
            self.setPos(item.mapToScene(item.face.left() + _SIZE * 0.9, top))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_SIZE / 2 - 2, -_SIZE / 2 - 2, _SIZE + 4, _SIZE + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        area = QRectF(-_SIZE / 2, -_SIZE / 2, _SIZE, _SIZE)
        paint_sign(painter, area, self.severity, high_contrast=self.high_contrast)
