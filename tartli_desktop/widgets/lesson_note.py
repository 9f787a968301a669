"""The words of the guided first hand: a sheet of paper under the slate, where no card lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.looks.surfaces import wood_frame
from tartli_desktop.looks.surfaces.theme import cloth_texture, far_from_lamp
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.felt import PLAIN_BAIZE
from tartli_desktop.widgets.held_words import write_held
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tartli_desktop.widgets.side_column import LARGEST_ON_TABLE

_PAPER, _RIM = QColor("#F7EFD9"), QColor(60, 45, 30, 120)
_SHADE = 100
"""How much darker than the table it is, of 255."""
_FRAME = 13
_STYLE = """
LessonNote QLabel { color: #2B211C; background: transparent; }
LessonNote QPushButton {
    font-size: %dpx; color: #2B211C; background: #EFE3C8; border: 1px solid #6B4A2C; border-radius: 5px;
    padding: 4px 6px;
}
LessonNote QPushButton:hover { background: #FBF3DC; }
LessonNote QPushButton:pressed { background: #DCCBA4; }
LessonNote QPushButton:focus { border: 2px solid #8A5A1C; padding: 3px 5px; outline: none; }
"""
_PLAIN_STYLE = """
LessonNote QLabel { color: #FFFFFF; background: transparent; }
LessonNote QPushButton {
    font-size: %dpx; color: #FFFFFF; background: #000000; border: 2px solid #FFFFFF; border-radius: 5px;
    padding: 3px 5px;
}
LessonNote QPushButton:hover { background: #333333; }
LessonNote QPushButton:pressed { background: #555555; }
LessonNote QPushButton:focus { border: 4px solid #FFE97A; padding: 1px 3px; outline: none; }
"""
_SCROLLS = "LessonNote QScrollArea, LessonNote QWidget#content { background: transparent; }"
_SIZES = (26, 24, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12)
"""Heights of the letters in pixels: the largest with which the words have room, before they are scaled.
What has no room even in the smallest scrolls."""
_EASY = 16
"""The letters, not scaled, for which the paper grows where it can."""
_SPARE = 14
"""What stays free under the words."""
_USUAL, _LEAST = 15, 10
"""Likewise in large letters: all steps are written in the size of the buttons there, but for those with so
many words that they would scroll: these are smaller."""
_USUAL_HEIGHT, _GROWN = 505, 1.3
"""The height of the paper in a usual window with large letters, and how much larger they become in others."""
_MOST = 1.12
"""How large the words are at most beside the size that goes with the width: so steps differ little."""
_FOOT = 0.45
"""The most of the paper's height that the buttons take."""


class LessonNote(QWidget):
    """A heading, a few sentences, and buttons to go on.

    Signals:
        said(words): other words stand on it.
        reworded: it may need another height for them.
    """

    said = Signal(str)
    reworded = Signal()

    # Qt sends events while it still builds the note, and already clears it away.
    space_is_for_table: Callable[[], bool] = staticmethod(lambda: False)
    """Called when Space is pressed on a button; whether it was meant for the table and done there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(table_font())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._text_scale = 1.0
        self._high_contrast = False
        self._words = ""
        self.heading_label = QLabel()
        self.words_label = QLabel()
        for label in (self.heading_label, self.words_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.words_label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.foot = QWidget()
        self._column = QVBoxLayout(self.foot)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._buttons: list[PanelButton] = []
        content = QWidget()
        content.setObjectName("content")
        self._lines = QVBoxLayout(content)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self.words_label, 1)
        # Its own, since PySide6 makes all types of widgets, with their enums, to name one it did not make.
        seen = QWidget()
        seen.setObjectName("content")
        self.scroller = QScrollArea()
        self.scroller.setViewport(seen)
        self.scroller.setWidget(content)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for child in (self.heading_label, self.scroller, self.foot):
            child.setParent(self)
        self.hide()

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._words

    @property
    def heading(self) -> str:
        """What stands above the words."""
        return self.heading_label.text()

    @property
    def buttons(self) -> list[PanelButton]:
        """The ways to go on."""
        return list(self._buttons)

    @property
    def is_cut(self) -> bool:
        """Whether the words have no room even in the smallest letters."""
        return self._height(_SIZES[-1]) > self.scroller.height()

    def set_words(
        self,
        heading: str,
        words: str,
        choices: Sequence[tuple[str, Callable[[], object]]] = (),
        *,
        aloud: bool = True,
        focus: bool = True,
    ) -> None:
        """Say something, and offer these ways to go on.

        Args:
            heading: stands above the words.
            words: a few sentences.
            choices: what the buttons say, and what is done then.
            aloud: whether it is more than what is told of the table anyway.
            focus: whether the first button gets the focus.
        """
        before, self._buttons = self._buttons, []
        for text, chosen in choices:
            button = PanelButton(text, self.foot)
            button.setAutoDefault(True)
            button.installEventFilter(self)
            button.clicked.connect(lambda _=False, chosen=chosen: chosen())
            self._column.addWidget(button)
            self._buttons.append(button)
            button.show()
        if self._buttons and focus:
            # Before the old buttons go: one may have the keyboard focus, and Qt would move it elsewhere.
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in before:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.setAccessibleName(self.tr("Guided first hand"))
        is_new, self._words = words != self._words, words
        self.heading_label.setText(heading)
        self.scroller.setAccessibleName(heading)
        write_held(self.words_label, words)
        self._lay()
        if is_new:
            self.reworded.emit()
        self.scroller.verticalScrollBar().setValue(0)
        if is_new and words and aloud:
            self.said.emit(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Space, which gathers, not press what was meant to be read first."""
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        return is_space and event.type() == QEvent.Type.KeyPress and self.space_is_for_table()

    def follow_settings(self, settings: Settings) -> None:
        """Show it as the player has chosen."""
        self.set_looks(settings.text_scale, high_contrast=wants_high_contrast(settings.colour_scheme))

    def set_looks(self, text_scale: float, *, high_contrast: bool) -> None:
        """Show it as the player sees it best.

        Args:
            text_scale: how many times as large as usual the letters are.
            high_contrast: whether it is drawn for eyes that need contrast.
        """
        self._text_scale, self._high_contrast = text_scale, high_contrast
        self._lay()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 300)

    @property
    def easy_height(self) -> int:
        """The height in which the words have room in letters that are read with ease."""
        beside_words = self.height() - self.scroller.height()
        return beside_words + _SPARE + self._height(round(_EASY * self._text_scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay()

    def _lay(self) -> None:
        if self.isHidden() or self.width() < 4 * _FRAME:
            return
        scale = self._text_scale
        large = scale > LARGEST_ON_TABLE
        # As letters on the table do, these grow with a window that is higher than usual.
        grown = min(max(self.height() / _USUAL_HEIGHT, 1.0), _GROWN)
        size = max(11, min(round(_USUAL * grown) if large else 20, round(self.width() / 15)))
        style = _PLAIN_STYLE if self._high_contrast else _STYLE
        dress(self, style % round(size * scale) + _SCROLLS)
        paper = self._paper().toRect().adjusted(12, 9, -10, -10)
        for button in self._buttons:
            button.set_widest(paper.width())
        self._column.activate()
        foot = self.foot.sizeHint().height() if self._buttons else 0
        # Many buttons in large letters would leave nothing to the words: they scroll with them.
        self._let_foot_scroll(foot > paper.height() * _FOOT)
        if self._lines.indexOf(self.foot) >= 0:
            foot = 0
        else:
            self.foot.setGeometry(paper.left(), paper.bottom() + 1 - foot, paper.width(), foot)
        font = self._font_of(round(max(10, round(size * 0.85)) * scale))
        font.setItalic(True)
        self.heading_label.setFont(font)
        room = QRect(0, 0, paper.width(), 10_000)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        high = QFontMetrics(font).boundingRect(room, wrapped, self.heading_label.text() or " ").height() + 2
        self.heading_label.setGeometry(paper.left(), paper.top(), paper.width(), high)
        top = paper.top() + high + 4
        self.scroller.setGeometry(paper.left(), top, paper.width(), max(10, paper.bottom() - foot - 8 - top))
        if large:
            usual, least = round(_USUAL * grown * scale), round(_LEAST * scale)
            here = self.scroller.height()
            pixels = next((one for one in range(usual, least, -1) if self._height(one) <= here), least)
        else:
            # Beneath a heading of one line, which may need two in larger letters.
            room_usually = paper.height() - _SPARE + 2 - (foot + QFontMetrics(font).height() + 2) / scale
            fitting = (pixels for pixels in _SIZES if self._height(pixels) <= room_usually)
            pixels = round(min(next(fitting, _SIZES[-1]), round(size * _MOST)) * scale)
        self.words_label.setFont(self._font_of(pixels))
        needed = self.words_label.heightForWidth(self.scroller.width())
        # What has room does not scroll, and needs no place of the bar's.
        scrolls = needed > self.scroller.height() or self._lines.indexOf(self.foot) >= 0
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.scroller.setVerticalScrollBarPolicy(on if scrolls else off)
        if scrolls:
            # Whole lines are seen, and it scrolls by them.
            line = QFontMetrics(self.words_label.font()).lineSpacing()
            self.scroller.verticalScrollBar().setSingleStep(line)
            self.scroller.resize(self.scroller.width(), max(line, self.scroller.height() // line * line))
        self.scroller.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def _let_foot_scroll(self, scrolls: bool) -> None:
        """Let the buttons stand under the words in what scrolls, or at the foot of the paper."""
        if scrolls == (self._lines.indexOf(self.foot) >= 0):
            return
        focused = next((button for button in self._buttons if button.hasFocus()), None)
        if scrolls:
            self._lines.addWidget(self.foot)
        else:
            self._lines.removeWidget(self.foot)
            self.foot.setParent(self)
        self.foot.show()
        if focused is not None:
            focused.setFocus()

    def _height(self, pixels: int) -> int:
        metrics = QFontMetrics(self._font_of(pixels))
        room = QRect(0, 0, self.scroller.width() - 2, 10_000)
        area = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.words_label.text())
        widest = max((metrics.horizontalAdvance(word) for word in self.words_label.text().split()), default=0)
        return area.height() + 4 if widest <= room.width() else 100_000

    def _font_of(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_FRAME + 5, _FRAME + 5, -_FRAME - 5, -_FRAME - 7)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self._high_contrast:
            painter.fillRect(area, PLAIN_BAIZE)
            painter.setPen(QPen(Qt.GlobalColor.white, 2))
            painter.setBrush(Qt.GlobalColor.black)
            painter.drawRect(self._paper())
            return
        painter.fillRect(area, QBrush(cloth_texture()))
        dark = far_from_lamp()
        dark.setAlpha(_SHADE)
        painter.fillRect(area, dark)
        wood_frame.paint_frame(
            painter,
            area,
            area.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME),
            self.devicePixelRatioF(),
        )
        paper, corner = self._paper(), 14
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 8, 90))
        painter.drawRect(paper.translated(2, 3))
        painter.setPen(QPen(_RIM, 1))
        painter.setBrush(_PAPER)
        torn = [paper.topLeft(), paper.topRight(), paper.topRight(), paper.bottomRight(), paper.bottomLeft()]
        torn[1].setX(torn[1].x() - corner)
        torn[2].setY(torn[2].y() + corner)
        painter.drawPolygon(QPolygonF(torn))
