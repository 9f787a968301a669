"""The ways to begin, as cards on the cloth, and the name of the program above them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from tartli_desktop.resources import ResourcesMissing, resources_folder
from tartli_desktop.widgets.accessible_pictures import PictureWidget

from .panel_button import PanelButton

_CARD = 89 / 57
_INK, _PAPER, _EDGE = QColor("#2B211C"), QColor("#FBF3DC"), QColor("#6B4A2C")
_FOCUS, _FOCUS_ON_BLACK, _SHADOW = QColor("#F2C14E"), QColor("#FFE97A"), QColor(0, 0, 0, 60)
_LABEL = 1.5
"""The height of the paper with the words, in heights of a letter."""

_LEAST_CARD = 64
"""The height in pixels below which the picture on a card could not be recognized."""

_LINES = 1.6
"""The height of a card beside its words, in heights of a line."""
_INSET = 4
"""The margin around a card beside its words, in pixels."""

_RAISED = 4


class Door(PanelButton):
    """A button that lies on the cloth as a card with a picture, its words on a paper over the card's foot.

    Among other words it is a paper with the card at its left. Without room for the card, it looks like any
    other button.
    """

    def __init__(self, text: str, picture: str, parent: QWidget | None = None) -> None:
        """``picture``: the name of the picture file."""
        super().__init__(text, parent)
        self._picture = picture
        self._high_contrast = False
        self._stands_alone = True

    def set_alone(self, alone: bool) -> None:
        """Show it as a card of its own, or on a line among other words."""
        self._stands_alone = alone
        policy = QSizePolicy.Policy.Expanding if alone else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
        self.setText(self.words)

    def sizeHint(self) -> QSize:
        """Return a size as high as the card, if it stands among other words."""
        size = super().sizeHint()
        if self._stands_alone:
            return size
        high = max(size.height(), self._card_among_words)
        return QSize(size.width() + round(high / _CARD) + 2 * _INSET, high + 2 * _INSET)

    @property
    def _card_among_words(self) -> int:
        """The height of a card beside its words."""
        return max(_LEAST_CARD, round(self.fontMetrics().height() * _LINES))

    def set_high_contrast(self, on: bool) -> None:
        """Draw it for eyes that need contrast, or in its usual colours."""
        self._high_contrast = on
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._stands_alone:
            self._paint_line()
            return
        high = min(self.height() - 2.0 * _RAISED - 4, self.width() * 0.92 * _CARD)
        if high < _LEAST_CARD:
            super().paintEvent(event)
            return
        lifted = _RAISED if self.underMouse() or self.hasFocus() else 0
        wide = high / _CARD
        card = QRectF((self.width() - wide) / 2, (self.height() - high) / 2 - lifted, wide, high)
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint_card(painter, card, lifted)
            metrics = self.fontMetrics()
            label = metrics.height() * _LABEL
            longest = max(metrics.horizontalAdvance(door.text()) for door in self._row)
            across = min(self.width() - 6.0, max(wide * 1.12, longest + label))
            paper = QRectF((self.width() - across) / 2, card.bottom() - label - high * 0.06, across, label)
            self._paint_words(painter, paper)

    @property
    def _row(self) -> list[Door]:
        """All doors side by side; the papers of their words have the same width."""
        beside = self.parentWidget()
        return [self] if beside is None else beside.findChildren(Door)

    def _paint_line(self) -> None:
        """Paint a paper with the card at its left and the words beside it."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint_paper(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -2.5, -3))
            high = self.height() - 2.0 * _INSET
            card = QRectF(_INSET + 2, _INSET, high / _CARD, high)
            painter.drawPixmap(
                card.topLeft(), drawing(self._picture, card.size().toSize(), self.devicePixelRatioF())
            )
            words = QRectF(self.rect()).adjusted(card.right() + _INSET, 0, -_INSET, 0)
            self._write(painter, words)

    def _paint_card(self, painter: QPainter, card: QRectF, lifted: int) -> None:
        corner = card.width() * 0.04
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        for grow in (1, 2, 3):
            shadow = card.translated(2 + lifted * 0.6, 2 + lifted)
            painter.drawRoundedRect(shadow, corner + grow, corner + grow)
        face = drawing(self._picture, card.size().toSize(), self.devicePixelRatioF())
        painter.drawPixmap(card.topLeft(), face)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._focus_pen())
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), corner + 1, corner + 1)

    def _focus_pen(self) -> QPen:
        return QPen(_FOCUS_ON_BLACK if self._high_contrast else _FOCUS, 3)

    def _paint_words(self, painter: QPainter, paper: QRectF) -> None:
        self._paint_paper(painter, paper)
        self._write(painter, paper)

    def _paint_paper(self, painter: QPainter, paper: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRect(paper.translated(1.5, 2))
        black = self._high_contrast
        edge = QPen(QColor("white") if black else _EDGE, 2 if black else 1)
        painter.setPen(self._focus_pen() if self.hasFocus() else edge)
        painter.setBrush(QColor("black") if black else QColor("white") if self.isDown() else _PAPER)
        painter.drawRect(paper)

    def _write(self, painter: QPainter, room: QRectF) -> None:
        painter.setFont(self.font())
        painter.setPen(QColor("white") if self._high_contrast else _INK)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, self.text())


class DrawnTitle(PictureWidget):
    """The name of the program, in letters drawn for the purpose."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName("Tartli")

    def occupy(self, area: QRectF) -> None:
        """Take the middle of this area."""
        wide = min(area.width(), area.height() * TITLE_SHAPE)
        size = QSize(round(wide), round(wide / TITLE_SHAPE))
        place = QRectF(QPointF(0, 0), size.toSizeF())
        place.moveCenter(area.center())
        self.setGeometry(place.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, drawing("title", self.size(), self.devicePixelRatioF()))


TITLE_SHAPE = 1560 / 360
"""Width by height of the title."""


@lru_cache(maxsize=8)
def drawing(name: str, size: QSize, ratio: float) -> QPixmap:
    """A picture of the welcome at its displayed size; an empty pixmap if the file cannot be read."""
    pixmap = QPixmap(size * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    try:
        content = (resources_folder() / "welcome" / f"{name}.svg").read_bytes()
    except (OSError, ResourcesMissing):
        content = b""
    renderer = QSvgRenderer(content) if content else QSvgRenderer()
    if renderer.isValid():
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
