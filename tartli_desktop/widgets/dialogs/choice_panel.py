"""One of a few large choices, each with a name and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QRadioButton, QStyle, QStyleOptionButton, QWidget

from tartli_desktop.looks import text_size
from tartli_desktop.looks.focus_ring import OWN_FOCUS
from tartli_desktop.looks.fonts import table_font

from .forms import Explanation
from .picture_choice import paint_ground

_LARGE = 1.5
"""From this text scale on, there is little room for sentences."""
_ABOVE = 4
"""The gap between the words and the panel's upper and lower side."""
_ALONG = {Qt.Key.Key_Left: Qt.Key.Key_Up, Qt.Key.Key_Right: Qt.Key.Key_Down}


class _PanelButton(QRadioButton):
    """The button of a panel; the panel shows the focus around both."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(OWN_FOCUS, True)
        self.setFont(table_font(bold=True))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The buttons of panels, which stand below each other, differ in breadth.
        along = _ALONG.get(Qt.Key(event.key()))
        super().keyPressEvent(event if along is None else QKeyEvent(event.type(), along, event.modifiers()))


class ChoicePanel(QFrame):
    """A large choice: a name to pick, in a panel that can be clicked anywhere, and a sentence about it.

    The chosen panel has a ground of its own; the only line is around the one with the focus. With large
    letters only the chosen panel shows its sentence, so that all choices are visible.
    """

    def __init__(self, beside: QWidget | None = None) -> None:
        super().__init__()
        self.radio = _PanelButton()
        self.sentence = Explanation()
        self.radio.toggled.connect(self._show_chosen)
        self.radio.installEventFilter(self)
        style = self.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth, None, self.radio)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_RadioButtonLabelSpacing, None, self.radio)
        self.sentence.setIndent(indent)
        grid = QGridLayout(self)
        grid.setVerticalSpacing(2)
        margins = grid.contentsMargins()
        grid.setContentsMargins(margins.left(), _ABOVE, margins.right(), _ABOVE)
        grid.addWidget(self.radio, 1, 0)
        grid.addWidget(self.sentence, 2, 0)
        grid.setColumnStretch(0, 1)
        if beside:
            grid.addWidget(beside, 0, 1, 4, 1, Qt.AlignmentFlag.AlignVCenter)
            # Name and sentence stay together, in the middle of a panel that is higher than they are.
            grid.setRowStretch(0, 1)
            grid.setRowStretch(3, 1)

    def set_words(self, name: str, sentence: str) -> None:
        """Set the words of the choice."""
        self.radio.setText(name)
        self.radio.setAccessibleDescription(sentence)
        self.sentence.setText(sentence)
        self._show_chosen()

    def _show_chosen(self) -> None:
        is_large = text_size.text_scale() >= _LARGE
        self.sentence.setVisible(bool(self.sentence.text()) and (self.radio.isChecked() or not is_large))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_ground(painter, self, chosen=self.radio.isChecked(), focused=self.radio.hasFocus())
