"""A guided hand, whose course is planned, and the steps that explain it."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from types import MappingProxyType
from typing import ClassVar, Generic, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.rules import RulesPlayed, seated
from tartli_desktop.resources import resources_folder
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

ARROWS, TYPING = "arrows", "typing"
"""The two ways to play a card by keys. Each is explained once."""

TALON = "talon"
"""What a step can point at in every game, besides cards of the hand."""

_PART = re.compile(r"\[([^]:]+)(?:: ([^]]+))?\]|(\d:[^],[\n]+)")
"""A step with its words, or the action of a seat."""


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


class HandPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided hand as a file of ``resources/lessons/`` describes it."""

    deck: str
    """The codes of the cards of the pack, top card first."""

    line: str
    """The actions of all seats, with the steps before what they explain: ``[name: words] 0:play HK, …``.

    The words are what a step points at, by default the card that is played, its way to play a card, and
    ``by_trick`` or ``for_others``: see :class:`LessonStep`. The last step before an action expects it.
    """

    dealer: int = 0
    """The seat that deals the hand, if it is the first one of its match."""

    puzzle: str = ""
    """The theme of the puzzle that is offered afterwards; empty for none."""


class PlannedHand(Generic[M, V, E, A]):
    """A guided hand of a game, played by the session for matches that are marked as lessons.

    The line is its planned course, to which the opponents keep while the learner does. A step comes up there
    when what it expects is next, and a step to read does together with the one after it.

    Args:
        text: the file in the game's help with the words of the steps; ``lessons`` beside it has the title.
        plan: the cards, the line and the steps.
    """

    rules: RulesPlayed[M, V, E, A]
    """The game's."""

    variant: object
    """The rules of the match."""

    opponents: tuple[str, ...]
    """The names of the opponents, who sit after the learner."""

    characters: tuple[str, ...] = ()
    """The people of the café in each seat, by id; empty for nobody in particular."""

    by_hand: ClassVar[Mapping[str, object]] = MappingProxyType({"last_card_by_itself": False})
    """The options of the game, by their names, with which nothing is done for the learner."""

    points: ClassVar[tuple[str, ...]] = (TALON,)
    """What a step can point at besides cards of the hand."""

    elsewhere: Mapping[str, Callable[[V], bool]] = MappingProxyType({})
    """For steps by their names, whether they fit a view after the learner has left the line."""

    seat = 0
    """The seat of the learner."""

    level = "heuristic"
    """The opponents' level once the learner has left the line: its decisions are the same each time."""

    def __init__(self, text: str, plan: HandPlan) -> None:
        self.text, self.plan = text, plan
        self._moments = cache(self._walk)

    @classmethod
    def all(cls) -> tuple[Self, ...]:
        """The hands in the file of the game. Raises OSError, and ValueError for another form."""
        file = resources_folder() / "lessons" / f"{cls.rules.name}.toml"
        plans = msgspec.toml.decode(file.read_bytes(), type=dict[str, HandPlan])
        return tuple(cls(text, plan) for text, plan in plans.items())

    @cached_property
    def line(self) -> tuple[str, ...]:
        """The actions of all seats with which the hand is planned."""
        return tuple(text for text, _ in self._planned)

    @cached_property
    def steps(self) -> tuple[LessonStep[V, A], ...]:
        """The steps, in the order in which they come up."""
        return tuple(step for _, steps in self._planned for step in steps)

    def begun(self, players: tuple[str, ...]) -> M:
        """The match before its hand is dealt."""
        return self.rules.match(self.variant, self.plan.dealer, players)

    def course(self, view: V) -> object:
        """What a seat knows about the course of the hand: its view, but for the names of the players."""
        return view

    def new_match(self, learner: str) -> M:
        """The match against the opponents, with its hand dealt."""
        match = self.begun((learner, *self.opponents))
        match.deal(map(self.rules.form.cards.__getitem__, self.plan.deck.split()))
        return match

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

    @cached_property
    def _planned(self) -> tuple[tuple[str, tuple[LessonStep[V, A], ...]], ...]:
        """Each action of the line, with the steps that come up before it. Raises ValueError."""
        planned: list[tuple[str, tuple[LessonStep[V, A], ...]]] = []
        steps: list[LessonStep[V, A]] = []
        for name, words, text in _PART.findall(self.plan.line):
            if name:
                steps.append(self._step(name, words.split()))
                continue
            if steps:
                _, expected = seated(self.rules, text)
                _, _, played = text.partition(":play ")
                points = steps[-1].points or ((self.rules.form.cards[played],) if played else ())
                steps[-1] = replace(steps[-1], points=points, expected=expected)
            planned.append((text, tuple(steps)))
            steps = []
        if steps or _PART.sub("", self.plan.line).strip(", \n"):
            raise ValueError(f"the line of “{self.text}” is not made of actions, with steps before them")
        return tuple(planned)

    def _step(self, name: str, words: Sequence[str]) -> LessonStep[V, A]:
        """A step with these words. Raises ValueError."""
        cards = self.rules.form.cards
        points = tuple(cards.get(word, word) for word in words if word in cards or word in self.points)
        marks = [word for word in words if word not in cards and word not in self.points]
        if unknown := {*marks} - {ARROWS, TYPING, "by_trick", "for_others"}:
            raise ValueError(f"the step “{name}” of “{self.text}” points at no {unknown}")
        return LessonStep(
            name,
            points,
            elsewhere=self.elsewhere.get(name),
            way=next((word for word in marks if word in (ARROWS, TYPING)), ""),
            by_trick="by_trick" in marks,
            for_others="for_others" in marks,
        )

    def _walk(self, seat: int) -> dict[object, tuple[A | None, tuple[LessonStep[V, A], ...]]]:
        """Every moment of the line as a seat knows it: the seat's action, if it acts, and the steps."""
        match = self.new_match("0")
        found: dict[object, tuple[A | None, tuple[LessonStep[V, A], ...]]] = {}
        for text, steps in self._planned:
            mover, action = seated(self.rules, text)
            found[self.course(match.view(seat))] = action if mover == seat else None, steps
            match.apply(mover, action)
        found[self.course(match.view(seat))] = None, ()
        return found
