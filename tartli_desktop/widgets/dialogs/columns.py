"""Parts of a dialog side by side if each has enough room, otherwise below each other."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

_LEAST_CHARACTERS = 42
"""The least width of a column beside another one, in characters."""


class Columns(QWidget):
    """Shows columns of equal width side by side, or below each other where that is too narrow.

    WORKAROUND (PySide 6.11): it is not a layout, since the interpreter may crash in a layout made in Python.
    """

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self._parts: list[QWidget] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(spacing)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add_column(self) -> QVBoxLayout:
        """Add a column, to be filled by the caller."""
        part = QWidget()
        rows = QVBoxLayout(part)
        rows.setContentsMargins(0, 0, 0, 0)
        self._parts.append(part)
        self._row.addWidget(part, 1)
        return rows

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [_height(part, wide) for part, wide in zip(self._parts, self._widths(width), strict=True)]
        if self._lies_across(width):
            return max(heights, default=0)
        return sum(heights) + self._row.spacing() * (len(heights) - 1)

    def sizeHint(self) -> QSize:
        wide = sum(self._least()) + self._row.spacing() * (len(self._parts) - 1)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((part.minimumSizeHint().width() for part in self._parts), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across = self._lies_across(self.width())
        direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        if direction != self._row.direction():
            self._row.setDirection(direction)
            # Now, or the columns would show for a moment where they have no room.
            self._row.activate()

    def _least(self) -> list[int]:
        """The least width of each column beside another one."""
        readable = self.fontMetrics().averageCharWidth() * _LEAST_CHARACTERS
        return [max(part.minimumSizeHint().width(), readable) for part in self._parts]

    def _lies_across(self, width: int) -> bool:
        return sum(self._least()) + self._row.spacing() * (len(self._parts) - 1) <= width

    def _widths(self, width: int) -> list[int]:
        """The width of each column: that of the room if they are below each other."""
        if not self._lies_across(width):
            return [width] * len(self._parts)
        left = width - self._row.spacing() * (len(self._parts) - 1)
        widths = {}
        # A column that needs more than an equal share gets that, and the others share the rest.
        least = {part: part.minimumSizeHint().width() for part in self._parts}
        for count, part in enumerate(sorted(self._parts, key=lambda part: -least[part])):
            widths[part] = max(least[part], left // (len(self._parts) - count))
            left -= widths[part]
        return [widths[part] for part in self._parts]


def _height(part: QWidget, width: int) -> int:
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
