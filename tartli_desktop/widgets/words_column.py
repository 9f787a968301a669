"""The column beside the table: the slate, what is played, and at the foot what is asked with its buttons."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.labels.even_label import EvenLabel, let_be_narrow
from tartli_desktop.widgets.panel.lesson_note import LessonNote
from tartli_desktop.widgets.panel.table_panel import EDGE, TablePanel
from tartli_desktop.widgets.scroll_fade import ScrollFade

_STYLE = """
WordsColumn, WordsColumn > QWidget > QWidget#content { background: %(ground)s; }
WordsColumn QLabel#words { color: %(text)s; }
"""
_TEXT, _PLAIN_COLOURS = "#FBF3DC", ("#000000", "#FFFFFF")
"""The colours of the words about the match, and of ground and words in high contrast."""
_PART, _LEAST, _MOST, _MOST_OF_WIDTH = 0.19, 190.0, 340.0, 0.4
"""The width with usual letters, as a part of that of table and column; its least and greatest value then; and
the largest part with large letters."""
_WANTED = 280.0
"""The width that the words of a lesson need with usual letters."""
_LINES_BELOW = 28
"""The lines of words and buttons for which room stays below the slate, so that it stands still while they
change."""
_MARGIN = 8
_FIRST = 1000
"""The stretch of the slate, which takes all its room before any stays free."""


def column_width(wide: int, letters: float, *, teaches: bool = False) -> int:
    """The width of the column beside a table.

    Args:
        wide: the width of table and column.
        letters: the size of letters, relative to the usual one.
        teaches: whether the words of a lesson stand there.
    """
    usual = max(_WANTED if teaches else _LEAST, min(wide * _PART, _MOST))
    return round(max(_LEAST, min(usual * letters, wide * _MOST_OF_WIDTH)))


class WordsColumn(QScrollArea):
    """Slate, words about the match and the panel below each other; it scrolls if it must.

    The panel stands at the foot, so that its buttons keep their places whatever stands above.

    Args:
        panel: what is asked, with its buttons.
        slate: the score sheet, if the game has one.

    Signals:
        widened: the column needs another width than before.
    """

    widened = Signal()

    def __init__(self, panel: TablePanel, slate: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self._slate = slate
        self._lesson: LessonNote | None = None
        self._card: QWidget | None = None
        self._shows_slate = True
        self._is_read = False
        """Whether the player reads the slate above."""
        self._words = EvenLabel()
        self._words.setObjectName("words")
        self._words.setContentsMargins(EDGE, 0, EDGE, 0)
        let_be_narrow(self._words)
        self._words.hide()
        content = QWidget()
        content.setObjectName("content")
        self._rows = QVBoxLayout(content)
        self._rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._rows.setSpacing(_MARGIN)
        if slate is not None:
            # Its own hint is for a window of its own.
            slate.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            self._rows.addWidget(slate, _FIRST)
        self._rows.addWidget(self._words)
        self._rows.addStretch(1)
        self._rows.addWidget(panel)
        # A viewport made here: to wrap one made by Qt, PySide6 creates all widget types with their enums.
        self.setViewport(QWidget())
        self.setWidget(content)
        self.setWidgetResizable(True)
        content.installEventFilter(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = ScrollFade(self)
        self.verticalScrollBar().rangeChanged.connect(self._show_foot)
        panel.spoke.connect(self._show_words)
        self._dress()

    @property
    def lines(self) -> str:
        """The words about the match."""
        return self._words.accessibleName()

    @property
    def room(self) -> int:
        """The greatest width of the contents."""
        return max(0, self.width() - 2 * _MARGIN - self.verticalScrollBar().sizeHint().width())

    @property
    def teaches(self) -> bool:
        """Whether the words of a lesson stand there, for which it is wider."""
        return self._lesson is not None and bool(self._lesson.heading)

    def set_words(self, words: str) -> None:
        """Show these words about the match: what is played, the trick, the trumps."""
        # A dot between words ends a line rather than beginning one.
        self._words.write(words.replace(" · ", "\u00a0· "))
        self._words.setAccessibleName(words)
        self._words.setVisible(bool(words))

    def add(self, part: QWidget) -> None:
        """Add another part above the panel."""
        if self._rows.indexOf(part) < 0:
            self._rows.insertWidget(self._rows.indexOf(self._panel), part)

    def teach(self, note: LessonNote) -> None:
        """Show the words of a lesson in place of the question."""
        self._lesson = note
        self._panel.teach(note)
        note.reworded.connect(self._arrange)
        note.reworded.connect(self.widened)

    def show_slate(self, shows: bool) -> None:
        """Show the slate, or leave its place free."""
        self._shows_slate = shows
        self._arrange()

    def lay_card(self, card: QWidget | None) -> None:
        """Show something else in the place of the slate; None for the slate again."""
        if self._card is not None:
            self._rows.removeWidget(self._card)
        self._card = card
        if card is not None:
            self._rows.insertWidget(0, card, _FIRST)
            card.show()
            self.read_slate()
        self._arrange()

    def _arrange(self) -> None:
        if self._slate is None:
            return
        self._slate.setVisible(self._shows_slate and self._card is None)
        # Before the first layout it has no width of its own.
        if self.width() >= _LEAST:
            # Lower, it could not be read; then the column scrolls.
            least = max(0, self._slate.heightForWidth(self.room))
            below = _LINES_BELOW * QFontInfo(self._words.font()).pixelSize()
            # With large letters, it is square where that leaves half of the column.
            wanted = min(max(self.room, self.height() - below), self.height() // 2)
            self._slate.setMinimumHeight(least)
            self._slate.setMaximumHeight(max(least, wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._panel.set_widest(self.room)
        self._arrange()
        self._ask_for_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._ask_for_height()
        return super().eventFilter(watched, event)

    def _ask_for_height(self) -> None:
        """Let it scroll rather than cut something: Qt leaves out the least height of the slate."""
        content = self.widget()
        if content is not None:
            content.setMinimumHeight(max(0, self._rows.totalMinimumHeightForWidth(self.viewport().width())))
            # At once, so that no button is seen in a wrong place for a moment.
            self._rows.activate()

    def show_part(self, part: QWidget) -> None:
        """Scroll a part into sight, with everything below it if there is room."""
        self.show_foot()
        self.ensureWidgetVisible(part, 0, _MARGIN)

    def read_slate(self) -> None:
        """Scroll the slate into sight."""
        self._is_read = True
        self.verticalScrollBar().setValue(0)

    def show_foot(self) -> None:
        """Scroll what is asked into sight, or all words of a lesson."""
        self._is_read = False
        self._show_foot()

    def _show_foot(self) -> None:
        if not self._is_read:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            lesson = self._lesson if self.teaches else None
            if lesson is not None and lesson.height() < self.viewport().height():
                self.ensureWidgetVisible(lesson, 0, 0)

    def _show_words(self) -> None:
        """Scroll the panel's words into sight, unless the player reads the slate above."""
        if self._slate is None or not self._slate.hasFocus():
            self.show_foot()

    def set_text_size(self, pixels: int) -> None:
        """Set the height of the letters, in pixels."""
        font = table_font()
        font.setPixelSize(pixels)
        self._words.setFont(font)
        self._panel.set_text_size(pixels)
        self._arrange()

    def follow_settings(self, settings: Settings) -> None:
        """Take colours that the player sees well."""
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The arrows belong to the cards.
        event.ignore()

    def _dress(self) -> None:
        ground, text = _PLAIN_COLOURS if high_contrast() else (theme.shaded().name(), _TEXT)
        dress(self, _STYLE % {"ground": ground, "text": text})
        self._fade.set_ground(QColor(ground))
        # The scroll bar's handle in the colour of the words: the windows' colour is as dark as the cloth.
        bar = self.verticalScrollBar()
        palette = bar.palette()
        palette.setColor(QPalette.ColorRole.Text, QColor(text))
        bar.setPalette(palette)
