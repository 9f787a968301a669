"""The menu entry that lays the card of orders and points into the column, and removes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.face import face_of
from tartli_desktop.looks import icons
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.words_column import WordsColumn
from tartli_desktop.windows.program_window import ProgramWindow

if TYPE_CHECKING:
    from tartli_desktop.windows.review.review_place import ReviewPlace

    from .points_card import PointsCard


class PointsEntry(QAction):
    """Opens and closes the card, and updates it to follow the match on the table.

    Args:
        faces: the pack.
        window: the window of the table; the entry belongs to it.
        home: the table; it gets the focus from the card if the widget that had it before is gone.
        column: has the card in the place of its slate, or of the paper of a review.

    Signals:
        kept(open): the player has opened or closed the card.
    """

    kept = Signal(bool)

    def __init__(
        self, faces: CardFaces, window: QMainWindow, home: QWidget, column: WordsColumn | ReviewPlace
    ) -> None:
        super().__init__(window)
        self._faces, self._window, self._home, self._column = faces, window, home, column
        self._before: QWidget | None = None
        """The widget that had the focus before the card."""
        self._high_contrast = False
        self.card: PointsCard | None = None
        """The card, while it is open."""
        self.retranslate()
        self.setCheckable(True)
        icons.set_picture(self, "points")
        self.triggered.connect(self._choose)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        self.setText(self.tr("&Card values"))
        self.setToolTip(self.tr("A card with the order and the points of the cards"))

    def follow(self, game: str, variant: object, trump: Suit | None) -> None:
        """Show the points of this game by these rules, and these trumps."""
        self._values = partial(face_of(game).card_values, variant, trump)
        if self.card is not None:
            self.card.follow(self._values)

    def follow_settings(self, settings: Settings) -> None:
        """Look as the player has chosen."""
        self._high_contrast = wants_high_contrast(settings.colour_scheme)
        if self.card is not None:
            self.card.set_high_contrast(self._high_contrast)

    def lay(self) -> PointsCard:
        """Lay the card into the column; the focus stays where it is."""
        if self.card is None:
            from .points_card import PointsCard

            card = self.card = PointsCard(self._faces, self._column)
            card.closed.connect(self.trigger)
            card.set_high_contrast(self._high_contrast)
            card.follow(self._values)
            self._column.lay_card(card)
        self.setChecked(True)
        return self.card

    def put_away(self) -> None:
        """Remove the card, and give the focus back to where it was."""
        card, self.card = self.card, None
        if card is not None:
            focused = self._window.focusWidget()
            if focused is not None and card.isAncestorOf(focused):
                self._go_back()
            self._column.lay_card(None)
            card.hide()
            card.deleteLater()
        self._before = None
        self.setChecked(False)

    def _choose(self, laid: bool) -> None:
        if laid:
            self._before = self._window.focusWidget()
            self.lay().setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.put_away()
        self.kept.emit(laid)

    def _go_back(self) -> None:
        before = self._before
        if before is None or not shiboken6.isValid(before) or not (before.isVisible() and before.isEnabled()):
            before = self._home
        before.setFocus(Qt.FocusReason.ShortcutFocusReason)


class PointsAtTable:
    """Lays the card beside the present table or the review in its place, for the rules and trumps there.

    Attributes:
        entry: the menu entry of the card; another one for each table and review.
    """

    entry: PointsEntry

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    def attach(self) -> None:
        """Make the entry for the present table, or for the review in its place."""
        window, area, review = self._window, self._window.area, self._window.review
        if review is not None:
            self.entry = PointsEntry(review.view.faces, window, review.view, review)
            review.steps.moved.connect(self.follow)
        else:
            self.entry = PointsEntry(area.faces, window, area.view, area.column)
            self.entry.kept.connect(window.settings_writer.save_points_card)
        self.entry.follow_settings(window.settings.now)

    def detach(self) -> None:
        """Remove the entry, since something else takes the place of the table."""
        self.entry.put_away()
        self.entry.deleteLater()

    def lay_as_left(self) -> None:
        """Lay the card out again if it lay there when this game was last played."""
        if self._window.settings.game(self._window.settings_writer.options).points_card:
            self.entry.lay()

    def follow_settings(self, settings: Settings) -> None:
        """Look as the player has chosen."""
        self.entry.follow_settings(settings)
        self.follow()

    def follow(self) -> None:
        """Show the rules and trumps on the table."""
        window, review, session = self._window, self._window.review, self._window.on_table.session
        if review is not None:
            name, variant, view = (
                review.reviewed.face.rules.name,
                review.reviewed.hand.match.variant,
                review.view.scene().view,
            )
        else:
            name, variant = window.game, window.rules_to_show()
            view = None if session is None else session.view
        trump = None if view is None else face_of(name).plan.trump(view)
        self.entry.follow(name, variant, trump)
