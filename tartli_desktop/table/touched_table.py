"""What a player does on the card table, whether with the mouse, a finger or the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView

from tartli_desktop.cards.any_pack import Card


class TouchedTable(QGraphicsView):
    """The card table as the player touches it.

    Attributes:
        may_play: Whether a card may be played now. The receivers of the signals decide about it again.

    Signals:
        card_pointed(item): the keyboard points at this card of the fan now.
        card_chosen(card): the player wants to play this card.
        card_dropped(card): the same, by dragging it onto the table.
        batch_taken(pile): the player takes the whole pile of this name, by a click or to the near side.
        table_pressed: the player pressed the middle of the table, for example to gather a full trick.
        stock_pressed: the player pressed the talon or the turned card.
        pack_cut(position): the player cut the spread pack.
        cut_pointed(position): the keyboard points at a place in the spread pack where it can be cut.
        order_changed(cards): the player moved a card within the fan.
        notified(sentence): why nothing matches what was typed, or what can be typed.
    """

    card_pointed = Signal(object)
    card_chosen = Signal(object)
    card_dropped = Signal(object)
    batch_taken = Signal(str)
    table_pressed = Signal()
    stock_pressed = Signal()
    pack_cut = Signal(int)
    cut_pointed = Signal(int)
    order_changed = Signal(object)
    notified = Signal(str)

    may_play: Callable[[Card], bool]
