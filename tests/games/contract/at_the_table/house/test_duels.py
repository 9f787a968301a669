"""A duel of any game: the same cards and people for everybody, and what the levels made of them."""

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.duel.code import LENGTHS, MIXED, Duel
from tartli_desktop.duel.deals import of_day, pack
from tartli_desktop.duel.results import extra_of, kept
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store import record_files
from tartli_desktop.text.amounts import points_text
from tartli_desktop.windows.duel.account_strip import AccountStrip
from tartli_desktop.windows.duel.day_dialog import DayDialog
from tartli_desktop.windows.duel.duel_dialog import DuelDialog
from tartli_desktop.windows.duel.duel_results import DuelResults
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.review.review_actions import HandStep
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.games.contract.programs import IN_ONE, IN_OURS, Program, go_on, play_out, play_to_the_end, settle
from tests.windows.simulated_user import click, find, messages, tap, the


def duel_of(rules: Rules, hands: int = 3) -> Duel:
    return Duel(rules.name, len(rules.duels.variants) - 1, hands, 0, 1234)


def begin(program: Program, duel: Duel) -> None:
    program.window.duels.play(duel)
    program.area.guard_input(0)
    settle()


def all_played(program: Program, hands: int) -> None:
    """Wait until every level has played all hands."""
    match_id, levels = program.window.on_table.match_id, program.session.rules.opponents.levels
    assert match_id is not None
    seats, store = len(program.session.names), program.window.saving.store

    def whole() -> bool:
        extras = store.load(match_id).extras
        return all(len(kept(extras, number, seats)) == len(levels) for number in range(1, hands + 1))

    program.qtbot.waitUntil(whole)


def results(program: Program) -> DuelResults:
    program.area.dialogs.evening_asked.emit()
    settle()
    return the(program.window, DuelResults)


_played: dict[str, bytes] = {}
"""The databases of the games in which a duel has been played."""


@pytest.fixture
def played(program: Program, rules: Rules) -> Program:
    """The program with a duel on its table that the player and all levels have played to its end."""
    if rules.name not in _played:
        begin(program, duel_of(rules))
        play_to_the_end(program)
        all_played(program, 3)
        program.close()
        _played[rules.name] = program.paths.database.read_bytes()
    else:
        program.close()
        program.paths.database.write_bytes(_played[rules.name])
    (row,) = program.open().saving.store.list()
    assert program.window.on_table.resume(row.id)
    settle()
    return program


def test_two_homes_get_the_same_cards_people_and_bids(
    played: Program, rules: Rules, qtbot: QtBot, tmp_path: Path
) -> None:
    duel, other = duel_of(rules), Program(qtbot, tmp_path / "other")
    other.open()
    begin(other, duel)
    play_to_the_end(other)
    one, two = played.session.record(), other.session.record()
    other.close()
    assert one["players"] == two["players"]
    assert one["first_dealer"] == two["first_dealer"]
    assert [hand["deck"].split(" ") for hand in one["hands"]] == [pack(duel, number) for number in (1, 2, 3)]
    # Who plays the same meets the same answers.
    assert [hand["actions"] for hand in one["hands"]] == [hand["actions"] for hand in two["hands"]]


def test_it_is_an_ordinary_stored_match_that_goes_on_where_it_was_left(
    program: Program, rules: Rules
) -> None:
    duel = duel_of(rules)
    begin(program, duel)
    play_out(program)
    go_on(program.session)
    before = program.session.record()
    assert program.session.last_decision is None
    assert program.window.on_table.put_away(for_good=False) is not None
    # The same code leads back to it, and is not dealt anew.
    begin(program, duel)
    assert program.session.record()["hands"][:1] == before["hands"][:1]
    assert len(program.window.saving.store.list()) == 1
    play_to_the_end(program)
    assert program.session.hands_played == 3
    (row,) = program.window.saving.store.list()
    assert row.finished
    assert row.head.title.count(duel.code) == 1
    assert duel.code in program.window.windowTitle()


def test_nothing_is_told_of_the_levels_before_the_hand_is_over(program: Program, rules: Rules) -> None:
    begin(program, duel_of(rules))
    all_played(program, 1)
    if program.session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
        assert program.window.duels.beneath_account() is None
    play_out(program)
    strip = program.window.duels.beneath_account()
    assert isinstance(strip, AccountStrip)
    assert all(button.isEnabled() for button in strip.buttons.values())
    for level in rules.opponents.levels:
        assert face_of(rules.name).level_name(level) in strip.accessibleDescription()
    strip.deleteLater()


@IN_ONE
def test_what_the_levels_made_of_it_is_kept_and_what_cannot_be_read_is_played_again(
    program: Program, rules: Rules
) -> None:
    duel = duel_of(rules, 1)
    begin(program, duel)
    play_out(program)
    all_played(program, 1)
    match_id, store = program.window.on_table.match_id, program.window.saving.store
    assert match_id is not None
    good = store.load(match_id).extras[extra_of(1)]
    store.set_extra(match_id, extra_of(1), "{")
    assert program.window.on_table.put_away(for_good=False) == match_id
    begin(program, duel)
    all_played(program, 1)
    assert store.load(match_id).extras[extra_of(1)] == good


@IN_ONE
def test_a_mark_that_cannot_be_read_leaves_an_ordinary_match(program: Program, rules: Rules) -> None:
    begin(program, duel_of(rules, 1))
    match_id = program.window.on_table.put_away(for_good=False)
    assert match_id is not None
    program.window.saving.store.claim(match_id)
    program.window.saving.store.set_extra(match_id, "duel", "T0")
    assert program.window.on_table.resume(match_id)
    settle()
    assert program.window.duels.beneath_account() is None
    play_to_the_end(program)
    assert program.session.hands_played == 1


@IN_OURS
def test_the_table_at_the_end_compares_with_the_levels(played: Program, rules: Rules, qtbot: QtBot) -> None:
    program, table = played, results(played)
    figures, levels = table.figures, len(rules.opponents.levels)
    assert (figures.rowCount(), figures.columnCount()) == (4, levels + 3)
    texts = [figures.item(row, column).text() for row in range(4) for column in range(levels + 3)]
    assert all(text and text != "…" for text in texts)
    spoken = str(figures.item(0, 1).data(Qt.ItemDataRole.AccessibleTextRole))
    strongest = face_of(rules.name).level_name(rules.opponents.levels[-1])
    assert spoken.startswith(f"Hand 1, {strongest}: ")
    assert ("better than you" in spoken) == ("\u25b4" in figures.item(0, 1).text())
    assert "without the luck of the cards" in table.verdict.text()
    assert table.verdict.text() in figures.accessibleDescription()
    figures.setFocus()
    figures.setCurrentCell(1, 1)
    tap(qtbot, figures, Qt.Key.Key_Return)
    review = program.window.review
    assert review is not None
    assert review.reviewed.hand.number == 2
    assert review.reviewed.names[0] == strongest
    assert review.paper.title_label.text() == f"Hand 2, played by {strongest}"
    review.run.stop()
    # In every position, whoever acts is named, and nobody is "you".
    told = set()
    for _ in range(review.reviewed.hand.last):
        click(qtbot, review.buttons[HandStep.FORWARD])
        told.add(review.paper.happened_label.text())
    assert any(each.startswith(strongest) for each in told)
    assert not [each for each in told if re.search(r"\b[Yy]ou(r|rs)?\b", each)]
    # Back at the table of the duel, where the next hand is chosen.
    click(qtbot, review.paper.leave_button)
    assert table.isVisible()
    assert table.focusWidget() is table.figures
    table.reject()
    # From the list, nothing lies over the hand either.
    program.window.dialogs.open_matches()
    click(qtbot, the(program.window, MatchesDialog).duel_button)
    table = the(program.window, DuelResults)
    assert [(each.row(), each.column()) for each in table.figures.selectedItems()] == [(0, 0)]
    table.figures.setCurrentCell(0, 1)
    click(qtbot, table.look_button)
    assert program.window.review is not None
    assert QApplication.activeModalWidget() is None
    program.window.reviews.close()


def document_of(program: Program) -> dict[str, Any]:
    """What is sent of the match on the table."""
    match_id = program.window.on_table.match_id
    assert match_id is not None
    return record_files.record_to_send(program.window.saving.store.load(match_id))


@IN_ONE
def test_a_friend_s_file_is_compared(
    played: Program, rules: Rules, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel, document = duel_of(rules), document_of(played)
    assert document["note"].splitlines()[0] == f"Duel {duel.code}"
    friend, stranger, swapped = (
        tmp_path / f"{name}.tartli.json" for name in ("friend", "stranger", "swapped")
    )
    players = ["Kata", *document["players"][1:]]
    record_files.write(friend, document | {"players": players})
    record_files.write(stranger, document | {"note": ""})
    other = document["note"].replace(duel.code, Duel(rules.name, duel.rules, 3, 0, 99).code)
    record_files.write(swapped, document | {"note": other})
    files = [str(friend), str(stranger), str(swapped)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    table = results(played)
    before = table.figures.columnCount()
    click(qtbot, table.compare_button)
    assert table.figures.columnCount() == before + 1
    # The window has grown, so that no column is hidden.
    assert not table.figures.horizontalScrollBar().maximum()
    assert table.figures.horizontalHeaderItem(1).text() == "Kata"
    assert table.figures.item(3, 1).text() == table.figures.item(3, 0).text()
    (told,) = messages(played.window)
    assert "stranger.tartli.json" in told
    assert "swapped.tartli.json" in told


@IN_ONE
def test_a_file_with_other_cards_is_not_of_the_duel(
    played: Program, rules: Rules, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = duel_of(rules, 1)
    path = tmp_path / "forged.tartli.json"
    record_files.write(path, document_of(played) | {"note": f"Duel {duel.code}"})
    begin(played, duel)
    play_to_the_end(played)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    table = results(played)
    before = table.figures.columnCount()
    click(qtbot, table.compare_button)
    assert table.figures.columnCount() == before
    assert [duel.code in told for told in messages(played.window)] == [True]


def test_an_imported_duel_is_finished_and_is_nobodys_own(played: Program, rules: Rules) -> None:
    match_id, store = played.window.on_table.match_id, played.window.saving.store
    assert match_id is not None
    document = document_of(played)
    document["players"] = ["Kata", *document["players"][1:]]
    read = record_files.parsed(record_files.text_of(document))
    imported = record_files.keep(store, read, human_seat=1, level=rules.opponents.levels[-1]).match_id
    stored, own = store.load(imported), store.load(match_id)
    assert stored.row.finished
    assert stored.marks.duel == duel_of(rules).code
    assert imported not in store.duels()
    assert match_id in store.duels()
    # The levels find the same people there, who do the same.
    assert (stored.seed, stored.marks.characters) == (own.seed, own.marks.characters)
    assert stored.row.head.levels == own.row.head.levels


@IN_ONE
def test_a_file_of_other_cards_is_imported_as_no_duel(played: Program, rules: Rules) -> None:
    store = played.window.saving.store
    others = (Duel(name, 0, 3, 0, 7).code for name in games())
    for number, code in enumerate(others):
        document = document_of(played) | {"note": f"Duel {code}"}
        document["players"] = [f"Kata {number}", *document["players"][1:]]
        read = record_files.parsed(record_files.text_of(document))
        imported = record_files.keep(store, read, human_seat=0, level=rules.opponents.default).match_id
        assert (store.load(imported).marks.duel, store.load(imported).marks.hands) == ("", 3)


def test_the_dialog_shows_a_code_and_takes_one(program: Program, rules: Rules, qtbot: QtBot) -> None:
    window, wanted = program.window, duel_of(rules, 1)
    window.duels.choose()
    dialog = the(window, DuelDialog)
    first = dialog.chosen()
    assert dialog.code.value() == first.code
    # By keys: another length gives another code with the same seed.
    qtbot.keyClick(dialog.fields["hands"].control, Qt.Key.Key_Down)
    assert dialog.chosen().hands == LENGTHS[LENGTHS.index(first.hands) + 1]
    assert dialog.code.value() == dialog.chosen().code != first.code
    click(qtbot, dialog.copy_button)
    assert QGuiApplication.clipboard().text() == dialog.chosen().code
    click(qtbot, dialog.code.line)
    dialog.code.line.clear()
    typed = wanted.code.replace("-", " ").lower()
    qtbot.keyClicks(dialog.code.line, typed[:-1])
    assert not dialog.deal_button.isEnabled()
    assert "11" in dialog.code.control.accessibleDescription()
    qtbot.keyClicks(dialog.code.line, typed[-1])
    assert dialog.chosen() == wanted
    tap(qtbot, dialog.code.line, Qt.Key.Key_Return)
    assert find(window, DuelDialog) is None
    assert program.session.marks.duel == wanted.code
    assert program.session.record()["hands"][0]["deck"].split(" ") == pack(wanted, 1)


def test_people_of_all_levels_may_sit_at_the_table(program: Program, rules: Rules) -> None:
    begin(program, Duel(rules.name, 0, 1, MIXED, 3))
    assert program.session.person == 0
    assert all(level in rules.opponents.levels for level in program.session.levels[1:])


def days(program: Program, rules: Rules) -> DayDialog:
    """Open the deals of the days of a game."""
    program.window.duels.choose_day()
    dialog = the(program.window, DayDialog)
    dialog.game.setCurrentIndex(dialog.game.findData(rules.name))
    settle()
    return dialog


def test_the_deal_of_a_day_is_played_by_keys_and_its_result_stands_in_the_calendar(
    program: Program, rules: Rules, qtbot: QtBot
) -> None:
    today, yesterday = date(2026, 11, 30), date(2026, 11, 29)
    program.window.duels.today = lambda: yesterday
    assert days(program, rules).day == yesterday
    the(program.window, DayDialog).reject()
    # After midnight there is another deal; a day before can be played, too.
    program.window.duels.today = lambda: today
    dialog = days(program, rules)
    assert dialog.day == today
    assert "not played yet" in dialog.line.text()
    dialog.calendar.setFocus()
    keyboard = dialog.focusWidget()
    assert keyboard is not None
    assert dialog.calendar.isAncestorOf(keyboard)
    assert keyboard.accessibleName() == "Days, with your results"
    qtbot.keyClick(keyboard, Qt.Key.Key_Left)
    tap(qtbot, keyboard, Qt.Key.Key_Return)
    assert find(program.window, DayDialog) is None
    marks, duel = program.session.marks, of_day(rules.name, yesterday)
    assert (marks.duel, marks.duel_day, marks.hands) == (duel.code, yesterday, 1)
    play_to_the_end(program)
    assert program.session.record()["hands"][0]["deck"].split(" ") == pack(duel, 1)
    all_played(program, 1)
    dialog = days(program, rules)
    assert dialog.month.text().startswith("This month: 1 deal")
    dialog.calendar.setSelectedDate(QDate(2026, 11, 29))
    assert dialog.calendar.played[yesterday].gain is not None
    assert dialog.calendar.played.keys() == {yesterday}
    for level in rules.opponents.levels:
        assert face_of(rules.name).level_name(level) in dialog.line.text()
    click(qtbot, dialog.play_button)
    # Nothing is dealt again.
    assert the(program.window, DuelResults).figures.rowCount() == 2
    assert len(program.window.saving.store.list()) == 1


@IN_ONE
def test_a_deal_of_a_day_that_begins_by_its_code_stands_in_the_calendar_where_no_day_to_come_is_chosen(
    program: Program, rules: Rules
) -> None:
    program.window.duels.today = lambda: date(2026, 11, 30)
    yesterday = date(2026, 11, 29)
    begin(program, of_day(rules.name, yesterday))
    assert program.session.marks.duel_day == yesterday
    dialog = days(program, rules)
    assert dialog.calendar.played.keys() == {yesterday}
    dialog.calendar.setSelectedDate(QDate(2026, 12, 1))
    assert dialog.day == date(2026, 11, 30)


def test_the_statistics_tell_the_cards_from_the_player(played: Program) -> None:
    program, table = played, results(played)
    own = [int(table.figures.item(row, 0).text().replace("\u2212", "-").rstrip("\u25b4")) for row in range(3)]
    table.reject()
    program.window.dialogs.open_statistics()
    dialog = the(program.window, StatisticsDialog)
    (tab,) = (tab for tab in range(dialog.tabs.count()) if dialog.tabs.tabText(tab) == "Car&ds or me?")
    assert dialog.tabs.isTabVisible(tab)
    assert dialog.cards.horizontalHeaderItem(0).text() == "Duels (hands: 3)"
    won = dialog.cards.item(0, 0).text()
    assert won.startswith(points_text(sum(own) / 3))
    assert "give or take" in won
    assert "give or take" in dialog.cards_told.text().lower()
    dialog.reject()


@IN_ONE
def test_without_a_finished_hand_there_is_no_table_yet(program: Program, rules: Rules) -> None:
    begin(program, duel_of(rules))
    match_id = program.window.on_table.match_id
    assert match_id is not None
    program.window.show_duel(match_id)
    settle()
    assert find(program.window, DuelResults) is None
    assert messages(program.window) == ["No hand of this duel is over yet."]
