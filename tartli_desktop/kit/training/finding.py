"""Finds hands of a kind and questions worth asking, by trying deals; without Qt."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from msgspec.structs import replace

from tartli_desktop.game.deadline import ShouldStop, deadline
from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.game.match import A, E, M, V, V_contra
from tartli_desktop.game.mistakes import Difference, Estimate, Gap, looking_twice
from tartli_desktop.game.rules import RulesPlayed
from tartli_desktop.game.training import Found, Judged, Kind, Sought

W = TypeVar("W")
W_co = TypeVar("W_co", covariant=True)
P = TypeVar("P", bound=Estimate)

PLAYED_BY = "heuristic"
"""The level that plays up to the position: quick, and as most players would."""

_MOST_STEPS = 80
"""More actions than come before any position."""


class _Opponents(Protocol[V_contra, A, W_co]):
    """The opponents of a game, as far as they are asked here."""

    def choose(self, view: V_contra, level: str, *, seed: int) -> A:
        """What a level does."""

    def evaluate(self, view: V_contra) -> Mapping[A, W_co]:
        """What actions are worth to the strongest level."""


class FindsHands(Generic[M, V, E, A, W]):
    """Finds positions; see :class:`tartli_desktop.game.training.TrainingOf`. A game derives its own."""

    rules: RulesPlayed[M, V, E, A]
    module: str
    questions: Sequence[Kind[M, V, A, W]]
    """Decisions worth asking about, all named :data:`BIDDING`: in each deal, one of them is looked for."""
    kinds: Sequence[Kind[M, V, A, W]]

    def goes_on(self, match: M) -> bool:
        """Whether a position may still come in this hand; by default before the first trick only."""
        return match.is_before_play

    def find(self, sought: Sought, *, seed: int, seconds: float) -> Found | None:
        """Look for a hand or a question for so many seconds; None if there was none among the deals tried."""
        should_stop, chance = deadline(seconds), Random(f"{sought.exercise} {seed}")
        assert should_stop is not None
        kinds = [each for each in (*self.questions, *self.kinds) if each.name == sought.exercise]
        seats = self.rules.form.seats_of(sought.variant)
        while not should_stop():
            match = self.rules.match.new(sought.variant, first_dealer=chance.randrange(seats))
            pack = list(self.rules.form.pack.cards)
            chance.shuffle(pack)
            match.deal(pack)
            kind = chance.choice(kinds)
            fitting = {seat for seat in range(seats) if match.takes_part(seat) and kind.may_fit(match, seat)}
            found = self._reached(match, fitting, kind, seed, should_stop)
            if found is not None:
                return found
        return None

    def _reached(
        self, match: M, seats: set[int], kind: Kind[M, V, A, W], seed: int, should_stop: ShouldStop
    ) -> Found | None:
        """Play on to the position of one of these seats; None if it does not come or does not fit."""
        opponents = self._opponents
        for _ in range(_MOST_STEPS):
            seat = match.to_move
            if not seats or seat is None or should_stop():
                break
            view: V = match.view(seat)
            if seat in seats and len(view.legal) > 1:
                if kind.is_place(view):
                    values = opponents.evaluate(view)
                    if values and kind.fits(view, values):
                        return Found(match.to_record(), seat, self.expected(view, values))
                    seats.remove(seat)
                elif kind.at_once:
                    seats.remove(seat)
            if not self.goes_on(match):
                break
            match.apply(seat, opponents.choose(view, PLAYED_BY, seed=seed))
        return None

    def expected(self, view: V, values: Mapping[A, W]) -> float:
        """What the best action is worth, in the points that :meth:`made` counts."""
        raise NotImplementedError

    def judged(self, view: V, done: A) -> Evaluating[Judged]:
        """Judge one action."""
        raise NotImplementedError

    def judging(self, answer: Sequence[tuple[V, A]]) -> Evaluating[Judged]:
        """Judge an answer: the first action that is a mistake decides."""
        first: Judged | None = None
        for place, (view, done) in enumerate(answer):
            judged = yield from self.judged(view, done)
            if judged.is_mistake:
                return replace(judged, place=place)
            first = first or judged
        assert first is not None, "an answer has an action"
        return replace(first, cost=0.0)

    def weaker_choices(self, view: V) -> set[A]:
        """What the levels below the strongest would do, the beginner left out."""
        levels = self.rules.opponents.levels[1:-1]
        return {self._opponents.choose(view, level, seed=0) for level in levels}

    @property
    def _opponents(self) -> _Opponents[V, A, W]:
        return cast("_Opponents[V, A, W]", import_module(self.rules.opponents.module))

    def steps(self, view: V) -> int:
        """By default an answer is one action."""
        return 1

    def made(self, match: M, seat: int) -> float:
        """What a seat got for the hand."""
        return self.rules.hand_result(match).scores[seat]


class FindsPaidHands(FindsHands[M, V, E, A, P]):
    """The same in a game that is paid by the hand."""

    difference: Difference[P]
    """By how many points one action is worth more than another, with the standard error."""

    def judged(self, view: V, done: A) -> Evaluating[Judged]:
        """Judge an action as a review would."""
        verdict = yield from looking_twice(view, done, self.difference)
        return Judged(verdict.better, verdict.gap.points, verdict.is_mistake)

    def expected(self, view: V, values: Mapping[A, P]) -> float:
        """The expected payment."""
        return max(float(worth.points) for worth in values.values())

    def is_open(self, values: Mapping[A, P], tempting: Iterable[A], near: float) -> bool:
        """Whether one can get the decision wrong with good sense.

        An action must be worse than the best beyond the error, and yet be what a weaker level would choose,
        or be worth within ``near`` points of the best. So neither clear passes are asked, nor what is all
        the same.
        """
        best = max(values, key=lambda action: values[action].points)
        tempted = set(tempting)
        for action, worth in values.items():
            gap = Gap(*self.difference(values[best], worth))
            if gap.is_mistake and (action in tempted or gap.points <= near):
                return True
        return False
