"""The write-ahead log beside a database, read from its bytes: which pages it has, and whether it is damaged.

SQLite takes the first frame with a wrong checksum for the end of the log. It must, since a power cut ends a
log that way; but a single changed byte then silently removes everything that was committed after it. Here
such a frame counts as damage if something proves that it had been committed: a sound commit after it, or the
index of the log (the ``-shm`` file), which says how many frames were on the disk.

The formats: https://www.sqlite.org/fileformat2.html#walformat and https://www.sqlite.org/walformat.html
"""

import sys
from pathlib import Path
from struct import unpack

from msgspec import Struct

from .schema import PAGE_SIZE

HEADER = 32
FRAME_HEADER = 24
FRAME = FRAME_HEADER + PAGE_SIZE

INDEX_HEADER = 100
"""How many bytes of an index say what was committed. Windows may refuse to read some that follow."""

_MAGIC = 0x377F0682
"""The last bit gives the byte order of the checksums."""

_FORMAT = 3_007_000
_MASK = 0xFFFF_FFFF


class Frame(Struct, frozen=True):
    """One page in the log."""

    page: int
    """The number of the page in the database, from 1. Reliable only if the frame is sound."""

    content: bytes

    is_sound: bool
    """Whether its checksum fits."""


class Log(Struct, frozen=True):
    """What can be read of a log."""

    frames: tuple[Frame, ...] = ()
    """The frames in the order they were written, including damaged ones."""

    leftovers: tuple[bytes, ...] = ()
    """The pages after these frames, from an earlier use of the file or never committed."""

    committed: int = 0
    """How many of the first frames were certainly committed; the others may or may not have been."""

    is_cut: bool = False
    """Whether frames are or may be missing at the end."""

    is_end_known: bool = True
    """Whether the index says how many frames the log had, or neither exists, as after a normal end.

    False is no sign of damage: a power cut leaves the same.
    """

    fault: str = ""
    """What is damaged; empty if nothing is, even after a kill or a power cut in the middle of a write."""

    @property
    def newest(self) -> dict[int, int]:
        """For each committed page, the index of its last frame in ``frames``."""
        return {frame.page: place for place, frame in enumerate(self.frames[: self.committed])}

    @property
    def may_lack_the_end(self) -> bool:
        """Whether what was written last may be lost: it is missing, or damaged and not written again.

        Also True if nothing says how far the log went, which matters for a database with other damage.
        """
        sound = {frame.page: place for place, frame in enumerate(self.frames) if frame.is_sound}
        return (
            self.is_cut
            or not self.is_end_known
            or any(
                sound.get(frame.page, -1) < place
                for place, frame in enumerate(self.frames)
                if not frame.is_sound
            )
        )


class _Index(Struct, frozen=True):
    """What the index of a log says."""

    salts: bytes = b""
    frames: int = 0
    """How many frames were committed and on the disk at some time."""

    copied: int = 0
    """How many of them had been copied into the database."""

    is_damaged: bool = False


def beside(database: Path) -> Log:
    """Read the log beside a database. Raises OSError if it cannot be read.

    Not for a database that this process has open: closing the index would drop SQLite's locks.
    """
    found = _files(database)
    log = read(*found)
    # Writes of another copy of the program during the reading look like damage, but differ each time.
    while log.fault and (again := _files(database)) != found:
        found = again
        log = read(*found)
    return log


def _files(database: Path) -> tuple[bytes, bytes]:
    # The index first: what it says about the log was written before it.
    index = _beginning(database.with_name(database.name + "-shm"), INDEX_HEADER)
    return _beginning(database.with_name(database.name + "-wal")), index


def _beginning(path: Path, size: int = -1) -> bytes:
    """The first bytes of a file, or all of them; empty if there is no such file."""
    # SQLite will refuse anything that is not a file; reading from a pipe could block for ever.
    if not path.is_file():
        return b""
    with path.open("rb") as file:
        return file.read(size)


def read(log: bytes, index: bytes = b"") -> Log:
    """Read a log.

    Args:
        log: the content of the log; empty if there is none.
        index: at least the first INDEX_HEADER bytes of its index, which may be older than the log; empty if
            there is none.
    """
    told = _read_index(index)
    has_header = _is_header(log)
    complete = max(0, len(log) - HEADER) // FRAME
    if not complete and not has_header:
        is_cut = told.frames > told.copied or told.is_damaged
        return Log(
            is_cut=is_cut,
            is_end_known=bool(told.salts) or not (log or index),
            fault="it has lost its log" if is_cut else "",
        )
    if has_header:
        if int.from_bytes(log[8:12], "big") != PAGE_SIZE:
            return Log(fault="its log is that of another database")
        little, salts = not log[3] & 1, log[16:24]
    else:
        little, salts = _guessed(log, complete, told)
    marks = [_Mark.of(log, place, little, salts) for place in range(complete)]
    known = told.frames if told.salts == salts else 0
    sound_commits = (place for place, mark in enumerate(marks, 1) if mark.is_sound and mark.commits)
    committed = max(min(known, complete), *sound_commits, 0)
    fault = (
        "the header of its log has changed"
        if not has_header
        else _fault(log, marks, little, committed, known)
    )
    if told.is_damaged:
        # Without the index nobody knows whether the end of the log is missing.
        fault = fault or "the index of its log has changed"
    end = max((place for place, mark in enumerate(marks, 1) if mark.is_ours), default=0)
    if all(mark.is_sound for mark in marks[committed:end]):
        # These belong to a transaction that was never committed.
        end = committed
    end = max(end, committed)
    return Log(
        tuple(Frame(_page(log, place), _content(log, place), marks[place].is_sound) for place in range(end)),
        tuple(_content(log, place) for place in range(end, complete + 1)),
        committed,
        is_cut=known > complete or told.is_damaged,
        is_end_known=told.salts == salts,
        fault=fault,
    )


class _Mark(Struct, frozen=True):
    """What the header of a frame says."""

    is_ours: bool
    """Whether the frame has the salts of the log, not those of an earlier use of the file."""

    is_sound: bool
    commits: bool

    @classmethod
    def of(cls, log: bytes, place: int, little: bool, salts: bytes) -> "_Mark":
        start = HEADER + place * FRAME
        is_ours = log[start + 8 : start + 16] == salts
        commits = any(log[start + 4 : start + 8])
        return cls(is_ours, is_ours and _fits(log, place, little), commits)


def _fault(log: bytes, marks: list[_Mark], little: bool, committed: int, known: int) -> str:
    """What is damaged in a log with a sound header; empty if nothing is."""
    if known > len(marks):
        return f"its log ends after frame {len(marks)} of {known}"
    bad = next((place for place, mark in enumerate(marks) if not mark.is_sound), None)
    if bad is None:
        return ""
    if bad < committed:
        return f"frame {bad + 1} of {committed} in its log has changed"
    if not marks[bad].is_ours and _fits(log, bad, little):
        # The checksums that an earlier use of the file left do not fit.
        return f"the header of frame {bad + 1} in its log has changed"
    return ""


def _page(log: bytes, place: int) -> int:
    start = HEADER + place * FRAME
    return int.from_bytes(log[start : start + 4], "big")


def _content(log: bytes, place: int) -> bytes:
    """The page in a frame, padded with zeros if the log ends within it."""
    start = HEADER + place * FRAME
    return log[start + FRAME_HEADER : start + FRAME].ljust(PAGE_SIZE, b"\0")


def _is_header(log: bytes) -> bool:
    if len(log) < HEADER:
        return False
    magic, form = unpack(">2I", log[:8])
    return bool(
        magic in (_MAGIC, _MAGIC | 1)
        and form == _FORMAT
        and _checksum(log[:24], little=not magic & 1) == unpack(">2I", log[24:HEADER])
    )


def _guessed(log: bytes, complete: int, told: _Index) -> tuple[bool, bytes]:
    """Byte order (whether little) and salts of a log whose header is damaged."""
    first = sys.byteorder == "little"
    for little in (first, not first):
        for place in range(complete):
            if _fits(log, place, little):
                start = HEADER + place * FRAME
                return little, log[start + 8 : start + 16]
    return first, told.salts or log[HEADER + 8 : HEADER + 16]


def _fits(log: bytes, place: int, little: bool) -> bool:
    """Whether the checksum of a frame follows from the one that is stored with the frame before.

    This way, frames after a damaged one can be checked as well.
    """
    start = HEADER + place * FRAME
    before = log[24:HEADER] if place == 0 else log[start - FRAME + 16 : start - FRAME + 24]
    checksum = _checksum(
        log[start : start + 8] + log[start + FRAME_HEADER : start + FRAME],
        unpack(">2I", before),
        little=little,
    )
    return checksum == unpack(">2I", log[start + 16 : start + 24])


def _checksum(content: bytes, seed: tuple[int, int] = (0, 0), *, little: bool) -> tuple[int, int]:
    """The checksum of SQLite's log; ``seed`` is the checksum of what precedes the content."""
    first, second = seed
    words = iter(unpack(f"{'<' if little else '>'}{len(content) // 4}I", content))
    for word, next_word in zip(words, words, strict=True):
        first = first + word + second & _MASK
        second = second + next_word + first & _MASK
    return first, second


def _read_index(index: bytes) -> _Index:
    """Read an index; of the two copies of its header, the one with more frames counts."""
    if len(index) < INDEX_HEADER or not any(index[:96]):
        return _Index()
    copies = [copy for copy in (index[:48], index[48:96]) if _is_index_header(copy)]
    if not copies:
        # A kill in the middle of a write leaves one of them whole.
        return _Index(is_damaged=True)
    frames, salts = max((int(unpack("=I", copy[16:20])[0]), copy[32:40]) for copy in copies)
    return _Index(salts, frames, unpack("=I", index[96:100])[0])


def _is_index_header(copy: bytes) -> bool:
    little = sys.byteorder == "little"
    # The checksum is that of the log, but always in the byte order of the machine.
    return bool(
        unpack("=I", copy[:4])[0] == _FORMAT
        and copy[12] == 1
        and _checksum(copy[:40], little=little) == unpack("=2I", copy[40:48])
    )
