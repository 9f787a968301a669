"""A chalk ledger for a game that is paid by the hand: a column for each player, with the balance at the foot.

A game derives its sheet from :class:`LedgerSheet`.
"""

from collections.abc import Sequence
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.chalk import ledger, stone
from tartli_desktop.game.match import E, M
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.plain_text import plain_tip

from .score_sheet import FOCUS, ScoreBoard, ScoreSheetOf

tr = Context("Ledger")

_NARROWEST = 190
_COLUMN, _AROUND_COLUMNS, _HIGH = 49, 36, 780
"""The width of a column with large figures and that around all columns, for a slate of this height."""
_MARGIN = 8
"""The gap between the frame and the writing."""
_TOLD = 5
"""How many of the last hands are read out."""
_MOST_ROWS = 200
"""More rows than any slate has room for."""


H = TypeVar("H")
_Item = TypeVar("_Item")
LedgerRow = tuple[tuple[int, ...], H]
"""What a hand brought each player, by column, and the hand itself, for the game to describe."""


def _frame(width: float) -> float:
    """The breadth of the frame around a slate."""
    return min(max(9.0, 0.052 * width), 20.0)


class LedgerSlate(ScoreBoard, Generic[H]):
    """A slate with a column for each player; a game derives its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        """The names of the players, by column."""
        self.rows: list[LedgerRow[H]] = []
        self.pot = ""
        """The head of a last column for a pot, which has what the players lack together; empty for none."""
        self._drawn: QPixmap | None = None
        self.renew()

    def renew(self) -> None:
        """Draw the slate again: its content has changed."""
        self._drawn = None
        self.setAccessibleName(tr("Slate"))
        self.setAccessibleDescription(self._told())
        self.setToolTip(plain_tip("\n".join((*self.balance_text(), *self._told_of(self.rows[-1:])))))
        self.update()

    def follow_looks(self) -> None:
        self.updateGeometry()
        self.renew()

    @property
    def balance(self) -> tuple[int, ...]:
        """The sum of all hands, by column."""
        return tuple(map(sum, zip(*(numbers for numbers, _ in self.rows), strict=True))) or (0,) * len(
            self.names
        )

    def sums(self) -> Sequence[tuple[str, Sequence[str]]]:
        """The rows under the line: the head of each, and its text for each column."""
        return (("", self._figures(self.balance)),)

    def balance_text(self) -> Sequence[str]:
        """The balance of each player in words, and what is in the pot."""
        heads, figures = self._heads(), self._figures(self.balance)
        return [f"{head}: {figure}." for head, figure in zip(heads, figures, strict=True)]

    def _heads(self) -> tuple[str, ...]:
        return (*self.names, self.pot) if self.pot else self.names

    def _figures(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """The figures of all columns for those of the players."""
        return tuple(map(signed, (*numbers, -sum(numbers)) if self.pot else numbers))

    def hand_told(self, hand: H) -> str:
        """Describe a hand in words."""
        raise NotImplementedError

    def mark(self, hand: H) -> str:
        """The mark before a hand, such as that it counts double; by default none."""
        return ""

    def _told(self) -> str:
        """The balance and the last hands in words; empty without players."""
        if not any(self.names):
            return ""
        return " ".join((*self.balance_text(), *self._told_of(self.rows[-_TOLD:])))

    def _told_of(self, rows: Sequence[LedgerRow[H]]) -> list[str]:
        """Some hands in words, a sentence each."""
        return [f"{self.hand_told(hand)}: {', '.join(self._figures(numbers))}." for numbers, hand in rows]

    def _content(self) -> ledger.Ledger:
        sums = self.sums() if any(self.names) else ()
        rows = self.rows[-_MOST_ROWS:]
        marks = [self.mark(hand) for _, hand in rows]
        return ledger.Ledger(
            heads=self._heads(),
            rows=[self._figures(numbers) for numbers, _ in rows],
            marks=marks if any(marks) else (),
            sums=tuple(texts for _, texts in sums),
            sum_heads=tuple(head for head, _ in sums if head),
        )

    def paint_finished(self, painter: QPainter, scale: float) -> None:
        whole = QRectF(self.rect())
        frame = _frame(whole.width())
        ground = whole.adjusted(frame, frame, -frame, -frame)
        stone.paint(painter, whole, ground, scale)
        if any(self.names):
            inner = ground.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            for _ in stone.coats():
                ledger.draw(painter, self._content(), inner, scale, text_scale())

    def sizeHint(self) -> QSize:
        return QSize(_AROUND_COLUMNS + _COLUMN * max(1, len(self._heads())), _HIGH)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_NARROWEST * max(1.0, text_scale())), 400)

    def heightForWidth(self, width: int) -> int:
        """The least height in which names, the last hand and the sums are legible."""
        around = 2 * (_frame(width) + _MARGIN)
        return ceil(ledger.least_height(self._content(), width - around, text_scale()) + around)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = QPixmap.fromImage(self.grab_image(ratio))
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._drawn)
            if self.hasFocus():
                painter.setPen(QPen(FOCUS, 3))
                painter.drawRect(self.rect().adjusted(2, 2, -2, -2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._drawn = None
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renew()


class LedgerSheet(ScoreSheetOf[M, E], Generic[M, E, H]):
    """Keeps the slate up to date with the match; a game derives its own.

    Args:
        settings: the settings.
        sounds: the sounds of the table.
        parent: the Qt parent of the slate.
    """

    widget: LedgerSlate[H]

    slate: type[LedgerSlate[H]]
    """The game's slate."""

    def __init__(self, settings: CurrentSettings, sounds: TableSounds, parent: QWidget) -> None:
        super().__init__(self.slate(parent), sounds)

    def rows_of(self, match: M) -> Sequence[LedgerRow[H]]:
        """The rows for the hands of a match, by seat."""
        raise NotImplementedError

    def row_of(self, event: E, match: M) -> LedgerRow[H] | None:
        """The row for an event, by seat; None if the event does not end a hand that leaves one."""
        raise NotImplementedError

    def example(self) -> tuple[Sequence[str], Sequence[LedgerRow[H]]]:
        """Names and hands of people of the café."""
        raise NotImplementedError

    def lay(self, match: M, first: int) -> None:
        self._first = first
        rows = self.rows_of(match)
        columns = self._turned(list(zip(*(numbers for numbers, _ in rows), strict=True)))
        self.widget.rows = list(zip(zip(*columns, strict=True), (hand for _, hand in rows), strict=True))
        self.widget.renew()

    def lay_example(self) -> None:
        names, rows = self.example()
        self.widget.names, self.widget.rows = tuple(names), list(rows)
        self.widget.renew()

    def name(self, names: Sequence[str], first: int) -> None:
        self._first = first
        self.widget.names = tuple(self._turned(names))
        self.widget.renew()

    def write(self, event: E, match: M) -> None:
        row = self.row_of(event, match)
        if row is not None:
            numbers, hand = row
            self.widget.rows.append((tuple(self._turned(numbers)), hand))
            self.widget.renew()
            self._sounds.chalk()

    def _turned(self, by_seat: Sequence[_Item]) -> list[_Item]:
        first = self._first % max(1, len(by_seat))
        return [*by_seat[first:], *by_seat[:first]]

    def clear(self) -> None:
        self.widget.names, self.widget.rows, self.widget.pot = (), [], ""
        self.widget.renew()
