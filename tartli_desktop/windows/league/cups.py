"""The cups of the league: how they are drawn, beside words and on the mantelpiece of the welcome."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.league.season import Season
from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.widgets.panel.welcome_drawings import WelcomeDrawing

from . import league_words

_METALS = (
    ("#FFF3B8", "#D9A21F", "#8A5A0B"),
    ("#FFFFFF", "#AEB6BD", "#5D666E"),
    ("#F4C79A", "#B06A32", "#6B3A16"),
)
"""Light, usual and dark colour of gold, silver and bronze."""
_INK, _WOOD, _WOOD_LIGHT, _WOOD_DARK = map(QColor, ("#2B211C", "#5B3A22", "#7D5433", "#321E11"))
_PLATE, _WORDS = QColor("#E9D9AE"), QColor("#F6EBD0")
_LINES = 3.2
"""The height of a cup beside words, in lines."""
_WIDTH = 0.8
"""The width of a cup, relative to its height."""
_MOST = 7
"""How many of the last cups have room."""


def paint_cup(painter: QPainter, area: QRectF, place: int) -> None:
    """Paint the cup for a place, 1 to 3, as high as an area."""
    light, usual, dark = map(QColor, _METALS[place - 1])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center().x(), area.top())
    # In a drawing 100 high; x is 0 in the middle.
    painter.scale(area.height() / 100, area.height() / 100)
    shine = QLinearGradient(-30, 0, 30, 0)
    for at, colour in ((0, usual), (0.3, light), (0.55, usual), (1, dark)):
        shine.setColorAt(at, colour)
    for side in (-1, 1):
        handle = QPainterPath(QPointF(side * 24, 14))
        handle.cubicTo(side * 46, 8, side * 44, 42, side * 18, 44)
        for colour, width in ((_INK, 7.0), (usual, 4.0)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(handle)
    painter.setPen(QPen(_INK, 2.2))
    painter.setBrush(shine)
    bowl = QPainterPath(QPointF(-27, 6))
    bowl.cubicTo(-26, 36, -18, 50, -5, 55)
    bowl.lineTo(-5, 68)
    bowl.cubicTo(-6, 73, -14, 75, -16, 80)
    bowl.lineTo(16, 80)
    bowl.cubicTo(14, 75, 6, 73, 5, 68)
    bowl.lineTo(5, 55)
    bowl.cubicTo(18, 50, 26, 36, 27, 6)
    bowl.closeSubpath()
    painter.drawPath(bowl)
    painter.drawEllipse(QRectF(-27, 2, 54, 9))
    painter.setBrush(_WOOD)
    painter.drawRoundedRect(QRectF(-21, 80, 42, 18), 2, 2)
    painter.setPen(QPen(dark, 0.8))
    painter.setBrush(_PLATE)
    painter.drawRect(QRectF(-9, 84, 18, 10))
    painter.setPen(_INK)
    painter.setFont(table_font(9))
    painter.drawText(QRectF(-9, 83.5, 18, 11), Qt.AlignmentFlag.AlignCenter, str(place))
    painter.restore()


class CupLabel(PictureWidget):
    """A cup beside words; hidden without one."""

    def __init__(self) -> None:
        super().__init__()
        self._place = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_cup(self, season: Season | None) -> None:
        """Show the cup that a season brought; None for no cup."""
        self._place = 0 if season is None else season.cup
        self.setAccessibleName("" if season is None else league_words.cup_name(season))
        self.setVisible(season is not None)
        self.update()

    def sizeHint(self) -> QSize:
        high = round(_LINES * self.fontMetrics().height())
        return QSize(round(_WIDTH * high), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._place:
            with QPainter(self) as painter:
                paint_cup(painter, QRectF(self.rect()), self._place)


class CupsToWin(QWidget):
    """The three cups of a season, the gold one in the middle, where there is nothing to tell yet."""

    def paintEvent(self, event: QPaintEvent) -> None:
        high = min(self.height() / 2, self.width() / 4)
        with QPainter(self) as painter:
            for place, step, share in ((2, -1, 0.8), (1, 0, 1.0), (3, 1, 0.7)):
                middle, foot = self.width() / 2 + step * high, (self.height() + high) / 2
                size = share * high
                paint_cup(painter, QRectF(middle - size / 2, foot - size, size, size), place)


class Mantelpiece(WelcomeDrawing):
    """The player's cups in a row on a mantelpiece; the latest ones if there are too many.

    Args:
        seasons: those that brought a cup, the first one first.
    """

    def __init__(self, seasons: Sequence[Season], parent: QWidget) -> None:
        shown = tuple(seasons[-_MOST:])
        super().__init__(". ".join(map(league_words.cup_name, shown)), parent)
        self.seasons = shown
        """Those whose cups are shown."""

    def set_geometry(self, area: QRectF) -> None:
        """Stand at the foot of an area, in its middle."""
        high = min(area.height(), area.width() / 3)
        wide = min(area.width(), high * (0.5 + 0.75 * len(self.seasons)))
        self.setGeometry(QRectF(area.center().x() - wide / 2, area.bottom() - high, wide, high).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        high, wide = float(self.height()), float(self.width())
        board = QRectF(1, 0.7 * high, wide - 2, 0.29 * high)
        step = wide / (len(self.seasons) + 0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wood = QLinearGradient(0, board.top(), 0, board.bottom())
            for at, colour in ((0, _WOOD_LIGHT), (0.18, _WOOD), (1, _WOOD_DARK)):
                wood.setColorAt(at, colour)
            painter.setPen(QPen(_INK, 1))
            painter.setBrush(wood)
            painter.drawRoundedRect(board, 3, 3)
            painter.drawLine(
                QPointF(1, board.top() + 0.09 * high), QPointF(wide - 1, board.top() + 0.09 * high)
            )
            painter.setFont(table_font(max(9.0, 0.1 * high)))
            for number, season in enumerate(self.seasons):
                middle = step * (number + 0.75)
                cup = QRectF(middle - step / 2, 0.02 * high, step, 0.7 * high)
                paint_cup(painter, cup, season.cup)
                painter.setPen(_WORDS)
                words = QRectF(middle - step / 2, board.top() + 0.09 * high, step, 0.2 * high)
                told = f"{face_of(season.game).game_name()} {season.begun[:4]}"
                told = painter.fontMetrics().elidedText(told, Qt.TextElideMode.ElideRight, round(step) - 2)
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, told)
