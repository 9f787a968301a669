"""What all puzzles have in common that are solved by how a hand ends: see :class:`HandPuzzlesOf`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.learning.puzzles import OutcomeBase, PuzzleKind, Solution
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.rules import RulesPlayed, seated
from tartli_desktop.text.card_names import card_name, name_in_suit, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import Labels

from .puzzle import EASY, HARD, MEDIUM, HandPuzzle, puzzles_of

tr = Context("HandPuzzles")
say = Sentences("house", "coach")


class Decision(NamedTuple, Generic[A]):
    """A decision of the player of a puzzle."""

    done: A
    right: tuple[A, ...]
    """The actions that reach the goal whatever the others do; empty if none does, or if that is unknown."""
    forced: tuple[str, Card] | None = None
    """Who plays next in the trick after a right card, and the only card that they may then play, if so."""
    trick: Sequence[Card] = ()
    """The trick of the card that was played, if it was played to its end."""

    @property
    def is_wrong(self) -> bool:
        """Whether another action of the same kind would have reached the goal."""
        return self.done not in self.right and type(self.done) in map(type, self.right)


class HandOutcome(OutcomeBase, Generic[A], frozen=True):
    """The outcome of a puzzle; it is also solved if the goal was missed without a wrong decision."""

    reached: bool
    first: Decision[A]
    """The decision with which the puzzle began."""
    wrong: Decision[A] | None
    """The first decision that gave the goal away, if one did."""


class HandPuzzlesOf(Generic[M, V, E, A]):
    """The puzzles of a game; see :class:`tartli_desktop.face.learning.puzzles.PuzzlesOf`.

    The file ``puzzles`` of the game's help has the words of each theme: its name in a menu; the task, with
    {player} for the name of the soloist or the declarer; and what is said if it was reached, and if not.
    """

    level = "strong"
    """The level of the others."""

    rules: RulesPlayed[M, V, E, A]

    # What a game says

    def named_in(self, match: M) -> str:
        """The name in the task: that of the soloist or the declarer, if there is one already."""
        raise NotImplementedError

    def tricks(self, match: M) -> Sequence[tuple[int, Sequence[Card]]]:
        """Who led to each trick that is over, and its cards in order."""
        raise NotImplementedError

    def discards(self, match: M, seat: int) -> Sequence[Card]:
        """The cards that a seat has discarded."""
        raise NotImplementedError

    def right(self, puzzle: HandPuzzle, match: M) -> tuple[A, ...]:
        """The cards that reach the goal from here, if one is to be played; empty if that is unknown."""
        raise NotImplementedError

    def is_reached(self, puzzle: HandPuzzle, match: M) -> bool:
        """Whether the goal was reached in a hand that is over, or in which it is decided."""
        raise NotImplementedError

    def is_decided(self, puzzle: HandPuzzle, match: M) -> bool:
        """Whether nothing more can be done for the goal, though the hand may go on."""
        return bool(puzzle.answers) and len(match.hands[-1][1]) > len(puzzle.record["hands"][-1]["actions"])

    def meaning(self, puzzle: HandPuzzle) -> str:
        """A sentence about what the right action is for; empty if that is plain."""
        return ""

    # What the house asks

    def count(self) -> int:
        """How many puzzles come with the program."""
        return len(self._all)

    def given(self, number: int) -> HandPuzzle:
        """A puzzle that comes with the program."""
        return self._all[number - 1]

    def _words(self, player: str = "") -> Mapping[str, Labels]:
        [words] = field_words(self.rules.name, "puzzles", {"player": player}).values()
        return words

    @property
    def _all(self) -> Sequence[HandPuzzle]:
        return puzzles_of(self.rules.name)

    def kinds(self) -> Sequence[Sequence[PuzzleKind]]:
        """The themes, and the grades."""
        every = sorted((each.grade, number, each.theme) for number, each in enumerate(self._all, 1))
        grades = {EASY: tr("Easy"), MEDIUM: tr("Medium"), HARD: tr("Hard")}
        themes = [
            PuzzleKind(words.label, tuple(number for _, number, found in every if found == theme), theme)
            for theme, words in self._words().items()
        ]
        by_grade = [
            PuzzleKind(name, tuple(number for found, number, _ in every if found == grade))
            for grade, name in grades.items()
        ]
        return themes, by_grade

    def places_of_mistakes(self, data: str) -> Sequence[int]:
        """None: a mistake in a hand of the player's need not have one best line."""
        return ()

    def of_hand(self, record: JsonDict, number: int, at: int, seat: int) -> HandPuzzle | None:
        """None, see :meth:`places_of_mistakes`."""
        return None

    def task(self, puzzle: HandPuzzle, match: M) -> str:
        """What is to be done, and what lies face down: the tricks so far, and the player's discards."""
        text = tr("%1. %2 – %3", "the number of a trick, who led, the cards")
        told = [self._words(self.named_in(match))[puzzle.theme].sentences[0]]
        begun = type(match).from_record(puzzle.record)
        for number, (leader, cards) in enumerate(self.tricks(begun), 1):
            told.append(fill(text, number, name_shown(match.players[leader]), _in_order(cards)))
        if discards := self.discards(begun, puzzle.seat):
            told.append(fill(tr("Your discards: %1"), _in_order(discards)))
        return "\n".join(told)

    position = task
    """No other hand lies open."""

    def outcome(self, puzzle: HandPuzzle, match: M) -> HandOutcome[A]:
        """The outcome, from the match at its end."""
        decisions = list(self._decisions(puzzle, match))
        wrong = next((each for each in decisions if each.is_wrong), None)
        reached = wrong is None if puzzle.answers else self.is_reached(puzzle, match)
        return HandOutcome(reached or wrong is None, reached, decisions[0], wrong)

    def _decisions(self, puzzle: HandPuzzle, match: M) -> Iterator[Decision[A]]:
        """The decisions of the player, up to the first wrong one."""
        at = type(match).from_record(puzzle.record | {"players": list(match.players)})
        answers = tuple(map(self.rules.form.parse, puzzle.answers))
        _, actions = match.hands[-1]
        for text in actions[len(puzzle.record["hands"][-1]["actions"]) :]:
            seat, done = seated(self.rules, text)
            if seat == puzzle.seat:
                right = answers or self.right(puzzle, at)
                decision = Decision(done, right, self._forced(puzzle, at, right), self._trick(match, done))
                yield decision
                if decision.is_wrong or puzzle.answers:
                    return
            at.apply(seat, done)

    def _trick(self, match: M, done: A) -> Sequence[Card]:
        played = {*self.rules.cards_leaving(done)}
        return next((cards for _, cards in self.tricks(match) if played <= {*cards}), ())

    def _forced(self, puzzle: HandPuzzle, match: M, right: Sequence[A]) -> tuple[str, Card] | None:
        if not right or puzzle.answers:
            return None
        then = match.copy()
        then.apply(puzzle.seat, right[0])
        seat = then.to_move
        if seat is None or len(self.tricks(then)) > len(self.tricks(match)):
            return None
        only = self.rules.only_card(then.view(seat))
        return None if only is None else (name_shown(then.players[seat]), self.rules.cards_leaving(only)[0])

    def in_words(self, puzzle: HandPuzzle, outcome: HandOutcome[A]) -> Solution:
        """How the puzzle ended, and why."""
        _, reached, missed = self._words()[puzzle.theme].sentences
        told = outcome.wrong or outcome.first

        def named(action: A) -> str:
            return " + ".join(card_name(card) for card in self.rules.cards_leaving(action))

        better = tr(" or ", "between cards").join(map(named, told.right))
        shown = say(
            "solved",
            wrong=outcome.wrong is not None,
            lucky=outcome.reached,
            reached=outcome.reached,
            done=named(told.done),
            better=better,
            trick=_in_order(told.trick),
        )
        meaning = self.meaning(puzzle)
        if told.forced is not None:
            who, card = told.forced
            meaning = say("forced", who=who, card=card_name(card))
        return Solution(
            reached if outcome.reached else missed,
            f"{shown} {meaning}" if meaning else shown,
            self.rules.cards_leaving(told.right[0]),
        )


def _in_order(cards: Sequence[Card]) -> str:
    """The cards of a trick as they were played; a suit is named where it changes."""
    told = []
    for place, card in enumerate(cards):
        name = name_in_suit(card)
        if card.suit is not None and (not place or cards[place - 1].suit != card.suit):
            name = fill(tr("%1 %2", "a suit, and a rank of it"), suit_name(card.suit), name)
        told.append(name)
    return ", ".join(told)
