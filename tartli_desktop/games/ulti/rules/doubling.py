"""Doubles: what may be doubled, by whom, and how high (U8)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import lru_cache

from msgspec import Struct

from tartli_desktop.game.errors import Refusal, refused

from .actions import Double
from .contracts import Contract

Lane = tuple[str, int | None]
"""A component and the one defender that its doubles concern, or None where they bind both (U8.4)."""


class Doubling(Struct, eq=False):
    """The doubles of a hand. Sets of lanes are bit masks, in the order of :attr:`lanes`."""

    soloist: int
    cap: int
    """The highest level (U8.2)."""
    lanes: tuple[Lane, ...]
    """What can be doubled (U8.3, U8.4)."""
    levels: list[int]
    """The level of each lane (U8.1)."""
    said: tuple[tuple[int, str], ...] = ()
    """Every double, with the seat that said it."""
    asked: int | None = None
    """The seat that is asked for an answer (U8.6)."""
    last_level: int = 0
    """The level that was reached by the last double."""
    _opened: int = 0
    """The seats that have opened, a bit each (U8.5)."""
    _at_stake: int = 0
    """The lanes that the side asked may raise (U8.6)."""
    _raised: int = 0
    """The lanes that this side has raised."""

    @classmethod
    def of(cls, contract: Contract, soloist: int, cap: int) -> Doubling:
        """Nothing is doubled yet."""
        defenders = sorted(((soloist + 1) % 3, (soloist + 2) % 3))
        sides = defenders if contract.kind == "plain" else [None]
        lanes = tuple((name, side) for name in contract.names for side in sides)
        return cls(soloist, cap, lanes, [0] * len(lanes))

    def copy(self) -> Doubling:
        """An independent copy."""
        twin = copy(self)
        twin.levels = self.levels.copy()
        return twin

    def levels_by_seat(self) -> tuple[tuple[str, tuple[int, int, int]], ...]:
        """Each component with the level that concerns each seat, 0 for the soloist (U18.4)."""
        by_name: dict[str, list[int]] = {}
        for (name, only), level in zip(self.lanes, self.levels, strict=True):
            seats = by_name.setdefault(name, [0, 0, 0])
            for seat in range(3) if only is None else (only,):
                if seat != self.soloist:
                    seats[seat] = level
        return tuple((name, (seats[0], seats[1], seats[2])) for name, seats in by_name.items())

    def may_open(self, seat: int) -> bool:
        """Whether a seat has not opened yet (U8.5)."""
        return seat != self.soloist and not self._opened >> seat & 1

    def open_lanes(self, seat: int) -> int:
        """The lanes that a defender may still double with the first card (U8.5)."""
        if not self.cap or not self.may_open(seat):
            return 0
        return self._mask(lambda lane, level: level == 0 and lane[1] in (None, seat))

    def answer_lanes(self, seat: int) -> int:
        """The lanes that a seat may raise when it is asked (U8.6)."""
        rest = self._at_stake & ~self._raised
        if seat == self.soloist:
            return rest
        return rest & self._mask(lambda lane, level: lane[1] in (None, seat))

    def doubles(self, seat: int, lanes: int) -> tuple[Double, ...]:
        """Every double of one or more of these lanes, in that seat's words (U8.7, U18.3)."""
        return _doubles(
            tuple(self._word(lane, seat) for place, lane in enumerate(self.lanes) if lanes >> place & 1)
        )

    def refusal(self, seat: int, double: Double, *, answering: bool) -> Refusal | None:
        """The rule that a double breaks, or None (U17.3)."""
        names = {name for name, _ in self.lanes}
        for word in double.words:
            if word.partition("/")[0] not in names:
                return refused("U8.3", "{word} is not in the contract", word=word)
        words = {self._word(lane, seat): place for place, lane in enumerate(self.lanes)}
        for word in double.words:
            if word not in words:
                return refused(
                    "U8.7", "{word} names a seat that does not belong there, or lacks one", word=word
                )
        for word in double.words:
            place = words[word]
            if answering:
                if not self.answer_lanes(seat) >> place & 1:
                    return refused("U8.6", "{word} cannot be doubled now", word=word)
            elif self.levels[place] or self.lanes[place][1] not in (None, seat):
                return refused("U8.5", "{word} cannot be doubled now", word=word)
        if any(self.levels[words[word]] >= self.cap for word in double.words):
            return refused("U8.2", "these rules have no double as high as that")
        return None

    def open(self, seat: int, double: Double) -> None:
        """A defender doubles with the first card (U8.5)."""
        self._opened |= 1 << seat
        self._raise(seat, double)

    def begin_answers(self) -> None:
        """Trick 1 is gathered: the soloist is asked, if there is something to raise (U8.6)."""
        if self.cap > 1:
            self._at_stake = self._mask(lambda lane, level: level == 1)
        if self._at_stake:
            self.asked = self.soloist

    def answer(self, seat: int, double: Double | None) -> None:
        """A seat raises some lanes or says "good"; the next seat is asked (U8.6)."""
        if double is not None:
            self._raised |= self._raise(seat, double)
        if seat == self.soloist:
            self._turn_over()
        following = (seat + 1) % 3
        while following != self.soloist:
            if self.answer_lanes(following):
                self.asked = following
                return
            following = (following + 1) % 3
        self._turn_over()
        self.asked = self.soloist if self._at_stake else None

    def _turn_over(self) -> None:
        """End a side's turn: the other side may raise the lanes just raised, below the cap (U8.6)."""
        self._at_stake, self._raised = self._raised, 0
        self._at_stake &= self._mask(lambda lane, level: level < self.cap)

    def _raise(self, seat: int, double: Double) -> int:
        raised = 0
        for place, lane in enumerate(self.lanes):
            if self._word(lane, seat) in double.words:
                self.levels[place] += 1
                self.last_level = self.levels[place]
                raised |= 1 << place
        self.said += ((seat, str(double)),)
        return raised

    def _word(self, lane: Lane, seat: int) -> str:
        name, only = lane
        if only is None:
            return name
        if seat == self.soloist:
            return f"{name}/{only}"
        # A defender's word means that defender's own lane; for the partner's lane this seat has no word.
        return name if only == seat else ""

    def _mask(self, test: Callable[[Lane, int], bool]) -> int:
        pairs = enumerate(zip(self.lanes, self.levels, strict=True))
        return sum(1 << place for place, (lane, level) in pairs if test(lane, level))


@lru_cache(maxsize=1024)
def _doubles(words: tuple[str, ...]) -> tuple[Double, ...]:
    """Every non-empty set of the words."""
    return tuple(
        Double(tuple(word for place, word in enumerate(words) if chosen >> place & 1))
        for chosen in range(1, 1 << len(words))
    )
