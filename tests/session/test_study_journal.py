"""A study is saved as it changes; what cannot be saved waits, even after the study was closed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.files.problems import StoreError, Trouble
from tartli_desktop.session.study_journal import StudyJournal
from tartli_desktop.store.match_store import MatchStore
from tests.store.store_samples import study


class Disk:
    """A store on a disk that can be full."""

    def __init__(self, path: Path) -> None:
        self.store = MatchStore.open(path).store
        self.journal = StudyJournal(lambda: self.store)
        self.errors: list[StoreError] = []
        self.saved_again = 0
        self.journal.not_saved.connect(self.errors.append)
        self.journal.saved_again.connect(self._count)

    def _count(self) -> None:
        self.saved_again += 1

    def fill_up(self, is_full: bool = True) -> None:
        pages = self.store.database.connection.execute("PRAGMA page_count").fetchone()[0]
        self.store.database.connection.execute(f"PRAGMA max_page_count = {pages if is_full else 100_000}")

    @property
    def titles(self) -> list[str]:
        return [row.title for row in self.store.studies.rows()]


@pytest.fixture
def disk(qapp: object, tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path / "matches.sqlite3")
    yield disk
    disk.store.close()


def test_each_state_is_saved_under_one_number(disk: Disk) -> None:
    disk.journal.begin(None)
    assert disk.journal.number is None
    for number in (1, 2, 3):
        disk.journal.write(study(number))
        assert disk.titles == [f"Study {number}"]
    number = disk.journal.number
    disk.journal.begin(number)
    disk.journal.write(study(4))
    assert (disk.journal.number, disk.titles) == (number, ["Study 4"])
    disk.journal.end()
    with MatchStore.open(disk.store.database.path).store as other:
        assert other.studies.held_elsewhere() == frozenset()


def test_on_a_full_disk_the_latest_state_waits_and_is_saved_by_itself(disk: Disk, qtbot: QtBot) -> None:
    disk.journal.begin(None)
    disk.fill_up()
    for number in (1, 2):
        disk.journal.write(study(number, 1000))
    assert {error.trouble for error in disk.errors} == {Trouble.DISK_FULL}
    assert disk.titles == []
    disk.fill_up(False)
    with qtbot.waitSignal(disk.journal.saved_again):
        pass
    assert disk.titles == ["Study 2"]
    assert disk.journal.try_again()
    assert disk.saved_again == 1


def test_a_study_that_was_closed_unsaved_is_saved_later(disk: Disk, qtbot: QtBot) -> None:
    disk.journal.begin(None)
    disk.fill_up()
    disk.journal.write(study(1, 1000))
    disk.journal.begin(None)
    disk.journal.write(study(2, 1000))
    disk.journal.end()
    assert not disk.journal.try_again()
    disk.fill_up(False)
    qtbot.waitUntil(lambda: disk.titles == ["Study 2", "Study 1"])
    with MatchStore.open(disk.store.database.path).store as other:
        assert other.studies.held_elsewhere() == frozenset()


def test_a_study_that_was_closed_unsaved_and_is_opened_as_it_was_becomes_two(
    disk: Disk, qtbot: QtBot
) -> None:
    disk.journal.begin(None)
    disk.journal.write(study(1))
    number = disk.journal.number
    disk.fill_up()
    disk.journal.write(study(2, 1000))
    disk.journal.begin(number)
    disk.journal.write(study(3, 1000))
    disk.fill_up(False)
    qtbot.waitUntil(lambda: disk.titles == ["Study 3", "Study 2"])


def test_a_study_that_is_open_elsewhere_becomes_another_one(disk: Disk) -> None:
    with MatchStore.open(disk.store.database.path).store as other:
        number = other.studies.save(None, study(1))
        disk.journal.begin(number)
        disk.journal.write(study(2))
        assert disk.journal.number not in (None, number)
        assert disk.titles == ["Study 2", "Study 1"]
        other.studies.release(number)


def test_a_study_that_was_taken_over_meanwhile_is_kept_beside_it(disk: Disk) -> None:
    disk.journal.begin(None)
    disk.journal.write(study(1))
    number = disk.journal.number
    assert number is not None
    disk.store.studies.release(number)
    with MatchStore.open(disk.store.database.path).store as other:
        other.studies.save(number, study(3))
        disk.journal.write(study(2))
        assert disk.titles == ["Study 2", "Study 3"]
