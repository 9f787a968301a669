"""What a decision cost, according to the strongest level's values of all actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tartli_desktop.game.asking import Asking, Query
from tartli_desktop.game.second_look import Gains, Gap, looking_twice
from tartli_desktop.games.tarokk.opponents import evaluate
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.games.tarokk.review_form import Kind
from tartli_desktop.games.tarokk.rules.actions import (
    Action,
    Announce,
    Annul,
    Call,
    DeclareTarokks,
    Discard,
    Keep,
    Play,
    SayKontra,
)

from .decisions import Decision


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what would have been best."""

    decision: Decision
    better: Action
    """What the strongest level would have done; the same action if it agrees."""
    gap: Gap
    """How much better that is."""
    is_mistake: bool
    """Whether it is better beyond the sampling error."""
    gains: Gains | None = None
    """Only for a mistake, and only if deals were sampled."""
    promised: float | None = None
    """The points that the best action promised; None if nothing could be valued or the review was loaded."""

    @property
    def kind(self) -> Kind:
        """What was decided."""
        return kind_of(self.decision)


def kind_of(decision: Decision) -> Kind:
    """What a decision is about."""
    match decision.action:
        case Play():
            return Kind.CARD
        case Discard():
            return Kind.DISCARD
        case Call() | Announce() | SayKontra() | DeclareTarokks():
            return Kind.ANNOUNCE
        case Annul() | Keep():
            return Kind.BID
    return Kind.ANNOUNCE if decision.view.phase == "announce" else Kind.BID


def weigher() -> Callable[[Query], Mapping[Action, Worth]]:
    """A function that answers questions in this process."""
    return lambda query: evaluate(query.view, seed=query.seed, also=query.also)


def judging(decision: Decision, seed: int = 0) -> Asking[Judged]:
    """Judge a decision from the view alone, by asking what actions are worth; the same for the same seed."""
    verdict = yield from looking_twice(decision.view, decision.action, seed, difference)
    return Judged(
        decision,
        verdict.better,
        verdict.gap,
        is_mistake=verdict.is_mistake,
        gains=verdict.gains,
        promised=verdict.promised,
    )
