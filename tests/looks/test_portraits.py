"""The portraits of the people at the table."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPixmapCache, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.characters.characters import CHARACTERS, GUESTS, SIGNS
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.resources import resources_folder
from tartli_desktop.widgets.labels.portrait_label import PortraitLabel

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = [*(person.id for person in CHARACTERS), *GUESTS, *SIGNS]


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


def test_a_portrait_is_drawn_once_for_a_size_and_a_screen() -> None:
    QPixmapCache.clear()
    first = portrait("ilona", 48, 1.5)
    assert portrait("ilona", 48, 1.5).cacheKey() == first.cacheKey()
    assert portrait("ilona", 48, 1.25).width() == 60


def test_the_drawings_are_of_the_people_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(Path(__file__).parents[2] / "packaging" / "cards")])
    from portraits.gallery import PORTRAITS

    assert list(PORTRAITS) == NAMES
