"""The worth of the counts at the start of a hand: the chance to win the game, and to win it double.

The tables were computed from simulated hands, from 501 backwards, for counts 25 points apart, and written to
``equity.json``: ``python -m tests.benchmarks.tartli.equity_tables``.
"""

from functools import lru_cache

from tartli_desktop.fitted import numbers

STEP = 25

BULI = 200.0
"""The points that one game is worth, from the slope of the tables at the start of a game."""

TABLED_DOUBLE = 251
"""The ``double_below`` that ``doubles`` was computed for (R9.3)."""

Table = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1)
def _tables() -> dict[str, Table]:
    """``wins``: the chance, in thousandths, that the player with the first count wins the game against the
    second. ``doubles``: the chance that this player wins and the game counts 2."""
    return numbers(__file__, dict[str, Table])


def chance_to_win(mine: float, theirs: float) -> float:
    """The chance to win the game from these counts, before a hand is dealt."""
    return _between("wins", mine, theirs)


def equity(mine: float, theirs: float, double_below: int) -> float:
    """The expected games from these counts, won less lost, between -2 and 2.

    For a ``double_below`` other than that of the tables, the double games are scaled.
    """
    single = 2 * _between("wins", mine, theirs) - 1
    double = _between("doubles", mine, theirs) - _between("doubles", theirs, mine)
    if double_below <= TABLED_DOUBLE:
        return single + double * max(0.0, (double_below - 50) / (TABLED_DOUBLE - 50))
    part = (double_below - TABLED_DOUBLE) / (501 - TABLED_DOUBLE)
    return single + (1 - part) * double + part * single


def _between(name: str, mine: float, theirs: float) -> float:
    table = _tables()[name]
    last = len(table) - 2
    row, column = min(int(mine / STEP), last), min(int(theirs / STEP), last)
    down, right = min(1.0, mine / STEP - row), min(1.0, theirs / STEP - column)
    upper, lower = table[row], table[row + 1]
    above = upper[column] + right * (upper[column + 1] - upper[column])
    below = lower[column] + right * (lower[column + 1] - lower[column])
    return (above + down * (below - above)) / 1000
