"""Dragging cards with the mouse, and pressing cards, the talon, the pack or the table."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtGui import QGuiApplication

from tartli_desktop.table.places.layout import RAISED_BY

from .card_faces.faces import ASPECT
from .card_item import CardItem
from .keyboard import Keyboard, TouchedTable
from .scene import TableScene


class _On(Enum):
    """What can be pressed."""

    CARD = auto()
    BATCH = auto()
    PACK = auto()
    STOCK = auto()
    TABLE = auto()


@dataclass(frozen=True)
class _Press:
    """A button that is down."""

    on: _On
    at: QPoint
    """Where it went down, in pixels."""
    item: CardItem | None
    """The pressed card, of the fan or of the pack; of a batch, its top card."""
    grip: QPointF
    """From the pointer to the middle of the card."""


class Mouse(QObject):
    """The mouse, a pen or a finger over the cards.

    What is pressed is only chosen, dropped or moved when the button is released over the table. However else
    the press ends, :meth:`cancel` puts the card back, and nothing is done.

    Attributes:
        by_click: whether a click on a card plays it.
        by_drag: whether a card that is dropped in the middle is played.
        has_moved: whether the mouse has moved since the player was asked to point again.

    Args:
        scene: the cards.
        keyboard: points at no card while one is pressed, and knows what was meant for an earlier state.
        table: what the player touches, and hears of it.
    """

    def __init__(self, scene: TableScene, keyboard: Keyboard, table: TouchedTable) -> None:
        super().__init__(table)
        self._scene = scene
        self._keyboard = keyboard
        self._table = table
        self.by_click = True
        self.by_drag = True
        self.has_moved = True
        self._press: _Press | None = None
        scene.laid_out.connect(self.cancel)

    @property
    def is_down(self) -> bool:
        """Whether something is pressed, and perhaps held."""
        return self._press is not None

    def press(self, at: QPoint, point: QPointF) -> None:
        """Handle the left button, or a finger, going down; ``at`` in pixels, ``point`` in the scene."""
        self.cancel()
        self._scene.point_out_stock(False)
        on, item = self._pressed_at(point)
        grip = QPointF() if item is None else item.pos() - point
        self._press = _Press(on, at, item, grip)
        if on is _On.CARD:
            self._keyboard.point_at(None)

    def move(self, at: QPoint, point: QPointF, *, over_table: bool) -> None:
        """Handle a move, with the button down or not.

        The places are those of :meth:`press`; ``over_table`` tells whether they are on the table.
        """
        self.has_moved = True
        press = self._press
        if press is None:
            self._hover(point)
            return
        item = press.item
        if press.on not in (_On.CARD, _On.BATCH) or item is None:
            return
        if self._scene.held is None:
            if (at - press.at).manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._scene.raise_card(None)
            self._scene.hold(item)
        if press.on is _On.BATCH:
            for each in self._scene.items_beneath(item):
                each.take_along(self._on_table(point + press.grip, item))
            return
        item.take_along(self._on_table(point + press.grip, item))
        card = item.card
        playable = self.by_drag and card is not None and self._table.may_play(card)
        self._scene.show_target(playable and over_table and self._over_middle(item))

    def release(self, at: QPoint, point: QPointF, *, over_table: bool) -> None:
        """Handle the release of the button or finger; the arguments are those of :meth:`move`."""
        press = self._press
        if press is None:
            return
        if not over_table:
            self.cancel()
            return
        if (at - press.at).manhattanLength() >= QGuiApplication.styleHints().startDragDistance():
            # A release can be the first that is heard of a move.
            self.move(at, point, over_table=True)
        self._press = None
        if self._scene.held is not None and press.on is _On.BATCH:
            self._drop_batch(self._scene.held)
        elif self._scene.held is not None:
            self._drop(self._scene.held)
        elif press.on is _On.CARD:
            card = None if press.item is None else press.item.card
            if card is not None and self.by_click and (self.has_moved or not self._keyboard.is_late):
                self._table.card_chosen.emit(card)
        elif self._pressed_at(point)[0] is press.on:
            self._do_on_table(press)

    def cancel(self) -> None:
        """End a press in which nothing is done: a card that is held goes back to its place."""
        self._press = None
        self._scene.show_target(False)
        if self._scene.held is not None:
            self._scene.hold(None)
            self._scene.glide_back()

    def _drop(self, item: CardItem) -> None:
        """Drop a card: play it in the middle, move it within the fan, or let it glide back."""
        scene = self._scene
        scene.show_target(False)
        scene.hold(None)
        items = scene.own_items
        index = scene.layout.own_index(item.pos().x(), len(items))
        if self._over_middle(item):
            if item.card is not None and self.by_drag:
                self._table.card_dropped.emit(item.card)
        elif index != items.index(item):
            scene.move_own(item, index)
            self._table.order_changed.emit(scene.own_cards)
        scene.glide_back()

    def _drop_batch(self, item: CardItem) -> None:
        """Take a batch that was dragged to the near side, or let it glide back."""
        scene = self._scene
        scene.hold(None)
        if self.by_drag and not self._over_middle(item):
            self._take_batch(item)
        scene.glide_back()

    def _take_batch(self, item: CardItem) -> None:
        self._table.batch_taken.emit(self._scene.name_of_pile(item))

    def _on_table(self, middle: QPointF, item: CardItem) -> QPointF:
        """The place nearest to ``middle`` where no edge of the table cuts off a card, but the near one."""
        area, width = self._scene.sceneRect(), item.place.width
        least, most = area.left() + width / 2, area.right() - width / 2
        top = area.top() + width * ASPECT / 2
        return QPointF(min(max(middle.x(), least), most), min(max(middle.y(), top), area.bottom()))

    def _over_middle(self, item: CardItem) -> bool:
        return self._scene.layout.is_middle(item.pos().y())

    def _hover(self, point: QPointF) -> None:
        pointed = next((item for item in self._scene.own_items if item.focused), None)
        self._scene.raise_card(self._own_at(point) or pointed)

    def _pressed_at(self, point: QPointF) -> tuple[_On, CardItem | None]:
        """What a press at this place is on, with its card."""
        if (own := self._own_at(point)) is not None:
            return _On.CARD, own
        if (batch := self._scene.batch_at(point)) is not None:
            return _On.BATCH, batch.items[-1]
        if self._keyboard.cutting:
            there = (item for item in reversed(self._scene.pack_items) if item.contains_point(point))
            if (cut := next(there, None)) is not None:
                return _On.PACK, cut
        elif any(item.contains_point(point) for item in self._scene.stock_items):
            return _On.STOCK, None
        return _On.TABLE, None

    def _do_on_table(self, press: _Press) -> None:
        if press.on is _On.BATCH and press.item is not None:
            if self.by_click:
                self._take_batch(press.item)
        elif press.on is _On.STOCK:
            self._table.stock_pressed.emit()
        elif press.item is not None:
            self._table.pack_cut.emit(max(1, self._scene.pack_items.index(press.item)))
        elif not self._keyboard.cutting:
            self._table.table_pressed.emit()

    def _own_at(self, point: QPointF) -> CardItem | None:
        items = self._scene.own_items
        for item in reversed(items):
            # A raised card also answers at its old place, or it would flutter under the pointer.
            if item.contains_point(point) or (
                item is self._scene.raised and item.contains_point(point - QPointF(0, RAISED_BY))
            ):
                return item
        return None
