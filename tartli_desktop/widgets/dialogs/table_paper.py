"""A sheet of paper that lies on the table: a dialog within the window, not one of its own."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from types import MethodType

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QLayout, QPushButton, QWidget

from tartli_desktop.looks import text_size
from tartli_desktop.looks.colours import own_palette
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.settings.settings import ColourScheme

from .free_place import Sight, hidden, least_hiding
from .sheet import LEAST_WIDTH, CardRow, Pane, Sheet

PAPER, INK = QColor("#F5ECDA"), QColor("#2B211C")
_RIM, _LINE = QColor("#8A6F4D"), QColor("#D3C3A0")
SHADOW = 12
"""How far the shadow reaches beyond the paper, in logical pixels."""
_SHADOWS = QMargins(SHADOW, SHADOW, SHADOW, SHADOW)
RULE = 9.0
"""How far within the edge of the paper the inner line runs."""
_MARGIN = 22
_FALLS = QPointF(3, 5)
_CORNER = 5.0
_LETTERS = 0.0205
"""Height of letters, as a part of the height of the table."""
_SHAPE = 1.2
"""How wide a table is by its height for letters of that size: on a narrower one they go with its width."""
_PICTURES = (0.93, 0.85, 0.7, 0.55, 0.45)
"""How large pictures are, times their usual size, where words would have to be scrolled to for them."""
_BESIDE_CARDS = 6
"""How much cloth is left between it and what it must not hide, in pixels."""
_FEW_SMALLER = 3
"""How many of these sizes are tried before something is left out for the pictures."""
_SHADE = QColor(8, 14, 8, 92)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

_BUTTONS = """
QPushButton {
    color: #2B211C; background: #EBDDBD; border: 1px solid #8A6F4D; border-radius: 5px; padding: 5px 14px;
    font-size: %(size)dpx;
}
QPushButton:hover { background: #F8EFD9; }
QPushButton:pressed { background: #D9C79D; }
QPushButton:checked { color: #FFFFFF; background: #3D5A80; border-color: #22364F; }
QPushButton:checked:hover { background: #4A6A93; }
QPushButton:default { color: #FFFFFF; background: #3F673A; border-color: #28452A; }
QPushButton:default:hover { background: #4B7845; }
QPushButton:default:pressed { background: #315230; }
QPushButton:disabled { color: #80756A; background: #EFE5CE; border-color: #CDBE9D; }
"""


class TablePaper(Sheet):
    """A sheet on the table: the keyboard stays on it until it is closed, and a click on it shortens it.

    Without a parent it is a window.

    Args:
        parent: what it lies on.
        high_contrast: whether it is white on black.
    """

    tells_people = False
    """Whether the players are seen on it, so that their plates and notes are not needed beside it."""
    pictures_give_way = True
    """Whether they become smaller before words have to be scrolled to."""
    gives_way: QWidget | None = None
    """What is left out where even small pictures leave no room for it."""
    spares_trick = False
    """Whether trick and hand are to be seen beside it."""
    spares_cards = False
    """Whether it lies where it hides the least of what is to be seen."""
    rises: float = 0.5
    """How much of the height that is left lies above it: the less, the more is seen of what lies below."""

    def __init__(self, parent: QWidget | None = None, *, high_contrast: bool = False) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.high_contrast = high_contrast
        """Whether it is white on black."""
        # It has no frame that says its title.
        self.windowTitleChanged.connect(self.setAccessibleName)
        self.seen = Sight()
        """What is to be seen beside it, where there is room."""
        self._area = self._grows_with = QRect()
        self._rises = self.rises
        self._pictures = 1.0
        """How large pictures are, times their usual size."""
        self._first: QWidget = self
        around = SHADOW + _MARGIN
        self.body.setContentsMargins(around, around - 4, around, around - 4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if not high_contrast:
            self.setPalette(paper_palette())

    def add_pane(self, content: QWidget, least: int = LEAST_WIDTH) -> Pane:
        pane = super().add_pane(content, least)
        pane.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        return pane

    def lie_in(self, area: QRect, table: QRect | None = None, rises: float | None = None) -> None:
        """Lie in a part of what it lies on, as large as it likes and as that has room.

        Args:
            area: that part.
            table: with what its letters grow; without it, with that part.
            rises: how much of the height that is left lies above it there, if not as much as usual.
        """
        self._area, self._grows_with = area, table or area
        self._rises = self.rises if rises is None else rises
        self._fill_room()
        self.fit()
        place = QRect(0, 0, self.width(), self.height())
        place.moveCenter(area.center())
        wished = QPoint(place.left(), area.top() + round((area.height() - place.height()) * self._rises))
        self.move(self._place_beside_cards(wished) if self.spares_cards else wished)

    def _place_beside_cards(self, wished: QPoint) -> QPoint:
        """Where the paper itself, without its shadow, hides the least."""
        paper = QRect(wished, self.size()).marginsRemoved(_SHADOWS)
        place = least_hiding(
            paper.size(), self._area.marginsRemoved(_SHADOWS), paper.topLeft(), self.seen, _BESIDE_CARDS
        )
        return place - QPoint(SHADOW, SHADOW)

    def _fill_room(self) -> None:
        """Write in letters as large as the player wants them on such a table, as far as there is room.

        Where there is none even for the smallest, pictures give way.
        """
        if self.gives_way is not None:
            self.gives_way.show()
        of_table = self._letters_of_table
        least = max(of_table, QFontInfo(QApplication.font()).pixelSize())
        most = max(least, round(of_table * text_size.text_scale()))
        sizes = range(least, most + 1)
        # The first that is too large, halving what is left.
        too_large = bisect_left(sizes, True, key=lambda pixels: not self._has_room_in(pixels))
        if len(sizes) > 1:
            self._write_in(sizes[max(0, too_large - 1)])
        if too_large == 0 and self.pictures_give_way:
            self._fit_pictures(least)

    @property
    def _letters_of_table(self) -> int:
        """How high letters are that go with the table."""
        table = self._grows_with
        return round(min(table.height(), table.width() / _SHAPE) * _LETTERS)

    @property
    def _usual_letters(self) -> float:
        """How high they are for those who do not want them larger."""
        of_windows = QFontInfo(QApplication.font()).pixelSize() / text_size.text_scale()
        return max(self._letters_of_table, of_windows)

    def _fit_pictures(self, pixels: int) -> None:
        """Let pictures be as large as there is room for, and what gives way be there if it has any."""
        ways: list[tuple[bool, Sequence[float]]] = [(True, _PICTURES)]
        if self.gives_way is not None:
            # Rather is it left out than that the others are too small.
            ways = [(True, _PICTURES[:_FEW_SMALLER]), (False, (1.0, *_PICTURES))]
        for with_all, shares in ways:
            if self.gives_way is not None:
                self.gives_way.setVisible(with_all)
            for share in shares:
                self._write_in(pixels, share)
                if self.wish().height() <= self._area.height():
                    return

    def _has_room_in(self, pixels: int) -> bool:
        self._write_in(pixels)
        wish = self.wish()
        return wish.width() <= self._area.width() and wish.height() <= self._area.height()

    def _write_in(self, pixels: int, pictures: float = 1.0) -> None:
        """Write all that stands on it in letters of a size, with pictures so many times as large as usual."""
        font = QApplication.font()
        # Letters that go with the table's, where those of the windows are not larger.
        if pixels > QFontInfo(font).pixelSize():
            font.setPixelSize(pixels)
        if font != self.font():
            self.setFont(font)
        self._dress_buttons()
        if pictures != self._pictures:
            self._pictures = pictures
            for row in self.findChildren(CardRow):
                row.usual_letters = self._usual_letters / max(pixels, self._usual_letters)
            for part in self.findChildren(QWidget):
                # What can do with less room where words need it.
                if isinstance(set_size := getattr(part, "set_size", None), MethodType):
                    set_size(pictures)
        self.forget_sizes()
        self.arrange(self._area.width())
        self.forget_sizes()

    def forget_sizes(self) -> None:
        """Let all of it be measured again, from the innermost on: Qt would do so later."""
        for part in reversed(self.findChildren(QWidget)):
            part.updateGeometry()
        for layout in reversed(self.findChildren(QLayout)):
            layout.invalidate()

    def lay_again(self) -> None:
        """Take the size that goes with what stands on it now."""
        if not self._area.isNull():
            self.lie_in(self._area, self._grows_with, self._rises)

    @property
    def has_room(self) -> bool:
        """Whether nothing on it has to scroll where it lies."""
        least = max(self.minimumWidth(), self.minimumSizeHint().width())
        return self.wish().height() <= self._area.height() and least <= self._area.width()

    @property
    def place(self) -> QRect:
        """Where on the screen the paper itself lies, without its shadow."""
        return QRect(self.mapToGlobal(QPoint()), self.size()).marginsRemoved(_SHADOWS)

    @property
    def hides(self) -> int:
        """How much it hides of the cards that are to be seen, in square pixels."""
        return hidden(self.geometry().marginsRemoved(_SHADOWS), self.seen.cards)

    def _dress_buttons(self) -> None:
        # Not in one style for the whole paper, since letters in it would not grow any more.
        if not self.high_contrast:
            for button in self.findChildren(QPushButton):
                dress_button(button, self.font())

    def arrange(self, width: int) -> None:
        """Put what is on it side by side, or one below the other, by the width that there is."""

    def room(self) -> QSize:
        """The most that there is for it."""
        return super().room() if self.isWindow() else self._area.size()

    def wish(self) -> QSize:
        """The size with which nothing would have to scroll, in what width there is."""
        wish = self.sizeHint()
        wide = min(wish.width(), self.room().width())
        if self.hasHeightForWidth():
            wish.setHeight(self.heightForWidth(wide))
        if self.pane is not None:
            # In this width, and not in that which the pane would like.
            margins = self.body.contentsMargins()
            inner = wide - margins.left() - margins.right()
            wish.setHeight(wish.height() - self.pane.sizeHint().height() + self.pane.height_in(inner))
        return wish

    def bring_keyboard_to(self, widget: QWidget) -> None:
        """Let keys go to one of its parts, as soon as it is shown."""
        self._first = widget
        if self.isVisible():
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Let keys go to the part that they go to at first."""
        # It only comes between: what is pointed at on the table is so afterwards.
        self._first.setFocus(Qt.FocusReason.PopupFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now all that is on it knows its letters.
        self.lay_again()
        self.take_keyboard()

    def keep_arrows(self) -> None:
        """Keep arrow keys from going to another button: a player of cards by keys may still press one."""
        for button in self.findChildren(QPushButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def shorten(self) -> None:
        """Show at once what is still to come."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # What lies under it is not meant.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.shorten()
        # The click took the keyboard, and Enter would do nothing any more.
        self.take_keyboard()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        # No key is meant for the table beneath.
        event.accept()

    def focusNextPrevChild(self, following: bool) -> bool:
        if self.isWindow():
            return super().focusNextPrevChild(following)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        for widget in self._chain(following):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget.isVisible():
                widget.setFocus(reason)
                break
        return True

    def _chain(self, following: bool) -> list[QWidget]:
        """The widgets of the paper, from the one with the keyboard on, once round.

        WORKAROUND (PySide 6.11): not by ``nextInFocusChain``, after which a paper that is gone may be held.
        """
        parts = self.findChildren(QWidget)
        if not following:
            parts.reverse()
        focused = QApplication.focusWidget()
        at = parts.index(focused) + 1 if focused in parts else 0
        return parts[at:] + parts[:at]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sheet(painter, self.rect(), high_contrast=self.high_contrast)
        painter.end()


class Shade(QWidget):
    """Makes what a paper lies on darker, and keeps clicks from it.

    Signals:
        clicked: it was pressed, and let go.
    """

    clicked = Signal()
    bright = QRect()
    """What it leaves as bright as it is."""

    def leave(self) -> None:
        """Go, since the paper is closed."""
        self.hide()
        self.deleteLater()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRegion(QRegion(event.rect()) - self.bright)
        painter.fillRect(event.rect(), _SHADE)
        painter.end()


def paint_sheet(painter: QPainter, area: QRect, *, high_contrast: bool) -> None:
    """Paint a paper, with its shadow, that takes up an area; white on black for eyes that need contrast."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = QRectF(area).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    if high_contrast:
        painter.setPen(QPen(Qt.GlobalColor.white, 3))
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRect(paper)
    else:
        _paint_paper(painter, paper)


def _paint_paper(painter: QPainter, paper: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(7, -1, -1):
        painter.setBrush(QColor(12, 10, 4, 15 + 2 * (7 - spread)))
        shadow = paper.translated(_FALLS).adjusted(-spread, -spread, spread, spread)
        painter.drawRoundedRect(shadow, _CORNER + spread, _CORNER + spread)
    painter.setBrush(PAPER)
    painter.setPen(QPen(_RIM, 1.2))
    painter.drawRoundedRect(paper, _CORNER, _CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_LINE, 1.2))
    for inset in (RULE - 3, RULE):
        painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), 2, 2)


def paper_palette() -> QPalette:
    """The colours of what stands on a paper, whatever those of the windows are."""
    palette = own_palette(ColourScheme.LIGHT)
    palette.setColor(QPalette.ColorRole.Window, PAPER)
    return palette


def dress_button(button: QPushButton, font: QFont) -> None:
    """Let a button look as buttons on a paper do, in letters of this size."""
    dress(button, _BUTTONS % {"size": QFontInfo(font).pixelSize()})


def keep_room(widget: QWidget) -> None:
    """Let a widget keep its room on the paper while it is not shown yet."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
