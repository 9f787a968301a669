"""Rows out of a damaged database, read from its bytes.

SQLite gives up a whole table for one wrong byte in a page that leads to others. Here every page is looked at
by itself (https://www.sqlite.org/fileformat.html), and the seal on each row tells what is one.
"""

from collections.abc import Iterator
from pathlib import Path

from tartli_desktop.store.schema import PAGE_SIZE, TABLES, Row, unsealed

_TABLE_LEAF = 0x0D
_INDEX_PAGES = (0x02, 0x0A)
_LOG_HEADER = 32
_FRAME_HEADER = 24

# A page is searched byte by byte where its own directory is wrong. That is slow, and a large file that has
# nothing to do with us would be searched for hours.
_MOST_PAGES_SEARCHED = 500

# The parts of a cell that stay in its page, from the file format.
_MOST_LOCAL = PAGE_SIZE - 35
_LEAST_LOCAL = (PAGE_SIZE - 12) * 32 // 255 - 23


def rows(database: Path) -> Iterator[tuple[str, Row]]:
    """Every row that is as it was written, with the name of its table; the same row perhaps twice.

    Reads ``database`` and the log beside it, where there are such files, and changes neither. Raises
    OSError if they cannot be read.
    """
    log = database.with_name(database.name + "-wal")
    pages = _Pages(database, _committed(log.read_bytes()) if log.exists() else {})
    searched = 0
    for number in pages.numbers():
        page = pages[number]
        if page[0] in _INDEX_PAGES or not any(page):
            continue
        found = [_row(pages, page, offset) for offset in _cells(page)] if page[0] == _TABLE_LEAF else [None]
        if None in found and searched < _MOST_PAGES_SEARCHED:
            searched += 1
            found = [_row(pages, page, offset) for offset in range(8, PAGE_SIZE)]
        yield from (row for row in found if row)


class _Pages:
    """The pages of a database as its log has them, numbered from 1."""

    def __init__(self, database: Path, logged: dict[int, bytes]) -> None:
        self._content = database.read_bytes() if database.exists() else b""
        self._logged = logged

    def numbers(self) -> Iterator[int]:
        """The numbers of all pages; the first one is left out, since it holds no rows of ours."""
        count = -(-len(self._content) // PAGE_SIZE)
        yield from range(2, count + 1)
        yield from (number for number in self._logged if number > max(count, 1))

    def __getitem__(self, number: int) -> bytes:
        if number in self._logged:
            return self._logged[number]
        return self._content[(number - 1) * PAGE_SIZE : number * PAGE_SIZE].ljust(PAGE_SIZE, b"\0")


def _committed(log: bytes) -> dict[int, bytes]:
    """The newest committed state of each page in a write-ahead log. Its checksums are left to the seals."""
    pages: dict[int, bytes] = {}
    uncommitted: dict[int, bytes] = {}
    salts = log[16:24]
    for start in range(_LOG_HEADER, len(log) - _FRAME_HEADER - PAGE_SIZE + 1, _FRAME_HEADER + PAGE_SIZE):
        head = log[start : start + _FRAME_HEADER]
        if head[8:16] != salts:
            # Left over from an earlier use of the file.
            continue
        content = start + _FRAME_HEADER
        uncommitted[int.from_bytes(head[:4], "big")] = log[content : content + PAGE_SIZE]
        if any(head[4:8]):
            pages |= uncommitted
            uncommitted = {}
    return pages


def _cells(page: bytes) -> Iterator[int]:
    count = min(int.from_bytes(page[3:5], "big"), (PAGE_SIZE - 8) // 2)
    for place in range(8, 8 + 2 * count, 2):
        yield int.from_bytes(page[place : place + 2], "big")


def _row(pages: _Pages, page: bytes, offset: int) -> tuple[str, Row] | None:
    """The sealed row whose cell begins at ``offset``; None if there is none."""
    try:
        length, offset = _varint(page, offset)
        key, offset = _varint(page, offset)
        values = _values(_payload(pages, page, length, offset))
    except (IndexError, ValueError):
        return None
    for table, columns in TABLES.items():
        if len(values) == len(columns) + 1:
            # An INTEGER PRIMARY KEY is not among the values: it is the key of the cell.
            row = unsealed(table, (key, *values[1:]) if columns[0] == "id" else values)
            if row is not None:
                return table, row
    return None


def _payload(pages: _Pages, page: bytes, length: int, offset: int) -> bytes:
    if not 5 <= length <= 1_000_000:
        raise ValueError("no row of ours has this length")
    if length <= _MOST_LOCAL:
        return page[offset : offset + length]
    local = _LEAST_LOCAL + (length - _LEAST_LOCAL) % (PAGE_SIZE - 4)
    if local > _MOST_LOCAL:
        local = _LEAST_LOCAL
    payload = page[offset : offset + local]
    further = int.from_bytes(page[offset + local : offset + local + 4], "big")
    while len(payload) < length:
        if not further:
            raise ValueError("the row has no end")
        payload += pages[further][4:]
        further = int.from_bytes(pages[further][:4], "big")
    return payload[:length]


def _values(record: bytes) -> tuple[object, ...]:
    end_of_header, place = _varint(record, 0)
    if not 2 <= end_of_header <= 100:
        raise ValueError("no row of ours has this many columns")
    body = end_of_header
    values: list[object] = []
    while place < end_of_header:
        kind, place = _varint(record, place)
        size = (0, 1, 2, 3, 4, 6, 8)[kind] if kind < 7 else 0
        if kind == 0:
            values.append(None)
        elif kind < 7:
            values.append(int.from_bytes(record[body : body + size], "big", signed=True))
        elif kind in (8, 9):
            values.append(kind - 8)
        elif kind >= 13 and kind % 2:
            size = (kind - 13) // 2
            values.append(record[body : body + size].decode())
        else:
            raise ValueError("no row of ours holds a value of this kind")
        body += size
    if body != len(record):
        raise ValueError("the row is longer or shorter than its values")
    return tuple(values)


def _varint(content: bytes, place: int) -> tuple[int, int]:
    """The number at ``place``, and the place after it."""
    number = 0
    for _ in range(8):
        byte = content[place]
        place += 1
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, place
    return number << 8 | content[place], place + 1
