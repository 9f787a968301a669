"""The table in a window that is resized."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.play.play_area import PlayArea
from tests.on_screen import on_screen


class Paintings(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.usefixtures("painted_as_for_a_player")
def test_the_table_is_painted_once_at_a_new_size(qtbot: QtBot) -> None:
    # The widths of table and slate depend on each other, and all faces are drawn for each size.
    area = PlayArea(face_of("tartli"), CurrentSettings(Settings(sound=False)))
    area.resize(1200, 700)
    on_screen(qtbot, area)
    for _ in range(5):
        QApplication.processEvents()
    paintings = Paintings()
    area.view.viewport().installEventFilter(paintings)
    area.resize(1000, 640)
    for _ in range(5):
        QApplication.processEvents()
    area.view.viewport().removeEventFilter(paintings)
    assert paintings.count == 1
