"""The exact endings against plain full search."""

from random import Random

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import HAND_POINTS, LAST_TRICK_POINTS, beats
from tartli_desktop.games.tartli.opponents.endgame.solver import (
    BEFORE_TRICK_8,
    GAME_WORTH,
    NO_SWEEP,
    SWEEP,
    Solver,
    Stakes,
)
from tartli_desktop.games.tartli.opponents.meld_tables import CARD_POINTS, following

POSITIONS = 80
"""The number of positions in a normal run.

``python -m tests.games.tartli.opponents.endgame.test_solver 1000`` searches another number.
"""


Hands = tuple[int, int]
"""One value for each seat: hands as masks, or counts."""


class Full:
    """Searches everything; values are the first player's points less the second's."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes

    def game(self, winner: int, loser_count: int) -> int:
        worth = GAME_WORTH * (2 if loser_count < self.stakes.double_below else 1)
        return worth if winner == 0 else -worth

    def value(self, hands: Hands, leader: int, sweeper: int | None, counts: Hands, first: bool) -> int:
        """``sweeper`` has won every trick since the 8th; ``first`` means that none has been gathered."""
        best: int | None = None
        for lead in cards(hands[leader]):
            value = self.lead(hands, leader, lead, sweeper, counts, first)
            if best is None or (value > best if leader == 0 else value < best):
                best = value
        assert best is not None
        return best

    def lead(
        self, hands: Hands, leader: int, lead: int, sweeper: int | None, counts: Hands, first: bool
    ) -> int:
        values = [
            self.trick(hands, leader, lead, reply, sweeper, counts, first)
            for reply in cards(following(hands[1 - leader], lead))
        ]
        return min(values) if leader == 0 else max(values)

    def trick(
        self,
        hands: Hands,
        leader: int,
        lead: int,
        reply: int,
        sweeper: int | None,
        counts: Hands,
        first: bool,
    ) -> int:
        stakes = self.stakes
        winner = 1 - leader if beats(0, lead, reply) else leader
        sign = 1 if winner == 0 else -1
        points = CARD_POINTS[lead] + CARD_POINTS[reply]
        rest = [hands[0], hands[1]]
        rest[leader] ^= 1 << lead
        rest[1 - leader] ^= 1 << reply
        sweeper = winner if first or sweeper == winner else None
        if not rest[0]:
            points += LAST_TRICK_POINTS
        new = [counts[0], counts[1]]
        new[winner] += points
        value = sign * points
        if not rest[0]:
            if stakes.stichmatsch and sweeper == winner:  # R9.4
                taken = stakes.early[1 - winner]
                new[winner] += taken
                new[1 - winner] -= taken
                value += sign * 2 * taken
            if max(new) >= stakes.goal and new[0] != new[1]:  # R9.5
                best = 0 if new[0] > new[1] else 1
                if min(new) >= stakes.goal:
                    return value + (GAME_WORTH if best == 0 else -GAME_WORTH)
                return value + self.game(best, new[1 - best])
            return value
        after = (rest[0], rest[1])
        later = (new[0], new[1])
        if new[winner] >= stakes.goal:
            out = value + self.game(winner, new[1 - winner])
            loser, low = new[1 - winner], stakes.double_below
            doubles = loser - stakes.early[1 - winner] < low <= loser < stakes.goal
            if sweeper == winner and stakes.stichmatsch and doubles:
                # The player may wait for a stichmatsch, which would make the game count double.
                on = value + self.value(after, winner, sweeper, later, False)
                return max(out, on) if winner == 0 else min(out, on)
            return out
        if new[1 - winner] >= stakes.goal:
            return value + self.game(1 - winner, new[winner])
        return value + self.value(after, winner, sweeper, later, False)


class FullWithMemory(Full):
    """The plain full search with a transposition table."""

    def __init__(self, stakes: Stakes) -> None:
        super().__init__(stakes)
        self._known: dict[tuple[Hands, int, int | None, Hands, bool], int] = {}

    def value(self, hands: Hands, leader: int, sweeper: int | None, counts: Hands, first: bool) -> int:
        # If neither player can reach the goal any more, the counts do not matter.
        if max(counts) + HAND_POINTS + sum(self.stakes.early) < self.stakes.goal:
            counts = (0, 0)
        key = hands, leader, sweeper, counts, first
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = super().value(hands, leader, sweeper, counts, first)
        return found


def cards(mask: int) -> list[int]:
    return [card for card in range(32) if mask >> card & 1]


def position(random: Random, size: int) -> tuple[Hands, Stakes, int]:
    some = random.sample(range(32), 2 * size)
    hands = sum(1 << card for card in some[:size]), sum(1 << card for card in some[size:])
    early = random.randrange(0, 60), random.randrange(0, 60)
    kind = random.randrange(4)
    if kind == 0:
        counts = random.randrange(60, 300), random.randrange(60, 300)
    elif kind == 1:
        counts = random.randrange(420, 501), random.randrange(60, 501)
    elif kind == 2:
        counts = random.randrange(420, 501), random.randrange(230, 300)
    else:
        counts = random.randrange(400, 501), random.randrange(400, 501)
    if random.random() < 0.5:
        counts = counts[::-1]
    stakes = Stakes(
        early=early,
        counts=counts,
        stichmatsch=random.random() < 0.6,
        double_below=random.choice((1, 250, 251, 501)),
    )
    sweep = random.choice((NO_SWEEP, SWEEP, BEFORE_TRICK_8))
    return hands, stakes, sweep


def compare(number: int) -> None:
    random = Random(f"ending {number}")
    size = random.choice((2, 3, 3, 4, 4, 4, 5)) if number % 50 else 6
    hands, stakes, sweep = position(random, size)
    full = Full(stakes)
    solver = Solver(stakes)
    sweeper = 0 if sweep == SWEEP else None
    first = sweep == BEFORE_TRICK_8
    wanted = {1 << lead: full.lead(hands, 0, lead, sweeper, stakes.counts, first) for lead in cards(hands[0])}
    found = solver.leads(*hands, sweep)
    assert found == wanted
    best = max(wanted.values())
    near = Solver(stakes).leads(*hands, sweep, window=1)
    assert {bit for bit, value in near.items() if value == best} == {
        bit for bit, value in wanted.items() if value == best
    }
    lead = random.choice(cards(hands[0]))
    answers = {
        1 << reply: full.trick(hands, 0, lead, reply, sweeper, stakes.counts, first)
        for reply in cards(following(hands[1], lead))
    }
    assert solver.replies(*hands, 1 << lead, sweep) == answers
    worst = min(answers.values())
    near = Solver(stakes).replies(*hands, 1 << lead, sweep, window=1)
    assert {bit for bit, value in near.items() if value == worst} == {
        bit for bit, value in answers.items() if value == worst
    }


@pytest.mark.parametrize("block", range(4))
def test_endings_are_those_of_plain_full_search(block: int) -> None:
    # R4.2, R9.2 to R9.5: with and without stichmatsch, far from 501 and near it.
    assert len(CARDS) == 32
    for number in range(block * POSITIONS // 4, (block + 1) * POSITIONS // 4):
        compare(number)


if __name__ == "__main__":
    import sys

    for each in range(int(sys.argv[1])):
        compare(each)
    print(f"{sys.argv[1]} endings: no difference")
