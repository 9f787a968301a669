"""A sheet of paper on the table: a dialog within the window instead of one of its own."""

from bisect import bisect_left
from collections.abc import Sequence
from types import MethodType

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLayout, QPushButton, QWidget

from tartli_desktop.looks import text_size
from tartli_desktop.looks.colours import high_contrast, own_palette
from tartli_desktop.looks.restyling import dress
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.text.latin_keys import latin_key
from tartli_desktop.widgets.pane import LEAST_WIDTH, Pane
from tartli_desktop.widgets.papers.free_place import Sight, hidden, least_hiding
from tartli_desktop.widgets.papers.sheet import CardRow, Sheet, plain_label

PAPER, INK = QColor("#F5ECDA"), QColor("#2B211C")
_RIM, _LINE = QColor("#8A6F4D"), QColor("#D3C3A0")
SHADOW = 12
"""How far the shadow reaches beyond the paper, in logical pixels."""
_SHADOWS = QMargins(SHADOW, SHADOW, SHADOW, SHADOW)
RULE = 9.0
"""The distance of the inner line from the edge of the paper."""
_MARGIN = 22
_FALLS = QPointF(3, 5)
_CORNER = 5.0
_LETTERS = 0.0205
"""The height of letters, relative to the table's height."""
_SHAPE = 1.2
"""The ratio of width to height of a table for such letters; on a narrower one, its width decides."""
_PICTURES = (0.96, 0.93, 0.85, 0.7, 0.55, 0.45)
"""The sizes of pictures, relative to the usual one, to try where words would otherwise have to scroll."""
_BESIDE_CARDS = 6
"""The gap between a paper and what it must not hide, in pixels."""
_FEW_SMALLER = 4
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
QPushButton:checked { color: #FFFFFF; background: #6B4423; border-color: #43290F; }
QPushButton:checked:hover { background: #7E532E; }
QPushButton:default { color: #FFFFFF; background: #3F673A; border-color: #28452A; }
QPushButton:default:hover { background: #4B7845; }
QPushButton:default:pressed { background: #315230; }
QPushButton:disabled { color: #80756A; background: #EFE5CE; border-color: #CDBE9D; }
"""
_PLAIN_BUTTONS = """
QPushButton {
    color: #FFFFFF; background: #000000; border: 1px solid #FFFFFF; border-radius: 5px; padding: 5px 12px;
    font-size: %(size)dpx;
}
QPushButton:default { border-width: 2px; padding: 4px 11px; }
QPushButton:focus { border: 3px solid #FFE97A; padding: 3px 10px; }
QPushButton:checked { color: #000000; background: #FFE97A; }
QPushButton:disabled { border: 1px dashed #8C8C8C; color: #B4B4B4; }
"""
"""In high contrast."""


class TablePaper(Sheet):
    """A sheet on the table: it keeps the focus until it is closed, and a click on it skips its animation.

    Without a parent it is a window.

    Args:
        parent: the widget that it lies on.
    """

    shows_players = False
    """Whether it shows the players, so that their plates and notes are not needed beside it."""
    pictures_give_way = True
    """Whether pictures shrink before words have to scroll."""
    gives_way: QWidget | None = None
    """The part that is left out if even small pictures leave it no room."""
    spares_trick = False
    """Whether trick and hand should stay visible beside it."""
    spares_cards = False
    """Whether it lies where it hides the least of what should stay visible."""
    letters_alone = False
    """Whether the underlined letter of a button presses it without a modifier key."""
    rises: float = 0.5
    """The part of the free height that lies above it: the smaller, the more is visible below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        # It has no title bar to show its title.
        self.windowTitleChanged.connect(self.setAccessibleName)
        self.seen = Sight()
        """What should stay visible beside it if there is room."""
        self._area = self._grows_with = QRect()
        self._rises = self.rises
        self._pictures = 1.0
        """The size of pictures, relative to the usual one."""
        self._first: QWidget = self
        self._notified: QLabel | None = None
        around = SHADOW + _MARGIN
        self.body.setContentsMargins(around, around - 4, around, around - 4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPalette(paper_palette())

    def add_pane(self, content: QWidget, least: int = LEAST_WIDTH) -> Pane:
        pane = super().add_pane(content, least)
        pane.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        return pane

    def lie_in(self, area: QRect, table: QRect | None = None, rises: float | None = None) -> None:
        """Lie in an area of the parent, as large as wanted and as the area allows.

        Args:
            area: the area.
            table: the area that decides the size of letters; by default the same one.
            rises: the part of the free height above it there, if not the usual one.
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
        """The place where the paper, without its shadow, hides the least."""
        paper = QRect(wished, self.size()).marginsRemoved(_SHADOWS)
        place = least_hiding(
            paper.size(), self._area.marginsRemoved(_SHADOWS), paper.topLeft(), self.seen, _BESIDE_CARDS
        )
        return place - QPoint(SHADOW, SHADOW)

    def _fill_room(self) -> None:
        """Use letters of the size that the player wants on such a table, as far as there is room.

        If even the smallest have no room, pictures shrink.
        """
        if self.gives_way is not None:
            self.gives_way.show()
        least = self._least_letters
        most = max(least, round(self._letters_of_table * text_size.text_scale()))
        sizes = range(least, most + 1)
        # Bisect for the first size that is too large.
        too_large = bisect_left(sizes, True, key=lambda pixels: not self._has_room_in(pixels))
        if len(sizes) > 1:
            self._write_in(sizes[max(0, too_large - 1)])
        if too_large == 0 and self.pictures_give_way:
            self._fit_pictures(least)

    @property
    def _letters_of_table(self) -> int:
        """The height of letters that suits the table."""
        table = self._grows_with
        return round(min(table.height(), table.width() / _SHAPE) * _LETTERS)

    @property
    def _least_letters(self) -> int:
        """The least height of letters: what suits the table, or that of the windows if it is larger."""
        return max(self._letters_of_table, QFontInfo(QApplication.font()).pixelSize())

    @property
    def has_least_letters(self) -> bool:
        """Whether its letters cannot become smaller."""
        return QFontInfo(self.font()).pixelSize() <= self._least_letters

    @property
    def _usual_letters(self) -> float:
        """The height of letters for players who did not enlarge them."""
        of_windows = QFontInfo(QApplication.font()).pixelSize() / text_size.text_scale()
        return max(self._letters_of_table, of_windows)

    def _fit_pictures(self, pixels: int) -> None:
        """Make pictures as large as there is room for, and show the part that gives way if possible."""
        ways: list[tuple[bool, Sequence[float]]] = [(True, _PICTURES)]
        if self.gives_way is not None:
            # Leave that part out rather than make the pictures too small.
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
        """Use letters of this height on the whole paper, and pictures of this relative size."""
        font = QApplication.font()
        # Letters to suit the table, unless those of the windows are larger.
        if pixels > QFontInfo(font).pixelSize():
            font.setPixelSize(pixels)
        if font != self.font():
            self.setFont(font)
        # Not in a style sheet for the whole paper, which would stop its letters from growing.
        for button in self.findChildren(QPushButton):
            dress_button(button, font)
        if pictures != self._pictures:
            self._pictures = pictures
            for row in self.findChildren(CardRow):
                row.usual_letters = self._usual_letters / max(pixels, self._usual_letters)
            for part in self.findChildren(QWidget):
                # Parts that can make do with less room where words need it.
                if isinstance(set_size := getattr(part, "set_size", None), MethodType):
                    set_size(pictures)
        self.forget_sizes()
        self.arrange(self._area.width())
        self.forget_sizes()

    def forget_sizes(self) -> None:
        """Measure everything again, from the innermost part on; Qt would do so only later."""
        for part in reversed(self.findChildren(QWidget)):
            part.updateGeometry()
        for layout in reversed(self.findChildren(QLayout)):
            layout.invalidate()

    def lay_again(self) -> None:
        """Take the size that the present contents need."""
        if not self._area.isNull():
            self.lie_in(self._area, self._grows_with, self._rises)

    @property
    def has_room(self) -> bool:
        """Whether its area has room for everything without scrolling."""
        least = max(self.minimumWidth(), self.minimumSizeHint().width())
        return self.wish().height() <= self._area.height() and least <= self._area.width()

    @property
    def place(self) -> QRect:
        """The area of the paper on the screen, without its shadow."""
        return QRect(self.mapToGlobal(QPoint()), self.size()).marginsRemoved(_SHADOWS)

    @property
    def hides(self) -> int:
        """The area of the cards that should stay visible which the paper hides, in square pixels."""
        return hidden(self.geometry().marginsRemoved(_SHADOWS), self.seen.cards)

    def arrange(self, width: int) -> None:
        """Put the contents side by side or below each other, to suit this width."""

    def room(self) -> QSize:
        return super().room() if self.isWindow() else self._area.size()

    def wish(self) -> QSize:
        """The size at which nothing scrolls, in the available width."""
        wish = self.sizeHint()
        wide = min(wish.width(), self.room().width())
        if self.hasHeightForWidth():
            wish.setHeight(self.heightForWidth(wide))
        if self.pane is not None:
            # In this width, not in the one that the pane would like.
            margins = self.body.contentsMargins()
            inner = wide - margins.left() - margins.right()
            wish.setHeight(wish.height() - self.pane.sizeHint().height() + self.pane.height_in(inner))
        return wish

    def bring_keyboard_to(self, widget: QWidget) -> None:
        """Focus one of its parts as soon as the paper is shown."""
        self._first = widget
        if self.isVisible():
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Focus the part that has the focus at first."""
        # As a popup: the card that the keyboard points at on the table stays the same.
        self._first.setFocus(Qt.FocusReason.PopupFocusReason)
        if isinstance(self._first, QPushButton) and self._first.autoDefault():
            # A click on the paper took that, too.
            self._first.setDefault(True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now do all parts know their fonts.
        self.lay_again()
        self.take_keyboard()

    def keep_arrows(self) -> None:
        """Keep arrow keys from moving between buttons: a player may still press one for the cards."""
        for button in self.findChildren(QPushButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.setPalette(paper_palette())
            for button in self.findChildren(QPushButton):
                dress_button(button, self.font())
        super().changeEvent(event)

    def tell(self, sentence: str) -> None:
        """Show above the buttons what a command has done."""
        if self._notified is None:
            self._notified = plain_label("")
            self.body.insertWidget(self.body.count() - 1, self._notified)
        self._notified.setText(sentence)

    def shorten(self) -> None:
        """Show at once what is still to come."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The click is not meant for what lies beneath.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.shorten()
        # The click took the focus, so Enter would do nothing.
        self.take_keyboard()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def event(self, event: QEvent) -> bool:
        # The menus of the window may have the same underlined letter: Qt would press neither.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not self.isWindow()
            and self._meant_by(event) is not None
        ):
            event.accept()
            return True
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            # Its words have become longer: it grows before they scroll.
            height = self.height()
            if height < min(self.wish().height(), self._area.height()):
                self.lay_again()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = self._meant_by(event)
        if meant is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            meant.setFocus(Qt.FocusReason.ShortcutFocusReason)
            meant.click()
        # No key is meant for the table beneath.
        event.accept()

    def _meant_by(self, event: QKeyEvent) -> QAbstractButton | None:
        """The button whose underlined letter is pressed."""
        held = Qt.KeyboardModifier
        if event.modifiers() != held.AltModifier and (
            event.modifiers() != held.NoModifier or not self.letters_alone
        ):
            return None
        letter = QKeySequence(Qt.Modifier.ALT | Qt.Key(latin_key(event).key()))
        for button in self.findChildren(QAbstractButton):
            if button.isVisible() and QKeySequence.mnemonic(button.text()) == letter:
                return button
        return None

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
        """The widgets of the paper in the order of Tab, once round from the focused one.

        WORKAROUND (PySide 6.11): without ``nextInFocusChain``, which may keep a deleted paper referenced.
        """
        parts = self.findChildren(QWidget)
        if not following:
            parts.reverse()
        focused = QApplication.focusWidget()
        at = parts.index(focused) + 1 if focused in parts else 0
        return parts[at:] + parts[:at]

    def paintEvent(self, event: QPaintEvent) -> None:
        # The frame of a window is enough.
        if not self.isWindow():
            with QPainter(self) as painter:
                paint_sheet(painter, self.rect())


class Shade(QWidget):
    """Darkens what a paper lies on, and keeps clicks from it.

    Signals:
        clicked: the shade was clicked.
    """

    clicked = Signal()
    bright = QRect()
    """The area that stays bright."""

    def leave(self) -> None:
        """Disappear, since the paper is closed."""
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
        with QPainter(self) as painter:
            painter.setClipRegion(QRegion(event.rect()) - self.bright)
            painter.fillRect(event.rect(), _SHADE)


def paint_sheet(painter: QPainter, area: QRect, *, ruled: bool = True) -> None:
    """Paint a paper with its shadow into an area; in high contrast it is black with a white outline.

    ``ruled`` adds the lines along its edges.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = QRectF(area).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    if high_contrast():
        painter.setPen(QPen(Qt.GlobalColor.white, 3))
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRect(paper)
        return
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
    for inset in (RULE - 3, RULE) if ruled else ():
        painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), 2, 2)


def paper_palette() -> QPalette:
    """The colours on a paper, whatever those of the windows are."""
    if high_contrast():
        return own_palette(ColourScheme.HIGH_CONTRAST)
    palette = own_palette(ColourScheme.LIGHT)
    palette.setColor(QPalette.ColorRole.Window, PAPER)
    return palette


def dress_button(button: QPushButton, font: QFont) -> None:
    """Give a button the look of buttons on a paper, with letters of this size."""
    style = _PLAIN_BUTTONS if high_contrast() else _BUTTONS
    dress(button, style % {"size": QFontInfo(font).pixelSize()})


class ModalPaper(TablePaper):
    """A paper that keeps keyboard and mouse until it is closed; :class:`.questions.Questions` shows it.

    It gets all keys: no shortcut of the window works while it has the focus.

    Args:
        parent: the widget that it lies on.
    """

    spares_cards = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # For screen readers.
        self.setModal(True)

    @property
    def spoken(self) -> str:
        """What is read out when the paper appears."""
        return self.headline.text()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and not self.isWindow():
            event.accept()
            return True
        return super().event(event)
