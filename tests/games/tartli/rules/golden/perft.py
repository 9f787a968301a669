"""Counts of sequences of legal actions from a position, which chess programmers call perft.

A changed count shows that the set of legal actions has changed, even for actions nobody thought of testing:
https://www.chessprogramming.org/Perft. Both seats' actions count, also out of turn. A sequence that ends the
hand before the depth is not counted.
"""

from tartli_desktop.games.tartli import Match


def perft(match: Match, depth: int) -> int:
    """The number of sequences of ``depth`` legal actions from here, within this hand."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(match.legal_actions(seat)) for seat in (0, 1))
    count = 0
    for seat in (0, 1):
        for action in match.legal_actions(seat):
            after = match.copy()
            after.apply(seat, action)
            count += perft(after, depth - 1)
    return count
