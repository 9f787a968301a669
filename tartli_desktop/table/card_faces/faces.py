"""Card faces as pixmaps, sharp at every size and screen scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from xml.parsers import expat

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.cards import tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.files.plain_files import content_of
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.surfaces import png_check
from tartli_desktop.packs.pack_kinds import PackKind, kind_of
from tartli_desktop.packs.packs import pack_folder
from tartli_desktop.resources import resources_folder
from tartli_desktop.settings.settings import CardBack
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import SuitSystem, deck_of, suit_name, suits_of

from .corner_indices import CornerIndices, Edge, draw_corners, letter_colour, letter_of

ASPECT = 89 / 57
"""The ratio of a card's height to its width."""

CORNER = 0.04
"""The radius of a corner, relative to the card's width."""

_NUMERALS = b'<g id="numerals">'
"""The beginning of the group with the small numerals in a drawing of a pip card."""

_LARGEST_FILE = 20 * 1024 * 1024
_MOST_PIXELS = 4_000_000
_USUAL = PackKind.GERMAN.built_in[0]
BACKS = {
    CardBack.BLUE_ACORNS: "tell/back",
    CardBack.RED_ACORNS: "french/back",
    CardBack.TULIPS: "backs/tulips",
    CardBack.STARS: "backs/stars",
}
"""The files of the backs that any pack can have."""


class CardFaces:
    """The faces of one pack. Pixmaps are made once for each size and kept.

    A pack is built in, or one of the user's own: a folder of PNG pictures (or SVG), which may lack cards. If
    the picture of a card is missing or unreadable, the built-in face of that card is shown.

    Args:
        pack: the pack's name, as in ``Settings.pack``.
        index_letters: the language of the letters in two corners; empty for none.
        own_packs: the folder of the user's own packs.
    """

    when_unreadable: Callable[[], None] = staticmethod(lambda: None)
    """Called when pictures of a pack turn out to be unreadable: once, until another pack is chosen.

    It is called while cards are being painted, and so must not show anything at once.
    """

    def __init__(self, pack: str = _USUAL, index_letters: str = "en", own_packs: Path | None = None) -> None:
        self._own_packs = own_packs
        self._corners = CornerIndices(index_letters)
        self._back = CardBack.OF_PACK
        self._pixmaps: dict[tuple[Card | None, int, float, Edge | None], QPixmap] = {}
        self._choose(pack)

    @property
    def pack(self) -> str:
        """The pack's name, as in ``Settings.pack``."""
        return self._pack

    @pack.setter
    def pack(self, pack: str) -> None:
        if pack != self._pack:
            self._choose(pack)

    @property
    def suits(self) -> SuitSystem:
        """The suits of the pack, which name its cards."""
        return suits_of(self._pack)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the pack."""
        return deck_of(self.suits)

    def of_pack(self, pack: str) -> CardFaces:
        """Return these faces, or those of another pack with the same letters in their corners."""
        if pack == self._pack:
            return self
        faces = CardFaces(pack, own_packs=self._own_packs)
        faces.corners = self._corners
        return faces

    def _choose(self, pack: str) -> None:
        self._pack = pack
        self._pixmaps.clear()
        self._pictures: dict[Card | None, QImage] = {}
        self.unreadable: tuple[Card | None, ...] = ()
        """The faces of this pack that are known to be unreadable, None for the back.

        When the first one turns up, all faces are checked. If the pack itself is gone, all of them are
        included.
        """
        own = None if self._own_packs is None else pack_folder(self._own_packs, pack)
        self._is_own = own is not None
        built_in = resources_folder() / "cards"
        offered = kind_of(self.cards).built_in
        self._folder = own if own is not None else built_in / (pack if pack in offered else offered[0])
        self._usual_folder = built_in / offered[0]

    @property
    def corners(self) -> CornerIndices:
        """The marks in two corners of each card."""
        return self._corners

    @corners.setter
    def corners(self, corners: CornerIndices) -> None:
        if corners != self._corners:
            self._corners = corners
            self._pixmaps.clear()

    @property
    def back(self) -> CardBack:
        """The back of all cards."""
        return self._back

    @back.setter
    def back(self, back: CardBack) -> None:
        if back is not self._back:
            self._back = back
            self._pixmaps.clear()

    @property
    def own_back(self) -> CardBack | None:
        """The common back that is this pack's own; None if it has a back of its own."""
        if self._is_own and self._holds(None):
            return None
        own = self._usual_folder if self._is_own else self._folder
        return next((back for back, place in BACKS.items() if place == f"{own.name}/back"), None)

    def pixmap(
        self, card: Card | None, width: float, ratio: float = 1.0, *, edge: Edge | None = None
    ) -> QPixmap:
        """The face of a card, or the back for None.

        Args:
            card: the card.
            width: in logical pixels; the height follows from :data:`ASPECT`.
            ratio: the device pixel ratio of the screen.
            edge: the only edge that other cards leave visible.
        """
        pixels = max(8, round(width * ratio))
        key = (card, pixels, ratio, edge)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._render(card, pixels, ratio, edge=edge)
        return pixmap

    def forget_sizes(self) -> None:
        """Drop all pixmaps after the window was resized; they are drawn again when needed."""
        self._pixmaps.clear()

    def _render(self, card: Card | None, pixels: int, ratio: float, *, edge: Edge | None) -> QPixmap:
        height = round(pixels * ASPECT)
        pixmap = QPixmap(pixels, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            area = QRectF(0, 0, pixels, height)
            if not self._draw_face(painter, card, area):
                self._find_unreadable(card)
                if not self._draw_drawing(painter, self._usual_folder, card, area):
                    _plain_face(painter, card, area, self.suits, self._corners)
            if card is not None:
                draw_corners(painter, card, area, self.suits, self._corners, edge=edge)
        # A copy, since a pixmap that was painted on keeps the painter's tools, which need more memory than
        # the picture.
        face = pixmap.copy()
        face.setDevicePixelRatio(ratio)
        return face

    def _draw_face(self, painter: QPainter, card: Card | None, area: QRectF) -> bool:
        """Draw the pack's face, or the chosen back; return whether that worked."""
        if card is None and self._back in BACKS:
            return draw_svg(painter, resources_folder() / "cards" / f"{BACKS[self._back]}.svg", area)
        if not self._is_own:
            return self._draw_drawing(painter, self._folder, card, area)
        picture = self._picture(card)
        if not picture.isNull():
            size = QSize(round(area.width()), round(area.height()))
            # Unlike the painter, this considers every pixel of a much larger picture.
            smooth = picture.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            painter.drawImage(QPointF(0, 0), smooth)
            return True
        drawing = self._folder / f"{_code(card)}.svg"
        return _is_well_formed(drawing) and draw_svg(painter, drawing, area)

    def _draw_drawing(self, painter: QPainter, folder: Path, card: Card | None, area: QRectF) -> bool:
        """Draw a built-in face, without its own numerals if a letter stands in its corners."""
        code = _code(card)
        if self._corners.red_fours and card in tarokk.LOW_RED:
            code = code.replace("A", "4")
        return draw_svg(painter, folder / f"{code}.svg", area, _NUMERALS if self._corners.letters else b"")

    def _picture(self, card: Card | None) -> QImage:
        """The picture of a card in a user's own pack; empty if it cannot be read."""
        picture = self._pictures.get(card)
        if picture is None:
            picture = self._pictures[card] = _read(self._folder / f"{_code(card)}.png")
        return picture

    def _find_unreadable(self, card: Card | None) -> None:
        """Check all faces once, when one could not be drawn."""
        if self.unreadable or not self._should_have(card):
            return
        self.unreadable = tuple(
            each for each in self._faces() if self._should_have(each) and not self._has(each)
        )
        if self.unreadable:
            self.when_unreadable()

    def _faces(self) -> Iterator[Card | None]:
        yield from self.cards
        yield None

    def _should_have(self, card: Card | None) -> bool:
        """Whether an unreadable face counts as missing: a pack may lack cards, but not all of them."""
        if not self._is_own or not self._folder.is_dir():
            return True
        return self._holds(card)

    def _holds(self, card: Card | None) -> bool:
        """Whether a user's own pack has a picture of a card, even an unreadable one."""
        return any((self._folder / f"{_code(card)}.{kind}").exists() for kind in ("png", "svg"))

    def _has(self, card: Card | None) -> bool:
        if self._is_own and not self._picture(card).isNull():
            return True
        drawing = self._folder / f"{_code(card)}.svg"
        return _is_well_formed(drawing) and QSvgRenderer(str(drawing)).isValid()


def _code(card: Card | None) -> str:
    return "back" if card is None else str(card)


def draw_svg(painter: QPainter, file: Path, area: QRectF, leave_out: bytes = b"") -> bool:
    """Draw a picture; return whether it could be read.

    Args:
        painter: Draws the picture.
        file: The file of the picture.
        area: The area to draw into.
        leave_out: The beginning of a group that is not drawn; no other group is nested in it.
    """
    try:
        content = file.read_bytes()
    except OSError:
        return False
    if leave_out and leave_out in content:
        before, _, rest = content.partition(leave_out)
        content = before + rest.partition(b"</g>")[2]
    renderer = QSvgRenderer(QByteArray(content)) if content else QSvgRenderer()
    if not renderer.isValid():
        return False
    renderer.render(painter, area)
    return True


def _is_well_formed(file: Path) -> bool:
    """Whether a file is XML at all. Qt prints a warning for any other file."""
    try:
        expat.ParserCreate().Parse(content_of(file, _LARGEST_FILE), True)
    except (OSError, expat.ExpatError):
        return False
    return True


def _read(file: Path) -> QImage:
    """The picture in a PNG file; empty if it cannot be read or is larger than a face may be."""
    try:
        content = content_of(file, _LARGEST_FILE)
    except OSError:
        return QImage()
    if not png_check.is_whole(content):
        return QImage()
    buffer = QBuffer()
    buffer.setData(content)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _MOST_PIXELS:
        return QImage()
    picture = reader.read()
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _plain_face(
    painter: QPainter, card: Card | None, area: QRectF, suits: SuitSystem, corners: CornerIndices
) -> None:
    """Draw a face in plain letters, in place of an unreadable picture."""
    painter.setPen(QPen(QColor("#2B211C"), 1))
    painter.setBrush(QColor("#F5ECDA") if card is not None else QColor("#7A4B2A"))
    radius = area.width() * CORNER
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if card is None:
        return
    painter.setFont(table_font(area.width() * 0.3))
    painter.setPen(letter_colour(card.suit, suits))
    if card.suit is None:
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(card))
        return
    rank = letter_of(card, suits, replace(corners, letters=catalogues.current()))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, f"{suit_name(card.suit, suits)[:2]}.\n{rank}")
