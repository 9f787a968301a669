"""The slate of all games of a match: how each ended, and what it was worth."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from tartli_desktop.chalk import stone, strokes
from tartli_desktop.games.tartli.words.match_story import WonMatch

from . import inscriptions, marks, shapes, touches
from .match_chart import StoryPicture

_FRAME = 0.036
"""Breadth of the wooden frame, as a fraction of the width."""
_LINES, _LEAST, _LARGEST = 1.6, 12.5, 20.0
"""In lines of the surrounding text: preferred height per game, least and greatest height of the slate."""
_FOOT, _TOTAL = 2.0, 0.93
"""The height of the strip for the totals, and of their figures, relative to that for the names: a ring around
figures touches neither the line above it nor the frame."""
_MOST = 0.105
"""The greatest height of figures, as a fraction of the width."""


def paint_games(painter: QPainter, area: QRectF, match: WonMatch, ratio: float) -> None:
    """Paint a slate with a line for each game, and the total worth of the games below.

    Args:
        painter: a painter in logical pixels.
        area: the slate with its frame.
        match: the match.
        ratio: device pixels per logical pixel.
    """
    breadth = max(8.0, _FRAME * area.width())
    ground = area.adjusted(breadth, breadth, -breadth, -breadth)
    stone.paint(painter, area, ground, ratio)
    for _ in stone.coats():
        _chalk(painter, ground, match, ratio)


def _chalk(painter: QPainter, ground: QRectF, match: WonMatch, ratio: float) -> None:
    story, seats = match.story, match.seats
    margin = 0.05 * ground.width()
    half = ground.width() / 2 - 1.5 * margin
    lefts = (ground.left() + margin, ground.center().x() + 0.5 * margin)
    head = min(0.115 * ground.width(), 0.11 * ground.height())
    foot = _FOOT * head
    top, end = ground.top() + head + 0.6 * margin, ground.bottom() - foot - 0.5 * margin
    thick = max(1.6, 0.007 * ground.width())

    def rule(name: str, x: float, y: float, across: float, down: float) -> None:
        line = strokes.Stroke(f"all games {name}", ((0.0, 0.0), (across, down)), thick, ruled=True)
        strokes.draw(painter, line, QPointF(x, y), ratio)

    for name, y in (("head", top), ("foot", end)):
        rule(name, ground.left() + margin, y, ground.width() - 2 * margin, 0.0)
    rule("middle", ground.center().x(), ground.top() + margin / 2, 0.0, end - ground.top())
    for left, seat in zip(lefts, seats, strict=True):
        room = QRectF(left, ground.top() + 0.2 * margin, half, head)
        inscriptions.paint_name(painter, match.names[seat], room, ratio)
    won = [game for game in story.games if game.winner is not None]
    row = min((end - top - 0.4 * margin) / max(len(won), 1), 2.1 * _MOST * ground.width())
    high = min(0.7 * row, _MOST * ground.width(), 0.44 * half / shapes.number_width("508"))
    for number, game in enumerate(won):
        y = top + 0.35 * margin + number * row + (row - high) / 2
        for left, seat in zip(lefts, seats, strict=True):
            text = str(game.counts[-1][seat])
            wide = shapes.number_width(text) * high
            at = QPointF(left + 0.5 * half - wide, y)
            painter.setOpacity(1.0 if game.winner == seat else 0.72)
            touches.draw_all(painter, touches.of_number(f"game {number} {seat}", text, high, at), ratio)
            painter.setOpacity(1.0)
            if game.winner == seat:
                rule(f"won {number}", at.x(), y + 1.22 * high, wide, 0.0)
                _bars(painter, f"worth {number}", game.worth, QPointF(left + 0.63 * half, y), high, ratio)
    total = story.stakes[-1] if story.stakes else (0, 0)
    for left, seat in zip(lefts, seats, strict=True):
        text, high = str(total[seat]), _TOTAL * head
        wide = shapes.number_width(text) * high
        at = QPointF(left + (half - wide) / 2, end + (foot - high) / 2 + 0.2 * margin)
        touches.draw_all(painter, touches.of_number(f"total {seat}", text, high, at), ratio)
        if total[seat] == max(total) and total[0] != total[1]:
            across = max(wide, high) * 1.75
            corner = QPointF(left + (half - across) / 2, at.y() + (high - across * 0.92) / 2)
            for line in shapes.ring_lines(across, across * 0.92):
                strokes.draw(painter, strokes.Stroke("ring", line, max(1.8, 0.05 * across)), corner, ratio)


def _bars(painter: QPainter, seed: str, worth: int, at: QPointF, high: float, ratio: float) -> None:
    x = at.x()
    for number, mark in enumerate(marks.games(worth)):
        for index, line in enumerate(shapes.lines(mark)):
            scaled = tuple((px * high, py * high) for px, py in line)
            stroke = strokes.Stroke(f"{seed} {number} {index}", scaled, max(1.6, 0.12 * high))
            strokes.draw(painter, stroke, QPointF(x, at.y()), ratio)
        x += (shapes.width(mark) + 0.3) * high


class GamesSlate(StoryPicture):
    """The slate of all games as a widget."""

    paints_all = True

    @property
    def title(self) -> str:
        return self.tr("Slate of all games")

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        lines = 4.6 + _LINES * len(self._match.story.games)
        return QSize(round(14 * line), round(min(max(_LEAST, lines), _LARGEST) * line))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_games(painter, QRectF(self.rect()), self._match, self.devicePixelRatioF())
