"""A full moment on tables of two to five, without rules: hands, a trick, a talon, cards laid open."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.table import hand_order
from tartli_desktop.table.piles import Layout, PileKind, PileSpec

SHAPES = {2: (7, 13, 0, 1), 3: (7, 4, 2, 1), 4: (5, 3, 0, 3), 5: (3, 6, 4, 1)}
"""By seats, how many cards each holds after a trick and form the talon; who laid two open, who took."""


@dataclass(frozen=True)
class FullView:
    """What a seat sees once each has played to the second trick."""

    seats: int
    seat: int = 0


class GenericPlan:
    """See :class:`tartli_desktop.table.piles.TablePlan`."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        every = range(seats)
        return (
            PileSpec("turned", None, PileKind.SPOT),
            PileSpec("talon", None, PileKind.STACK, face_up=False),
            *(PileSpec(f"hand {seat}", seat, PileKind.FAN, face_up=False) for seat in every),
            *(PileSpec(f"trick {seat}", seat, PileKind.SPOT) for seat in every),
            *(PileSpec(f"open {seat}", seat, PileKind.ROW) for seat in every),
            *(PileSpec(f"taken {seat}", seat, PileKind.STACK, face_up=False) for seat in every),
        )

    def dealer(self, view: FullView) -> int:
        return 0

    def trump(self, view: FullView) -> Suit | None:
        return None

    def lay_out(self, view: FullView) -> Layout:
        held, talon, bidder, taker = SHAPES[view.seats]
        cards, sizes = iter(CARDS), [held - 2 * (seat == bidder) for seat in range(view.seats)]
        return {
            "turned": (next(cards),),
            "talon": (None,) * talon,
            **{f"hand {seat}": (None,) * size for seat, size in enumerate(sizes)},
            f"hand {view.seat}": tuple(islice(cards, sizes[view.seat])),
            **{f"trick {seat}": (next(cards),) for seat in range(view.seats)},
            f"open {bidder}": tuple(islice(cards, 2)),
            f"taken {taker}": tuple(islice(cards, view.seats)),
        }

    def said(self, view: FullView) -> Sequence[object]:
        return ()

    def in_order(self, cards: Iterable[Card], view: FullView, *, alternate: bool) -> list[Card]:
        return hand_order.in_order(cards, None, alternate=alternate)
