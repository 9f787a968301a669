"""Words on a label in lines of about even length, which end where a reader would pause."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.text.line_breaks import (
    balanced,
    held_together,
    lonely_words,
    sentence_by_sentence,
    with_whole,
)


def set_unbroken(label: QLabel, words: str, *, whole: Iterable[str] = ()) -> None:
    """Write words that are held together on a label; screen readers get them without the joining signs.

    They do not break within the names in ``whole``.
    """
    label.setText(held_together(with_whole(whole, words)))
    label.setAccessibleName(words)


def let_be_narrow(label: QLabel) -> None:
    """Let a label become narrower than its longest word rather than widen what it stands in."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)


def keep_room(widget: QWidget) -> None:
    """Reserve a widget's room while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


_MOST_LINES = 1000
_lines: dict[tuple[str, int, bool, str, int], tuple[str, int]] = {}
"""What labels have broken into lines; layouts ask for the same again and again, and so do later windows."""


class EvenLabel(QLabel):
    """A label that shows its words literally, and breaks them again for each width and font.

    Args:
        by_sentences: whether each sentence begins a line, if that leaves no word alone and takes at most one
            line more.
    """

    # Set on the class: Qt sends events while the label is being built.
    _words = ""
    _by_sentences = False

    def __init__(self, *, by_sentences: bool = False) -> None:
        super().__init__()
        self._by_sentences = by_sentences
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def write(self, words: str) -> None:
        """Write words; screen readers get them without line breaks and joining signs."""
        self._words = held_together(words)
        self.setAccessibleName(words)
        self._break()

    def heightForWidth(self, width: int) -> int:
        return self._broken(width)[1]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def _room(self, width: int) -> int:
        """The width of a line on a label that is so wide within its margins."""
        return width

    def _broken(self, width: int) -> tuple[str, int]:
        """The words in the lines of a label of this width, and the height that it needs."""
        inner, beside = self.contentsMargins(), 2 * self.margin()
        room = self._room(width - inner.left() - inner.right() - beside)
        asked = self.font().key(), self.logicalDpiX(), self._by_sentences, self._words, room
        if asked not in _lines:
            if len(_lines) >= _MOST_LINES:
                _lines.clear()
            text = self._broken_anew(room)
            # A word that is wider than a line, such as a path, is broken by Qt.
            area = QRect(0, 0, max(1, room), 10_000)
            high = self.fontMetrics().boundingRect(area, int(Qt.TextFlag.TextWordWrap), text).height()
            _lines[asked] = text, high
        text, high = _lines[asked]
        return text, high + inner.top() + inner.bottom() + beside

    def _broken_anew(self, room: int) -> str:
        advance = self.fontMetrics().horizontalAdvance
        running = balanced(self._words, advance, room)
        if not self._by_sentences:
            return running
        apart = balanced(sentence_by_sentence(self._words), advance, room)
        is_longer = apart.count("\n") > running.count("\n") + 1
        return running if is_longer or lonely_words(apart) > lonely_words(running) else apart

    def _break(self) -> None:
        self.setText(self._broken(self.width())[0])


_SHARE = 1.25
"""The size of its letters, relative to those around it."""
_WIDEST = 76
"""The width of a line before it is shown, in letters of average width."""


class EmptyLabel(EvenLabel):
    """Says in a few sentences that there is nothing yet, and what to do."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(24)
        font = heading_font(QApplication.font(), _SHARE)
        font.setBold(False)
        self.setFont(font)
        self.write(text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break()

    def _room(self, width: int) -> int:
        # Before it is shown, it has no width of its own.
        return width if self.isVisible() else _WIDEST * self.fontMetrics().averageCharWidth()
