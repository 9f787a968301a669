"""The words of a lesson on a paper, in the place of the question."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.labels.even_label import let_be_narrow, set_unbroken

from .panel_button import PanelButton

_STYLE = """
LessonNote { background: #F7EFD9; border: 1px solid #8A7A58; border-radius: 3px; }
LessonNote QLabel { color: #2B211C; background: transparent; }
LessonNote QPushButton {
    font-size: %dpx; color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C; border-radius: 5px;
    padding: 4px 6px;
}
LessonNote QPushButton:hover { background: #FBF3DC; }
LessonNote QPushButton:pressed { background: #DCCBA4; }
LessonNote QPushButton:focus { border: 2px solid #8A5A1C; padding: 3px 5px; outline: none; }
"""
_PLAIN_STYLE = """
LessonNote { background: #000000; border: 2px solid #FFFFFF; }
LessonNote QLabel { color: #FFFFFF; background: transparent; }
LessonNote QPushButton {
    font-size: %dpx; color: #FFFFFF; background: #000000; border: 2px solid #FFFFFF; border-radius: 5px;
    padding: 3px 5px;
}
LessonNote QPushButton:hover { background: #333333; }
LessonNote QPushButton:pressed { background: #555555; }
LessonNote QPushButton:focus { border: 4px solid #FFE97A; padding: 1px 3px; outline: none; }
"""
_HEADING = 0.85
"""The size of the heading, relative to the words."""
_EDGE = 10
"""The margin around the words."""


class LessonNote(QFrame):
    """A heading, a few sentences, and buttons that lead on.

    Signals:
        said(words): the note shows other words, which should be read out.
        reworded: the note shows other words.
    """

    said = Signal(str)
    reworded = Signal()

    # Set on the class: Qt sends events while the note is being built, and while it is being destroyed.
    space_is_for_table: Callable[[], bool] = staticmethod(lambda: False)
    """Called when Space is pressed on a button; returns whether it was meant for the table and handled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(table_font())
        self._pixels = 16
        self._widest = 0
        self._words = ""
        self._buttons: list[PanelButton] = []
        self.asks = False
        """Whether the learner is to press one of the buttons before anything else."""
        self.heading_label, self.words_label = QLabel(), QLabel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        for label in (self.heading_label, self.words_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            let_be_narrow(label)
            self._column.addWidget(label)
        self.hide()

    @property
    def words(self) -> str:
        """The words on the note."""
        return self._words

    @property
    def heading(self) -> str:
        """The heading above the words."""
        return self.heading_label.text()

    @property
    def buttons(self) -> list[PanelButton]:
        """The buttons that lead on."""
        return list(self._buttons)

    def set_words(
        self,
        heading: str,
        words: str,
        choices: Sequence[tuple[str, Callable[[], object]]] = (),
        *,
        aloud: bool = True,
        focus: bool = True,
    ) -> None:
        """Show words, and offer these ways to go on.

        Args:
            heading: the heading above the words.
            words: a few sentences.
            choices: the words of the buttons, and what they do.
            aloud: whether the words say more than what is announced about the table anyway.
            focus: whether the first button gets the focus, as it is to be pressed next.
        """
        before, self._buttons = self._buttons, []
        for text, chosen in choices:
            button = PanelButton(text, self)
            button.set_widest(self._room)
            button.installEventFilter(self)
            button.clicked.connect(lambda _=False, chosen=chosen: chosen())
            self._column.addWidget(button)
            self._buttons.append(button)
            button.show()
        self.setAccessibleName(self.tr("Guided first hand"))
        asked, self.asks = self.asks, bool(choices) and focus
        is_new, is_changed = words != self._words, heading != self.heading or asked != self.asks
        self._words = words
        self.heading_label.setText(heading)
        set_unbroken(self.words_label, words)
        if is_new or is_changed:
            self.reworded.emit()
        if self.asks:
            # Before the old buttons go: if one has the focus, Qt would move it elsewhere.
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in before:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        if is_new and words and aloud:
            self.said.emit(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Space, which gathers, from pressing a button whose words should be read first."""
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        return is_space and event.type() == QEvent.Type.KeyPress and self.space_is_for_table()

    def follow_settings(self, settings: Settings) -> None:
        """Show it as the player has chosen."""
        self._dress()

    def set_text_size(self, pixels: int) -> None:
        """Set the height of the letters, in pixels."""
        self._pixels = pixels
        for label, share in ((self.heading_label, _HEADING), (self.words_label, 1.0)):
            font = self.font()
            font.setItalic(label is self.heading_label)
            font.setPixelSize(max(1, round(pixels * share)))
            label.setFont(font)
        self._dress()

    def set_widest(self, width: int) -> None:
        """Set the width that there is for it, in logical pixels."""
        self._widest = width
        for button in self._buttons:
            button.set_widest(self._room)

    @property
    def _room(self) -> int:
        return max(0, self._widest - 2 * _EDGE)

    def _dress(self) -> None:
        style = _PLAIN_STYLE if high_contrast() else _STYLE
        dress(self, style % self._pixels)
