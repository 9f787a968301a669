"""What was played of Tartli, counted from the facts that the store keeps of each finished hand.

"Mine" and "me" are the person's, wherever they sat.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec import Struct

from tartli_desktop.games.tartli.review_form import KeptDecision, KeptReview, Kind
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant, VariantError
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut, longest_run

Pair = tuple[int, int]
"""Mine, and the opponent's."""

LINE_LENGTH = 50
"""How many matches the line of the last ones shows."""


class CountedMatches(Struct, frozen=True):
    """Which matches are counted."""

    variant: str | None = None
    """``hungarian`` or ``austrian``, with the house rules that come from it; None for both."""

    house_rules: bool = True
    """Whether matches by house rules are counted."""

    hints: bool | None = None
    """Whether those with hints are counted, or those without; None for both."""


class Figures(Struct, frozen=True):
    """What was played at one level, or at all of them."""

    level: str = ""
    """The name of the level, as ``ai`` knows it; empty for all of them."""

    matches: int = 0
    """With a finished hand at least."""

    helped: int = 0
    """Those among them in which hints were taken."""

    decided: Pair = (0, 0)
    """Matches won and lost. One without a target counts as it stands (R10.2)."""

    games: Pair = (0, 0)
    """Games won and lost, however much each was worth."""

    maccs: Pair = (0, 0)
    """Games won twofold and lost twofold (R9.3): maccs given and taken."""

    stichmatsch: Pair = (0, 0)
    false_claims: Pair = (0, 0)

    hands: int = 0
    """Finished ones."""

    tricks: Pair = (0, 0)
    """Points of tricks in all these hands."""

    melds: Pair = (0, 0)
    """Points of melds and béla in all these hands."""

    best: tuple[str, str] = ("", "")
    """The best meld that scored (R2.4), as R14 writes it; empty where there is none."""

    longest_run: int = 0
    """Of matches won one after the other."""

    reviewed: int = 0
    """Those of the hands that were gone through with the coach."""

    mistakes_cost: float = 0.0
    """What mistakes cost in these, in points near the start of a game."""

    @property
    def points(self) -> Pair:
        """Points in all these hands."""
        return (self.tricks[0] + self.melds[0], self.tricks[1] + self.melds[1])


class MatchOutcome(Struct, frozen=True):
    """How one match went."""

    match_id: int
    opponent: str
    level: str
    changed: datetime
    games: Pair
    """Bulis or stakes (R10)."""
    outcome: int
    """1 won, -1 lost, 0 even, which only a match without a target can be."""
    helped: bool = False
    """Whether hints were taken in it."""


class HandCost(Struct, frozen=True):
    """What the mistakes in a hand cost that was gone through with the coach."""

    match_id: int
    hand: int
    """Which of the match, from 1."""
    cost: float
    """In points near the start of a game, as all costs."""


class KindCost(Struct, frozen=True):
    """What the decisions of one kind cost in all these hands."""

    kind: Kind
    cost: float


class Statistics(Struct, frozen=True):
    """All that the window shows."""

    choice: CountedMatches
    levels: tuple[Figures, ...]
    total: Figures
    last: tuple[MatchOutcome, ...]
    """The decided matches that were played last, the earliest of them first."""
    left_out: LeftOut
    """A match without a target is not among the unfinished ones."""
    reviewed: tuple[HandCost, ...] = ()
    """The hands that were gone through, in the order in which they were played."""
    kinds: tuple[KindCost, ...] = ()
    """What was decided in them, in the order of ``Kind``; what never was is not there."""


def statistics_of(counted: Counted, choice: CountedMatches) -> Statistics:
    """All that is shown of a choice."""
    played = [_Played(match) for match in counted.matches if match.hands and _is_chosen(match, choice)]
    at_level: dict[str, list[_Played]] = defaultdict(list)
    for each in played:
        at_level[each.match.level].append(each)
    decided = [each for each in played if each.outcome is not None]
    unfinished = sum(not match.finished and _has_target(match.variant) for match in counted.matches)
    return Statistics(
        choice,
        tuple(_figures(level, at_level[level]) for level in sorted(at_level)),
        _figures("", played),
        tuple(_outcome(each) for each in decided[-LINE_LENGTH:]),
        msgspec.structs.replace(counted.left_out, unfinished=unfinished),
        tuple(
            HandCost(each.match.id, hand, sum(decision.cost for decision in decisions))
            for each in played
            for hand, decisions in each.reviews
        ),
        _kinds(decision for each in played for _, decisions in each.reviews for decision in decisions),
    )


def _kinds(decisions: Iterable[KeptDecision]) -> tuple[KindCost, ...]:
    costs: dict[Kind, float] = defaultdict(float)
    for each in decisions:
        costs[each.kind] += each.cost
    return tuple(KindCost(kind, costs[kind]) for kind in Kind if kind in costs)


class _Played:
    """One match, added up from its hands; of two numbers the first is mine."""

    __slots__ = (
        *("best", "claims", "games", "maccs", "match", "melds", "outcome", "reviews", "stakes", "sweeps"),
        "tricks",
    )

    def __init__(self, match: CountedMatch) -> None:
        self.match = match
        me, other = match.person, 1 - match.person
        self.games, self.maccs, self.stakes, self.sweeps, self.claims = ([0, 0] for _ in range(5))
        self.tricks, self.melds = [0, 0], [0, 0]
        self.best = [(0, ""), (0, "")]
        won = None
        for text in match.facts:
            facts = _DECODER.decode(text)
            for side, seat in ((0, me), (1, other)):
                self.tricks[side] += facts.tricks[seat]
                self.melds[side] += facts.melds[seat] + facts.bela[seat]
                if facts.standing[seat] >= self.best[side][0]:
                    self.best[side] = max(self.best[side], (facts.standing[seat], facts.best[seat]))
            if facts.game_won is not None:
                side = facts.game_won != me
                self.games[side] += 1
                self.stakes[side] += facts.worth
                self.maccs[side] += facts.worth == 2
            if facts.stichmatsch is not None:
                self.sweeps[facts.stichmatsch != me] += 1
            if facts.false_claim is not None:
                self.claims[facts.false_claim != me] += 1
            if facts.match_won is not None:
                won = facts.match_won
        self.outcome = self._outcome(won)
        self.reviews = [*_reviews(match)]

    def _outcome(self, won: int | None) -> int | None:
        """1 won, -1 lost, 0 even; None where nothing is decided. Without a target it counts as it stands."""
        if won is not None:
            return 1 if won == self.match.person else -1
        mine, theirs = self.stakes
        if _has_target(self.match.variant) or not mine + theirs:
            return None
        return (mine > theirs) - (mine < theirs)


_DECODER = msgspec.json.Decoder(HandFacts)
_REVIEW_DECODER = msgspec.json.Decoder(KeptReview)


def _reviews(match: CountedMatch) -> Iterator[tuple[int, tuple[KeptDecision, ...]]]:
    """The hands that were gone through, with their decisions, whichever coach judged them."""
    for hand, text in match.reviews:
        # Another version may have kept it otherwise.
        with contextlib.suppress(msgspec.DecodeError):
            yield hand, _REVIEW_DECODER.decode(text).decisions


def _figures(level: str, played: list[_Played]) -> Figures:
    outcomes = [each.outcome for each in played]
    return Figures(
        level=level,
        matches=len(played),
        helped=sum(each.match.helped for each in played),
        decided=(outcomes.count(1), outcomes.count(-1)),
        games=_sum(each.games for each in played),
        maccs=_sum(each.maccs for each in played),
        stichmatsch=_sum(each.sweeps for each in played),
        false_claims=_sum(each.claims for each in played),
        hands=sum(each.match.hands for each in played),
        tricks=_sum(each.tricks for each in played),
        melds=_sum(each.melds for each in played),
        best=(
            max((each.best[0] for each in played), default=(0, ""))[1],
            max((each.best[1] for each in played), default=(0, ""))[1],
        ),
        longest_run=longest_run(outcomes),
        reviewed=sum(len(each.reviews) for each in played),
        mistakes_cost=sum(
            decision.cost for each in played for _, decisions in each.reviews for decision in decisions
        ),
    )


def _sum(pairs: Iterable[list[int]]) -> Pair:
    mine, theirs = 0, 0
    for pair in pairs:
        mine += pair[0]
        theirs += pair[1]
    return mine, theirs


def _outcome(played: _Played) -> MatchOutcome:
    match = played.match
    return MatchOutcome(
        match_id=match.id,
        opponent=match.names[1 - match.person],
        level=match.level,
        changed=match.changed,
        games=(played.stakes[0], played.stakes[1]),
        outcome=played.outcome or 0,
        helped=match.helped,
    )


def _is_chosen(match: CountedMatch, choice: CountedMatches) -> bool:
    return (
        choice.variant in (None, family(match.variant))
        and (choice.house_rules or not _is_house(match.variant))
        and choice.hints in (None, match.helped)
    )


# What is asked of a variant, which the store keeps as JSON.

_TOLD_APART = tuple(name for name, value in AUSTRIAN.to_dict().items() if value != HUNGARIAN.to_dict()[name])
_SWITCHES = tuple(name for name in HUNGARIAN.to_dict() if name not in ("name", "match_target"))


@lru_cache(maxsize=1000)
def _variant(text: str) -> Variant:
    try:
        return Variant.from_dict(msgspec.json.decode(text))
    except (msgspec.DecodeError, VariantError):
        return HUNGARIAN


@lru_cache(maxsize=1000)
def family(text: str) -> str:
    """The preset that rules come from: the one that they are called, or else share more switches with."""
    variant = _variant(text)
    if variant.name in (HUNGARIAN.name, AUSTRIAN.name):
        return variant.name
    austrian = sum(getattr(variant, name) == getattr(AUSTRIAN, name) for name in _TOLD_APART)
    hungarian = sum(getattr(variant, name) == getattr(HUNGARIAN, name) for name in _TOLD_APART)
    return AUSTRIAN.name if austrian > hungarian else HUNGARIAN.name


@lru_cache(maxsize=1000)
def _is_house(text: str) -> bool:
    variant = _variant(text)
    preset = AUSTRIAN if family(text) == AUSTRIAN.name else HUNGARIAN
    return any(getattr(variant, name) != getattr(preset, name) for name in ("name", *_SWITCHES))


@lru_cache(maxsize=1000)
def _has_target(text: str) -> bool:
    return _variant(text).match_target is not None
