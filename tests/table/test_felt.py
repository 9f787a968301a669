"""Where the table lies in a room, and where the floor is visible beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor

from tartli_desktop.table.felt import painted_table, table_area


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


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_floor_is_darker_than_the_cloth(high_contrast: bool) -> None:
    area = QRectF(200, 0, 400, 300)
    picture = painted_table(QSize(800, 300), 1.0, area, high_contrast=high_contrast).toImage()

    def light(x: int) -> float:
        return QColor(picture.pixelColor(x, 150)).lightnessF()

    assert max(light(20), light(780)) < light(400)
