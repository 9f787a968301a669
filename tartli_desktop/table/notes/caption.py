"""The card of paper on the cloth that tells what is played: the contract, trick and trumps, and the count."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import CaptionRoom

from .paper import Inks, PaperItem

_ASIDE, _ABOVE = 15.0, 7.0
"""What stays free between the rim and the words, at the sides and above and below."""
_SIZE, LEAST = 25, 20
"""Height of the letters in scene units; and as small as they may become before they are cut into lines.

In the smallest window that is 13 pixels.
"""
_SMALLEST = 11
"""Height of the letters where even lines that are cut have no room."""
_BREAKS = re.compile(r",[ \u00a0]|[ \u00a0]·[ \u00a0]")
"""Where a line that is too long is cut first."""
_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class CaptionItem(PaperItem):
    """The card itself; gone while there are no words. Its first line is the heading."""

    def __init__(self, rendering: Rendering) -> None:
        super().__init__(rendering)
        self._words = ""
        self._text_scale = 1.0
        self._room = CaptionRoom(0, 0, 200, 80, 100, 40)
        self._size = QSizeF()
        self.letter_height = float(_SIZE)
        """How high the letters are now, in scene units."""

    def text(self) -> str:
        """What stands on it; empty while there is nothing."""
        return self._words

    def show_words(self, words: str) -> None:
        """Let these lines stand on it."""
        if words != self._words:
            self._words = words
            self.setVisible(bool(words))
            self._fit()

    def set_text_scale(self, scale: float) -> None:
        """How many times as large as usual all is written, as far as there is room."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._fit()

    def occupy(self, room: CaptionRoom) -> None:
        """Lie there from now on."""
        if room != self._room:
            self._room = room
            self._fit()

    @property
    def paper(self) -> QRectF:
        return QRectF(0, 0, self._size.width(), self._size.height())

    def what_is_drawn(self) -> object:
        return (self._words, self.letter_height)

    def draw(self, painter: QPainter, inks: Inks, scale: float) -> None:
        painter.setPen(inks.ink)
        words = self.paper.adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE)
        y = words.top()
        for line, font, height in self._lines(words.width()):
            painter.setFont(font)
            painter.drawText(QRectF(words.left(), y, words.width(), height), _FLAGS, line)
            y += height

    def _lines(self, width: float) -> list[tuple[str, QFont, float]]:
        """Each line, how it is written, and how high it is in this width."""
        found = []
        for number, line in enumerate(self._words.split("\n")):
            font = table_font(self.letter_height, bold=not number)
            metrics = QFontMetricsF(font)
            is_short = metrics.horizontalAdvance(line) <= width
            for part in (line,) if is_short else _BREAKS.split(line):
                cut = metrics.boundingRect(QRectF(0, 0, width, 10_000), _FLAGS, part)
                found.append((part, font, cut.height()))
        return found

    def _fit(self) -> None:
        """Choose how large all is written: large, or smaller, or in lines that are cut."""
        self.prepareGeometryChange()
        room = self._room
        largest = round(_SIZE * self._text_scale)
        for pixels in range(largest, _SMALLEST - 1, -1):
            self.letter_height = float(pixels)
            self._size = self._measured()
            fits = self._size.height() <= room.height and self._size.width() <= room.width
            if fits and (pixels <= LEAST or not self._is_cut()):
                break
        wide, high = self._size.width(), self._size.height()
        left = min(max(room.axis - wide / 2, room.left), room.left + room.width - wide)
        top = min(max(room.level - high / 2, room.top), room.top + room.height - high)
        self.setPos(left, top)
        self.update()

    def _measured(self) -> QSizeF:
        most = self._room.width - 2 * _ASIDE
        lines = self._lines(most)
        wide = max(min(QFontMetricsF(font).horizontalAdvance(line) + 1, most) for line, font, _ in lines)
        return QSizeF(wide + 2 * _ASIDE, sum(height for *_, height in lines) + 2 * _ABOVE)

    def _is_cut(self) -> bool:
        lines = self._lines(self._room.width - 2 * _ASIDE)
        return len(lines) > len(self._words.split("\n")) or any(
            height > 1.5 * QFontMetricsF(font).height() for _, font, height in lines
        )
