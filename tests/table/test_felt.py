"""Where the table lies in a room, and where the floor is visible beside it."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from tartli_desktop.table.felt import table_area


@pytest.mark.parametrize(
    ("room", "wanted", "table"),
    [
        ((1000, 700), (1000, 700), (0, 0, 1000, 700)),
        ((1100, 700), (1000, 700), (0, 0, 1100, 700)),
        ((2400, 700), (1500, 700), (450, 0, 1500, 700)),
        ((700, 1400), (700, 760), (0, 320, 700, 760)),
    ],
    ids=["fits", "nearly fits", "very wide", "very tall"],
)
def test_a_table_takes_the_room_but_for_a_broad_floor(
    room: tuple[int, int], wanted: tuple[int, int], table: tuple[int, int, int, int]
) -> None:
    assert table_area(QSizeF(*room), QSizeF(*wanted)) == QRectF(*table)
