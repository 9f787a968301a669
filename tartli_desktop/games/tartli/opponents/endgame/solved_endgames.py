"""Exact results of tricks 8 to 16, for the ends of simulated hands."""

from tartli_desktop.games.tartli.rules.cards import HAND_POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.rules.variant import Variant

from .solver import BEFORE_TRICK_8, FAR, Solver, Stakes


class SolvedEndgames:
    """The solved ends of hands, each solved once for a decision.

    ``goal`` is the count with which a player goes out; the variant gives the rest.
    """

    def __init__(self, variant: Variant, goal: int = GAME_POINTS) -> None:
        self._double = variant.double_below
        self._sweeps = variant.stichmatsch
        self._goal = goal
        self._solver = Solver(Stakes())
        self.nodes = 0
        """The positions searched so far."""
        self._known: dict[tuple[int, int, int, int, int, int], tuple[float, float, int]] = {}

    def __call__(
        self, leader: int, other: int, ours: int, others: int, early: int, other_early: int
    ) -> tuple[float, float, int]:
        """Both counts at the end and who won, each for the leader of trick 8 first.

        If a player has won, the loser's count only shows whether the game counts double (R9.3).
        """
        if ours >= self._goal:
            return ours, others, 1
        if others >= self._goal:
            return ours, others, -1
        key = leader, other, ours, others, early, other_early
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._solved(*key)
        return found

    def _solved(
        self, leader: int, other: int, ours: int, others: int, early: int, other_early: int
    ) -> tuple[float, float, int]:
        left = HAND_POINTS - early - other_early
        open_game = max(ours + other_early, others + early) + left >= self._goal
        stakes = Stakes(
            (early, other_early),
            (ours, others) if open_game else (0, 0),
            self._goal,
            self._sweeps,
            self._double,
            FAR,
        )
        self._solver = Solver(stakes, self._solver)
        value = max(self._solver.leads(leader, other, BEFORE_TRICK_8, window=1).values())
        self.nodes += self._solver.nodes
        games = round(value / FAR)
        if games:
            lost = 0 if abs(games) > 1 else self._double
            return (GAME_POINTS, lost, 1) if games > 0 else (lost, GAME_POINTS, -1)
        return ours + (left + value) / 2, others + (left - value) / 2, 0
