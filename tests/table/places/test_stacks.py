"""Stacks of cards: each card's edge is visible, with a line between it and the next."""

from itertools import pairwise

import pytest

from tartli_desktop.table.places.layout import Place
from tartli_desktop.table.places.round_table import seats_of

LEAST = 1.6
"""Least distance of two lines, in units; closer ones run into one grey edge."""


def stack(count: int) -> list[Place]:
    layout = seats_of(2, 1280)
    return [layout.pack(0, index, count) for index in range(count)]


@pytest.mark.parametrize("count", [4, 13, 24, 32, 42])
def test_lines_between_its_cards_do_not_run_into_each_other(count: int) -> None:
    lines = [place.y for place in stack(count) if place.covered and place.parted]
    apart = [lower - upper for lower, upper in pairwise(lines)]
    assert min(apart) >= LEAST - 1e-6
    assert max(apart) < 2 * LEAST


def test_the_cards_of_a_talon_can_be_counted_by_their_edges() -> None:
    assert all(place.parted for place in stack(13))
