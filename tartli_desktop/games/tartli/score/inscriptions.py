"""The parts of a slate other than marks: ruled lines, names, the agreed number of games, totals."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.chalk import strokes
from tartli_desktop.looks.fonts import table_font

from . import shapes
from .layout import Layout
from .touches import Touch, draw_all, of_number


def paint_rules(painter: QPainter, plan: Layout, ratio: float) -> None:
    """Paint the lines under the names, between the columns, and over the games."""
    ground = plan.ground
    left, right = ground.left() + 0.03 * ground.width(), ground.right() - 0.03 * ground.width()
    top = plan.names_line - 0.7 * plan.names[0].height()
    thick = max(1.8, round(2 * 0.009 * ground.width()) / 2)
    wide, high = QPointF(right - left, 0), QPointF(0, plan.games_line - top)
    _paint_rule(painter, "names", QPointF(left, plan.names_line), wide, thick, ratio)
    _paint_rule(painter, "games", QPointF(left, plan.games_line), wide, thick, ratio)
    _paint_rule(painter, "middle", QPointF(plan.middle, top), high, thick, ratio)


def paint_name(painter: QPainter, name: str, area: QRectF, ratio: float) -> None:
    """Paint a name over its column, as large as fits, shortened if even small letters do not fit."""
    font = table_font(italic=True)
    size, least = round(0.66 * area.height()), max(9, round(0.42 * area.height()))
    while size > least and _width(name, font, size) > area.width():
        size -= 1
    font.setPixelSize(max(1, size))
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, area.width())
    strokes.draw_text(painter, shown, font, area, ratio)


def name_width(name: str, pixels: float) -> float:
    """The width a name needs in letters of that height."""
    return _width(name, table_font(italic=True), max(1, round(pixels)))


def paint_target(painter: QPainter, target: int, area: QRectF, ratio: float) -> None:
    """Paint the number of games agreed for the match (R10), in a ring."""
    thick = max(1.5, 0.07 * area.height())
    for line in shapes.ring_lines(area.width(), area.height()):
        strokes.draw(painter, strokes.Stroke("ring", line, thick), area.topLeft(), ratio)
    high = 0.54 * area.height()
    wide = shapes.number_width(str(target)) * high
    draw_all(painter, of_number("target", str(target), high, area.center() - QPointF(wide, high) / 2), ratio)


def paint_total(painter: QPainter, side: int, total: int, area: QRectF, ratio: float) -> None:
    """Paint the total of a column as a number, under a line like a sum."""
    high = round(0.74 * area.height())
    wide = shapes.number_width(str(total)) * high
    at = QPointF(area.right() - wide, area.center().y() - high / 2)
    line = ((-0.5 * high, -0.22 * high), (wide + 0.1 * high, -0.26 * high))
    rule = Touch(strokes.Stroke(f"sum {side}", line, max(1.4, 0.09 * high)), at)
    draw_all(painter, [rule, *of_number(f"total {side}", str(total), high, at)], ratio)


def _paint_rule(
    painter: QPainter, name: str, start: QPointF, way: QPointF, thick: float, ratio: float
) -> None:
    """Paint a horizontal or upright rule that goes this way from its start."""
    # Longer than needed and clipped, so that a change of size does not always redraw it.
    end = (80.0 * math.ceil(way.x() / 80.0), 80.0 * math.ceil(way.y() / 80.0))
    beside = 3 * thick
    painter.save()
    painter.setClipRect(
        QRectF(start, start + way).adjusted(
            -beside, -beside, 0 if way.x() else beside, 0 if way.y() else beside
        )
    )
    rule = strokes.Stroke(f"rule {name}", ((0.0, 0.0), end), thick, ruled=True)
    strokes.draw(painter, rule, start, ratio)
    painter.restore()


def _width(text: str, font: QFont, pixels: int) -> float:
    font.setPixelSize(pixels)
    return QFontMetricsF(font).horizontalAdvance(text)
