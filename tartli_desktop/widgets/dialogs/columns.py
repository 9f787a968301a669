"""Parts of a dialog side by side where each has room to be read, else beneath each other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

_LEAST_CHARACTERS = 42
"""How wide a column must be at least to stand beside another one."""


class Columns(QLayout):
    """Lays its parts side by side in the same height, or one beneath the other where that is too narrow."""

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
        widths = self._widths(width)
        heights = [_height(part, wide) for part, wide in zip(self._parts, widths, strict=True)]
        if len(widths) > 1 and widths[0] == width:
            return sum(heights) + self.spacing() * (len(heights) - 1)
        return max(heights, default=0)

    def sizeHint(self) -> QSize:
        wide = sum(self._least()) + self.spacing() * (len(self._parts) - 1)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        wide = max((part.minimumSize().width() for part in self._parts), default=0)
        return QSize(wide, 0)

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        x, y = area.left(), area.top()
        widths = self._widths(area.width())
        for part, wide in zip(self._parts, widths, strict=True):
            if wide == area.width() and len(widths) > 1:
                part.setGeometry(QRect(x, y, wide, _height(part, wide)))
                y += part.geometry().height() + self.spacing()
            else:
                part.setGeometry(QRect(x, y, wide, area.height()))
                x += wide + self.spacing()

    def _least(self) -> list[int]:
        """How wide each part must be at least to stand beside another."""
        parent = self.parentWidget()
        readable = parent.fontMetrics().averageCharWidth() * _LEAST_CHARACTERS if parent else 0
        return [max(part.minimumSize().width(), readable) for part in self._parts]

    def _widths(self, width: int) -> list[int]:
        """How wide each part is: all as wide as the room where they stand beneath each other."""
        least = self._least()
        spare = width - sum(least) - self.spacing() * (len(least) - 1)
        if spare < 0 or len(least) == 1:
            return [width] * len(least)
        # Nobody reads more easily in longer lines than the widest part has anyway.
        widths = list(least)
        for place in sorted(range(len(least)), key=least.__getitem__):
            more = min(spare, max(least) - least[place])
            widths[place] += more
            spare -= more
        return [each + spare // len(least) for each in widths]


def _height(part: QLayoutItem, width: int) -> int:
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
