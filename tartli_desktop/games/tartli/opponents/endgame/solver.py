"""Solve tricks 8 to 16: the value of every legal card when both sides play their best (R4.2, R9).

Both hands are known. The search is a fail-soft alpha-beta with a table of bounds. A table keyed by both
players' cards of a suit gives its moves, well ordered and without twins. Masks are normal: trumps are suit 0.
Values are points from here on, the leader's less the other's, with the last 10, stichmatsch (R9.4) and, where
a player can reach 501, the game: :data:`GAME_WORTH` for each of its bulis.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.meld_tables import (
    BEATEN_BY,
    CARD_POINTS,
    HIGHER_PLAIN,
    HIGHER_TRUMPS,
    PLAIN_HIGH_TO_LOW,
    TRUMPS_HIGH_TO_LOW,
    following,
)
from tartli_desktop.games.tartli.rules.cards import LAST_TRICK_POINTS, PLAIN_POINTS, TRUMP_POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS

GAME_WORTH = 400
"""What one game, or each of its bulis, is worth in points carried into the next hand."""

FAR = 10_000
"""A game worth so large that no number of points can be mistaken for it."""

INFINITE = 1 << 20

NO_SWEEP, SWEEP, BEFORE_TRICK_8 = 0, 1, 2
"""Who won the tricks from 8 on: not the leader alone, the leader alone, or none gathered yet (R9.4)."""

Reply = tuple[int, int, bool]
"""The bit of the card, the points of the trick, and whether the card takes the trick."""

Move = tuple[int, int, tuple[Reply, ...]]
"""The sort key of a lead, its bit, and its replies, best first."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is at stake in the ending; each pair gives the leader's side first."""

    early: tuple[int, int] = (0, 0)
    """Each side's trick points before trick 8, which a stichmatsch takes away (R9.4)."""
    counts: tuple[int, int] = (0, 0)
    """The count of each side (R9.1)."""
    goal: int = GAME_POINTS
    """The count that wins the game; one point more than both have while they are tied (R7.2)."""
    stichmatsch: bool = True
    """Whether the variant has stichmatsch (R9.4)."""
    double_below: int = 251
    """A won game counts 2 if the loser's count is below this (R9.3)."""
    game_worth: int = GAME_WORTH
    """What one game, or each of its bulis, is worth."""


_ORDER = (TRUMPS_HIGH_TO_LOW, *(PLAIN_HIGH_TO_LOW,) * 3)
_HIGHER = (HIGHER_TRUMPS, *(HIGHER_PLAIN,) * 3)
_POINTS = (TRUMP_POINTS, *(PLAIN_POINTS,) * 3)
"""By suit: the ranks from high to low, the ranks that beat each, and the points of each."""


def _without_twins(own: int, other: int, order: tuple[int, ...], points: tuple[int, ...]) -> list[int]:
    """The ranks of one's cards, one of each run of equal worth that no card of the other player splits."""
    kept: list[int] = []
    last = -1
    for rank in order:
        if own >> rank & 1:
            if last < 0 or points[last] != points[rank]:
                kept.append(rank)
            last = rank
        elif other >> rank & 1:
            last = -1
    return kept


# The tables below keep what they find: the same cards of a suit occur in thousands of positions.


@cache
def _pairs(suit: int, own: int, other: int) -> tuple[Move, ...]:
    """The moves of a suit both players hold, by the leader's cards of it and the other's."""
    points, shift = _POINTS[suit], suit * 8
    moves: list[Move] = []
    for rank in _without_twins(own, other, _ORDER[suit], points):
        replies = []
        for reply in _without_twins(other, own, _ORDER[suit], points):
            takes = bool(_HIGHER[suit][rank] >> reply & 1)
            place = -50 - points[reply] if takes else points[reply]
            replies.append((place, (1 << reply + shift, points[rank] + points[reply], takes)))
        replies.sort()
        sure = not other & _HIGHER[suit][rank]
        key = -50 - points[rank] if sure else points[rank]
        moves.append((key, 1 << rank + shift, tuple(reply for _, reply in replies)))
    return tuple(sorted(moves))


@cache
def _leads(suit: int, own: int) -> tuple[tuple[int, int], ...]:
    """The leads of a suit that only the leader holds: bit and points, most valuable first."""
    points = _POINTS[suit]
    ranks = sorted(_without_twins(own, 0, _ORDER[suit], points), key=lambda rank: -points[rank])
    return tuple((1 << rank + suit * 8, points[rank]) for rank in ranks)


@cache
def _discards(suit: int, own: int, other: int) -> tuple[Reply, ...]:
    """The replies of a plain suit that cannot take the lead, by the other player's cards and the leader's."""
    points = _POINTS[suit]
    ranks = _without_twins(own, other, _ORDER[suit], points)
    return tuple((1 << rank + suit * 8, points[rank], False) for rank in reversed(ranks))


@cache
def _ruffs(trumps: int, points: int) -> tuple[Reply, ...]:
    """The trumps as replies to a plain lead of this many points."""
    return tuple((bit, points + more, True) for bit, more in _leads(0, trumps))


UNKNOWN = (-INFINITE, INFINITE, 0)
"""The table entry of a position never met: bounds, and no best card."""


def _first(moves: list[Move], best: int) -> list[Move]:
    """Move the lead that was best before to the front."""
    if moves[0][1] != best:
        for place, move in enumerate(moves):
            if move[1] == best:
                moves.insert(0, moves.pop(place))
                break
    return moves


def moves_of(leader: int, other: int) -> list[Move]:
    """Every distinct lead with its replies: sure winners first, most valuable first, then the low cards."""
    moves: list[Move] = []
    void: list[tuple[int, int]] = []
    for suit in range(4):
        own = leader >> suit * 8 & 255
        if own:
            held = other >> suit * 8 & 255
            if held:
                moves += _pairs(suit, own, held)
            else:
                void += _leads(suit, own)
    if void:
        trumps = other & 255
        if trumps:
            moves += [(points, bit, _ruffs(trumps, points)) for bit, points in void]
        else:
            free: list[Reply] = []
            for suit in (1, 2, 3):
                held = other >> suit * 8 & 255
                if held:
                    free += _discards(suit, held, leader >> suit * 8 & 255)
            free.sort(key=_points)
            moves += [
                (-50 - points, bit, tuple([(each, points + more, False) for each, more, _ in free]))
                for bit, points in void
            ]
    moves.sort()
    return moves


def _points(reply: Reply) -> int:
    return reply[1]


class Solver:
    """Solves endings with one set of stakes and keeps its results."""

    def __init__(self, stakes: Stakes, before: Solver | None = None) -> None:
        self._stakes = stakes
        # Positions in which only points are at stake do not depend on the stakes.
        self._known: dict[tuple[int, int, int, int], tuple[int, int, int]] = (
            {} if before is None else before._known
        )
        self._staked: dict[tuple[int, int, int, int], tuple[int, int, int]] = {}
        self.nodes = 0

    # The value of a card

    def leads(
        self,
        leader: int,
        other: int,
        sweep: int,
        *,
        window: int = INFINITE,
        should_stop: ShouldStop | None = None,
    ) -> dict[int, int]:
        """The value of every lead, by its bit, for the leader.

        With a ``window``, only values within it of the best are exact; the others are upper bounds. After
        ``should_stop`` only the leads tried to the end have a value.
        """
        left = worth_of(leader | other)
        values: dict[int, int] = {}
        best = -INFINITE
        for _, lead, replies in moves_of(leader, other):
            floor = max(-INFINITE, best - window)
            worst = INFINITE
            for reply, points, takes in replies:
                if should_stop is not None and should_stop():
                    return values
                value = self._root(leader ^ lead, other ^ reply, points, takes, left, floor, worst, sweep)
                worst = min(worst, value)
                if worst <= floor:
                    break
            values[lead] = worst
            best = max(best, worst)
        return _with_twins(values, leader, other)

    def replies(
        self,
        leader: int,
        other: int,
        lead: int,
        sweep: int,
        *,
        window: int = INFINITE,
        should_stop: ShouldStop | None = None,
    ) -> dict[int, int]:
        """The value of every legal reply, by its bit, for the leader, whose hand still holds the card led.

        ``window`` and ``should_stop`` as for :meth:`leads`.
        """
        left = worth_of(leader | other)
        card = lead.bit_length() - 1
        allowed = following(other, card)
        values: dict[int, int] = {}
        best = INFINITE
        winners = allowed & BEATEN_BY[card]
        for some in (winners, allowed & ~winners):
            while some:
                if should_stop is not None and should_stop():
                    return values
                reply = some & -some
                some ^= reply
                points = CARD_POINTS[card] + CARD_POINTS[reply.bit_length() - 1]
                takes = bool(winners & reply)
                ceiling = min(INFINITE, best + window)
                values[reply] = self._root(
                    leader ^ lead, other ^ reply, points, takes, left, -INFINITE, ceiling, sweep
                )
                best = min(best, values[reply])
        return values

    # The search

    def _root(
        self, leader: int, other: int, points: int, takes: bool, left: int, alpha: int, beta: int, sweep: int
    ) -> int:
        """The value of a full trick for its leader, whose side comes first in the stakes."""
        stakes = self._stakes
        kept = 0
        if sweep and stakes.stichmatsch:
            kept = 1 + stakes.early[0 if takes else 1]
            if takes and sweep == SWEEP:
                kept = 0
        mine, theirs = stakes.counts
        if takes:
            return -self._gathered(other, leader, points, left - points, -beta, -alpha, kept, theirs, mine)
        return self._gathered(leader, other, points, left - points, alpha, beta, kept, mine, theirs)

    def _gathered(
        self,
        winner: int,
        other: int,
        points: int,
        left: int,
        alpha: int,
        beta: int,
        sweep: int,
        mine: int,
        theirs: int,
    ) -> int:
        """The value for the player who gathers a trick, going out included.

        ``sweep`` is 0, or 1 plus the loser's points that a stichmatsch of the winner would take away.
        """
        goal = self._stakes.goal
        if not winner:
            return self._total(points, sweep, mine, theirs)
        mine += points
        alpha -= points
        beta -= points
        if mine >= goal:
            out = self._game(theirs)
            low = self._stakes.double_below
            if not sweep or theirs < low or theirs >= goal or theirs - (sweep - 1) >= low:
                return points + out
            # Playing on may make the game count double; if it fails, the other only gets to lead once.
            on = self._value(winner, other, left, max(alpha, out), beta, sweep, mine, theirs)
            return points + max(out, on)
        if theirs >= goal:
            # The other player, who had played on for a stichmatsch, has now missed it and goes out.
            return points - self._game(mine)
        return points + self._value(winner, other, left, alpha, beta, sweep, mine, theirs)

    def _game(self, loser: int) -> int:
        """The worth of a win against this count of the loser (R9.3)."""
        return self._stakes.game_worth * (2 if loser < self._stakes.double_below else 1)

    def _total(self, points: int, sweep: int, mine: int, theirs: int) -> int:
        """The value of the last trick for its winner (R9.4, R9.5)."""
        points += LAST_TRICK_POINTS
        gain = points
        mine += points
        if sweep:
            taken = sweep - 1
            mine, theirs = mine + taken, theirs - taken
            gain += 2 * taken
        goal = self._stakes.goal
        if mine >= goal and mine > theirs:
            gain += self._stakes.game_worth if theirs >= goal else self._game(theirs)
        elif theirs >= goal and theirs > mine:
            gain -= self._stakes.game_worth if mine >= goal else self._game(mine)
        return gain

    def _value(
        self, leader: int, other: int, left: int, alpha: int, beta: int, sweep: int, mine: int, theirs: int
    ) -> int:
        """Points from here on for the leader: exact between alpha and beta, else a bound beyond."""
        most, table, goal = left + 2 * sweep, self._staked, self._stakes.goal
        if mine + most >= goal or theirs + most >= goal:
            most += 2 * self._stakes.game_worth
        else:
            mine = theirs = 0
            if not sweep:
                table = self._known
        if most <= alpha:
            return most
        if -most >= beta:
            return -most
        if table is self._known and not leader & leader - 1:
            # The last trick, which holds all the points left.
            return -left if BEATEN_BY[leader.bit_length() - 1] & other else left
        key = (leader, other, sweep, mine)
        low, high, killer = table.get(key, UNKNOWN)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        self.nodes += 1
        gathered = self._gathered
        best, floor = -INFINITE, alpha
        moves = moves_of(leader, other)
        for _, lead, replies in _first(moves, killer) if killer else moves:
            worst, ceiling = INFINITE, beta
            rest = leader ^ lead
            for reply, points, takes in replies:
                if takes:
                    value = -gathered(
                        other ^ reply, rest, points, left - points, -ceiling, -floor, 0, theirs, mine
                    )
                else:
                    value = gathered(
                        rest, other ^ reply, points, left - points, floor, ceiling, sweep, mine, theirs
                    )
                if value < worst:
                    worst = value
                    if worst <= floor:
                        break
                    if worst < ceiling:
                        ceiling = worst
            if worst > best:
                best, killer = worst, lead
                if best > floor:
                    floor = best
                    if best >= beta:
                        break
        if best > alpha:
            low = best
        if best < beta:
            high = best
        table[key] = low, high, killer
        return best


def worth_of(cards: int) -> int:
    """The points of the tricks these cards make, the last 10 included."""
    return LAST_TRICK_POINTS + sum(CARD_POINTS[card] for card in range(32) if cards >> card & 1)


def _with_twins(values: dict[int, int], own: int, other: int) -> dict[int, int]:
    """The values with those of twins filled in."""
    found = dict(values)
    for suit in range(4):
        points, last = _POINTS[suit], -1
        for rank in _ORDER[suit]:
            bit = 1 << rank + suit * 8
            if own & bit:
                if bit not in values and last >= 0 and points[last] == points[rank]:
                    found[bit] = found[1 << last + suit * 8]
                last = rank
            elif other & bit:
                last = -1
    return found
