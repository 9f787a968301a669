"""What cannot be written is kept in order, and written once it can be."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.session.journal import Journal
from tartli_desktop.store.match_store import MatchStore

from .playing import keep

DECK = " ".join(map(str, CARDS))


class Refusing:
    """A store that refuses to write when told to."""

    def __init__(self) -> None:
        self.store = MatchStore.in_memory()
        self.match_id = keep(self.store, Match.new(HUNGARIAN, first_dealer=0))
        self.refuses = False
        self.attempts = 0

    def __getattr__(self, name: str) -> Callable[..., object]:
        def tried(*values: object, **named: object) -> object:
            self.attempts += 1
            if self.refuses:
                raise NotSaved(Path("/full/matches.sqlite3"), Trouble.DISK_FULL)
            return getattr(self.store, name)(*values, **named)

        return tried

    @property
    def actions(self) -> list[str]:
        hands = self.store.load(self.match_id).record["hands"]
        return [action for hand in hands for action in hand["actions"]]


class Heard:
    """How often a journal sent each signal."""

    def __init__(self, journal: Journal) -> None:
        self.not_saved: list[object] = []
        self.saved_again = 0
        journal.not_saved.connect(self.not_saved.append)
        journal.saved_again.connect(self._count)

    def _count(self) -> None:
        self.saved_again += 1


@pytest.fixture
def disk(qapp: object) -> Iterator[Refusing]:
    disk = Refusing()
    yield disk
    disk.store.close()


def journal_of(disk: Refusing) -> tuple[Journal, Heard]:
    journal = Journal(disk, disk.match_id)  # type: ignore[arg-type]
    return journal, Heard(journal)


def test_what_is_refused_waits_in_order(disk: Refusing) -> None:
    journal, heard = journal_of(disk)
    journal.write(lambda store, match: store.add_hand(match, DECK))
    disk.refuses = True
    for text in ("1:play AA", "0:play A7", "1:gather"):
        journal.write(lambda store, match, text=text: store.add_action(match, text))
    journal.write(lambda store, match: store.set_result(match, (0, 1), False))
    assert disk.actions == []
    assert not journal.try_again()
    assert heard.saved_again == 0
    disk.refuses = False
    journal.write(lambda store, match: store.add_action(match, "1:play LA"))
    assert disk.actions == ["1:play AA", "0:play A7", "1:gather", "1:play LA"]
    assert disk.store.load(disk.match_id).row.standings == (0, 1)
    assert journal.try_again()
    assert heard.saved_again == 1


def test_what_waits_is_written_by_itself(
    disk: Refusing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tartli_desktop.session.journal.RETRY_AFTER", 0.01)
    journal, heard = journal_of(disk)
    journal.write(lambda store, match: store.add_hand(match, DECK))
    disk.refuses = True
    journal.write(lambda store, match: store.add_action(match, "1:play AA"))
    qtbot.waitUntil(lambda: len(heard.not_saved) > 3)
    disk.refuses = False
    with qtbot.waitSignal(journal.saved_again):
        pass
    assert disk.actions == ["1:play AA"]


def test_a_match_that_has_vanished_is_told_and_no_harm(tmp_path: Path, qapp: object) -> None:
    database = tmp_path / "matches.sqlite3"
    with MatchStore.open(database).store as store:
        journal = Journal(store, keep(store, Match.new(HUNGARIAN, first_dealer=0)))
        heard = Heard(journal)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("PRAGMA journal_mode = TRUNCATE").fetchall()
            other.execute("DELETE FROM match")
        journal.write(lambda store, match: store.add_hand(match, DECK))
        assert [error.trouble for error in heard.not_saved] == [Trouble.GONE]  # type: ignore[attr-defined]
        journal.move_to(store, keep(store, Match.new(HUNGARIAN, first_dealer=0)))
        assert heard.saved_again == 1


def test_half_of_it_written_is_not_yet_saved_again(disk: Refusing) -> None:
    journal, heard = journal_of(disk)
    journal.write(lambda store, match: store.add_hand(match, DECK))
    disk.refuses = True
    for text in ("1:play AA", "0:play A7"):
        journal.write(lambda store, match, text=text: store.add_action(match, text))
    original = disk.store.add_action

    def once(match_id: int, text: str, *, result: StoredResult | None = None) -> int:
        disk.refuses = True
        return original(match_id, text, result=result)

    disk.store.add_action = once  # type: ignore[method-assign]
    disk.refuses = False
    assert journal.try_again() is False
    assert disk.actions == ["1:play AA"]
    assert heard.saved_again == 0
    disk.store.add_action = original  # type: ignore[method-assign]
    disk.refuses = False
    assert journal.try_again() is True
    assert disk.actions == ["1:play AA", "0:play A7"]
