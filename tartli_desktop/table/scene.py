"""What lies on the table, and how it follows the events of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsSimpleTextItem

from tartli_desktop.cards.german import Card, Suit, cards_of, mask_of
from tartli_desktop.games.tartli.rules import (
    CardDrawn,
    CardPlayed,
    Dealt,
    Event,
    Exchanged,
    HandOpened,
    Meld,
    MeldsScored,
    Play,
    TrickGathered,
    Variant,
    View,
)
from tartli_desktop.looks.motion_wishes import card_speed, moves_little
from tartli_desktop.settings.settings import Settings, SortHand
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem

from .card_arrows import CardArrows
from .card_item import CardItem, Rendering
from .card_tracker import CardBoard
from .faces import ASPECT
from .hand_order import in_order, insert
from .layout import HEIGHT, Layout, Place
from .motion import Motion, Move, Step
from .notes import Note

DEAL, DRAW, PLAY, GATHER_TIME, SORT, SWEEP, SHOW = 60.0, 180.0, 180.0, 260.0, 160.0, 360.0, 900.0
"""Milliseconds at normal speed: a card dealt, drawn, played; a trick gathered; the fan set in order; the
table swept after a hand; melds shown."""
SWEEP_OF_A_SIDE = 200.0
"""The same for the cards of one side of the table, of both sides in turn."""

_SMALLEST_PLATE = 0.6
"""To what part of its size a player's line is shrunk at most."""

_CAPTION_SIZE = 25
"""Height of the letters at the talon and beside the players, in scene units."""


class TableScene(QGraphicsScene):
    """The 32 cards and the notes. It knows where cards lie, not what the rules allow.

    A card whose face the player may not see has no face here either.

    Signals:
        reached(event): this event is being shown now.
        settled: all that happened has been shown.
    """

    reached = Signal(object)
    settled = Signal()

    def __init__(self, rendering: Rendering, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._rendering = rendering
        self._layout = Layout(1200.0)
        self._words_beside = False
        self.reading_time = 1.0
        """How many times as long as usual melds are shown."""
        self.motion = Motion(self)
        self.motion.settled.connect(self._on_settled)
        self.items_of_pack = [CardItem(rendering) for _ in range(32)]
        for item in self.items_of_pack:
            self.addItem(item)
        self.notes = (Note(-1.2), Note(1.2))
        for note in self.notes:
            self.addItem(note)
        self.board = CardBoard(rendering.faces)
        self.addItem(self.board)
        self.pointers = CardArrows()
        self.addItem(self.pointers)
        self._said: list[tuple[int, Callable[[SuitSystem], str | None]]] = []
        self._target = QGraphicsRectItem()
        self._target.setPen(QPen(QColor(255, 244, 200, 190), 4, Qt.PenStyle.DashLine))
        self._target.setBrush(QColor(255, 244, 200, 34))
        self._target.setZValue(49)
        self._target.setVisible(False)
        self.addItem(self._target)
        self.plate_items = (self._caption_item(), self._caption_item())
        """What stands beside each hand."""
        self.caption_item = self._caption_item()
        """What tells of trick and trumps."""
        self.spoken: Callable[[Event, Variant, SuitSystem], str | None] = lambda event, variant, suits: None
        """What is said aloud by an event, for the notes; the table itself knows no words of the game."""
        self.automatic_order = True
        self.alternate_colours = False
        self._viewer = 0
        self._dealer = 0
        self._trump: Suit | None = None
        self._own: list[CardItem] = []
        self._far: list[CardItem] = []
        self._talon: list[CardItem] = []
        self._turned: CardItem | None = None
        self._trick: list[tuple[int, CardItem]] = []
        self._piles: tuple[list[CardItem], list[CardItem]] = ([], [])
        self._pack: list[CardItem] = list(self.items_of_pack)
        self._drawn: list[tuple[int, CardItem]] = []
        self._new: set[CardItem] = set()
        self._shown: list[CardItem] = []
        self._spread = False
        self._raised: CardItem | None = None
        self._held: CardItem | None = None
        self.set_width(self._layout.width)

    # What lies where

    @property
    def layout(self) -> Layout:
        """The places of the table as wide as it is now."""
        return self._layout

    @property
    def viewer(self) -> int:
        """The seat whose player looks at the table, and sits below."""
        return self._viewer

    def place_of(self, seat: int) -> int:
        """Where a seat sits: 0 below, the others counter-clockwise from there."""
        return (seat - self._viewer) % 2

    @property
    def own_cards(self) -> list[Card]:
        """The player's cards as they stand in the fan, from the left."""
        return [item.card for item in self._own if item.card is not None]

    @property
    def own_items(self) -> list[CardItem]:
        """The items of the player's fan, from the left."""
        return list(self._own)

    @property
    def trick_items(self) -> list[CardItem]:
        """The items of the trick, the card led first."""
        return [item for _, item in self._trick]

    @property
    def drawn_items(self) -> list[CardItem]:
        """The items of the draw for first dealer, by seat."""
        return [item for _, item in self._drawn]

    @property
    def pack_items(self) -> list[CardItem]:
        """The items of the pack before the deal, top card last."""
        return list(self._pack)

    @property
    def stock_items(self) -> list[CardItem]:
        """The talon, lowest card first; the turned card before all others."""
        return ([self._turned] if self._turned else []) + self._talon

    @property
    def trump(self) -> Suit | None:
        """The suit of the card that was turned up."""
        return self._trump

    @property
    def other_hand_size(self) -> int:
        """How many cards the opponent holds."""
        return len(self._far)

    @property
    def tricks_taken(self) -> tuple[int, int]:
        """How many tricks lie gathered at the player below, and at the other."""
        return len(self._piles[0]) // 2, len(self._piles[1]) // 2

    def seat_of(self, item: CardItem) -> int | None:
        """Who played a card of the trick, or drew it for first dealer."""
        return next((seat for seat, each in (*self._trick, *self._drawn) if each is item), None)

    def items_in(self, part: str) -> list[CardItem]:
        """The items of a part of the table, face down or not, by the name of its `accessible.Kind`."""
        return {
            "HAND": self.own_items,
            "OTHER_HAND": list(self._far),
            "TRICK": self.drawn_items or self.trick_items,
            "TALON": self.stock_items,
            "TAKEN": [*self._piles[0], *self._piles[1]],
            "PACK": self.pack_items,
        }[part]

    @property
    def raised(self) -> CardItem | None:
        """The card of the fan that stands out."""
        return self._raised

    def follow_settings(self, settings: Settings) -> None:
        """Let cards glide and be sorted as the player has chosen."""
        self.reading_time = settings.reading_time
        self.motion.set_speed(card_speed(settings))
        self.motion.short_ways_only = moves_little(settings)
        sorts, alternates = settings.sort_hand is SortHand.AUTOMATIC, settings.alternate_colours
        resort = sorts and (not self.automatic_order or self.alternate_colours != alternates)
        self.automatic_order, self.alternate_colours = sorts, alternates
        if resort:
            self.sort_own()

    def set_looks(self, *, text_scale: float, words_beside: bool) -> None:
        """How many times as large as usual all is written, and whether the words stand beside the table."""
        for note in self.notes:
            note.set_scale(text_scale)
        font = QFont()
        font.setPixelSize(round(_CAPTION_SIZE * text_scale))
        for line in (*self.plate_items, self.caption_item):
            line.setFont(font)
        if words_beside != self._layout.words_beside:
            self._words_beside = words_beside
            self.set_width(self._layout.width)
        self._lay_captions()

    def set_width(self, width: float) -> None:
        """Lay everything out for a table of another width, at once."""
        self._layout = Layout(width, self._words_beside)
        self.setSceneRect(0, 0, width, HEIGHT)
        if self.motion.is_moving:
            self.motion.finish()
        self._lay_at_once()

    # Showing a match

    def lay_out(self, view: View) -> None:
        """Show a view at once, as when a match is taken up again."""
        self._stop()
        self._trump = view.trump
        self._viewer, self._dealer = view.seat, view.dealer
        self._raised = self._held = None
        self._spread = False
        free = list(self.items_of_pack)
        if not view.trick_number:
            self._set_pack(free)
        else:
            self._take_up(view, free)
        self._clear_notes()
        self._repeat_notes(view)
        self._lay_at_once()
        self.show_playable(None)

    def clear_table(self) -> None:
        """Take everything that belongs to a match away; the pack stays."""
        self._stop()
        self._open_hand(self._dealer)
        self._lay_at_once()
        self._clear_notes()
        self.board.show_marks({})
        for line in (*self.plate_items, self.caption_item):
            line.setText("")

    def present(self, events: Iterable[Event], variant: Variant) -> None:
        """Show what happened, one event after the other; :attr:`settled` follows."""
        self.point_out_stock(False)
        for event in events:
            self._add_step(event, variant)
        self.motion.run()

    def set_plate(self, seat: int, text: str) -> None:
        """The line beside a player: name, and what else is to be told."""
        self.plate_items[self.place_of(seat)].setText(text)
        self._lay_captions()

    def set_caption(self, text: str) -> None:
        """The line at the talon."""
        self.caption_item.setText(text)
        self._lay_captions()

    def spread_pack(self, dealer: int) -> None:
        """Spread the pack of the next hand out, to be cut."""
        self.motion.then(self._open_hand(dealer))
        self._clear_notes()
        self._spread = True
        self._glide(GATHER_TIME)

    def show_draw(self, cards: tuple[Card, Card]) -> None:
        """Lay the two cards of the draw for first dealer face up, and the pack beside them (R3.1)."""
        self._clear_zones()
        items = list(self.items_of_pack)
        for seat, card in enumerate(cards):
            item = items.pop()
            item.card = card
            self._drawn.append((seat, item))
            self._say(seat, partial(card_names.card_name, card))
        self._put_in_pack(items)
        self._lay_at_once()

    def retranslate(self) -> None:
        """Call the cards on the notes what the pack that is played with now calls them."""
        said = list(self._said)
        self._clear_notes()
        for seat, words in said:
            self._say(seat, words)

    def show_playable(self, playable: set[Card] | None) -> None:
        """Dim the cards of the fan that may not be played; None dims none."""
        for item in self._own:
            item.dimmed = playable is not None and item.card not in playable
        for item in self.items_of_pack:
            if item not in self._own:
                item.dimmed = False

    def show_hint(self, card: Card | None) -> None:
        """Let the card of the fan stand out that a hint names; None when it no longer holds.

        Then the card stays where it is until something moves, since it may be the one in the player's hand.
        """
        for item in self.items_of_pack:
            item.hinted = card is not None and item.card is card and item in self._own
        if card is not None:
            self._lay_at_once(own_only=True)

    def point_out_stock(self, shown: bool) -> None:
        """Frame the turned card and the card of the talon that is drawn next, or no longer."""
        for item in self.stock_items[:1] + self._talon[-1:]:
            item.focused = shown

    # The player's own order

    def set_order(self, cards: Iterable[Card]) -> None:
        """Put the fan into an order, as far as those cards are in it."""
        wanted = list(cards)
        self._own.sort(key=lambda item: wanted.index(item.card) if item.card in wanted else len(wanted))
        self._glide(SORT)

    def move_own(self, item: CardItem, index: int) -> None:
        """Move a card within the fan."""
        self._own.remove(item)
        self._own.insert(index, item)
        self._glide(SORT)

    def sort_own(self) -> None:
        """Sort the fan."""
        self._sort()
        self._glide(SORT)

    def hold(self, item: CardItem | None) -> None:
        """The player drags this card: nothing else moves it until it is let go with None."""
        self._held = item

    def show_target(self, shown: bool) -> None:
        """Show where a card that is let go now will lie."""
        self._target.setVisible(shown)

    def glide_back(self) -> None:
        """Bring every card to where it belongs."""
        self._glide(SORT)

    def raise_card(self, item: CardItem | None) -> None:
        """Let one card of the fan stand out."""
        if item is not self._raised:
            self._raised = item
            self._lay_at_once(own_only=True)

    # Steps

    def _add_step(self, event: Event, variant: Variant) -> None:
        """A step whose moves are found when it begins, since those before it change what lies where."""
        step = Step()

        def begin() -> None:
            self._reach(event, variant)
            found = self._change(event)
            step.moves, step.rest = found.moves, found.rest

        step.begin = begin
        self.motion.then(step)

    def _change(self, event: Event) -> Step:
        """Change what lies where as an event says, and the moves that this takes."""
        match event:
            case HandOpened():
                return self._open_hand(event.dealer)
            case Dealt():
                return self._deal(event.hands[self._viewer] or (), event.turned, event.position)
            case CardPlayed():
                return self._play(event.seat, event.card)
            case TrickGathered():
                return self._gather(event.seat)
            case CardDrawn():
                return self._draw(event.seat, event.card)
            case MeldsScored():
                return self._show_melds(event.seat, event.items)
            case Exchanged():
                return self._exchange(event.seat, event.seven, event.taken)
        return Step()

    def _reach(self, event: Event, variant: Variant) -> None:
        if isinstance(event, TrickGathered | HandOpened):
            self._clear_notes()
        self._say_event(event, variant)
        self.reached.emit(event)

    def _say_event(self, event: Event, variant: Variant) -> None:
        seat = getattr(event, "seat", None)
        if seat is not None:
            self._say(seat, partial(self.spoken, event, variant))

    def _say(self, seat: int, words: Callable[[SuitSystem], str | None]) -> None:
        """Put on a player's note what is said, if anything, given the suits of the pack."""
        line = words(self._rendering.faces.suits)
        if line is not None:
            self._said.append((seat, words))
            self._hang_notes()
            self.notes[self.place_of(seat)].say(line)

    def _clear_notes(self) -> None:
        self._said.clear()
        for note in self.notes:
            note.clear()

    def _open_hand(self, dealer: int) -> Step:
        self._dealer = dealer
        self._trump = None
        self._spread = False
        # Half as many cards are on their way at a time: first those whose faces must not be seen any more,
        # and all others of the near side.
        first = {item for item in self.items_of_pack if item.place.face_up or item.place.y > HEIGHT / 2}
        far = [item for item in self.items_of_pack if item not in first]
        self._set_pack([*(item for item in self.items_of_pack if item in first), *far])
        step = self._step_to(SWEEP)
        if first and far:
            later = SWEEP - SWEEP_OF_A_SIDE
            step.moves = [
                replace(move, start=0.0 if move.item in first else later, duration=SWEEP_OF_A_SIDE)
                for move in step.moves
            ]
        return step

    def _deal(self, own: tuple[Card, ...], turned: Card, position: int) -> Step:
        """Packets of three, non-dealer first, the turned card after its packet, the rest as talon."""
        self._spread = False
        self._trump = turned.suit
        pack = self._pack
        self._pack = []
        pack.reverse()
        moves: list[Move] = []
        time = 0.0
        cards = in_order(own, self._trump, alternate=self.alternate_colours)
        for index in range(9 if self.motion.speed is not None else 0):
            self._rendering.prepare(cards[index] if cards else None, self._layout.own(index, 9))
            self._rendering.prepare(None, self._layout.far(index, 9))
        self._rendering.prepare(turned, self._layout.turned)
        packets: list[tuple[int, CardItem]] = []
        for place in range(18):
            seat = 1 - self._dealer if place // 3 % 2 == 0 else self._dealer
            packets.append((seat, pack.pop(0)))
        for place, (seat, item) in enumerate(packets):
            if place + 1 == position:
                time = self._turn_up(pack, turned, time, moves)
            hand = self._own if seat == self._viewer else self._far
            hand.append(item)
            if seat == self._viewer:
                # Of two people at one table neither looks while cards are dealt.
                item.card = cards[len(self._own) - 1] if cards else None
                to = self._layout.own(len(self._own) - 1, 9)
            else:
                to = self._layout.far(len(self._far) - 1, 9)
            moves.append(Move(item, to, time, DEAL * 3))
            time += DEAL
        if position == 19:
            time = self._turn_up(pack, turned, time, moves)
        self._talon = list(reversed(pack))
        for index, item in enumerate(self._talon):
            moves.append(Move(item, self._layout.talon(index, len(self._talon)), time, DRAW))
        return Step(moves)

    def _turn_up(self, pack: list[CardItem], turned: Card, time: float, moves: list[Move]) -> float:
        item = pack.pop(0)
        item.card = turned
        self._turned = item
        moves.append(Move(item, self._layout.turned, time, DRAW))
        return time + DRAW

    def _play(self, seat: int, card: Card) -> Step:
        hand = self._own if seat == self._viewer else self._far
        item = self._item_of(hand, card)
        hand.remove(item)
        item.card = card
        item.dimmed = item.focused = False
        if seat == self._viewer:
            # Whichever card stood out: now none is meant.
            self._raised = None
            for each in hand:
                each.focused = False
        self._trick.append((seat, item))
        return self._step_to(PLAY)

    def _gather(self, seat: int) -> Step:
        for _, item in self._trick:
            self._piles[self.place_of(seat)].append(item)
        self._trick = []
        return self._step_to(GATHER_TIME)

    def _draw(self, seat: int, card: Card | None) -> Step:
        item = self._talon.pop() if self._talon else self._take_turned()
        if card is not None:
            item.card = card
        self._receive(seat, item)
        if seat == self._viewer:
            self._new = {item}
            self._afterwards(self._lower_new)
        return self._step_to(DRAW)

    def _lower_new(self) -> None:
        self._new = set()

    def _show_melds(self, seat: int, melds: tuple[Meld, ...]) -> Step:
        """Let the cards of scored melds that are still in the hand be seen for a moment (R6.4, R6.5)."""
        cards = mask_of(card for meld in melds for card in meld.cards)
        gone = mask_of(item.card for _, item in self._trick if item.card is not None)
        held = cards_of(cards & ~gone)
        if seat == self._viewer:
            self._new = {item for item in self._own if item.card in held}
            self._afterwards(self._lower_new)
        else:
            self._shown = self._far[: len(held)]
            for item, card in zip(self._shown, held, strict=False):
                item.card = card
            self._afterwards(self._hide_shown)
        step = self._step_to(DRAW)
        step.rest = SHOW * self.reading_time
        return step

    def _hide_shown(self) -> None:
        for item in self._shown:
            item.card = None
        self._shown = []

    def _afterwards(self, change: Callable[[], None]) -> None:
        """Change something after all that is to be shown now, and let the cards follow."""
        step = Step()

        def begin() -> None:
            change()
            step.moves = self._step_to(SORT).moves

        step.begin = begin
        self.motion.then(step)

    def _take_turned(self) -> CardItem:
        item = self._turned
        assert item is not None, "the talon is empty"
        self._turned = None
        return item

    def _exchange(self, seat: int, seven: Card, taken: Card) -> Step:
        hand = self._own if seat == self._viewer else self._far
        given, gained = self._item_of(hand, seven), self._take_turned()
        hand.remove(given)
        given.card, gained.card = seven, taken
        given.dimmed = given.focused = False
        self._turned = given
        self._receive(seat, gained)
        return self._step_to(GATHER_TIME)

    def _receive(self, seat: int, item: CardItem) -> None:
        if seat != self._viewer:
            # The player keeps what was seen of a card in mind; the fan shows backs.
            item.card = None
            self._far.append(item)
        elif item.card is None:
            self._own.append(item)
        else:
            order = insert(self.own_cards, item.card)
            self._own.insert(order.index(item.card), item)
            if self.automatic_order:
                self._sort()

    def _item_of(self, hand: list[CardItem], card: Card) -> CardItem:
        for item in hand:
            if item.card is card:
                return item
        # A card of the other fan: whichever back is taken, it becomes this card.
        return hand[card % len(hand)]

    # Zones and places

    def _clear_zones(self) -> None:
        for zone in (self._own, self._far, self._talon, self._trick, *self._piles, self._pack, self._drawn):
            zone.clear()
        self._turned = None
        self._new = set()
        self._shown = []

    def _set_pack(self, items: list[CardItem]) -> None:
        self._clear_zones()
        self._put_in_pack(items)

    def _put_in_pack(self, items: list[CardItem]) -> None:
        for item in items:
            item.card = None
            item.dimmed = item.focused = item.lifted = False
        self._pack += items

    def _take_up(self, view: View, free: list[CardItem]) -> None:
        self._clear_zones()

        def take(card: Card | None) -> CardItem:
            item = free.pop()
            item.card = card
            item.focused = item.lifted = False
            return item

        for card in in_order(view.hand, view.trump, alternate=self.alternate_colours):
            self._own.append(take(card))
        self._far += [take(None) for _ in range(view.opponent_hand_size)]
        if view.turned is not None:
            self._turned = take(view.turned)
        self._talon += [take(None) for _ in range(view.talon_size - 1)]
        self._trick += [(seat, take(card)) for seat, card in view.trick]
        for event in view.events:
            if isinstance(event, TrickGathered):
                self._piles[self.place_of(event.seat)].extend(take(card) for card in event.cards)
        # Whatever is left is the fan below while nobody looks at it.
        self._own += [take(None) for _ in tuple(free)]

    def _repeat_notes(self, view: View) -> None:
        """Say again what was said since the last gather."""
        for event in view.trick_events:
            self._say_event(event, view.variant)

    def _sort(self) -> None:
        order = in_order(self.own_cards, self._trump, alternate=self.alternate_colours)
        self._own.sort(key=lambda item: order.index(item.card) if item.card is not None else 0)

    def _places(self) -> Iterable[tuple[CardItem, Place]]:
        layout = self._layout
        for index, item in enumerate(self._own):
            raised = item is self._raised or item.hinted or item in self._new
            yield item, layout.own(index, len(self._own), raised=raised)
        for index, item in enumerate(self._far):
            if item in self._shown:
                yield item, layout.shown(self._shown.index(item), len(self._shown))
            else:
                yield item, layout.far(index, len(self._far))
        for index, item in enumerate(self._talon):
            yield item, layout.talon(index, len(self._talon))
        if self._turned is not None:
            yield self._turned, layout.turned
        for index, (seat, item) in enumerate(self._trick):
            yield item, layout.trick(self.place_of(seat), reply=index == 1)
        for place, pile in enumerate(self._piles):
            for index, item in enumerate(pile):
                yield item, layout.pile(place, index)
        for seat, item in self._drawn:
            yield item, layout.drawn(self.place_of(seat))
        for index, item in enumerate(self._pack):
            if self._spread:
                yield item, layout.spread(index, len(self._pack))
            elif self._drawn:
                yield item, layout.talon(index, len(self._pack))
            else:
                yield item, layout.pack(self.place_of(self._dealer), index, len(self._pack))

    def _step_to(self, duration: float) -> Step:
        """A step that brings every card to where it belongs now."""
        return Step(
            [Move(item, place, 0, duration) for item, place in self._places() if item is not self._held]
        )

    def _glide(self, duration: float) -> None:
        step = Step()

        def begin() -> None:
            step.moves = self._step_to(duration).moves

        step.begin = begin
        self.motion.then(step)
        self.motion.run()

    def _lay_at_once(self, *, own_only: bool = False) -> None:
        for item, place in self._places():
            if item is not self._held and (not own_only or item in self._own):
                item.lie(place)
        if not own_only:
            self._paint_all()
        target = self._layout.trick(0, reply=True)
        height = target.width * ASPECT
        self._target.setRect(-target.width / 2, -height / 2, target.width, height)
        self._target.setPos(target.x, target.y)
        self._target.setRotation(target.rotation)
        self._hang_notes()
        self._lay_captions()

    def _paint_all(self) -> None:
        """Repaint everything, which is quicker for cards that jump from everywhere at once."""
        # Not by the scene's own update: that is dropped if a button on the table is painted first.
        for view in self.views():
            view.viewport().update()

    def _hang_notes(self) -> None:
        place = self._layout.drawn_note if self._drawn else self._layout.note
        for number, note in enumerate(self.notes):
            note.hang(place(number))

    def _caption_item(self) -> QGraphicsSimpleTextItem:
        item = QGraphicsSimpleTextItem()
        font = QFont()
        font.setPixelSize(_CAPTION_SIZE)
        item.setFont(font)
        item.setBrush(QColor("#FBF3DC"))
        item.setZValue(1)
        self.addItem(item)
        return item

    def _lay_captions(self) -> None:
        for place, plate in enumerate(self.plate_items):
            right, top = self._layout.plate(place)
            area = plate.boundingRect()
            # A long name is written smaller: the cards of the other fan would lie over it.
            scale = min(1.0, max(_SMALLEST_PLATE, self._layout.plate_room(place) / max(area.width(), 1.0)))
            plate.setScale(scale)
            plate.setPos(right - area.width() * scale, top + area.height() * (1 - scale) / 2)
        self.board.occupy(self._layout.board)
        left, top, width, height = self._layout.caption
        area = self.caption_item.boundingRect()
        self.caption_item.setScale(min(1.0, width / max(area.width(), 1.0), height / max(area.height(), 1.0)))
        self.caption_item.setPos(left, top)

    def _stop(self) -> None:
        self.motion.drop()
        self._rendering.copies.clear()

    def _on_settled(self) -> None:
        self._rendering.copies.clear()
        self.settled.emit()


def playable_cards(view: View) -> set[Card] | None:
    """The cards that may be played, or None where it is not for this seat to play."""
    cards = {action.card for action in view.legal if isinstance(action, Play)}
    return cards or None
