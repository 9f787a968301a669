"""Dragging cards with the mouse, and pressing cards, the talon, the pack or the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtGui import QGuiApplication

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.table.places.layout import RAISED_BY

from .card_item import CardItem
from .scene import TableScene


class Mouse(QObject):
    """The mouse, or a finger, over the cards.

    Attributes:
        by_click: whether a click on a card plays it.
        by_drag: whether a card that is dropped in the middle is played.
        cutting: whether the pack is to be cut.
        has_moved: whether the mouse has moved since the player was asked to point again.

    Args:
        scene: the cards.
        may_play: whether a card may be played now.
        is_late: whether a click without a move was meant for an earlier state of the table.
        parent: its Qt parent.

    Signals:
        card_pressed: a card of the fan is pressed, and perhaps dragged.
        card_chosen(card): the player clicked this card.
        card_dropped(card): the player dropped this card in the middle.
        order_changed(cards): the player moved a card within the fan.
        table_pressed: the player pressed the middle.
        stock_pressed: the player pressed the talon or the turned card.
        pack_cut(position): the player cut the spread pack.
    """

    card_pressed = Signal()
    card_chosen = Signal(object)
    card_dropped = Signal(object)
    order_changed = Signal(object)
    table_pressed = Signal()
    stock_pressed = Signal()
    pack_cut = Signal(int)

    def __init__(
        self,
        scene: TableScene,
        may_play: Callable[[Card], bool],
        is_late: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._may_play = may_play
        self._is_late = is_late
        self.by_click = True
        self.by_drag = True
        self.cutting = False
        self.has_moved = True
        self._pressed: CardItem | None = None
        self._press_at = QPoint()
        self._grip = QPointF()
        self._dragging = False
        self._pressing = False

    def press(self, at: QPoint, point: QPointF) -> None:
        """Handle the left button, or a finger, going down; ``at`` in pixels, ``point`` in the scene."""
        self._pressing = True
        self._scene.point_out_stock(False)
        item = self._own_at(point)
        self._press_at = at
        self._pressed = item
        if item is not None:
            self._grip = item.pos() - point
            self.card_pressed.emit()

    def move(self, at: QPoint, point: QPointF) -> None:
        """Handle a move, with a pressed card if any; the places are those of :meth:`press`."""
        self.has_moved = True
        item = self._pressed
        if item is None:
            self._hover(point)
            return
        if not self._dragging:
            if (at - self._press_at).manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._dragging = True
            self._scene.raise_card(None)
            self._scene.hold(item)
        item.take_along(point + self._grip)
        card = item.card
        playable = self.by_drag and card is not None and self._may_play(card)
        self._scene.show_target(playable and self._over_middle(item))

    def release(self, point: QPointF) -> None:
        """Handle the release of the button or finger at this place in the scene."""
        if not self._pressing:
            return
        self._pressing = False
        item, self._pressed = self._pressed, None
        dragged, self._dragging = self._dragging, False
        if item is None:
            self._press_table(point)
        elif dragged:
            self._drop(item)
        elif item.card is not None and self.by_click and (self.has_moved or not self._is_late()):
            self.card_chosen.emit(item.card)

    def let_go(self) -> None:
        """Forget what the mouse holds, for example when the cards are laid out again under it."""
        self._pressed = None
        self._pressing = self._dragging = False
        self._scene.hold(None)
        self._scene.show_target(False)

    def _drop(self, item: CardItem) -> None:
        """Drop a card: play it in the middle, move it within the fan, or let it glide back."""
        scene = self._scene
        scene.show_target(False)
        scene.hold(None)
        items = scene.own_items
        index = scene.layout.own_index(item.pos().x(), len(items))
        if self._over_middle(item):
            if item.card is not None and self.by_drag:
                self.card_dropped.emit(item.card)
        elif item in items and index != items.index(item):
            scene.move_own(item, index)
            self.order_changed.emit(scene.own_cards)
        scene.glide_back()

    def _over_middle(self, item: CardItem) -> bool:
        return self._scene.layout.is_middle(item.pos().x(), item.pos().y())

    def _hover(self, point: QPointF) -> None:
        pointed = next((item for item in self._scene.own_items if item.focused), None)
        self._scene.raise_card(self._own_at(point) or pointed)

    def _press_table(self, point: QPointF) -> None:
        if self.cutting:
            for index, item in enumerate(reversed(self._scene.pack_items)):
                if item.contains_point(point):
                    self.pack_cut.emit(max(1, len(self._scene.pack_items) - 1 - index))
                    return
        elif any(item.contains_point(point) for item in self._scene.stock_items):
            self.stock_pressed.emit()
        else:
            self.table_pressed.emit()

    def _own_at(self, point: QPointF) -> CardItem | None:
        items = self._scene.own_items
        for item in reversed(items):
            # A raised card also answers at its old place, or it would flutter under the pointer.
            if item.contains_point(point) or (
                item is self._scene.raised and item.contains_point(point - QPointF(0, RAISED_BY))
            ):
                return item
        return None
