"""What a decision cost, according to the strongest level's values of all actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tartli_desktop.game.asking import Asking, Query
from tartli_desktop.game.second_look import Gains, Gap, looking_twice
from tartli_desktop.games.ulti.opponents import evaluate
from tartli_desktop.games.ulti.opponents.search.sampling import Effort
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.rules.actions import (
    AGREE,
    CLAIM,
    CONCEDE,
    FORFEIT,
    GOOD,
    REFUSE,
    Action,
    Announce,
    Double,
    NameTrump,
    Play,
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
    bid: str = ""
    """For a lay: the bid that was to follow."""
    trump: str | None = None
    """For a bid or a lay: the suit that was to be trumps."""
    promised: float | None = None
    """The points that the best action promised; None if nothing could be valued or the review was loaded."""

    @property
    def kind(self) -> Kind:
        """What was decided; for a card played when another kind of action was better, that kind."""
        done, better = kind_of(self.decision.action), kind_of(self.better)
        return better if done is Kind.CARD else done


def kind_of(action: Action) -> Kind:
    """What an action decides."""
    match action:
        case Play():
            return Kind.CARD
        case Double():
            return Kind.DOUBLE
        case Announce():
            return Kind.MARRIAGE
        case NameTrump():
            return Kind.TRUMP
    kinds = {FORFEIT: Kind.TRUMP, GOOD: Kind.DOUBLE}
    kinds |= dict.fromkeys((CLAIM, CONCEDE, AGREE, REFUSE), Kind.END)
    return kinds.get(action, Kind.BID)


def weigher(effort: Effort | None = None) -> Callable[[Query], Mapping[Action, Worth]]:
    """A function that answers questions in this process, with ``effort`` or by default that of hints."""
    return lambda query: evaluate(query.view, seed=query.seed, effort=effort, also=query.also)


def judging(decision: Decision, seed: int = 0) -> Asking[Judged]:
    """Judge a decision from the view alone, by asking what actions are worth; the same for the same seed."""
    verdict = yield from looking_twice(decision.view, decision.action, seed, difference)
    return Judged(
        decision,
        verdict.better,
        verdict.gap,
        is_mistake=verdict.is_mistake,
        gains=verdict.gains,
        bid=verdict.worth.bid if verdict.is_mistake else "",
        trump=verdict.worth.trump if verdict.is_mistake else None,
        promised=verdict.promised,
    )
