"""The review of a finished hand: its decisions, the dearest mistakes, and what was luck."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.files.long_work import Steps
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules import HandResult, Match, Play, result_of

from .decisions import before_hand, decisions_of
from .judgement import Judged, judged

MOST_TOLD = 3
"""So many mistakes are told."""

WELL = 5.0
"""A hand whose mistakes cost less than that, in points near the start of a game, was played well."""


@dataclass(frozen=True, slots=True)
class Expected:
    """How a hand promised to end when a seat first chose a card: the own gain less the other's."""

    points: float
    error: float
    """Standard error of the points."""


@dataclass(frozen=True, slots=True)
class HandReview:
    """A finished hand as one seat played it."""

    number: int
    """Which hand of the match, from 1."""
    seat: int
    players: tuple[str, str]
    decisions: tuple[Judged, ...]
    """All that the seat decided, in order."""
    expected: tuple[Expected | None, Expected | None]
    """What this seat and the other could expect from their cards; None where a seat chose no card."""
    result: HandResult
    """What the hand brought."""

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """All of them, the dearest first."""
        found = [each for each in self.decisions if each.is_mistake]
        return tuple(sorted(found, key=lambda each: -each.gap.worth))

    @property
    def dearest(self) -> tuple[Judged, ...]:
        """The mistakes to be told."""
        return self.mistakes[:MOST_TOLD]

    @property
    def played_well(self) -> bool:
        """Whether what could have been better cost little."""
        return sum(each.gap.worth for each in self.mistakes) < WELL

    @property
    def ahead(self) -> int:
        """The points that this seat gained less those of the other."""
        gains = self.result.gains
        return gains[self.seat] - gains[1 - self.seat]


def reviewing(
    match: Match, number: int, seat: int, *, seed: int = 0, strength: SearchSettings | None = None
) -> Steps[HandReview]:
    """The review of a hand, decision by decision: see :class:`tartli_desktop.face.review.Reviews`."""
    mine, others = decisions_of(match, number, seat), decisions_of(match, number, 1 - seat)
    found: list[Judged] = []
    for place, decision in enumerate(mine, 1):
        found.append(judged(decision, seed=seed, strength=strength))
        yield place / (len(mine) + 1)
    # What the other could expect takes a look at the other's first card alone.
    first = next((each for each in others if _is_first_card(each.view.trick_number, each.view.legal)), None)
    theirs = [] if first is None else [judged(first, seed=seed, strength=strength)]
    yield 1.0
    players = match.players
    return HandReview(
        number,
        seat,
        (players[0], players[1]),
        tuple(found),
        (_expected(found), _expected(theirs)),
        _result(match, number),
    )


def _expected(decisions: list[Judged]) -> Expected | None:
    """What the first card to be chosen promised, played well."""
    for each in decisions:
        view = each.decision.view
        if _is_first_card(view.trick_number, view.legal):
            sampled: list[Value] = [value for value in each.values.values() if value.worlds]
            if not sampled:
                return None
            value = min(sampled, key=lambda one: one.place)
            before = view.scores[view.seat] - view.scores[1 - view.seat]
            return Expected(value.points - before, value.error)
    return None


def _is_first_card(trick: int, legal: tuple[object, ...]) -> bool:
    return trick == 1 and any(isinstance(action, Play) for action in legal)


def _result(match: Match, number: int) -> HandResult:
    replayed = before_hand(match, number + 1)
    return result_of(replayed.events, replayed.variant)
