"""Marks on the cards of a position: the card played, and the better one."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tartli_desktop.face.learning.review import Severity
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_item import CardItem

from .severity_signs import paint_sign

_SIZE = 44.0
"""The size of a mark, in scene units."""
_ACROSS, _DOWN = 0.2, 0.33
"""The centre of a mark, as parts of the card's width and height: on the visible strip of a card in a fan,
below the letter in the corner."""


class CardBadge(QGraphicsItem):
    """A sign on a card, hidden while it lies on none."""

    def __init__(self) -> None:
        super().__init__()
        self.severity = Severity.GOOD
        """The severity shown."""
        self.high_contrast = False
        """Whether it is white on black."""
        self.setZValue(600)
        self.setVisible(False)

    def lie_on(self, item: CardItem | None, severity: Severity = Severity.GOOD) -> None:
        """Lie on a card in its present place, or on none."""
        self.severity = severity
        self.setVisible(item is not None)
        if item is not None:
            face = item.face
            self.setPos(
                item.mapToScene(face.left() + _ACROSS * face.width(), face.top() + _DOWN * face.height())
            )
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-_SIZE / 2 - 2, -_SIZE / 2 - 2, _SIZE + 4, _SIZE + 4)

    @told_at_once
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        area = QRectF(-_SIZE / 2, -_SIZE / 2, _SIZE, _SIZE)
        paint_sign(painter, area, self.severity, high_contrast=self.high_contrast)
