"""One of a few large choices, each with its name and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFont, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QRadioButton, QStyle, QStyleOptionButton, QWidget

from .forms import Explanation, mixed, outline


class ClearRadioButton(QRadioButton):
    """A radio button whose empty circle can be seen in a dark palette, too."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        circle = self.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        outline(self, QRectF(circle), circle.width() / 2)


class ChoicePanel(QFrame):
    """A large choice: a name to pick, in a panel that can be clicked anywhere, and a sentence about it."""

    def __init__(self, beside: QWidget | None = None) -> None:
        super().__init__()
        self.radio = ClearRadioButton()
        self.sentence = Explanation()
        bold = QFont()
        bold.setBold(True)
        self.radio.setFont(bold)
        self.radio.toggled.connect(self.update)
        self.radio.installEventFilter(self)
        style = self.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth, None, self.radio)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_RadioButtonLabelSpacing, None, self.radio)
        self.sentence.setIndent(indent)
        grid = QGridLayout(self)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.radio, 0, 0)
        grid.addWidget(self.sentence, 1, 0)
        grid.setColumnStretch(0, 1)
        if beside:
            grid.addWidget(beside, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)

    def say(self, name: str, sentence: str) -> None:
        """Give the choice its words."""
        self.radio.setText(name)
        self.radio.setAccessibleDescription(sentence)
        self.sentence.setText(sentence)

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
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        accent = palette.color(QPalette.ColorRole.Highlight)
        chosen = self.radio.isChecked()
        line = accent if chosen else mixed(text, ground, 0.3 if self.underMouse() else 0.6)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(line, 2 if chosen else 1))
        painter.setBrush(mixed(ground, accent, 0.08) if chosen else ground)
        painter.drawRoundedRect(area, 5, 5)
        if self.radio.hasFocus():
            painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 3, 3)
        painter.end()
