"""An evening of hands that were played to their end: what each hand brought, and who is ahead."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from .match import Match
from .rules import Rules

Sums = tuple[int, ...]
"""A number for each seat."""


class Evening(Struct, frozen=True):
    """The hands of an evening at one table, or as many as have been played."""

    hands: tuple[Sums, ...]
    """What each finished hand brought: see :attr:`.rules.StoredResult.scores`."""

    standings: Sums
    """What the game counts in the end: games, money or points."""

    @property
    def points(self) -> Sums:
        """What all hands together brought."""
        return tuple(map(sum, zip(*self.hands, strict=True))) if self.hands else (0,) * len(self.standings)

    @property
    def ranks(self) -> Sums:
        """The rank of each seat, from 1: by the standings, then by the points; equals share one."""
        return ranks(list(zip(self.standings, self.points, strict=True)))

    def turning_point(self, seat: int) -> int:
        """The number, from 1, of the hand that brought or cost a seat most against the others.

        Raises ValueError without a finished hand.
        """

        def lead(hand: Sums) -> int:
            return abs(len(hand) * hand[seat] - sum(hand))

        return max(range(len(self.hands)), key=lambda place: lead(self.hands[place])) + 1


def ranks(scores: list[tuple[int, int]]) -> Sums:
    """The rank of each of these scores, from 1, the highest first; equals share one."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def evening_of(rules: Rules, match: Match) -> Evening:
    """The finished hands of a match."""
    return Evening(tuple(_scores(rules, match)), match.standings)


def _scores(rules: Rules, match: Match) -> Iterator[Sums]:
    for played in islice(rules.match.replaying(match.to_record()), 1, None):
        if played.to_move is None:
            yield rules.hand_result(played).scores
