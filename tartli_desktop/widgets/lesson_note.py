"""The words of the guided first hand: a sheet of paper under the slate, where no card lies."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
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
from tartli_desktop.widgets.labels.held_words import write_held
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tartli_desktop.widgets.side_column import LARGEST_ON_TABLE

_PAPER, _RIM = QColor("#F7EFD9"), QColor(60, 45, 30, 120)
_SHADE = 100
"""How much darker than the table it is, from 0 to 255."""
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
"""Heights of letters in pixels before scaling; the largest one is used at which the words have room. If even
the smallest is too large, the words scroll."""
_EASY = 16
"""The unscaled height of letters for which the paper grows where possible."""
_SPARE = 14
"""The free room below the words."""
_USUAL, _LEAST = 15, 10
"""Heights of large letters before scaling. Words have the usual height, as the buttons do, unless they would
scroll: then they get smaller, down to the least height."""
_USUAL_HEIGHT, _GROWN = 505, 1.3
"""The height for the paper above which large letters grow, and the greatest factor by which they grow."""
_MOST = 1.12
"""The greatest size of the words, relative to the one that suits the width, so that steps differ little."""
_FOOT = 0.45
"""The largest part of the paper's height for the buttons."""
_BELOW_HEADING, _ABOVE_FOOT = 4, 8
"""The gaps below the heading, and between words and buttons."""


class LessonNote(QWidget):
    """A heading, a few sentences, and buttons that lead on.

    Signals:
        said(words): the note shows other words.
        reworded: the note may need another height.
    """

    said = Signal(str)
    reworded = Signal()

    # Set on the class: Qt sends events while the note is being built, and while it is being destroyed.
    space_is_for_table: Callable[[], bool] = staticmethod(lambda: False)
    """Called when Space is pressed on a button; returns whether it was meant for the table and handled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(table_font())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._text_scale = 1.0
        self._most = 0
        """The height that there is room for, if known."""
        self._high_contrast = False
        self._words = ""
        self.to_come: Sequence[str] = ()
        """Words still to come, for which the note keeps room."""
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
        # A content widget made here: to wrap one made by Qt, PySide6 creates all widget types with their
        # enums.
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
        """The words on the note."""
        return self._words

    @property
    def heading(self) -> str:
        """The heading above the words."""
        return self.heading_label.text()

    @property
    def buttons(self) -> list[PanelButton]:
        """The buttons that lead on."""
        return list(self._buttons)

    @property
    def is_cut(self) -> bool:
        """Whether even the smallest letters leave the words no room."""
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
        """Show words, and offer these ways to go on.

        Args:
            heading: the heading above the words.
            words: a few sentences.
            choices: the words of the buttons, and what they do.
            aloud: whether the words say more than what is announced about the table anyway.
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
            # Before the old buttons go: if one has the focus, Qt would move it elsewhere.
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        for button in before:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.setAccessibleName(self.tr("Guided first hand"))
        is_new, self._words = words != self._words, words
        self.heading_label.setText(heading)
        self.scroller.setAccessibleName(heading)
        # The letters shrink for a word that is wider than the paper.
        write_held(self.words_label, words, long_names=True)
        self._lay()
        if is_new:
            self.reworded.emit()
        self.scroller.verticalScrollBar().setValue(0)
        if is_new and words and aloud:
            self.said.emit(words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Space, which gathers, from pressing a button whose words should be read first."""
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        return is_space and event.type() == QEvent.Type.KeyPress and self.space_is_for_table()

    def follow_settings(self, settings: Settings) -> None:
        """Show it as the player has chosen."""
        self.set_looks(settings.text_scale, high_contrast=wants_high_contrast(settings.colour_scheme))

    def set_looks(self, text_scale: float, *, high_contrast: bool) -> None:
        """Set how the note looks.

        Args:
            text_scale: the size of the letters, relative to the usual one.
            high_contrast: whether it is drawn for eyes that need contrast.
        """
        self._text_scale, self._high_contrast = text_scale, high_contrast
        self._lay()
        self.update()

    def leave_out(self, papers: Iterable[QRect]) -> None:
        """Hide the words and buttons if papers in these areas of the screen cover them in part."""
        here = QRect(self.mapToGlobal(QPoint()), self.size())
        is_cut = any(paper.intersects(here) for paper in papers)
        for child in (self.heading_label, self.scroller, self.foot):
            child.setHidden(is_cut)

    def sizeHint(self) -> QSize:
        return QSize(200, 300)

    @property
    def easy_height(self) -> int:
        """The height that the words need in letters that are easy to read."""
        beside_words = self.height() - self.scroller.height()
        pixels = round(_EASY * self._text_scale)
        longest = max(self._height(pixels, words) for words in (self.words_label.text(), *self.to_come))
        return beside_words + _SPARE + longest

    def large_height(self, most: int) -> int:
        """The height that large letters of their usual size need, at most what there is room for."""
        self._most = most
        self._lay()
        foot = _ABOVE_FOOT + self.foot.sizeHint().height() if self._buttons else 0
        words = self._height(round(_USUAL * self._grown * self._text_scale))
        around = self.height() - self._inside().height() + self.heading_label.height() + _BELOW_HEADING
        return min(most, max(around + words + foot + _ABOVE_FOOT, math.ceil(foot / _FOOT) + around))

    @property
    def _grown(self) -> float:
        """The factor by which large letters grow in a window that is higher than usual, as on the table."""
        return min(max((self._most or self.height()) / _USUAL_HEIGHT, 1.0), _GROWN)

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
        grown = self._grown
        size = max(11, min(round(_USUAL * grown) if large else 20, round(self.width() / 15)))
        style = _PLAIN_STYLE if self._high_contrast else _STYLE
        dress(self, style % round(size * scale) + _SCROLLS)
        paper = self._inside()
        for button in self._buttons:
            button.set_widest(paper.width())
        self._column.activate()
        foot = self.foot.sizeHint().height() if self._buttons else 0
        # Many buttons in large letters would leave no room for the words: then they scroll together.
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
        top = paper.top() + high + _BELOW_HEADING
        end = paper.bottom() - foot - _ABOVE_FOOT
        self.scroller.setGeometry(paper.left(), top, paper.width(), max(10, end - top))
        if large:
            usual, least = round(_USUAL * grown * scale), round(_LEAST * scale)
            here = self.scroller.height()
            pixels = next((one for one in range(usual, least, -1) if self._height(one) <= here), least)
        else:
            # Measured below a heading of one line, which may need two in larger letters.
            room_usually = paper.height() - _SPARE + 2 - (foot + QFontMetrics(font).height() + 2) / scale
            fitting = (pixels for pixels in _SIZES if self._height(pixels) <= room_usually)
            pixels = round(min(next(fitting, _SIZES[-1]), round(size * _MOST)) * scale)
        self.words_label.setFont(self._font_of(pixels))
        needed = self.words_label.heightForWidth(self.scroller.width())
        # Words that have room do not scroll, and the scroll bar takes no room.
        scrolls = needed > self.scroller.height() or self._lines.indexOf(self.foot) >= 0
        on, off = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.scroller.setVerticalScrollBarPolicy(on if scrolls else off)
        if scrolls:
            # It shows and scrolls whole lines.
            line = QFontMetrics(self.words_label.font()).lineSpacing()
            self.scroller.verticalScrollBar().setSingleStep(line)
            self.scroller.resize(self.scroller.width(), max(line, self.scroller.height() // line * line))
        self.scroller.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def _let_foot_scroll(self, scrolls: bool) -> None:
        """Put the buttons below the words into the scrolling part, or at the foot of the paper."""
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

    def _height(self, pixels: int, words: str | None = None) -> int:
        """The height of words in letters of this size; by default of the present words."""
        words = self.words_label.text() if words is None else words
        metrics = QFontMetrics(self._font_of(pixels))
        room = QRect(0, 0, self.scroller.width() - 2, 10_000)
        area = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words)
        widest = max((metrics.horizontalAdvance(word) for word in words.split()), default=0)
        return area.height() + 4 if widest <= room.width() else 100_000

    def _font_of(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def _inside(self) -> QRect:
        """The area of the paper for words and buttons."""
        return self._paper().toRect().adjusted(12, 9, -10, -10)

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_FRAME + 5, _FRAME + 5, -_FRAME - 5, -_FRAME - 7)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
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
            torn = [
                paper.topLeft(),
                paper.topRight(),
                paper.topRight(),
                paper.bottomRight(),
                paper.bottomLeft(),
            ]
            torn[1].setX(torn[1].x() - corner)
            torn[2].setY(torn[2].y() + corner)
            painter.drawPolygon(QPolygonF(torn))
