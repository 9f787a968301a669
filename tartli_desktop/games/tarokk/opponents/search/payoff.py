"""What each outcome of a hand pays under the rules, computed once."""

from tartli_desktop.games.tarokk.rules.card_values import ALL_POINTS, KINGS
from tartli_desktop.games.tarokk.rules.settlement import TRICKS, TRULL, Levels, PlayedHand, net_value, settle
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.games.tarokk.rules.variant import Variant

from .rollout import Outcome

Stake = tuple[int, float]

_SIDES: tuple[Side | None, ...] = (None, DECLARERS, OPPONENTS)


class Payoff:
    """The net value V for F of outcomes, with one contract and one set of announcements.

    ``stake`` is what an announced pagátultimó of a side wins or loses besides, as from a pot (T22.10): 1
    for F or 2 for O, and how much V it is worth. ``point`` is what a card point of F
    counts besides, so that of outcomes that pay the same the one with more points is better.
    """

    __slots__ = ("_known", "_levels", "_point", "_stake", "_variant", "level")

    def __init__(
        self, variant: Variant, level: int, levels: Levels, stake: Stake | None = None, point: float = 0.0
    ) -> None:
        self._point = point
        self._variant = variant
        self.level = level
        self._levels = levels
        self._stake = stake
        self._known: dict[tuple[int, ...], float] = {}

    def net(self, outcome: Outcome) -> float:
        """V (T13), with the stake.

        Only the bracket of the points matters: 23, 46, 47 (T12.2) and 70 are the upper limits.
        """
        points = outcome.points
        bracket = (points > 23) + (points > 46) + (points > 47) + (points > 70)
        tricks = outcome.tricks if outcome.tricks in (0, TRICKS) else 1
        key = (bracket, tricks, outcome.trull, outcome.kings, outcome.pagat, outcome.catcher)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._settled(outcome)
        return value + self._point * points if self._point else value

    def _settled(self, outcome: Outcome) -> float:
        won = [0, 0]
        for owner, cards in ((outcome.trull, TRULL), (outcome.kings, KINGS)):
            if owner:
                won[owner - 1] |= cards
            else:
                # Neither side has them all.
                won[0] |= cards & -cards
                won[1] |= cards & (cards - 1)
        hand = _Counted(
            level=self.level,
            won=(won[0], won[1]),
            tricks=outcome.tricks,
            declarers_discards=0,
            pagat_last=_SIDES[abs(outcome.pagat)],
            pagat_won=outcome.pagat > 0,
            catcher=_SIDES[outcome.catcher],
            counted=outcome.points,
        )
        value = net_value(settle(self._variant, hand, self._levels))
        if self._stake is None:
            return value
        side, amount = self._stake
        return value + (amount if (outcome.pagat == side) == (side == 1) else -amount)


class _Counted(PlayedHand, frozen=True):
    """A played hand whose points have been counted already."""

    counted: int

    @property
    def points(self) -> tuple[int, int]:
        return self.counted, ALL_POINTS - self.counted
