"""The café's people at the table: their remarks suit the match, and are never in its way."""

from collections.abc import Iterator

import pytest

from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Talk
from tartli_desktop.table.notes.remarks import Remark
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import quick
from tests.windows.simulated_user import ByMouse
from tests.windows.tables import Table

PISTA = ("", "pista")


def new_match() -> Match:
    return Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Pista"))


@pytest.fixture
def said(table: Table) -> Iterator[list[str]]:
    """All remarks that appear at the table."""
    heard: list[str] = []

    def hear(remark: Remark) -> None:
        assert (remark.place, remark.portrait) == (1, "pista")
        heard.append(remark.words)

    table.area.view.scene().remarks.came.connect(hear)
    yield heard
    table.area.view.scene().remarks.came.disconnect(hear)


def play_hand(table: Table) -> None:
    """Play until the hand is over."""
    person = ByMouse(table.qtbot, table.area)
    hands = table.game.session.hands_played
    while table.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER) or table.game.session.hands_played == hands:
        person.step()


def test_a_match_begins_with_a_word_and_sounds_the_same_again(table: Table, said: list[str]) -> None:
    heard = []
    for _ in range(2):
        table.seat(new_match(), seed=7, characters=PISTA)
        play_hand(table)
        heard.append(list(said))
        said.clear()
        table.leave()
    # On a busy machine a remark may wait for one that still hangs there, and be replaced.
    fewer, more = sorted(heard, key=len)
    later = iter(more)
    assert all(words in later for words in fewer)
    assert heard[0][0] == heard[1][0]
    assert heard[0][0] in ("“Oh good, a game!”", "“I’ve been practising!”", "“Can we start?”")
    assert len(fewer) > 1


@pytest.mark.parametrize(("remarks", "characters"), [(False, PISTA), (True, ("", ""))])
def test_without_remarks_or_people_no_match_begins_with_a_word(
    table: Table, said: list[str], remarks: bool, characters: tuple[str, str]
) -> None:
    table.seat(new_match(), settings=quick(remarks=remarks), seed=7, characters=characters)
    assert said == []


def test_switched_off_it_goes_at_once(table: Table, said: list[str]) -> None:
    table.seat(new_match(), seed=7, characters=PISTA)
    remarks = table.area.view.scene().remarks
    assert remarks.note.text
    table.area.settings.change(quick(remarks=False))
    assert not remarks.note.text


def test_a_click_on_a_remark_is_one_on_the_table(table: Table) -> None:
    match = dealt(hands=("LA", "L7"), turned="H9", dealer=1, played="0:play LA 1:play L7")
    table.seat(match, characters=PISTA)
    assert table.phase is Phase.PAUSE
    remarks = table.area.view.scene().remarks
    remarks.bring(Remark(1, "“At last!”", "pista"))
    middle = remarks.note.mapToScene(remarks.note.paper.center())
    table.hand.click(table.hand.at(middle.x(), middle.y()))
    assert table.phase is Phase.DECIDE
    assert remarks.note.text


@pytest.mark.parametrize("talk", [Talk.USUAL, Talk.LITTLE])
def test_a_screen_reader_is_told_when_nothing_else_is(table: Table, said: list[str], talk: Talk) -> None:
    table.seat(dealt(dealer=1, players=("Anna", "Pista")), settings=quick(talk=talk), characters=PISTA)
    heard: list[str] = []
    table.area.announcer.announced.connect(heard.append)
    remark = Remark(1, "“Yes!”", "pista")
    table.area.view.scene().remarks.bring(remark)
    if talk is Talk.LITTLE:
        table.area.announcer.announce("Later.")
        table.qtbot.waitUntil(lambda: "Later." in heard)
        assert not any("Yes!" in text for text in heard)
        return
    # If something else is announced just then, the remark is not.
    table.area.announcer.announce("Something else.")
    table.area.view.scene().remarks.bring(remark)
    with table.qtbot.waitSignal(table.area.announcer.announced):
        pass
    assert heard == ["Something else.", "Pista says: “Yes!”"]
    assert table.area.announcer.last == "Something else."
