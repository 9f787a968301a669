"""The paper beside the table of a study: what can be done and what it is worth, the lines, and the note."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.study.study import LONGEST_NOTE
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import LONGEST_NAME
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.labels.even_label import set_unbroken
from tartli_desktop.widgets.papers.table_paper import SHADOW
from tartli_desktop.windows.coach.worth_list import WorthList, list_palette
from tartli_desktop.windows.coach.worths import WorthRow
from tartli_desktop.windows.review.paper_beside import PaperBeside, tell
from tartli_desktop.windows.review.review_paper import larger

from .line_tree import LineTree

tr = Context("Study")

_MARGIN = SHADOW + 15
_SHARES = (2, 1)
"""How list and lines share the height that they need not."""
_QUIET = 800
"""Milliseconds without a key after which a note counts as written."""
_TO_LIST = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))

_FIELDS = """
QLineEdit, QPlainTextEdit { color: %s; background: %s; border: 1px solid %s; border-radius: 4px;
    padding: 3px 6px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid %s; padding: 2px 5px; }
QLineEdit#title { background: transparent; border-color: transparent; padding-left: 0px; }
QLineEdit#title:hover, QLineEdit#title:focus { border-color: %s; }
"""


class Filter(QLineEdit):
    """What is typed leaves only some rows of a list; the keys that move in a list move there.

    Signals:
        unfit(text): Enter was pressed, but nothing in the list fits what is typed, or nothing is typed and
            no row stands out.
    """

    unfit = Signal(str)

    is_early = False
    """Whether Enter was pressed before there were any rows."""

    def __init__(self, worths: WorthList) -> None:
        super().__init__()
        self._worths = worths
        self.setClearButtonEnabled(True)
        self.textChanged.connect(worths.filter)

    def event(self, event: QEvent) -> bool:
        """Leave the keys that edit to the commands of the study while there is nothing to edit."""
        if event.type() == QEvent.Type.ShortcutOverride and not self.text():
            assert isinstance(event, QKeyEvent)
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TO_LIST:
            page = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
            down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
            self._worths.step((6 if page else 1) * (1 if down else -1))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        """Choose the current row; if nothing fits, say so, and let the next key write over what is typed."""
        self.is_early = not self._worths.rows.has_rows
        if self.is_early:
            return
        if self._worths.current is None or not (self.text() or self._worths.has_favourite):
            self.unfit.emit(self.text())
            self.selectAll()
        else:
            self._worths.choose_current()

    def catch_up(self) -> None:
        """Choose what was typed before there were any rows."""
        if self.is_early and self._worths.rows.has_rows:
            self.is_early = False
            if self.text():
                self._enter()


class StudyPaper(PaperBeside):
    """Words about a position, with fields for a title, what was done, and a note.

    Signals:
        played(key): the player chose the row with this key.
        titled(title): the player gave the study a title.
        noted(node, note): the player wrote a note on a position.
    """

    played = Signal(object)
    titled = Signal(str)
    noted = Signal(int, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._noted_node = 0
        """The node of the position that the note is on."""
        self._lent_focus = False
        """Whether the lines have the focus only because there was nothing to enter at the end of the hand."""
        self.title = QLineEdit(maxLength=LONGEST_NAME)
        self.title.setObjectName("title")
        self.place_label, self.happened_label = self._label(), self._label()
        self.state_label, self.reason_label, self.refusal_label = (self._label() for _ in range(3))
        self.worths = WorthList()
        self.filter = Filter(self.worths)
        self.tree = LineTree()
        self.note = QPlainTextEdit(tabChangesFocus=True)
        self._written = QTimer(self, singleShot=True)
        self._written.setInterval(_QUIET)
        self._lay_parts()
        for field in (self.title, self.filter, self.note):
            field.installEventFilter(self)
        self.worths.chosen.connect(self.played)
        self.title.editingFinished.connect(lambda: self.titled.emit(self.title.text().strip()))
        self.title.returnPressed.connect(self.take_keyboard)
        self.note.textChanged.connect(self._written.start)
        self._written.timeout.connect(self.finish_writing)
        for part in (self.happened_label, self.state_label, self.reason_label, self.refusal_label):
            part.hide()
        self.retranslate()
        self.dress()

    def _lay_parts(self) -> None:
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        first: tuple[QWidget, ...] = (self.title, self.place_label, self.happened_label, self.filter)
        for part in (*first, self.refusal_label, self.worths, self.state_label, self.reason_label):
            rows.addWidget(part)
        for part in (self.tree, self.note):
            rows.addWidget(part)
        for part, share in zip((self.worths, self.tree), _SHARES, strict=True):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            rows.setStretchFactor(part, share)
        self.note.setFrameShape(QFrame.Shape.NoFrame)
        # Where letters are large and the window is small, everything scrolls together.
        scroller = self._scrolled(content)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN - 4, _MARGIN, _MARGIN)
        column.addWidget(scroller)

    def eventFilter(self, field: QObject, event: QEvent) -> bool:
        """Let Escape leave a field that is being written in, before it leaves the study."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if field is self.filter and not self.filter.text():
                return False
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.filter.clear()
                self.take_keyboard()
            return True
        return super().eventFilter(field, event)

    # Contents

    def tell_place(self, place: str, happened: Sequence[str]) -> None:
        """Show which position it is, and below that some lines: what was done last, and how it stands."""
        set_unbroken(self.place_label, place)
        tell(self.happened_label, "\n".join(filter(None, happened)))

    def wait_for_rows(self) -> None:
        """List nothing until it is found out what can be done; what is typed meanwhile counts then."""
        self.filter.clear()
        self.filter.is_early = False
        self.worths.begin(())
        for label in (self.state_label, self.reason_label, self.refusal_label):
            tell(label, "")

    def begin_rows(self, rows: Sequence[WorthRow], asks: str, *, weighs: bool) -> None:
        """List what can be done in another position.

        Args:
            asks: says what is to be entered, if anything is.
            weighs: whether the rows get values.
        """
        self.worths.horizontalHeader().setVisible(weighs)
        self.filter.setPlaceholderText(asks)
        self.filter.setAccessibleName(asks)
        if not asks and self.filter.hasFocus():
            self.tree.setFocus()
            self._lent_focus = True
        self.filter.setVisible(bool(asks))
        if asks and self._lent_focus:
            self._lent_focus = False
            if self.tree.hasFocus():
                self.filter.setFocus()
        self.worths.setVisible(bool(asks))
        self.worths.begin(rows)
        self.filter.catch_up()

    def tell_rows(self, rows: Sequence[WorthRow]) -> None:
        """Show what the same actions are worth now."""
        self.worths.tell(rows)
        self.filter.catch_up()

    def tell_state(self, words: str) -> None:
        """Show how far the values are worked out."""
        tell(self.state_label, words)

    def tell_unfit(self, text: str) -> None:
        """Tell that nothing in the list fits what was typed."""
        words = fill(tr("Nothing that can be done now fits “%1”."), text)
        if not text:
            words = tr("Type it, or choose it in the list.")
        self.tell_refusal(words)
        announce(self, words)

    def tell_refusal(self, words: str) -> None:
        """Show what was done, or why it cannot be, until another position is shown."""
        tell(self.refusal_label, words)

    def tell_reason(self, words: str) -> None:
        """Show what speaks for the best action."""
        tell(self.reason_label, words)

    def show_note(self, node: int, note: str) -> None:
        """Show the note on the position of another node."""
        self._noted_node = node
        if self.note.toPlainText() != note:
            self.note.blockSignals(True)
            self.note.setPlainText(note)
            self.note.blockSignals(False)

    def take_keyboard(self) -> None:
        """Give the focus to the field where the next step can be typed, or else to the lines."""
        (self.tree if self.filter.isHidden() else self.filter).setFocus()

    def finish_writing(self) -> None:
        """Hand on what has been written in the note, and as a title that the keyboard has not left yet."""
        if self.title.isModified():
            self.titled.emit(self.title.text().strip())
        if self._written.isActive() or self.sender() is self._written:
            self._written.stop()
            self.noted.emit(self._noted_node, self.note.toPlainText()[:LONGEST_NOTE])

    # Looks

    def retranslate(self) -> None:
        """Set the words in the current language."""
        self.title.setPlaceholderText(tr("Title of the study"))
        self.title.setAccessibleName(tr("Title of the study"))
        self.note.setPlaceholderText(tr("Note on this position"))
        self.note.setAccessibleName(tr("Note on this position"))
        self.worths.retranslate()
        self.tree.retranslate()

    def dress(self) -> None:
        palette = list_palette()
        self.worths.dress()
        self.tree.setPalette(palette)
        self.tree.fade.set_ground(palette.base().color())
        colours = (
            ("#FFFFFF", "#000000", "#FFFFFF", "#FFE97A", "#FFFFFF")
            if high_contrast()
            else ("#2B211C", "#FBF6EA", "#C9B78F", "#3F673A", "#C9B78F")
        )
        dress(self, _FIELDS % colours)
        super().dress()

    def _follow_letters(self) -> None:
        letters = larger(self.font())
        self.place_label.setFont(heading_font(self.font(), 1.2))
        self.title.setFont(heading_font(self.font(), 1.3))
        labels = (self.happened_label, self.refusal_label, self.reason_label)
        large: tuple[QWidget, ...] = (*labels, self.filter, self.note, self.tree)
        for part in large:
            part.setFont(letters)
        self.state_label.setFont(QFont(self.font()))
        self.worths.set_letters(letters)
        lines = self.worths.fontMetrics().height()
        self.worths.setMinimumHeight(lines * 7)
        self.tree.setMinimumHeight(round(lines * 3.4))
        self.note.setFixedHeight(round(lines * 3.2))
        self.worths.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
