"""A portrait beside or above words, in proportion to their size."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tartli_desktop.looks.portraits import paint_wreath, portrait

_AROUND = 0.22
"""How far a wreath reaches beyond the portrait, as a part of its height."""


class PortraitLabel(QWidget):
    """A portrait that grows with the letters around it. Screen readers skip it: the name says who it is.

    Args:
        name: the name of the portrait.
        lines: its height in lines of text.
        wreathed: whether it stands in a wreath; None if it leaves no room for one either.
    """

    def __init__(self, name: str, lines: float, *, wreathed: bool | None = None) -> None:
        super().__init__()
        self._name = name
        self._lines = lines
        self._wreathed = wreathed
        self._share = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_size(self, share: float) -> None:
        """Set its size, relative to the usual one."""
        self._share = share
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = round(self._share * self._lines * self.fontMetrics().height())
        around = 0 if self._wreathed is None else round(2 * _AROUND * side)
        return QSize(side + around, side + around)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            side = self.height() / (1.0 if self._wreathed is None else 1 + 2 * _AROUND)
            place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            if self._wreathed:
                paint_wreath(painter, place)
            painter.drawPixmap(place.topLeft(), portrait(self._name, side, self.devicePixelRatioF()))
