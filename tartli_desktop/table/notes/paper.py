"""Cream paper cards on the cloth that show how the game stands, such as plates."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_item import Rendering

AROUND = 9.0
"""How far shadow and glow reach beyond the paper."""
_CORNER = 6.0
_SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


class Inks(Struct, frozen=True):
    """The colours of a paper card."""

    paper: QColor
    ink: QColor
    rim: QColor
    line: QColor
    turn: QColor
    """The colour of the rim while it is the player's turn."""


CREAM = Inks(*map(QColor, ("#F5ECDA", "#2B211C", "#8A6F4D", "#D3C3A0", "#F2C14E")))
PLAIN = Inks(*map(QColor, ("#000000", "#FFFFFF", "#FFFFFF", "#000000", "#FFE97A")))


class PaperItem(QGraphicsItem):
    """A paper card. Its contents are drawn once, and then painted as a picture.

    Args:
        rendering: how everything on the table is painted.
    """

    def __init__(self, rendering: Rendering) -> None:
        super().__init__()
        self._rendering = rendering
        self._picture = QPixmap()
        self._drawn: object = None
        self.setZValue(1)
        self.setVisible(False)

    @property
    def paper(self) -> QRectF:
        """The card itself, without its shadow."""
        raise NotImplementedError

    @property
    def is_lit(self) -> bool:
        """Whether the card glows, since its player is asked for something."""
        return False

    def what_is_drawn(self) -> object:
        """Everything that the picture depends on, besides the paper and the looks of the table."""
        raise NotImplementedError

    def draw(self, painter: QPainter, inks: Inks, scale: float) -> None:
        """Draw the contents of the paper; ``scale`` is the number of device pixels per unit."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return self.paper.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    @told_at_once
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        bounds, rendering = self.boundingRect(), self._rendering
        if not rendering.exposes(self.mapRectToScene(bounds)):
            return
        before, to_device = painter.worldTransform(), painter.deviceTransform()
        scale = to_device.m11()
        paper = self.paper
        drawn = (
            self.what_is_drawn(),
            (paper.width(), paper.height()),
            self.is_lit,
            scale,
            rendering.high_contrast,
        )
        if drawn != self._drawn:
            self._drawn, self._picture = drawn, self._picture_of(bounds, scale)
        # Pixel on pixel, many times quicker than any scaling.
        painter.setWorldTransform(to_device.inverted()[0] * before)
        painter.drawPixmap(to_device.map(bounds.topLeft()).toPoint(), self._picture)
        painter.setWorldTransform(before)

    def _picture_of(self, bounds: QRectF, scale: float) -> QPixmap:
        picture = QPixmap((bounds.size() * scale).toSize())
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHints(_SMOOTH)
            painter.scale(scale, scale)
            painter.translate(-bounds.topLeft())
            inks = PLAIN if self._rendering.high_contrast else CREAM
            self._draw_paper(painter, inks)
            self.draw(painter, inks, scale)
        return picture

    def _draw_paper(self, painter: QPainter, inks: Inks) -> None:
        paper = self.paper
        painter.setPen(Qt.PenStyle.NoPen)
        if not self._rendering.high_contrast:
            for spread, alpha in ((3.0, 16), (1.5, 26), (0.0, 34)):
                painter.setBrush(QColor(12, 10, 4, alpha))
                shadow = paper.translated(3, 4).adjusted(-spread, -spread, spread, spread)
                painter.drawRoundedRect(shadow, _CORNER, _CORNER)
        if self.is_lit:
            for spread, alpha in ((7.0, 40), (4.5, 80)):
                painter.setBrush(QColor(inks.turn.red(), inks.turn.green(), inks.turn.blue(), alpha))
                light = paper.adjusted(-spread, -spread, spread, spread)
                painter.drawRoundedRect(light, _CORNER + spread, _CORNER + spread)
        painter.setBrush(inks.paper)
        painter.setPen(QPen(inks.turn, 3.5) if self.is_lit else QPen(inks.rim, 1.4))
        painter.drawRoundedRect(paper, _CORNER, _CORNER)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(inks.line, 1.2))
        painter.drawRoundedRect(paper.adjusted(5, 5, -5, -5), _CORNER - 3, _CORNER - 3)
