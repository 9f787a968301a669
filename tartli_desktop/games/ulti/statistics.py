"""Counts of the Ulti hands played, from the facts that the store keeps about each finished hand.

"Me" and "mine" refer to the person, in whatever seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec
from msgspec import Struct

from tartli_desktop.game.variant_base import VariantError
from tartli_desktop.games.ulti.review_form import DecisionForm, ReviewForm, told_cost
from tartli_desktop.games.ulti.rules.variant import Variant
from tartli_desktop.store.statistics import CountedMatch, facts_of, reviews_of


class Part(Struct, frozen=True):
    """One component of a hand, as in :class:`~tartli_desktop.games.ulti.rules.settlement.Component`."""

    name: str
    seat: int
    won: bool
    paid: tuple[int, int, int]

    @property
    def is_silent(self) -> bool:
        """Whether nobody bid it (U11)."""
        return self.name.startswith("silent-")


class HandFacts(Struct, frozen=True):
    """The stored facts of a hand that are counted."""

    soloist: int
    components: tuple[Part, ...]

    def points(self, seat: int) -> int:
        """What it brought a seat."""
        return sum(part.paid[seat] for part in self.components)


class Totals(Struct, frozen=True):
    """The counts over some matches."""

    as_soloist: int = 0
    """Hands that I played alone."""

    contracts: tuple[int, int] = (0, 0)
    """How many of them won every component of the contract, and how many did not."""

    soloist_points: int = 0
    """What these hands brought me."""

    as_defender: int = 0
    """The other hands."""

    defender_points: int = 0

    best: int | None = None
    """The most that a hand brought me; None without a hand."""

    worst: int | None = None

    parts: tuple[tuple[str, tuple[int, int]], ...] = ()
    """Won and lost counts of my components by name, silent ones included, the most frequent first."""


_DECODER = msgspec.json.Decoder(HandFacts)
_REVIEW_DECODER = msgspec.json.Decoder(ReviewForm)


def figures(matches: Iterable[CountedMatch]) -> Totals:
    """The counts over these matches."""
    alone: list[int] = []
    against: list[int] = []
    won_contracts = 0
    won: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for match in matches:
        for hand in map(_DECODER.decode, match.facts):
            points = hand.points(match.person)
            if hand.soloist != match.person:
                against.append(points)
                continue
            alone.append(points)
            mine = [part for part in hand.components if part.seat == match.person]
            bid = [part for part in mine if not part.is_silent]
            won_contracts += bool(bid) and all(part.won for part in bid)
            made.update(part.name for part in mine)
            won.update(part.name for part in mine if part.won)
    every = (*alone, *against)
    return Totals(
        as_soloist=len(alone),
        contracts=(won_contracts, len(alone) - won_contracts),
        soloist_points=sum(alone),
        as_defender=len(against),
        defender_points=sum(against),
        best=max(every, default=None),
        worst=min(every, default=None),
        parts=tuple((name, (won[name], count - won[name])) for name, count in made.most_common()),
    )


def points_by_hand(matches: Iterable[CountedMatch]) -> Iterator[int]:
    """What each hand brought me, in the order in which they were played."""
    for match, hand in facts_of(matches, _DECODER):
        yield hand.points(match.person)


def reviewed(matches: Iterable[CountedMatch]) -> Iterator[tuple[CountedMatch, int, tuple[DecisionForm, ...]]]:
    """The reviewed hands, counted from 1, with their decisions, whichever coach judged them."""
    for match, hand, review in reviews_of(matches, _REVIEW_DECODER):
        yield match, hand, tuple(map(_counted, review.decisions))


def _counted(each: DecisionForm) -> DecisionForm:
    """A decision with the cost that is told."""
    return msgspec.structs.replace(each, cost=told_cost(each.cost, each.gap[1] if each.gap else 0.0))


def has_no_end(variant: str) -> bool:
    """Whether matches with these rules, as JSON, go on until the players stop (U14.1)."""
    match_variant = _variant(variant)
    return match_variant is not None and match_variant.target_hands is None


def unit_of(variant: str) -> int:
    """What a point is worth in forints with these rules, as JSON (U12.3)."""
    return (_variant(variant) or Variant()).unit


@lru_cache(maxsize=1000)
def _variant(variant: str) -> Variant | None:
    try:
        return Variant.from_dict(msgspec.json.decode(variant))
    except (msgspec.DecodeError, VariantError):
        return None
