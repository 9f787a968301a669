"""The common parts of dialogs about a hand: a sheet with headline and scrolling pane, and rows of cards."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QDialog,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.table.card_faces.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pane import LEAST_WIDTH, Pane

tr = Context("Melds")

_GAP = 3
_LEAST_SHOWN = 0.42
"""The least visible part of a card's width where a row must be narrow."""

_SHOWN = 0.68
"""The same for cards that overlap in any case."""
_LOOKED_AT = 67
"""The width in pixels from which the picture on a card matters, and not only its corners."""
_LARGE = 90
"""The width from which a card is large enough beside letters of any size."""
_UPPER_PART = 0.6
"""The least visible part of the cards' height: corners and heads."""
_ABOVE_MARKS = 0.83
"""The visible part of the cards' height that ends above the marks in their lower corners."""
_EDGE = QColor(40, 30, 20, 120)
"""The edge of a card over the one that it overlaps."""

_FADED = 0.5
_HEADLINE = 1.45
"""The size of the headline, relative to other words."""


def points_text(points: int) -> str:
    """The value of a meld: "50 points"."""
    return fill(tr("%1 points"), points)


def cards_text(name: str, cards: Iterable[Card]) -> str:
    """A row of cards for screen readers: its name, and each card."""
    names = ", ".join(card_name(card) for card in cards)
    return fill(tr("%1: %2", "a meld, and its cards"), name, names)


def plain_label(text: str, *, bold: bool = False, wrap: bool = True) -> QLabel:
    """A label that shows its text literally, even names with < and &."""
    label = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
    if bold:
        label.setFont(bold_font())
    return label


def bold_font() -> QFont:
    """A bold font that takes everything else from its surroundings, also when they change later."""
    font = QFont()
    font.setBold(True)
    return font


class CardRow(QLabel):
    """Cards side by side; where there is little room they overlap, and their left edges show.

    A label, so that screen readers read it as text: the name of the row and those of the cards.
    """

    def __init__(
        self,
        name: str,
        cards: Iterable[Card],
        faces: CardFaces,
        scale: float = 1.0,
        parent: QWidget | None = None,
        *,
        overlaps: bool = False,
    ) -> None:
        super().__init__(parent)
        self._overlaps = overlaps
        self._cards = tuple(cards)
        self._faces = faces
        self._scale = scale
        self._size_share = 1.0
        self._shown_share = 1.0
        self.usual_letters = 1.0
        """The letters' usual size for players who did not enlarge them, relative to the present size."""
        self._faded = False
        self.setAccessibleName(cards_text(name, self._cards))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_size(self, share: float) -> None:
        """Take at most this share of the usual height.

        The cards shrink, or where they would be too small to recognize, only their upper parts show.
        """
        whole = self._width_beside(1.0)
        large_letters = self.usual_letters < 1
        # Large letters are no reason for smaller cards.
        least = min(self._width_beside(self.usual_letters), _LARGE if large_letters else _LOOKED_AT)
        if share == 1 or whole * share >= least:
            self.show_part(share)
        else:
            size = min(1.0, max(share / _UPPER_PART, least / whole))
            self.show_part(size, min(_ABOVE_MARKS, share / size))

    def show_part(self, size: float, shown: float = 1.0) -> None:
        """Set the cards' size relative to the usual one, and the visible part of their height."""
        self._size_share, self._shown_share = size, shown
        self.updateGeometry()
        self.update()

    def set_faded(self, faded: bool) -> None:
        """Show the cards paler while they cannot be used, or as usual."""
        self._faded = faded
        self.update()

    @property
    def card_width(self) -> int:
        """The width of a card: it grows with the font, but more slowly."""
        return round(self._width_beside(1.0) * self._size_share)

    def _width_beside(self, letters: float) -> float:
        """The usual width of a card beside letters of this size, relative to their present size."""
        return (40 + 1.1 * self.fontMetrics().height() * letters) * self._scale

    def sizeHint(self) -> QSize:
        return self._size(round(self.card_width + (len(self._cards) - 1) * self._usual_step))

    @property
    def _usual_step(self) -> float:
        """The usual distance from one card to the next."""
        return min(self.card_width * _SHOWN, self._apart) if self._overlaps else self.card_width + _GAP

    @property
    def _apart(self) -> float:
        """The greatest distance of an overlapping card from the edge of the card beneath, so that it hides
        the whole mark in that card's corner."""
        # One pixel less, since each card begins at a whole pixel.
        return self.card_width * (1 - self._faces.corners.reach) - 1

    @property
    def lefts(self) -> list[int]:
        """The x of each card in the available width."""
        step, count = self._usual_step, len(self._cards)
        if count > 1 and (room := (self.width() - self.card_width) / (count - 1)) < step:
            step = min(room, self._apart)
        return [round(place * step) for place in range(count)]

    def minimumSizeHint(self) -> QSize:
        return self._size(round(self.card_width * (1 + (len(self._cards) - 1) * _LEAST_SHOWN)))

    def _size(self, width: int) -> QSize:
        return QSize(width, round(self.card_width * ASPECT * self._shown_share) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        width, before = self.card_width, -self.card_width
        with QPainter(self) as painter:
            painter.setOpacity(_FADED if self._faded else 1)
            for left, card in zip(self.lefts, self._cards, strict=True):
                face = self._faces.pixmap(card, width, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(left, 0), face)
                if left < before + width:
                    # Without an edge, the signs of two cards would run into each other.
                    corner = width * CORNER
                    painter.fillRect(QRectF(left, corner, 1, self.height() - 1 - 2 * corner), _EDGE)
                before = left


class Sheet(QDialog):
    """A dialog with a headline, a scrolling pane and whatever follows below it.

    Page Up, Page Down, Home and End scroll the pane from wherever the focus is, and so do Up and Down where
    they have no other meaning.
    """

    # Set on the class: Qt sends events while the dialog is being built.
    pane: Pane | None = None
    """The part that scrolls."""
    _has_headline = False
    _headline = _HEADLINE

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = plain_label("")
        self.body = QVBoxLayout(self)
        self.body.setSpacing(10)
        self.body.addWidget(self.headline)
        self.size_headline()
        self._has_headline = True

    def add_pane(self, content: QWidget, least: int = LEAST_WIDTH) -> Pane:
        """Add the scrolling part; ``least`` is its preferred least width, in characters."""
        if (layout := content.layout()) is not None:
            # The contents end where everything else in the dialog does.
            layout.setContentsMargins(0, 0, 0, 0)
        self.pane = Pane(content, least)
        self.body.addWidget(self.pane, 1)
        return self.pane

    def fit(self, guard_ms: int = 0) -> None:
        """Take the size that the contents need, as far as the screen has room.

        ``guard_ms`` are milliseconds in which it takes neither keys nor clicks.
        """
        self.ensurePolished()
        if self.pane is not None:
            self.pane.updateGeometry()
        self.resize(self.wish().boundedTo(self.room()))
        if guard_ms:
            InputGuard(self, guard_ms)

    def room(self) -> QSize:
        """The largest size that the screen has room for."""
        room = self.screen().availableGeometry().size()
        return QSize(round(room.width() * 0.92), round(room.height() * 0.88))

    def wish(self) -> QSize:
        """The size at which nothing scrolls."""
        wish = self.sizeHint()
        if self.hasHeightForWidth():
            wish.setHeight(self.heightForWidth(wish.width()))
        return wish

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange and self._has_headline:
            self.size_headline(self._headline)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _SCROLL_KEYS.get(Qt.Key(event.key()))
        if step is not None and self.pane is not None:
            self.pane.verticalScrollBar().triggerAction(step)
        else:
            super().keyPressEvent(event)

    def size_headline(self, share: float = _HEADLINE) -> None:
        """Set the size of the headline, relative to other words."""
        self._headline = share
        self.headline.setFont(heading_font(self.font(), share))


class InputGuard(QObject):
    """Keeps keys and clicks from a dialog until the player can have seen it.

    Earlier keys and clicks were meant for the table, and so are a key that is still held down and one that is
    pressed again and again. Closing the dialog by its frame is always possible.

    Args:
        dialog: contains all its parts, and is not shown yet.
        input_guard_ms: milliseconds from when it is first painted, or from the last press within them.

    Signals:
        lifted: the dialog accepts keys and clicks from now on.
    """

    lifted = Signal()

    # Set on the class: Qt still sends events while Python is destroying a dialog and its guard.
    _unseen = False
    _dialog: QDialog | None = None

    def __init__(self, dialog: QDialog, input_guard_ms: int) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._unseen = input_guard_ms > 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(input_guard_ms)
        self._timer.timeout.connect(self.lift)
        for widget in (dialog, *dialog.findChildren(QWidget)):
            widget.installEventFilter(self)

    def lift(self) -> None:
        """Stop guarding, since the player has seen the dialog."""
        if self._unseen:
            self._unseen = False
            self._timer.stop()
            self.lifted.emit()

    def wait_for_double_click(self) -> None:
        """Ignore a second click, since something has just appeared under the pointer."""
        self._unseen = True
        self._timer.start(QApplication.doubleClickInterval())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Paint and self._unseen and not self._timer.isActive():
            self._timer.start()
        elif kind == QEvent.Type.Hide and watched is self._dialog:
            self._timer.stop()
        elif isinstance(event, QKeyEvent) and kind in _KEY_EVENTS:
            if self._timer.isActive() and kind == QEvent.Type.KeyPress:
                self._timer.start()
            return self._unseen or (event.isAutoRepeat() and event.key() in _ANSWERS)
        return self._unseen and kind in _CLICKS


_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_CLICKS = (
    *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick),
    *(QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd),
)
_ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)

_SCROLL_KEYS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
