"""A row of buttons that goes on in another line where the letters are too large for one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowingRow(QLayout):
    """Lays its parts side by side, in as many lines as they need; the last of them stands at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._parts.append(item)

    def count(self) -> int:
        return len(self._parts)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._parts[index] if 0 <= index < len(self._parts) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._parts.pop(index) if 0 <= index < len(self._parts) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self._parts]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(hint.width() for hint in hints) + gaps, self._tallest())

    def minimumSize(self) -> QSize:
        return QSize(max((part.sizeHint().width() for part in self._parts), default=0), self._tallest())

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        for part, place in zip(self._parts, self._places(area.width()), strict=True):
            part.setGeometry(place.translated(area.topLeft()))

    def _tallest(self) -> int:
        return max((part.sizeHint().height() for part in self._parts), default=0)

    def _places(self, width: int) -> list[QRect]:
        """Where the parts stand in a row so wide."""
        places: list[QRect] = []
        x = y = 0
        for part in self._parts:
            size = part.sizeHint()
            if x and x + size.width() > width:
                x, y = 0, y + self._tallest() + self.spacing()
            places.append(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
        if places:
            places[-1].moveRight(max(width, places[-1].width()) - 1)
        return places
