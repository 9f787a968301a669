"""The slate widget: two columns in chalk, the games below the line, a writing hand and a sponge."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from tartli_desktop.chalk import sponge, stone, strokes
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.motion_wishes import writing_speed
from tartli_desktop.looks.surfaces.painted_once import painted_once
from tartli_desktop.looks.surfaces.theme import theme
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.accessible_pictures import PictureWidget

from . import inscriptions, layout, marks, touches
from .layout import ROW_PITCH, Arrangement, Layout, arrange, lay_out
from .marks import Mark, Style
from .touches import Touch

LEFT, RIGHT = 0, 1

_Pair = tuple[int, int]
_Columns = tuple[tuple[Mark, ...], tuple[Mark, ...]]

_FOCUS = QColor("#D9A336")
_NARROWEST, _WIDEST = 150, 250
"""Width of a slate in logical pixels: the least, and the most for long names."""
_LOWEST = 0.66
"""The least height of a slate, relative to its width."""
_NAMES = 14
"""The least letter height of a name in pixels, while there is room."""
_DENSE = 3
"""The number of times chalk goes over a line so that hardly any stone shows through."""


class _Shown(Struct, frozen=True):
    """The marks chalked on the slate."""

    columns: _Columns = ((), ())
    games: _Pair = (0, 0)


class _Step(Struct, frozen=True):
    """One task of the hand: chalk what is new in ``after``, wipe the columns, or rest."""

    after: _Shown
    wipes: bool = False
    rests: float = 0.0
    """Milliseconds, at the hand's normal pace, to rest."""


class Slate(PictureWidget):
    """The chalk scoreboard of a match (R13).

    It is told what scored and knows no rules. Side 0 is the left column and side 1 the right one.

    Signals:
        settled: Motion has ended and everything told so far is on the slate. Also sent, at once, after
            something was written or wiped without motion.
        stroke_began: The chalk has been set down, in motion (for a sound).
        wiping_began: The sponge has been set down, in motion (for a sound).
    """

    settled = Signal()
    stroke_began = Signal()
    wiping_began = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = ("", "")
        """The names over the columns; set by :meth:`set_names`."""
        self._style = Style.HUNGARIAN
        self._target: int | None = None
        self._entries: tuple[list[int], list[int]] = ([], [])
        self._goal = _Shown()
        self._shown = _Shown()
        self._smear: QImage | None = None
        self._hovered = False

        self._speed: float | None = None
        self._waiting: deque[_Step] = deque()
        self._step: _Step | None = None
        self._elapsed = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._finish_step)
        # State of a writing step:
        self._new: tuple[Touch, ...] = ()
        self._begun = 0
        # State of a wiping step:
        self._sweep: sponge.Sweep | None = None
        self._coming_smear: QImage | None = None
        self._wiped = 0
        self._wet_layer: QPixmap | None = None

        self._ratio = 0.0
        self._text_scale = 1.0
        self._high_contrast = False
        self._board_layer: QPixmap | None = None
        self._board_is_of = theme()
        """The theme the board was drawn with."""
        self._marks_layer: QPixmap | None = None

        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._describe()

    # Content of the slate.

    def set_names(self, left: str, right: str) -> None:
        """Write the players' names over the columns."""
        self.names = (left, right)
        self.updateGeometry()
        self._describe()
        self._redraw()

    @property
    def signs(self) -> Style:
        """The style the slate is kept in."""
        return self._style

    def set_style(self, style: Style) -> None:
        """Keep the slate in this style (R13.2, R13.3), rewriting its content at once."""
        if style is self._style:
            return
        self._style = style
        self._put(replace(self._goal, columns=self._columns()))

    def set_columns(self, left: Iterable[int], right: Iterable[int]) -> None:
        """Show these entries in the columns at once: points of melds, béla and hands (R13.4)."""
        entries = (list(left), list(right))
        columns = self._columns_of(entries)
        self._entries = entries
        self._put(replace(self._goal, columns=columns))

    def set_games(self, left: int, right: int, target: int | None) -> None:
        """Show these bulis or stakes below the line, and the agreed number of them (R10, R13.4).

        They appear at once, or in their turn if the hand is still writing or wiping.
        """
        games = replace(self._goal, games=_checked(left, right))
        self._target = target
        self._redraw()
        if self.is_settled:
            self._put(games)
        else:
            self._do(_Step(games))

    def write(self, side: int, points: int) -> None:
        """Write one more entry, stroke by stroke (R13.4)."""
        entries = (list(self._entries[LEFT]), list(self._entries[RIGHT]))
        entries[side].append(points)
        columns = self._columns_of(entries)
        self._entries = entries
        self._do(_Step(replace(self._goal, columns=columns)))

    def wipe(self) -> None:
        """Wipe both columns with the sponge, after a won game (R13.4). A faint smear remains."""
        self._entries = ([], [])
        self._do(_Step(replace(self._goal, columns=((), ())), wipes=True))

    def write_games(self, side: int, count: int) -> None:
        """Chalk more buli or stake marks for a side below the line, stroke by stroke (R13.4)."""
        left, right = self._goal.games
        games = _checked(left + count, right) if side == LEFT else _checked(left, right + count)
        self._do(_Step(replace(self._goal, games=games)))

    def rest(self, milliseconds: float) -> None:
        """Pause so that the writing can be read; the time scales with the hand's pace."""
        self._do(_Step(self._goal, rests=milliseconds))

    @property
    def totals(self) -> _Pair:
        """The points of each column, including those still being chalked."""
        return sum(self._entries[LEFT]), sum(self._entries[RIGHT])

    @property
    def games(self) -> _Pair:
        """The bulis or stakes of each side, including those still being chalked."""
        return self._goal.games

    # Appearance.

    def follow_settings(self, settings: Settings) -> None:
        """Adopt the player's settings for writing and looks."""
        high = wants_high_contrast(settings.colour_scheme)
        self.set_looks(settings.text_scale, high_contrast=high)
        self.set_motion(writing_speed(settings))

    @property
    def takes_time(self) -> bool:
        """Whether a hand writes and wipes; otherwise everything appears at once."""
        return self._speed is not None

    def set_motion(self, speed: float | None) -> None:
        """Set how fast the hand writes: 1 is its normal pace, 2 twice as fast, None at once.

        Raises ValueError for a speed that is not above 0.
        """
        if speed is not None and not speed > 0:
            raise ValueError(f"a speed must be above 0: {speed}")
        self._speed = speed
        if speed is None:
            self.finish()

    def set_looks(self, text_scale: float, *, high_contrast: bool) -> None:
        """Set the size of names and totals, relative to the usual one, and whether to draw white on black."""
        if (text_scale, high_contrast) != (self._text_scale, self._high_contrast):
            self._text_scale, self._high_contrast = text_scale, high_contrast
            self.finish()
            self._redraw()

    @property
    def counts_visible(self) -> bool:
        """Whether the totals are now shown as numbers."""
        return self._hovered or self.hasFocus()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is moving or waiting to be written."""
        return self._step is None and not self._waiting

    def grab_image(self, scale: float) -> QImage:
        """The slate as a picture for a file, ``scale`` pixels per logical pixel; motion is shown finished."""
        image = QImage(
            max(1, round(self.width() * scale)),
            max(1, round(self.height() * scale)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.setDevicePixelRatio(scale)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            self._paint_bare(painter, scale)
            self._inscribe(painter, scale)
            self._draw_marks(painter, self._all_touches(self._goal), scale)
        return image

    def sizeHint(self) -> QSize:
        return QSize(_NARROWEST, 780)

    def minimumSizeHint(self) -> QSize:
        # Each name must be legible over its column.
        needed = max(inscriptions.name_width(name, _NAMES * self._text_scale) for name in self.names)
        return QSize(max(_NARROWEST, min(round(needed / layout.COLUMN), _WIDEST)), 400)

    def heightForWidth(self, width: int) -> int:
        """The least height in which everything on it is legible."""
        return round(_LOWEST * width)

    # The hand: one step after the other.

    def _columns(self) -> _Columns:
        return self._columns_of(self._entries)

    def _columns_of(self, entries: tuple[list[int], list[int]]) -> _Columns:
        return marks.column(entries[LEFT], self._style), marks.column(entries[RIGHT], self._style)

    def _put(self, shown: _Shown) -> None:
        """Show this at once, whatever was being written."""
        interrupted = not self.is_settled
        self._clock.stop()
        self._waiting.clear()
        self._clear_step()
        self._goal = self._shown = shown
        self._describe()
        self._redraw()
        if interrupted:
            self.settled.emit()

    def _do(self, step: _Step) -> None:
        self._goal = step.after
        self._describe()
        self._waiting.append(step)
        if self._step is None:
            self._next_step()

    def _next_step(self) -> None:
        while self._waiting:
            self._step = self._waiting.popleft()
            duration = self._begin(self._step)
            if self._speed is not None and self.isVisible() and duration > 0:
                self._clock.setStartValue(0.0)
                self._clock.setEndValue(duration)
                self._clock.setDuration(max(1, round(duration / self._speed)))
                if self._sweep is not None:
                    self.wiping_began.emit()
                self._clock.start()
                return
            self._end(self._step)
        self.settled.emit()

    def _begin(self, step: _Step) -> float:
        """Prepare a step and return its milliseconds at the hand's normal pace; 0 if nothing is to do."""
        self._elapsed = 0.0
        if step.rests:
            return step.rests
        return self._begin_wiping() if step.wipes else self._begin_writing(step.after)

    def _begin_writing(self, after: _Shown) -> float:
        standing = {touch.stroke.seed for touch in self._all_touches(self._shown)}
        sizes = self._sizes(self._shown)
        self._shown = after
        self._begun = 0
        now = self._all_touches(after)
        if self._sizes(after) != sizes or standing - {touch.stroke.seed for touch in now}:
            self._redraw()
        new = [touch for touch in now if touch.stroke.seed not in standing]
        self._new = touches.timed(new, self._columns_arranged(after).size)
        return self._new[-1].end if self._new else 0.0

    def _begin_wiping(self) -> float:
        if not any(self._shown.columns):
            return 0.0
        self._wiped = 0
        self._sweep = sponge.Sweep.over(self._written_area(), self.plan().ground.width())
        self._coming_smear = sponge.smear(self._drawn(self._column_touches(self._shown)), self._smear)
        return self._sweep.duration

    def _end(self, step: _Step) -> None:
        self._shown = step.after
        if self._sweep is not None:
            self._smear = self._coming_smear
            self._marks_layer = None
            if self._wet_layer is None:
                self._board_layer = None
        elif self._marks_layer is not None:
            with QPainter(self._marks_layer) as painter:
                self._draw_marks(painter, self._new, self._marks_layer.devicePixelRatio())
        self._clear_step()
        self.update()

    def _clear_step(self) -> None:
        self._step = None
        self._new = ()
        self._sweep = None
        self._coming_smear = None
        self._wet_layer = None

    def _move(self, elapsed: float) -> None:
        self._elapsed = elapsed
        if self._sweep is not None:
            self._update_wiping(self._sweep)
            return
        begun = sum(touch.start <= elapsed for touch in self._new)
        for touch in self._new[max(0, self._begun - 1) : begun]:
            self.update(strokes.extent(touch.stroke, touch.at))
        while self._begun < begun:
            self._begun += 1
            self.stroke_began.emit()

    def _update_wiping(self, sweep: sponge.Sweep) -> None:
        if sweep.dried(self._elapsed) > 0 or self._wet_layer is not None:
            self.update()
            return
        for point in sweep.way[self._wiped : sweep.reached(self._elapsed) + 1]:
            self.update(sweep.around(point))

    def _finish_step(self) -> None:
        if self._step is not None:
            self._end(self._step)
            self._next_step()

    def finish(self) -> None:
        """Finish at once everything being written or waiting."""
        if self._step is None:
            return
        self._clock.stop()
        self._end(self._step)
        while self._waiting:
            step = self._waiting.popleft()
            self._begin(step)
            self._end(step)
        self.settled.emit()

    # Places.

    def plan(self) -> Layout:
        """The places of everything on a slate of this size."""
        return lay_out(self.width(), self.height(), self._text_scale)

    def _columns_arranged(self, shown: _Shown) -> Arrangement:
        plan = self.plan()
        return arrange(shown.columns, plan.columns, plan.largest)

    def _games_arranged(self, shown: _Shown) -> Arrangement:
        plan = self.plan()
        return arrange(_groups(shown.games), plan.games, plan.largest_game)

    def _sizes(self, shown: _Shown) -> tuple[float, float]:
        return self._columns_arranged(shown).size, self._games_arranged(shown).size

    def _all_touches(self, shown: _Shown) -> list[Touch]:
        # Each count has its own number, which must not be taken for the existing one.
        place = "games" if max(shown.games) <= marks.MOST_BARS else f"games {shown.games}"
        games = touches.of_columns(place, _groups(shown.games), self._games_arranged(shown))
        return self._column_touches(shown) + games

    def _column_touches(self, shown: _Shown) -> list[Touch]:
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
        look = ("slate", self._high_contrast, *stone.made_of(), size, ground, ratio)
        layer = painted_once(look, layer.size(), paint_bare)
        layer.setDevicePixelRatio(ratio)
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
        for _ in range(_DENSE if self._high_contrast else 1):
            touches.draw_all(painter, drawn, ratio)

    def _paint_bare(self, painter: QPainter, ratio: float) -> None:
        if self._high_contrast:
            stone.paint_plain(painter, QRectF(self.rect()), self.plan().ground)
        else:
            stone.paint(painter, QRectF(self.rect()), self.plan().ground, ratio)

    def _inscribe(self, painter: QPainter, ratio: float) -> None:
        """Paint what stays on the stone: the ruled lines, the names, and the sponge's smear."""
        plan = self.plan()
        if self._smear is not None and not self._high_contrast:
            self._paint_smear(painter, self._smear)
        for _ in range(_DENSE if self._high_contrast else 1):
            inscriptions.paint_rules(painter, plan, ratio)
            for name, area in zip(self.names, plan.names, strict=True):
                inscriptions.paint_name(painter, name, area, ratio)
            if self._target is not None:
                inscriptions.paint_target(painter, self._target, plan.target, ratio)

    def _paint_smear(self, painter: QPainter, smear: QImage) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(self.rect()), smear)

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
            for _ in range(_DENSE if self._high_contrast else 1):
                inscriptions.paint_total(painter, side, total, area, ratio)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_FOCUS, 2.0))
        painter.drawRect(self.plan().ground.adjusted(-2, -2, 2, 2))

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The step in motion was prepared for the old places.
        self.finish()
        self._redraw()

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        elif event.type() == QEvent.Type.FontChange:
            self._redraw()
        super().changeEvent(event)

    def _describe(self) -> None:
        """Tell screen readers what is on the slate."""
        self.setAccessibleName(self.tr("Slate"))
        if self._style is Style.HUNGARIAN:
            line = self.tr("{name}: points {points}, bulis {games}.")
        else:
            line = self.tr("{name}: points {points}, stakes {games}.")
        texts = [
            line.format(name=name, points=points, games=games)
            for name, points, games in zip(self.names, self.totals, self.games, strict=True)
            if name
        ]
        if self._target is not None:
            texts.append(self.tr("The match goes to {target}.").format(target=self._target))
        self.setAccessibleDescription(" ".join(texts))


def _groups(games: _Pair) -> _Columns:
    return marks.games(games[LEFT]), marks.games(games[RIGHT])


def _checked(left: int, right: int) -> _Pair:
    if left < 0 or right < 0:
        raise ValueError(f"games on the slate cannot be negative: {left}, {right}")
    return left, right
