"""Short questions and messages in windows of their own, over windows other than the table's.

They open without waiting for the answer. Import this only when one opens: Qt's message boxes load slowly.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMessageBox, QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.questions.question import Answer, Question, before, drawn_sign, warning

_TEXT = 1.18
"""The size of the question, relative to other words."""
_MARGIN = 8


class QuestionBox(QMessageBox):
    """Qt's message box in the program's own style, over a window other than the table's.

    Args:
        parent: the window it lies over.
        question: the question.
    """

    def __init__(self, parent: QWidget, question: Question) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(question.title)
        self.setText(question.text)
        self.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._explain(question.explanation)
        for answer in question.answers:
            self._offer(answer, question)
        self.setIconPixmap(drawn_sign(question.sign, self))
        words = self.findChild(QLabel, "qt_msgbox_label")
        if words is not None:
            words.setFont(table_font(round(QFontInfo(self.font()).pixelSize() * _TEXT)))

    def _explain(self, explanation: str) -> None:
        """Add words below the text; screen readers reach them before the buttons."""
        self.setInformativeText(explanation)
        buttons = self.findChild(QDialogButtonBox)
        if buttons is not None:
            # Qt creates these words after the buttons, and screen readers follow the stacking order.
            buttons.raise_()

    def _offer(self, answer: Answer, question: Question) -> None:
        roles, is_last = QMessageBox.ButtonRole, answer is question.answers[-1]
        usual = roles.DestructiveRole if answer.harms else roles.AcceptRole
        button = add_button(self, answer.words, roles.RejectRole if is_last else usual)
        if answer.then is not None:
            # Connected directly: a function made here would keep alive a parent that is deleted before the
            # box.
            button.clicked.connect(answer.then)
        if is_last:
            self.setEscapeButton(button)
        if answer is question.answers[question.usual]:
            self.setDefaultButton(button)


def show(parent: QWidget, question: Question) -> QMessageBox:
    """Ask over a window. Returns the box, so that callers can wait for its end."""
    box = QuestionBox(parent, question)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask(parent: QWidget, *words: str, do: str, stay: str, then: Callable[[], object]) -> QMessageBox:
    """Ask before something that cannot be undone: see :func:`.question.before`."""
    return show(parent, before(*words, do=do, stay=stay, then=then))


def warn(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Show what went wrong."""
    return show(parent, warning(title, text))
