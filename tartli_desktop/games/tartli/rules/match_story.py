"""How a match went, game by game and hand by hand, from its finished hands."""

from collections.abc import Iterable

from msgspec import Struct

from .hand_result import HandResult, Pair


class PlayedGame(Struct, frozen=True):
    """One game of a match, won or not."""

    counts: tuple[Pair, ...]
    """The counts of both seats after each hand of the game (R9.1)."""

    winner: int | None
    """Who won it; None while it is not won."""

    worth: int
    """What the game counts (R9.3): 1, or 2 for a maccs; 0 while it is not won."""


class BestHand(Struct, frozen=True):
    """The hand in which a player scored the most."""

    seat: int
    points: int
    number: int
    """Which hand of the match it was, from 1."""


class MatchStory(Struct, frozen=True):
    """How a match went."""

    games: tuple[PlayedGame, ...]
    best: BestHand
    """The hand in which a player scored the most; the first of several."""

    @property
    def stakes(self) -> tuple[Pair, ...]:
        """The bulis or stakes of both seats after each game that was won (R10)."""
        won = [0, 0]
        found = []
        for game in self.games:
            if game.winner is not None:
                won[game.winner] += game.worth
                found.append((won[0], won[1]))
        return tuple(found)

    @property
    def leaders(self) -> tuple[int | None, ...]:
        """Who had more bulis or stakes after each game; None where both had the same number."""
        return tuple(None if one == other else int(other > one) for one, other in self.stakes)

    @property
    def ahead_since(self) -> int:
        """The game, from 1, since which the leader at the end has been ahead; 0 if nobody leads."""
        leaders = self.leaders
        since = len(leaders)
        while since and leaders[since - 1] == leaders[-1]:
            since -= 1
        return 0 if not leaders or leaders[-1] is None else since + 1


def story_of(results: Iterable[HandResult]) -> MatchStory | None:
    """How a match went, from its finished hands in order; None if there are none."""
    games: list[PlayedGame] = []
    counts: list[Pair] = []
    best: BestHand | None = None
    for number, result in enumerate(results, 1):
        counts.append(result.after)
        for seat in (0, 1):
            if best is None or result.gains[seat] > best.points:
                best = BestHand(seat, result.gains[seat], number)
        if result.game_won is not None:
            games.append(PlayedGame(tuple(counts), result.game_won, result.worth))
            counts = []
    if counts:
        games.append(PlayedGame(tuple(counts), None, 0))
    return None if best is None else MatchStory(tuple(games), best)
