"""The statistics of Tartli, counted from the facts that the store keeps of each finished hand.

"Mine" and "me" mean the person, whichever seat they had.
"""

from collections import defaultdict
from functools import lru_cache

import msgspec
from msgspec import Struct

from tartli_desktop.game.variant_base import VariantError
from tartli_desktop.games.tartli.review_form import Kind, ReviewForm
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.games.tartli.rules.variant import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut, longest_run, reviews_of

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


Reviews = tuple[tuple[int, ReviewForm], ...]
"""The number of each reviewed hand, from 1, with its decisions, whichever coach judged them."""


class PlayedMatch(Struct, frozen=True):
    """One match, added up from its hands."""

    match: CountedMatch
    outcome: int | None
    """1 won, -1 lost, 0 even; None if undecided. A match without a target counts by its standing (R10.2)."""
    pairs: dict[str, Pair]
    """By name: games, maccs (won and lost double, R9.3), stichmatsch, false claims; points from tricks, and
    from melds with béla; and "stakes", the bulis or stakes (R10)."""
    best: tuple[tuple[int, str], tuple[int, str]]
    """The best meld of each side, with its rank."""
    reviews: Reviews


class Totals(Struct, frozen=True):
    """The figures for one level, or for all of them."""

    level: str = ""
    """The name of the level, as in ``opponents``; empty for all of them."""
    played: tuple[PlayedMatch, ...] = ()
    """The matches with at least one finished hand, oldest first."""

    def pair(self, name: str) -> Pair:
        """The sum of one of the pairs in :class:`PlayedMatch`."""
        pairs = [each.pairs[name] for each in self.played]
        return sum(mine for mine, _ in pairs), sum(theirs for _, theirs in pairs)

    @property
    def helped(self) -> int:
        """The number of matches in which hints were taken."""
        return sum(each.match.helped for each in self.played)

    @property
    def outcomes(self) -> list[int | None]:
        """The outcome of each match."""
        return [each.outcome for each in self.played]

    @property
    def decided(self) -> Pair:
        """Matches won and lost."""
        return self.outcomes.count(1), self.outcomes.count(-1)

    @property
    def longest_run(self) -> int:
        """The most matches won in a row."""
        return longest_run(self.outcomes)

    @property
    def hands(self) -> int:
        """Finished hands."""
        return sum(each.match.hands for each in self.played)

    def best(self, side: int) -> str:
        """The best meld that I (0) or an opponent (1) scored, as R14 writes it; empty if none did (R2.4)."""
        return max((each.best[side] for each in self.played), default=(0, ""))[1]

    @property
    def costs(self) -> list[float]:
        """What the mistakes cost in each hand that the coach reviewed, as in :class:`DecisionForm`."""
        reviewed = (review.decisions for each in self.played for _, review in each.reviews)
        return [sum(decision.cost for decision in decisions) for decisions in reviewed]


class Statistics(Struct, frozen=True):
    """Everything that the window shows."""

    choice: CountedMatches
    levels: tuple[Totals, ...]
    total: Totals
    left_out: LeftOut
    """The matches left out; one without a target never counts as unfinished."""

    @property
    def last(self) -> tuple[PlayedMatch, ...]:
        """The latest decided matches, oldest first."""
        return tuple(each for each in self.total.played if each.outcome is not None)[-LINE_LENGTH:]

    @property
    def kinds(self) -> dict[Kind, float]:
        """The cost of the decisions of each kind that occurred, in the order of ``Kind``."""
        costs: dict[Kind, float] = defaultdict(float)
        for each in self.total.played:
            for _, review in each.reviews:
                for decision in review.decisions:
                    costs[decision.kind] += decision.cost
        return {kind: costs[kind] for kind in Kind if kind in costs}


def statistics_of(counted: Counted, choice: CountedMatches) -> Statistics:
    """Everything shown for a choice of matches."""
    played = [_played(match) for match in counted.matches if match.hands and _is_chosen(match, choice)]
    at_level: dict[str, list[PlayedMatch]] = defaultdict(list)
    for each in played:
        at_level[each.match.level].append(each)
    unfinished = sum(not match.finished and _has_target(match.variant) for match in counted.matches)
    return Statistics(
        choice,
        tuple(Totals(level, tuple(at_level[level])) for level in sorted(at_level)),
        Totals("", tuple(played)),
        msgspec.structs.replace(counted.left_out, unfinished=unfinished),
    )


_SUMS = ("games", "maccs", "stichmatsch", "false_claims", "tricks", "melds", "stakes")
_DECODER = msgspec.json.Decoder(HandFacts)
_REVIEW_DECODER = msgspec.json.Decoder(ReviewForm)


def _played(match: CountedMatch) -> PlayedMatch:
    me, won = match.person, None
    sums = {name: [0, 0] for name in _SUMS}
    best = [(0, ""), (0, "")]
    for facts in map(_DECODER.decode, match.facts):
        for side, seat in enumerate((me, 1 - me)):
            sums["tricks"][side] += facts.tricks[seat]
            sums["melds"][side] += facts.melds[seat] + facts.bela[seat]
            best[side] = max(best[side], (facts.standing[seat], facts.best[seat]))
        for name, winner, count in (
            ("games", facts.game_won, 1),
            ("stakes", facts.game_won, facts.worth),
            ("maccs", facts.game_won, int(facts.worth == 2)),
            ("stichmatsch", facts.stichmatsch, 1),
            ("false_claims", facts.false_claim, 1),
        ):
            if winner is not None:
                sums[name][winner != me] += count
        won = facts.match_won if won is None else won
    mine, theirs = sums["stakes"]
    outcome = None
    if won is not None:
        outcome = 1 if won == me else -1
    elif not _has_target(match.variant) and mine + theirs:
        outcome = (mine > theirs) - (mine < theirs)
    reviews = tuple((hand, review) for _, hand, review in reviews_of((match,), _REVIEW_DECODER))
    return PlayedMatch(
        match,
        outcome,
        {name: (one, other) for name, (one, other) in sums.items()},
        (best[0], best[1]),
        reviews,
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
