"""The player's own fan lies entirely on the cloth, whatever the window, and however many cards it holds."""

from itertools import pairwise, product
from math import cos, radians, sin

import pytest

from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.table.felt import RIM
from tartli_desktop.table.places.layout import OWN_WIDTH, Place, scene_size
from tartli_desktop.table.places.round_table import seats_of

SIZES = (
    *((772, 534), (834, 614), (1024, 640), (1110, 774)),
    *((1366, 768), (1920, 1080), (2560, 1080), (1000, 1400)),
)


def corners(place: Place) -> list[tuple[float, float]]:
    wide, high, turned = place.width / 2, place.width * ASPECT / 2, radians(place.rotation)
    return [
        (
            place.x + aside * wide * cos(turned) - down * high * sin(turned),
            place.y + aside * wide * sin(turned) + down * high * cos(turned),
        )
        for aside in (-1, 1)
        for down in (-1, 1)
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_lies_on_the_rim(size: tuple[int, int], seats: int) -> None:
    width, height = scene_size(*size, seats)
    rim = RIM * max(width / size[0], height / size[1])
    layout = seats_of(seats, width, height)
    for count in range(1, 17):
        for index in range(count):
            for x, y in corners(layout.own(index, count)):
                assert rim < x < width - rim, (count, index)
                assert y <= height - rim, (count, index)


@pytest.mark.parametrize("count", range(2, 17))
def test_it_opens_as_an_arc(count: int) -> None:
    layout = seats_of(2, 1300)
    cards = [layout.own(index, count) for index in range(count)]
    assert [card.rotation for card in cards] == sorted({card.rotation for card in cards})
    assert cards[0].y == max(card.y for card in cards)
    assert min(card.y for card in cards) == cards[count // 2].y


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_corner_is_seen_whole(seats: int) -> None:
    for size, count in product(SIZES, range(2, 13)):
        width, height = scene_size(*size, seats)
        layout = seats_of(seats, width, height)
        corner = CornerIndices(large=True).reach
        for one, following in pairwise(layout.own(index, count) for index in range(count)):
            assert following.x - one.x >= corner * one.width, (size, count)
        assert layout.own(0, count).width > 0.66 * OWN_WIDTH
