"""What one seat decided in a hand, each with the view from which it was decided (R12)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tartli_desktop.games.tartli.rules import (
    BELA,
    OUT,
    Action,
    Declare,
    Match,
    Play,
    Turn,
    View,
    parse_seated,
)


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a seat that had a choice."""

    view: View
    """What the seat could know."""
    action: Action
    """What it did."""
    bela_followed: bool = False
    """Whether it declared béla later in the same trick, so that this was not silence."""
    at: int = 0
    """How many actions of the hand had been done before it."""


def decisions_of(match: Match, number: int, seat: int) -> tuple[Decision, ...]:
    """What a seat decided in a finished hand, counted from 1, in order.

    To gather, and to declare béla or exchange while the other is to play, is no decision: it could be done
    as well a moment later. Raises ValueError for a hand that is not over, or not there.
    """
    if not 1 <= number <= finished_hands(match):
        raise ValueError(f"there is no finished hand {number}")
    replayed = before_hand(match, number)
    deck, actions = match.hands[number - 1]
    replayed.deal(deck)
    found: list[Decision] = []
    bela_in: int | None = None
    for at, text in enumerate(actions):
        who, action = parse_seated(text)
        view = replayed.view(seat)
        if who == seat and _is_decision(view, action):
            found.append(Decision(view, action, at=at))
        if who == seat and action == BELA:
            bela_in = view.trick_number
        replayed.apply(who, action)
    return tuple(
        replace(each, bela_followed=True)
        if BELA in each.view.legal and each.action != BELA and each.view.trick_number == bela_in
        else each
        for each in found
    )


def finished_hands(match: Match) -> int:
    """How many hands of a match are over."""
    return len(match.hands) - (match.to_move is not None)


def before_hand(match: Match, number: int) -> Match:
    """The match as it was before a hand, counted from 1, waiting for its deck."""
    record = match.to_record()
    return Match.from_record(record | {"hands": record["hands"][: number - 1]})


def _is_decision(view: View, action: Action) -> bool:
    if isinstance(action, Turn | Declare) or action == OUT:
        return True
    # To go out is always legal; with too little it is no choice (R9.2).
    choices = [each for each in view.legal if each != OUT or view.wins_by_going_out]
    return len(choices) > 1 and any(isinstance(each, Play) for each in choices)
