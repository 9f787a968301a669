"""The card points gathered so far, as an attentive player counts them (U7.4, U16.5)."""

from __future__ import annotations

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti import CONTRACTS, View
from tartli_desktop.games.ulti.rules.cards import LAST_TRICK_POINTS, points_in

_COUNTED = ("simple", "40-100", "20-100")
"""The components that points decide."""
_ALL_TRICKS = 10


def points_so_far(view: View, gathered: int) -> tuple[int, int] | None:
    """The points of the soloist and of the defenders in the first ``gathered`` tricks, with marriages.

    The talon is left out until the hand is over, as not everybody knows it. None if no component of the
    contract turns on points.
    """
    if view.contract is None or view.soloist is None:
        return None
    if view.to_move is None and view.results and (scores := view.results[-1].scores) is not None:
        return scores
    contract = CONTRACTS[view.contract]
    if not any(map(contract.has, _COUNTED)):
        return None
    points = [sum(values) for values in view.marriages]
    for number, (_, cards, winner) in enumerate(view.tricks[:gathered], 1):
        points[winner] += points_in(mask_of(cards))
        points[winner] += LAST_TRICK_POINTS if number == _ALL_TRICKS else 0
    mine = points[view.soloist]
    return mine, sum(points) - mine
