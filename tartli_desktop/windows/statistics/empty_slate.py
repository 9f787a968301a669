"""The slate of the statistics while there is nothing to chalk on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette

from tartli_desktop.chalk import stone
from tartli_desktop.widgets.labels.empty_label import EmptyLabel

_CHALK, _STONE = QColor("#F1EDE2"), QColor("#30363A")
_FRAME = 15


class EmptySlate(EmptyLabel):
    """Says on a slate in a few sentences that there is nothing yet, and what to do.

    Args:
        text: the sentences.
        high_contrast: whether it is a black board with a white outline.
    """

    def __init__(self, text: str = "", *, high_contrast: bool = False) -> None:
        super().__init__(text)
        self._high_contrast = high_contrast
        self.setMargin(_FRAME + 9)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, _CHALK)
        palette.setColor(QPalette.ColorRole.Window, stone.PLAIN_STONE if high_contrast else _STONE)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = QRectF(self.rect())
        ground = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        with QPainter(self) as painter:
            if self._high_contrast:
                stone.paint_plain(painter, whole, ground)
            else:
                stone.paint(painter, whole, ground, self.devicePixelRatioF())
        super().paintEvent(event)
