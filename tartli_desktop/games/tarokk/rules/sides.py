"""Which side each seat is on, and what is proved about it (T8.1, T10.1)."""

from __future__ import annotations

from typing import Literal

from tartli_desktop.cards.tarokk import Card

Side = Literal["F", "O"]
"""The declarer's side F and the opponents O (T8.1)."""

DECLARERS: Side = "F"
OPPONENTS: Side = "O"


def other(side: Side) -> Side:
    """The other side."""
    return OPPONENTS if side == DECLARERS else DECLARERS


class Sides:
    """The true and the public sides of a hand, from the call on.

    Attributes:
        true: the side of each seat; None for a dealer who sits out.
        public: the proved side of each seat (T10.1), or None.
        partner: the holder of the called card among the other three; None if the declarer is alone.
    """

    __slots__ = ("_called", "_certain", "_declarer", "_order", "partner", "public", "true")

    def __init__(
        self,
        seats: int,
        order: tuple[int, ...],
        declarer: int,
        called: Card,
        partner: int | None,
        *,
        certain: bool,
    ) -> None:
        """``certain``: whether it is known that there is a partner (T10.1.7)."""
        self._order = order
        self._declarer = declarer
        self._called = called
        self._certain = certain
        self.partner = partner
        true: list[Side | None] = [None] * seats
        public: list[Side | None] = [None] * seats
        for seat in order:
            true[seat] = DECLARERS if seat in (declarer, partner) else OPPONENTS
        public[declarer] = DECLARERS
        self.true = tuple(true)
        self.public = tuple(public)

    def copy(self) -> Sides:
        """An independent copy."""
        twin = Sides.__new__(Sides)
        for name in Sides.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def of(self, seat: int) -> Side:
        """The true side of an active seat."""
        side = self.true[seat]
        assert side is not None
        return side

    def prove(self, *seats: int) -> tuple[tuple[int, Side], ...]:
        """Prove the sides of some seats and whatever follows; return the seats that are newly proved."""
        proved = dict.fromkeys(seat for seat in seats if self.public[seat] is None)
        if not proved:
            return ()
        public = list(self.public)
        for seat in proved:
            public[seat] = self.true[seat]
        others = [seat for seat in self._order if seat != self._declarer]
        sides = [public[seat] for seat in others]
        if DECLARERS in sides or (self._certain and sides.count(OPPONENTS) == 2):
            for seat in others:
                if public[seat] is None:
                    proved[seat] = None
                    public[seat] = self.true[seat]
        self.public = tuple(public)
        return tuple((seat, self.of(seat)) for seat in proved)

    def prove_all(self) -> tuple[tuple[int, Side], ...]:
        """Prove every side."""
        return self.prove(*self._order)

    def prove_by_play(self, seat: int, card: Card) -> tuple[tuple[int, Side], ...]:
        """Prove what a played card shows (T10.1.4)."""
        if card != self._called:
            return ()
        return self.prove_all() if seat == self._declarer else self.prove(seat)
