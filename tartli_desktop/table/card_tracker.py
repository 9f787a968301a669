"""A small board of the 32 cards beside the other fan: which are gone, and which are known."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.theme import shade, theme
from tartli_desktop.text import card_names
from tartli_desktop.text.plain_text import plain_tip

from .corner_indices import index_letters, letter_colour
from .faces import CardFaces

_PAPER = QColor("#F5ECDA")
_CHALK = QColor("#F3E8CC")
_FAINT = QColor("#D3DDCD")
_GROUND_ALPHA = 150
"""Of its ground: darker than the cloth, on which no letter stands out enough."""
_GOLD = QColor("#F2C14E")
_WIDE = 5.0
"""From this shape on, width by height, two suits stand side by side."""
_FIGURES = ("7", "8", "9", "10")
_ANTIALIASED = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class Mark(Enum):
    """What the board says of a card. Each is told by its shape, not by its colour alone."""

    OUT = auto()
    """It may still come: a tile of paper."""
    GONE = auto()
    """It has been played: a letter that is struck out."""
    SEEN = auto()
    """It is in the own hand, or lies face up: an outline."""
    THEIRS = auto()
    """The other hand holds it: a tile with a rim, and a corner that points to the other player."""


class CardBoard(QGraphicsObject):
    """The board: a row for each suit, from the Ace down. It lies under all cards."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._marks: dict[Card, Mark] = {}
        self._area = QRectF(0, 0, 234, 88)
        self.setZValue(0.5)
        self.setVisible(False)

    @property
    def marks(self) -> Mapping[Card, Mark]:
        """What it says of each card; empty while it is not shown."""
        return dict(self._marks)

    def show_marks(self, marks: Mapping[Card, Mark], words: str = "") -> None:
        """Show these; nothing where there are none. ``words`` say the same as a tool tip."""
        self.setToolTip(plain_tip(words))
        if dict(marks) != self._marks:
            self._marks = dict(marks)
            self.setVisible(bool(marks))
            self.update()

    def occupy(self, area: tuple[float, float, float, float]) -> None:
        """Take this room: left, top, width and height."""
        left, top, width, height = area
        self.prepareGeometryChange()
        self.setPos(left, top)
        self._area = QRectF(0, 0, width, height)

    @property
    def letter_height(self) -> int:
        """Height of the letters, in units of the scene."""
        cell = self._cell(Suit.ACORNS, 0)
        return max(8, round(min(cell.height() * 0.78, cell.width() * 0.8)))

    def cell_of(self, card: Card) -> QRectF:
        """Where a card stands on the board."""
        return self._cell(card.suit, 8 - card.rank).adjusted(1.5, 1.5, -1.5, -1.5)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(_ANTIALIASED)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = shade(theme()[0])
        ground.setAlpha(_GROUND_ALPHA)
        painter.setBrush(ground)
        painter.drawRoundedRect(self._area, 5, 5)
        suits = self._faces.suits
        letters = (*_FIGURES, *index_letters(suits, self._faces.corners.letters or "en")[4:])
        font = table_font(self.letter_height, bold=True)
        # Two figures have no more room than a letter.
        narrow = QFont(font)
        narrow.setStretch(75)
        for suit in Suit:
            painter.setFont(font)
            painter.setPen(_CHALK)
            painter.drawText(
                self._cell(suit, 0), Qt.AlignmentFlag.AlignCenter, card_names.suit_name(suit, suits)[:1]
            )
            for rank in Rank:
                mark = self._marks.get(Card.of(suit, rank))
                if mark is not None:
                    cell = self.cell_of(Card.of(suit, rank))
                    ink = letter_colour(suit, suits)
                    painter.setFont(font if len(letters[rank]) == 1 else narrow)
                    _draw(painter, cell, letters[rank], mark, ink)

    def _cell(self, suit: Suit, column: int) -> QRectF:
        beside = 2 if self._area.width() > _WIDE * self._area.height() else 1
        width, height = self._area.width() / (9 * beside), self._area.height() * beside / 4
        row, block = divmod(suit, beside)
        return QRectF((9 * block + column) * width, row * height, width, height)


def _draw(painter: QPainter, cell: QRectF, letter: str, mark: Mark, ink: QColor) -> None:
    painter.setBrush(_PAPER if mark in (Mark.OUT, Mark.THEIRS) else Qt.BrushStyle.NoBrush)
    rims = {Mark.SEEN: QPen(_CHALK, 1), Mark.THEIRS: QPen(_GOLD, 2.5)}
    painter.setPen(rims.get(mark, QPen(Qt.PenStyle.NoPen)))
    if mark is not Mark.GONE:
        painter.drawRoundedRect(cell, 3, 3)
    painter.setPen({Mark.GONE: _FAINT, Mark.SEEN: _CHALK}.get(mark, ink))
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter)
    if mark is Mark.GONE:
        half = QFontMetricsF(painter.font()).horizontalAdvance(letter) / 2 + 3
        middle = cell.center()
        painter.setPen(QPen(_FAINT, 1.2))
        painter.drawLine(middle + QPointF(-half, 3), middle + QPointF(half, -3))
    elif mark is Mark.THEIRS:
        tip = cell.topRight() + QPointF(-1, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([tip + QPointF(-6, 0), tip, tip + QPointF(0, 6)]))
