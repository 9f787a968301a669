"""The marks in two corners of a card: its letter and, for eyes that need more, a large sign or a colour."""

import re
from collections.abc import Mapping
from enum import Enum, auto
from functools import cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.cards import any_pack, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.cards.any_pack import Suit as AnySuit
from tartli_desktop.cards.german import Suit
from tartli_desktop.looks.colours import contrast
from tartli_desktop.resources import ResourcesMissing, resources_folder
from tartli_desktop.text.card_names import SuitSystem

PAPER = QColor("#F5ECDA")
_INK = QColor("#2B211C")
_Colours = dict[SuitSystem, Mapping[any_pack.Suit | None, str]]
_HEIGHT, _WIDEST, _INSET = 0.118, 0.178, 0.035
"""For small letters, relative to a card's width: height, greatest width, distance from the edges."""

_WIDEST_NUMERAL = 0.34
"""The greatest width of a tarokk's numeral, which has no sign below: XVIII is still whole in a fan."""

_NARROWEST, _BESIDE_NUMERAL = 0.62, 0.02
"""In large corners: how narrow a letter may become before it gets lower, relative to its usual width, and the
room left beside it."""

_TAB, _LARGE_TAB = (0.215, 0.125, 0.15), (0.37, 0.27, 0.27)
"""The width of a corner tab, and the heights of its letter and sign, relative to the width of a card."""

UNITS = 100
"""The height of a letter's drawing."""

_ICON_SIZES, _ICON_INSET = (16, 24, 32, 48, 64), 0.06
"""The sizes of icons in pixels, and the margin of the sign on the disc, as a part of the disc."""

_FINE = 26.0
"""The height in pixels from which the lines cut out of a letter are visible."""


def _colours(german: str, french: str, tarokks: str) -> _Colours:
    """The colour of each suit of the packs, in their order; the tarokks come first."""
    return {
        SuitSystem.GERMAN: dict(zip(Suit, german.split(), strict=True)),
        SuitSystem.FRENCH: dict(zip(Suit, french.split(), strict=True)),
        SuitSystem.TAROKK: dict(zip((None, *tarokk.Suit), tarokks.split(), strict=True)),
    }


_LETTER_COLOURS = _colours(
    "#5B3A20 #2F5A2B #9C2B21 #8A5F0B",
    "#2B211C #2B211C #B8372B #B8372B",
    "#2B211C #B8372B #B8372B #2B211C #2B211C",
)
_LARGE_LETTER_COLOURS = _colours(
    "#4A2C16 #234A1F #8C1E15 #664400",
    "#1B1613 #1B1613 #8C1E15 #8C1E15",
    "#1B1613 #8C1E15 #8C1E15 #1B1613 #1B1613",
)
"""Darker colours, with a contrast of at least 7:1 to paper, for weak eyes."""

_GROUNDS = _colours(
    "#3F1D12 #66A878 #B8301A #F3DC6E",
    "#62A65F #121617 #B81610 #3A63B0",
    "#F3DC6E #B81610 #315ADE #58AD64 #121617",
)
"""Colours that also differ in lightness, so that colour-blind players can tell them apart."""

_ROMAN = ("VII", "VIII", "IX", "X")
_FIGURES = ("7", "8", "9", "10")
_LETTERS = {
    # From VII to Ace, by the words of each language.
    SuitSystem.GERMAN: {
        "en": (*_ROMAN, "U", "O", "K", "A"),
        "de": (*_ROMAN, "U", "O", "K", "S"),
        "hu": (*_ROMAN, "AL", "F", "K", "Á"),
    },
    SuitSystem.FRENCH: {
        "en": (*_FIGURES, "J", "Q", "K", "A"),
        "de": (*_FIGURES, "B", "D", "K", "A"),
        "hu": (*_FIGURES, "B", "D", "K", "Á"),
    },
}


_COURT = {"en": "KQRJ", "de": "KDCB", "hu": "KDLB"}
"""King to Jack of the tarokk pack; the Rider is Cavall in German and lovas in Hungarian."""

_SKIZ = "S"
"""The corner of the skíz, which has no number."""


class Edge(Enum):
    """The only edge of a card that others leave visible; letter and sign stand there, large."""

    TOP = auto()
    """In a column: side by side."""
    LEFT = auto()
    """In a row: the sign under the letter."""


class CornerIndices(Struct, frozen=True):
    """How the corners of all cards are marked.

    Attributes:
        letters: The language of the letters, ``"en"``, ``"de"`` or ``"hu"``; empty for none.
        large: Whether letter and sign are large, for weak eyes.
        coloured: Whether each suit has a ground of its own colour.
        red_fours: Whether the lowest Hearts and Diamonds of the tarokk pack are Fours (T22.1).
    """

    letters: str = ""
    large: bool = False
    coloured: bool = False
    red_fours: bool = False

    @property
    def reach(self) -> float:
        """How far a mark reaches into the card from its edge, relative to the width of the card."""
        if self.large or self.coloured:
            return _LARGE_TAB[0] if self.large else _TAB[0]
        return _INSET + _WIDEST if self.letters else 0.0


def index_letters(suits: SuitSystem, language: str) -> tuple[str, ...]:
    """The corners of Seven to Ace.

    Args:
        suits: the suits of the pack.
        language: ``"en"``, ``"de"`` or ``"hu"``.
    """
    return _LETTERS[suits][language]


def court_letters(suits: SuitSystem, language: str) -> tuple[str, ...]:
    """The corners of the cards with letters, from high to low: Ace, King, Over, Under."""
    if suits is SuitSystem.TAROKK:
        return tuple(_COURT[language])
    under, over, king, ace = index_letters(suits, language)[-4:]
    return ace, king, over, under


def letter_of(card: Card, suits: SuitSystem, corners: CornerIndices) -> str:
    """The letter in the corners of a card, or the Roman numeral of a tarokk.

    Args:
        card: the card.
        suits: the suits of the pack.
        corners: the letters; if they are large, for weak eyes, VII to X become figures. Tarokks keep their
            numerals, which are their names.
    """
    if isinstance(card, tarokk.Card):
        if card.rank is None:
            return _SKIZ if card is tarokk.Card.SKIZ else str(card)
        if card.rank is tarokk.Rank.LOW:
            if card not in tarokk.LOW_RED:
                return "10"
            return "4" if corners.red_fours else "A"
        return _COURT[corners.letters][card.rank]
    # Four strokes across the whole corner would look like a fence, so large figures are Arabic.
    if corners.large and card.rank < len(_FIGURES):
        return _FIGURES[card.rank]
    return index_letters(suits, corners.letters)[card.rank]


def letter_colour(suit: AnySuit | None, suits: SuitSystem, *, large: bool = False) -> QColor:
    """The colour of a suit's letters on paper."""
    return QColor((_LARGE_LETTER_COLOURS if large else _LETTER_COLOURS)[suits][suit])


def ground_colour(suit: AnySuit | None, suits: SuitSystem) -> QColor:
    """The ground of a suit's letters, if each suit has its own."""
    return QColor(_GROUNDS[suits][suit])


def letter_colour_on_ground(suit: AnySuit | None, suits: SuitSystem) -> QColor:
    """Paper or ink, whichever is more legible on the ground of a suit."""
    ground = ground_colour(suit, suits)
    return max(_INK, PAPER, key=lambda ink: contrast(ink, ground))


def draw_corners(
    painter: QPainter,
    card: Card,
    area: QRectF,
    suits: SuitSystem,
    corners: CornerIndices,
    *,
    edge: Edge | None = None,
) -> None:
    """Mark two opposite corners of a face, one of them upside down.

    The mark at the only visible ``edge`` of a card among others is large.
    """
    marks = _Marks(painter, card, area.width(), suits, corners)
    if edge is not None:
        painter.save()
        if edge is Edge.TOP:
            marks.draw_band()
        else:
            replace(marks, corners=replace(corners, large=True)).draw_tab()
        painter.restore()
    for turned in (False, True) if edge is None else (True,):
        painter.save()
        if turned:
            painter.translate(area.width(), area.height())
            painter.rotate(180)
        if corners.large or corners.coloured:
            marks.draw_tab()
        elif corners.letters:
            marks.draw_letter()
        painter.restore()


class _Marks(Struct, frozen=True):
    """Draws the mark in the upper left corner of a face."""

    painter: QPainter
    card: Card
    width: float
    """The width of the card."""
    suits: SuitSystem
    corners: CornerIndices

    def draw_letter(self) -> None:
        """Draw a small letter on the unchanged face."""
        painter, card, width = self.painter, self.card, self.width
        text = letter_of(card, self.suits, self.corners)
        outline = index_outline(text)
        box = outline.boundingRect()
        if box.isEmpty():
            return
        high = max(6.0, width * _HEIGHT)
        # An accent rises above the common height of all letters.
        scale = high / UNITS
        widest = _WIDEST if card.suit is not None else _WIDEST_NUMERAL
        across = min(scale, width * widest / box.width())
        to_corner = QTransform.fromTranslate(width * _INSET, width * _INSET)
        to_corner.scale(across, scale)
        to_corner.translate(-box.left(), -box.top())
        path = to_corner.map(outline)
        # An outline of paper keeps the letter legible where the picture comes close.
        painter.setPen(QPen(PAPER, width * 0.03, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(letter_colour(card.suit, self.suits))
        painter.drawPath(path)
        if high >= _FINE:
            painter.setBrush(PAPER)
            painter.drawPath(to_corner.map(index_outline(f"{text} cut")))

    def draw_tab(self) -> None:
        """Draw a tab with the letter, and the sign of the suit below it."""
        broad, letter_high, sign_high = _LARGE_TAB if self.corners.large else _TAB
        gap = 0.035
        letter_room = letter_high + gap if self.corners.letters else 0.0
        tab = self._begin(broad, gap + letter_room + sign_high + gap)
        self.painter.setPen(QPen(_INK, 0.009))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(tab)
        self._draw_sign(QRectF((broad - sign_high) / 2, gap + letter_room, sign_high, sign_high))
        if self.corners.letters:
            beside = gap if self.card.suit is not None else _BESIDE_NUMERAL
            room = QRectF(beside, gap, broad - 2 * beside, letter_high)
            self._draw_letter_in(room, is_fine=letter_high * self.width >= _FINE)

    def draw_band(self) -> None:
        """Draw a band with the letter, and the sign of the suit beside it."""
        gap, letter_broad, high = 0.035, 0.33 if self.corners.letters else 0.0, 0.235
        has_suit = self.card.suit is not None
        self._begin(gap + letter_broad + gap + (high + gap if has_suit else 0.0), high + 2 * gap)
        if has_suit:
            self._draw_sign(QRectF(gap + letter_broad + gap, gap, high, high))
        if self.corners.letters:
            self._draw_letter_in(QRectF(gap, gap, letter_broad, high), is_fine=False)

    def _begin(self, broad: float, high: float) -> QPainterPath:
        """Draw the ground, rounded at its inner end and with the card's own corner at the outer one."""
        self.painter.scale(self.width, self.width)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0.004, 0.004, broad, high), 0.05, 0.05)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self._ground())
        self.painter.drawPath(path)
        return path

    def _ground(self) -> QColor:
        return ground_colour(self.card.suit, self.suits) if self.corners.coloured else PAPER

    def _draw_sign(self, area: QRectF) -> None:
        if self.corners.coloured:
            # The sign on paper: its own colours would be lost on the ground.
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(PAPER)
            self.painter.drawRoundedRect(area, 0.03, 0.03)
        suit_sign(self.suits, self.card.suit).render(self.painter, area)

    def _draw_letter_in(self, room: QRectF, *, is_fine: bool) -> None:
        """Draw a letter on its ground; ``is_fine`` says whether the lines cut out of it are seen."""
        painter, suits, suit, corners = self.painter, self.suits, self.card.suit, self.corners
        text = letter_of(self.card, suits, corners)
        to_room = _fitted(index_outline(text), room)
        painter.setPen(Qt.PenStyle.NoPen)
        on_ground = letter_colour_on_ground(suit, suits) if corners.coloured else None
        painter.setBrush(on_ground or letter_colour(suit, suits, large=True))
        painter.drawPath(to_room.map(index_outline(text)))
        if is_fine:
            painter.setBrush(self._ground())
            painter.drawPath(to_room.map(index_outline(f"{text} cut")))


def index_outline(text: str) -> QPainterPath:
    """The outline of an index, :data:`UNITS` high with accents above 0; empty for any other text.

    With " cut" after it, the text stands for the lines cut out of the index.
    """
    return _path(_outlines().get(text, ""))


@cache
def _outlines() -> dict[str, str]:
    """All indices by their names in the file that packaging/cards generates."""
    try:
        drawing = (resources_folder() / "cards" / "indices.svg").read_text(encoding="utf-8")
    except (OSError, ResourcesMissing, UnicodeDecodeError):
        return {}
    return dict(re.findall(r'<path id="(.+?)".* d="(.*?)"/>', drawing))


@cache
def _path(outline: str) -> QPainterPath:
    """A path of closed polygons from a text such as "M0 0L10 0L10 10Z"."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for piece in outline.split("Z")[:-1]:
        points = (point.split(" ") for point in piece[1:].split("L"))
        path.addPolygon(QPolygonF([QPointF(float(x), float(y)) for x, y in points]))
        path.closeSubpath()
    return path


def _fitted(path: QPainterPath, room: QRectF) -> QTransform:
    """Fit a letter into a room, centred and as high as the room; narrower, then lower, if it is too wide."""
    box = path.boundingRect()
    if box.isEmpty():
        return QTransform()
    across = min(room.height() / box.height(), room.width() / box.width())
    high = min(room.height() / box.height(), across / _NARROWEST)
    left = room.center().x() - box.width() * across / 2
    top = room.center().y() - box.height() * high / 2
    return QTransform(across, 0, 0, high, left - box.left() * across, top - box.top() * high)


@cache
def suit_sign(suits: SuitSystem, suit: AnySuit | None) -> QSvgRenderer:
    """The sign of a suit, drawn as on its cards."""
    if isinstance(suit, tarokk.Suit):
        name = f"french-{'HBAL'[suit]}"
    elif suit is None:
        name = "tarokk-T"
    else:
        name = f"{'french' if suits is SuitSystem.FRENCH else 'tell'}-{suit}"
    return QSvgRenderer(str(resources_folder() / "cards" / "signs" / f"{name}.svg"))


@cache
def suit_icon(suits: SuitSystem, suit: AnySuit) -> QIcon:
    """The sign of a suit on a round paper, since its colours would be lost on black, for a button."""
    icon = QIcon()
    for size in _ICON_SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawEllipse(pixmap.rect())
            inset = size * _ICON_INSET
            area = QRectF(pixmap.rect()).adjusted(inset, inset, -inset, -inset)
            suit_sign(suits, suit).render(painter, area)
        icon.addPixmap(pixmap)
    return icon
