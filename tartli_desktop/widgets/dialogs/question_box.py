"""The box in which the program asks or tells something short: Qt's message box, in the house's own dress."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress

from .signs import BoxSign, drawn_sign

_TEXT = 1.18
"""How much larger than other words the question is."""
_MARGIN = 8
_RULES = (3.5, 6.5)
"""How far within the edge the two lines run."""

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
    """A question or a message. Its texts are plain: names in them may come from somebody else's file.

    Buttons are added with :func:`~tartli_desktop.widgets.dialogs.box_buttons.add_button`.

    Args:
        parent: what it lies over.
        title: what it is about.
        sign: what is drawn beside the words.
    """

    def __init__(self, parent: QWidget, title: str, sign: BoxSign = BoxSign.QUESTION) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        line = QColor(self.palette().color(QPalette.ColorRole.Mid))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(line, 1.2))
        for inset in _RULES:
            area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(area, 2, 2)
        painter.end()

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
