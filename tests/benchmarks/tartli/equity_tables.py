"""Make the tables of :mod:`tartli_desktop.games.tartli.opponents.equity`:
``python -m tests.benchmarks.tartli.equity_tables``.

For each pair of counts 25 points apart, from 500 downwards, hands are simulated to their end. If no game is
won, the value is that of the final counts, whose cells are known by then. All cells use the same deals, so
that neighbours differ by what the counts are worth, not by luck. Writes ``equity.json``.
"""

import argparse
from random import Random

from tartli_desktop.games.tartli import GAME_POINTS, HUNGARIAN
from tartli_desktop.games.tartli.opponents import equity
from tartli_desktop.games.tartli.opponents.equity import STEP, TABLED_DOUBLE
from tartli_desktop.games.tartli.opponents.meld_tables import switches_of
from tartli_desktop.games.tartli.opponents.simulation.rollout import Side, Start, rollout
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import plans_of
from tests.benchmarks.fitted import write

CELLS = 21
SEED = 11
NOISE = 100

Table = dict[tuple[int, int], float]


def between(table: Table, first: float, second: float) -> float:
    """The interpolated value of a table between its cells."""
    row, column = (min(int(count / STEP), CELLS - 2) for count in (first, second))
    down, right = first / STEP - row, second / STEP - column

    def cell(row: int, column: int) -> float:
        return table.get((row, column), 0.0)

    above = (1 - right) * cell(row, column) + right * cell(row, column + 1)
    below = (1 - right) * cell(row + 1, column) + right * cell(row + 1, column + 1)
    return (1 - down) * above + down * below


def fill(row: int, column: int, hands: int, wins: Table, doubles: Table) -> None:
    """Fill the two cells of one pair of counts, one for each order."""
    switches = switches_of(HUNGARIAN)
    plans = plans_of(switches)
    chance = Random(SEED)
    sums = [[0.0, 0.0], [0.0, 0.0]]
    for number in range(hands):
        cards = list(range(32))
        chance.shuffle(cards)
        place = next(place for place, card in enumerate(cards) if card < 8)
        cards[18], cards[place] = cards[place], cards[18]
        leading = number % 2 == 0
        counts = (row * STEP, column * STEP) if leading else (column * STEP, row * STEP)
        leader, other = (Side(count, sets=switches.sets) for count in counts)
        start = Start(leading, 1, 1 << cards[18], GAME_POINTS, leader, other)
        mine, theirs, out = rollout(
            plans,
            start,
            sum(1 << card for card in cards[:9]),
            sum(1 << card for card in cards[9:18]),
            tuple(1 << card for card in cards[19:]),
            noise=NOISE,
            at=17 * number,
            estimated=True,
        )
        if not out and max(mine, theirs) >= GAME_POINTS and mine != theirs:
            out = 1 if mine > theirs else -1
        if out:
            winner = 0 if out > 0 else 1
            sums[winner][0] += 1
            sums[winner][1] += (theirs if out > 0 else mine) < TABLED_DOUBLE
        elif mine >= GAME_POINTS:
            sums[0][0] += 0.5
            sums[1][0] += 0.5
        else:
            for side, (first, second) in enumerate(((mine, theirs), (theirs, mine))):
                sums[side][0] += between(wins, first, second)
                sums[side][1] += between(doubles, first, second)
    if row == column:
        sums = [[(sums[0][part] + sums[1][part]) / 2 for part in (0, 1)]] * 2
    for side, cell in enumerate(((row, column), (column, row))):
        wins[cell], doubles[cell] = (value / hands for value in sums[side])


def main() -> None:
    """Compute both tables and write them."""
    parser = argparse.ArgumentParser(description="What counts at the start of a hand are worth.")
    parser.add_argument("--hands", type=int, default=1500, help="for each cell")
    hands = parser.parse_args().hands
    wins: Table = {}
    doubles: Table = {}
    cells = [(row, column) for row in range(CELLS) for column in range(row + 1)]
    for row, column in sorted(cells, key=lambda cell: -sum(cell)):
        fill(row, column, hands, wins, doubles)
        plans_of(switches_of(HUNGARIAN)).trim()
    made = {
        name: [[round(1000 * table[row, column]) for column in range(CELLS)] for row in range(CELLS)]
        for name, table in (("wins", wins), ("doubles", doubles))
    }
    write(equity.__file__, made)


if __name__ == "__main__":
    main()
