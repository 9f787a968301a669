"""A study: what is known of a deal, and the lines of actions that were tried from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.errors import RuleError, Sentence
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.match import Action
from tartli_desktop.game.record import read_seated
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules

MOST_STEPS = 2000
"""The most steps of a study, in all its lines."""

LONGEST_LINE = 400
"""The most steps of one line; no hand of any game has half as many."""

LONGEST_NOTE = 4000
"""The most letters of a note."""

UNKNOWN = "?"
"""What stands for a card, or for the values of an action, that is not known."""

_TOO_MANY = Sentence("a study has at most {count} steps", count=MOST_STEPS)
_TOO_LONG = Sentence("a line has at most {count} steps", count=LONGEST_LINE)


class StudyError(RuleError):
    """A study that cannot be.

    Attributes:
        step: the number of the step with the fault; 0 is the head with the deal.
    """

    def __init__(self, step: int, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.args = (step, rule, message)
        self.step = step


class Step(Struct, frozen=True):
    """What a seat did."""

    seat: int

    text: str
    """The text of the action as in records; of an action that is not known, only its word, such as "lay"."""

    is_open: bool = True
    """Whether the action is known; otherwise any one with that word stands for it."""

    told: int | None = None
    """Of cards that were laid away and are not known, how many everybody was told of (T6.6); None if that
    is not known either."""

    def __str__(self) -> str:
        unknown = "" if self.is_open else f" {UNKNOWN}"
        return f"{self.seat}:{self.text}{unknown}{'' if self.told is None else f' {self.told}'}"

    @classmethod
    def parse(cls, text: object, rules: Rules, seats: int) -> Step:
        """The step of a text such as "0:play HU", "0:lay ?" or "0:lay ? 1". Raises ActionTextError."""
        hidden = _HIDDEN.fullmatch(text) if isinstance(text, str) else None
        if hidden is not None and int(hidden[1]) < seats:
            return cls(int(hidden[1]), hidden[2], is_open=False, told=int(hidden[3]) if hidden[3] else None)
        found, action = read_seated(text, seats, rules.form)
        return cls(found, str(action))

    def action(self, rules: Rules) -> Action | None:
        """The action; None if it is not known."""
        action: Action | None = rules.form.parse(self.text) if self.is_open else None
        return action

    def fits(self, action: Action, rules: Rules) -> bool:
        """Whether this may be the action that was done."""
        text = str(action)
        if self.is_open:
            return text == self.text
        return text.partition(" ")[0] == self.text and self.told in (None, rules.cards_told(action))


_HIDDEN = re.compile(r"([0-9]):([a-z]{1,20}) \?(?: ([0-9]))?")

KnownCards = tuple[Card | None, ...]
"""Some cards in order; None for one that is not known."""


class Setup(Struct, frozen=True):
    """What is known of a deal."""

    game: str
    """The name of the game."""

    variant: object
    """The rules by which it is played."""

    players: tuple[str, ...]

    first_dealer: int
    """Who dealt the hand; if there are hands before it, the first of those."""

    seat: int
    """Who studies: what this seat could not see may be left open."""

    known: tuple[KnownCards, ...]
    """Seat by seat, the cards that it got from the pack in the order in which it got them: those dealt, then
    those drawn. There may be fewer than the seat got."""

    talon: KnownCards = ()
    """The cards that no hand holds after the deal, in the order of the pack, as far as they are known."""

    knock: bool = False
    """Whether the cutter knocked instead."""

    before: tuple[Json, ...] = ()
    """The hands of the match before this one as they stand in its record, for scores and stakes."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)

    def knowing(self, seat: int, cards: KnownCards) -> Setup:
        """The same with the cards of one seat."""
        return replace(self, known=(*self.known[:seat], cards, *self.known[seat + 1 :]))

    def problem(self) -> Sentence | None:
        """Why there can be no such deal, whatever the game deals: a card in two places, or too many."""
        hands = [card for cards in self.known for card in cards]
        for cards in (hands, self.talon):
            # A card of the talon may be drawn, and so be named there too.
            known = [card for card in cards if card is not None]
            twice = next((card for card in known if known.count(card) > 1), None)
            if twice is not None:
                return Sentence("{card} is in two places", card=str(twice))
        if max(map(len, (*self.known, self.talon))) > len(self.rules.form.cards):
            return Sentence("these are more cards than a pack has")
        return None


class Node(Struct, frozen=True):
    """A place in the tree of lines."""

    step: Step | None = None
    """What led here; None for the deal."""

    parent: int = -1
    """The number of the node before; -1 for the deal."""

    children: tuple[int, ...] = ()
    """The numbers of the nodes that follow; the first goes on with the main line."""

    note: str = ""


class Study(Struct, frozen=True):
    """A study. It never changes: each operation returns another one, in which numbers of nodes stay."""

    setup: Setup

    nodes: Mapping[int, Node]
    """The nodes by number; 0 is the deal."""

    title: str = ""

    played_by: tuple[str | None, ...] = ()
    """Seat by seat the level that plays it, or None; empty if none does."""

    @classmethod
    def of(cls, setup: Setup, title: str = "") -> Study:
        """A study without any steps."""
        return cls(setup, {0: Node()}, title)

    def added(self, at: int, step: Step) -> tuple[Study, int]:
        """The study with a step after a node, and the number of its node, which may have been there already.

        Raises StudyError if there would be too many steps.
        """
        for child in self.nodes[at].children:
            if self.nodes[child].step == step:
                return self, child
        if len(self.nodes) > MOST_STEPS:
            raise StudyError(at, "", _TOO_MANY)
        if len(self.path(at)) > LONGEST_LINE:
            raise StudyError(at, "", _TOO_LONG)
        number = max(self.nodes) + 1
        before = self.nodes[at]
        nodes = {
            **self.nodes,
            at: replace(before, children=(*before.children, number)),
            number: Node(step, at),
        }
        return replace(self, nodes=nodes), number

    def with_line(self, steps: tuple[Step, ...]) -> tuple[Study, int]:
        """The study with some steps one after the other from the deal, and the number of the last.

        Raises StudyError like :meth:`added`.
        """
        begun: tuple[Study, int] = (self, 0)
        return reduce(lambda study, step: study[0].added(study[1], step), steps, begun)

    def noted(self, at: int, note: str) -> Study:
        """The study with a note at a node."""
        changed = replace(self.nodes[at], note=note[:LONGEST_NOTE])
        return replace(self, nodes={**self.nodes, at: changed})

    def worded_like(self, other: Study) -> Study:
        """The study with the title, the levels and, on the nodes that both have, the notes of another."""
        nodes = {
            number: replace(node, note=other.nodes[number].note) if number in other.nodes else node
            for number, node in self.nodes.items()
        }
        return replace(self, nodes=nodes, title=other.title, played_by=other.played_by)

    def without(self, at: int) -> Study:
        """The study without a node, which is not the deal, and without all that follows it."""
        gone, to_do = set[int](), [at]
        while to_do:
            number = to_do.pop()
            gone.add(number)
            to_do += self.nodes[number].children
        left = {number: node for number, node in self.nodes.items() if number not in gone}
        parent = self.nodes[at].parent
        siblings = tuple(number for number in self.nodes[parent].children if number != at)
        return replace(self, nodes={**left, parent: replace(left[parent], children=siblings)})

    def promoted(self, at: int) -> Study:
        """The study with a node, which is not the deal, as the first of those that follow the same one."""
        parent = self.nodes[at].parent
        others = (number for number in self.nodes[parent].children if number != at)
        first = replace(self.nodes[parent], children=(at, *others))
        return replace(self, nodes={**self.nodes, parent: first})

    def path(self, at: int) -> tuple[int, ...]:
        """The numbers of the nodes from the deal to this one."""
        found = [at]
        while (parent := self.nodes[found[-1]].parent) >= 0:
            found.append(parent)
        return tuple(reversed(found))

    def line(self, at: int) -> tuple[Step, ...]:
        """The steps that lead to a node."""
        steps = (self.nodes[number].step for number in self.path(at))
        return tuple(step for step in steps if step is not None)

    def end_of_line(self, at: int = 0) -> int:
        """The number of the last node of the main line from a node on."""
        while self.nodes[at].children:
            at = self.nodes[at].children[0]
        return at
