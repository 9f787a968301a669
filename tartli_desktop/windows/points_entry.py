"""The entry of the menu that lays the card of orders and points beside the table, and takes it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.engine import HUNGARIAN, Suit, Variant
from tartli_desktop.table.faces import CardFaces

from . import icons
from .dialog_places import DialogPlaces
from .points_place import free_place

if TYPE_CHECKING:
    from .points_card import PointsCard


class PointsEntry(QAction):
    """Opens and closes the card, and keeps it true to the match on the table.

    Args:
        faces: the pack.
        places: remembers where the card lay.
        window: the window that the card stays above.
        keep: what of the window the card must not hide, in pixels of the screen.

    Signals:
        kept(open): the player has opened or closed the card.
    """

    kept = Signal(bool)

    def __init__(
        self,
        faces: CardFaces,
        places: DialogPlaces,
        window: QWidget,
        keep: Callable[[], Sequence[QRect]] = tuple,
    ) -> None:
        super().__init__(window)
        self._faces, self._places, self._window, self._keep = faces, places, window, keep
        self._rules: tuple[Variant, Suit | None] = (HUNGARIAN, None)
        self.card: PointsCard | None = None
        """The card, while it is open."""
        self.say()
        self.setCheckable(True)
        icons.set_picture(self, "points")
        self.triggered.connect(self._choose)

    def say(self) -> None:
        """Say its words in the language of the program."""
        self.setText(self.tr("&Orders and points"))
        self.setToolTip(self.tr("A card with the order and the points of cards and melds, beside the table"))

    def follow(self, variant: Variant, trump: Suit | None) -> None:
        """Tell the points of these rules and these trumps from now on."""
        self._rules = (variant, trump)
        if self.card is not None:
            self.card.follow(variant, trump)

    def lay(self) -> None:
        """Lay the card beside the table."""
        if self.card is None:
            from .points_card import PointsCard

            card = self.card = PointsCard(self._faces, self._window)
            card.follow(*self._rules)
            card.ensurePolished()
            place = self._place(card)
            card.resize(place.size())
            card.move(place.topLeft())
            card.closed = self._on_closed
            self._places.keep(card, by_itself=place)
            card.show()
        self.setChecked(True)

    def put_away(self) -> None:
        """Take the card away as the window closes; it is there again with the next."""
        card, self.card = self.card, None
        if card is not None:
            card.closed = lambda: None
            card.close()
            card.deleteLater()
        self.setChecked(False)

    def _choose(self, laid: bool) -> None:
        if laid:
            self.lay()
        else:
            self.put_away()
        self.kept.emit(laid)

    def _place(self, card: PointsCard) -> QRect:
        """Where it lies as long as the player has not moved it."""
        window, screen = self._window.frameGeometry(), self._window.screen().availableGeometry()
        keep, least = self._keep(), card.least_size
        lower = QSize(least.width(), least.height() // 2)
        # Among large letters there is little room: rather some scrolling, and rather the trick than the hand.
        for kept, size in ((keep, least), (keep, lower), (keep[1:], lower)):
            place = free_place(card.sizeHint(), size, window, screen, kept)
            if place is not None:
                return place
        return QRect(QPoint(max(screen.left(), window.left()), screen.top()), card.sizeHint())

    def _on_closed(self) -> None:
        self.put_away()
        self.kept.emit(False)
