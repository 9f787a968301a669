"""The puzzles that come with the program, and when one is solved.

A puzzle of cards begins in tricks 8 to 16, where the player can know every card of the opponent (R12): exact
search tells the points that best play brings against best defence. A puzzle of melds begins in tricks 4 to 7
with a long sequence, whose parts can score one after the other (R5.7); no opponent can have better, however
the cards are drawn.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.meld_tables import normal_card
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review_form import KeptReview, Kind
from tartli_desktop.games.tartli.rules import (
    BELA,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    PLAYS,
    Action,
    Declare,
    Match,
    Meld,
    Play,
    Sequence,
    Variant,
    View,
    barred_by,
    melds_in,
    parse_seated,
)
from tartli_desktop.resources import resources_folder
from tartli_desktop.text.program_names import name_shown

FILE = "puzzles/tartli.jsonl.xz"
"""In the folder of the resources; ``packaging/make_puzzles.py`` makes it."""

PuzzleKind = Literal["cards", "melds"]

CLEARLY = 6
"""Points by which a card must be better, so that it is worth a puzzle."""


class Puzzle(Struct, frozen=True):
    """One position to be solved, as a line of the file."""

    kind: PuzzleKind
    record: dict[str, Any]
    """The record of a match of one hand, as far as it has been played (R14)."""
    seat: int
    """Who has to solve it, and is to move."""
    goal: int
    """Of cards: the own count less the other's at the end. Of melds: the points that they are to score."""
    own: bool = False
    """Whether it comes from a hand that the player played."""

    def match(self, names: tuple[str, str] | None = None) -> Match:
        """The match as it lies on the table; by seat, the players have these names."""
        return Match.from_record(self.record if names is None else self.record | {"players": list(names)})


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, in their order. Raises OSError."""
    lines = lzma.decompress((resources_folder() / FILE).read_bytes()).splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def of_hand(record: dict[str, Any], number: int, at: int, seat: int) -> Puzzle | None:
    """The puzzle of cards that begins after this many actions of a hand; None if there is none.

    The card that was played must have brought clearly less than another, and nothing may be left to declare.
    The hand becomes one of its own, at 0 to 0.
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
    """After how many actions of a hand its player chose a card that cost clearly too much, and exactly so.

    ``data`` is the JSON of a review that was kept; nothing is found in what is none.
    """
    try:
        review = msgspec.json.decode(data, type=KeptReview)
    except msgspec.DecodeError:
        return []
    return [
        each.at
        for each in review.decisions
        if each.kind is Kind.CARD and each.values and each.gap is not None and _is_clear(each.gap)
    ]


def _is_clear(gap: tuple[float, float, float, float, float, float, bool]) -> bool:
    points, *_, exact = gap
    return exact and points >= CLEARLY


def nothing_to_declare(match: Match) -> bool:
    """Whether neither player has a meld or béla in the trick on the table, nor has declared one in it."""
    views = [match.view(seat) for seat in (0, 1)]
    return not any(
        melds_in(mask_of(view.hand), match.variant)
        or BELA in view.legal
        or view.declared_by(view.seat) is not None
        for view in views
    )


class Slip(Struct, frozen=True):
    """The first decision that lost something."""

    view: View
    done: Action
    lost: int
    """How many points."""
    values: dict[Action, Value]
    """What each action was worth there; of melds nothing."""
    better: tuple[Action, ...]


class Outcome(Struct, frozen=True):
    """What came of a puzzle."""

    solved: bool
    reached: int
    """As the goal is counted."""
    slip: Slip | None
    first: View
    """How it began."""
    opponent: str
    """The name of the other player, as it is shown."""


def is_over(puzzle: Puzzle, match: Match) -> bool:
    """Whether nothing more can be done for the goal."""
    if match.to_move is None:
        return True
    return puzzle.kind == "melds" and match.view(puzzle.seat).trick_number > LAST_DECLARING_TRICK


def outcome(puzzle: Puzzle, match: Match) -> Outcome:
    """How it ended, with the first slip. The match is over by :func:`is_over`."""
    slip = None
    at = puzzle.match()
    first = at.view(puzzle.seat)
    _, actions = match.hands[-1]
    for text in actions[len(puzzle.record["hands"][-1]["actions"]) :]:
        seat, action = parse_seated(text)
        if seat == puzzle.seat and slip is None:
            slip = _slip(puzzle, at.view(seat), action)
        at.apply(seat, action)
    reached = _reached(puzzle, match)
    opponent = name_shown(match.players[1 - puzzle.seat])
    return Outcome(reached >= puzzle.goal, reached, slip, first, opponent)


def _reached(puzzle: Puzzle, match: Match) -> int:
    mine, theirs = match.counts[puzzle.seat], match.counts[1 - puzzle.seat]
    if puzzle.kind == "cards":
        return mine - theirs
    scored = match.view(puzzle.seat).scored[puzzle.seat]
    return sum(meld.points for meld in scored) - already(puzzle)


def already(puzzle: Puzzle) -> int:
    """What the melds had scored before a puzzle of melds began."""
    view = puzzle.match().view(puzzle.seat)
    return sum(meld.points for meld in view.scored[puzzle.seat])


def _slip(puzzle: Puzzle, view: View, action: Action) -> Slip | None:
    if puzzle.kind == "cards":
        if not isinstance(action, Play):
            return None
        found = card_values(view)
        best = max(found.values())
        if found[action] == best:
            return None
        better = tuple(each for each, value in found.items() if value == best)
        return Slip(view, action, best - found[action], evaluate(view), better)
    lost = melds_lost(view, action)
    return Slip(view, action, lost, {}, first_melds(view)) if lost else None


# Cards


def card_values(view: View) -> dict[Play, int]:
    """What every card brings in tricks 8 to 16: the own count less the other's at the end of the hand."""
    known = read_position(view)
    ends = EndgameChoice(known).outcomes()
    return {
        PLAYS[normal_card(bit.bit_length() - 1, known.trump)]: mine - theirs
        for bit, (mine, theirs, _) in ends.items()
    }


# Melds


def most_points(view: View) -> int:
    """What the melds in hand can still score, one declaration a trick, if the other has none as good."""
    return max(_order(view.variant, _own(view), _scored(view), _tricks(view)), default=0)


def melds_lost(view: View, action: Action) -> int:
    """How many points that melds could still score are lost by an action."""
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
    # What has been said in this trick counts by itself.
    return _most_after(view, said.items, set()) - _most_after(view, said.items, {action.card})


def first_melds(view: View) -> tuple[Action, ...]:
    """The declarations with which the most can be scored."""
    most = most_points(view)
    return tuple(
        action
        for action in view.legal
        if isinstance(action, Declare)
        and sum(item.points for item in action.items) + _most_after(view, action.items, set()) == most
    )


def _tricks(view: View) -> int:
    """In how many tricks this player can declare, this one included if that is still to be done."""
    left = LAST_DECLARING_TRICK - view.trick_number
    return left + (view.declared_by(view.seat) is None)


def _own(view: View) -> tuple[Sequence, ...]:
    """The sequences in hand."""
    found = melds_in(mask_of(view.hand), view.variant)
    return tuple(each for each in found if isinstance(each, Sequence))


def _scored(view: View) -> tuple[Meld, ...]:
    return view.scored[view.seat]


def _most_after(view: View, items: tuple[Meld, ...], played: set[Card]) -> int:
    """What can still be scored in later tricks after these melds, without the cards played."""
    own = tuple(each for each in _own(view) if not played & set(each.cards))
    left = LAST_DECLARING_TRICK - view.trick_number
    return max(_order(view.variant, own, (*_scored(view), *items), left), default=0)


def _order(
    variant: Variant, own: tuple[Sequence, ...], scored: tuple[Meld, ...], tricks: int
) -> Iterator[int]:
    """The points of every order in which sequences can score, one a trick."""
    yield 0
    if tricks < 1:
        return
    for meld in own:
        same = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
        if barred_by(meld, same, variant) is None:
            for more in _order(variant, own, (*scored, meld), tricks - 1):
                yield meld.points + more
