"""The words about the match beside the table: what is played, the trick, the trumps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.line_breaks import held_together, lines_of_sentences
from tartli_desktop.text.plain_text import plain_tip

_SHORT = 0.85
"""The height of letters in the shorter forms, relative to the usual one."""
_BETWEEN = "\u00a0· "
"""A dot between words ends a line rather than beginning one."""
_LEFT_OUT = "\u00a0…"
_ASIDE = 4
"""The margin beside the words, which are in line with those of the panel."""


class MatchWords(QLabel):
    """A few lines of words. In shorter forms lines stand side by side in smaller letters, and the last ones
    are left out, which the tool tip then tells."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("words")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(_ASIDE, 0, _ASIDE, 0)
        self._pixels = 12
        self._room = 0
        self._form = 0
        self._forms: Sequence[str] = ("",)
        """The words in each form, from the longest."""

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

    @property
    def heights(self) -> list[int]:
        """The height of each form, from the longest; nothing is changed to measure them."""
        room, wraps = QRect(0, 0, self._width, 10_000), int(Qt.TextFlag.TextWordWrap)
        return [
            QFontMetrics(self._font(form)).boundingRect(room, wraps, text).height()
            for form, text in enumerate(self._forms)
        ]

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
        less = ([*parts[: seen - 1], parts[seen - 1] + _LEFT_OUT] for seen in range(len(parts) - 1, 0, -1))
        self._forms = (lines, *map(self._side_by_side, (parts, *less)))
        self._form = min(self._form, len(self._forms) - 1)
        self._show()

    def _side_by_side(self, parts: Iterable[str]) -> str:
        advance, wide = QFontMetrics(self._font(1)).horizontalAdvance, self._width
        return lines_of_sentences(parts, lambda line: advance(line) <= wide, _BETWEEN)

    def _show(self) -> None:
        self.setFont(self._font(self._form))
        self.setText(self._forms[self._form])
        self.setToolTip(plain_tip(self.words) if self._form > 1 else "")

    def _font(self, form: int) -> QFont:
        font = table_font()
        font.setPixelSize(round(self._pixels * (_SHORT if form else 1.0)))
        return font
