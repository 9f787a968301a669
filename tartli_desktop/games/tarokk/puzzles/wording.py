"""Puzzles of tarokk in words: see :class:`tartli_desktop.kit.puzzles.hand_puzzles.HandPuzzlesOf`."""

from collections.abc import Sequence

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.games.tarokk import Action, Event, Match, View
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.kit.puzzles.hand_puzzles import HandPuzzlesOf
from tartli_desktop.kit.puzzles.puzzle import HandPuzzle
from tartli_desktop.text.program_names import name_shown

from .goals import OpenCards, TooDeep, deal_in, side_number, verdict


class TarokkPuzzles(HandPuzzlesOf[Match, View, Event, Action]):
    """The puzzles of tarokk."""

    rules = RULES

    def named_in(self, match: Match) -> str:
        """The declarer’s name."""
        declarer = match.view(0).declarer
        return "" if declarer is None else name_shown(match.players[declarer])

    def tricks(self, match: Match) -> Sequence[tuple[int, Sequence[Card]]]:
        view = match.view(0)
        tricks = (view.tricks[4 * place : 4 * place + 4] for place in range(len(view.winners)))
        return [(trick[0][0], [card for _, card in trick]) for trick in tricks]

    def discards(self, match: Match, seat: int) -> Sequence[Card]:
        return match.view(seat).discards

    def right(self, puzzle: HandPuzzle, match: Match) -> tuple[Action, ...]:
        """The cards that reach the goal whatever the others do; empty if that takes too long to find out."""
        view = match.view(puzzle.seat)
        try:
            found = OpenCards(puzzle.theme, side_number(view.side)).reaching(deal_in(match, view))
        except TooDeep:
            return ()
        return tuple(each for each, reaches in found.items() if reaches)

    def is_reached(self, puzzle: HandPuzzle, match: Match) -> bool:
        return bool(verdict(match, puzzle.theme, puzzle.seat))

    def is_decided(self, puzzle: HandPuzzle, match: Match) -> bool:
        return verdict(match, puzzle.theme, puzzle.seat) is not None


PUZZLES = TarokkPuzzles()
