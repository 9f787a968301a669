"""A card on the table."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QRegion,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_faces.corner_indices import Edge
from tartli_desktop.table.card_faces.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.table.places.layout import FAR_WIDTH, OWN_WIDTH, PILE_WIDTH, TABLE_WIDTH, Place

_FOCUS = QColor("#F2C14E")
_TICK = QColor("#2B211C")
_HINT_DASHES = [3.0, 2.0]
_SHADOW = QColor(14, 12, 4, 34)
"""The colour of each layer of a shadow."""
_HARD_SHADOW = QColor(14, 12, 4, 66)
"""The colour of a single-layer shadow, near the cloth or where many cards move."""
_FALLS = QPointF(0.55, 0.8)
"""The offset of the shadow on the table for a lift of 1, whatever the card's rotation."""
_SOFT = 0.45
"""The distance between the edges of a soft shadow's layers, relative to the lift."""
_NEAR_THE_CLOTH = 4.5
"""The lift up to which a shadow hardly reaches beyond the card."""
DRAGGED = 12.0
"""The lift of a card that the player drags."""
_NEARLY_UPRIGHT = 20.0
"""The rotation in degrees up to which a shadow falls to the right of a card and below it."""
_WIDTHS = (PILE_WIDTH, FAR_WIDTH, TABLE_WIDTH, OWN_WIDTH)
_EDGE = 2.4
"""The drawn breadth of the edge of a card in a stack; a part of it is hidden."""
_EYE = 3.2
"""The distance of the eye from a card that turns over, in widths of the card."""
_NEARER = 0.5 / (2 * _EYE - 1)
"""How far the near side of such a card may reach beyond it above and below, as a part of its height."""
FINE = 2.0
"""Device pixels per logical pixel from which nobody sees the steps in the edge of a moving card."""
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_EDGES = tuple(map(QColor, ("#E9DEC6", "#D6C8AC", "#E0D3B8")))
_BETWEEN_EDGES = QColor("#6E5A41")
_LINE = 0.8
_OF_CORNER = 0.4
"""The part of a corner's radius that an edge leaves free."""
_WITHIN_CORNER = 0.7
"""The distance from both edges at which the filling of the corner ends, as a part of that free part."""
_DIM = QColor(30, 40, 30, 72)


class Rendering(Struct):
    """How cards are painted at the moment: the pack, pixels per scene unit, pixels per logical pixel."""

    faces: CardFaces
    scale: float = 1.0
    ratio: float = 1.0
    cloth: QRectF = field(default_factory=QRectF)
    """The part of the viewport that is cloth, on which shadows fall, rather than rim."""
    exposed: QRegion = field(default_factory=QRegion)
    """The part of the viewport that is being painted."""
    to_viewport: QTransform = field(default_factory=QTransform)
    """The transform from the scene to the viewport."""
    crowded: bool = False
    """Whether too many cards move to paint each with care."""

    def exposes(self, area: QRectF) -> bool:
        """Whether any part of an area of the scene is being painted."""
        return self.exposed.intersects(self.to_viewport.mapRect(area).toAlignedRect())

    def face(self, card: Card | None, width: float, *, edge: Edge | None = None) -> QPixmap:
        """The face of a card, or the back, at least ``width`` scene units wide.

        Only the widths at which cards rest are drawn; a card that grows on its way shows the next larger one.
        """
        drawn = next((rest for rest in _WIDTHS if rest >= width), width)
        return self.faces.pixmap(card, drawn * self.scale, self.ratio, edge=edge)


class _Mark:
    """Something that holds for a card or not; the card is painted again when that changes."""

    def __set_name__(self, kind: type, name: str) -> None:
        self._name = f"_{name}"

    def __get__(self, card: CardItem, kind: type) -> bool:
        return bool(vars(card).get(self._name, False))

    def __set__(self, card: CardItem, is_marked: bool) -> None:
        if is_marked != vars(card).get(self._name, False):
            vars(card)[self._name] = is_marked
            card.update()


class CardItem(QGraphicsObject):
    """A card of the pack, wherever it lies. ``card`` is None while its face is unknown to the player."""

    gliding = _Mark()
    """Whether the card moves by itself."""
    dimmed = _Mark()
    """Whether the card may not be played."""
    focused = _Mark()
    """Whether the keyboard points at the card."""
    hinted = _Mark()
    """Whether a hint names the card."""
    chosen = _Mark()
    """Whether the card is one of several that are chosen to be used together."""

    def __init__(self, rendering: Rendering) -> None:
        super().__init__()
        self._rendering = rendering
        self._place = Place(0, 0, 100)
        self._turn = 1.0
        self._measure()
        self._dragged = False
        self.card: Card | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)

    @property
    def place(self) -> Place:
        """Where the card lies now."""
        return self._place

    def lie(self, place: Place, turn: float = 1.0) -> None:
        """Lie at a place. ``turn`` is the visible part of the card's width while it turns over.

        It falls from 1 to 0 while the side that was up is visible, then to -1 while the other side is.
        """
        self._dragged = False
        if (place, turn) == (self._place, self._turn):
            return
        turned, turns = self._turns, abs(turn) < 1
        if place.width != self._place.width or turns != turned:
            self.prepareGeometryChange()
        before = self._place
        if (place.face_up, place.covered, place.edge, place.lift, turn) != (
            *(before.face_up, before.covered, before.edge, before.lift),
            self._turn,
        ):
            self._turn = turn
            self.update()
        measured = (place.width, place.rotation) == (self._place.width, self._place.rotation)
        self._place = place
        if not measured or turns != turned:
            self._measure()
        self.setPos(place.x, place.y)
        # Setting the same rotation would cause a repaint.
        if place.rotation != self.rotation():
            self.setRotation(place.rotation)
        self.setZValue(place.z)

    def take_along(self, point: QPointF) -> None:
        """Follow the pointer that drags it, upright and above all others."""
        self.lie(replace(self._place, x=point.x(), y=point.y(), rotation=0.0, z=500.0, lift=DRAGGED))
        self._dragged = True

    @property
    def _turns(self) -> bool:
        return abs(self._turn) < 1

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.face)
        return path

    def contains_point(self, scene_point: QPointF) -> bool:
        """Whether a point of the scene is on the card."""
        return self.face.contains(self.mapFromScene(scene_point))

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        # Qt asks for every card within the bounds of the whole exposed region, however scattered that is.
        face = self.face
        # Without the room for a shadow if there is none.
        lift = self._place.lift
        seen = self.boundingRect() if self._turns or lift > _NEAR_THE_CLOTH else face.adjusted(-4, -4, 5, 6)
        if not self._rendering.exposes(self.mapRectToScene(seen)):
            return
        # Without smoothing it is twice as fast.
        smooth = self._dragged or not self.gliding or self._rendering.ratio < FINE
        if self._turns:
            # Among many moving cards nobody sees the perspective, which takes twice as long to paint.
            width = math.inf if self._rendering.crowded else face.width()
            painter.setWorldTransform(_turned(self._turn, width) * painter.worldTransform())
        radius = face.width() * CORNER
        # A turned shadow takes ten times as long with smooth edges.
        painter.setRenderHints(_SMOOTH, smooth and self._rendering.ratio < FINE)
        if lift > 0:
            self._cast_shadow(painter, seen, radius)
        if self._place.covered:
            self._draw_edges(painter)
            return
        painter.setRenderHints(_SMOOTH, smooth)
        shown = self.card if self._place.face_up else None
        pixmap = self._rendering.face(shown, face.width(), edge=self._place.edge)
        if self._dragged and self._place.rotation == 0:
            _paint_on_pixels(painter, face, pixmap)
        else:
            painter.drawPixmap(face, pixmap, QRectF(pixmap.rect()))
        self._paint_marks(painter, face, radius)

    def _paint_marks(self, painter: QPainter, face: QRectF, radius: float) -> None:
        """Paint over the face what it is marked as."""
        if self.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_DIM)
            painter.drawRoundedRect(face, radius, radius)
            if high_contrast():
                self._cross_out(painter, face)
        if self.hinted and not self.focused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_FOCUS)
            painter.drawPath(_dashes(face.width(), face.height(), radius))
        if self.chosen:
            _mark_chosen(painter, face)
        if self.focused:
            if high_contrast():
                painter.setPen(QPen(Qt.GlobalColor.black, 11))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(face.adjusted(3, 3, -3, -3), radius, radius)
            painter.setPen(QPen(_FOCUS, 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(-1, -1, 1, 1), radius + 2, radius + 2)

    def _cast_shadow(self, painter: QPainter, seen: QRectF, radius: float) -> None:
        """Paint the shadow on the cloth, softer and farther away the higher the card is."""
        lift, cloth = self._place.lift, self._rendering.cloth
        at = self._rendering.to_viewport.mapRect(self.mapRectToScene(seen))
        beyond = not cloth.contains(at)
        if beyond:
            before = painter.worldTransform()
            painter.setWorldTransform(QTransform())
            painter.setClipRect(cloth)
            painter.setWorldTransform(before)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        falls = QTransform().rotate(-self._place.rotation).map(_FALLS * lift)
        soft = lift > _NEAR_THE_CLOTH and not self._rendering.crowded
        if not soft:
            painter.setBrush(_HARD_SHADOW)
        for layer in (-1, 0, 1) if soft else (0,):
            painter.drawPath(_shadow(self.face, falls, radius, layer * _SOFT * lift))
        if beyond:
            painter.setClipping(False)

    def _draw_edges(self, painter: QPainter) -> None:
        """Paint the two visible edges of a card in a stack, and the line between it and the next card."""
        edges, lines = _edges(self.face.width())
        paper = _EDGES[int(self._place.z) % len(_EDGES)]
        for edge in edges:
            painter.fillRect(edge, paper)
        if self._place.parted:
            painter.fillRect(lines[0], _BETWEEN_EDGES)
            painter.fillRect(lines[1], _BETWEEN_EDGES)

    def _cross_out(self, painter: QPainter, face: QRectF) -> None:
        """Draw lines across the card's lower half, dark on light, for eyes that cannot tell a darker card.

        The letter and sign in the corner above stay free.
        """
        painter.save()
        painter.setClipRect(face.adjusted(0, face.height() / 2, 0, 0))
        for colour, width in ((Qt.GlobalColor.white, 7), (Qt.GlobalColor.black, 3)):
            painter.setPen(QPen(colour, width))
            step = face.width() * 0.22
            for place in range(1, 11):
                start = QPointF(face.left(), face.top() + place * step)
                painter.drawLine(start, start + QPointF(face.width(), -face.width()))
        painter.restore()

    def _measure(self) -> None:
        # Kept, since Qt asks for all cards at each painting, and they seldom move.
        self.face = _face_of(self._place)
        """The card without its shadow, as it lies."""
        upright = abs(self._place.rotation) <= _NEARLY_UPRIGHT
        self._bounds = self.face.adjusted(*((-4, -4, 18, 18) if upright else (-18, -18, 18, 18)))
        if self._turns:
            more = self.face.height() * _NEARER
            self._bounds.adjust(0, -more, 0, more)


@lru_cache(maxsize=64)
def _edges(wide: float) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """The right and the lower edge of a card of this width with the corner between them, and the lines that
    part them from the next card."""
    face, radius = _face_of(Place(0, 0, wide)), wide * CORNER
    end = radius * _OF_CORNER
    high, long = face.height() - radius - end, face.width() - radius - end
    right, left, top, bottom = face.right(), face.left() + radius, face.top() + radius, face.bottom()
    edges, lines = (
        (QRectF(right - thick, top, thick, high), QRectF(left, bottom - thick, long, thick))
        for thick in (_EDGE, _LINE)
    )
    within = end * _WITHIN_CORNER
    corner = QRectF(right - end - _EDGE, bottom - end - _EDGE, end + _EDGE - within, end + _EDGE - within)
    return (*edges, corner), lines


def _turned(turn: float, width: float) -> QTransform:
    """Turn a card over about its middle in perspective, the rising side nearer to the eye."""
    seen = max(abs(turn), 0.02)
    away = math.copysign(math.sqrt(1 - seen * seen), turn)
    return QTransform(seen, 0, away / (_EYE * width), 0, 1, 0, 0, 0, 1)


def _paint_on_pixels(painter: QPainter, face: QRectF, pixmap: QPixmap) -> None:
    """Paint an upright face pixel on pixel, which is many times faster than between pixels, and sharp."""
    before, to_device = painter.worldTransform(), painter.deviceTransform()
    at = to_device.map(face.topLeft()).toPoint()
    painter.setWorldTransform(to_device.inverted()[0] * before)
    painter.drawPixmap(QRectF(QPointF(at), pixmap.size().toSizeF()), pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(before)


def _face_of(place: Place) -> QRectF:
    return QRectF(-place.width / 2, -place.width * ASPECT / 2, place.width, place.width * ASPECT)


@lru_cache(maxsize=16)
def _dashes(width: float, height: float, radius: float) -> QPainterPath:
    """The dashes around a card. A dashed line would begin elsewhere when only a part is painted."""
    around_face = QPainterPath()
    face = QRectF(-width / 2, -height / 2, width, height)
    around_face.addRoundedRect(face.adjusted(-1, -1, 1, 1), radius + 2, radius + 2)
    stroker = QPainterPathStroker()
    stroker.setWidth(5)
    stroker.setDashPattern(_HINT_DASHES)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    return stroker.createStroke(around_face)


def _mark_chosen(painter: QPainter, face: QRectF) -> None:
    """Paint a tick on a disc beside the letter in the corner, where no neighbour in a full fan hides it."""
    size = face.width() * 0.2
    disc = QRectF(face.left() + face.width() * 0.27, face.top() + size * 0.1, size, size)
    painter.setPen(QPen(_TICK, size * 0.06))
    painter.setBrush(_FOCUS)
    painter.drawEllipse(disc)
    painter.setPen(
        QPen(_TICK, size * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    tick = [(0.27, 0.53), (0.44, 0.70), (0.74, 0.33)]
    painter.drawPolyline([QPointF(disc.x() + x * size, disc.y() + y * size) for x, y in tick])


def _shadow(face: QRectF, falls: QPointF, radius: float, spread: float) -> QPainterPath:
    """A layer of a card's shadow without its middle, which the card hides and which takes long to paint."""
    fallen = face.translated(falls).adjusted(-spread, -spread, spread, spread)
    path = QPainterPath()
    path.addRoundedRect(fallen, radius, radius)
    path.addRect(fallen.intersected(face).adjusted(radius, radius, -radius, -radius))
    return path
