"""The entry of the menu that lays the card of orders and points beside the table, and takes it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.engine import HUNGARIAN, Suit, Variant
from tartli_desktop.table.faces import CardFaces

from . import icons
from .dialog_places import DialogPlaces

if TYPE_CHECKING:
    from .points_card import PointsCard


class PointsEntry(QAction):
    """Opens and closes the card, and keeps it true to the match on the table.

    Args:
        faces: the pack.
        places: remembers where the card lay.
        window: the window that the card stays above.

    Signals:
        kept(open): the player has opened or closed the card.
    """

    kept = Signal(bool)

    def __init__(self, faces: CardFaces, places: DialogPlaces, window: QWidget) -> None:
        super().__init__(window)
        self._faces, self._places, self._window = faces, places, window
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
            card.resize(card.sizeHint())
            card.move(_beside(self._window, card.size().width()))
            card.closed = self._on_closed
            self._places.keep(card)
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

    def _on_closed(self) -> None:
        self.put_away()
        self.kept.emit(False)


def _beside(window: QWidget, width: int) -> QPoint:
    """Where a card of that width lies right of a window, or left of it, or else over its slate."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    places = (frame.right() + 8, frame.left() - width - 8)
    fits = [left for left in places if screen.contains(QRect(left, frame.top() + 40, width, 40))]
    left = fits[0] if fits else max(screen.left(), frame.right() - width - 12)
    return QPoint(left, max(screen.top(), frame.top() + 40))
