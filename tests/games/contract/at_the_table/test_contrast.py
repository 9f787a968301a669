"""All text on the table of every game can be read on every cloth."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import LEAST_CONTRAST, contrast
from tartli_desktop.looks.surfaces.theme import apply_theme, shaded
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Cloth, Wood
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.windows.play.play_area import PlayArea
from tests.windows.legibility import ink_and_middle
from tests.windows.simulated_user import click


@pytest.fixture(autouse=True)
def _usual_theme() -> Iterator[None]:
    yield
    apply_theme(Cloth.GREEN, Wood.WALNUT)


def texts(area: PlayArea) -> Iterator[tuple[str, QRect]]:
    """Each text on the table, with its place."""
    for widget in area.findChildren(QLabel) + area.findChildren(QAbstractButton):
        if widget.isVisible() and widget.text():
            # Leave out the rim.
            yield (
                widget.text(),
                QRect(widget.mapTo(area, QPoint(0, 0)), widget.size()).adjusted(4, 4, -4, -4),
            )
    for item in area.view.scene().items():
        text = item.text if isinstance(item, Note) else None
        if text and item.isVisible():
            there = area.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            # A note lies at an angle: only the middle of its bounding rectangle is all paper.
            across, down = there.width() // 6, there.height() // 6
            yield text, there.adjusted(across, down, -across, -down).translated(area.view.pos())


@pytest.mark.parametrize(
    ("game", "cloth"),
    [*product(["tartli"], Cloth), ("ulti", Cloth.RED), ("tarokk", Cloth.BLUE)],
)
def test_all_that_is_written_on_the_table_can_be_read(
    area: PlayArea, session: Session, qtbot: QtBot, cloth: Cloth
) -> None:
    apply_theme(cloth, Wood.WALNUT)
    area.settings.change(replace(area.settings.now, cloth=cloth))
    seen: set[str] = set()
    for phase in (Phase.CUT, Phase.DECIDE):
        qtbot.waitUntil(lambda phase=phase: session.phase is phase)
        QCoreApplication.processEvents()
        image = area.grab().toImage()
        for text, there in texts(area):
            ink, ground = ink_and_middle(image, there)
            assert contrast(ink, ground) >= LEAST_CONTRAST, text
            seen.add(text)
        # The column is of the same cloth, in the shade.
        column = area.column.mapTo(area, area.column.rect().bottomLeft() + QPoint(3, -3))
        assert image.pixelColor(column).name() == shaded().name()
        if phase is Phase.CUT:
            click(qtbot, area.panel.choices[0])
    # The panel shows each sentence of the prompt on a line of its own.
    assert held_together(area.panel.prompt) in {text.replace("\n", " ") for text in seen}
