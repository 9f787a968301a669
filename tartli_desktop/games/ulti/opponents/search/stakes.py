"""What the end of a hand brings the soloist, computed by the rules and cached."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, POINT_CARDS
from tartli_desktop.games.ulti.rules.contracts import Contract
from tartli_desktop.games.ulti.rules.settlement import Facts, HandResult, Seats, settle
from tartli_desktop.games.ulti.rules.variant import Variant

_TENS = POINT_CARDS & ~ACES

Tally = tuple[int, int, int, int, int]
"""How a hand ended: the Aces and Tens in the soloist's tricks; who won tricks and who won Aces, a bit for
each seat; who won trick 10; who played the trump VII to it, or -1."""


@dataclass(slots=True)
class Stakes:
    """What a contract pays for each way the tricks may fall, computed by the rules (U12)."""

    variant: Variant
    contract: Contract
    soloist: int
    trump: int
    multiplier: int
    held: int
    """The soloist's ten cards, by rank: they decide 40-100 and 20-100 (U6.2)."""
    talon: int
    """The two discarded cards, by rank."""
    marriages: tuple[tuple[int, ...], ...] = ((), (), ())
    levels: tuple[tuple[str, Seats], ...] = ()
    only: str = ""
    """The only component that counts, 1 if it is won and -1 if not, or if it is a silent one that did not
    happen; empty to count the whole payment."""
    payee: int | None = None
    """Whose points are the value; by default the soloist's."""
    _known: dict[Tally, HandResult] = field(init=False)

    def __post_init__(self) -> None:
        pairs = tuple(self.held & pair == pair for pair in PAIRS)
        table = self.variant, self.contract, self.soloist, self.trump, self.multiplier
        self._known = _settled(*table, self.marriages, self.levels, pairs, self.talon & POINT_CARDS)

    def result(self, tally: Tally) -> HandResult:
        """The settled hand, but for the cards of the talon."""
        found = self._known.get(tally)
        if found is None:
            found = self._known[tally] = settle(self._facts(tally))
        return found

    def value(self, tally: Tally) -> int:
        """What the payee gets."""
        result = self.result(tally)
        if self.only:
            return next((1 if each.won else -1 for each in result.components if each.name == self.only), -1)
        return result.points[self.soloist if self.payee is None else self.payee]

    def alone(self, component: str) -> Stakes:
        """The same hand with only one component that counts."""
        return replace(self, only=component)

    def _facts(self, tally: Tally) -> Facts:
        """Facts for the rules, with arbitrary cards that produce the tally."""
        tops, takers, acers, last, seven = tally
        aces, tens = ACES & ~self.talon, _TENS & ~self.talon
        won = [0, 0, 0]
        alone = acers.bit_length() - 1 if acers.bit_count() == 1 and aces == ACES else -1
        if alone >= 0:
            won[alone], aces = aces, 0
        mine = tops - (4 if alone == self.soloist else 0)
        # Tens first, and Aces from the top: three at most where somebody else has won one.
        pool = [1 << bit for bit in range(32) if tens >> bit & 1]
        pool += [1 << bit for bit in range(32) if aces >> bit & 1]
        others = [seat for seat in range(3) if seat != self.soloist]
        for place, card in enumerate(pool):
            won[self.soloist if place < mine else others[place % 2]] |= card
        if alone < 0 and aces == ACES and any(won[seat] & ACES == ACES for seat in others):
            first = won[others[0]] | won[others[1]]
            ace = first & ACES & -(first & ACES)
            owner = others[0] if won[others[0]] & ace else others[1]
            won[owner] ^= ace
            won[others[0] if owner == others[1] else others[1]] |= ace
        counts = [0, 0, 0]
        for seat in range(3):
            if takers >> seat & 1:
                counts[seat] = 10 if takers == 1 << seat else 1
        return Facts(
            number=1,
            dealer=0,
            variant=self.variant,
            soloist=self.soloist,
            contract=self.contract,
            multiplier=self.multiplier,
            trump=self.trump,
            end="played",
            held=self.held,
            talon=self.talon,
            won=(won[0], won[1], won[2]),
            tricks=(counts[0], counts[1], counts[2]),
            last=last if last >= 0 else None,
            seven=seven if seven >= 0 and self.trump != NO_TRUMP else None,
            marriages=self.marriages,
            levels=self.levels or tuple((name, (0, 0, 0)) for name in self.contract.names),
        )


@lru_cache(maxsize=256)
def _settled(*_what_counts: object) -> dict[Tally, HandResult]:
    """The results so far of deals that differ in nothing that is paid for."""
    return {}
