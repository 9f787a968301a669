"""Searching a help page while words are being typed, also for words that it does not use itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QShortcut, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QPushButton, QTextEdit, QWidget

from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.pages.page_pieces import PieceKind
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.widgets.pages.text_search import Hit, Lexicon, Passage, TextPicture, folded, hits_of

tr = Context("HelpSearch")

_HIT, _PRESENT, _INK = QColor("#F2E3A0"), QColor("#F2A33A"), QColor("#1B1613")


_ON_PAGE = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)

_PAUSE = 700
"""Milliseconds without a key press after which the result is announced."""


class SearchBar(QWidget):
    """A search field, the number of hits, and two buttons to step through the hits.

    Enter and F3 go to the next hit, with Shift to the previous one; Ctrl+F comes here from anywhere, and keys
    that scroll lead to the page. The hits are marked there; the present one is marked more strongly, and
    selected. The best hit comes first.

    Args:
        reveal: shows the selection of a cursor on the page.
    """

    # Set on the class: Qt sends events while the bar is being built.
    _line: QLineEdit | None = None

    def __init__(
        self, page: ReadablePage, reveal: Callable[[QTextCursor], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._telling = QTimer(self, singleShot=True)
        self._telling.timeout.connect(self._tell)
        self._reveal_cursor = reveal
        self._page = page
        self._places: list[Hit] = []
        self._present = 0
        self.line = QLineEdit(placeholderText=self.tr("Find"), clearButtonEnabled=True)
        self.line.setAccessibleName(self.tr("Find words in the help"))
        self.found = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.before_button = QPushButton(self.tr("&Previous"))
        self.next_button = QPushButton(self.tr("&Next"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.found)
        for button in (self.before_button, self.next_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        self._line = self.line
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._find)
        self.before_button.clicked.connect(lambda: self.go(-1))
        self.next_button.clicked.connect(lambda: self.go(1))
        window = parent or self
        for keys, step in (("F3", 1), ("Shift+F3", -1)):
            QShortcut(QKeySequence(keys), window).activated.connect(lambda step=step: self.go(step))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), window).activated.connect(self._come)
        self._show()

    @property
    def hits(self) -> int:
        """The number of hits on the page."""
        return len(self._places)

    @property
    def present(self) -> int:
        """The number of the present hit, from 1; 0 without hits."""
        return self._present + 1 if self._places else 0

    def find_again(self) -> None:
        """Repeat the search on a page that has changed."""
        self._places = self._hits()
        self._present = min(self._present, max(0, len(self._places) - 1))
        self._show()

    def go(self, step: int) -> None:
        """Move on by some hits, starting over after the last."""
        if self._places:
            self._present = (self._present + step) % len(self._places)
            self._show()
            self._reveal()
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if key in _ON_PAGE:
                self._page.setFocus()
                return QApplication.sendEvent(self._page, event)
            if key == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
        return super().eventFilter(watched, event)

    def _come(self) -> None:
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def _find(self) -> None:
        """Show the best hit for the words that have been typed."""
        self._places = self._hits()
        self._present = 0
        self._show()
        self._telling.start(_PAUSE)
        if self._places:
            self._reveal()
        else:
            none = self._page.textCursor()
            none.clearSelection()
            self._page.setTextCursor(none)

    def _reveal(self) -> None:
        self._reveal_cursor(self._cursor(self._places[self._present]))

    def _tell(self) -> None:
        """Announce the present hit: "1 of 5: The trick is yours."."""
        self._telling.stop()
        words = self.found.text()
        if words and self._places:
            sentence = self._page.sentence_at(self._places[self._present].place)
            words = fill(self.tr("%1: %2", "which hit of how many, and the sentence"), words, sentence)
        announce(self.line, words)

    def _show(self) -> None:
        marks = []
        for index, place in enumerate(self._places):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self._cursor(place)
            look = QTextCharFormat()
            look.setBackground(_PRESENT if index == self._present else _HIT)
            look.setForeground(_INK)
            # Colour alone is not enough.
            look.setFontUnderline(index == self._present)
            mark.format = look
            marks.append(mark)
        self._page.setExtraSelections(marks)
        if not self.line.text().strip():
            text = ""
        elif self._places:
            text = fill(self.tr("%1 of %2", "hits"), self.present, self.hits)
        else:
            text = self.tr("Not found")
        self.found.setText(text)
        for button in (self.before_button, self.next_button):
            button.setEnabled(bool(self._places))

    def _hits(self) -> list[Hit]:
        # Reading the page takes longer than building everything else.
        if not self.line.text().strip():
            return []
        page = self._page
        pieces = [each for piece in page.pieces for each in piece.walk()]
        pictures = [TextPicture(each.start, each.text) for each in pieces if each.kind is PieceKind.PICTURE]
        passages = [Passage(stop.start, is_title=stop.level == 2) for stop in page.stops]
        return hits_of(self.line.text(), page.document().toRawText(), pictures, passages, lexicon())

    def _cursor(self, hit: Hit) -> QTextCursor:
        cursor = QTextCursor(self._page.document())
        cursor.setPosition(hit.place)
        cursor.setPosition(hit.place + hit.length, QTextCursor.MoveMode.KeepAnchor)
        return cursor


def lexicon() -> Lexicon:
    """The lexicon of the current language."""
    ignored = tr(
        "a an the of to in on at is are was do does did i you my your me we it its how what when where why "
        "who which can may must should and or if for with be have has this that there will would",
        "For the search in the help: words of a question that say nothing of what is asked.",
    )
    same: dict[str, tuple[str, ...]] = {}
    for line in _same().split(";"):
        word, _, others = line.partition("=")
        if others.strip():
            key = folded(word).strip()
            same[key] = (*same.get(key, ()), *(folded(other).strip() for other in others.split(",")))
    return Lexicon(same, frozenset(folded(ignored).replace(",", " ").split()))


def _same() -> str:
    return tr(
        "claim = go out; contest = whose melds; discard = any card; discarding = any card; stock = talon; "
        "deck = pack; VII = seven; VIII = eight; IX = nine; X = ten; seventh = seven; jack = under; queen = "
        "over; under = jack; over = queen; knave = under; pig = ace; clubs = acorns; spades = leaves; "
        "diamonds = bells; beats = wins a trick, better than; strategy = playing well; tactics = playing "
        "well; advice = playing well; tips = playing well; undo = take back; tie = counts are equal; draw = "
        "draws a card; resume = on the table again; run = sequence; four = set; "
        "shortcuts = key; language = English; colours = colour; cheat = tamper; fair = tamper",
        "For the search in the help. Before each = is a word that somebody may type, behind it what the help "
        "calls it; several are set apart by commas. Write what players of your language would type: terms of "
        "other card games, the ranks in Roman figures, words for what the program does.",
    )
