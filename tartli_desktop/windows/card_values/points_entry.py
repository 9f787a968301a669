"""The menu entry that lays the card of orders and points into the window, and removes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.face import face_of
from tartli_desktop.looks import icons
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_faces.faces import CardFaces

from .points_place import free_place

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.points_card import CardOfPoints

_TRICK_AND_HAND = 2
"""How many of the first places must stay visible whatever else is hidden."""
_USUAL_HEIGHT = 780
"""The height of a usual table, in pixels."""
_LEAST = QSize(180, 90)
"""The least size of a card that can partly be read, in pixels."""


class PointsEntry(QAction):
    """Opens and closes the card, and updates it to follow the match on the table.

    A game without such a card has no such entry.

    Args:
        faces: the pack.
        window: the window that the card lies in.
        home: the table; it gets the focus from the card if the widget that had it before is gone.
        keep: returns what the card must not hide, in pixels of the window; trick and hand come first.
        side: reserves a place beside the table for the card, given its height for a width, or releases it for
            None; returns the place in the window, or None without one.

    Signals:
        kept(open): the player has opened or closed the card.
    """

    kept = Signal(bool)

    def __init__(
        self,
        faces: CardFaces,
        window: QMainWindow,
        home: QWidget,
        keep: Callable[[], Sequence[QRect]] = tuple,
        side: Callable[[Callable[[int], int] | None], QRect | None] = lambda height: None,
    ) -> None:
        super().__init__(window)
        self._side = side
        self._faces, self._window, self._home, self._keep = faces, window, home, keep
        self._game = ""
        self._rules: tuple[object, Suit | None] = (None, None)
        self._before: QWidget | None = None
        """The widget that had the focus before the card."""
        self._high_contrast = False
        self._placing = QTimer(self, singleShot=True)
        self._placing.timeout.connect(self._place)
        self.card: CardOfPoints | None = None
        """The card, while it is open."""
        self.retranslate()
        self.setCheckable(True)
        icons.set_picture(self, "points")
        self.triggered.connect(self._choose)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        self.setText(self.tr("&Card values"))
        self.setToolTip(self.tr("A card with the order and the points of cards and melds"))

    def follow(self, game: str, variant: object, trump: Suit | None) -> None:
        """Show the points of this game by these rules, and these trumps."""
        self._rules = (variant, trump)
        if game != self._game:
            is_laid, self._game = self.card is not None, game
            if is_laid:
                self.put_away()
                self.lay()
            self.setVisible(face_of(game).points_card is not None)
        if self.card is not None:
            self.card.follow(variant, trump)
            self.place_again()

    def place_again(self) -> None:
        """Move the card where it hides nothing, since words and cards may have moved."""
        if self.card is not None:
            self._placing.start()

    def follow_settings(self, settings: Settings) -> None:
        """Look as the player has chosen."""
        self._high_contrast = wants_high_contrast(settings.colour_scheme)
        if self.card is not None:
            self.card.set_high_contrast(self._high_contrast)

    def lay(self) -> None:
        """Lay the card into the window, if the game has one; the focus stays where it is."""
        made = face_of(self._game).points_card
        if made is None:
            return
        if self.card is None:
            card = self.card = made(self._faces, self._window)
            card.closed.connect(self.trigger)
            card.set_high_contrast(self._high_contrast)
            card.ensurePolished()
            card.follow(*self._rules)
            self._place()
            for watched in (self._window, self._home):
                watched.installEventFilter(self)
            card.show()
            card.raise_()
        self.setChecked(True)

    def put_away(self) -> None:
        """Remove the card, and give the focus back to where it was."""
        card, self.card = self.card, None
        for watched in (self._window, self._home):
            watched.removeEventFilter(self)
        if card is not None:
            self._side(None)
            focused = self._window.focusWidget()
            if focused is not None and card.isAncestorOf(focused):
                self._go_back()
            card.hide()
            card.deleteLater()
        self._before = None
        self.setChecked(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self.place_again()
        return False

    def _choose(self, laid: bool) -> None:
        if laid:
            self._before = self._window.focusWidget()
            self.lay()
            if self.card is not None:
                self.card.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.put_away()
        self.kept.emit(laid)

    def _go_back(self) -> None:
        before = self._before
        if before is None or not shiboken6.isValid(before) or not (before.isVisible() and before.isEnabled()):
            before = self._home
        before.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _place(self) -> None:
        """Put the card where it hides nothing; with large letters, hide words before trick or hand."""
        card, inner = self.card, self._window.centralWidget()
        if card is None or inner is None:
            return
        beside = self._side(card.height_in)
        if beside is not None:
            card.lay(beside)
            return
        room, keep, least = inner.geometry(), list(self._keep()), card.least_size
        # Enlarge the card together with the table's cards.
        wanted = card.sizeHint() * max(1.0, room.height() / _USUAL_HEIGHT)
        lower = QSize(least.width(), least.height() // 2)
        narrower = QSize(round(least.width() * 0.6), lower.height())
        cards = keep[:_TRICK_AND_HAND]
        for kept, size in (
            (keep, least),
            (keep, lower),
            (keep, narrower),
            (cards, narrower),
            (cards, _LEAST),
        ):
            place = free_place(wanted, size, room, kept)
            if place is not None:
                card.lay(place)
                return
        card.lay(QRect(room.topLeft(), wanted.boundedTo(room.size())))
