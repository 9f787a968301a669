"""The words about the match beside the table: what is played, the trick, the trumps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.line_breaks import held_together, lines_of_sentences

_SIZES = 1.0, 0.85, 0.72, 0.62, 0.55
"""The height of letters in each form, relative to the usual one."""
_BETWEEN = "\u00a0· "
"""A dot between words ends a line rather than beginning one."""
_ASIDE = 4
"""The margin beside the words, which are in line with those of the panel."""


class MatchWords(QLabel):
    """A few lines of words. In lower forms lines stand side by side in smaller letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("words")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(_ASIDE, 0, _ASIDE, 0)
        self._pixels = 12
        self._room = 0
        self._form = 0
        self._forms: Sequence[str] = ("",) * len(_SIZES)
        """The words in each form, from the highest."""
        self.heights: Sequence[int] = (0,) * len(_SIZES)
        """The height of each form."""

    @property
    def words(self) -> str:
        """All of the words, without the signs that join them; screen readers get these."""
        return self.accessibleName()

    def set_words(self, words: str) -> None:
        """Show these lines."""
        self.setAccessibleName(words)
        self._write()

    def set_text_size(self, pixels: int) -> None:
        """Set the usual height of the letters, in pixels."""
        self._pixels = pixels
        self._write()

    def set_room(self, width: int) -> None:
        """Set the width that there is for the words."""
        if width != self._room:
            self._room = width
            self._write()

    def take_form(self, form: int) -> None:
        """Show the words in this form, by its place among the heights."""
        if form != self._form:
            self._form = form
            self._show()

    @property
    def form(self) -> int:
        """The present form, by its place among the heights."""
        return self._form

    @property
    def _width(self) -> int:
        return max(1, self._room - 2 * _ASIDE)

    def _write(self) -> None:
        lines = held_together(self.words.replace(" · ", _BETWEEN))
        parts = lines.replace(":\n", ": ").split("\n")
        self._forms = (lines, *(self._side_by_side(parts, form) for form in range(1, len(_SIZES))))
        room, wraps = QRect(0, 0, self._width, 10_000), int(Qt.TextFlag.TextWordWrap)
        self.heights = [
            QFontMetrics(self._font(form)).boundingRect(room, wraps, text).height()
            for form, text in enumerate(self._forms)
        ]
        self._show()

    def _side_by_side(self, parts: Iterable[str], form: int) -> str:
        advance, wide = QFontMetrics(self._font(form)).horizontalAdvance, self._width
        return lines_of_sentences(parts, lambda line: advance(line) <= wide, _BETWEEN)

    def _show(self) -> None:
        self.setFont(self._font(self._form))
        self.setText(self._forms[self._form])

    def _font(self, form: int) -> QFont:
        font = table_font()
        font.setPixelSize(round(self._pixels * _SIZES[form]))
        return font
