"""Counts of the Tarokk hands played, from the facts that the store keeps about each finished hand.

"Me" and "mine" refer to the person, in whatever seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.game.variant_base import VariantError
from tartli_desktop.games.tarokk.review_form import DecisionForm, ReviewForm
from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS, Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.store.statistics import CountedMatch, facts_of, reviews_of

Pair = tuple[int, int]
"""How many were won, and how many lost."""


_REVIEW_DECODER = msgspec.json.Decoder(ReviewForm)


class HandFacts(Struct, frozen=True):
    """The stored facts of a hand that are counted."""

    kind: str
    declarer: int | None
    partner: int | None
    contract: int | None
    points: tuple[int, int] | None
    items: tuple[Item, ...]
    payments: tuple[int, ...]
    caught: int | None = None
    sits_out: int | None = None
    multiplier: int = 1
    """How many times the hand counts after void hands (T7.5)."""

    def side(self, seat: int) -> Side | None:
        """Which side a seat was on; None for a dealer who sat out."""
        if seat == self.sits_out:
            return None
        return DECLARERS if seat in (self.declarer, self.partner) else OPPONENTS


class Totals(Struct, frozen=True):
    """The counts over some matches."""

    as_declarer: int = 0
    """Hands that were played, in which I was the declarer."""

    declarer_points: int = 0
    """What these hands brought me."""

    as_partner: int = 0
    partner_points: int = 0

    as_opponent: int = 0
    opponent_points: int = 0

    games: Pair = (0, 0)
    """Games that I won and lost as the declarer (T12.2)."""

    bids: tuple[tuple[int, Pair], ...] = ()
    """The same by the level of the bid, for the levels that I played."""

    trials_failed: int = 0
    """My trials that failed (T4.12)."""

    void: int = 0
    """Hands that were not played (T7)."""

    announced: tuple[tuple[str, Pair], ...] = ()
    """Bonuses that my side announced, won and lost, the most frequent first."""

    silent: tuple[tuple[str, Pair], ...] = ()
    """Bonuses that my side made or lost unannounced."""

    caught: Pair = (0, 0)
    """How often my side caught the XXI, and how often mine was caught (T13.9)."""

    best: int | None = None
    """The most that a hand brought me; None without a hand."""

    worst: int | None = None


_DECODER = msgspec.json.Decoder(HandFacts)


class _Tally:
    """Counts hand after hand."""

    def __init__(self) -> None:
        self.hands: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.bids: dict[int, list[int]] = {}
        self.announced: dict[str, list[int]] = {}
        self.silent: dict[str, list[int]] = {}
        self.caught = [0, 0]
        self.brought: list[int] = []

    def add(self, hand: HandFacts, me: int) -> None:
        """Count one hand for one seat."""
        side, mine = hand.side(me), hand.payments[me]
        if hand.kind in ("passed", "annulled"):
            self.hands["void"] += 1
            return
        if side is None:
            return
        self.brought.append(mine)
        if hand.kind == "trial":
            self.hands["trial"] += hand.declarer == me
            return
        part = "declarer" if me == hand.declarer else "partner" if me == hand.partner else "opponent"
        self.hands[part] += 1
        self.points[part] += mine
        if part == "declarer" and hand.points is not None and hand.contract is not None:
            won = _game_won(hand)
            self.bids.setdefault(hand.contract, [0, 0])[not won] += 1
        for item in hand.items:
            if item.side == side and item.kind != "game":
                counts = self.announced if item.announced else self.silent
                lost = (item.value > 0) != (side == DECLARERS)
                counts.setdefault(item.kind, [0, 0])[lost] += 1
        if hand.caught is not None and (hand.caught == me or hand.side(hand.caught) != side):
            self.caught[hand.caught == me] += 1


def _game_won(hand: HandFacts) -> bool:
    """Whether the declarer won the game: as it was scored, else by the points (T12.2)."""
    for item in hand.items:
        if item.kind == "game":
            return item.value > 0
    return hand.points is not None and hand.points[0] >= GAME_POINTS


def figures(matches: Iterable[CountedMatch]) -> Totals:
    """The counts over these matches."""
    tally = _Tally()
    for match in matches:
        for hand in map(_DECODER.decode, match.facts):
            tally.add(hand, match.person)
    won = sum(pair[0] for pair in tally.bids.values())
    return Totals(
        as_declarer=tally.hands["declarer"],
        declarer_points=tally.points["declarer"],
        as_partner=tally.hands["partner"],
        partner_points=tally.points["partner"],
        as_opponent=tally.hands["opponent"],
        opponent_points=tally.points["opponent"],
        games=(won, tally.hands["declarer"] - won),
        bids=tuple((level, (pair[0], pair[1])) for level, pair in sorted(tally.bids.items())),
        trials_failed=tally.hands["trial"],
        void=tally.hands["void"],
        announced=_most_first(tally.announced),
        silent=_most_first(tally.silent),
        caught=(tally.caught[0], tally.caught[1]),
        best=max(tally.brought, default=None),
        worst=min(tally.brought, default=None),
    )


def _most_first(counts: dict[str, list[int]]) -> tuple[tuple[str, Pair], ...]:
    ranked = sorted(counts.items(), key=lambda each: -sum(each[1]))
    return tuple((kind, (won, lost)) for kind, (won, lost) in ranked)


def points_by_hand(matches: Iterable[CountedMatch]) -> Iterator[int]:
    """What each hand brought me, in the order in which they were played."""
    for match, hand in facts_of(matches, _DECODER):
        yield hand.payments[match.person]


def reviewed(matches: Iterable[CountedMatch]) -> Iterator[tuple[CountedMatch, int, tuple[DecisionForm, ...]]]:
    """The reviewed hands, counted from 1, with their decisions, whichever coach judged them.

    The cost of a decision is multiplied like the hand (T7.6).
    """
    for match, hand, review in reviews_of(matches, _REVIEW_DECODER):
        times = _DECODER.decode(match.facts[hand - 1]).multiplier
        yield match, hand, tuple(replace(each, cost=each.cost * times) for each in review.decisions)


@lru_cache(maxsize=1000)
def has_no_end(variant: str) -> bool:
    """Whether matches with these rules, as JSON, go on until the players stop (T2.5)."""
    try:
        return Variant.from_dict(msgspec.json.decode(variant)).rounds is None
    except (msgspec.DecodeError, VariantError):
        return False
