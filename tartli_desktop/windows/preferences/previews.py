"""Small pictures for the settings: packs, backs, cloths and woods."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.surfaces.theme import theme
from tartli_desktop.settings.settings import CardBack, Cloth, Wood
from tartli_desktop.table.card_faces.card_fan import FAN_SIZE, draw_fan
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.table.felt import RIM, paint_table
from tartli_desktop.text.card_names import SuitSystem, suits_of

CARD_SIZE = QSize(42, 64)
PACK_SIZE = FAN_SIZE
STUFF_SIZE = QSize(96, 62)

_EDGE = QColor(30, 20, 12, 150)
_GERMAN_FAN: tuple[Card, ...] = (german.Card.LA, german.Card.HK, german.Card.AO)
_TAROKK_FAN: tuple[Card, ...] = (tarokk.Card.I, tarokk.Card.XXI, tarokk.Card.SKIZ)

_TABLE = 340.0
_NEAR = 1.7
"""The size in logical pixels of the table whose corner shows the wood, and the corner's magnification."""

_CORNER = 5.0


class Previews:
    """Draws the pictures, and keeps the faces for them.

    Args:
        own_packs: the folder of the user's own packs.
    """

    def __init__(self, own_packs: Path | None) -> None:
        self._own_packs = own_packs
        self._faces: dict[str, CardFaces] = {}
        self.pack = ""
        """The pack whose own back is drawn."""

    @property
    def own_back(self) -> CardBack | None:
        """The common back that is the pack's own; None if it has a back of its own."""
        return self._of(self.pack).own_back

    def draw_pack(self, pack: str, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw three cards of a pack in a fan."""
        fan = _TAROKK_FAN if suits_of(pack) is SuitSystem.TAROKK else _GERMAN_FAN
        draw_fan(painter, area, self._of(pack), fan, ratio)

    def draw_back(self, back: CardBack, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a face-down card."""
        faces = self._of(self.pack)
        faces.back = back
        width = area.height() / ASPECT
        pixmap = faces.pixmap(None, width, ratio)
        faces.back = CardBack.OF_PACK
        painter.drawPixmap(QPointF(area.center().x() - width / 2, area.top()), pixmap)

    def draw_cloth(self, cloth: Cloth, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a piece of cloth in the light of the lamp."""
        table = QRectF(QPointF(0, 0), area.size()).adjusted(-RIM, -RIM, RIM, RIM)
        _draw_cut(painter, area, _stuff(*_sizes(area, table), 1.0, ratio, cloth, theme()[1]))

    def draw_wood(self, wood: Wood, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a magnified corner of a table."""
        table = QRectF(0, 0, _TABLE, _TABLE)
        _draw_cut(painter, area, _stuff(*_sizes(area, table), _NEAR, ratio, theme()[0], wood))

    def _of(self, pack: str) -> CardFaces:
        if pack not in self._faces:
            self._faces[pack] = CardFaces(pack, "", self._own_packs)
        return self._faces[pack]


_Sizes = tuple[tuple[float, float], tuple[float, float, float, float]]


def _sizes(area: QRectF, table: QRectF) -> _Sizes:
    """The size of a picture and the area of the table, as types that a cache can compare."""
    return (area.width(), area.height()), (table.x(), table.y(), table.width(), table.height())


@lru_cache(maxsize=32)
def _stuff(
    size: tuple[float, float],
    table: tuple[float, float, float, float],
    near: float,
    ratio: float,
    cloth: Cloth,
    wood: Wood,
) -> QPixmap:
    """Paint the upper left part of a table."""
    pixmap = QPixmap(round(size[0] * ratio), round(size[1] * ratio))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(near * ratio, near * ratio)
        paint_table(painter, QRectF(*table), near * ratio, cloth, wood)
    return pixmap


def _draw_cut(painter: QPainter, area: QRectF, pixmap: QPixmap) -> None:
    """Draw a picture with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, _CORNER, _CORNER)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
    painter.restore()
    painter.setPen(QPen(_EDGE, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
