"""No card leaves a trace where it lay: a window painted step by step looks like one painted at once."""

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.resources import resources_folder
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt
from tests.on_screen import on_screen
from tests.session.playing import settle
from tests.table.simulated_mouse import Hand

from .painted_in_steps import differences


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "seed", "width", "height", "ratio"),
    [("tartli", 2, 3, 1024, 640, "1"), ("ulti", 3, 4, 1024, 640, "1.25"), ("tarokk", 5, 7, 800, 600, "2")],
)
def test_a_match_played_at_random_leaves_no_traces(
    game: str, seats: int, seed: int, width: int, height: int, ratio: str
) -> None:
    # The device pixel ratio is fixed when the program starts.
    words = (game, *map(str, (seats, seed, width, height)))
    done = subprocess.run(
        [sys.executable, "-m", "tests.windows.play.painted_in_steps", *words],
        env=os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
        cwd=resources_folder().parent,
        capture_output=True,
        text=True,
        timeout=110,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{ratio} pixels by point" in done.stdout


@pytest.fixture
def view(qtbot: QtBot, painted_as_for_a_player: None) -> CardTableView:
    """A table with a hand, and a button like those of the panel."""
    shown = CardTableView(CardFaces(), PLAN)
    shown.scene().spoken = lambda event, view: terms.spoken(event, view.variant)
    shown.scene().motion.set_speed(None)
    shown.resize(1280, 800)
    QPushButton("Hint", shown.viewport()).move(900, 400)
    on_screen(qtbot, shown)
    shown.scene().lay_out(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1).view(0))
    QApplication.processEvents()
    return shown


def leaves_traces(view: CardTableView) -> bool:
    """Whether traces remain if the button is painted before everything that has changed."""
    button = view.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.repaint()
    pictures = []
    for _ in range(2):
        settle()
        pictures.append(view.screen().grabWindow(view.winId()).toImage())
        view.viewport().update()
    return differences(*pictures) is not None


@pytest.mark.parametrize("outermost", [0, -1], ids=["first", "last"])
def test_the_outermost_card_that_a_hint_lifts_leaves_no_trace(view: CardTableView, outermost: int) -> None:
    view.scene().show_hint([view.scene().own_items[outermost].card])
    assert not leaves_traces(view)


def test_a_table_that_is_cleared_is_empty(qtbot: QtBot, view: CardTableView) -> None:
    hand = Hand(qtbot, view)
    hand.move(hand.on(view.scene().own_items[0]))
    view.scene().clear_table()
    assert not leaves_traces(view)


def test_a_note_that_grows_shorter_leaves_no_trace(view: CardTableView) -> None:
    for lines in (("Terc!", "Not good.", "Vannak, kvart!"), ("Good.",)):
        view.scene().notes[1].clear()
        for line in lines:
            view.scene().notes[1].set_line(line)
        assert not leaves_traces(view)
