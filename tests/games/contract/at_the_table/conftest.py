"""A match of each game on the window's whole play area."""

import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import GAMES
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows import main_window
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.programs import Program
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, AtOnce, sit_down
from tests.games.contract.walks import new_match
from tests.on_screen import in_front
from tests.windows.tables import seen_settings


@pytest.fixture(params=[package.rpartition(".")[2] for package in GAMES])
def game(request: pytest.FixtureRequest) -> str:
    """The name of each game of the program in turn."""
    return str(request.param)


@pytest.fixture
def area(rules: Rules, qtbot: QtBot) -> Iterator[PlayArea]:
    """An empty table, shown on the screen."""
    area = PlayArea(face_of(rules.name), seen_settings(QUICK), seats=rules.form.seats[0])
    area.guard_input(0)
    area.resize(1280, 800)
    yield in_front(qtbot, area)
    area.detach()


@pytest.fixture
def session(area: PlayArea, rules: Rules, store: MatchStore) -> Iterator[Session]:
    """A match of a person against opponents, attached to the table."""
    # The person cuts the first pack.
    seats = rules.form.seats[0]
    dealer = next(each for each in range(seats) if (each - 1) % seats == PERSON)
    table = sit_down(rules, new_match(rules, seats, dealer), store, person=PERSON)
    # The play area itself tells the session when it has shown an event.
    table.session.happened.disconnect()
    area.attach(table.session)
    table.session.start()
    yield table.session
    table.session.close()
    table.session.thinker.close()


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The whole program with a window; opponents answer at once, and the cards are the same each time."""
    monkeypatch.setattr(main_window, "Thinker", AtOnce)
    chance = random.Random(1898)
    for place in (random, secrets):
        monkeypatch.setattr(place, "SystemRandom", lambda: chance)
    program = Program(qtbot, tmp_path / "own")
    program.open()
    yield program
    program.close()
