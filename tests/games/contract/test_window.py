"""Every game in the window of the program, with every other one registered beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.game.rules import Rules
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.windows import main_window
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests import card_face_cache
from tests.windows.simulated_user import click, the

from .programs import ByKeys, ByMouse, Person, Program, settle
from .tables import AtOnce


@pytest.fixture(scope="module", autouse=True)
def faces_drawn_once() -> Iterator[None]:
    yield from card_face_cache.patched()


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(main_window, "Thinker", AtOnce)
    program = Program(qtbot, tmp_path / "own")
    program.open()
    yield program
    program.close()


def begin(program: Program, rules: Rules) -> Session:
    """Choose the game and deal."""
    click(program.qtbot, program.area.panel.choices[0])
    dialog = the(program.window, NewMatchDialog)
    choice = dialog.fields["game"].control
    choice.setFocus()
    while dialog.game != rules.name:
        program.qtbot.keyClick(choice, Qt.Key.Key_Down)
    click(program.qtbot, dialog.deal_button)
    settle()
    program.area.input_guard_ms = 0
    assert program.area.game == program.session.rules.name == rules.name
    return program.session


@pytest.mark.parametrize("kind", [ByMouse, ByKeys])
def test_a_hand_is_played_in_the_window(program: Program, rules: Rules, kind: type[Person]) -> None:
    begin(program, rules)
    person = kind(program)
    person.play_until(lambda session: session.hand_is_over)
    assert {Phase.OPENING, Phase.DECIDE, Phase.PAUSE} <= person.phases
    record = program.session.record()
    program.close()
    with_it = program.open()
    assert with_it.area.game == rules.name
    assert program.session.record() == record
