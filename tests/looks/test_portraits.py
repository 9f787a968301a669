"""The portraits of the people at the table."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPixmapCache, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.portraits import portrait
from tartli_desktop.people.people import GUESTS, PEOPLE
from tartli_desktop.resources import resources_folder
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = [*(person.id for person in PEOPLE), *GUESTS]


def drawn(name: str, size: float, ratio: float = 1.0) -> QImage:
    return portrait(name, size, ratio).toImage()


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_there_is_a_portrait_of_everybody_and_of_nobody_else() -> None:
    assert sorted(path.name for path in (resources_folder() / "portraits").iterdir()) == sorted(
        f"{name}.svg" for name in NAMES
    )


def test_a_wreath_is_whole(qtbot: QtBot) -> None:
    label = PortraitLabel("anna", 4.0, wreathed=True)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    picture = QImage(label.size(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    label.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    last = label.width() - 1
    edge = [(x, y) for x in range(last + 1) for y in range(last + 1) if {x, y} & {0, last}]
    assert [each for each in edge if picture.pixelColor(*each).alpha()] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_portrait_is_a_round_picture_and_no_empty_frame(name: str) -> None:
    image, empty = drawn(name, 48), drawn("nobody", 48)
    assert (image.width(), image.height()) == (48, 48)
    assert [image.pixelColor(x, y).alpha() for x in (0, 47) for y in (0, 47)] == [0, 0, 0, 0]
    assert image.pixelColor(24, 24).alpha() == 255
    assert len(colours(image)) > 2 * len(colours(empty))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_drawn_outside_the_frame(name: str) -> None:
    image = drawn(name, 200)
    outside = [
        image.pixelColor(x, y).alpha()
        for x in range(200)
        for y in range(200)
        if (x - 99.5) ** 2 + (y - 99.5) ** 2 > 99**2
    ]
    assert set(outside) == {0}


def test_no_two_portraits_are_alike() -> None:
    seen = [drawn(name, 48) for name in NAMES]
    assert all(seen[i] != seen[k] for i in range(len(seen)) for k in range(i))


def test_a_portrait_has_all_the_pixels_of_its_screen() -> None:
    pixmap = portrait("vilma", 48, 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (96, 2.0)
    assert pixmap.deviceIndependentSize().toTuple() == (48.0, 48.0)
    # As sharp as a portrait of twice the size, not the small one scaled up.
    assert pixmap.toImage().pixelColor(40, 40) == portrait("vilma", 96).toImage().pixelColor(40, 40)


def test_a_portrait_is_drawn_once_for_a_size_and_a_screen() -> None:
    QPixmapCache.clear()
    first = portrait("ilona", 48, 1.5)
    assert portrait("ilona", 48, 1.5).cacheKey() == first.cacheKey()
    assert portrait("ilona", 48, 1.25).width() == 60


def test_the_drawings_are_of_the_people_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(Path(__file__).parents[2] / "packaging" / "cards")])
    from portraits.gallery import PORTRAITS

    assert list(PORTRAITS) == NAMES
