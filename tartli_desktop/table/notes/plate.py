"""The plate of a player: a cream paper card with portrait, name and the figures that count."""

from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.text.plain_text import plain_tip

from .plate_content import PlateContent
from .plate_marks import HAT, draw_face, draw_marks

AROUND = 9.0
"""How far shadow and glow reach beyond the paper."""
_CORNER = 6.0
_SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
_MARGIN = 9.0
_NAME_SIZE, _FIGURES_SIZE = 21.0, 27.0
"""The heights of letters in scene units."""
_LOW = 1.1
"""Up to this ratio of height to width, the figures of a plate stand beside the portrait."""
_FIGURES_ROOM, _UNIT_ROOM = 34.0, 51.0
"""The width for the figures beside the portrait, in scene units, without and with their unit."""
_AIR = 5.0
"""The gap between figures and portrait."""
_UNIT = 0.6
"""The height of the unit's letters, relative to the figures."""
_COIN = 13.0
_LEAST = 0.6
"""The least size of a long name, relative to the usual one, before it is cut short."""
_NAMELESS = 80.0
"""The width of a plate that has no room for a name, only for portrait and figures."""


class Inks(Struct, frozen=True):
    """The colours of a paper card."""

    paper: QColor
    ink: QColor
    rim: QColor
    line: QColor
    turn: QColor
    """The colour of the rim while it is the player's turn."""


CREAM = Inks(*map(QColor, ("#F5ECDA", "#2B211C", "#8A6F4D", "#D3C3A0", "#F2C14E")))
PLAIN = Inks(*map(QColor, ("#000000", "#FFFFFF", "#FFFFFF", "#000000", "#FFE97A")))


class PlateItem(QGraphicsItem):
    """The plate of one player, hidden while it has no content. It is drawn once, then painted as a picture.

    Args:
        rendering: how everything on the table is painted.
    """

    def __init__(self, rendering: Rendering) -> None:
        super().__init__()
        self._rendering = rendering
        self._picture = QPixmap()
        self._drawn: object = None
        self.setZValue(1)
        self.setVisible(False)
        self.content: PlateContent | None = None
        """The content of the plate."""
        self._size = (100.0, 100.0)
        self._name_pixels = round(_NAME_SIZE)

    def text(self) -> str:
        """The content in words; empty without any."""
        return "" if self.content is None else self.content.text

    def show_content(self, content: PlateContent | None) -> None:
        """Show this content."""
        if content != self.content:
            self.prepareGeometryChange()
            self.content = content
            self.setToolTip(plain_tip(self.text()))
            self.setVisible(content is not None)
            self.fit_name()
            self.update()

    def set_geometry(self, room: QRectF) -> None:
        """Lie in this room from now on."""
        if (room.width(), room.height()) != self._size:
            self.prepareGeometryChange()
            self._size = (room.width(), room.height())
            self.fit_name()
        self.setPos(room.topLeft())

    @property
    def paper(self) -> QRectF:
        """The plate itself, without its shadow."""
        return QRectF(0, 0, *self._size)

    def boundingRect(self) -> QRectF:
        above = AROUND
        if self.content is not None and self.content.wears_hat:
            medallion = self._medallion
            above = max(above, HAT * medallion.width() - medallion.top())
        return self.paper.adjusted(-AROUND, -above, AROUND, AROUND)

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        bounds, rendering = self.boundingRect(), self._rendering
        if not rendering.exposes(self.mapRectToScene(bounds)):
            return
        before, to_device = painter.worldTransform(), painter.deviceTransform()
        scale = to_device.m11()
        drawn = (self.content, text_scale(), self._size, scale, high_contrast())
        if drawn != self._drawn:
            self._drawn, self._picture = drawn, self._picture_of(bounds, scale)
        # Pixel on pixel, many times quicker than any scaling.
        painter.setWorldTransform(to_device.inverted()[0] * before)
        painter.drawPixmap(to_device.map(bounds.topLeft()).toPoint(), self._picture)
        painter.setWorldTransform(before)

    def _picture_of(self, bounds: QRectF, scale: float) -> QPixmap:
        picture = QPixmap((bounds.size() * scale).toSize())
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHints(_SMOOTH)
            painter.scale(scale, scale)
            painter.translate(-bounds.topLeft())
            inks = PLAIN if high_contrast() else CREAM
            if self.content is not None:
                self._draw_paper(painter, inks, is_lit=self.content.is_to_act)
                self._draw(painter, self.content, inks, scale)
        return picture

    def _draw_paper(self, painter: QPainter, inks: Inks, *, is_lit: bool) -> None:
        paper = self.paper
        painter.setPen(Qt.PenStyle.NoPen)
        if not high_contrast():
            for spread, alpha in ((3.0, 16), (1.5, 26), (0.0, 34)):
                painter.setBrush(QColor(12, 10, 4, alpha))
                shadow = paper.translated(3, 4).adjusted(-spread, -spread, spread, spread)
                painter.drawRoundedRect(shadow, _CORNER, _CORNER)
        if is_lit:
            for spread, alpha in ((7.0, 40), (4.5, 80)):
                painter.setBrush(QColor(inks.turn.red(), inks.turn.green(), inks.turn.blue(), alpha))
                light = paper.adjusted(-spread, -spread, spread, spread)
                painter.drawRoundedRect(light, _CORNER + spread, _CORNER + spread)
        painter.setBrush(inks.paper)
        painter.setPen(QPen(inks.turn, 3.5) if is_lit else QPen(inks.rim, 1.4))
        painter.drawRoundedRect(paper, _CORNER, _CORNER)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(inks.line, 1.2))
        painter.drawRoundedRect(paper.adjusted(5, 5, -5, -5), _CORNER - 3, _CORNER - 3)

    def _draw(self, painter: QPainter, content: PlateContent, inks: Inks, scale: float) -> None:
        """Draw the contents of the paper; ``scale`` is the number of device pixels per unit."""
        medallion = self._medallion
        if content.won:
            medallion.adjust(_COIN / 2, 0, -_COIN / 2, -_COIN)
        draw_face(painter, content, medallion, scale)
        if content.is_to_act:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(inks.turn, 4))
            painter.drawEllipse(medallion)
        # Beside the portrait, the dealer's mark would cover the unit of the figures.
        draw_marks(painter, content, medallion, dealers_within=1.0 if self._is_low and content.unit else 0.72)
        self._write(painter, content, inks)
        if content.won:
            self._lay_coins(painter, content.won)

    @property
    def _letters(self) -> tuple[float, float]:
        """The heights of name and figures."""
        wide, high = self._size
        share = min(1.0 + (wide - 116) / 260, 1.3) * text_scale()
        # Portrait and words share the height.
        share = min(share, high / 125)
        return 0.0 if self._is_nameless else _NAME_SIZE * share, _FIGURES_SIZE * share

    @property
    def _is_nameless(self) -> bool:
        return self._size[0] < _NAMELESS

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
        room = QRectF(_MARGIN - 2, below + spare / 2, wide - 2 * _MARGIN + 4, name * 1.25)
        if not self._is_nameless:
            painter.setFont(table_font(self._name_pixels))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.name_shown)
        if not content.figures:
            return
        if self._is_low:
            left = medallion.right() + _AIR
            room = QRectF(left, medallion.top(), wide - _MARGIN - left, medallion.height())
        else:
            room = QRectF(_MARGIN - 2, room.bottom() - 2, wide - 2 * _MARGIN + 4, figures * 1.2)
        self._write_figures(painter, content, room)

    def _write_figures(self, painter: QPainter, content: PlateContent, room: QRectF) -> None:
        """Draw the figures and their unit: below them beside the portrait, otherwise after them."""
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
        """Draw a small coin for each game won, at the lower edge."""
        wide, high = self._size
        step = min(_COIN + 2, (wide - 2 * _MARGIN - _COIN) / max(won - 1, 1))
        left = (wide - step * (won - 1) - _COIN) / 2
        painter.setPen(QPen(QColor("#4F3510"), 1))
        painter.setBrush(QColor("#D9A336"))
        for index in range(won):
            painter.drawEllipse(QRectF(left + index * step, high - _MARGIN - _COIN + 1, _COIN, _COIN))

    def fit_name(self) -> None:
        """Write the name as large as the player wants letters, and as there is room."""
        if self.content is None or self._is_nameless:
            return
        room = self._size[0] - 2 * _MARGIN + 4
        usual = round(self._letters[0])
        least = ceil(_LEAST * usual)
        # Letters have a whole number of units, so a factor alone would not do.
        self._name_pixels = next(
            (
                pixels
                for pixels in range(usual, least, -1)
                if QFontMetricsF(table_font(pixels)).horizontalAdvance(self.content.name) <= room
            ),
            least,
        )

    @property
    def name_shown(self) -> str:
        """The name as it is drawn, cut short where even small letters have no room."""
        if self.content is None:
            return ""
        room, font = self._size[0] - 2 * _MARGIN + 4, table_font(self._name_pixels)
        return QFontMetricsF(font).elidedText(self.content.name, Qt.TextElideMode.ElideRight, room)
