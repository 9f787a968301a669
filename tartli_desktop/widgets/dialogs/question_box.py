"""The box in which the program asks or tells something short: Qt's message box, in the house's own dress."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox, QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress

from .box_buttons import add_button
from .question import Answer, Question
from .signs import drawn_sign

_TEXT = 1.18
"""How much larger than other words the question is."""
_MARGIN = 8

_WORDS = "#qt_msgbox_label { font-family: '%s'; font-size: %dpx; }"
"""Not by its font: a label in a box with a sheet takes that of the sheet."""

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
    """A question or a message over another window than that of the table.

    Args:
        parent: what it lies over.
        question: what is asked.
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
        """Say more below the text; screen readers come to it before the buttons."""
        self.setInformativeText(explanation)
        buttons = self.findChild(QDialogButtonBox)
        if buttons is not None:
            # Qt makes the words after the buttons, and readers go in the order in which things are stacked.
            buttons.raise_()

    def _offer(self, answer: Answer, question: Question) -> None:
        roles, is_last = QMessageBox.ButtonRole, answer is question.answers[-1]
        usual = roles.DestructiveRole if answer.harms else roles.AcceptRole
        button = add_button(self, answer.words, roles.RejectRole if is_last else usual)
        if answer.then is not None:
            # Straight to it: a function made here would keep a parent alive that is to go before the box.
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
        """Take letters, sign and colours of buttons from the font and the colours that hold now."""
        self.setIconPixmap(drawn_sign(self._sign, self))
        palette, role = self.palette(), QPalette.ColorRole
        colours = {
            "text": palette.color(role.ButtonText).name(),
            "button": palette.color(role.Button).name(),
            "lit": palette.color(role.Midlight).name(),
            "rim": palette.color(role.Mid).name(),
        }
        application = QApplication.instance()
        # With high contrast all windows have a sheet, which outlines their buttons.
        plain = isinstance(application, QApplication) and bool(application.styleSheet())
        words = _WORDS % (table_font().family(), round(QFontInfo(self.font()).pixelSize() * _TEXT))
        dress(self, words if plain else words + _BUTTONS % colours)
