"""The curtain that hides both hands while the table turns from one person to the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.textures import texture

from .panel import PanelButton

_STYLE = """
Curtain QLabel { color: #FBF3DC; background: transparent; font-size: %(text)dpx; }
Curtain QLabel#heading { font-size: %(heading)dpx; }
Curtain QScrollArea, Curtain QWidget#told { background: transparent; }
Curtain QPushButton {
    font-size: %(text)dpx; color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C;
    border-radius: 5px; padding: 6px 14px;
}
Curtain QPushButton:hover { background: #FBF3DC; }
Curtain QPushButton:pressed { background: #DCCBA4; }
Curtain QPushButton:focus { border: 3px solid #F2C14E; padding: 4px 12px; outline: none; }
"""
_SHADE = QColor(8, 26, 16, 150)
_ROD = 0.07
"""Height of the wooden rod, as a part of the curtain's."""
_FOLDS = 15


class OpenButton(PanelButton):
    """A key that is held down opens nothing: it was pressed for something else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class Curtain(QWidget):
    """A cloth on a wooden rod, over the hand below. It names who is to look, and tells what has happened.

    Args:
        parent: the viewport of the table, whose clicks it keeps from the cards.

    Signals:
        opened: whoever is to look asks for their hand.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text_size = 0
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.sentence = QLabel()
        self.open_button = OpenButton("")
        self.open_button.setAutoDefault(True)
        self.open_button.clicked.connect(self._open)
        self.told = QLabel()
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        for label in (self.heading, self.sentence, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.told)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.viewport().setObjectName("told")
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(self.heading)
        side.addWidget(self.sentence)
        side.addStretch(1)
        side.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(24)
        self._row.addLayout(side, 2)
        self._row.addWidget(self._scroll, 3)
        self.open_button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._unseen = QTimer(self, singleShot=True)
        self.hide()

    @property
    def words(self) -> str:
        """All that stands on it."""
        return "\n".join(label.text() for label in (self.heading, self.sentence, self.told) if label.text())

    def close_for(self, name: str, told: Sequence[str], *, unseen_for: int) -> None:
        """Hang before the hand of a player.

        Args:
            name: who is to look.
            told: what has happened since they looked last, line by line.
            unseen_for: milliseconds in which a key or click was still meant for the table.
        """
        self.heading.setText(name)
        self.told.setText("\n".join(told))
        self._scroll.setAccessibleName(self.tr("What happened since"))
        self.raise_()
        self.show()
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if unseen_for:
            self._unseen.start(unseen_for)
        QTimer.singleShot(0, self, self._show_last)

    def say(self, sentence: str, button: str) -> None:
        """Say what is to be done, and what the button does."""
        self.sentence.setText(sentence)
        self.open_button.setText(button)

    def occupy(self, area: QRectF, pixels: float) -> None:
        """Take this room of the viewport, with letters of that height."""
        self.setGeometry(area.toRect())
        size = max(12, round(pixels))
        if size != self._text_size:
            self._text_size = size
            self.setStyleSheet(_STYLE % {"text": size, "heading": round(size * 1.5)})
        rod = round(area.height() * _ROD)
        self._row.setContentsMargins(2 * size, rod + round(size * 0.9), 2 * size, round(size * 1.6))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._unseen.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        rod = QRectF(area.left(), area.top(), area.width(), area.height() * _ROD)
        painter.fillRect(area, QBrush(texture("baize", "#3E6B4B")))
        painter.fillRect(area, _SHADE)
        fold = area.width() / _FOLDS
        for number in range(_FOLDS):
            strip = QRectF(area.left() + number * fold, area.top(), fold, area.height())
            light = QLinearGradient(strip.topLeft(), strip.topRight())
            light.setColorAt(0.0, QColor(0, 10, 4, 90))
            light.setColorAt(0.35, QColor(255, 244, 200, 14))
            light.setColorAt(0.6, QColor(0, 10, 4, 20))
            light.setColorAt(1.0, QColor(0, 10, 4, 90))
            painter.fillRect(strip, light)
        painter.drawImage(rod, texture("planks", "#5F3A23"), QRectF(0, 0, 800, 40))
        painter.setPen(QPen(QColor(18, 11, 7, 190), 1))
        painter.drawLine(rod.bottomLeft(), rod.bottomRight())
        painter.setPen(QPen(QColor(0, 8, 2, 120), 3))
        shadow = QPointF(0, 2)
        painter.drawLine(rod.bottomLeft() + shadow, rod.bottomRight() + shadow)

    def _open(self) -> None:
        if not self._unseen.isActive():
            self.opened.emit()

    def _show_last(self) -> None:
        """What happened last is seen without scrolling."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())
