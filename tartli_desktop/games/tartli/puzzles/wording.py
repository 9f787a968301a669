"""Puzzles of Tartli in words: see :class:`tartli_desktop.face.learning.puzzles.Puzzles`."""

from collections.abc import Iterable, Sequence

from tartli_desktop.cards.german import Card
from tartli_desktop.face.learning.puzzles import PuzzleKind, Solution
from tartli_desktop.games.tartli import Action, Declare, Match, Play, Variant, View
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.wording import action_words, decisive_card, hint_sentence
from tartli_desktop.games.tartli.opponents import STRONG, evaluate
from tartli_desktop.games.tartli.words.terms import variant_name
from tartli_desktop.table import hand_order
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown

from . import puzzle as judging
from .puzzle import Outcome, Puzzle, WrongChoice, first_melds, puzzles

tr = Context("Tartli.Puzzles")


class TartliPuzzles:
    """See :class:`tartli_desktop.face.learning.puzzles.Puzzles`."""

    level = STRONG
    """The level of the opponent, which defends perfectly from trick 8 on."""

    places_of_mistakes = staticmethod(judging.places_of_mistakes)
    of_hand = staticmethod(judging.of_hand)
    outcome = staticmethod(judging.outcome)
    is_decided = staticmethod(judging.is_decided)

    def count(self) -> int:
        """The number of puzzles that come with the program."""
        return len(puzzles())

    def given(self, number: int) -> Puzzle:
        """A puzzle that comes with the program, by number."""
        return puzzles()[number - 1]

    def kinds(self) -> Sequence[Sequence[PuzzleKind]]:
        """Puzzles of cards, and of melds."""
        names = {"cards": tr("Play the cards"), "melds": tr("Declare the melds")}
        every = list(enumerate(puzzles(), 1))
        return [
            [
                PuzzleKind(name, tuple(number for number, each in every if each.kind == kind), kind)
                for kind, name in names.items()
            ]
        ]

    def task(self, puzzle: Puzzle, match: Match) -> str:
        """The task, with the rules in force."""
        view, opponent = match.view(puzzle.seat), name_shown(match.players[1 - puzzle.seat])
        told = []
        if puzzle.own:
            told.append(tr("From one of your hands: you did not find the best here."))
        told.append(_goal(puzzle, opponent))
        return "\n".join((" ".join(told), _rules(view.variant)))

    def position(self, puzzle: Puzzle, match: Match) -> str:
        """The task, with what can be known of the other hand now."""
        view, opponent = match.view(puzzle.seat), name_shown(match.players[1 - puzzle.seat])
        task = self.task(puzzle, match)
        if puzzle.kind != "cards" or not view.opponent_cards:
            return task
        known = tr("You can tell from the play that %1 holds %2.", "a name, cards")
        cards = hand_order.in_order(view.opponent_cards, view.trump)
        return f"{task}\n{fill(known, opponent, names_of(cards))}"

    def in_words(self, puzzle: Puzzle, outcome: Outcome) -> Solution:
        """The outcome in one sentence, and the explanation with its cards."""
        if outcome.solved:
            best = _best(puzzle, outcome.first)
            return Solution(_reached(puzzle, outcome), _why_best(outcome, best), _cards_of(best))
        better = _better(outcome.wrong_choice)
        return Solution(_fell_short(puzzle, outcome), _what_was_better(outcome), _cards_of(better))


PUZZLES = TartliPuzzles()


def names_of(cards: Iterable[Card]) -> str:
    """The names of some cards as a list in words."""
    return ", ".join(card_name(card) for card in cards)


def _rules(variant: Variant) -> str:
    """The rules in force, in a sentence."""
    if variant.name == "hungarian":
        return tr("Hungarian rules.")
    if variant.name == "austrian":
        return tr("Austrian rules.")
    return fill(tr("Rules: %1."), variant_name(variant))


def _goal(puzzle: Puzzle, opponent: str) -> str:
    goal = puzzle.goal
    if puzzle.kind == "cards":
        text = tr("Score as much as you can from here. %1 makes no mistakes.", "a name")
    else:
        text = tr("Score %n more point(s) with melds by trick 8. %1 has nothing to declare.", "a name", goal)
    return fill(text, opponent)


def _reached(puzzle: Puzzle, outcome: Outcome) -> str:
    if puzzle.kind == "melds":
        return fill(tr("Your melds scored %1, all that they could."), outcome.reached)
    text = tr("You ended %1, the best possible.", "points ahead or behind")
    return fill(text, _standing(outcome.reached))


def _fell_short(puzzle: Puzzle, outcome: Outcome) -> str:
    if puzzle.kind == "melds":
        text = tr("Your melds scored %1; they could have scored %2.", "points")
        return fill(text, outcome.reached, puzzle.goal)
    text = tr("You ended %1; you could have ended %2.", "points ahead or behind")
    return fill(text, _standing(outcome.reached), _standing(puzzle.goal))


def _standing(points: int) -> str:
    """How far the player is ahead at the end of the hand."""
    if not points:
        return tr("level", "at the end of a hand")
    if points > 0:
        return tr("%n point(s) ahead", None, points)
    return tr("%n point(s) behind", None, -points)


def _best(puzzle: Puzzle, view: View) -> Action:
    """What had to be done first."""
    if puzzle.kind == "cards":
        return hint_of(view, evaluate(view)).action
    (first,) = first_melds(view)
    return first


def _why_best(outcome: Outcome, best: Action) -> str:
    view = outcome.first
    if isinstance(best, Play):
        text = tr("Trick %1 decided it: %2.", "a trick, a card")
        card = decisive_card(hint_of(view, evaluate(view)), view.variant)
        return fill(text, view.trick_number, card)
    text = tr(
        "“%1” had to come first: once a sequence has scored, its lower and shorter parts no longer can.",
        "a declaration",
    )
    return fill(text, action_words(best, view.variant))


def _what_was_better(outcome: Outcome) -> str:
    wrong_choice = outcome.wrong_choice
    if wrong_choice is None:
        return tr("A declaration was left out.")
    done = action_words(wrong_choice.done, wrong_choice.view.variant)
    points = wrong_choice.lost
    cost = tr("Trick %1: “%2” cost %n point(s).", "what was done", points)
    told = fill(cost, wrong_choice.view.trick_number, done)
    return f"{told} {_better_words(wrong_choice, outcome.opponent)}"


def _better(wrong_choice: WrongChoice | None) -> Action | None:
    """What would have been better than a wrong choice, if one thing was."""
    if wrong_choice is None:
        return None
    if wrong_choice.values:
        return hint_of(wrong_choice.view, wrong_choice.values).action
    return wrong_choice.better[0] if wrong_choice.better else None


def _cards_of(action: Action | None) -> tuple[Card, ...]:
    if isinstance(action, Play):
        return (action.card,)
    return tuple(card for item in action.items for card in item.cards) if isinstance(action, Declare) else ()


def _better_words(wrong_choice: WrongChoice, opponent: str) -> str:
    better = _better(wrong_choice)
    if wrong_choice.values:
        text = tr("The best move: %1", "a hint, which is a sentence")
        return fill(
            text, hint_sentence(hint_of(wrong_choice.view, wrong_choice.values), wrong_choice.view, opponent)
        )
    if better is None:
        return tr("This card was still needed for a meld.")
    return fill(tr("Better: “%1”.", "a declaration"), action_words(better, wrong_choice.view.variant))
