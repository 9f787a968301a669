"""What lies on a table in piles, and how a game says what becomes of them.

A game names its piles, says which cards lie in each, and what an event changes. Where the piles lie, and how
cards move between them, is the affair of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card

from . import hand_order

DEAL, DRAW, PLAY, GATHER, SORT, SWEEP, SHOW = 45.0, 180.0, 180.0, 260.0, 160.0, 360.0, 900.0
"""Milliseconds at normal speed: a card dealt, drawn, played; a trick gathered; the fan set in order; the
table swept after a hand; cards held up to be seen."""

PACKET, TURN_UP, SLIDE = 90.0, 150.0, 600.0
"""The same: the hand rests after each packet it deals, and longer before and after a card that is turned up;
a card comes from under others, or goes there."""

PACK = "pack"
"""The name of the pile that every table has: what lies nowhere else, before the dealer until it is dealt."""


class PileKind(Enum):
    """How the cards of a pile lie, and so where the pile has its place."""

    FAN = auto()
    """A hand."""
    STACK = auto()
    """On top of each other: what a player has won, or a talon."""
    ROW = auto()
    """Side by side, to be seen by all: cards that a player has laid open."""
    SPOT = auto()
    """One card: what a player plays to the trick, or the card that is turned up."""


class PileSpec(Struct, frozen=True):
    """One of the piles of a game."""

    name: str
    seat: int | None
    """Whose it is; None: it lies in the middle."""
    kind: PileKind
    face_up: bool = True
    """Whether its cards lie face up, as far as the player who looks knows them.

    The hand of the player who looks always does. A card that comes into another hand that does not has no
    face there: what was seen is for the player to remember.
    """


Cards = tuple[Card | None, ...]
"""The cards of a pile, the lowest or leftmost first; None for one that the player who looks does not know."""

Layout = Mapping[str, Cards]
"""What lies in each pile, by name; of the cards of a trick, the one led stands first."""

NO_CARDS: Layout = MappingProxyType({})
"""Nothing lies anywhere."""


# What an event changes


class Collect(Struct, frozen=True):
    """All cards become the pack again, before the dealer; what the same event changes besides comes after."""

    dealer: int


class Parcel(Struct, frozen=True):
    """Cards that are dealt in one go. To a stack they come as they lie in the pack."""

    pile: str
    cards: Cards


class Deal(Struct, frozen=True):
    """Cards are dealt from the top of the pack. The hand of the player who looks comes in order.

    More may be dealt to hands that hold some.
    """

    parcels: tuple[Parcel, ...]


class Carry(Struct, frozen=True):
    """A card goes from one pile to another.

    It is taken from the first of some piles in which it lies, or else from the first that has any: the top of
    a stack, any card of a hand.
    """

    sources: tuple[str, ...]
    target: str
    card: Card | None
    """None where the player who looks does not learn it."""
    time: float = PLAY
    """Milliseconds at normal speed; the longest counts where one event carries several cards."""
    is_beneath: bool = False
    """Whether the card in the middle lies under others, so that it slides out there, or in."""
    is_new: bool = False
    """Whether it stands out of the hand of the player who looks for a moment."""


class HoldUp(Struct, frozen=True):
    """Some cards of a hand are shown for a moment; those of them that lie elsewhere are left out."""

    pile: str
    cards: tuple[Card, ...]


class SetInOrder(Struct, frozen=True):
    """The hand of the player who looks comes in order again, since from now on that is another."""


class Say(Struct, frozen=True):
    """A player says what is said by this event, if anything; it stands on that player's note."""

    seat: int


class ClearNotes(Struct, frozen=True):
    """The notes are taken away."""

    seat: int | None = None
    """Whose; None: all."""


class Rest(Struct, frozen=True):
    """Nothing moves for a while: what was said has its time."""

    milliseconds: float
    """At normal speed."""


Change = Collect | Deal | Carry | HoldUp | SetInOrder | Say | ClearNotes | Rest


class TablePlan(Protocol):
    """How a game lies on the table. It keeps nothing of any match.

    Showing the events of a hand one after the other ends in the same layout as laying out the view.
    """

    @property
    def deck(self) -> Sequence[Card]:
        """The cards that it is played with."""

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """Its piles, but for the pack. Of those in the middle, what is touched first stands first."""

    def dealer(self, view: Any) -> int:
        """Before whom the pack lies."""
        return int(view.dealer)

    def trump(self, view: Any) -> Any:
        """The suit that is trumps, where one is."""

    def lay_out(self, view: Any) -> Layout:
        """What lies where; a card that lies in no pile is in the pack."""

    def open_hands(self, views: Sequence[Any]) -> Layout:
        """The hands of all players as each of them sees the own; ``views`` are by seat."""
        return {
            pile.name: self.lay_out(views[pile.seat]).get(pile.name, ())
            for pile in self.piles(len(views))
            if pile.kind is PileKind.FAN and pile.seat is not None
        }

    def steps(self, event: Any, view: Any) -> tuple[Change, ...]:
        """What an event changes at the same time; ``view`` may know more than the event tells."""

    def said(self, view: Any) -> Sequence[Any]:
        """The events by which was said what still stands on the notes."""
        return ()

    def chosen_at_once(self, view: Any) -> int:
        """How many cards the player who decides now chooses before they do something together.

        0: each is played as soon as it is chosen.
        """
        return 0

    def laid_on(self, view: Any) -> str | None:
        """The pile on which the cards that are chosen together will lie; None where they go to the trick."""
        return None

    def may_choose(self, card: Any, view: Any) -> bool:
        """Whether a card of the hand can be one of those that are chosen together; by default any can."""
        return True

    def choosing(self, cards: Sequence[Any], view: Any) -> Any:
        """What a player does in the match who chooses these cards of the hand, or drops them on the table.

        Whether that is legal is not asked. They are as many as are chosen in one go: one that is played.
        """

    def in_order(self, cards: Iterable[Any], view: Any, *, alternate: bool) -> list[Any]:
        """A hand in order, by default by suit; ``alternate``: with dark and light suits by turns."""
        return hand_order.in_order(cards, self.trump(view), alternate=alternate)

    def inserted(self, order: Sequence[Any], new: Any) -> list[Any]:
        """The player's own order with a new card where it belongs."""
        return hand_order.insert(order, new)


class Pile:
    """Some items of the scene that belong together."""

    def __init__(self, spec: PileSpec) -> None:
        self.spec = spec
        self.items: list[Any] = []

    @property
    def is_of_trick(self) -> bool:
        """Whether it is what a player plays to the trick."""
        return self.spec.kind is PileKind.SPOT and self.spec.seat is not None
