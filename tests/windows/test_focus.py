"""Where the keyboard is can always be seen, and Tab goes as the eye does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import AUSTRIAN, HUNGARIAN
from tartli_desktop.store.paths import Places
from tartli_desktop.store.settings import ColourScheme, Settings
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.windows.about import AboutDialog
from tartli_desktop.windows.colours import apply_colour_scheme
from tartli_desktop.windows.deal_check import DealCheck
from tartli_desktop.windows.house_rules import HouseRulesDialog
from tartli_desktop.windows.how_to_play import HowToPlay
from tartli_desktop.windows.matches_dialog import MatchesDialog
from tartli_desktop.windows.meld_dialog import MeldDialog
from tartli_desktop.windows.new_match import NewMatchDialog
from tartli_desktop.windows.own_pack import OwnPackDialog
from tartli_desktop.windows.settings_dialog import SettingsDialog
from tests.engine.positions import dealt

from .legible import contrast
from .test_house_rules import LINE

Key = Qt.Key

LEAST_CONTRAST = 1.5
LEAST_PIXELS = 30


def melds() -> MeldDialog:
    return MeldDialog(dealt(hands=("HAKOUX LAKO A7", ""), turned="H8", dealer=1).view(0), CardFaces())


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "about": lambda: AboutDialog(Places.under(Path("/nowhere"))),
    "deal check": lambda: DealCheck(()),
    "house rules": lambda: HouseRulesDialog(replace(AUSTRIAN, name="Pista’s rules")),
    "how to play": lambda: HowToPlay(HUNGARIAN),
    "matches": lambda: MatchesDialog((LINE,)),
    "melds": melds,
    "new match": lambda: NewMatchDialog(Settings(), ("beginner", "heuristic")),
    "own pack": lambda: OwnPackDialog(Path("/nowhere")),
    "settings": lambda: SettingsDialog(Settings()),
}


@pytest.fixture(params=[ColourScheme.LIGHT, ColourScheme.DARK], ids=["light", "dark"])
def scheme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    apply_colour_scheme(request.param)
    yield
    apply_colour_scheme(ColourScheme.SYSTEM)
    qapp.setCursorFlashTime(flash)


def stops(qtbot: QtBot, window: QWidget) -> Iterator[QWidget]:
    """All that Tab comes to, each while it has the focus."""
    seen: list[QWidget] = []
    while True:
        focus = QApplication.focusWidget()
        if focus is None or focus in seen:
            return
        seen.append(focus)
        yield focus
        qtbot.keyClick(focus, Key.Key_Tab)


def picture(window: QWidget, widget: QWidget) -> QImage:
    area = widget.rect().translated(widget.mapTo(window, QPoint())).adjusted(-6, -6, 6, 6)
    QApplication.processEvents()
    return window.grab(area & window.rect()).toImage()


def seen_change(one: QImage, other: QImage) -> int:
    """How many pixels tell one picture from the other."""
    assert one.size() == other.size()
    return sum(
        one.pixel(x, y) != other.pixel(x, y)
        and contrast(QColor(one.pixel(x, y)), QColor(other.pixel(x, y))) >= LEAST_CONTRAST
        for x in range(one.width())
        for y in range(one.height())
    )


def unseen_stops(qtbot: QtBot, window: QWidget) -> list[str]:
    """What has the focus, and looks as if it had not."""
    found = []
    before: tuple[QWidget, QImage] | None = None
    for stop in stops(qtbot, window):
        if before is not None:
            widget, focused = before
            if seen_change(focused, picture(window, widget)) < LEAST_PIXELS:
                found.append(f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}")
        before = (stop, picture(window, stop))
    return found


@pytest.mark.usefixtures("scheme")
@pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS.keys())
def test_the_focus_is_seen_wherever_tab_goes(qtbot: QtBot, make: Callable[[], QDialog]) -> None:
    dialog = make()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    QApplication.processEvents()
    assert unseen_stops(qtbot, dialog) == []
