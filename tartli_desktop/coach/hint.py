"""Why the strongest level would do what it does: true facts of the position, and how far ahead it is.

The player itself has no reasons but numbers. So only what anybody can check at the table is told: a card that
nothing beats, points that it brings or costs, what another card would break. Nothing is told that is not so,
and where nothing at the table speaks for a card, it is said what its numbers come from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tartli_desktop.ai.value import Value, best
from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    GAME_POINTS,
    HAND_POINTS,
    LAST_DRAWING_TRICK,
    OUT,
    Action,
    Declare,
    Declared,
    Meld,
    Play,
    TrickGathered,
    View,
)

from .card_facts import facts_for
from .reasons import (
    BelaScores,
    BreaksMeld,
    ComesOutBetter,
    IsOut,
    LittleDepends,
    MeldsScore,
    Reason,
    Solved,
    TakesTurned,
)
from .risks import broken_by_exchange

MOST_REASONS = 2
"""More than that nobody reads while cards wait."""

LEAST_POINTS = 0.05
"""Points that count as a difference where all is known; less would be shown as 0.0."""

LEAST_CHANCE = 0.005
"""The same for the chance to win the game."""


@dataclass(frozen=True)
class Hint:
    """What the strongest level would do, why, and how far it is ahead of what comes next."""

    action: Action
    reasons: tuple[Reason, ...]
    against: Action | None = None
    """What comes next in its order; None where there is nothing else."""
    ahead: float = 0.0
    """By how many points, or by how much in the chance to win the game (0 to 1)."""
    in_chance: bool = False
    """Whether it is told in the chance to win, since the game can end in this hand."""
    alike: bool = False
    """Whether the difference is none, or no more than chance."""
    win: float = 0.0
    """The chance to win the game."""
    exact: bool = False
    """Whether the difference is no estimate."""
    then: tuple[Action, ...] = ()
    """What to go on with after a declaration or béla, the card last."""


def hint_of(view: View, values: Mapping[Action, Value]) -> Hint:
    """The hint for a view, from what each of its actions is worth (:func:`tartli_desktop.ai.evaluate`)."""
    action = best(values)
    against = _next(action, values)
    reasons = _reasons(view, action, against)
    if against is None:
        return Hint(action, reasons, win=values[action].win)
    then = values[action].then if action != EXCHANGE else ()
    hint = _compared(view, values, Hint(action, reasons, against, win=values[action].win, then=then))
    if isinstance(action, Play) and not reasons:
        return replace(hint, reasons=(_by_numbers(hint, values[against]),))
    if isinstance(action, Play) and view.trick > LAST_DRAWING_TRICK and len(reasons) < MOST_REASONS:
        return replace(hint, reasons=(*reasons, Solved()))
    return hint


def _by_numbers(hint: Hint, next_best: Value) -> Reason:
    """What is to be said of a card for which nothing at the table speaks."""
    return LittleDepends() if hint.alike else ComesOutBetter(next_best.worlds)


def _next(action: Action, values: Mapping[Action, Value]) -> Action | None:
    """What an action is compared with: a card with the next card, all else with the best card."""
    order = sorted(values, key=lambda each: values[each].place)
    return next((each for each in order if each != action and isinstance(each, Play)), None)


def _compared(view: View, values: Mapping[Action, Value], hint: Hint) -> Hint:
    assert hint.against is not None
    ours, theirs = values[hint.action], values[hint.against]
    in_chance = max(view.counts) >= GAME_POINTS - HAND_POINTS or hint.action == OUT
    ahead = ours.win - theirs.win if in_chance else ours.points - theirs.points
    least = LEAST_CHANCE if in_chance else max(LEAST_POINTS, theirs.error)
    exact = not ours.worlds and not theirs.worlds
    return replace(hint, ahead=ahead, in_chance=in_chance, alike=ahead < least, exact=exact)


def _reasons(view: View, action: Action, against: Action | None) -> tuple[Reason, ...]:
    match action:
        case Play(card):
            other = against.card if isinstance(against, Play) else None
            return tuple(facts_for(view, card, other)[:MOST_REASONS])
        case Declare(items):
            points = sum(item.points for item in items)
            return (MeldsScore(points, _score_for_certain(view, items)),)
    if action == BELA:
        return (BelaScores(),)
    if action == EXCHANGE and view.turned is not None:
        broken = broken_by_exchange(view)
        return (TakesTurned(view.turned), *([] if broken is None else [BreaksMeld(broken)]))
    if action == OUT:
        return (IsOut(view.counts[view.seat]),)
    return ()


def _score_for_certain(view: View, items: tuple[Meld, ...]) -> bool:
    """Whether a declaration cannot lose the contest, by what has been said in this trick."""
    if not view.table:
        return False
    said: tuple[object, ...] = ()
    for event in reversed(view.events):
        if isinstance(event, TrickGathered):
            break
        if isinstance(event, Declared) and event.seat != view.seat:
            said = event.words
            break
    loudest = max((9 if word == "set" else int(str(word)) for word in said), default=0)
    return max(9 if len({card.rank for card in item.cards}) == 1 else len(item.cards) for item in items) > (
        loudest
    )
