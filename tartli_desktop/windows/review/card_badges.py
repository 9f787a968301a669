"""Marks on the cards of a position: the card played, and the better one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from tartli_desktop.face.learning.review import Severity
from tartli_desktop.table.card_item import CardItem

from .severity_signs import sign_of

_SIZE, _DENSE = 44, 3.0
"""The size of a mark, in scene units, and its pixels for each of them."""
_ACROSS, _DOWN = 0.2, 0.33
"""The centre of a mark, as parts of the card's width and height: on the visible strip of a card in a fan,
below the letter in the corner."""


class CardBadge(QGraphicsPixmapItem):
    """A sign on a card, hidden while it lies on none."""

    def __init__(self) -> None:
        super().__init__()
        self.severity = Severity.GOOD
        """The severity shown."""
        self.high_contrast = False
        """Whether it is white on black."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setOffset(-_SIZE / 2, -_SIZE / 2)
        self.setZValue(600)
        self.setVisible(False)

    def lie_on(self, item: CardItem | None, severity: Severity = Severity.GOOD) -> None:
        """Lie on a card in its present place, or on none."""
        self.severity = severity
        self.setPixmap(sign_of(severity, _SIZE, _DENSE, high_contrast=self.high_contrast))
        self.setVisible(item is not None)
        if item is not None:
            face = item.face
            self.setPos(
                item.mapToScene(face.left() + _ACROSS * face.width(), face.top() + _DOWN * face.height())
            )
