"""How a match went as a chart: the counts of both players after each hand, game by game."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF

from tartli_desktop.games.tartli import GAME_POINTS
from tartli_desktop.games.tartli.words.match_story import WonMatch
from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font

_COLOURS = (QColor("#B8372B"), QColor("#2F4E78")), QColor("#CBB98F"), QColor("#5E4B35")
"""The inks of the player at the left of the slate and of the other player; fine lines; words."""
_PLAIN = (QColor("#FFE97A"), QColor("#FFFFFF")), QColor("#8C8C8C"), QColor("#FFFFFF")
_MOST_LETTERS = 30
"""Up to this many games, each is numbered; beyond that, every fifth."""


def paint_chart(
    painter: QPainter, area: QRectF, match: WonMatch, letters: float, *, on_black: bool = False
) -> None:
    """Paint a line for each player through the counts after each hand; each game begins at the bottom.

    Above each game, marks in the winner's ink show what it was worth. The first player has a solid line and
    round marks, the second a dashed line and square marks.

    Args:
        painter: a painter in logical pixels.
        area: the room for the whole chart.
        match: the match; the player at the left has the first ink.
        letters: height of the letters.
        on_black: whether it stands on black, in high contrast.
    """
    inks, fine, words = _PLAIN if on_black else _COLOURS
    games = match.story.games
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(table_font(letters))
    left = area.left() + painter.fontMetrics().horizontalAdvance(str(GAME_POINTS)) + 0.5 * letters
    plot = QRectF(left, area.top() + 1.5 * letters, area.right() - left, area.height() - 2.9 * letters)
    most = max(GAME_POINTS, *(max(count) for game in games for count in game.counts))
    wide = plot.width() / max(sum(len(game.counts) for game in games), 1)

    def height(points: float) -> float:
        return plot.bottom() - plot.height() * points / most

    _draw_scale(painter, plot, height(GAME_POINTS), (fine, words), letters)
    done = 0
    for number, game in enumerate(games, 1):
        start, end = plot.left() + done * wide, plot.left() + (done + len(game.counts)) * wide
        done += len(game.counts)
        if number > 1:
            painter.setPen(QPen(fine, 1))
            painter.drawLine(QPointF(start, plot.top()), QPointF(start, plot.bottom()))
        if len(games) <= _MOST_LETTERS or number % 5 == 0:
            painter.setPen(words)
            below = QRectF(start - letters, plot.bottom(), end - start + 2 * letters, 1.6 * letters)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number))
        for place, (seat, ink) in enumerate(zip(match.seats, inks, strict=True)):
            heights = (height(count[seat]) for count in game.counts)
            line = [QPointF(start, plot.bottom())]
            line += [QPointF(start + nth * wide, y) for nth, y in enumerate(heights, 1)]
            painter.setPen(_pen(ink, letters, is_first=not place))
            painter.drawPolyline(QPolygonF(line))
            for point in line[1:]:
                _dot(painter, point, max(2.2, 0.19 * letters), ink, square=bool(place))
            if game.winner == seat:
                for nth in range(game.worth):
                    along = (start + end) / 2 + (nth - (game.worth - 1) / 2) * 0.95 * letters
                    at = QPointF(along, area.top() + 0.55 * letters)
                    _dot(painter, at, 0.36 * letters, ink, square=bool(place))


def _draw_scale(
    painter: QPainter, plot: QRectF, goal: float, inks: tuple[QColor, QColor], letters: float
) -> None:
    """Draw the lowest line, and the line of the count that goes out, at ``goal``, with its number."""
    fine, words = inks
    painter.setPen(QPen(fine, 1))
    painter.drawLine(plot.bottomLeft(), plot.bottomRight())
    painter.setPen(QPen(fine, 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(plot.left(), goal), QPointF(plot.right(), goal))
    painter.setPen(words)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(
        QRectF(0, goal - letters, plot.left() - 0.4 * letters, 2 * letters), right, str(GAME_POINTS)
    )


def _pen(ink: QColor, letters: float, *, is_first: bool) -> QPen:
    style = Qt.PenStyle.SolidLine if is_first else Qt.PenStyle.DashLine
    return QPen(ink, max(1.8, 0.14 * letters), style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


def _dot(painter: QPainter, at: QPointF, radius: float, ink: QColor, *, square: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if square:
        painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
    else:
        painter.drawEllipse(at, radius, radius)


def paint_key(
    painter: QPainter, at: QPointF, match: WonMatch, letters: float, *, on_black: bool = False
) -> None:
    """Paint the key: the names of the first and the second ink, side by side from a point on."""
    inks, _, words = _PLAIN if on_black else _COLOURS
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(table_font(letters))
    metrics = painter.fontMetrics()
    x = at.x()
    for place, (name, ink) in enumerate(zip(match.names_in_order, inks, strict=True)):
        middle = at.y() + 0.65 * letters
        painter.setPen(_pen(ink, letters, is_first=not place))
        painter.drawLine(QPointF(x, middle), QPointF(x + 2 * letters, middle))
        _dot(painter, QPointF(x + letters, middle), 0.26 * letters, ink, square=bool(place))
        painter.setPen(words)
        x += 2.4 * letters
        wide = metrics.horizontalAdvance(name)
        painter.drawText(QRectF(x, at.y(), wide + 4, 1.3 * letters), Qt.AlignmentFlag.AlignVCenter, name)
        x += wide + 1.6 * letters


class StoryPicture(PictureWidget):
    """A picture of how a match went.

    Args:
        match: the match.
    """

    paints_all = False
    """Whether it covers everything under it."""

    def __init__(self, match: WonMatch) -> None:
        super().__init__()
        self._match = match
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(" ".join(match.told))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.paints_all)

    @property
    def title(self) -> str:
        """The title of the picture."""
        raise NotImplementedError


class MatchChart(StoryPicture):
    """The chart as a widget, with the key above it."""

    @property
    def title(self) -> str:
        return self.tr("Chart of the match")

    @property
    def _letters(self) -> float:
        return 0.68 * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(22 * line), round(9 * line))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(10 * line), round(7 * line))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            letters, on_black = self._letters, high_contrast()
            paint_key(painter, QPointF(2, 0), self._match, letters, on_black=on_black)
            area = QRectF(self.rect()).adjusted(0, 1.9 * letters, -4, 0)
            paint_chart(painter, area, self._match, letters, on_black=on_black)
