"""The sponge that wipes a slate: its path, its looks, and the smear that it leaves behind."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

_BODY = QColor("#B9974F")
_INK = QColor("#2B211C")

_EACH_TURN = 230.0
_DRYING = 420.0

_SMEAR_CELL = 4.0
_OLD_SMEAR = 0.45
"""How much of the previous smear stays after another wiping."""


class Sweep(Struct, frozen=True):
    """One wiping of the slate.

    Attributes:
        way: the path of the middle of the sponge, in equidistant points.
        breadth: the breadth of the sponge, in logical pixels.
        sweeping: how long the sponge wipes, in milliseconds at its own pace.
    """

    way: tuple[QPointF, ...]
    breadth: float
    sweeping: float

    @classmethod
    def over(cls, area: QRectF, slate_width: float) -> Sweep:
        """A wiping of this area, to and fro from the top down."""
        breadth = max(40.0, 0.30 * slate_width)
        beside = 0.3 * breadth
        inner = area.adjusted(beside, 0, -beside, 0)
        turns = max(1, math.ceil(area.height() / (0.72 * breadth)))
        return cls(_to_and_fro(inner, turns), breadth, _EACH_TURN * turns)

    @property
    def duration(self) -> float:
        """How long it takes until the slate is dry, in milliseconds at the sponge's own pace."""
        return self.sweeping + _DRYING

    def reached(self, elapsed: float) -> int:
        """The index of the point of its path that the sponge has reached."""
        return round(min(1.0, elapsed / self.sweeping) * (len(self.way) - 1))

    def dried(self, elapsed: float) -> float:
        """How far the slate has dried: 0 during the wiping, 1 at the end."""
        return max(0.0, min(1.0, (elapsed - self.sweeping) / _DRYING))

    def erase(self, painter: QPainter, since: int, until: int) -> None:
        """Erase what the sponge passed over between two points of its path, given by their indexes."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(_broad_pen(QColor(0, 0, 0), 1.15 * self.breadth))
        painter.drawPolyline(QPolygonF(self.way[since : until + 1]))

    def paint_water(self, painter: QPainter, elapsed: float) -> None:
        """Paint the dark water behind the sponge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wetness = 1 - self.dried(elapsed)
        passed = QPolygonF(self.way[: self.reached(elapsed) + 1])
        for share, alpha in ((1.0, 26), (0.82, 22), (0.6, 18)):
            painter.setPen(_broad_pen(QColor(8, 12, 14, round(alpha * wetness)), share * self.breadth))
            painter.drawPolyline(passed)

    def paint_sponge(self, painter: QPainter, elapsed: float, ratio: float) -> None:
        """Paint the sponge at its place; once lifted off, it fades long before the stone is dry."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        reached = self.reached(elapsed)
        painter.setOpacity(max(0.0, 1 - 2 * self.dried(elapsed)))
        painter.translate(self.way[reached])
        painter.rotate(-10 + 6 * math.sin(reached / 7))
        sponge = _picture(self.breadth, ratio)
        size = sponge.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), sponge)
        painter.restore()


def smear(marks: QPixmap, before: QImage | None) -> QImage:
    """The chalk that a wet sponge smears instead of removing it: a small picture, to be stretched when drawn.

    Args:
        marks: the chalk that was on the slate, without the stone.
        before: the smear that was already there.
    """
    ratio = marks.devicePixelRatio()
    wide = max(1, round(marks.width() / ratio / _SMEAR_CELL))
    high = max(1, round(marks.height() / ratio / _SMEAR_CELL))
    smooth = Qt.TransformationMode.SmoothTransformation
    keep = Qt.AspectRatioMode.IgnoreAspectRatio
    small = marks.toImage().scaled(wide, high, keep, smooth)
    small.setDevicePixelRatio(1.0)
    spread = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    spread.fill(Qt.GlobalColor.transparent)
    with QPainter(spread) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if before is not None:
            painter.setOpacity(_OLD_SMEAR)
            painter.drawImage(spread.rect(), before)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        reach = max(2, wide // 9)
        painter.setOpacity(0.34 / reach)
        for step in range(-reach, reach + 1):
            painter.drawImage(QPointF(step, 0.02 * step * step), small)
    return spread


def _to_and_fro(area: QRectF, turns: int) -> tuple[QPointF, ...]:
    pitch = area.height() / turns
    sag = 0.34 * pitch
    path = QPainterPath(area.topLeft() + QPointF(0, 0.35 * pitch))
    for turn in range(turns):
        y = area.top() + (turn + 0.35) * pitch
        near, far = (area.left(), area.right()) if turn % 2 == 0 else (area.right(), area.left())
        path.cubicTo(
            QPointF(near + 0.3 * (far - near), y - 0.5 * sag),
            QPointF(near + 0.7 * (far - near), y + sag),
            QPointF(far, y + 0.6 * sag),
        )
        if turn < turns - 1:
            path.lineTo(far, y + pitch)
    steps = max(8, math.ceil(path.length() / 6))
    return tuple(
        path.pointAtPercent(path.percentAtLength(path.length() * k / steps)) for k in range(steps + 1)
    )


@lru_cache(maxsize=4)
def _picture(breadth: float, ratio: float) -> QPixmap:
    rng = Random("sponge")
    wide, high = 1.25 * breadth, breadth
    image = QPixmap(math.ceil(wide * 1.2 * ratio), math.ceil(high * 1.2 * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            image.deviceIndependentSize().width() / 2, image.deviceIndependentSize().height() / 2
        )
        outline = _blob(wide, high, rng, 0.06, 34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawPath(outline.translated(0.03 * breadth, 0.05 * breadth))
        light = QRadialGradient(QPointF(-0.2 * wide, -0.3 * high), wide)
        light.setColorAt(0.0, _BODY.lighter(118))
        light.setColorAt(0.55, _BODY)
        light.setColorAt(1.0, _BODY.darker(140))
        painter.setBrush(light)
        painter.drawPath(outline)
        painter.setClipPath(outline)
        # Lumps first, then holes, a few of them large.
        for _ in range(120):
            at = QPointF(rng.uniform(-0.55, 0.55) * wide, rng.uniform(-0.5, 0.5) * high)
            lump = breadth * rng.uniform(0.04, 0.09)
            shade = QRadialGradient(at - QPointF(0.3, 0.4) * lump, 1.5 * lump)
            shade.setColorAt(0.0, QColor(255, 232, 170, 62))
            shade.setColorAt(1.0, QColor(84, 56, 22, 46))
            painter.setBrush(shade)
            painter.drawEllipse(at, lump, lump)
        for _ in range(150):
            x, y = rng.uniform(-0.55, 0.55) * wide, rng.uniform(-0.5, 0.5) * high
            hole = breadth * (rng.uniform(0.006, 0.016) if rng.random() < 0.8 else rng.uniform(0.02, 0.036))
            painter.setBrush(QColor(58, 38, 16, rng.randrange(110, 200)))
            painter.drawPath(_blob(2.6 * hole, 2.0 * hole, rng, 0.2, 10).translated(x, y))
        painter.setClipping(False)
        ink = QColor(_INK)
        ink.setAlpha(120)
        painter.strokePath(outline, QPen(ink, max(0.8, 0.014 * breadth)))
    return image


def _blob(wide: float, high: float, rng: Random, uneven: float, lumps: int) -> QPainterPath:
    """A lumpy shape between an ellipse and a rectangle."""
    corners = []
    for step in range(lumps):
        turn = math.tau * step / lumps
        cos, sin = math.cos(turn), math.sin(turn)
        round_off = (abs(cos) ** 2.6 + abs(sin) ** 2.6) ** (-1 / 2.6)
        lump = 1 + rng.uniform(-uneven, uneven)
        corners.append(QPointF(cos * wide / 2, sin * high / 2) * (round_off * lump))
    path = QPainterPath((corners[-1] + corners[0]) / 2)
    for corner, following in zip(corners, [*corners[1:], corners[0]], strict=True):
        path.quadTo(corner, (corner + following) / 2)
    return path


def _broad_pen(colour: QColor, breadth: float) -> QPen:
    return QPen(colour, breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
