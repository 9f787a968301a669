"""The small pictures of menus and buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.looks import icons
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.resources import resources_folder
from tartli_desktop.settings.settings import ColourScheme, Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = sorted(path.stem for path in (resources_folder() / "icons").glob("*.svg"))
OF_OTHER_GAMES = {"double"}
"""The window starts with a table of Tartli, whose menus lack this entry."""
PAPER, INK = QColor("#F5ECDA"), QColor("#2B211C")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = MainWindow(UserPaths.under(tmp_path), Settings(motion=False, sound=False), MatchStore.in_memory())
    qtbot.addWidget(made)
    made.show()
    made.begin()
    yield made
    made.close()
    apply_colour_scheme(ColourScheme.SYSTEM)


def drawn(icon: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage()


def stands_out(image: QImage, ground: QColor) -> int:
    """How many pixels clearly differ from the ground."""
    count = 0
    for x in range(image.width()):
        for y in range(image.height()):
            colour = image.pixelColor(x, y)
            parts = zip(colour.getRgb()[:3], ground.getRgb()[:3], strict=True)
            count += colour.alphaF() * max(abs(one - other) for one, other in parts) > 90
    return count


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("ink", "ground"), [(INK, PAPER), (PAPER, INK)], ids=["light", "dark"])
@pytest.mark.parametrize("size", [16, 24])
def test_a_picture_can_be_seen(name: str, ink: QColor, ground: QColor, size: int) -> None:
    image = drawn(icons.picture(name, ink, ground, (16, 24)), size)
    assert (image.width(), image.height()) == (size, size)
    assert stands_out(image, ground) >= size * size * 0.1


def menus(window: MainWindow) -> list[QMenu]:
    return [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]


def test_every_entry_of_the_menus_has_a_picture(window: MainWindow) -> None:
    seen = set()
    for menu in menus(window):
        menu.aboutToShow.emit()
        for entry in menu.actions():
            if not entry.isSeparator():
                assert not entry.icon().isNull(), entry.text()
                seen.add(icons.picture_of(entry))
    assert seen == set(NAMES) - {"tartli", *OF_OTHER_GAMES}
