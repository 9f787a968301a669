"""What a screen reader says when a match is resumed in the middle of a hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.ulti import Match
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract.stored import keep
from tests.session.playing import settle
from tests.windows.programs import Program

from .at_the_table import dealt, do

HIGH = "AA AX AK AO LA HA BA A9 A8 A7 L7 H7"


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    made = Program(qtbot, tmp_path / "own")
    yield made
    made.close()


def first_told(program: Program, match: Match) -> str:
    """The first announcement after the start, once a screen reader has found the window."""
    with MatchStore.open(program.paths.database).store as store:
        keep(store, rules_of("ulti"), match, "casual")
    window = program.open()
    with program.qtbot.waitSignal(window.area.announcer.announced) as told:
        settle()
    return str(told.args[0]) if told.args else ""


def contract(*said: str) -> Match:
    match = do(dealt([HIGH]), "1:lay L7 H7", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    return do(match, *said)


def test_in_the_auction_the_standing_bid_is_told_once(program: Program) -> None:
    told = first_told(program, do(dealt(forehand=0), "0:lay", "0:bid ulti"))
    assert "Ilona has bid Ulti, worth 5. Bid higher? Tab moves " in told
    assert told.count("Ulti") == 1


def test_while_doubles_are_answered_the_contract_is_told_with_what_is_doubled(program: Program) -> None:
    told = first_told(program, contract("1:play AA", "2:double ulti simple", "2:play", "0:play"))
    assert "You play Ulti. Trumps: Acorns. Double: Ulti, Simple. Trick 2." in told


def test_in_play_the_trick_on_the_table_is_told_with_the_contract(program: Program) -> None:
    match = do(dealt([HIGH], forehand=0), "0:lay L7 H7", "0:bid simple", "1:pass", "2:pass", "0:pass")
    do(match, "0:trump A", "0:play AA", "1:play", "2:play", "0:play AX")
    told = first_told(program, match)
    assert "Ilona plays Simple. Trumps: Acorns. Trick 2. Points so far: " in told
    assert "On the table: Ten of Acorns. Your turn. The arrow keys " in told
    assert told.startswith("Your cards: ")
