"""Puzzles of Ulti in words: see :class:`tartli_desktop.kit.puzzles.hand_puzzles.HandPuzzlesOf`."""

from collections.abc import Sequence

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.games.ulti import Action, Event, Match, View
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.puzzles.hand_puzzles import HandPuzzlesOf
from tartli_desktop.kit.puzzles.puzzle import HandPuzzle
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown

from .goals import GOALS, OpenCards, is_reached

tr = Context("Ulti.Puzzles")


class UltiPuzzles(HandPuzzlesOf[Match, View, Event, Action]):
    """The puzzles of Ulti."""

    rules = RULES

    def named_in(self, match: Match) -> str:
        """The soloist’s name."""
        return "" if match.soloist is None else name_shown(match.players[match.soloist])

    def tricks(self, match: Match) -> Sequence[tuple[int, Sequence[Card]]]:
        return [(leader, cards) for leader, cards, _ in match.view(0).tricks]

    def discards(self, match: Match, seat: int) -> Sequence[Card]:
        """The talon, if the seat has laid it."""
        return [card for cards, taker in match.view(seat).lays if taker is None for card in cards]

    def right(self, puzzle: HandPuzzle, match: Match) -> tuple[Action, ...]:
        """The cards that reach the goal whatever the others do; empty if that takes too long to find out."""
        view = match.view(puzzle.seat)
        open_cards = OpenCards(match, GOALS[puzzle.theme])
        found = open_cards.reaching(match, view)
        return tuple(each for each, reaches in found.items() if reaches) if open_cards.is_exact else ()

    def is_reached(self, puzzle: HandPuzzle, match: Match) -> bool:
        return is_reached(match, GOALS[puzzle.theme])

    def meaning(self, puzzle: HandPuzzle) -> str:
        """The bid that follows a discard."""
        return fill(tr("Then bid %1."), terms.bid_name(puzzle.meant)) if puzzle.meant else ""


PUZZLES = UltiPuzzles()
