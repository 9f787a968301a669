"""A guided hand, whose course is planned, and the steps that explain it."""

from collections.abc import Callable, Hashable
from functools import cache
from importlib import import_module
from typing import Generic

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.rules import RulesPlayed, seated
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

ARROWS, TYPING = "arrows", "typing"
"""The two ways to play a card by keys. Each is explained once."""

TALON = "talon"
"""What a step can point at in every game, besides cards of the hand."""


class LessonStep(Struct, Generic[V, A], frozen=True):
    """One thing that is explained, once. Its text is in the hand's file of the game's help."""

    name: str
    """The name of the text, under which a finished step is also saved."""

    points: tuple[Card | str, ...] = ()
    """What is pointed at: cards of the hand, and names that the game's guide knows."""

    expected: A | None = None
    """What the learner is to do; None if there is only something to read."""

    elsewhere: Callable[[V], bool] | None = None
    """Whether the step fits a view after the learner has left the line; None if it fits none."""

    way: str = ""
    """Which of the two ways to play a card by keys this step explains; empty for neither."""

    by_trick: bool = False
    """Whether the words depend on the trick on the table; off the line the learner then decides."""

    for_others: bool = False
    """Whether the learner may do ``expected`` for an opponent too: gather the trick that is explained."""

    def asks_for(self, *, on_line: bool) -> A | None:
        """The action that the learner is to do now; None if there is no particular one."""
        return None if self.by_trick and not on_line else self.expected


class PlannedHand(Generic[M, V, E, A]):
    """A guided hand of a game, played by the session for matches that are marked as lessons.

    The line is its planned course, to which the opponents keep while the learner does. A step comes up there
    when what it expects is next, and a step to read does together with the one after it.
    """

    text = "lesson"
    """The file in the game's help with the texts of the steps. Its title is among those of ``lessons``."""

    rules: RulesPlayed[M, V, E, A]
    """The game's."""

    opponents: tuple[str, ...]
    """The names of the opponents, who sit after the learner."""

    characters: tuple[str, ...] = ()
    """The people of the café in each seat, by id; empty for nobody in particular."""

    line: tuple[str, ...]
    """The actions of all seats with which the hand is planned."""

    steps: tuple[LessonStep[V, A], ...]
    """The steps, in the order in which they come up."""

    puzzle = ""
    """The theme of the puzzle that is offered afterwards; empty for none."""

    seat = 0
    """The seat of the learner."""

    level = "heuristic"
    """The opponents' level once the learner has left the line: its decisions are the same each time."""

    def __init__(self) -> None:
        self._moments = cache(self._walk)

    def dealt(self, players: tuple[str, ...]) -> M:
        """The match with its hand dealt, for players of these names."""
        raise NotImplementedError

    def course(self, view: V) -> Hashable:
        """What a seat knows about the course of the hand."""
        raise NotImplementedError

    def new_match(self, learner: str) -> M:
        """The match against the opponents, with its hand dealt."""
        return self.dealt((learner, *self.opponents))

    def is_on_line(self, view: V) -> bool:
        """Whether the learner has followed the line so far."""
        return self.course(view) in self._moments(self.seat)

    def steps_at(self, view: V) -> tuple[LessonStep[V, A], ...]:
        """The steps that are planned for this moment of the line; none elsewhere."""
        _, steps = self._moments(self.seat).get(self.course(view), (None, ()))
        return steps

    def reply(self, request: Request) -> A | None:
        """An opponent's answer: from the line while the learner keeps to it, then by its level."""
        view: V = request.view
        moments, course = self._moments(view.seat), self.course(view)
        answers = import_module(self.rules.opponents.module)
        answer: A | None
        if request.asked is Asked.INTERJECT:
            # On the line nothing is said out of turn.
            answer = None if course in moments else answers.interject(view, self.level, seed=request.seed)
            return answer
        answer, _ = moments.get(course, (None, ()))
        if answer is None or answer not in view.legal:
            answer = answers.choose(view, self.level, seed=request.seed)
        return answer

    def _walk(self, seat: int) -> dict[Hashable, tuple[A | None, tuple[LessonStep[V, A], ...]]]:
        """Every moment of the line as a seat knows it: the seat's action, if it acts, and the steps."""
        match, rest = self.new_match("0"), self.steps
        found: dict[Hashable, tuple[A | None, tuple[LessonStep[V, A], ...]]] = {}
        for text in self.line:
            mover, action = seated(self.rules, text)
            # What is only read comes before what is done next.
            count = next((n for n, step in enumerate(rest, 1) if step.expected is not None), 0)
            last = rest[count - 1] if count else None
            fits = last is not None and last.expected == action and (mover == self.seat or last.for_others)
            steps, rest = (rest[:count], rest[count:]) if fits else ((), rest)
            found[self.course(match.view(seat))] = action if mover == seat else None, steps
            match.apply(mover, action)
        found[self.course(match.view(seat))] = None, ()
        return found
