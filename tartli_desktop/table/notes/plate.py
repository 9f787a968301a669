"""The plate at which a player sits: a card of cream paper with portrait, name and what counts now."""

from __future__ import annotations

from math import ceil
from zlib import crc32

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import PlateRoom
from tartli_desktop.text.plain_text import plain_tip

from .paper import AROUND, Inks, PaperItem

_MARGIN = 9.0
_NAME_SIZE, _FIGURES_SIZE = 21.0, 27.0
"""Height of the letters in scene units."""
_LOW = 1.1
"""Up to this height by its width the figures of a plate stand beside the portrait."""
_FIGURES_ROOM, _UNIT_ROOM = 32.0, 46.0
"""How much of its width they have there, without and with the word for what they count."""
_UNIT = 0.6
"""How high that word is written, by the height of the figures."""
_COIN = 9.0
_HAT = 0.44
"""How far a hat rises above the portrait, by the width of that."""
_LEAST = 0.72
"""To what part of its size a long name is shrunk before it is cut."""
_MEDALLIONS = tuple(map(QColor, ("#7A4B2A", "#3D5A80", "#44703D", "#8E3128", "#5B4A6F", "#8A6416")))
"""The grounds of monograms; each name has one of them."""
_CROWN = ((-0.27, 0.2), (-0.31, -0.17), (-0.13, 0.0), (0.0, -0.25), (0.13, 0.0), (0.31, -0.17), (0.27, 0.2))
"""The corners of a crown around the middle of its coin, as parts of the width of the coin."""
_PALE = 0.4
"""How much is seen of the portrait of a player who sits out."""


class PlateContent(Struct, frozen=True):
    """What stands on a plate."""

    name: str
    portrait: str = ""
    """For :func:`tartli_desktop.looks.portraits.portrait`; empty: a medallion with the first letter."""
    figures: str = ""
    """What counts now; empty where it is not told."""
    unit: str = ""
    """A word for what the figures count, where that is not plain."""
    won: int = 0
    """How many games are to be shown as won; none where something else tells them."""
    is_dealer: bool = False
    is_declarer: bool = False
    """Whether this player plays for a contract, against the others."""
    is_partner: bool = False
    """Whether all know that this player is with the one who plays for a contract."""
    wears_hat: bool = False
    """Whether this player wears a hat that the game has put on them."""
    sits_out: bool = False
    """Whether this player does not play this hand; then the portrait is pale."""
    is_to_act: bool = False
    """Whether it is this player's turn."""
    text: str = ""
    """Everything on it in one line of words."""


class PlateItem(PaperItem):
    """The plate of one player; gone while there is nothing on it."""

    def __init__(self, rendering: Rendering) -> None:
        super().__init__(rendering)
        self.content: PlateContent | None = None
        """What stands on it."""
        self._text_scale = 1.0
        self._size = (100.0, 100.0)
        self._name_pixels = round(_NAME_SIZE)

    def text(self) -> str:
        """What stands on it, in words; empty while there is nothing."""
        return "" if self.content is None else self.content.text

    def show_content(self, content: PlateContent | None) -> None:
        """Let this stand on it."""
        if content != self.content:
            self.prepareGeometryChange()
            self.content = content
            self.setToolTip(plain_tip(self.text()))
            self.setVisible(content is not None)
            self._fit_name()
            self.update()

    def set_text_scale(self, scale: float) -> None:
        """How many times as large as usual all is written, as far as there is room."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._fit_name()
            self.update()

    def occupy(self, room: PlateRoom) -> None:
        """Lie there from now on."""
        if (room.width, room.height) != self._size:
            self.prepareGeometryChange()
            self._size = (room.width, room.height)
            self._fit_name()
        self.setPos(room.left, room.top)

    @property
    def paper(self) -> QRectF:
        """The plate itself, without its shadow."""
        return QRectF(0, 0, *self._size)

    def boundingRect(self) -> QRectF:
        above = AROUND
        if self.content is not None and self.content.wears_hat:
            medallion = self._medallion
            above = max(above, _HAT * medallion.width() - medallion.top())
        return self.paper.adjusted(-AROUND, -above, AROUND, AROUND)

    @property
    def is_lit(self) -> bool:
        return self.content is not None and self.content.is_to_act

    def what_is_drawn(self) -> object:
        return (self.content, self._text_scale)

    def draw(self, painter: QPainter, inks: Inks, scale: float) -> None:
        content = self.content
        if content is None:
            return
        medallion = self._medallion
        if content.won:
            medallion.adjust(_COIN / 2, 0, -_COIN / 2, -_COIN)
        if content.portrait:
            face = portrait(content.portrait, medallion.width() * scale)
            painter.setOpacity(_PALE if content.sits_out else 1.0)
            painter.drawPixmap(medallion, face, QRectF(face.rect()))
            painter.setOpacity(1.0)
        else:
            _draw_monogram(painter, medallion, content.name)
        if content.is_to_act:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(inks.turn, 4))
            painter.drawEllipse(medallion)
        if content.is_dealer:
            side = medallion.width() * 0.42
            # Beside the portrait it would lie on what the figures count.
            within = 1.0 if self._is_low and content.unit else 0.72
            left = medallion.right() - side * within
            _draw_dealers_mark(painter, QRectF(left, medallion.bottom() - side * 0.9, side, side))
        if content.is_declarer or content.is_partner:
            side = medallion.width() * 0.42
            coin = QRectF(medallion.left() - side * 0.28, medallion.bottom() - side * 0.9, side, side)
            _draw_declarers_mark(painter, coin, is_partner=content.is_partner)
        if content.wears_hat:
            _draw_hat(painter, medallion)
        self._write(painter, content, inks)
        if content.won:
            self._lay_coins(painter, content.won)

    @property
    def _letters(self) -> tuple[float, float]:
        """How high name and figures are written."""
        wide, high = self._size
        share = min(1.0 + (wide - 116) / 260, 1.3) * self._text_scale
        # Portrait and words share the height.
        share = min(share, high / 125)
        return _NAME_SIZE * share, _FIGURES_SIZE * share

    @property
    def _is_low(self) -> bool:
        """Whether the figures stand beside the portrait, which would be small above them."""
        wide, high = self._size
        return high < wide * _LOW

    @property
    def _medallion(self) -> QRectF:
        wide, high = self._size
        name, figures = self._letters
        if not self._is_low:
            side = min(wide - 2 * _MARGIN - 8, high - name * 1.25 - figures * 1.2 - 2 * _MARGIN - 2)
            lower = 0.0 if self.content is None or self.content.figures else figures * 0.4
            return QRectF((wide - side) / 2, _MARGIN + 1 + lower, side, side)
        room = _UNIT_ROOM if self.content is not None and self.content.unit else _FIGURES_ROOM
        side = min(wide - 2 * _MARGIN - room, high - name * 1.25 - 2 * _MARGIN - 2)
        beside = room if self.content is not None and self.content.figures else 0.0
        return QRectF((wide - side - beside) / 2, _MARGIN + 1, side, side)

    def _write(self, painter: QPainter, content: PlateContent, inks: Inks) -> None:
        wide, high = self._size
        name, figures = self._letters
        medallion = self._medallion
        below = medallion.bottom() - (_COIN if content.won else 0)
        coins = _COIN if content.won else 0.0
        under = figures * 1.2 if content.figures and not self._is_low else 0.0
        spare = max(0.0, high - _MARGIN + 2 - below - coins - name * 1.25 - under)
        painter.setPen(inks.ink)
        painter.setFont(table_font(self._name_pixels))
        room = QRectF(_MARGIN - 2, below + spare / 2, wide - 2 * _MARGIN + 4, name * 1.25)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.name_shown)
        if not content.figures:
            return
        if self._is_low:
            left = medallion.right() + 3
            room = QRectF(left, medallion.top(), wide - _MARGIN + 2 - left, medallion.height())
        else:
            room = QRectF(_MARGIN - 2, room.bottom() - 2, wide - 2 * _MARGIN + 4, figures * 1.2)
        self._write_figures(painter, content, room)

    def _write_figures(self, painter: QPainter, content: PlateContent, room: QRectF) -> None:
        """The figures, and what they count: under them at the side of the portrait, else behind them."""
        _, height = self._letters
        figures, unit = table_font(height, bold=True), table_font(height * _UNIT)
        widths = [
            QFontMetricsF(font).horizontalAdvance(text)
            for font, text in ((figures, content.figures), (unit, content.unit))
        ]
        gap = height * 0.2 if content.unit and not self._is_low else 0.0
        needed = max(widths) if self._is_low else sum(widths) + gap
        share = min(1.0, room.width() / needed)
        if share < 1:
            figures, unit = table_font(height * share, bold=True), table_font(height * _UNIT * share)
            widths, gap = [width * share for width in widths], gap * share
        centre, line = room.center(), QFontMetricsF(figures).capHeight()
        if self._is_low:
            under = line * 0.45 + QFontMetricsF(unit).capHeight() if content.unit else 0.0
            spots = [(centre.x() - width / 2, centre.y() + line / 2 - under / 2) for width in widths]
            spots[1] = (spots[1][0], spots[1][1] + under)
        else:
            left = centre.x() - (sum(widths) + gap) / 2
            spots = [(left, centre.y() + line / 2), (left + widths[0] + gap, centre.y() + line / 2)]
        for font, text, spot in zip((figures, unit), (content.figures, content.unit), spots, strict=True):
            painter.setFont(font)
            painter.drawText(QPointF(*spot), text)

    def _lay_coins(self, painter: QPainter, won: int) -> None:
        """A small coin for each game, at the lower edge."""
        wide, high = self._size
        step = min(_COIN + 2, (wide - 2 * _MARGIN - _COIN) / max(won - 1, 1))
        left = (wide - step * (won - 1) - _COIN) / 2
        painter.setPen(QPen(QColor("#4F3510"), 1))
        painter.setBrush(QColor("#D9A336"))
        for index in range(won):
            painter.drawEllipse(QRectF(left + index * step, high - _MARGIN - _COIN + 1, _COIN, _COIN))

    def _fit_name(self) -> None:
        if self.content is None:
            return
        room = self._size[0] - 2 * _MARGIN + 4
        usual = round(self._letters[0])
        least = ceil(_LEAST * usual)
        # Letters are a whole number of units high, so that a share alone would not do.
        self._name_pixels = next(
            (
                pixels
                for pixels in range(usual, least, -1)
                if QFontMetricsF(table_font(pixels)).horizontalAdvance(self.content.name) <= room
            ),
            least,
        )

    @property
    def name_share(self) -> float:
        """To what part of its usual size the name is written."""
        return self._name_pixels / round(self._letters[0])

    @property
    def name_shown(self) -> str:
        """The name as it is written: cut short where even small letters have no room."""
        if self.content is None:
            return ""
        room, font = self._size[0] - 2 * _MARGIN + 4, table_font(self._name_pixels)
        return QFontMetricsF(font).elidedText(self.content.name, Qt.TextElideMode.ElideRight, room)


def _draw_monogram(painter: QPainter, area: QRectF, name: str) -> None:
    """A medallion with the first letter of a name."""
    painter.setPen(QPen(QColor("#5A3A22"), 2))
    painter.setBrush(QColor("#B98A4A"))
    painter.drawEllipse(area)
    inner = area.adjusted(4, 4, -4, -4)
    painter.setPen(QPen(QColor("#5A3A22"), 1))
    painter.setBrush(_MEDALLIONS[crc32(name.encode()) % len(_MEDALLIONS)])
    painter.drawEllipse(inner)
    painter.setPen(QPen(QColor(245, 236, 218, 130), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(inner.adjusted(4, 4, -4, -4))
    painter.setPen(QColor("#F5ECDA"))
    painter.setFont(table_font(inner.height() * 0.52))
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, name.strip()[:1].upper())


def _draw_dealers_mark(painter: QPainter, area: QRectF) -> None:
    """A brass coin with two cards on it."""
    painter.setPen(QPen(QColor("#4F3510"), 1.4))
    painter.setBrush(QColor("#D9A336"))
    painter.drawEllipse(area)
    painter.setPen(QPen(QColor("#F6DC94"), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area.adjusted(2.4, 2.4, -2.4, -2.4))
    wide, high = area.width() * 0.30, area.width() * 0.46
    painter.setPen(QPen(QColor("#2B211C"), 1.2))
    painter.setBrush(QColor("#F5ECDA"))
    for aside, turn in ((-0.10, -14), (0.10, 12)):
        painter.save()
        painter.translate(area.center() + QPointF(aside * area.width(), 0))
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), 1.5, 1.5)
        painter.restore()


def _draw_hat(painter: QPainter, head: QRectF) -> None:
    """A top hat, far too large and askew, on who is under a portrait."""
    painter.save()
    wide = head.width()
    painter.translate(head.center().x() + wide * 0.06, head.top() + wide * 0.19)
    painter.rotate(-11)
    ink, felt, band = QColor("#14100D"), QColor("#2F2A33"), QColor("#B8372B")
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(felt)
    crown = QPainterPath(QPointF(-wide * 0.27, 0))
    crown.quadTo(QPointF(-wide * 0.22, -wide * 0.2), QPointF(-wide * 0.32, -wide * 0.42))
    crown.quadTo(QPointF(0, -wide * 0.5), QPointF(wide * 0.32, -wide * 0.42))
    crown.quadTo(QPointF(wide * 0.22, -wide * 0.2), QPointF(wide * 0.27, 0))
    crown.closeSubpath()
    painter.drawPath(crown)
    painter.setBrush(band)
    painter.drawRect(QRectF(-wide * 0.25, -wide * 0.13, wide * 0.5, wide * 0.1))
    painter.setBrush(felt)
    painter.drawEllipse(QRectF(-wide * 0.47, -wide * 0.07, wide * 0.94, wide * 0.14))
    painter.setBrush(QColor("#D9A336"))
    painter.setPen(QPen(ink, 1))
    feather = QPainterPath(QPointF(wide * 0.16, -wide * 0.08))
    feather.quadTo(QPointF(wide * 0.46, -wide * 0.22), QPointF(wide * 0.5, -wide * 0.52))
    feather.quadTo(QPointF(wide * 0.24, -wide * 0.38), QPointF(wide * 0.16, -wide * 0.08))
    painter.drawPath(feather)
    painter.restore()


def _draw_declarers_mark(painter: QPainter, area: QRectF, *, is_partner: bool = False) -> None:
    """A red coin with a crown on it; for the partner a smaller one, of silver."""
    if is_partner:
        area = area.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(QColor("#4A120D"), 1.4))
    painter.setBrush(QColor("#8C9299") if is_partner else QColor("#A3271C"))
    painter.drawEllipse(area)
    painter.setPen(QPen(QColor("#DDE2E6") if is_partner else QColor("#E9A79B"), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area.adjusted(2.4, 2.4, -2.4, -2.4))
    crown = [area.center() + QPointF(x, y) * area.width() for x, y in _CROWN]
    painter.setPen(QPen(QColor("#4A120D"), 1))
    painter.setBrush(QColor("#F6DC94"))
    painter.drawPolygon(crown)
