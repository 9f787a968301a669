"""The box for short questions and messages: Qt's message box in the program's own style."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.questions.question import Answer, Question
from tartli_desktop.widgets.questions.signs import drawn_sign

_TEXT = 1.18
"""The size of the question, relative to other words."""
_MARGIN = 8

_WORDS = "#qt_msgbox_label { font-family: '%s'; font-size: %dpx; }"
"""As a style sheet, since a label in a box with a style sheet ignores its font."""

_BUTTONS = """
QPushButton { color: %(text)s; background: %(button)s; border: 1px solid %(rim)s; border-radius: 5px;
    padding: 5px 14px; }
QPushButton:hover { background: %(lit)s; }
QPushButton:default { color: #FFFFFF; background: #3F673A; border-color: #28452A; }
QPushButton:default:hover { background: #4B7845; }
QPushButton:pressed { background: %(rim)s; }
QPushButton:default:pressed { background: #315230; }
"""


class QuestionBox(QMessageBox):
    """A question or a message over a window other than the table's.

    Args:
        parent: the window it lies over.
        question: the question.
    """

    def __init__(self, parent: QWidget, question: Question) -> None:
        super().__init__(parent)
        self._sign = question.sign
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(question.title)
        self.setText(question.text)
        self.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._explain(question.explanation)
        for answer in question.answers:
            self._offer(answer, question)
        self._dress()

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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def _dress(self) -> None:
        """Take letters, sign and button colours from the current font and colours."""
        self.setIconPixmap(drawn_sign(self._sign, self))
        palette, role = self.palette(), QPalette.ColorRole
        colours = {
            "text": palette.color(role.ButtonText).name(),
            "button": palette.color(role.Button).name(),
            "lit": palette.color(role.Midlight).name(),
            "rim": palette.color(role.Mid).name(),
        }
        application = QApplication.instance()
        # With high contrast, all windows have a style sheet that outlines their buttons.
        plain = isinstance(application, QApplication) and bool(application.styleSheet())
        words = _WORDS % (table_font().family(), round(QFontInfo(self.font()).pixelSize() * _TEXT))
        dress(self, words if plain else words + _BUTTONS % colours)
