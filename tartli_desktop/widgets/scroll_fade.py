"""Fades out what continues beyond the edge of a scrolling part, which would otherwise end in half a line."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_LINES = 1.4
"""The height of the fading part, in lines of text."""


class ScrollFade(QWidget):
    """Lies over the edges of a part that scrolls vertically.

    Args:
        area: the scrolling part.
    """

    # Set on the class: Qt sends events while the widget is being built.
    _area: QAbstractScrollArea | None = None

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._ground: QColor | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self.update)

    def set_ground(self, colour: QColor) -> None:
        """Set the colour that things fade into; by default that of windows."""
        self._ground = colour
        self.update()

    @property
    def fades(self) -> tuple[bool, bool]:
        """Whether there is more above and below the visible part."""
        if self._area is None:
            return False, False
        bar = self._area.verticalScrollBar()
        return bar.value() > bar.minimum(), bar.value() < bar.maximum()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._area is not None and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._area.viewport().geometry())
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        high = min(_LINES * self.fontMetrics().height(), self.height() / 4)
        ground = self._ground or self.palette().window().color()
        clear = QColor(ground)
        clear.setAlpha(0)
        above, below = self.fades
        with QPainter(self) as painter:
            for fades, edge, inner in (
                (above, 0.0, high),
                (below, float(self.height()), self.height() - high),
            ):
                if fades:
                    gradient = QLinearGradient(0, edge, 0, inner)
                    gradient.setColorAt(0, ground)
                    gradient.setColorAt(1, clear)
                    painter.fillRect(QRectF(0, min(edge, inner), self.width(), high), gradient)
