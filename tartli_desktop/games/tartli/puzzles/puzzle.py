"""The puzzles that come with the program, and when one is solved.

A puzzle of cards begins in tricks 8 to 16, where the player can know every card of the opponent (R12): exact
search finds the points that best play brings against best defence. A puzzle of melds begins in tricks 4 to 7
with a long sequence, whose parts can score one after the other (R5.7); whatever cards are drawn, the opponent
cannot have a better meld.
"""

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.face.learning.puzzles import OutcomeBase
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.games.tartli import Event, Match, Meld, Sequence, Variant, View, parse_seated
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review_form import Kind, ReviewForm
from tartli_desktop.games.tartli.rules.actions import BELA, PLAYS, Action, Declare, Play
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.melds import barred_by, melds_in
from tartli_desktop.kit.puzzles import session as puzzle_session
from tartli_desktop.kit.puzzles.puzzle import lines_of
from tartli_desktop.text.program_names import name_shown

PuzzleKind = Literal["cards", "melds"]

CLEARLY = 6
"""The points by which the best card must beat the card played to make a puzzle."""


class Puzzle(Struct, frozen=True):
    """One position to solve, as a line of the file."""

    kind: PuzzleKind
    record: JsonDict
    """The record of a match with one hand, up to the position (R14)."""
    seat: int
    """The seat that has to solve it, and is to move."""
    goal: int
    """For cards: the seat's count less the opponent's at the end. For melds: the points they must score."""
    own: bool = False
    """Whether it comes from one of the player's own hands."""

    def match(self, names: tuple[str, str] | None = None) -> Match:
        """The match at the start of the puzzle; ``names`` are by seat."""
        return Match.from_record(self.record if names is None else self.record | {"players": list(names)})


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, in order; ``packaging/make_puzzles.py`` makes their file. Raises OSError."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines_of("tartli").splitlines())


def of_hand(record: JsonDict, number: int, at: int, seat: int) -> Puzzle | None:
    """The puzzle of cards that begins after this many actions of a hand; None if there is none.

    The card played must bring clearly less than another, and nothing may be left to declare. The hand becomes
    a match on its own, at 0 : 0.
    """
    match = Match.from_record(record | {"hands": record["hands"][: number - 1]})
    hand = record["hands"][number - 1]
    head = {name: record[name] for name in ("format", "version", "variant", "players")}
    begun = {"deck": hand["deck"], "actions": list(hand["actions"][:at])}
    alone = Match.from_record(head | {"first_dealer": match.dealer, "hands": [begun]})
    view = alone.view(seat)
    is_open = view.trick_number > LAST_DECLARING_TRICK or nothing_to_declare(alone)
    if view.trick_number <= LAST_DRAWING_TRICK or view.to_move != seat or not is_open:
        return None
    _, done = parse_seated(hand["actions"][at])
    if not isinstance(done, Play):
        return None
    values = card_values(view)
    best = max(values.values())
    return (
        Puzzle("cards", alone.to_record(), seat, best, own=True) if best - values[done] >= CLEARLY else None
    )


def places_of_mistakes(data: str) -> list[int]:
    """The places, as numbers of actions before them, of cards in a hand that cost clearly too much.

    Only exact costs count. ``data`` is the JSON of a kept review; the list is empty if it is not one.
    """
    try:
        review = msgspec.json.decode(data, type=ReviewForm)
    except msgspec.DecodeError:
        return []
    return [
        each.at
        for each in review.decisions
        if each.kind is Kind.CARD and each.values and each.gap and each.gap[-1] and each.gap[0] >= CLEARLY
    ]


def nothing_to_declare(match: Match) -> bool:
    """Whether neither player has a meld or béla to declare in this trick or has declared one in it."""
    views = [match.view(seat) for seat in (0, 1)]
    return not any(
        melds_in(mask_of(view.hand), match.variant)
        or BELA in view.legal
        or view.declared_by(view.seat) is not None
        for view in views
    )


class WrongChoice(Struct, frozen=True):
    """The first decision that lost something."""

    view: View
    done: Action
    lost: int
    """The points lost."""
    values: dict[Action, Value]
    """The value of each action there; empty in a puzzle of melds."""
    better: tuple[Action, ...]


class Outcome(OutcomeBase, frozen=True):
    """The outcome of a puzzle."""

    reached: int
    """The result, counted like the goal."""
    wrong_choice: WrongChoice | None
    first: View
    """The view at the start of the puzzle."""
    opponent: str
    """The opponent's name, as shown."""


def is_decided(puzzle: Puzzle, match: Match) -> bool:
    """Whether nothing more can be done for the goal."""
    if match.to_move is None:
        return True
    return puzzle.kind == "melds" and match.view(puzzle.seat).trick_number > LAST_DECLARING_TRICK


def outcome(puzzle: Puzzle, match: Match) -> Outcome:
    """The outcome, with the first wrong choice, of a match that is decided."""
    wrong_choice = None
    at = puzzle.match()
    first = at.view(puzzle.seat)
    _, actions = match.hands[-1]
    for text in actions[len(puzzle.record["hands"][-1]["actions"]) :]:
        seat, action = parse_seated(text)
        if seat == puzzle.seat and wrong_choice is None:
            wrong_choice = _wrong_choice(puzzle, at.view(seat), action)
        at.apply(seat, action)
    reached = _reached(puzzle, match)
    opponent = name_shown(match.players[1 - puzzle.seat])
    return Outcome(reached >= puzzle.goal, reached, wrong_choice, first, opponent)


def _reached(puzzle: Puzzle, match: Match) -> int:
    mine, theirs = match.counts[puzzle.seat], match.counts[1 - puzzle.seat]
    if puzzle.kind == "cards":
        return mine - theirs
    scored = match.view(puzzle.seat).scored[puzzle.seat]
    return sum(meld.points for meld in scored) - already(puzzle)


def already(puzzle: Puzzle) -> int:
    """The points the melds had scored before a puzzle of melds began."""
    view = puzzle.match().view(puzzle.seat)
    return sum(meld.points for meld in view.scored[puzzle.seat])


def _wrong_choice(puzzle: Puzzle, view: View, action: Action) -> WrongChoice | None:
    if puzzle.kind == "cards":
        if not isinstance(action, Play):
            return None
        found = card_values(view)
        best = max(found.values())
        if found[action] == best:
            return None
        better = tuple(each for each, value in found.items() if value == best)
        return WrongChoice(view, action, best - found[action], evaluate(view), better)
    lost = melds_lost(view, action)
    return WrongChoice(view, action, lost, {}, first_melds(view)) if lost else None


# Cards


def card_values(view: View) -> dict[Play, int]:
    """For every card in tricks 8 to 16, the player's count less the opponent's at the end of the hand."""
    ends = EndgameChoice(read_position(view)).outcomes()
    return {PLAYS[card]: mine - theirs for card, (mine, theirs, _) in ends.items()}


# Melds


def most_points(view: View) -> int:
    """The points the melds in hand can still score, one per trick, if the opponent has none as good."""
    # This trick counts if nothing was declared in it yet.
    left = LAST_DECLARING_TRICK - view.trick_number + (view.declared_by(view.seat) is None)
    return max(_order(view.variant, _own(view), view.scored[view.seat], left))


def melds_lost(view: View, action: Action) -> int:
    """The points that an action takes from what the melds could still score."""
    if view.trick_number > LAST_DECLARING_TRICK:
        return 0
    if isinstance(action, Declare):
        then = sum(item.points for item in action.items) + _most_after(view, action.items, set())
        return most_points(view) - then
    if not isinstance(action, Play):
        return 0
    said = view.declared_by(view.seat)
    if said is None or said.items is None:
        return most_points(view) - _most_after(view, (), {action.card})
    # The melds declared in this trick score in any case.
    return _most_after(view, said.items, set()) - _most_after(view, said.items, {action.card})


def first_melds(view: View) -> tuple[Action, ...]:
    """The declarations that lead to the most points."""
    most = most_points(view)
    return tuple(
        action
        for action in view.legal
        if isinstance(action, Declare)
        and sum(item.points for item in action.items) + _most_after(view, action.items, set()) == most
    )


def _own(view: View) -> tuple[Sequence, ...]:
    found = melds_in(mask_of(view.hand), view.variant)
    return tuple(each for each in found if isinstance(each, Sequence))


def _most_after(view: View, items: tuple[Meld, ...], played: set[Card]) -> int:
    """The points that can still score in later tricks after these melds, without the cards played."""
    own = tuple(each for each in _own(view) if not played & set(each.cards))
    left = LAST_DECLARING_TRICK - view.trick_number
    return max(_order(view.variant, own, (*view.scored[view.seat], *items), left))


def _order(
    variant: Variant, own: tuple[Sequence, ...], scored: tuple[Meld, ...], tricks: int
) -> Iterator[int]:
    """The points of every order in which sequences can score, one per trick."""
    yield 0
    if tricks < 1:
        return
    for meld in own:
        if barred_by(meld, scored, variant) is None:
            for more in _order(variant, own, (*scored, meld), tricks - 1):
                yield meld.points + more


# At the table


class PuzzleSession(puzzle_session.PuzzleSession[Match, View, Event, Action]):
    """The match of a puzzle."""

    @property
    def opens_hands(self) -> bool:  # type: ignore[override]
        """Whether the player can know every card of the other hand (R12), so that it lies open."""
        return self.view.trick_number > LAST_DRAWING_TRICK
