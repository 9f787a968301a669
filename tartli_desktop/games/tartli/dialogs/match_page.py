"""The sheet at the end of a match: the players, all games on a slate, and how it went."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tartli.rules.match_story import story_of
from tartli_desktop.games.tartli.rules.replay import replay
from tartli_desktop.games.tartli.score.games_slate import GamesSlate, paint_games
from tartli_desktop.games.tartli.score.match_chart import MatchChart, paint_chart, paint_key
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.words.match_story import WonMatch
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.portraits import paint_wreath, portrait
from tartli_desktop.looks.surfaces.theme import cloth_texture
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel
from tartli_desktop.widgets.papers.sheet import plain_label

_PORTRAIT = 4.6
"""Height of the portraits in lines."""
_SCORE = 2.2
"""Height of the result, relative to the usual letters."""


def won_match(session: Session, *, by_names: bool) -> WonMatch | None:
    """The match, if it is over and began at 0 : 0, else None.

    Args:
        session: the match on the table.
        by_names: whether two people read it together, so that nobody is addressed as "you".
    """
    if not session.winners or session.marks.again is not None:
        return None
    try:
        record = session.record()
    except ValueError:
        # It began with points.
        return None
    story = story_of(hand.result for hand in replay(record) if hand.result is not None)
    if story is None:
        return None
    first, second = session.names
    return WonMatch(
        story=story,
        names=(first, second),
        portraits=portraits_of(session),
        variant=session.view.variant,
        games=session.view.games,
        winner=session.winners[0],
        viewer=session.person,
        by_names=by_names,
    )


class MatchPage(QWidget):
    """The two portraits with the result between them; below, the slate of all games beside the chart.

    Args:
        match: the match to show.
    """

    def __init__(self, match: WonMatch) -> None:
        super().__init__()
        self._match = match
        left, right = match.seats
        people = QHBoxLayout()
        people.addStretch(2)
        people.addWidget(_player(match, left))
        people.addStretch(1)
        self._result = plain_label(f"{match.games[left]} : {match.games[right]}", wrap=False)
        people.addWidget(self._result)
        people.addStretch(1)
        people.addWidget(_player(match, right))
        people.addStretch(2)
        self.slate = GamesSlate(match)
        self.slate.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.chart = MatchChart(match)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        beside = QVBoxLayout()
        beside.addWidget(self.chart, 1)
        self.facts = plain_label("\n".join(match.facts))
        beside.addWidget(self.facts)
        below = QHBoxLayout()
        below.setSpacing(24)
        below.addWidget(self.slate)
        below.addLayout(beside, 1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(12)
        rows.addLayout(people)
        rows.addLayout(below, 1)

    def set_letters(self, pixels: int) -> None:
        """Set the height of the letters around it."""
        self._result.setFont(table_font(pixels * _SCORE, bold=True))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The parts, in the order they are revealed."""
        return self.slate, self.chart, self.facts

    @property
    def spoken(self) -> str:
        """The whole text, for screen readers."""
        return " ".join((*self._match.told, *self._match.facts))


def _player(match: WonMatch, seat: int) -> QWidget:
    """A portrait with its name; the winner's is in a wreath."""
    player, won = QWidget(), seat == match.winner
    column = QVBoxLayout(player)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    name = plain_label(match.names[seat], wrap=False)
    name.setFont(table_font(bold=won))
    for part in (PortraitLabel(match.portraits[seat], _PORTRAIT, wreathed=won), name):
        column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
    return player


# The picture to keep or send

_WIDE, _HIGH = 1080, 1350
"""The picture size in pixels, which nearly every program shows uncropped."""
_PAPER, _INK = QColor("#F5ECDA"), QColor("#2B211C")


def picture(match: WonMatch) -> QImage:
    """The match as one picture: portraits on the baize, the slate of all games, and the chart on paper."""
    image = QImage(_WIDE, _HIGH, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(image.rect(), QBrush(cloth_texture()))
        left, right = match.seats
        side = 220.0
        for seat, middle in ((left, 0.2 * _WIDE), (right, 0.8 * _WIDE)):
            at = QRectF(middle - side / 2, 32, side, side)
            if seat == match.winner:
                paint_wreath(painter, at)
            painter.drawPixmap(at.topLeft(), portrait(match.portraits[seat], side))
            painter.setPen(QColor("#FBF3DC"))
            painter.setFont(table_font(46, bold=seat == match.winner))
            room = QRectF(middle - 210, at.bottom() + 44, 420, 62)
            shown = painter.fontMetrics().elidedText(match.names[seat], Qt.TextElideMode.ElideRight, 420)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        painter.setFont(table_font(120, bold=True))
        result = f"{match.games[left]} : {match.games[right]}"
        painter.drawText(QRectF(0, 64, _WIDE, 180), Qt.AlignmentFlag.AlignCenter, result)
        slate = QRectF(150, 366, _WIDE - 300, 534)
        painter.fillRect(slate.translated(6, 9), QColor(10, 16, 8, 90))
        paint_games(painter, slate, match, 1.0)
        paper = QRectF(80, 930, _WIDE - 160, 366)
        painter.fillRect(paper.translated(5, 7), QColor(10, 16, 8, 90))
        painter.setPen(QPen(QColor("#8A6F4D"), 2))
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(paper, 6, 6)
        paint_key(painter, QPointF(paper.left() + 30, paper.top() + 18), match, 24)
        chart = paper.adjusted(24, 62, -30, -64)
        paint_chart(painter, chart, match, 21)
        painter.setPen(_INK)
        painter.setFont(table_font(25, italic=True))
        words = " ".join(match.facts_for(None))
        room = QRectF(paper.left() + 24, paper.bottom() - 58, paper.width() - 48, 44)
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
    return image
