"""Telling a damaged log from one that ends in the middle of a write, as after a kill or a power failure."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.store.database.write_ahead_log import FRAME, HEADER, INDEX_HEADER, Log, beside, read

COMMITS = 12


class Writer:
    """Writes transactions of some pages each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection = sqlite3.connect(path, isolation_level=None)
        self._execute("PRAGMA page_size = 4096")
        self._execute("PRAGMA journal_mode = WAL")
        self._execute("PRAGMA wal_autocheckpoint = 0")
        self._execute("PRAGMA synchronous = FULL")
        self._execute("CREATE TABLE page (number INTEGER PRIMARY KEY, content BLOB)")

    def _execute(self, statement: str, *values: object) -> None:
        self.connection.execute(statement, values).fetchall()

    def commit(self, rows: int = 3) -> None:
        """Commit this many rows, each of which takes a page."""
        self._execute("BEGIN")
        self._insert(rows)
        self._execute("COMMIT")

    def roll_back(self, rows: int) -> None:
        """Write a transaction into the log, and roll it back."""
        self._execute("PRAGMA cache_size = 1")
        self._execute("BEGIN")
        self._insert(rows)
        self._execute("ROLLBACK")

    def _insert(self, rows: int) -> None:
        for _ in range(rows):
            self._execute("INSERT INTO page (content) VALUES (randomblob(3000))")

    def checkpoint(self) -> None:
        self._execute("PRAGMA wal_checkpoint")

    @property
    def log(self) -> bytes:
        return Path(f"{self.path}-wal").read_bytes()

    @property
    def index(self) -> bytes:
        return Path(f"{self.path}-shm").read_bytes()

    def recovered(self, log: bytes) -> int:
        """How many rows SQLite itself recovers with another log."""
        copy = self.path.with_name("copy")
        copy.write_bytes(self.path.read_bytes())
        Path(f"{copy}-wal").write_bytes(log)
        with closing(sqlite3.connect(copy)) as connection:
            return int(connection.execute("SELECT count(*) FROM page").fetchone()[0])


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    writer = Writer(tmp_path / "database")
    for _ in range(COMMITS):
        writer.commit()
    yield writer
    writer.connection.close()


def changed(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 0x10]) + content[place + 1 :]


def start(frame: int) -> int:
    """The offset of a frame, counted from 1."""
    return HEADER + (frame - 1) * FRAME


def frames(log: bytes) -> int:
    return (len(log) - HEADER) // FRAME


# Not damage


def test_a_sound_log_is_read_whole(writer: Writer) -> None:
    log = read(writer.log, writer.index)
    assert log.fault == ""
    assert len(log.frames) == log.committed == frames(writer.log) > 3 * COMMITS
    assert all(frame.is_sound for frame in log.frames)
    assert not log.may_lack_the_end


@pytest.mark.parametrize("log", [b"", b"\0" * HEADER, b"7\x7f\x06\x82", b"\0" * 500])
def test_a_log_in_which_nothing_was_written_yet(log: bytes) -> None:
    assert read(log) == Log(is_end_known=not log)
    assert read(log, bytes(INDEX_HEADER)) == Log(is_end_known=False)


def test_no_log_at_all(tmp_path: Path) -> None:
    assert beside(tmp_path / "database") == Log()


def test_a_write_that_never_came_to_its_end(writer: Writer) -> None:
    """A kill or a power failure may end the file anywhere in the transaction that is being written."""
    before, index = writer.log, writer.index
    writer.commit(5)
    whole = writer.log
    for size in (*range(len(before), len(whole), 997), len(whole) - 1):
        log = read(whole[:size], index)
        assert log.fault == "", size
        assert log.committed == frames(before)
    # Part of its last page may be there, with a complete frame header.
    torn = whole[: start(frames(whole)) + 24 + 512].ljust(len(whole), b"\0")
    assert read(torn, index).fault == ""


def test_what_was_rolled_back_is_written_over(writer: Writer) -> None:
    """As after a full disk, or if a program was killed in the middle of a longer transaction."""
    before = writer.log
    writer.roll_back(40)
    writer.commit(2)
    log = read(writer.log, writer.index)
    assert log.fault == ""
    assert frames(before) < log.committed < frames(writer.log) - 10
    assert read(writer.log).fault == ""


def test_what_an_earlier_use_of_the_file_left(writer: Writer) -> None:
    before = writer.log
    writer.checkpoint()
    writer.commit(2)
    assert len(writer.log) == len(before)
    log = read(writer.log, writer.index)
    assert log.fault == ""
    assert 0 < log.committed == len(log.frames) < 10


def test_a_frame_torn_over_an_earlier_one(writer: Writer) -> None:
    """A kill between the two writes of a frame leaves the new frame's header on the old one's page."""
    old = writer.log
    writer.checkpoint()
    writer.commit(2)
    before, index = writer.log, writer.index
    written = len(read(before, index).frames)
    writer.commit(2)
    last = start(len(read(writer.log).frames))
    torn = writer.log[: last + 24] + old[last + 24 :]
    log = read(torn, index)
    assert log.fault == ""
    assert log.committed == written


def test_an_index_that_is_older_than_the_log(writer: Writer) -> None:
    """As after a power failure."""
    index = writer.index
    writer.commit()
    assert read(writer.log, index).fault == ""
    writer.checkpoint()
    writer.commit()
    assert read(writer.log, index).fault == ""


def test_an_index_that_one_is_writing(writer: Writer) -> None:
    """Its header is stored twice, so that one copy is always whole."""
    older = writer.index
    writer.commit()
    for index in (older[:48] + writer.index[48:], changed(writer.index, 60), changed(writer.index, 20)):
        assert read(writer.log, index).fault == ""


def test_a_log_that_was_brought_into_the_database_may_be_missing(writer: Writer) -> None:
    writer.checkpoint()
    assert read(b"", writer.index).fault == ""


# Damage


def test_a_changed_byte_anywhere_before_the_last_commit(writer: Writer) -> None:
    whole = writer.log
    written = writer.recovered(whole)
    for frame in range(1, frames(whole) - 3, 4):
        for place in (0, 5, 9, 17, 23, 24, 2000, FRAME - 1):
            log = read(changed(whole, start(frame) + place))
            assert log.fault, (frame, place)
            assert log.committed == len(log.frames) == frames(whole)
            # The frame, and the next one, whose checksum continues from it.
            assert sum(not each.is_sound for each in log.frames) in (1, 2)
    # SQLite reports nothing.
    assert writer.recovered(changed(whole, start(5) + 100)) < written


def test_a_changed_byte_in_the_last_commit(writer: Writer) -> None:
    """The index of the log says that the commit was on the disk."""
    whole, index = writer.log, writer.index
    last = frames(whole)
    for place in (0, 5, 9, 17, 23, 24, 2000, FRAME - 1):
        log = read(changed(whole, start(last) + place), index)
        assert log.fault == f"frame {last} of {last} in its log has changed", place
        assert log.may_lack_the_end


def test_the_head_of_the_last_frame_without_an_index(writer: Writer) -> None:
    whole = writer.log
    log = read(changed(whole, start(frames(whole)) + 9))
    assert log.fault == f"the header of frame {frames(whole)} in its log has changed"


@pytest.mark.parametrize("place", range(HEADER))
def test_a_changed_byte_in_the_header(writer: Writer, place: int) -> None:
    whole = writer.log
    for index in (writer.index, b""):
        log = read(changed(whole, place), index)
        assert log.fault
        assert len(log.frames) == log.committed == frames(whole)
        # Only the first frame is checked against the header.
        assert all(frame.is_sound for frame in log.frames[1:])


def test_a_header_and_a_first_frame_that_are_gone(writer: Writer) -> None:
    whole = writer.log
    log = read(bytes(512) + whole[512:])
    assert log.fault
    assert len(log.frames) == frames(whole)
    assert sum(frame.is_sound for frame in log.frames) >= frames(whole) - 2


@pytest.mark.parametrize("size", [0, 20, HEADER, HEADER + 100, HEADER + FRAME, -FRAME, -1])
def test_an_end_that_is_missing(writer: Writer, size: int) -> None:
    cut = writer.log[: size if size >= 0 else len(writer.log) + size]
    log = read(cut, writer.index)
    assert log.fault
    assert log.is_cut
    assert log.may_lack_the_end
    assert len(log.frames) == log.committed == max(0, frames(cut))


@pytest.mark.parametrize("size", [0, 20, HEADER, HEADER + FRAME, -FRAME, -1])
@pytest.mark.parametrize("index", [b"", bytes(INDEX_HEADER)])
def test_an_end_that_may_be_missing_since_nothing_says_where_it_was(
    writer: Writer, size: int, index: bytes
) -> None:
    """A power failure leaves the same, so it is no damage; but if there is some, this may be lost as well."""
    cut = writer.log[:size]
    log = read(cut, index)
    assert log.fault == ""
    assert log.may_lack_the_end is bool(cut or index)


def test_the_index_of_another_use_of_the_log_does_not_say_where_it_ends(writer: Writer) -> None:
    index = writer.index
    writer.checkpoint()
    writer.commit()
    assert read(writer.log, index).may_lack_the_end


def test_an_index_that_cannot_be_believed(writer: Writer) -> None:
    index = changed(changed(writer.index, 20), 60)
    log = read(writer.log, index)
    assert log.fault == "the index of its log has changed"
    assert log.may_lack_the_end
    assert len(log.frames) == frames(writer.log)


def test_the_log_of_another_database(tmp_path: Path) -> None:
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("PRAGMA page_size = 1024")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE mail (subject TEXT)")
        log = Path(f"{other}-wal").read_bytes()
    assert read(log).fault == "its log is that of another database"


def test_what_was_written_again_after_the_damage_is_not_missing(writer: Writer) -> None:
    """The pages that every transaction changes."""
    log = read(changed(writer.log, start(2) + 100), writer.index)
    assert log.fault
    assert any(not frame.is_sound for frame in log.frames)
    assert log.frames[1].page in [frame.page for frame in log.frames[2:]]
    assert not log.may_lack_the_end


def test_each_page_that_was_written_can_be_had(writer: Writer) -> None:
    """The page can be read even if the frame before it is damaged."""
    whole = read(writer.log)
    log = read(changed(writer.log, start(4) + 100))
    assert [frame.page for frame in log.frames] == [frame.page for frame in whole.frames]
    same = [one.content == other.content for one, other in zip(log.frames, whole.frames, strict=True)]
    assert same.count(False) == 1
    assert log.newest == whole.newest
