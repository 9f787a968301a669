"""How the selected match of the list stands, in chalk on a slate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.chalk import strokes
from tartli_desktop.chalk.strokes import Stroke
from tartli_desktop.windows.statistics.chalked_slate import ChalkedSlate

from .matches_model import MatchLine

_LINES = 5.5
"""The height of its contents, in lines of writing."""
_AROUND = 62
"""Frame and margins, in pixels."""
_TITLE, _NAME, _FIGURE, _DETAIL = 1.45, 1.25, 2.6, 1.0
"""The heights of letters, relative to those of the window."""
_LEAST_PLAYER, _PLAYER, _DETAILS = 5.0, 9.0, 10.0
"""The least and the greatest width for a player, and the width for details, in lines of writing."""
_LEAST = 22.0
"""The least width, in lines of writing."""
_MOST_GROWN = 1.4
"""The greatest factor by which everything grows where there is room."""
_TALLIED = 20
"""Up to this number, games are also tallied: a stroke for each, every fifth across four."""
_APART = 0.3
"""The distance of the strokes, in lines of writing."""


class StandingSlate(ChalkedSlate):
    """A column for each player with the name above the figure; beside them, details beyond the row."""

    _match: MatchLine | None = None
    _details: tuple[str, ...] = ()
    _growth = 1.0
    """The factor by which everything is larger than necessary."""

    def show_match(self, match: MatchLine | None, details: tuple[str, ...] = ()) -> None:
        """Show how a match stands, and each detail on a line; None if no match is selected."""
        if (match, details) != (self._match, self._details):
            self._match, self._details = match, details
            self.setAccessibleName("" if match is None else match.title)
            self.setAccessibleDescription("" if match is None else ", ".join((match.standing, *details)))
            self.wipe()

    def measure(self) -> None:
        self.setMinimumHeight(round(_LINES * self.row_height) + _AROUND)

    @property
    def least_width(self) -> int:
        """The width from which everything on it has room."""
        return round(_LEAST * self.row_height)

    def text_at(self, number: int) -> str:
        return ""

    def chalk(self, painter: QPainter, area: QRectF, ratio: float) -> None:
        match = self._match
        if match is None:
            return
        # As large as there is room for, within limits.
        beside = _DETAILS * bool(self._details)
        needed = (_LEAST_PLAYER * len(match.games) + beside) * self.row_height
        grown = min(area.height() / (_LINES * self.row_height), area.width() / needed, _MOST_GROWN)
        self._growth = max(1.0, grown)
        row = self._row
        # Not changed in place: with high contrast, everything is chalked into the same area more than once.
        area = area.adjusted(0, (area.height() - _LINES * row) / 2, 0, 0)
        broad = area.width() - beside * row
        title = self._letters(_TITLE)
        self._write(painter, match.title, title, area.topLeft() + QPointF(0, 0.5 * row), broad, ratio)
        share = min(broad / len(match.games), _PLAYER * row)
        is_tallied = all(_tally_width(games) * row <= share - 0.8 * row for games in match.games)
        for number, name in enumerate(match.players):
            column = QRectF(area.left() + number * share, area.top() + 1.3 * row, share, 0)
            if number:
                rule = Stroke(f"between {number}", ((0.0, 0.0), (0.0, 3.6 * row)), 1.8, ruled=True)
                strokes.draw(painter, rule, column.topLeft() - QPointF(0.4 * row, 0), ratio)
            self._column(painter, name, match.figures[number], column, ratio)
            if is_tallied:
                at = column.topLeft() + QPointF(0.1 * row, 3.2 * row)
                self._tally(painter, match.games[number], at, ratio)
        detail = self._letters(_DETAIL)
        for number, words in enumerate(self._details):
            at = QPointF(area.right() - _DETAILS * row, area.top() + (1.7 + number) * row)
            self._write(painter, words, detail, at, _DETAILS * row, ratio)

    @property
    def _row(self) -> float:
        return self._growth * self.row_height

    def _letters(self, share: float, *, italic: bool = True) -> QFont:
        return self.chalk_font(share * self._growth, italic=italic)

    def _column(self, painter: QPainter, name: str, figure: str, area: QRectF, ratio: float) -> None:
        row = self._row
        named, counted = self._letters(_NAME), self._letters(_FIGURE, italic=False)
        room = area.width() - 0.8 * row
        self._write(painter, name, named, area.topLeft() + QPointF(0, 0.4 * row), room, ratio)
        self._write(painter, figure, counted, area.topLeft() + QPointF(0, 1.9 * row), room, ratio)

    def _tally(self, painter: QPainter, count: int, at: QPointF, ratio: float) -> None:
        """Chalk a stroke for each of a few games, in groups of five."""
        if not 0 < count <= _TALLIED:
            return
        apart, high = _APART * self._row, 0.9 * self._row
        for number in range(count):
            group, place = divmod(number, 5)
            left = group * 6 * apart
            line = ((0.0, 0.0), (0.0, high))
            if place == 4:
                line = ((-4.4 * apart, 0.8 * high), (0.4 * apart, 0.2 * high))
            stroke = Stroke(f"tally {number}", line, 2.4)
            strokes.draw(painter, stroke, at + QPointF(left + place * apart, 0), ratio)

    def _write(
        self, painter: QPainter, text: str, font: QFont, at: QPointF, room: float, ratio: float
    ) -> None:
        """Write as much of a text as has room, with its first letter at a place."""
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        # Chalk needs the same room before the text.
        self.write(painter, text, font, at - QPointF(0.25 * metrics.height(), 0), ratio)


def _tally_width(count: int) -> float:
    """The width of the strokes of a tally, in lines of writing; 0 if there is no tally."""
    groups, rest = divmod(max(0, count - 1), 5)
    return (6 * groups + rest) * _APART if count <= _TALLIED else 0.0
