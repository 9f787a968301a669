"""Where the cards of a deal lie while it is set up: each card in one place, or not known."""

from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face import face_of
from tartli_desktop.study.positions import Positions
from tartli_desktop.study.study import KnownCards, Setup, Study
from tartli_desktop.table.piles import PileKind

from .position_finder import hand_of


class Place:
    """A place that cards are dealt to.

    Attributes:
        seat: whose hand it is; None in the middle.
        room: how many cards are dealt there.
        is_turned: whether it is the card that is turned up.
        cards: the cards that are known to lie there, in the order in which they were put there.
    """

    def __init__(self, seat: int | None, room: int, cards: list[Card], *, is_turned: bool = False) -> None:
        self.seat, self.room, self.cards, self.is_turned = seat, room, cards, is_turned

    @property
    def is_full(self) -> bool:
        """Whether all cards dealt there are known."""
        return len(self.cards) >= self.room


class DealtCards:
    """The places of a deal, with what is known of them.

    Raises StudyError for a deal that cannot be.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        empty = replace(setup, known=((),) * len(setup.players), talon=())
        match = Positions().match_at(Study.of(empty), 0)
        views = [match.view(seat) for seat in range(len(setup.players))]
        hands = [hand_of(view) for view in views]
        held = frozenset().union(*hands)
        unheld = [card for card in match.hands[-1][0] if card not in held]
        self._talon_size = len(unheld)
        plan = face_of(setup.game).plan
        shown = plan.lay_out(views[setup.seat])
        spots = [
            each.name for each in plan.piles(len(views)) if each.kind is PileKind.SPOT and each.seat is None
        ]
        turned = [card for name in spots for card in shown.get(name, ()) if card in unheld]
        self._turned_at = unheld.index(turned[0]) if turned else None
        seats = [*range(setup.seat, len(views)), *range(setup.seat)]
        self.places = [
            Place(seat, len(hands[seat]), _known(setup.known[seat]))
            for seat in seats
            if hands[seat] or seat == setup.seat
        ]
        """The hands, the own one first; then the card that is turned up, and the talon, if there are any."""
        if self._turned_at is not None:
            known = _known(setup.talon[self._turned_at : self._turned_at + 1])
            self.places.append(Place(None, 1, known, is_turned=True))
        rest = self._talon_size - (self._turned_at is not None)
        if rest:
            talon = [
                card for at, card in enumerate(setup.talon) if at != self._turned_at and card is not None
            ]
            self.places.append(Place(None, rest, talon))

    def place_of(self, card: Card) -> Place | None:
        """Where a card lies; None if that is not known."""
        return next((place for place in self.places if card in place.cards), None)

    def put(self, card: Card, place: Place) -> None:
        """Put a card into a place, from wherever it lies; the last card gives way where there is no room."""
        self.take_away(card)
        if place.seat is None and place.is_full:
            place.cards.pop()
        place.cards.append(card)

    def take_away(self, card: Card) -> None:
        """A card is not known any more."""
        before = self.place_of(card)
        if before is not None:
            before.cards.remove(card)

    def after(self, place: Place) -> Place:
        """The place to fill once this one is full: the card turned up after the own hand, or the same."""
        turned = next((each for each in self.places if each.is_turned and not each.is_full), None)
        return turned if turned is not None and place is self.places[0] and place.is_full else place

    def clear(self) -> None:
        """Forget all cards."""
        for place in self.places:
            place.cards.clear()

    def setup(self) -> Setup:
        """The deal as it has been set up."""
        setup = self._setup
        for place in self.places:
            if place.seat is not None and place.cards != _known(setup.known[place.seat]):
                setup = setup.knowing(place.seat, tuple(place.cards))
        return replace(setup, talon=self._talon())

    def _talon(self) -> KnownCards:
        middle = [place for place in self.places if place.seat is None]
        rest = [card for place in middle if not place.is_turned for card in place.cards]
        turned = [card for place in middle if place.is_turned for card in place.cards]
        if not (rest or turned):
            return ()
        laid: list[Card | None] = [
            *rest,
            *[None] * (self._talon_size - len(rest) - (self._turned_at is not None)),
        ]
        if self._turned_at is not None:
            laid.insert(self._turned_at, turned[0] if turned else None)
        return tuple(laid)


def _known(cards: KnownCards) -> list[Card]:
    return [card for card in cards if card is not None]
