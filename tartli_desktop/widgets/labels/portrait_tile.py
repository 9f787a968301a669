"""A person in a dialog: the portrait, with the name and other words below or beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.widgets.accessible_pictures import PictureWidget

_LINES = 3.4
"""The height of a portrait, in lines of text."""
_LINES_BESIDE = 2.6
"""The same where the words stand beside the portrait."""
_MARGIN = 4
_RING = 4.0
"""The breadth of the line around the chosen portrait."""
_GAP = 2
_APART = 12
"""The gap between a portrait and the words beside it: more than the ring takes."""
_LINES_AT_MOST = 3
_LEAST_WIDTH = 1.3
"""The least width of a person, relative to the portrait."""
_OVERLAP = 0.6
"""The part of a portrait that the next one beside it leaves free."""


class _Person:
    """Measures and paints portrait and words, for any kind of widget.

    Args:
        owner: the widget.
        portraits: the names of the portrait files; several portraits overlap.
        beside: whether the words stand beside the portrait.
        lines: the height of a portrait, in lines of text.
    """

    def __init__(self, owner: QWidget, portraits: Sequence[str], *, beside: bool, lines: float) -> None:
        self._owner = owner
        self._portraits = tuple(portraits)
        self._beside = beside
        self._lines = lines
        self.name = self.calling = ""
        self.measured: Sequence[str] = ()
        """Other names for which there must be room too, so that several people stand in columns."""

    @property
    def size(self) -> QSize:
        """The least size at which everything can be read."""
        name, calling = self._bold(), QFontMetricsF(self._owner.font())
        words = map(calling.horizontalAdvance, self.calling.split())
        names = map(name.horizontalAdvance, (self.name, *self.measured))
        longest = max(*names, *words, 0.0)
        if self._beside:
            wide = self._wide + longest + 2 * _MARGIN + _APART
        else:
            wide = max(_LEAST_WIDTH * self._side, longest + 2) + 2 * _MARGIN
        return QSize(round(wide + 0.5), self.height_in(round(wide + 0.5)))

    def height_in(self, width: int) -> int:
        """The height needed for a width."""
        room = width - (self._wide + 2 * _MARGIN + _APART if self._beside else 2 * _MARGIN)
        lines = self._bold().height() + self._calling_height(room)
        high = max(self._side, lines) if self._beside else self._side + _GAP + lines
        return round(high + 2 * _MARGIN)

    def paint(self, painter: QPainter, *, chosen: bool, hovered: bool, enabled: bool = True) -> None:
        """Paint the person over the whole widget."""
        owner = self._owner
        palette = owner.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        accent = ring_colour(palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_portraits(painter, enabled=enabled)
        if chosen or hovered:
            self._paint_ring(painter, QPen(accent, _RING) if chosen else QPen(mixed(text, ground, 0.6), 1))
        painter.setPen(text)
        self._write(painter, mixed(text, ground, 0.0 if chosen else 0.25))

    def _paint_portraits(self, painter: QPainter, *, enabled: bool) -> None:
        painter.setOpacity(1.0 if enabled else 0.5)
        ratio = self._owner.devicePixelRatioF()
        for place, name in reversed(list(enumerate(self._portraits))):
            painter.drawPixmap(self._corner(place), portrait(name, self._side, ratio))
        painter.setOpacity(1.0)

    def _paint_ring(self, painter: QPainter, pen: QPen) -> None:
        """Draw a ring around the portraits, the only mark of a choice besides the focus ring."""
        beyond = _RING / 2
        around = QPainterPath()
        for place in range(len(self._portraits)):
            disc = QRectF(self._corner(place), QSizeF(self._side, self._side))
            one = QPainterPath()
            one.addEllipse(disc.adjusted(-beyond, -beyond, beyond, beyond))
            around = around.united(one)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(around)

    def _corner(self, place: int) -> QPointF:
        """The upper left corner of a portrait."""
        side, owner = self._side, self._owner
        left = _MARGIN if self._beside else (owner.width() - self._wide) / 2
        top = (owner.height() - side) / 2 if self._beside else _MARGIN
        return QPointF(round(left + place * side * _OVERLAP), round(top))

    def _write(self, painter: QPainter, quiet: QColor) -> None:
        owner, side = self._owner, self._side
        bold, usual = QFont(owner.font()), owner.font()
        bold.setBold(True)
        line = self._bold().height()
        if self._beside:
            left = self._wide + _MARGIN + _APART
            width = owner.width() - left - _MARGIN
            below = self._calling_height(width)
            top = (owner.height() - line - below) / 2
            align = Qt.AlignmentFlag.AlignLeft
        else:
            left, width = float(_MARGIN), owner.width() - 2.0 * _MARGIN
            top, below = _MARGIN + side + _GAP, owner.height()
            align = Qt.AlignmentFlag.AlignHCenter
        painter.setFont(bold)
        painter.drawText(QRectF(left, top, width, line), int(align | Qt.AlignmentFlag.AlignTop), self.name)
        painter.setFont(usual)
        painter.setPen(quiet)
        flags = int(align | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap.value)
        painter.drawText(QRectF(left, top + line, width, max(below, line)), flags, self.calling)

    @property
    def _side(self) -> int:
        return round(self._owner.fontMetrics().height() * self._lines)

    @property
    def _wide(self) -> float:
        return self._side * (1 + (len(self._portraits) - 1) * _OVERLAP)

    def _bold(self) -> QFontMetricsF:
        font = QFont(self._owner.font())
        font.setBold(True)
        return QFontMetricsF(font)

    def _calling_height(self, width: float) -> float:
        if not self.calling:
            return 0.0
        metrics = QFontMetricsF(self._owner.font())
        room = QRectF(0, 0, width, metrics.height() * _LINES_AT_MOST)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), self.calling).height()


class PortraitTile(QRadioButton):
    """A person to choose. The creator sets the accessible name and description.

    Args:
        portraits: the names of the portrait files; several portraits overlap.
        beside: whether the words stand beside the portrait.
    """

    def __init__(self, portraits: Sequence[str], *, beside: bool = False) -> None:
        super().__init__()
        lines = _LINES_BESIDE if beside else _LINES
        self._person = _Person(self, portraits, beside=beside, lines=lines)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, name: str, calling: str) -> None:
        """Write these words with the portrait."""
        self._person.name, self._person.calling = name, calling
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._person.size

    def minimumSizeHint(self) -> QSize:
        return self._person.size

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._person.height_in(width)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._person.paint(
                painter, chosen=self.isChecked(), hovered=self.underMouse(), enabled=self.isEnabled()
            )


class PortraitPicture(PictureWidget):
    """A person who is only displayed.

    Args:
        portraits: the names of the portrait files; several portraits overlap.
        lines: the height of a portrait, in lines of text.
    """

    def __init__(self, portraits: Sequence[str], *, lines: float = _LINES) -> None:
        super().__init__()
        self._person = _Person(self, portraits, beside=False, lines=lines)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, name: str, calling: str = "") -> None:
        """Write these words below the portrait."""
        self._person.name, self._person.calling = name, calling
        self.setAccessibleName(", ".join(filter(None, (name, calling))))
        self.updateGeometry()
        self.update()

    def be_as_wide_as(self, names: Sequence[str]) -> None:
        """Take the room that the widest of these names needs."""
        self._person.measured = tuple(names)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._person.size

    def minimumSizeHint(self) -> QSize:
        return self._person.size

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._person.paint(painter, chosen=False, hovered=False)
