"""The slate widget: two columns in chalk, the games below the line, a writing hand and a sponge."""

from collections import deque
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.chalk import sponge
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.text_size import text_scale

from . import marks, touches
from .marks import Style
from .slate_board import LEFT, RIGHT, Columns, Pair, Shown, SlateBoard


class _Step(Struct, frozen=True):
    """One task of the hand: chalk what is new in ``after``, wipe the columns, or rest."""

    after: Shown
    wipes: bool = False
    rests: float = 0.0
    """Milliseconds, at the hand's normal pace, to rest."""


class Slate(SlateBoard):
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
        self._style = Style.HUNGARIAN
        self._goal = Shown()
        self._speed: float | None = None
        self._waiting: deque[_Step] = deque()
        self._step: _Step | None = None
        self._begun = 0
        """How many strokes of a writing step are set down."""
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._finish_step)
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
        self._put(replace(self._goal, columns=self._columns_of(self._entries)))

    def put(
        self, left: Iterable[int], right: Iterable[int], games: Pair = (0, 0), target: int | None = None
    ) -> None:
        """Show a match at once, whatever was being written.

        Args:
            left: the entries in the left column: points of melds, béla and hands (R13.4).
            right: those in the right column.
            games: the bulis or stakes of each side, below the line.
            target: how many of them are agreed for the match (R10).
        """
        entries = (list(left), list(right))
        shown = Shown(self._columns_of(entries), _checked(*games))
        self._entries, self._target = entries, target
        self._put(shown)

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
    def games(self) -> Pair:
        """The bulis or stakes of each side, including those still being chalked."""
        return self._goal.games

    # Appearance.

    @property
    def takes_time(self) -> bool:
        """Whether a hand writes and wipes; otherwise everything appears at once."""
        return self._speed is not None

    def set_motion(self, speed: float | None) -> None:
        """Set how fast the hand writes: 1 is its normal pace, 2 twice as fast, None at once."""
        self._speed = speed
        if speed is None:
            self.finish()

    def follow_looks(self) -> None:
        looks = text_scale(), high_contrast()
        if looks != self._looks:
            self._looks = looks
            self.finish()
            self._redraw()

    @property
    def is_settled(self) -> bool:
        """Whether nothing is moving or waiting to be written."""
        return self._step is None and not self._waiting

    def paint_finished(self, painter: QPainter, scale: float) -> None:
        """Paint the slate as it is once all motion is over."""
        self._paint_bare(painter, scale)
        self._inscribe(painter, scale)
        self._draw_marks(painter, self._all_touches(self._goal), scale)

    # The hand: one step after the other.

    def _columns_of(self, entries: tuple[list[int], list[int]]) -> Columns:
        return marks.column(entries[LEFT], self._style), marks.column(entries[RIGHT], self._style)

    def _put(self, shown: Shown) -> None:
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

    def _begin_writing(self, after: Shown) -> float:
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
        self.update()
        begun = sum(touch.start <= elapsed for touch in self._new)
        while self._begun < begun:
            self._begun += 1
            self.stroke_began.emit()

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

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The step in motion was prepared for the old places.
        self.finish()
        self._redraw()

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()

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


def _checked(left: int, right: int) -> Pair:
    if left < 0 or right < 0:
        raise ValueError(f"games on the slate cannot be negative: {left}, {right}")
    return left, right
