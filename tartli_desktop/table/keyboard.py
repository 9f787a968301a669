"""What a player does at the table, and the keyboard: it points at cards, plays, moves and types them."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGraphicsView

from tartli_desktop.cards.any_pack import Card, Suit
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.latin_keys import latin_key, latin_text
from tartli_desktop.text.placeholders import fill

from . import typed_cards
from .card_item import CardItem
from .scene import TableScene

tr = Context("CardTableView")

_HELD_KEYS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
)
"""Keys that are held with another key, and mean nothing by themselves."""

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Both keys that choose."""

INTERRUPTIONS = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""Why the focus goes elsewhere for a while: to another window, a list or a menu."""


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


class Keyboard(QObject):
    """The keyboard over the cards: the card pointed at stands out, and Enter chooses it.

    Args:
        scene: the cards.
        faces: the pack, whose letters are typed; the keys of the window's commands do not type cards.
        table: what the player touches, and hears of it.
    """

    def __init__(self, scene: TableScene, faces: CardFaces, table: TouchedTable) -> None:
        super().__init__(table)
        self._scene = scene
        self._faces = faces
        self._table = table
        self._cutting = False
        self._cut_at: int | None = None
        """The place in the spread pack at which the keyboard points."""
        self._typed_suits: frozenset[Suit | None] = frozenset()
        """The suits whose letter was typed, while a rank is awaited."""
        self._gap: int | None = None
        """The place in the fan of the card that was last played by keyboard."""
        self._asked_to_point = QElapsedTimer()
        self._late_for = 0
        self._is_offered = False
        """Whether the card pointed at was pointed at for the player, who has pressed no key since."""

    @property
    def cutting(self) -> bool:
        """Whether the player is to cut the pack."""
        return self._cutting

    @cutting.setter
    def cutting(self, cutting: bool) -> None:
        self._point_in_pack(None)
        self._cutting = cutting

    @property
    def _pointed(self) -> int | None:
        """The place in the fan of the card at which the keyboard points."""
        return next((index for index, item in enumerate(self._scene.own_items) if item.focused), None)

    @property
    def pointed_item(self) -> CardItem | None:
        """The card of the fan at which the keyboard points."""
        index = self._pointed
        return None if index is None else self._scene.own_items[index]

    def point_at_item(self, item: CardItem) -> None:
        """Point at a card of the fan, as the arrow keys do."""
        self.point_at(self._scene.own_items.index(item))

    def point_again(self, late_for: int) -> None:
        """Point at no card until the player points again.

        For ``late_for`` milliseconds, Space and Enter choose no card.
        """
        index = self._pointed
        self.point_at(None)
        self._gap = index
        self._typed_suits = frozenset()
        self._late_for = late_for
        self._asked_to_point.start()

    def point_at_only(self) -> None:
        """Point at the only card that may be played, if there is one and none is pointed at."""
        items = self._scene.own_items
        able = [item for item in items if item.card is not None and self._table.may_play(item.card)]
        if len(able) == 1 and self._pointed is None:
            self.point_at_item(able[0])
            self._is_offered = True

    @property
    def is_late(self) -> bool:
        """Whether a key pressed now was meant for an earlier state of the table."""
        return self._asked_to_point.isValid() and self._asked_to_point.elapsed() < self._late_for

    def types(self, event: QKeyEvent) -> bool:
        """Whether a key types a card rather than triggering a command."""
        pack, held = self._faces.cards, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.ShiftModifier and typed_cards.suits_typed(latin_text(event), pack):
            return True
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        return plain and bool(typed_cards.cards_typed(latin_text(event), self._typed_suits, pack))

    def _type(self, event: QKeyEvent) -> None:
        """Point at the typed card: after a suit, the next card of it; after suit and rank, that card."""
        hand, pack, index = self._scene.own_cards, self._faces.cards, self._pointed
        pointed = None if index is None else hand[index]
        text = latin_text(event)
        typed = typed_cards.cards_typed(text, self._typed_suits, pack)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        among = typed_cards.suits_typed(text, pack) if shift else frozenset()
        held = typed_cards.held_of(hand, typed, pointed)
        if typed and (not among or (among != self._typed_suits and held is not None)):
            # A rank after its suit; Shift may still be held, if that does not type another suit.
            found = held
            refusal = fill(tr("You do not have the %1."), card_names.card_name(typed[0]))
            self._typed_suits = frozenset()
        else:
            found = typed_cards.next_of_suit(hand, among, pointed)
            refusal = fill(tr("You have no %1."), typed_cards.name_of(among, pack))
            self._typed_suits = among if found is not None else frozenset()
        if found is None:
            self._table.notified.emit(refusal)
        else:
            self.point_at(hand.index(found))

    def _means_a_card(self, event: QKeyEvent) -> bool:
        """Whether a letter or figure can only have been meant for a card, since it belongs to no command."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if not (plain and event.text().isalnum() and self._scene.own_cards) or event.isAutoRepeat():
            return False
        # Disabled commands count too, since their keys were not meant for cards either.
        pressed = QKeySequence(latin_key(event))
        return all(action.shortcut() != pressed for action in self._table.window().findChildren(QAction))

    def _tell_of(self, event: QKeyEvent) -> None:
        """Tell which letters stand for suits, or after a suit for ranks.

        If a command's key comes with Shift, run the command, or tell that it is not available.
        """
        pack, sign = self._faces.cards, latin_text(event).upper()
        ranks = typed_cards.rank_letters(pack)
        plain = QKeySequence(latin_key(event).key())
        commands = self._table.window().findChildren(QAction)
        command = next((action for action in commands if action.shortcut() == plain), None)
        if command is not None and command.isEnabled():
            command.trigger()
            return
        if command is not None:
            self._table.notified.emit(fill(tr("%1 isn’t available right now.", "a key"), sign))
            return
        if self._typed_suits:
            text = tr("%1 is not a rank. After the suit comes one of %2.", "%1 is a key")
            self._table.notified.emit(fill(text, sign, ranks))
        else:
            text = tr(
                "%1 does nothing right now. To pick a card, press Shift with one of %2, then one of %3.",
                "%1 is a key, %2 are letters of suits, %3 those of ranks",
            )
            self._table.notified.emit(fill(text, sign, typed_cards.suit_letters(pack), ranks))

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it means something here."""
        self._scene.point_out_stock(False)
        if self.types(event):
            self._type(event)
            return True
        if event.key() not in _HELD_KEYS:
            if self._means_a_card(event):
                self._tell_of(event)
            self._typed_suits = frozenset()
        if self._cutting and self._cut_by_key(event):
            return True
        count = len(self._scene.own_items)
        index = self._pointed
        hinted = next((place for place, item in enumerate(self._scene.own_items) if item.hinted), None)
        if hinted is None:
            first, last = self._gap or 0, (self._gap or count) - 1
        else:
            # The keyboard begins at the card that a hint names.
            first = last = hinted
        moves = {
            Qt.Key.Key_Left: last if index is None else index - 1,
            Qt.Key.Key_Right: first if index is None else index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        key = Qt.Key(event.key())
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in moves and count:
            if held and index is not None:
                target = min(max(moves[key], 0), count - 1)
                self._scene.move_own(self._scene.own_items[index], target)
                self._table.order_changed.emit(self._scene.own_cards)
                self.point_at(target)
            else:
                self.point_at(moves[key] % count)
        elif key in _ENTERS and index is None and self._scene.is_all_chosen:
            # What is done with them is not for the fan to know.
            return False
        elif key in (*_ENTERS, Qt.Key.Key_Space) and not held:
            if not event.isAutoRepeat():
                self.play_pointed()
        elif key == Qt.Key.Key_Escape and index is not None:
            self.point_at(None)
        else:
            return False
        return True

    def _cut_by_key(self, event: QKeyEvent) -> bool:
        """Move along the places for a cut, or cut the pack; return whether the key does either."""
        last = len(self._scene.pack_items) - 1
        at = self._cut_at
        before = (last + 1) // 2 if at is None else at
        moves = {
            Qt.Key.Key_Left: before - 1,
            Qt.Key.Key_Right: before + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in moves and last > 0:
            self._point_in_pack(min(max(moves[key], 1), last))
        elif at is not None and key == Qt.Key.Key_Escape:
            self._point_in_pack(None)
        elif at is not None and key in _ENTERS:
            if not event.isAutoRepeat():
                self._point_in_pack(None)
                self._table.pack_cut.emit(at)
        else:
            return False
        return True

    def _point_in_pack(self, at: int | None) -> None:
        """Frame the card of the spread pack above which the pack would be cut."""
        if at == self._cut_at:
            return
        self._cut_at = at
        for place, item in enumerate(self._scene.pack_items):
            item.focused = place == at
        if at is not None:
            self._table.cut_pointed.emit(at)

    def come(self, reason: Qt.FocusReason) -> None:
        """Handle that the table gets the focus."""
        by_key = reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self._pointed is None and (items := self._scene.own_items):
            self.point_at(min(self._gap or 0, len(items) - 1))
        elif self._pointed is not None:
            # After Qt has announced the table itself, for example when the player returns to the window.
            QTimer.singleShot(0, self, self._tell_pointed)

    def _tell_pointed(self) -> None:
        pointed = self.pointed_item
        if pointed is not None:
            self._table.card_pointed.emit(pointed)

    def go(self, reason: Qt.FocusReason) -> None:
        """Handle that the focus goes elsewhere."""
        # After a menu, or what a key shows beside the table, the player continues at the same card.
        if reason not in (*INTERRUPTIONS, Qt.FocusReason.ShortcutFocusReason):
            self._typed_suits = frozenset()
            index = self._pointed
            self.point_at(None)
            self._gap = index

    def play_pointed(self) -> None:
        """Choose the card that the keyboard points at.

        Without one, choose the cards that a hint names, or else the only card that may be played. If there
        are several, tell the player how to point; if there is none, press the middle of the table.
        """
        index = self._pointed
        if index is None:
            self._choose_unpointed()
            return
        if self._is_offered and self.is_late:
            return
        item = self._scene.own_items[index]
        if item.card is not None:
            self._table.card_chosen.emit(item.card)
        items = self._scene.own_items
        if item not in items:
            self.point_at(None)
            self._gap = index
        elif item.focused:
            self.point_at(items.index(item))

    def _choose_unpointed(self) -> None:
        cards = [(item, item.card) for item in self._scene.own_items if item.card is not None]
        able = [card for _, card in cards if self._table.may_play(card)]
        hinted = [(item, card) for item, card in cards if item.hinted]
        if not able:
            self._table.table_pressed.emit()
        elif self.is_late:
            return
        elif hinted or len(able) == 1:
            for card in [card for item, card in hinted if not item.chosen] if hinted else able:
                self._table.card_chosen.emit(card)
        else:
            self._table.notified.emit(tr("Choose a card first with the arrow keys."))

    def follow_hint(self) -> None:
        """Let Enter choose what a hint names, and no longer the card pointed at."""
        hinted, pointed = [item for item in self._scene.own_items if item.hinted], self.pointed_item
        if hinted and hinted != [pointed]:
            self.point_at(None)

    def point_at(self, index: int | None) -> None:
        """Point at the card at a place in the fan; None: at no card."""
        items = self._scene.own_items
        if index is not None and (not 0 <= index < len(items) or items[index].card is None):
            index = None
        self._gap = None
        self._is_offered = False
        before = self.pointed_item
        for place, item in enumerate(items):
            item.focused = place == index
        self._scene.raise_card(items[index] if index is not None else None)
        if index is not None and items[index] is not before:
            self._table.card_pointed.emit(items[index])
