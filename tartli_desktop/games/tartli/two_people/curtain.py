"""The curtain that hides both hands while the table turns from one person to the other."""

from collections.abc import Iterable, Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QHideEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.restyling import dress
from tartli_desktop.looks.surfaces.theme import cloth_texture, far_from_lamp, wood_texture
from tartli_desktop.widgets.panel.panel_button import PanelButton

_STYLE = """
Curtain QLabel { color: #FBF3DC; background: transparent; font: %(text)dpx "%(family)s"; }
Curtain QLabel#heading { font-size: %(heading)dpx; }
Curtain QScrollArea, Curtain QWidget#told, Curtain QWidget#content { background: transparent; }
Curtain QPushButton {
    font: %(text)dpx "%(family)s"; color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C;
    border-radius: 5px; padding: 6px 14px;
}
Curtain QPushButton:hover { background: #FBF3DC; }
Curtain QPushButton:pressed { background: #DCCBA4; }
Curtain QPushButton:focus { border: 3px solid #F2C14E; padding: 4px 12px; outline: none; }
"""
_PLAIN_STYLE = """
Curtain QLabel { color: #FFFFFF; background: transparent; font: %(text)dpx "%(family)s"; }
Curtain QLabel#heading { color: #FFE97A; font-size: %(heading)dpx; }
Curtain QScrollArea, Curtain QWidget#told, Curtain QWidget#content { background: transparent; }
Curtain QPushButton {
    font: %(text)dpx "%(family)s"; color: #FFFFFF; background: #000000; border: 2px solid #FFFFFF;
    border-radius: 5px; padding: 5px 13px;
}
Curtain QPushButton:hover { background: #333333; }
Curtain QPushButton:pressed { background: #555555; }
Curtain QPushButton:focus { border: 4px solid #FFE97A; padding: 3px 11px; outline: none; }
"""
_SHADE = 140
"""How much darker than the table the curtain is, of 255."""
_SLIVER = 12
"""A strip of card this many pixels high looks like a drawing fault."""
_ROD = 0.07
"""Height of the wooden rod, as a fraction of the curtain's."""
_FOLDS = 15


class OpenButton(PanelButton):
    """A button that ignores a held-down key, which was pressed for something else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class Curtain(QWidget):
    """A cloth on a wooden rod over the hand below. It names the next player and says what has happened.

    Args:
        parent: the viewport of the table, whose clicks it keeps from the cards.

    Signals:
        opened: the next player asks to see their hand.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(table_font())
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._text_size = 0
        self._large = False
        self._room = QRectF()
        self._card_tops: tuple[float, ...] = ()
        self._button_words: tuple[str, ...] = ()
        self.heading = QLabel()
        self.heading.setObjectName("heading")
        self.sentence = QLabel()
        self.open_button = OpenButton("")
        self.open_button.setAutoDefault(True)
        self.open_button.clicked.connect(self._open)
        self.told = QLabel(alignment=Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        for label in (self.heading, self.sentence, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        content = QWidget()
        content.setObjectName("content")
        self._lines = QVBoxLayout(content)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(6)
        self._lines.addWidget(self.told, 1)
        self.scroller = QScrollArea()
        self.scroller.setWidget(content)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        self.scroller.viewport().setObjectName("told")
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The lines get their room only after the curtain has closed.
        self.scroller.verticalScrollBar().rangeChanged.connect(self._show_last)
        self._side = QVBoxLayout()
        self._side.setSpacing(6)
        self._side.addWidget(self.heading)
        self._side.addWidget(self.sentence)
        self._side.addStretch(1)
        self._side.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSpacing(24)
        self._row.addLayout(self._side, 2)
        self._row.addWidget(self.scroller, 3)
        self.open_button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Otherwise a click on the cloth would give the focus to the table below, where keys now do nothing.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.open_button)
        self._unseen = QTimer(self, singleShot=True)
        self.hide()

    @property
    def words(self) -> str:
        """All the text on the curtain."""
        return "\n".join(label.text() for label in (self.heading, self.sentence, self.told) if label.text())

    def close_for(self, name: str, told: Sequence[str], *, input_guard_ms: int) -> None:
        """Close in front of a player's hand.

        Args:
            name: the player who looks next.
            told: what has happened since they last looked, line by line.
            input_guard_ms: milliseconds during which a key or click still counts as meant for the table.
        """
        self.heading.setText(name)
        self.told.setText("\n".join(told))
        self.scroller.setAccessibleName(self.tr("What has happened since"))
        self._hang()
        self.raise_()
        self.show()
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if input_guard_ms:
            self._unseen.start(input_guard_ms)
        self._show_last()

    def set_words(self, sentence: str, buttons: Sequence[str]) -> None:
        """Set the sentence that says what to do, and the first of the button texts that fits."""
        self.sentence.setText(sentence)
        self._button_words = tuple(buttons)
        self._hang()

    def set_geometry(
        self, area: QRectF, pixels: float, *, large: bool = False, card_tops: Iterable[float] = ()
    ) -> None:
        """Take this area of the viewport, and as much above it as the words need.

        Args:
            area: the smallest area, down to the bottom of the viewport.
            pixels: height of the letters.
            large: whether the letters are so large that all words stand one below the other and scroll.
            card_tops: the upper edges of cards on the table; cards that would barely show are covered.
        """
        self._card_tops = tuple(card_tops)
        self._room = area
        size = max(12, round(pixels))
        if size != self._text_size:
            self._text_size = size
            self.dress()
        rod = round(area.height() * _ROD)
        aside, foot = (size, round(size * 0.7)) if large else (2 * size, round(size * 1.6))
        self._row.setContentsMargins(aside, rod + round(size * 0.9), aside, foot)
        if large != self._large:
            self._large = large
            self._arrange()
        self._hang()

    def _arrange(self) -> None:
        """Lay the words out beside the sentence and button, or one below the other above the button."""
        down, across = QBoxLayout.Direction.BottomToTop, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if self._large else across)
        self._row.setSpacing(8 if self._large else 24)
        self._row.setStretch(0, 0 if self._large else 2)
        for place, label in enumerate((self.heading, self.sentence)):
            (self._lines if self._large else self._side).insertWidget(place, label)
        self.dress()

    def _hang(self) -> None:
        """Extend upwards as far as the words need."""
        room = self._room.toRect()
        if room.isEmpty():
            return
        margins = self._row.contentsMargins()
        widest = room.width() - margins.left() - margins.right()
        if not self._large:
            widest = (widest - self._row.spacing()) * 2 // 5
        for words in self._button_words:
            self.open_button.setText(words)
            if self.open_button.sizeHint().width() <= widest:
                break
        if self._large:
            bar = self.scroller.verticalScrollBar().sizeHint().width()
            wide = room.width() - margins.left() - margins.right() - bar
            high = self._lines.totalHeightForWidth(wide) + self._row.spacing()
            high += self.open_button.sizeHint().height() + margins.top() + margins.bottom() + 12
        else:
            high = self._row.totalMinimumHeightForWidth(room.width())
        top: float = min(room.top(), room.bottom() + 1 - high)
        # From the lowest card on: once it is covered, the next one may barely show.
        for card in sorted(self._card_tops, reverse=True):
            if 0 < top - card < _SLIVER:
                top = card
        room.setTop(max(0, floor(top)))
        self.setGeometry(room)

    def dress(self) -> None:
        """Take the present contrast and size of letters."""
        if self._text_size:
            style = _PLAIN_STYLE if high_contrast() else _STYLE
            share = 1.2 if self._large else 1.5
            sizes = {"text": self._text_size, "heading": round(self._text_size * share)}
            dress(self, style % {"family": table_font().family(), **sizes})
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._unseen.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            rod = QRectF(area.left(), area.top(), area.width(), self._room.height() * _ROD)
            if high_contrast():
                self._paint_plain(painter, area, rod)
                return
            painter.fillRect(area, QBrush(cloth_texture()))
            dark = far_from_lamp()
            dark.setAlpha(_SHADE)
            painter.fillRect(area, dark)
            fold = area.width() / _FOLDS
            for number in range(_FOLDS):
                strip = QRectF(area.left() + number * fold, area.top(), fold, area.height())
                light = QLinearGradient(strip.topLeft(), strip.topRight())
                light.setColorAt(0.0, QColor(0, 0, 0, 80))
                light.setColorAt(0.35, QColor(255, 244, 200, 14))
                light.setColorAt(0.6, QColor(0, 0, 0, 18))
                light.setColorAt(1.0, QColor(0, 0, 0, 80))
                painter.fillRect(strip, light)
            painter.drawImage(rod, wood_texture(), QRectF(0, 0, 800, 40))
            painter.setPen(QPen(QColor(18, 11, 7, 190), 1))
            painter.drawLine(rod.bottomLeft(), rod.bottomRight())
            painter.setPen(QPen(QColor(0, 0, 0, 110), 3))
            shadow = QPointF(0, 2)
            painter.drawLine(rod.bottomLeft() + shadow, rod.bottomRight() + shadow)

    def _paint_plain(self, painter: QPainter, area: QRectF, rod: QRectF) -> None:
        """Paint it black, so that it stands out from the table, without folds: lines would break at words."""
        painter.fillRect(area, Qt.GlobalColor.black)
        painter.setPen(QPen(Qt.GlobalColor.white, 2))
        painter.drawLine(rod.bottomLeft(), rod.bottomRight())

    def _open(self) -> None:
        if not self._unseen.isActive():
            self.opened.emit()

    def _show_last(self) -> None:
        """Scroll so that the latest event is visible; Tab stops here only where there is more to see."""
        bar = self.scroller.verticalScrollBar()
        bar.setValue(bar.maximum())
        stop = Qt.FocusPolicy.TabFocus if bar.maximum() else Qt.FocusPolicy.NoFocus
        self.scroller.setFocusPolicy(stop)
