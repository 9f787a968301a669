"""The menu entry that lays the card of orders and points into the column, and removes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.face import face_of
from tartli_desktop.looks import icons
from tartli_desktop.windows.program_window import ProgramWindow

if TYPE_CHECKING:
    from tartli_desktop.widgets.words_column import WordsColumn
    from tartli_desktop.windows.review.review_place import ReviewPlace

    from .points_card import PointsCard


class PointsEntry(QAction):
    """Lays the card beside the table, or beside the review in its place, for the rules and trumps there."""

    def __init__(self, window: ProgramWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before: QWidget | None = None
        """The widget that had the focus before the card."""
        self._column: WordsColumn | ReviewPlace
        """What has the card in the place of its slate, or of its paper."""
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

    def follow(self) -> None:
        """Show the points by the rules and trumps on the table, and look as the player has chosen."""
        window, card = self._window, self.card
        if card is not None:
            face, rules, session = face_of(window.game), window.rules_to_show(), window.on_table.session
            view = None if session is None else session.view
            if (review := window.review) is not None:
                face, rules = review.reviewed.face, review.reviewed.hand.match.variant
                view = review.view.scene().view
            trump = None if view is None else face.plan.trump(view)
            card.dress()
            card.follow(partial(face.card_values, rules, trump))

    def lay_as_left(self) -> None:
        """Lay the card out again if it lay there when this game was last played."""
        if self._window.settings.game(self._window.settings_writer.options).points_card:
            self.lay()

    def lay(self) -> PointsCard:
        """Lay the card into the column; the focus stays where it is."""
        if self.card is None:
            from .points_card import PointsCard

            self._column = self._window.review or self._window.area.column
            self.card = PointsCard((self._window.review or self._window.area).view.faces, self._column)
            self.card.closed.connect(self.trigger)
            self.follow()
            self._column.lay_card(self.card)
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
        self._window.settings_writer.save_points_card(laid)

    def _go_back(self) -> None:
        before = self._before
        if before is None or not shiboken6.isValid(before) or not (before.isVisible() and before.isEnabled()):
            before = (self._window.review or self._window.area).view
        before.setFocus(Qt.FocusReason.ShortcutFocusReason)
