"""A question on a paper that lies in the window, or in a window of its own over a dialog."""

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import closed
from tartli_desktop.widgets.dialogs.box_buttons import add_button, stack_where_narrow
from tartli_desktop.widgets.labels.even_label import EvenLabel, set_unbroken
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import ModalPaper, dress_button
from tartli_desktop.widgets.questions.question import Answer, Question, drawn_sign

tr = Context("QuestionPaper")

_WIDE = 33
"""The width of the paper in characters, unless its buttons need more."""
_ABOVE_BUTTONS = 4
_TEXT = 1.2
"""The size of the question, relative to other words."""


class _Words(QWidget):
    """Takes the given width, and the height that its words need in it."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class QuestionPaper(ModalPaper):
    """The question. Choosing an answer closes the paper; closing it in any other way gives the last answer.

    Args:
        question: the question.
        parent: the widget that it lies on.
    """

    letters_alone = True

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        """The question."""
        self.setWindowTitle(question.title)
        self.setAccessibleDescription(self._sentences)
        self._is_open = True
        set_unbroken(self.headline, question.title)
        self._sign, self._text = QLabel(), EvenLabel()
        self._put_sign()
        self._put_words()
        self._tick: QCheckBox | None = None
        if question.stop is not None:
            self._tick = QCheckBox(tr("Do &not ask again"), self)
            self.body.addWidget(self._tick, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons = self._put_buttons()
        self.fit()

    def stand_alone(self) -> None:
        """Open in a window of its own, over that of the parent."""
        self.setWindowFlags(Qt.WindowType.Dialog)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in self._buttons.findChildren(QPushButton):
            dress_button(button, self.font())
        self.arrange(self.room().width())
        self.fit()
        self.open()

    def lay_again(self) -> None:
        if self.isWindow():
            self.forget_sizes()
            self.fit()
        else:
            super().lay_again()

    def _put_sign(self) -> None:
        self.body.removeWidget(self.headline)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self._sign)
        row.addWidget(self.headline, 1)
        self.body.addLayout(row)

    def _put_words(self) -> None:
        content = _Words()
        rows = QVBoxLayout(content)
        rows.setSpacing(8)
        self._text.write(self.question.text)
        rows.addWidget(self._text)
        if self.question.explanation:
            explanation = plain_label("")
            set_unbroken(explanation, self.question.explanation)
            rows.addWidget(explanation)
        rows.addStretch()
        self.add_pane(content, _WIDE)

    def _put_buttons(self) -> QDialogButtonBox:
        answers = self.question.answers
        usual = answers[self.question.usual]
        box = QDialogButtonBox()
        for answer in answers:
            button = add_button(box, answer.words, self._role_of(answer))
            button.clicked.connect(partial(self._give, answer))
            if answer is usual:
                button.setDefault(True)
                self.bring_keyboard_to(button)
        self.body.addSpacing(_ABOVE_BUTTONS)
        self.body.addWidget(box)
        return box

    def _role_of(self, answer: Answer) -> QDialogButtonBox.ButtonRole:
        roles, answers = QDialogButtonBox.ButtonRole, self.question.answers
        usual = answers[self.question.usual]
        if answer is answers[-1]:
            return roles.RejectRole
        is_beside_others = answer.harms and len(answers) > 2
        if answer is not usual and (usual is not answers[-1] or is_beside_others):
            # At the other end of the row, so that the usual answer is where it is on every paper.
            return roles.ResetRole
        return roles.DestructiveRole if answer.harms else roles.AcceptRole

    @property
    def _sentences(self) -> str:
        return " ".join(filter(None, (self.question.text, self.question.explanation)))

    @property
    def spoken(self) -> str:
        return " ".join(filter(None, (closed(self.question.title), self._sentences)))

    def arrange(self, width: int) -> None:
        self._sign.setPixmap(drawn_sign(self.question.sign, self))
        self._text.setFont(table_font(QFontInfo(self.font()).pixelSize() * _TEXT))
        margins = self.body.contentsMargins()
        stack_where_narrow(self._buttons, width - margins.left() - margins.right(), self.body.spacing())

    # Answering

    def _give(self, answer: Answer, _checked: bool = False) -> None:
        if not self._is_open:
            return
        is_last = answer is self.question.answers[-1]
        stops = not is_last and self._tick is not None and self._tick.isChecked()
        self.done(int(self.DialogCode.Rejected if is_last else self.DialogCode.Accepted))
        if stops and self.question.stop is not None:
            self.question.stop()
        if answer.then is not None:
            answer.then()

    def reject(self) -> None:
        self._give(self.question.answers[-1])

    def done(self, result: int) -> None:
        """Close without an answer, since the reason for the question is gone."""
        if self._is_open:
            self._is_open = False
            super().done(result)
