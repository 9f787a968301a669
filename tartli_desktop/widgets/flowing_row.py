"""A row of buttons that continues on another line where large letters need it."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget


class FlowingRow(QWidget):
    """Lays its parts out side by side, on as many lines as they need.

    Args:
        last_at_right: whether the last part stands at the right.
        even: whether all parts get the width of the widest, in columns that fill the row.

    A widget rather than a layout. WORKAROUND (PySide 6.11): the items of a layout made in Python are
    sometimes mistaken for others that are gone, and the program crashes.
    """

    def __init__(self, *, last_at_right: bool = True, even: bool = False) -> None:
        super().__init__()
        self._parts: list[QWidget] = []
        self._last_at_right = last_at_right
        self._even = even
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, part: QWidget) -> None:
        """Append a part."""
        part.setParent(self)
        self._parts.append(part)
        if self.isVisible():
            # With the row it would appear by itself.
            part.show()
        self.updateGeometry()

    def remove(self, part: QWidget) -> None:
        """Take a part out."""
        part.hide()
        self._parts.remove(part)
        self.updateGeometry()
        self._lay()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return _bottom(self._places(width))

    def sizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self._shown]
        gaps = self._gap() * max(0, len(hints) - 1)
        return QSize(sum(hint.width() for hint in hints) + gaps, _tallest(hints))

    def minimumSizeHint(self) -> QSize:
        return QSize(
            max((part.minimumSizeHint().width() for part in self._shown), default=0),
            _tallest(part.sizeHint() for part in self._shown),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        # Words or letters may have changed meanwhile.
        super().showEvent(event)
        self._lay()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # The words of a part may have changed.
            self.updateGeometry()
            self._lay()
        return super().event(event)

    def _lay(self) -> None:
        # Where a window is too small for everything, other parts give way.
        places = self._places(self.width())
        self.setMinimumHeight(_bottom(places))
        for part, place in zip(self._shown, places, strict=True):
            part.setGeometry(place)

    @property
    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _gap(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing, None, self)

    def _places(self, width: int) -> list[QRect]:
        if self._even:
            return self._in_columns(width)
        places: list[QRect] = []
        x = y = 0
        hints, gap = [part.sizeHint() for part in self._shown], self._gap()
        high = _tallest(hints)
        for size in hints:
            if x and x + size.width() > width:
                x, y = 0, y + high + gap
            places.append(QRect(QPoint(x, y + (high - size.height()) // 2), size))
            x += size.width() + gap
        if places and self._last_at_right:
            places[-1].moveRight(max(width, places[-1].width()) - 1)
        return places

    def _in_columns(self, width: int) -> list[QRect]:
        parts, gap = self._shown, self._gap()
        widest = max((part.minimumSizeHint().width() for part in parts), default=0)
        lines = -(-len(parts) // max(1, (width + gap) // (widest + gap)))
        # Give all lines the same number of parts, as far as possible.
        columns = max(1, -(-len(parts) // max(1, lines)))
        wide = max(widest, (width - gap * (columns - 1)) // columns)
        high = max((_height(part, wide) for part in parts), default=0)
        cells = (divmod(number, columns) for number in range(len(parts)))
        return [QRect(column * (wide + gap), line * (high + gap), wide, high) for line, column in cells]


def _bottom(places: Iterable[QRect]) -> int:
    """The height that these places need together."""
    return max((place.bottom() + 1 for place in places), default=0)


def _tallest(hints: Iterable[QSize]) -> int:
    return max((hint.height() for hint in hints), default=0)


def _height(part: QWidget, width: int) -> int:
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
