"""A small board of the 32 cards beside the other fan that shows which are gone or known, and its key."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from math import ceil

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsObject

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.surfaces.painted_once import painted_once
from tartli_desktop.looks.surfaces.theme import shade
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.card_faces.corner_indices import (
    UNITS,
    index_outline,
    letter_colour,
    letter_of,
    suit_sign,
)
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip

tr = Context("CardBoard")

_PAPER = QColor("#F5ECDA")
_CHALK = QColor("#F3E8CC")
_FAINT = QColor("#9FAC9B")
"""The colour of a played card's letter, which stands on no tile."""
_GROUND_ALPHA = 150
"""The alpha of the board's ground: it is darker than the cloth, on which letters do not stand out enough."""
_GOLD = QColor("#F2C14E")
_WIDE = 5.0
"""From this ratio of width to height on, two suits stand side by side."""
_BROAD = 2.5
"""From this ratio of width to height on, the key has two columns."""
_NAME = 12
"""The number of letters of a name for which the key has room."""
_ROW = 28.0
"""The height of a row of the key, times the size of letters, where there is room."""
_BESIDE_SAMPLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
_CAPITAL, _ACCENTED = 0.68, 1.32
"""The height of a letter relative to its row; that of an accented letter relative to a plain one."""
_NARROWED, _WIDEST = 0.85, 1.5
"""The horizontal scale of letters, and their greatest width relative to their height."""
_SIGN, _BETWEEN = 1.6, 0.26
"""The width of a suit's sign and of the gap beside a letter, relative to the letters' height."""
_BETWEEN_SUITS = 14.0
"""The gap between two suits that stand side by side."""
_AIR = 0.6, 1.5, -0.6, -1.5
"""The margins of a tile within its cell: left, top, right and bottom."""
_EDGE = 5.0
"""The margin of the ground around everything on it."""
_ANTIALIASED = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class CardMark(Enum):
    """What the board says about a card. Shapes tell the marks apart, not only colours."""

    OUT = auto()
    """It may still come: a tile of paper."""
    GONE = auto()
    """It has been played: a faint letter without a tile."""
    SEEN = auto()
    """It is in the viewer's own hand, or lies face up: an outline."""
    THEIRS = auto()
    """The other hand holds it: a tile with a rim, and a corner that points to the other player."""


def key_words(marks: Iterable[CardMark], other: str) -> str:
    """What these marks mean, in words: "Grey letter: played. …"; ``other`` is the other player."""
    looks = {
        CardMark.OUT: tr("Light tile: %1."),
        CardMark.GONE: tr("Grey letter: %1."),
        CardMark.SEEN: tr("Outlined: %1."),
        CardMark.THEIRS: tr("Golden rim: %1."),
    }
    found, meanings = set(marks), _meanings(other)
    return " ".join(fill(looks[mark], meanings[mark]) for mark in CardMark if mark in found)


def _meanings(other: str) -> dict[CardMark, str]:
    return {
        CardMark.OUT: tr("unseen", "of a card that may still come"),
        CardMark.GONE: tr("played", "of a card"),
        CardMark.SEEN: tr("in sight", "of a card in the own hand or face up"),
        CardMark.THEIRS: fill(tr("%1’s", "of a card that the player of this name is known to hold"), other),
    }


class CardBoard(QGraphicsObject):
    """The board: a row for each suit, from the Ace down. It lies under all cards, and its key with it."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self.key = BoardKey(self, faces)
        """Explains the marks."""
        self._marks: dict[Card, CardMark] = {}
        self._area = QRectF(0, 0, 234, 88)
        self.setZValue(0.5)
        self.setVisible(False)

    @property
    def marks(self) -> Mapping[Card, CardMark]:
        """The mark of each card; empty while the board is hidden."""
        return dict(self._marks)

    def show_marks(self, marks: Mapping[Card, CardMark], words: str = "", other: str = "") -> None:
        """Show these marks; without any, hide the board.

        Args:
            marks: the mark of each card.
            words: the marks in words, for a tool tip.
            other: the name of the other player.
        """
        self.setToolTip(plain_tip(words))
        self.key.explain(set(marks.values()), other)
        if dict(marks) != self._marks:
            self._marks = dict(marks)
            self.setVisible(bool(marks))
            self.update()

    def set_geometry(self, area: QRectF, key: QRectF) -> None:
        """Take this room, and another one for the key."""
        self.prepareGeometryChange()
        self.setPos(area.topLeft())
        self._area = QRectF(QPointF(), area.size())
        self.key.set_geometry(key.translated(-area.topLeft()))

    @property
    def letter_height(self) -> float:
        """Height of the letters with their accents, in units of the scene."""
        return self._capital * _ACCENTED

    @property
    def _capital(self) -> float:
        """Height of a letter without an accent."""
        return min(_CAPITAL * self._row, self._block / sum(self._shares()))

    def cell_of(self, card: Card) -> QRectF:
        """Where a card stands on the board."""
        return self._cell(card.suit, 8 - card.rank).adjusted(1.5, 1.5, -1.5, -1.5)

    def boundingRect(self) -> QRectF:
        return self._area

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setRenderHints(_ANTIALIASED)
        _draw_ground(painter, self._area)
        suits, capital = self._faces.suits, self._capital
        letters = {rank: _index(self._faces, rank) for rank in Rank}
        highest = max(index_outline(each).boundingRect().height() for each in letters.values()) / UNITS
        for suit in Suit:
            _draw_sign(painter, self._cell(suit, 0), suits, suit)
            for rank in Rank:
                card = Card.of(suit, rank)
                mark = self._marks.get(card)
                if mark is not None:
                    ink = letter_colour(suit, suits)
                    _draw(painter, self.cell_of(card), letters[rank], capital, mark, ink, highest=highest)

    @property
    def _beside(self) -> int:
        """The number of suits that stand side by side."""
        return 2 if self._area.width() > _WIDE * self._area.height() else 1

    @property
    def _row(self) -> float:
        return (self._area.height() - 2 * _EDGE) * self._beside / len(Suit)

    @property
    def _block(self) -> float:
        """The width of one suit with its letters."""
        return (self._area.width() - 2 * _EDGE - _BETWEEN_SUITS * (self._beside - 1)) / self._beside

    def _shares(self) -> list[float]:
        """The widths of sign and letters, from the Ace down, relative to the letters' height."""
        widths = [index_outline(_index(self._faces, rank)).boundingRect().width() / UNITS for rank in Rank]
        return [_SIGN, *(min(_NARROWED * width, _WIDEST) + _BETWEEN for width in reversed(widths))]

    def _cell(self, suit: Suit, column: int) -> QRectF:
        shares = self._shares()
        unit = self._block / sum(shares)
        row, block = divmod(suit, self._beside)
        left = _EDGE + block * (self._block + _BETWEEN_SUITS) + sum(shares[:column]) * unit
        return QRectF(left, _EDGE + row * self._row, shares[column] * unit, self._row)


def _index(faces: CardFaces, rank: Rank) -> str:
    """The index of this rank in the corners of cards; in English where the corners show none."""
    corners = faces.corners
    return letter_of(
        Card.of(Suit.ACORNS, rank), faces.suits, replace(corners, letters=corners.letters or "en")
    )


class BoardKey(QGraphicsObject):
    """The key to the board's marks: a sample and a word for each that appears on it."""

    def __init__(self, board: QGraphicsObject, faces: CardFaces) -> None:
        super().__init__(board)
        self._faces = faces
        self._found: set[CardMark] = set()
        self._other = ""
        self._area = QRectF()

    def explain(self, marks: set[CardMark], other: str) -> None:
        """Explain these marks and no others; ``other`` is the name of the other player."""
        # A long name would make all letters small.
        other = other if len(other) <= _NAME else other[: _NAME - 1] + "…"
        if (marks, other) != (self._found, self._other):
            self._found, self._other = marks, other
            self.update()

    def set_geometry(self, area: QRectF) -> None:
        """Take this room on the board."""
        self.prepareGeometryChange()
        self.setPos(area.topLeft())
        self._area = QRectF(QPointF(), area.size())

    @property
    def _meanings(self) -> dict[CardMark, str]:
        return _meanings(self._other)

    @property
    def _columns(self) -> int:
        return 2 if self._area.width() > _BROAD * self._area.height() else 1

    @property
    def _row(self) -> float:
        rows = ceil((len(self._found) or len(CardMark)) / self._columns)
        return min((self._area.height() - 2 * _EDGE) / rows, _ROW * text_scale())

    @property
    def letter_height(self) -> int:
        """Height of the letters, in units of the scene."""
        height = round(self._row * 0.88)
        wide = QFontMetricsF(table_font(height)).horizontalAdvance
        widest = max(map(wide, self._meanings.values()))
        return max(1, min(height, int(height * self._room_of_word / max(widest, 1.0))))

    @property
    def _room_of_word(self) -> float:
        return self._column - self._row - 10

    @property
    def _column(self) -> float:
        return (self._area.width() - 2 * _EDGE) / self._columns

    def boundingRect(self) -> QRectF:
        return self._area

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        if self._area.isEmpty():
            return
        painter.setRenderHints(_ANTIALIASED)
        rows = ceil(len(self._found) / self._columns)
        _draw_ground(painter, QRectF(0, 0, self._area.width(), rows * self._row + 2 * _EDGE))
        suits = self._faces.suits
        letter = _index(self._faces, Rank.KING)
        size, ink = self.letter_height, letter_colour(Suit.ACORNS, suits)
        row = self._row
        for place, mark in enumerate(mark for mark in CardMark if mark in self._found):
            down, across = divmod(place, self._columns)
            sample = QRectF(_EDGE + across * self._column, _EDGE + down * row, row, row)
            _draw(painter, sample.adjusted(2.5, 1.5, -1.5, -1.5), letter, _CAPITAL * row, mark, ink)
            painter.setFont(table_font(size))
            painter.setPen(_CHALK)
            words = QRectF(sample.right() + 6, sample.top(), self._room_of_word + 4, row)
            painter.drawText(words, _BESIDE_SAMPLE, self._meanings[mark])


def _draw_ground(painter: QPainter, area: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    ground = shade()
    ground.setAlpha(_GROUND_ALPHA)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, 5, 5)


def _draw_sign(painter: QPainter, cell: QRectF, suits: SuitSystem, suit: Suit) -> None:
    """Draw the sign of a suit on a round paper, since its colours would be lost on the cloth."""
    across = min(cell.width(), cell.height()) - 5
    disc = QRectF(0, 0, across, across)
    disc.moveCenter(cell.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PAPER)
    painter.drawEllipse(disc)
    inset = across * 0.1
    area = disc.adjusted(inset, inset, -inset, -inset)
    device = painter.deviceTransform().mapRect(area)
    pixels = max(1, round(device.width()))
    sign = painted_once(
        ("suit of the board", suits.name, suit.name),
        QSize(pixels, pixels),
        lambda own: suit_sign(suits, suit).render(own, QRectF(0, 0, pixels, pixels)),
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(area, sign, QRectF(sign.rect()))


def _draw(
    painter: QPainter,
    cell: QRectF,
    letter: str,
    capital: float,
    mark: CardMark,
    ink: QColor,
    *,
    highest: float = 1.0,
) -> None:
    """Draw a card's index as its mark asks; ``highest`` is the height of the tallest index in capitals."""
    painter.setBrush(_PAPER if mark in (CardMark.OUT, CardMark.THEIRS) else Qt.BrushStyle.NoBrush)
    rims = {CardMark.SEEN: QPen(_CHALK, 1), CardMark.THEIRS: QPen(_GOLD, 2.5)}
    painter.setPen(rims.get(mark, QPen(Qt.PenStyle.NoPen)))
    if mark is not CardMark.GONE:
        painter.drawRoundedRect(cell.adjusted(*_AIR), 3, 3)
    inks = {CardMark.GONE: _FAINT, CardMark.SEEN: _CHALK}
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.get(mark, ink))
    outline = index_outline(letter)
    box = outline.boundingRect()
    if not box.isEmpty():
        high = capital / UNITS
        across = min(high * _NARROWED, capital * _WIDEST / box.width(), (cell.width() - 2) / box.width())
        # All indices share a baseline that leaves room for an accent above.
        top = cell.center().y() + capital * (highest / 2 - 1)
        placed = QTransform.fromTranslate(cell.center().x() - box.center().x() * across, top)
        painter.drawPath(placed.scale(across, high).map(outline))
    if mark is CardMark.THEIRS:
        tip = cell.topRight() + QPointF(-1, 1)
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([tip + QPointF(-6, 0), tip, tip + QPointF(0, 6)]))
