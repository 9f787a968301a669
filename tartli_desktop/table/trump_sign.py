"""The sign of the trump suit on the cloth, once no talon is left to show it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_faces.corner_indices import PAPER, suit_sign
from tartli_desktop.text.card_names import SuitSystem

SIDE = 132.0
"""The size of the disc beneath the sign, in scene units."""
LARGE = 1.4
"""How many times larger the disc is with large letters."""
_INSET = 0.15
"""The margin of the sign within the disc, as a part of the disc."""
_RIM = QColor("#8A6F4D")


class TrumpSign(QGraphicsItem):
    """A suit sign on a disc of paper, positioned by its middle.

    Screen readers skip it: the words beside the table say the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self.suit: Suit | None = None
        self._suits = SuitSystem.GERMAN
        self.setZValue(1)
        self.setVisible(False)

    def show_suit(self, suit: Suit | None, suits: SuitSystem) -> None:
        """Show a suit of a pack; None takes the sign away."""
        if (suit, suits) != (self.suit, self._suits):
            self.suit, self._suits = suit, suits
            self.update()
        self.setVisible(suit is not None)

    def boundingRect(self) -> QRectF:
        return QRectF(-SIDE / 2 - 2, -SIDE / 2 - 2, SIDE + 8, SIDE + 8)

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        disc = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 10, 4, 60))
        painter.drawEllipse(disc.translated(3, 4))
        painter.setPen(QPen(_RIM, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(disc)
        inset = SIDE * _INSET
        suit_sign(self._suits, self.suit).render(painter, disc.adjusted(inset, inset, -inset, -inset))
