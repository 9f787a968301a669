"""Whether a position makes a puzzle: its one right card is also the best by what the player can know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from tartli_desktop.game.mistakes import AGAIN, Gap
from tartli_desktop.kit.puzzles.hand_puzzles import HandPuzzlesOf
from tartli_desktop.kit.puzzles.puzzle import EASY, HARD, MEDIUM, HandPuzzle

WRONG_LINES = 2
"""How many wrong cards must fail when they are played against the strongest level."""

LEVELS = ("beginner", "casual", "heuristic", "strong")
GRADES = {0: HARD, 1: HARD, 2: MEDIUM, 3: EASY}
"""By how many levels find the right action; what all of them find is no puzzle."""


class Position(Protocol):
    """A position within a hand in which some actions reach a goal, and others do not."""

    theme: str
    match: Any
    seat: int
    is_at_once: bool
    """Whether the first action decides, and not the end of the hand."""
    meant: str
    """What the right action is meant for; empty if that is plain."""

    def reaching(self, match: Any) -> Mapping[Any, bool] | None:
        """For each card of the seat, whether it reaches the goal; None if that takes too long."""

    def are_alike(self, match: Any, actions: list[Any]) -> bool:
        """Whether it makes no difference which of these is done."""

    def is_reached(self, match: Any) -> bool:
        """Whether the finished hand reached the goal."""

    def theme_by(self, lost: list[Any]) -> str:
        """The theme, from the finished hands in which the goal was missed."""


class Game(Protocol):
    """What the search needs of a game."""

    name: str
    puzzles: HandPuzzlesOf[Any, Any, Any, Any]
    wanted: Mapping[str, int]
    """How many puzzles of each theme are wanted."""

    def source_of(self, theme: str) -> str:
        """The kind of hands in which puzzles of a theme are found."""

    def positions(self, source: str, number: int, themes: set[str]) -> Iterator[Position]:
        """Where puzzles may begin in a hand, cheaply found."""

    choose: Callable[..., Any]
    evaluate: Callable[..., Mapping[Any, Any]]
    glance: Callable[[Any], Mapping[Any, Any]]
    """A look at few deals."""
    difference: Callable[[Any, Any], tuple[float, float]]


Wanted = Callable[[str, int], bool]
"""Whether a puzzle of a theme and grade is still wanted."""


def judged(game: Game, position: Position, number: int, is_wanted: Wanted) -> HandPuzzle | None:
    """The puzzle that begins here, or None. What costs little is looked at first."""
    match, seat = position.match, position.seat
    values = position.reaching(match)
    if values is None:
        return None
    right = [action for action, reaches in values.items() if reaches]
    if not right or len(right) == len(values) or not position.are_alike(match, right):
        return None
    view = match.view(seat)
    glance = game.glance(view)
    seen = [each for each in values if each in glance]
    if not seen or max(seen, key=lambda each: glance[each].points) not in right:
        return None
    wrong = done_wrong(game, view, right)
    grade = GRADES.get(len(LEVELS) - len(wrong))
    if grade is None or not is_wanted(position.theme, grade) or not is_best(game, view, values):
        return None
    if position.is_at_once:
        answers = tuple(sorted(map(str, right)))
        return HandPuzzle(position.theme, grade, seat, number, match.to_record(), answers, position.meant)
    theme = theme_of_lines(game, position, values, [each for each in wrong.values() if each in values])
    if theme is None or not is_wanted(theme, grade):
        return None
    return HandPuzzle(theme, grade, seat, number, match.to_record())


def done_wrong(game: Game, view: Any, right: list[Any]) -> dict[str, Any]:
    """The levels that do not find the right action, and what they do instead."""
    wrong: dict[str, Any] = {}
    for level in LEVELS:
        seeds = range(3) if level == "beginner" else (0,)
        done = [game.choose(view, level, seed=seed) for seed in seeds]
        missed = [each for each in done if each not in right]
        if 2 * len(missed) > len(done):
            wrong[level] = missed[0]
        if level == "heuristic" and not wrong:
            break
    return wrong


def is_best(game: Game, view: Any, values: Mapping[Any, bool]) -> bool:
    """Whether a right action is better than all others beyond the error, in two looks."""
    for seed in (0, AGAIN):
        worths = game.evaluate(view, seed=seed)
        right = [worths[each] for each, reaches in values.items() if reaches and each in worths]
        wrong = [worths[each] for each, reaches in values.items() if not reaches and each in worths]
        if not right or not wrong:
            return False
        best = max(right, key=lambda worth: worth.points)
        if not all(Gap(*game.difference(best, worth)).is_mistake for worth in wrong):
            return False
    return True


def theme_of_lines(
    game: Game, position: Position, values: Mapping[Any, bool], tempting: list[Any]
) -> str | None:
    """The theme; None unless the right action reaches the goal at the table, and tempting ones do not."""
    right = next(each for each, reaches in values.items() if reaches)
    if not all(position.is_reached(played_on(game, position, right, seed)) for seed in (0, 1)):
        return None
    others = [each for each, reaches in values.items() if not reaches and each not in tempting]
    wrong = [played_on(game, position, each, 0) for each in dict.fromkeys([*tempting, *others][:WRONG_LINES])]
    return None if any(map(position.is_reached, wrong)) else position.theme_by(wrong)


def played_on(game: Game, position: Position, first: Any, seed: int) -> Any:
    """The match at the end of the hand: the seat plays exactly, the others at full strength."""
    match = position.match.copy()
    match.apply(position.seat, first)
    while match.to_move is not None:
        seat = match.to_move
        view = match.view(seat)
        action = None
        if seat == position.seat and view.phase == "play":
            values = position.reaching(match) or {}
            action = next((each for each, reaches in values.items() if reaches), None)
        match.apply(seat, action or game.choose(view, "strong", seed=seed + len(match.events)))
    return match
