"""The paper card on the cloth that tells what is played: contract, trick, trumps and count."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import CaptionRoom

from .paper import Inks, PaperItem

_ASIDE, _ABOVE = 15.0, 7.0
"""The gaps between the rim and the words: at the sides, and above and below."""
_SIZE, LEAST = 25, 20
"""The usual and the least height of letters in scene units; below the least, lines are broken instead.

In the smallest window the least is 13 pixels.
"""
_SMALLEST = 11
"""The height of letters where even broken lines have no room."""
_BREAKS = re.compile(r",[ \u00a0]|[ \u00a0]·[ \u00a0]")
"""Where a line that is too long is broken first."""
_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class CaptionItem(PaperItem):
    """The card itself, hidden while it has no words. Its first line is the heading."""

    def __init__(self, rendering: Rendering) -> None:
        super().__init__(rendering)
        self._words = ""
        self._text_scale = 1.0
        self._room = CaptionRoom(0, 0, 200, 80, 100, 40)
        self._size = QSizeF()
        self.letter_height = float(_SIZE)
        """The present height of the letters, in scene units."""

    def text(self) -> str:
        """The words on the card; empty while there are none."""
        return self._words

    def show_words(self, words: str) -> None:
        """Show these lines."""
        if words != self._words:
            self._words = words
            self.setVisible(bool(words))
            self._fit()

    def set_text_scale(self, scale: float) -> None:
        """Set the size of the text relative to the usual one, as far as there is room."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._fit()

    def occupy(self, room: CaptionRoom) -> None:
        """Lie in this room from now on."""
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
        """Each line with its font and its height in this width."""
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
        """Choose the size of the text: large, smaller, or smaller with broken lines."""
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
