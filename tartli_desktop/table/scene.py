"""The items on the table and how they follow the events of a hand; pile_scene.py knows where cards lie."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import Event, View
from tartli_desktop.looks.desktop import card_speed, moves_little
from tartli_desktop.settings.settings import Settings, SortHand
from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.table.places.round_table import seats_of
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .card_arrows import CardArrows
from .card_item import CardItem, Rendering
from .labelled_scene import LabelledScene
from .motion import Motion, Move, Step
from .piles import (
    DEAL,
    DRAW,
    GATHER,
    NO_CARDS,
    PACKET,
    SHOW,
    SLIDE,
    SORT,
    SWEEP,
    TURN_UP,
    Carry,
    Change,
    Collect,
    Deal,
    HoldUp,
    Layout,
    Pile,
    PileKind,
    Rest,
    SetInOrder,
    TablePlan,
)

tr = Context("CardTable")

SWEEP_OF_A_SIDE = 200.0
"""Milliseconds at normal speed to sweep the cards of one side of the table; the sides follow each other."""


class TableScene(LabelledScene):
    """The table as a match is played on it: cards that move from pile to pile, notes, plates.

    Signals:
        reached(event): this event is being shown now.
        settled: all that happened has been shown.
        laid_out: the cards lie as at the beginning of a match, or are taken away.
    """

    reached = Signal(object)
    settled = Signal()
    laid_out = Signal()

    def __init__(
        self, rendering: Rendering, plan: TablePlan, seats: int = 2, parent: QObject | None = None
    ) -> None:
        super().__init__(rendering, plan, seats, parent)
        self.reading_time = 1.0
        """How many times the usual time cards are held up."""
        self.motion = Motion(self)
        self.motion.settled.connect(self.settled)
        self.pointers = CardArrows()
        self.addItem(self.pointers)
        self._target = QGraphicsRectItem()
        self._target.setPen(QPen(QColor(255, 244, 200, 190), 4, Qt.PenStyle.DashLine))
        self._target.setBrush(QColor(255, 244, 200, 34))
        self._target.setZValue(49)
        self._target.setVisible(False)
        self.addItem(self._target)
        self._held: CardItem | None = None
        self._hurries = False
        self._usual_speed = self.motion.speed
        self.set_size(self.layout.width, self.layout.height)

    # Looks

    def follow_settings(self, settings: Settings) -> None:
        """Move and sort cards as the player has chosen."""
        self.reading_time = self.remarks.reading_time = settings.reading_time
        self._usual_speed = card_speed(settings)
        self.motion.set_speed(None if self._hurries else self._usual_speed)
        self.motion.short_ways_only = moves_little(settings)
        sorts, alternates = settings.sort_hand is SortHand.AUTOMATIC, settings.alternate_colours
        resort = sorts and (not self.automatic_order or self.alternate_colours != alternates)
        self.automatic_order, self.alternate_colours = sorts, alternates
        if resort:
            self.sort_own()

    def hurry(self, on: bool) -> None:
        """Let every card arrive at once, or as the player has chosen."""
        if on != self._hurries:
            self._hurries = on
            self.motion.set_speed(None if on else self._usual_speed)

    def set_size(self, width: float, height: float) -> None:
        """Lay everything out for a table of another size, without motion."""
        self.layout = seats_of(self.layout.seats, width, height)
        self.setSceneRect(0, 0, width, height)
        if self.motion.is_moving:
            self.motion.finish()
        self._lay_at_once()

    # Showing a match

    def lay_out(self, view: View, open_hands: Layout = NO_CARDS) -> None:
        """Show a view without motion, as when a match is resumed.

        ``open_hands`` are the hands that everybody may see, by pile, until the next layout.
        """
        self.motion.drop()
        self.view, self._open = view, open_hands
        self.viewer, self._dealer = view.seat, self._plan.dealer(view)
        self._own = self._hand_of(self.viewer)
        self.raised = self._held = None
        self._spread = False
        self._take_up(view)
        self.remarks.forget()
        self._clear_notes()
        self._repeat_notes(view)
        self._lay_at_once()
        self.show_playable(None)
        self.laid_out.emit()

    def turn_up(self, opened: Layout) -> None:
        """Lay these piles open where they are, until the cards are collected."""
        if opened:
            self._open = opened
            for name, cards in opened.items():
                for item, card in zip(self._piles[name].items, cards, strict=False):
                    item.card = card
            self._lay_at_once()

    def clear_table(self) -> None:
        """Take away everything that belongs to a match except the pack."""
        self.motion.drop()
        self._held = None
        self._collect(self._dealer)
        self.view, self._open = None, NO_CARDS
        self._lay_at_once()
        self.laid_out.emit()
        self.remarks.forget()
        self._clear_notes()
        self.show_board({})
        self.set_trump(None)
        self.set_pot(None)
        for plate in self.plate_items:
            plate.show_content(None)

    def present(self, events: Iterable[Event], view: View) -> None:
        """Show what happened, one event after the other, then emit :attr:`settled`.

        Args:
            events: as the viewer sees them.
            view: what the viewer knows after all of them.
        """
        self.point_out_stock(False)
        for event in events:
            self._add_step(event, view)
        self.motion.run()

    def spread_pack(self, dealer: int) -> None:
        """Spread out the pack of the next hand for the cut."""
        self.motion.then(self._collect(dealer))
        self._clear_notes()
        self._spread = True
        self._glide(GATHER)

    def show_draw(self, cards: Sequence[Card], names: Sequence[str]) -> None:
        """Lay the cards of the draw for first dealer face up, by seat, and the pack beside them."""
        self._clear_piles()
        items = list(self.items_of_pack)
        for seat, card in enumerate(cards):
            item = items.pop()
            item.card = card
            self._drawn.append((seat, item))
            self._say(seat, partial(_drawn_by, names[seat], card))
        self._put_in_pack(items)
        self._lay_at_once()

    def show_hint(self, cards: Collection[Card]) -> None:
        """Raise the cards of the fan that a hint names; none once the hint is out of date.

        With none, cards stay where they are until something moves, since the player may be holding one.
        """
        for item in self.items_of_pack:
            item.hinted = item.card in cards and item in self._own.items
        if cards:
            self._lay_at_once(own_only=True)

    def show_chosen(self, cards: Collection[Card]) -> None:
        """Raise the cards of the fan that the player has chosen to use together."""
        for item in self.items_of_pack:
            item.chosen = item.card in cards and item in self._own.items
        self._lay_at_once(own_only=True)

    @property
    def is_all_chosen(self) -> bool:
        """Whether the player has chosen as many cards as are used together."""
        chosen = sum(item.chosen for item in self._own.items)
        return bool(chosen) and self.view is not None and chosen == self._plan.chosen_at_once(self.view)

    # The player's own order

    def set_order(self, cards: Iterable[Card]) -> None:
        """Put the fan into this order; cards that it does not name go last."""
        wanted = list(cards)
        self._own.items.sort(key=lambda item: wanted.index(item.card) if item.card in wanted else len(wanted))
        self._glide(SORT)

    def move_own(self, item: CardItem, index: int) -> None:
        """Move a card within the fan."""
        self._own.items.remove(item)
        self._own.items.insert(index, item)
        self._glide(SORT)

    def sort_own(self) -> None:
        """Sort the fan."""
        self._sort()
        self._glide(SORT)

    @property
    def held(self) -> CardItem | None:
        """The card that the player drags; None once it has left the player's hand, for example by itself."""
        may_be = (*self._own.items, *(item for pile in self._of_kind(PileKind.BATCH) for item in pile.items))
        return self._held if self._held in may_be else None

    def hold(self, item: CardItem | None) -> None:
        """Let nothing but the mouse move the card that the player drags; None releases it."""
        self._held = item

    def show_target(self, shown: bool) -> None:
        """Show where a card will lie if it is dropped now."""
        if shown:
            target = self._target_place()
            height = target.width * ASPECT
            self._target.setRect(-target.width / 2, -height / 2, target.width, height)
            self._target.setPos(target.x, target.y)
            self._target.setRotation(target.rotation)
        self._target.setVisible(shown)

    def glide_back(self) -> None:
        """Glide every card to its place."""
        self._glide(SORT)

    def raise_card(self, item: CardItem | None) -> None:
        """Raise one card of the fan."""
        if item is not self.raised:
            self.raised = item
            self._lay_at_once(own_only=True)

    # Steps

    def _add_step(self, event: Event, view: View) -> None:
        """Add a step that finds its moves when it begins, since earlier steps change what lies where.

        Collecting the cards into the pack is a step of its own, before the event's other changes.
        """
        changes = self._plan.steps(event, view)
        parts = [changes]
        if len(changes) > 1 and isinstance(changes[0], Collect):
            parts = [changes[:1], changes[1:]]
        for number, part in enumerate(parts):
            self._add_part(part, event, view, is_first=not number)

    def _add_part(self, changes: Sequence[Change], event: Event, view: View, *, is_first: bool) -> None:
        step = Step()

        def begin() -> None:
            self.view = view
            self._tell(changes, event, view)
            if is_first:
                self.reached.emit(event)
            found = self._change(changes)
            step.moves, step.rest = found.moves, found.rest

        step.begin = begin
        self.motion.then(step)

    def _change(self, changes: Iterable[Change]) -> Step:
        """Apply the changes to the piles; return the moves that they take."""
        carried: list[Carry] = []
        slide: dict[CardItem, bool] = {}
        for change in changes:
            match change:
                case Collect(dealer):
                    return self._collect(dealer)
                case Deal():
                    return self._deal(change)
                case HoldUp():
                    return self._hold_up(self._piles[change.pile], change.cards)
                case Rest(milliseconds):
                    return Step(rest=milliseconds)
                case SetInOrder():
                    if self.automatic_order:
                        self._sort()
                    return self._step_to(SORT)
                case Carry():
                    item = self._carry(change)
                    carried.append(change)
                    if change.is_beneath:
                        slide[item] = self._piles[change.target].spec.seat is not None
        if not carried:
            return Step()
        step = self._step_to(max(change.time for change in carried))
        step.moves = [_sliding(move, slide[move.item]) if move.item in slide else move for move in step.moves]
        return step

    def _collect(self, dealer: int) -> Step:
        self._dealer = dealer
        self._spread, self._open = False, NO_CARDS
        # Halve the number of cards in motion at a time: first those whose faces must be hidden, with all
        # others of the near side.
        first = {
            item for item in self.items_of_pack if item.place.face_up or item.place.y > self.layout.height / 2
        }
        far = [item for item in self.items_of_pack if item not in first]
        self._clear_piles()
        self._put_in_pack([*(item for item in self.items_of_pack if item in first), *far])
        step = self._step_to(SWEEP)
        if first and far:
            later = SWEEP - SWEEP_OF_A_SIDE
            step.moves = [
                replace(move, start=0.0 if move.item in first else later, duration=SWEEP_OF_A_SIDE)
                for move in step.moves
            ]
        return step

    def _deal(self, deal: Deal) -> Step:
        """Deal cards from the top of the pack one after the other; a stack keeps its order in the pack."""
        self._spread = False
        pack = self._pack.items
        own = [card for parcel in deal.parcels if self._is_own(parcel.pile) for card in parcel.cards]
        # When two people share the table, neither looks while cards are dealt.
        held = self.own_cards if own else []
        known = self._in_order(card for card in own if card is not None)
        known = [*held, *known] if known else []
        counts = {parcel.pile: len(self._piles[parcel.pile].items) for parcel in deal.parcels}
        for parcel in deal.parcels:
            counts[parcel.pile] += len(parcel.cards)
        if self.motion.speed is not None:
            self._prepare(deal, counts, known)
        moves: list[Move] = []
        time = 0.0
        for parcel in deal.parcels:
            # The dealer deals in packets, and everybody looks at a turned-up card.
            turns_up = self._piles[parcel.pile].spec.kind is PileKind.SPOT
            time += (TURN_UP if turns_up else PACKET) if moves else 0.0
            pile, count = self._piles[parcel.pile], counts[parcel.pile]
            dealt = [pack.pop() for _ in parcel.cards]
            is_stack = pile.spec.kind in (PileKind.STACK, PileKind.BATCH)
            if is_stack:
                dealt.reverse()
            for item, card in zip(dealt, parcel.cards, strict=True):
                pile.items.append(item)
                item.card = card
                if pile is self._own:
                    item.card = known[len(pile.items) - 1] if known else None
                elif self._is_hidden(pile):
                    item.card = None
                to = self._place_in(pile, len(pile.items) - 1, count)
                moves.append(
                    Move(item, to, time, DRAW if pile.spec.kind is not PileKind.SPOT else DRAW + TURN_UP)
                )
                if not is_stack:
                    time += DEAL if pile.spec.kind is PileKind.FAN else DRAW + TURN_UP
        if pack:
            # What is not dealt lies there as a pack, of which the top card is seen whole.
            pack[-1].lie(replace(pack[-1].place, covered=False))
        if held and self.automatic_order:
            # The new cards may belong between the held ones.
            self._afterwards(self._sort)
        self.remarks.hang()
        return Step(moves)

    def _carry(self, carried: Carry) -> CardItem:
        """Bring a card from one pile to another; return its item."""
        sources = [self._piles[name] for name in carried.sources]
        source, item = self._found(sources, carried.card)
        target = self._piles[carried.target]
        source.items.remove(item)
        if source in self._trick and not source.items:
            self._trick.remove(source)
        if carried.card is not None:
            item.card = carried.card
        if source.spec.kind is PileKind.FAN:
            item.dimmed = item.focused = item.chosen = False
        if target.is_of_trick:
            self._trick.append(target)
            if source is self._own:
                # The raised card or another one has been played, so none is raised now.
                self.raised = None
                for each in source.items:
                    each.focused = False
        self._receive(target, item)
        if carried.is_new and target is self._own:
            self._new = {item}
            self._afterwards(self._new.clear)
        return item

    def _hold_up(self, pile: Pile, cards: Sequence[Card]) -> Step:
        """Show some cards that are still in a hand for a moment."""
        played = {item.card for item in self.trick_items}
        held = [card for card in cards if card not in played]
        if pile is self._own:
            self._new = {item for item in pile.items if item.card in held}
            self._afterwards(self._new.clear)
        else:
            self._held_up = pile.items[: len(held)]
            for item, card in zip(self._held_up, held, strict=False):
                item.card = card
            self._afterwards(self._hide_held_up)
        step = self._step_to(DRAW)
        step.rest = SHOW * self.reading_time
        return step

    def _hide_held_up(self) -> None:
        for item in self._held_up:
            item.card = None
        self._held_up = []

    def _afterwards(self, change: Callable[[], object], duration: float = SORT) -> None:
        """Change something after everything queued so far, then let the cards follow."""
        step = Step()

        def begin() -> None:
            change()
            step.moves = self._step_to(duration).moves

        step.begin = begin
        self.motion.then(step)

    # Moving, and what lies around the cards

    def _step_to(self, duration: float) -> Step:
        """A step that brings every card to its current place."""
        held = self.held
        return Step([Move(item, place, 0, duration) for item, place in self._places() if item is not held])

    def _glide(self, duration: float) -> None:
        self._afterwards(lambda: None, duration)
        self.motion.run()

    def _lay_at_once(self, *, own_only: bool = False) -> None:
        held = self.held
        for item, place in self._places():
            if item is not held and (not own_only or item in self._own.items):
                item.lie(place)
        if not own_only:
            # All at once, which is quicker for cards that jump from everywhere; not with
            # QGraphicsScene.update(), which is dropped if a button on the table is painted first.
            for view in self.views():
                view.viewport().update()
        self.pointers.follow()
        self._hang_notes()
        self._lay_plates()


def _sliding(move: Move, out: bool) -> Move:
    """Slide under other cards, or out from under them, past the place beside them; cards slide out first."""
    beneath = move.item.place if out else move.to
    beside = replace(beneath, x=beneath.x + beneath.width * ASPECT * _BESIDE)
    start = 0.0 if out else SLIDE * _LATER
    return replace(move, start=start, duration=SLIDE, beside=beside, slides_out=out)


_BESIDE, _LATER = 0.6, 0.4
"""How far a card slides, relative to its height, and the part of that time after which the next follows."""


def _drawn_by(name: str, card: Card) -> str:
    """The player and the card that was drawn, named for those who do not know the cards yet."""
    text = tr("%1: %2", "a player, and the card that was drawn")
    return fill(text, name, card_names.card_name(card))
