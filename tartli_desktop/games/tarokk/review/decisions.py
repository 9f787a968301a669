"""What one seat decided in a hand, each with the view from which it was decided."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.game.record import first_hands
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.record import parse_seated
from tartli_desktop.games.tarokk.rules.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a seat that had a choice."""

    view: View
    """What the seat could know."""
    action: Action
    at: int
    """How many actions of the hand came before it."""

    @property
    def trick(self) -> int:
        """The number of its trick, from 1; 0 before the first card."""
        return len(self.view.winners) + 1 if self.view.phase == "play" else 0


def decisions_of(match: Match, number: int, seat: int) -> tuple[Decision, ...]:
    """What a seat decided in a finished hand, counted from 1, in order.

    Raises ValueError for a hand that is not over or does not exist.
    """
    if not 1 <= number <= len(match.results):
        raise ValueError(f"there is no finished hand {number}")
    replayed = before_hand(match, number)
    deck, actions = match.hands[number - 1]
    replayed.deal(deck)
    found: list[Decision] = []
    for at, text in enumerate(actions):
        who, action = parse_seated(text)
        if who == seat:
            view = replayed.view(seat)
            if len(view.legal) > 1:
                found.append(Decision(view, action, at))
        replayed.apply(who, action)
    return tuple(found)


def before_hand(match: Match, number: int) -> Match:
    """The match as it was before a hand, counted from 1, waiting for its deck."""
    return Match.from_record(first_hands(match.to_record(), number - 1))
