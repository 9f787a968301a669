"""Asks the strongest level what can be done is worth, again and again, until the best is clear."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import count
from math import hypot
from typing import TypeAlias

from tartli_desktop.game.evaluating import Evaluating, Figures, Query
from tartli_desktop.game.match import Action, View
from tartli_desktop.game.rules import Rules

Worths: TypeAlias = Mapping[Action, object]
"""What actions are worth, in the terms of their game."""

SECONDS = (0.6, 3.0, 5.0, 7.0, 7.0, 7.0)
"""How long each question may take: the first is answered at once, but not well."""

_CLEARLY = 3.0
"""The best is clear when it is better by so many standard errors than the next."""

_LITTLE = 0.05
"""Points by which the values of the best two may still change when nothing more is asked."""


def evaluates(rules: Rules) -> bool:
    """Whether the opponents of a game say what actions are worth, and can tell it from several answers."""
    return _pooled_by(rules) is not None


def asking(
    rules: Rules, view: View, figures: Callable[[object], Figures], also: Sequence[Action] = ()
) -> Evaluating[Worths]:
    """What the seat on turn can do is worth; the best comes first. Put the questions to the opponents.

    ``also`` are actions that are weighed even if they promise little.
    ``so_far`` of each question has what is known by then. The computation ends when the values are exact, the
    best is clear, nothing changes, or there were enough questions.
    """
    pooled = _pooled_by(rules)
    assert pooled is not None
    answers: list[Worths] = []
    known: Worths = {}
    for number, seconds in zip(count(), SECONDS):
        done = number / len(SECONDS)
        answer = yield Query(view, number, done, known or None, tuple(also), seconds=seconds)
        before = known
        # The first answer may have been cut short.
        answers = [*answers, answer] if number > 1 else [answer]
        known = _in_order(pooled(answers), figures)
        if number and (not known or _is_settled(known, before, figures)):
            break
    return known


def _pooled_by(rules: Rules) -> Callable[[Sequence[Worths]], Worths] | None:
    return getattr(import_module(rules.opponents.module), "pooled", None)


def _in_order(worths: Worths, figures: Callable[[object], Figures]) -> Worths:
    order = sorted(worths, key=lambda action: figures(worths[action]).order, reverse=True)
    return {action: worths[action] for action in order}


def _is_settled(worths: Worths, before: Worths, figures: Callable[[object], Figures]) -> bool:
    """Whether more questions would tell nothing new."""
    if not any(figures(worth).error for worth in worths.values()):
        return True
    best, *others = worths
    first = figures(worths[best])
    gaps = (
        (first.points - each.points, hypot(first.error, each.error))
        for each in map(figures, map(worths.__getitem__, others))
    )
    if all(gap > _CLEARLY * error for gap, error in gaps):
        return True
    two = [*worths][:2]
    return two == [*before][:2] and all(
        abs(figures(worths[each]).points - figures(before[each]).points) < _LITTLE for each in two
    )
