"""Which side each seat is on, and what is proved about it (T8.1, T10.1)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tartli_desktop.cards.tarokk import Card

Side = Literal["F", "O"]
"""The declarer's side F and the opponents O (T8.1)."""

DECLARERS: Side = "F"
OPPONENTS: Side = "O"


def other(side: Side) -> Side:
    """The other side."""
    return OPPONENTS if side == DECLARERS else DECLARERS


class Sides(Struct, eq=False):
    """The true and the public sides of a hand, from the call on."""

    order: tuple[int, ...]
    declarer: int
    called: Card
    partner: int | None
    """The holder of the called card among the other three; None if the declarer is alone."""
    certain: bool
    """Whether it is known that there is a partner (T10.1.7)."""
    true: tuple[Side | None, ...]
    """The side of each seat; None for a dealer who sits out."""
    public: tuple[Side | None, ...]
    """The proved side of each seat (T10.1), or None."""

    @classmethod
    def begun(
        cls,
        seats: int,
        order: tuple[int, ...],
        declarer: int,
        called: Card,
        partner: int | None,
        *,
        certain: bool,
    ) -> Sides:
        """The sides at the call."""
        declarers = (declarer, partner)
        true: list[Side | None] = [None] * seats
        for seat in order:
            true[seat] = DECLARERS if seat in declarers else OPPONENTS
        public = tuple(DECLARERS if seat == declarer else None for seat in range(seats))
        return cls(order, declarer, called, partner, certain, tuple(true), public)

    def of(self, seat: int) -> Side:
        """The true side of an active seat."""
        side = self.true[seat]
        assert side is not None
        return side

    def prove(self, *seats: int) -> tuple[tuple[int, Side], ...]:
        """Prove the sides of some seats and whatever follows; return the seats that are newly proved."""
        proved = dict.fromkeys(seat for seat in seats if self.public[seat] is None)
        return self._prove(proved) if proved else ()

    def make_certain(self) -> tuple[tuple[int, Side], ...]:
        """Take it as known that there is a partner; return the seats that it proves (T10.1.7, T22.11)."""
        self.certain = True
        return self._prove({})

    def _prove(self, proved: dict[int, None]) -> tuple[tuple[int, Side], ...]:
        public = list(self.public)
        for seat in proved:
            public[seat] = self.true[seat]
        others = [seat for seat in self.order if seat != self.declarer]
        sides = [public[seat] for seat in others]
        if DECLARERS in sides or (self.certain and sides.count(OPPONENTS) == 2):
            for seat in others:
                if public[seat] is None:
                    proved[seat] = None
                    public[seat] = self.true[seat]
        self.public = tuple(public)
        return tuple((seat, self.of(seat)) for seat in proved)

    def prove_all(self) -> tuple[tuple[int, Side], ...]:
        """Prove every side."""
        return self.prove(*self.order)

    def prove_by_play(self, seat: int, card: Card) -> tuple[tuple[int, Side], ...]:
        """Prove what a played card shows (T10.1.4)."""
        if card != self.called:
            return ()
        return self.prove_all() if seat == self.declarer else self.prove(seat)
