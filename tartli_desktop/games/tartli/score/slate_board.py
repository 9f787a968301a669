"""The slate as it is painted: stone, names and marks, in layers that are drawn once."""

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tartli_desktop.chalk import sponge, stone, strokes
from tartli_desktop.face.at_the_table.score_sheet import FOCUS, ScoreBoard
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces.painted_once import painted_once
from tartli_desktop.looks.surfaces.theme import theme
from tartli_desktop.looks.text_size import text_scale

from . import inscriptions, layout, marks, touches
from .layout import ROW_PITCH, Arrangement, Layout, arrange, lay_out
from .marks import Mark
from .touches import Touch

LEFT, RIGHT = 0, 1

Pair = tuple[int, int]
Columns = tuple[tuple[Mark, ...], tuple[Mark, ...]]

_NARROWEST, _WIDEST = 150, 250
"""Width of a slate in logical pixels: the least, and the most for long names."""
_LOWEST = 0.4
"""The least height of a slate, relative to its width."""
_NAMES = 14
"""The least letter height of a name in pixels, while there is room."""


class Shown(Struct, frozen=True):
    """The marks chalked on the slate."""

    columns: Columns = ((), ())
    games: Pair = (0, 0)


class SlateBoard(ScoreBoard):
    """The stone, with what is chalked on it now. Side 0 is the left column and side 1 the right one."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.names = ("", "")
        """The names over the columns."""
        self._target: int | None = None
        self._entries: tuple[list[int], list[int]] = ([], [])
        self._shown = Shown()
        self._smear: QImage | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._elapsed = 0.0
        """Milliseconds since the step in motion began, at the hand's normal pace."""
        self._new: tuple[Touch, ...] = ()
        """The strokes that are being written."""
        self._sweep: sponge.Sweep | None = None
        """What the sponge does, while it wipes."""
        self._coming_smear: QImage | None = None
        self._wiped = 0
        self._ratio = 0.0
        self._looks = text_scale(), high_contrast()
        """The size of letters and the contrast that it is drawn with."""
        self._board_layer: QPixmap | None = None
        self._board_is_of = theme()
        """The theme the board was drawn with."""
        self._marks_layer: QPixmap | None = None
        self._wet_layer: QPixmap | None = None

    @property
    def totals(self) -> Pair:
        """The points of each column, including those still being chalked."""
        return sum(self._entries[LEFT]), sum(self._entries[RIGHT])

    @property
    def counts_visible(self) -> bool:
        """Whether the totals are now shown as numbers."""
        return self.underMouse() or self.hasFocus()

    def sizeHint(self) -> QSize:
        return QSize(_NARROWEST, 780)

    def minimumSizeHint(self) -> QSize:
        # Each name must be legible over its column.
        needed = max(inscriptions.name_width(name, _NAMES * text_scale()) for name in self.names)
        return QSize(max(_NARROWEST, min(round(needed / layout.COLUMN), _WIDEST)), 400)

    def heightForWidth(self, width: int) -> int:
        """The least height in which everything on it is legible."""
        return round(_LOWEST * width)

    # Places.

    def plan(self) -> Layout:
        """The places of everything on a slate of this size."""
        return lay_out(self.width(), self.height(), text_scale())

    def _columns_arranged(self, shown: Shown) -> Arrangement:
        plan = self.plan()
        return arrange(shown.columns, plan.columns, plan.largest)

    def _games_arranged(self, shown: Shown) -> Arrangement:
        plan = self.plan()
        return arrange(_groups(shown.games), plan.games, plan.largest_game)

    def _sizes(self, shown: Shown) -> tuple[float, float]:
        return self._columns_arranged(shown).size, self._games_arranged(shown).size

    def _all_touches(self, shown: Shown) -> list[Touch]:
        # Each count has its own number, which must not be taken for the existing one.
        place = "games" if max(shown.games) <= marks.MOST_BARS else f"games {shown.games}"
        games = touches.of_columns(place, _groups(shown.games), self._games_arranged(shown))
        return self._column_touches(shown) + games

    def _column_touches(self, shown: Shown) -> list[Touch]:
        return touches.of_columns("column", shown.columns, self._columns_arranged(shown))

    def _written_area(self) -> QRectF:
        """The area of both columns, down to the last mark."""
        plan = self.plan()
        arranged = self._columns_arranged(self._shown)
        area = plan.columns[LEFT].united(plan.columns[RIGHT])
        foot = max((at.y() for places in arranged.places for at in places), default=area.top())
        area.setBottom(min(area.bottom(), foot + ROW_PITCH * arranged.size))
        return area

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            self._redraw()
        if self._board_layer is None or self._board_is_of != theme():
            self._board_is_of = theme()
            self._board_layer = self._board_drawn()
            self._wet_layer = None
        if self._marks_layer is None:
            moving = {touch.stroke.seed for touch in self._new}
            standing = [touch for touch in self._all_touches(self._shown) if touch.stroke.seed not in moving]
            self._marks_layer = self._drawn(standing)
            self._wiped = 0
        with QPainter(self) as painter:
            if self._sweep is not None:
                self._paint_wiping(painter, self._sweep)
            else:
                painter.drawPixmap(0, 0, self._board_layer)
                painter.drawPixmap(0, 0, self._marks_layer)
                for touch in self._new:
                    strokes.draw(painter, touch.stroke, touch.at, ratio, touch.progress(self._elapsed))
            if self.counts_visible:
                self._paint_totals(painter, ratio)
            if self.hasFocus():
                self._paint_focus(painter)

    def _redraw(self) -> None:
        self._board_layer = None
        self._marks_layer = None
        self.update()

    def _new_layer(self) -> QPixmap:
        ratio = self._ratio or self.devicePixelRatioF()
        layer = QPixmap(max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio)))
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        return layer

    def _board_drawn(self) -> QPixmap:
        layer = self._new_layer()
        ratio = layer.devicePixelRatio()

        def paint_bare(painter: QPainter) -> None:
            painter.scale(ratio, ratio)
            self._paint_bare(painter, ratio)

        size, ground = self.size().toTuple(), self.plan().ground.getRect()
        look = ("slate", *stone.made_of(), size, ground)
        layer = painted_once(look, layer.size(), paint_bare, ratio)
        with QPainter(layer) as painter:
            self._inscribe(painter, ratio)
        return layer

    def _drawn(self, standing: Iterable[Touch]) -> QPixmap:
        layer = self._new_layer()
        with QPainter(layer) as painter:
            self._draw_marks(painter, standing, layer.devicePixelRatio())
        return layer

    def _draw_marks(self, painter: QPainter, some: Iterable[Touch], ratio: float) -> None:
        drawn = list(some)
        for _ in stone.coats():
            touches.draw_all(painter, drawn, ratio)

    def _paint_bare(self, painter: QPainter, ratio: float) -> None:
        stone.paint(painter, QRectF(self.rect()), self.plan().ground, ratio)

    def _inscribe(self, painter: QPainter, ratio: float) -> None:
        """Paint what stays on the stone: the ruled lines, the names, and the sponge's smear."""
        plan = self.plan()
        if self._smear is not None and not high_contrast():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(QRectF(self.rect()), self._smear)
        for _ in stone.coats():
            inscriptions.paint_rules(painter, plan, ratio)
            for name, area in zip(self.names, plan.names, strict=True):
                inscriptions.paint_name(painter, name, area, ratio)
            if self._target is not None:
                inscriptions.paint_target(painter, self._target, plan.target, ratio)

    def _paint_wiping(self, painter: QPainter, sweep: sponge.Sweep) -> None:
        """Paint board and marks while the sponge is at work, and then while the stone dries."""
        assert self._board_layer is not None
        assert self._marks_layer is not None
        plan = self.plan()
        reached, dried = sweep.reached(self._elapsed), sweep.dried(self._elapsed)
        if reached > self._wiped:
            with QPainter(self._marks_layer) as wiper:
                wiper.setClipRect(plan.ground.intersected(QRectF(0, 0, self.width(), plan.games_line)))
                sweep.erase(wiper, self._wiped, reached)
            self._wiped = reached
        if dried == 0:
            painter.drawPixmap(0, 0, self._board_layer)
            self._paint_water(painter, sweep)
        else:
            if self._wet_layer is None:
                self._wet_layer = QPixmap(self._board_layer)
                with QPainter(self._wet_layer) as wetter:
                    self._paint_water(wetter, sweep)
                self._smear = self._coming_smear
                self._board_layer = self._board_drawn()
            painter.drawPixmap(0, 0, self._wet_layer)
            painter.setOpacity(dried)
            painter.drawPixmap(0, 0, self._board_layer)
            painter.setOpacity(1.0)
        painter.drawPixmap(0, 0, self._marks_layer)
        sweep.paint_sponge(painter, self._elapsed, self._ratio)

    def _paint_water(self, painter: QPainter, sweep: sponge.Sweep) -> None:
        painter.save()
        painter.setClipRect(self.plan().ground, Qt.ClipOperation.IntersectClip)
        sweep.paint_water(painter, self._elapsed)
        painter.restore()

    def _paint_totals(self, painter: QPainter, ratio: float) -> None:
        for side, (total, area) in enumerate(zip(self.totals, self.plan().totals, strict=True)):
            for _ in stone.coats():
                inscriptions.paint_total(painter, side, total, area, ratio)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(FOCUS, 2.0))
        painter.drawRect(self.plan().ground.adjusted(-2, -2, 2, 2))


def _groups(games: Pair) -> Columns:
    return marks.games(games[LEFT]), marks.games(games[RIGHT])
