"""Doubled rounds after void hands (T7.5)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .variant import Variant


class DoubledRounds(Struct, frozen=True):
    """The doubled rounds that are running."""

    left: tuple[int, ...] = ()
    """Deals left in each round, oldest first; with ``append`` and ``quad`` at most one number."""
    quadrupled: bool = False
    """With ``quad``, whether the deals left count four times."""

    @property
    def multiplier(self) -> int:
        """The multiplier of every payment of the next hand (T7.6)."""
        return 4 if self.quadrupled else 2 ** len(self.left)

    def after_scored_hand(self) -> DoubledRounds:
        """The rounds after a scored hand: each has one deal fewer."""
        left = tuple(deals - 1 for deals in self.left if deals > 1)
        return DoubledRounds(left, self.quadrupled and bool(left))

    def after_void_hand(self, variant: Variant) -> DoubledRounds:
        """The rounds after a void hand."""
        match variant.void_hands:
            case "stack":
                return replace(self, left=(*self.left, variant.players))
            case "append":
                return replace(self, left=(sum(self.left) + variant.players,))
            case "quad":
                return DoubledRounds((variant.players,), quadrupled=bool(self.left))
        return self
