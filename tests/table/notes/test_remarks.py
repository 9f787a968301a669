"""Remarks beside the game appear when there is room for them, and vanish by themselves."""

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.table.notes.remarks import Remark, TableRemarks
from tartli_desktop.table.view import CardTableView
from tests.games.tartli.rules.positions import dealt

from .test_notes import Told

PISTA = Remark(1, "“At last!”", "pista")
VILMA = Remark(1, "“Oho!”", "vilma")


@pytest.fixture
def remarks(view: CardTableView) -> TableRemarks:
    return view.scene().remarks


@pytest.fixture
def match(view: CardTableView) -> Told:
    return Told(view, dealt(hands=("LA", "AA")))


def shown(remarks: TableRemarks) -> str:
    assert remarks.note.isVisible() == bool(remarks.note.text)
    return remarks.note.text


def test_a_remark_goes_by_itself(qtbot: QtBot, match: Told, remarks: TableRemarks) -> None:
    remarks.reading_time = 0.1
    with qtbot.waitSignal(remarks.came) as came:
        remarks.bring(PISTA)
    assert came.args == [PISTA]
    assert shown(remarks) == PISTA.words
    qtbot.waitUntil(lambda: not shown(remarks))


def test_it_waits_until_nothing_of_the_game_is_said_there(match: Told, remarks: TableRemarks) -> None:
    scene = match.view.scene()
    scene.notes[1].set_line("Good.")
    remarks.bring(PISTA)
    remarks.bring(VILMA)
    assert shown(remarks) == ""
    # Words on another note do not prevent the remark.
    scene.notes[1].clear()
    scene.notes[0].set_line("Terc!")
    remarks.come()
    assert shown(remarks) == VILMA.words


def test_it_gives_way_to_the_game_at_once_and_comes_again_if_nobody_can_have_read_it(
    qtbot: QtBot, match: Told, remarks: TableRemarks
) -> None:
    remarks.bring(PISTA)
    remarks.give_way(0)
    assert shown(remarks) == PISTA.words
    remarks.give_way(1)
    assert shown(remarks) == ""
    remarks.come()
    assert shown(remarks) == PISTA.words


def test_it_belongs_to_what_is_shown(match: Told, remarks: TableRemarks) -> None:
    remarks.bring(PISTA)
    match.view.scene().lay_out(match.match.view(0))
    assert shown(remarks) == ""
    remarks.come()
    assert shown(remarks) == ""
