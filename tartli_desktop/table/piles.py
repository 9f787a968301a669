"""The piles of cards on a table, and the changes by which a game moves cards between them.

A game names its piles, says which cards lie in each, and what an event changes. The table decides where the
piles lie, and how cards move between them.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from itertools import chain
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card, Suit
from tartli_desktop.game.match import A_co, Action, C, E, Event, V_contra, View

from . import hand_order

DEAL, DRAW, PLAY, GATHER, SORT, SWEEP, SHOW = 45.0, 180.0, 180.0, 260.0, 160.0, 360.0, 900.0
"""Milliseconds at normal speed: a card dealt, drawn, played; a trick gathered; the fan set in order; the
table swept after a hand; cards held up to be seen."""

PACKET, TURN_UP, SLIDE = 90.0, 150.0, 600.0
"""Milliseconds at normal speed: the pause after each packet that is dealt; the longer one before and after a
card is turned up; a card slides out from under others, or in."""

PACK = "pack"
"""The pile that every table has, before the dealer: the cards that lie in no other pile."""


class PileKind(Enum):
    """How the cards of a pile lie, which also decides where the pile has its place."""

    FAN = auto()
    """A hand."""
    STACK = auto()
    """On top of each other: what a player has won, or a talon."""
    BATCH = auto()
    """On top of each other in the middle, beside others of the kind: a player takes one of them whole."""
    ROW = auto()
    """Side by side, to be seen by all: cards that a player has laid open."""
    SPOT = auto()
    """One card: what a player plays to the trick, or the card that is turned up."""


class PileSpec(Struct, frozen=True):
    """One of the piles of a game."""

    name: str
    seat: int | None
    """The seat that owns the pile; None: it lies in the middle."""
    kind: PileKind
    face_up: bool = True
    """Whether its cards lie face up, as far as the viewer knows them.

    The viewer's own hand always lies face up. In another player's face-down hand, even a card that was seen
    has no face: remembering it is up to the player.
    """


Cards = tuple[Card | None, ...]
"""The cards of a pile, the lowest or leftmost first; None for a card that the viewer does not know."""

Layout = Mapping[str, Cards]
"""What lies in each pile, by name; of the cards of a trick, the one led stands first."""

NO_CARDS: Layout = MappingProxyType({})
"""A table without any card outside the pack."""


# What an event changes


class Collect(Struct, frozen=True):
    """All cards become the pack again, before the dealer; the event's other changes come after that."""

    dealer: int


class Parcel(Struct, frozen=True):
    """Cards dealt in one go. On a stack they keep their order in the pack."""

    pile: str
    cards: Cards


class Deal(Struct, frozen=True):
    """Cards are dealt from the top of the pack. The viewer's hand is put in order.

    The hands may already hold cards.
    """

    parcels: tuple[Parcel, ...]


class Carry(Struct, frozen=True):
    """A card goes from one pile to another.

    The card is taken from the first source pile that holds it, or else from the first that holds any card:
    from the top of a stack, or anywhere in a hand.
    """

    sources: tuple[str, ...]
    target: str
    card: Card | None
    """None where the viewer does not learn it."""
    time: float = PLAY
    """Milliseconds at normal speed; if one event carries several cards, the longest time counts."""
    is_beneath: bool = False
    """Whether the card in the middle lies under others, so that it slides out or in."""
    is_new: bool = False
    """Whether the card stands out of the viewer's hand for a moment."""


class HoldUp(Struct, frozen=True):
    """Some cards of a hand are shown for a moment, except those that have left it for the trick."""

    pile: str
    cards: tuple[Card, ...]


class SetInOrder(Struct, frozen=True):
    """The viewer's hand is put in order again, since its order depends on what has changed."""


class Say(Struct, frozen=True):
    """A player says this event's line, if it has one; the line stands on that player's note."""

    seat: int


class ClearNotes(Struct, frozen=True):
    """Notes are cleared."""

    seat: int | None = None
    """The seat whose note is cleared; None: all notes."""


class Rest(Struct, frozen=True):
    """Nothing moves for a while, so that players can read what was said."""

    milliseconds: float
    """At normal speed."""


Change = Collect | Deal | Carry | HoldUp | SetInOrder | Say | ClearNotes | Rest


class TablePlanOf(Protocol[V_contra, E, A_co, C]):
    """How a game lies on the table. A plan keeps nothing about any match.

    Showing the events of a hand one by one must end in the same layout as laying out the view.
    """

    @property
    def deck(self) -> Sequence[Card]:
        """The cards of the game."""

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """Its piles except the pack; in the middle, the pile that is reached first stands first."""

    def dealer(self, view: V_contra) -> int:
        """The seat that the pack lies in front of."""
        return view.dealer

    def trump(self, view: V_contra) -> Suit | None:
        """The trump suit, if there is one."""

    def lay_out(self, view: V_contra) -> Layout:
        """Return what lies where; a card in no pile is in the pack."""

    def open_hands(self, views: Sequence[V_contra], viewer: int, deck: Sequence[C] = ()) -> Layout:
        """What lies open beside what ``viewer`` sees, once nothing is hidden: all hands and the talon.

        Args:
            views: what each player knows, by seat.
            viewer: the seat of the player who looks at the table.
            deck: the pack as it was dealt, if that may be seen too, as in a review.
        """
        piles, shown = self.piles(len(views)), self.lay_out(views[viewer])
        hands = {
            pile.name: self.lay_out(views[pile.seat]).get(pile.name, ())
            for pile in piles
            if pile.kind is PileKind.FAN and pile.seat is not None
        }
        stacks = [pile.name for pile in piles if pile.kind is PileKind.STACK and pile.seat is None]
        elsewhere = {name: cards for name, cards in {**shown, **hands}.items() if name not in stacks}
        known = set(chain.from_iterable(elsewhere.values()))
        rest = tuple(card for card in deck if card not in known)
        # What is in none of the hands, or without the deck what somebody has laid there.
        laid = {
            name: next((cards for view in views if None not in (cards := self.lay_out(view)[name])), ())
            for name in stacks
            if name in shown
        }
        return {**hands, **{name: rest or laid[name] for name in laid if deck or laid[name]}}

    def steps(self, event: E, view: V_contra) -> tuple[Change, ...]:
        """Return what an event changes at the same time; ``view`` may be later than the event."""

    def said(self, view: V_contra) -> Sequence[E]:
        """The events whose lines still stand on the notes."""
        return ()

    def chosen_at_once(self, view: V_contra) -> int:
        """How many cards the player to decide chooses before doing something with them together.

        0: each card is played as soon as it is chosen.
        """
        return 0

    def laid_on(self, view: V_contra) -> str | None:
        """The pile on which the cards chosen together will lie; None where they go to the trick."""
        return None

    def may_choose(self, card: C, view: V_contra) -> bool:
        """Whether a card of the hand can be one of those chosen together; by default any can."""
        return True

    def choosing(self, cards: Sequence[C], view: V_contra) -> A_co | None:
        """The action of a player who chooses these cards of the hand, or drops them on the table.

        There are as many cards as are chosen in one go, or one that is played. Legality is not checked.
        """

    def taking(self, pile: str, view: V_contra) -> A_co | None:
        """The action of a player who takes a whole pile of the kind ``BATCH``; None where there is none."""
        return None

    def in_order(self, cards: Iterable[C], view: V_contra, *, alternate: bool) -> list[C]:
        """Put a hand in order, by default by suit; ``alternate`` puts dark and light suits by turns."""
        return hand_order.in_order(cards, self.trump(view), alternate=alternate)

    def inserted(self, order: Sequence[C], new: C) -> list[C]:
        """Return the player's own order with a new card inserted where it belongs."""
        return hand_order.insert(order, new)


TablePlan = TablePlanOf[View, Event, Action, Any]
"""The plan of any game."""


class Pile:
    """Items of the scene that belong together."""

    def __init__(self, spec: PileSpec) -> None:
        self.spec = spec
        self.items: list[Any] = []

    @property
    def is_of_trick(self) -> bool:
        """Whether it holds what a player plays to the trick."""
        return self.spec.kind is PileKind.SPOT and self.spec.seat is not None
