"""Where each card lies on the table: the piles of a game, and the places of the cards in them."""

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import View
from tartli_desktop.table.places.layout import USUAL_WIDTH, Place
from tartli_desktop.table.places.round_table import seats_of

from .card_item import CardItem, Rendering
from .piles import NO_CARDS, PACK, Deal, Layout, Pile, PileKind, PileSpec, TablePlan


class PileScene(QGraphicsScene):
    """The cards in their piles. The scene knows where cards lie; it knows no rules and moves no card.

    A card whose face the player may not see has no face here either.

    Args:
        rendering: how cards are painted.
        plan: lays out the game on the table.
        seats: the number of players.
        parent: its Qt parent.
    """

    def __init__(self, rendering: Rendering, plan: TablePlan, seats: int, parent: QObject | None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._plan = plan
        self._rendering = rendering
        self.layout = seats_of(seats, USUAL_WIDTH)
        """The places of the table in its present size."""
        self.items_of_pack = [CardItem(rendering) for _ in plan.deck]
        for item in self.items_of_pack:
            self.addItem(item)
        self.automatic_order = True
        self.alternate_colours = False
        self.viewer = 0
        """The seat of the player who looks at the table, and sits at its near side."""
        self._dealer = 0
        self.view: View | None = None
        """What the viewer knows at the moment that is shown now; None where no match is shown."""
        self._open: Layout = NO_CARDS
        """The hands of other players that lie open, by pile."""
        specs = (*plan.piles(seats), PileSpec(PACK, None, PileKind.STACK, face_up=False))
        self._piles = {spec.name: Pile(spec) for spec in specs}
        self._own = self._hand_of(self.viewer)
        self._pack = self._piles[PACK]
        self._pack.items += self.items_of_pack
        self._trick: list[Pile] = []
        """The piles in which cards of the trick lie, the one led first."""
        self._drawn: list[tuple[int, CardItem]] = []
        self._new: set[CardItem] = set()
        self._held_up: list[CardItem] = []
        self._spread = False
        self.raised: CardItem | None = None
        """The card of the fan that stands out."""

    # What lies where

    def place_of(self, seat: int) -> int:
        """Return the place of a seat: 0 at the near side, the others counter-clockwise from there."""
        return (seat - self.viewer) % self.layout.seats

    def items_of(self, pile: str) -> list[CardItem]:
        """The items of a pile of the game, or of the pack, as they lie."""
        return list(self._piles[pile].items)

    @property
    def own_cards(self) -> list[Card]:
        """The player's cards as they stand in the fan, from the left."""
        return [item.card for item in self._own.items if item.card is not None]

    @property
    def own_items(self) -> list[CardItem]:
        """The items of the player's fan, from the left."""
        return list(self._own.items)

    @property
    def open_items(self) -> list[CardItem]:
        """The items of other players' hands that lie face up."""
        fans = (pile for pile in self._of_kind(PileKind.FAN) if pile is not self._own)
        return [item for pile in filter(self._is_open, fans) for item in pile.items]

    @property
    def trick_items(self) -> list[CardItem]:
        """The items of the trick, the card led first."""
        return [item for pile in self._trick for item in pile.items]

    @property
    def drawn_items(self) -> list[CardItem]:
        """The items of the draw for first dealer, by seat."""
        return [item for _, item in self._drawn]

    @property
    def held_up_items(self) -> list[CardItem]:
        """The items of another player's hand that are shown for a moment."""
        return list(self._held_up)

    @property
    def pack_items(self) -> list[CardItem]:
        """The items of the pack before the deal, top card last."""
        return list(self._pack.items)

    def name_of_pile(self, item: CardItem) -> str:
        """The name of the pile in which a card lies."""
        return next(name for name, pile in self._piles.items() if item in pile.items)

    def items_beneath(self, item: CardItem) -> list[CardItem]:
        """The items of the pile in which a card lies."""
        return self.items_of(self.name_of_pile(item))

    def batch_at(self, point: QPointF) -> Pile | None:
        """The pile to choose from at a place."""
        batches = self._of_kind(PileKind.BATCH)
        return next((pile for pile in batches if any(i.contains_point(point) for i in pile.items)), None)

    @property
    def stock_items(self) -> list[CardItem]:
        """The items in the middle beside the trick: pile after pile, the lowest card first."""
        return [item for pile in self._piles_in_middle() for item in pile.items]

    def cards_taken(self, seat: int) -> int:
        """How many cards lie gathered beside a player."""
        return sum(len(pile.items) for pile in self._taken() if pile.spec.seat == seat)

    def seat_of(self, item: CardItem) -> int | None:
        """Who played a card of the trick, or drew it for first dealer."""
        played = [(pile.spec.seat, each) for pile in self._trick for each in pile.items]
        return next((seat for seat, each in (*played, *self._drawn) if each is item), None)

    def items_in(self, part: str, place: int = 0) -> list[CardItem]:
        """The items of a part of the table, face down or not.

        Args:
            part: the name of its ``screen_reader.accessible.PartKind``.
            place: of the player whose hand or laid-open cards they are.
        """
        match part:
            case "TRICK":
                return self.drawn_items or self.trick_items
            case "MIDDLE":
                return self.stock_items
            case "TAKEN":
                return [item for pile in self._taken() for item in pile.items]
            case "PACK":
                return self.pack_items
        kind = PileKind.ROW if part == "OPEN" else PileKind.FAN
        piles = [pile for pile in self._of_kind(kind) if pile.spec.seat is not None]
        return [item for pile in piles if self.place_of(pile.spec.seat or 0) == place for item in pile.items]

    # Cards that stand out

    def show_playable(self, playable: Collection[Card] | None) -> None:
        """Dim the cards of the fan that may not be played; None dims none."""
        for item in self._own.items:
            item.dimmed = playable is not None and item.card not in playable
        for item in self.items_of_pack:
            if item not in self._own.items:
                item.dimmed = False

    def point_out_stock(self, shown: bool) -> None:
        """Frame the top card of each pile in the middle, or remove the frames."""
        for pile in self._piles_in_middle():
            for item in pile.items[-1:]:
                item.focused = shown

    # Piles and places

    def _hand_of(self, seat: int) -> Pile:
        return next(pile for pile in self._of_kind(PileKind.FAN) if pile.spec.seat == seat)

    def _of_kind(self, kind: PileKind) -> list[Pile]:
        return [pile for pile in self._piles.values() if pile.spec.kind is kind]

    def _taken(self) -> list[Pile]:
        return [pile for pile in self._of_kind(PileKind.STACK) if pile.spec.seat is not None]

    def _piles_in_middle(self) -> list[Pile]:
        """The talon and the turned-up card."""
        aside = (*self._of_kind(PileKind.BATCH), self._pack)
        return [pile for pile in self._piles.values() if pile.spec.seat is None and pile not in aside]

    def _is_own(self, name: str) -> bool:
        return self._piles[name] is self._own

    def _is_hidden(self, pile: Pile) -> bool:
        """Whether the viewer sees only backs there, even of cards seen before."""
        return pile.spec.kind is PileKind.FAN and pile is not self._own and not self._is_open(pile)

    def _is_open(self, pile: Pile) -> bool:
        """Whether the cards of a hand that is not the player's own lie face up."""
        return pile.spec.face_up or pile.spec.name in self._open

    def _is_sorted(self, pile: Pile) -> bool:
        """Whether its cards are put in order, as in a hand that can be seen; a talon lies as it is."""
        return pile is self._own or (pile.spec.name in self._open and pile.spec.kind is not PileKind.STACK)

    def _clear_piles(self) -> None:
        for pile in self._piles.values():
            pile.items.clear()
        self._trick.clear()
        self._drawn.clear()
        self._new = set()
        self._held_up = []

    def _put_in_pack(self, items: Iterable[CardItem]) -> None:
        for item in items:
            item.card = None
            item.dimmed = item.focused = item.chosen = False
            self._pack.items.append(item)

    def _take_up(self, view: View) -> None:
        """Put every card into the pile where it lies in a view."""
        self._clear_piles()
        free = list(self.items_of_pack)
        for name, cards in {**self._plan.lay_out(view), **self._open}.items():
            pile = self._piles[name]
            if self._is_sorted(pile) and None not in cards:
                cards = tuple(self._in_order(card for card in cards if card is not None))
            for card in cards:
                item = free.pop()
                item.card = card
                item.focused = False
                pile.items.append(item)
            if pile.is_of_trick and cards:
                self._trick.append(pile)
        self._put_in_pack(free)

    def _found(self, piles: Sequence[Pile], card: Card | None) -> tuple[Pile, CardItem]:
        for pile in piles:
            for item in pile.items:
                if card is not None and item.card is card:
                    return pile, item
        pile = next(pile for pile in piles if pile.items)
        if pile.spec.kind is PileKind.FAN and card is not None:
            # A card that was not seen: any back will do; it becomes this card.
            return pile, pile.items[card % len(pile.items)]
        return pile, pile.items[-1]

    def _receive(self, pile: Pile, item: CardItem) -> None:
        if self._is_hidden(pile):
            # The player must remember what was seen of a card; the fan shows backs.
            item.card = None
        if pile is not self._own or item.card is None:
            pile.items.append(item)
            if self._is_sorted(pile):
                order = self._in_order(each.card for each in pile.items if each.card is not None)
                pile.items.sort(key=lambda each: 0 if each.card is None else order.index(each.card))
            return
        order = self._plan.inserted(self.own_cards, item.card)
        pile.items.insert(order.index(item.card), item)
        if self.automatic_order:
            self._sort()

    def _in_order(self, cards: Iterable[Card]) -> list[Card]:
        assert self.view is not None
        return self._plan.in_order(cards, self.view, alternate=self.alternate_colours)

    def _sort(self) -> None:
        if self.view is None:
            return
        order = self._in_order(self.own_cards)
        self._own.items.sort(key=lambda item: order.index(item.card) if item.card is not None else 0)

    def _places(self) -> Iterable[tuple[CardItem, Place]]:
        for pile in self._piles.values():
            if pile is not self._pack:
                for index, item in enumerate(pile.items):
                    yield item, self._place_of_item(pile, index, item)
        layout = self.layout
        for seat, item in self._drawn:
            yield item, layout.drawn(self.place_of(seat))
        pack = self._pack.items
        for index, item in enumerate(pack):
            if self._spread:
                yield item, layout.spread(index, len(pack))
            elif self._drawn:
                yield item, layout.talon(index, len(pack))
            else:
                yield item, layout.pack(self.place_of(self._dealer), index, len(pack))

    def _place_of_item(self, pile: Pile, index: int, item: CardItem) -> Place:
        if pile is self._own:
            raised = item is self.raised or item.hinted or item.chosen or item in self._new
            return self.layout.own(index, len(pile.items), raised=raised)
        if item in self._held_up:
            place = self.place_of(pile.spec.seat or 0)
            return self.layout.held_up(place, self._held_up.index(item), len(self._held_up))
        return self._place_in(pile, index, len(pile.items))

    def _place_in(self, pile: Pile, index: int, count: int) -> Place:
        """Where a card of a pile lies, by its index and the number of cards in the pile."""
        seat, layout = pile.spec.seat, self.layout
        place = None if seat is None else self.place_of(seat)
        match pile.spec.kind:
            case PileKind.FAN if place is not None:
                face_up = self._is_open(pile)
                return (
                    layout.own(index, count)
                    if place == 0
                    else layout.far(place, index, count, face_up=face_up)
                )
            case PileKind.STACK if place is not None:
                return layout.taken(place, index)
            case PileKind.SPOT if place is not None:
                nth = self._trick.index(pile) if pile in self._trick else len(self._trick)
                return layout.trick(place, nth)
            case PileKind.SPOT:
                return layout.turned
            case PileKind.ROW:
                return layout.row(place, index, count)
            case PileKind.BATCH:
                batches = self._of_kind(PileKind.BATCH)
                return layout.batch(batches.index(pile), len(batches), index, count)
            case PileKind.STACK if self._is_open(pile):
                return layout.row(None, index, count)
        return layout.talon(index, count)

    def _target_place(self) -> Place:
        """The place of the next card of the trick, or of the pile on which cards are discarded."""
        name = self._plan.laid_on(self.view) if self.view is not None else None
        if name is None:
            return self.layout.trick(0, self.layout.seats - 1)
        pile = self._piles[name]
        return self._place_in(pile, len(pile.items), len(pile.items) + 1)

    def _prepare(self, deal: Deal, counts: dict[str, int], known: Sequence[Card | None]) -> None:
        """Render faces and backs at the places of a deal in advance, so that no frame waits for them."""
        for name, count in counts.items():
            pile = self._piles[name]
            shown = known if pile is self._own and known else [None] * count
            if pile.spec.kind is PileKind.SPOT:
                shown = [card for parcel in deal.parcels if parcel.pile == name for card in parcel.cards]
            if pile.spec.kind in (PileKind.FAN, PileKind.SPOT):
                for index, card in enumerate(shown):
                    place = self._place_in(pile, index, count)
                    self._rendering.face(card, place.width, edge=place.edge)
