"""What a puzzle asks for, and which cards reach it whatever the others do, with all cards open."""

from typing import NamedTuple

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver
from tartli_desktop.games.ulti.opponents.search.trickplay import Table
from tartli_desktop.games.ulti.opponents.search.worlds import World
from tartli_desktop.games.ulti.rules.actions import Play
from tartli_desktop.games.ulti.rules.cards import ALL_CARDS
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.view import View

MOST_CARDS = 60_000
"""How many cards the exact search of a puzzle's position may try: a fraction of a second."""


class Goal(NamedTuple):
    """What is to become of a component of the hand."""

    component: str
    is_made: bool
    """Whether the soloist is to win it; only a defender wants it lost."""


GOALS: dict[str, Goal] = {
    "ulti": Goal("ulti", True),
    "trumped": Goal("ulti", True),
    "break-ulti": Goal("ulti", False),
    "betli": Goal("betli", False),
    "aces": Goal("aces", True),
    "hundred": Goal("40-100", True),
}
"""The goal of each theme of cards: ``trumped`` is an Ulti that a wrong card lets be trumped in trick 10."""


def component_of(goal: Goal, contract: str) -> str:
    """The word of the component in the settlement: Four Aces need not be bid (U11.3)."""
    silent = goal.component == "aces" and not CONTRACTS[contract].has("aces")
    return "silent-aces" if silent else goal.component


class OpenCards:
    """Searches the positions of one hand in play with all cards open, for one goal."""

    def __init__(self, match: Match, goal: Goal, limit: int = MOST_CARDS) -> None:
        assert match.contract is not None
        self._goal, self._component = goal, component_of(goal, match.contract)
        self._limit = limit
        self._solver: Solver | None = None

    @property
    def is_exact(self) -> bool:
        """Whether no search had to be given up."""
        return self._solver is None or self._solver.nodes <= self._limit

    def reaching(self, match: Match, view: View) -> dict[Play, bool]:
        """For each card that the seat of ``view`` may play, whether it reaches the goal."""
        table, world = Table(Knowledge(view)), world_of(match)
        if self._solver is None:
            self._solver = Solver(table.stakes(world).alone(self._component), self._limit)
        found = table.values(world, table.cards(), 10, self._solver)
        return {table.play_of(card): (value > 0) == self._goal.is_made for card, value in found.items()}


def world_of(match: Match) -> World:
    """Where all cards lie."""
    views = [match.view(seat) for seat in range(3)]
    hands = [mask_of(view.hand) for view in views]
    gone = mask_of(views[0].trick) | mask_of(card for _, cards, _ in views[0].tricks for card in cards)
    return World((hands[0], hands[1], hands[2]), ALL_CARDS & ~(gone | hands[0] | hands[1] | hands[2]))


def is_reached(match: Match, goal: Goal) -> bool:
    """Whether a match whose last hand is over reached the goal."""
    result = match.results[-1]
    component = component_of(goal, result.contract)
    won = any(
        each.won for each in result.components if each.name == component and each.seat == result.soloist
    )
    return won == goal.is_made
