"""Dialogs open where they were, as large as they were, and never out of sight."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.settings import settings_file
from tartli_desktop.widgets.dialogs.dialog_geometry import on_screen
from tartli_desktop.windows.about import AboutDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import settle
from tests.settings.choices import KINDS
from tests.windows.programs import Program
from tests.windows.simulated_user import the

SCREENS = (QRect(0, 0, 1280, 770), QRect(1280, 0, 1920, 1080))


@pytest.mark.parametrize(
    ("area", "put"),
    [
        # Unchanged.
        ((100, 80, 500, 400), (100, 80, 500, 400)),
        ((2000, 300, 700, 600), (2000, 300, 700, 600)),
        # Over an edge: moved into the screen with most of it, including the title.
        ((-200, 80, 500, 400), (0, 80, 500, 400)),
        ((1000, 700, 700, 600), (1280, 440, 700, 600)),
        ((100, -90, 500, 400), (100, 0, 500, 400)),
        # Larger than the screen.
        ((50, 50, 1270, 9000), (10, 0, 1270, 730)),
        # On a missing screen, or with only a corner on one.
        ((5000, 80, 500, 400), None),
        ((-480, 80, 500, 400), None),
        ((100, -99_999, 500, 400), None),
        ((100, 80, 0, 0), None),
    ],
)
def test_an_area_comes_to_lie_on_a_screen(
    area: tuple[int, int, int, int], put: tuple[int, int, int, int] | None
) -> None:
    assert on_screen(QRect(*area), SCREENS) == (None if put is None else QRect(*put))


def test_without_a_screen_there_is_no_place() -> None:
    assert on_screen(QRect(0, 0, 100, 100), ()) is None


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    at = Program(qtbot, tmp_path / "tartli")
    at.keep(dealt(hands=("LAKO HAKO", "AA"), turned="B7", dealer=1))
    at.open()
    yield at
    at.close()


def start_again(program: Program) -> None:
    program.close()
    program.open()


def places_of_dialogs(program: Program) -> dict[str, tuple[int, int, int, int]]:
    return settings_file.load(program.paths.settings_file, KINDS).settings.dialog_places


@pytest.mark.parametrize(
    ("opening", "kind"),
    [
        ("open_matches", MatchesDialog),
        ("open_statistics", StatisticsDialog),
        ("open_settings", SettingsDialog),
        ("open_new_match", NewMatchDialog),
        ("open_how_to_play", HowToPlay),
        ("open_about", AboutDialog),
    ],
)
def test_a_dialog_is_where_it_was_also_after_a_new_start(
    program: Program, opening: str, kind: type[QDialog]
) -> None:
    getattr(program.window.dialogs, opening)()
    dialog = the(program.window, kind)
    settle()
    size = (dialog.size() + QSize(13, 9)).boundedTo(dialog.screen().availableSize() * 0.92)
    dialog.move(37, 21)
    dialog.resize(size)
    dialog.close()
    settle()
    for start in (lambda _: None, start_again):
        start(program)
        getattr(program.window.dialogs, opening)()
        dialog = the(program.window, kind)
        assert (dialog.pos(), dialog.size()) == (QPoint(37, 21), size)
        dialog.close()
        settle()
    assert places_of_dialogs(program)[kind.__name__] == (37, 21, size.width(), size.height())


@pytest.mark.parametrize(
    ("opening", "kind"), [("open_settings", SettingsDialog), ("open_about", AboutDialog)]
)
def test_a_dialog_that_nobody_moved_opens_over_its_window_wherever_that_is_then(
    program: Program, opening: str, kind: type[QDialog]
) -> None:
    middles = []
    program.window.resize(600, 420)
    for at in (QPoint(0, 70), QPoint(0, 100)):
        program.window.move(at)
        getattr(program.window.dialogs, opening)()
        dialog = the(program.window, kind)
        settle()
        middles.append(dialog.frameGeometry().center() - program.window.frameGeometry().center())
        dialog.close()
        settle()
    assert middles[0] == middles[1]
    assert kind.__name__ not in places_of_dialogs(program)


def test_nothing_opens_on_a_screen_that_is_gone(program: Program) -> None:
    program.close()
    far = {"MatchesDialog": (9000, 40, 700, 500), "HowToPlay": (-3000, -3000, 700, 500)}
    program.set(dialog_places=far)
    program.open()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for opening, kind in (("open_matches", MatchesDialog), ("open_how_to_play", HowToPlay)):
        getattr(program.window.dialogs, opening)()
        dialog = the(program.window, kind)
        assert screen.contains(dialog.geometry().center())
        dialog.close()


def test_the_window_closes_with_a_dialog_open(program: Program) -> None:
    program.window.dialogs.open_how_to_play()
    the(program.window, HowToPlay).move(30, 30)
    start_again(program)
