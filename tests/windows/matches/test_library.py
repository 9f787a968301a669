"""The library with the window and the disk: matches deleted and restored, duplicated, looked at, shared."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.characters.characters import GUESTS
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import MatchesOrder
from tartli_desktop.store import record_files
from tartli_desktop.store.match_head import MatchRow
from tartli_desktop.store.match_kinds import CHARACTERS, IMPORTED, PRACTICE
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch, new_stored
from tartli_desktop.text.titles import CopyTitle, title_of_text
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tests.fuzz_records import played
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import Scripted, keep, quick, settle
from tests.settings.choices import KINDS
from tests.windows.simulated_user import click, find, the

from .opened_list import ListOpened

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


class Shelf(ListOpened):
    """A window with four stored matches; the one written last is on the table."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.paths = UserPaths.under(folder)
        with MatchStore.open(self.paths.database).store as store:
            for seed, title in enumerate(("Advent", "Birthday", "Christmas"), 3):
                record = played(HUNGARIAN, 3, random.Random(seed))
                match = record_files.parsed(json.dumps(record).encode()).match
                extras = {"date": match.notes["date"]}
                match_id = store.add(
                    new_stored(match, title=title, human_seat=0, level="casual", extras=extras)
                )
                store.release(match_id)
            keep(store, dealt())
        self.start()

    def start(self) -> None:
        settings = settings_file.load(self.paths.settings_file, KINDS).settings
        settings = quick(matches_order=settings.matches_order, matches_descending=settings.matches_descending)
        self.store = MatchStore.open(self.paths.database).store
        self.window = MainWindow(self.paths, settings, self.store)
        with self.qtbot.waitActive(self.window):
            self.window.show()
        self.window.begin()
        settle()

    def stop(self) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()

    @property
    def stored(self) -> dict[int, MatchRow]:
        """The rows on the disk."""
        with MatchStore.open(self.paths.database).store as store:
            return {row.id: row for row in store.list()}


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.setattr(main_window, "Thinker", lambda *_, **__: Scripted())
    at = Shelf(qtbot, tmp_path)
    yield at
    at.stop()


def ids(dialog: MatchesDialog) -> list[int]:
    return [dialog.order.line(row).id for row in range(dialog.order.rowCount())]


def selected(dialog: MatchesDialog) -> list[int]:
    return [line.id for line in dialog.selected()]


def test_each_match_has_the_portrait_of_who_plays_it(shelf: Shelf) -> None:
    assert shelf.store.claim(2)
    shelf.store.set_extra(2, CHARACTERS, ",vilma")
    shelf.store.release(2)
    dialog = shelf.open()
    portraits = {line.id: line.portraits for line in dialog.model.lines}
    # The other opponents have no known portraits.
    assert portraits == {2: ("vilma",), **dict.fromkeys((1, 3, 4), GUESTS[1:])}
    dialog.close()


# Deleting and restoring


def test_what_is_deleted_comes_back_to_its_place_as_it_was(shelf: Shelf) -> None:
    dialog = shelf.open()
    assert ids(dialog) == [4, 3, 2, 1]
    before = shelf.stored, shelf.store.load(2)
    dialog.select(2)
    shelf.qtbot.keyClick(dialog.table, Key.Key_Delete)
    assert ids(dialog) == [4, 3, 1]
    # The next match is selected, and the focus stays.
    assert selected(dialog) == [1]
    shelf.qtbot.keyClick(dialog.table, Key.Key_Z, CTRL)
    assert ids(dialog) == [4, 3, 2, 1]
    assert selected(dialog) == [2]
    assert (shelf.stored, shelf.store.load(2)) == before
    assert not dialog.undo_button.isEnabled()
    dialog.close()


def test_several_deletions_are_undone_in_turn_also_after_the_list_was_closed(shelf: Shelf) -> None:
    dialog = shelf.open()
    shelf.qtbot.keyClick(dialog.table, Key.Key_Down)
    shelf.qtbot.keyClick(dialog.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    click(shelf.qtbot, dialog.delete_button)
    click(shelf.qtbot, dialog.delete_button)
    assert ids(dialog) == [4]
    dialog.close()
    settle()
    dialog = shelf.open()
    assert "3 deleted." in dialog.aside_note.text()
    click(shelf.qtbot, dialog.undo_button)
    assert ids(dialog) == [4, 1]
    click(shelf.qtbot, dialog.undo_button)
    assert ids(dialog) == [4, 3, 2, 1]
    assert selected(dialog) == [3, 2]
    dialog.close()
    shelf.stop()
    shelf.start()
    assert len(shelf.stored) == 4


def test_the_match_on_the_table_is_not_deleted_with_others(shelf: Shelf) -> None:
    dialog = shelf.open()
    shelf.qtbot.keyClick(dialog.table, Key.Key_A, CTRL)
    click(shelf.qtbot, dialog.delete_button)
    assert ids(dialog) == [4]
    assert shelf.told() == ("The match on the table cannot be deleted. Open another one first.")
    assert not dialog.delete_button.isEnabled()
    dialog.close()


def test_a_match_of_another_window_is_not_deleted_and_can_be_looked_at(shelf: Shelf) -> None:
    with MatchStore.open(shelf.paths.database).store as other:
        dialog = shelf.open()
        # It is claimed only after the list was made.
        assert other.claim(2)
        shelf.qtbot.keyClick(dialog.table, Key.Key_Down)
        shelf.qtbot.keyClick(dialog.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        click(shelf.qtbot, dialog.delete_button)
        assert shelf.told() == "A match that is open in another Tartli window cannot be deleted."
        assert ids(dialog) == [4, 2, 1]
        dialog.select(2)
        assert "open in another Tartli window" in dialog.note.text()
        assert not dialog.delete_button.isEnabled()
        click(shelf.qtbot, dialog.look_button)
        view = the(dialog, RecordView)
        shelf.qtbot.waitUntil(lambda: view.hands_model.rowCount() == 3)
        view.close()
        settle()
        click(shelf.qtbot, dialog.resume_button)
        # The match is now on the table, to look at only.
        assert find(shelf.window, MatchesDialog) is None
        assert "open elsewhere" in shelf.window.windowTitle()


def test_a_list_that_cannot_be_changed_says_why(shelf: Shelf) -> None:
    dialog = shelf.open()
    dialog.select(2)
    with closing(sqlite3.connect(shelf.paths.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        click(shelf.qtbot, dialog.duplicate_button)
        assert "Another program is using it." in shelf.told()
        click(shelf.qtbot, dialog.rename_button)
        line = dialog.table.viewport().findChild(QLineEdit)
        assert line is not None
        shelf.qtbot.keyClicks(line, "Other")
        shelf.qtbot.keyClick(line, Key.Key_Return)
        assert "Another program is using it." in shelf.told()
    assert ids(dialog) == [4, 3, 2, 1]
    assert dialog.order.line(2).title == "Birthday"
    dialog.close()


def test_the_hands_of_a_long_match_are_read_beside_the_window(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MatchStore, "is_long", lambda store, match_id: True)
    dialog = shelf.open()
    dialog.select(2)
    click(shelf.qtbot, dialog.look_button)
    assert the(dialog, RecordView).hands_model.rowCount() == 3
    dialog.close()


# Played again


@pytest.mark.parametrize("swapped", [False, True])
def test_a_deal_of_a_match_in_the_list_is_played_again(shelf: Shelf, swapped: bool) -> None:
    dialog = shelf.open()
    dialog.select(2)
    record = shelf.store.load(2).record
    click(shelf.qtbot, dialog.look_button)
    view = the(dialog, RecordView)
    shelf.qtbot.waitUntil(lambda: view.hands_model.rowCount() == 3)
    shelf.qtbot.keyClick(view.hands, Key.Key_Down)
    assert view.again_button.isEnabled()
    click(shelf.qtbot, view.swapped_button if swapped else view.again_button)
    assert find(shelf.window, MatchesDialog) is None
    session = shelf.window.area.session
    assert session is not None
    assert session.is_practice
    assert "hand 2 of Birthday" in shelf.window.windowTitle()
    (_, hand) = session.record()["hands"]
    assert hand["deck"] == record["hands"][1]["deck"]
    assert session.record()["first_dealer"] == record["first_dealer"]
    assert session.viewer == (1 if swapped else 0)
    assert session.names == tuple(record["players"][::-1] if swapped else record["players"])


# Duplicated


def without_running_hand(stored: StoredMatch) -> tuple[dict[str, Any], dict[str, str]]:
    """The record and the extras of a copy, which lacks the last hand, still in progress."""
    hands = stored.record["hands"]
    extras = {name: text for name, text in stored.extras.items() if name != f"hand {len(hands)}"}
    return stored.record | {"hands": hands[:-1]}, extras | {"copy": "1"}


def test_a_duplicate_is_another_match_with_the_same_record(shelf: Shelf) -> None:
    dialog = shelf.open()
    shelf.qtbot.keyClick(dialog.table, Key.Key_Down)
    shelf.qtbot.keyClick(dialog.table, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    shelf.qtbot.keyClick(dialog.table, Key.Key_D, CTRL)
    assert sorted(ids(dialog)) == [1, 2, 3, 4, 5, 6]
    assert selected(dialog) == [6, 5]
    for old, new in ((3, 6), (2, 5)):
        one, other = shelf.store.load(old), shelf.store.load(new)
        assert (other.record, other.extras) == without_running_hand(one)
        assert title_of_text(other.row.head.title) == CopyTitle(one.row.head.title)
    # The copy is not claimed.
    dialog.select(5)
    assert dialog.delete_button.isEnabled()
    dialog.close()


def test_of_a_first_hand_that_is_being_played_there_is_no_duplicate(shelf: Shelf) -> None:
    dialog = shelf.open()
    dialog.select(4)
    click(shelf.qtbot, dialog.duplicate_button)
    assert sorted(shelf.stored) == [1, 2, 3, 4]
    assert "no other hand has been played yet" in dialog.aside_note.text()
    dialog.close()


def test_the_hand_that_is_being_played_shows_its_cards_in_no_duplicate(shelf: Shelf) -> None:
    assert shelf.window.on_table.resume(2)
    settle()
    session = shelf.window.area.session
    assert session is not None
    assert session.view.to_move is not None
    dialog = shelf.open()
    click(shelf.qtbot, dialog.duplicate_button)
    copy, record = shelf.store.load(5), session.record()
    assert copy.record == record | {"hands": record["hands"][:-1]}
    assert "hand in progress is not copied" in dialog.aside_note.text()
    title = "x" * 60
    shelf.store.rename(5, title)
    dialog.select(5)
    click(shelf.qtbot, dialog.duplicate_button)
    assert title_of_text(shelf.store.load(6).row.head.title) == CopyTitle("x" * 53)
    dialog.close()


def test_the_pack_that_is_fixed_for_the_next_hand_is_dealt_in_one_match_only(shelf: Shelf) -> None:
    session = shelf.window.area.session
    assert session is not None
    assert session.do(next(action for action in session.view.legal if str(action) == "out")) is None
    settle()
    the(shelf.window, HandSummary).reject()
    settle()
    assert session.sealed is not None
    dialog = shelf.open()
    click(shelf.qtbot, dialog.duplicate_button)
    assert shelf.store.load(5).sealed is None
    assert shelf.store.load(5).record == session.record()
    assert not dialog.aside_note.isVisible()
    dialog.select(5)
    click(shelf.qtbot, dialog.resume_button)
    copy = shelf.window.area.session
    assert copy is not None
    assert copy is not session
    number = shelf.store.load(4).sealed
    assert number is not None
    assert copy.sealed is not None
    assert copy.sealed.check_number != number.check_number


def test_a_duplicate_of_a_damaged_match_can_be_played_on(shelf: Shelf) -> None:
    assert shelf.store.claim(2)
    shelf.store.set_extra(2, PRACTICE, "1")
    shelf.store.set_extra(2, IMPORTED, "1")
    shelf.store.release(2)
    with closing(sqlite3.connect(shelf.paths.database)) as other:
        other.execute("UPDATE action SET text = '0:out' WHERE match_id = 2 AND hand = 2 AND number > 90")
        other.execute("UPDATE match SET seal = seal WHERE id = 2")
        other.commit()
    broken = shelf.store.load(2)
    assert broken.broken_at is not None
    dialog = shelf.open()
    dialog.select(2)
    click(shelf.qtbot, dialog.look_button)
    view = the(dialog, RecordView)
    assert "damaged" in view.note.text()
    assert view.hands_model.rowCount() == len(broken.record["hands"])
    view.close()
    settle()
    click(shelf.qtbot, dialog.duplicate_button)
    mended = shelf.store.load(5)
    assert mended.broken_at is None
    assert mended.record == broken.record
    assert mended.marks.practice
    assert mended.marks.imported
    Match.from_record(mended.record)
    # The damaged match can be deleted.
    dialog.select(2)
    click(shelf.qtbot, dialog.delete_button)
    assert 2 not in ids(dialog)
    dialog.close()
    shelf.stop()
    shelf.start()
    assert 2 not in shelf.stored


# Looked at


def test_the_match_on_the_table_is_looked_at_as_the_player_knows_it(shelf: Shelf) -> None:  # R12
    session = shelf.window.area.session
    assert session is not None
    dialog = shelf.open()
    click(shelf.qtbot, dialog.look_button)
    view = the(dialog, RecordView)
    assert view.hand is not None
    assert view.hand.events == session.view.events
    view.close()
    dialog.close()


# Remembered


def test_the_order_is_remembered(shelf: Shelf) -> None:
    dialog = shelf.open()
    for _ in range(2):
        shelf.qtbot.keyClick(dialog, Key.Key_1, CTRL)
    dialog.close()
    saved = settings_file.load(shelf.paths.settings_file).settings
    assert (saved.matches_order, saved.matches_descending) == (MatchesOrder.TITLE, True)
    shelf.stop()
    shelf.start()
    dialog = shelf.open()
    assert ids(dialog) == [3, 2, 1, 4]
    dialog.close()


# A match in which the person sits in the second seat


def test_it_is_continued_from_that_seat(shelf: Shelf) -> None:
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Kata", "Anna"))
    match.deal(CARDS)
    stored = new_stored(match, title="Sunday", human_seat=1, level="casual", extras={})
    match_id = shelf.store.add(stored)
    shelf.store.release(match_id)
    assert shelf.window.on_table.resume(match_id)
    settle()
    area = shelf.window.area
    assert set(area.view.scene().own_cards) == set(match.view(1).hand)
    assert [plate.text() for plate in area.view.scene().plate_items] == ["Anna · 0", "Kata · 0 · dealer"]
    assert area.slate.names == ("Anna", "Kata")
    assert area.panel.prompt == "You lead."
