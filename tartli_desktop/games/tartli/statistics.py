"""The statistics of Tartli, counted from the facts that the store keeps of each finished hand.

"Mine" and "me" mean the person, whichever seat they had.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec import Struct

from tartli_desktop.games.tartli.review_form import DecisionForm, Kind, ReviewForm
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant, VariantError
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut, longest_run

Pair = tuple[int, int]
"""My number and the opponent's."""

LINE_LENGTH = 50
"""The number of recent matches that the line shows."""


class CountedMatches(Struct, frozen=True):
    """The choice of matches to count."""

    variant: str | None = None
    """``hungarian`` or ``austrian``, each with house rules based on it; None for both."""

    house_rules: bool = True
    """Whether to count matches played by house rules."""

    hints: bool | None = None
    """Whether to count matches with hints (True) or without (False); None for both."""


class Totals(Struct, frozen=True):
    """The figures for one level, or for all of them."""

    level: str = ""
    """The name of the level, as in ``opponents``; empty for all of them."""

    matches: int = 0
    """Matches with at least one finished hand."""

    helped: int = 0
    """Those of the matches in which hints were taken."""

    decided: Pair = (0, 0)
    """Matches won and lost. A match without a target counts by its current standing (R10.2)."""

    games: Pair = (0, 0)
    """Games won and lost, whatever each was worth."""

    maccs: Pair = (0, 0)
    """Games won double and lost double (R9.3): maccs given and taken."""

    stichmatsch: Pair = (0, 0)
    false_claims: Pair = (0, 0)

    hands: int = 0
    """Finished hands."""

    tricks: Pair = (0, 0)
    """Trick points in all these hands."""

    melds: Pair = (0, 0)
    """Meld and béla points in all these hands."""

    best: tuple[str, str] = ("", "")
    """The best meld that scored (R2.4), as R14 writes it; empty if none did."""

    longest_run: int = 0
    """The most matches won in a row."""

    reviewed: int = 0
    """Those of the hands that the coach reviewed."""

    mistakes_cost: float = 0.0
    """The cost of the mistakes in these, as in :class:`DecisionForm`."""

    @property
    def points(self) -> Pair:
        """All points in these hands."""
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
    """1 won, -1 lost, 0 even; only a match without a target can be even."""
    helped: bool = False
    """Whether hints were taken."""


class HandCost(Struct, frozen=True):
    """The cost of the mistakes in a reviewed hand."""

    match_id: int
    hand: int
    """The number of the hand in the match, from 1."""
    cost: float
    """As in :class:`DecisionForm`, like all costs."""


class KindCost(Struct, frozen=True):
    """The cost of the decisions of one kind in all these hands."""

    kind: Kind
    cost: float


class Statistics(Struct, frozen=True):
    """Everything that the window shows."""

    choice: CountedMatches
    levels: tuple[Totals, ...]
    total: Totals
    last: tuple[MatchOutcome, ...]
    """The latest decided matches, oldest first."""
    left_out: LeftOut
    """The matches left out; one without a target never counts as unfinished."""
    reviewed: tuple[HandCost, ...] = ()
    """The reviewed hands, in the order they were played."""
    kinds: tuple[KindCost, ...] = ()
    """The kinds of decisions in them, in the order of ``Kind``; kinds that never occurred are left out."""


def statistics_of(counted: Counted, choice: CountedMatches) -> Statistics:
    """Everything shown for a choice of matches."""
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


def _kinds(decisions: Iterable[DecisionForm]) -> tuple[KindCost, ...]:
    costs: dict[Kind, float] = defaultdict(float)
    for each in decisions:
        costs[each.kind] += each.cost
    return tuple(KindCost(kind, costs[kind]) for kind in Kind if kind in costs)


class _Played:
    """One match, added up from its hands; in pairs of numbers mine is the first."""

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
        """1 won, -1 lost, 0 even; None if undecided. A match without a target counts by its standing."""
        if won is not None:
            return 1 if won == self.match.person else -1
        mine, theirs = self.stakes
        if _has_target(self.match.variant) or not mine + theirs:
            return None
        return (mine > theirs) - (mine < theirs)


_DECODER = msgspec.json.Decoder(HandFacts)
_REVIEW_DECODER = msgspec.json.Decoder(ReviewForm)


def _reviews(match: CountedMatch) -> Iterator[tuple[int, tuple[DecisionForm, ...]]]:
    """The reviewed hands with their decisions, whichever coach version judged them."""
    for hand, text in match.reviews:
        # Another version may have stored it in another form.
        with contextlib.suppress(msgspec.DecodeError):
            yield hand, _REVIEW_DECODER.decode(text).decisions


def _figures(level: str, played: list[_Played]) -> Totals:
    outcomes = [each.outcome for each in played]
    return Totals(
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


# Questions about a variant, which the store keeps as JSON.

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
    """The preset that rules are based on: the one they are named after, else the more similar one."""
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
