"""The rows of a damaged database, read from its bytes.

For one wrong byte in a page that leads to others, SQLite gives up a whole table. Here every page is read by
itself (https://www.sqlite.org/fileformat.html), and the seals tell which bytes are rows.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from msgspec import Struct

from tartli_desktop.store.database import row_checksums, schema
from tartli_desktop.store.database.row_checksums import RowValues
from tartli_desktop.store.database.schema import PAGE_SIZE

_TABLE_LEAF = 0x0D
_INDEX_PAGES = (0x02, 0x0A)

# A page with a wrong directory is searched byte by byte. That is slow: a large unrelated file would take
# hours.
_MOST_PAGES_SEARCHED = 500

# The parts of a cell that stay in its page, from the file format.
_MOST_LOCAL = PAGE_SIZE - 35
_LEAST_LOCAL = (PAGE_SIZE - 12) * 32 // 255 - 23

_MOST_ROWS_KEPT = 10_000

_LONGEST_HEADER = 100
"""The longest header of a row in our tables, in bytes."""


class Found(Struct, frozen=True):
    """A row that is as it was written."""

    table: str
    columns: tuple[str, ...]
    """The columns of the row, which may come from an earlier version of the database."""
    row: RowValues


def rows(files: Sequence[Path]) -> Iterator[Found]:
    """Yield every row that is as it was written, possibly several times, those of the last file last.

    Reads several states of a database, the newest last. Raises OSError if one cannot be read.
    """
    forms = _Forms()
    searched = 0
    for file in files:
        pages = _Pages(file, forms)
        for content in pages.all():
            found = [_row(pages, content, offset) for offset in _cells(content)]
            if content[0] == _TABLE_LEAF:
                is_whole = None not in found
            else:
                is_index = content[0] in _INDEX_PAGES and _is_in_order(content) and not any(found)
                is_whole = is_index or not any(content)
            if not is_whole and searched < _MOST_PAGES_SEARCHED:
                searched += 1
                found = [
                    _row(pages, content, place) or _row_without_cell(pages, content, place)
                    for place in _likely_places(content, forms.lengths)
                ]
            yield from filter(None, found)


def is_cut(database: Path) -> bool:
    """Whether a database has fewer pages than its header says. Raises OSError if it cannot be read."""
    if not database.is_file():
        return False
    with database.open("rb") as file:
        pages = int.from_bytes(file.read(32)[28:], "big")
    return database.stat().st_size < pages * PAGE_SIZE


class _Forms:
    """The tables of all versions, by the number of values in their rows."""

    def __init__(self) -> None:
        self._by_length: dict[int, list[tuple[str, tuple[str, ...]]]] = defaultdict(list)
        forms = {form for tables in schema.all_tables() for form in tables.items()}
        for table, columns in sorted(forms):
            self._by_length[len(columns) + 1].append((table, columns))
        self.lengths = frozenset(self._by_length)
        """The possible numbers of values in a row."""
        # Most rows are the same in two states of a database.
        self.sealed_in = lru_cache(_MOST_ROWS_KEPT)(self._sealed_in)

    def _sealed_in(self, payload: bytes, key: int) -> Found | None:
        """The row in the payload of a cell with this key; None if it is not a row of our tables."""
        try:
            values = _values(payload)
        except (IndexError, ValueError):
            return None
        return self.sealed(values, key)

    def sealed(self, values: tuple[object, ...], key: int | None) -> Found | None:
        """The row with these values, from a cell with this key; None if it is not a row of our tables."""
        for table, columns in self._by_length.get(len(values), ()):
            # An INTEGER PRIMARY KEY is not among the values: it is the key of the cell.
            given = (key, *values[1:]) if columns[0] == "id" else values
            row = row_checksums.checked_values(table, given, len(columns))
            if row is not None:
                return Found(table, columns, row)
        return None


class _Pages:
    """The pages of a database, numbered from 1."""

    def __init__(self, database: Path, forms: _Forms) -> None:
        self.forms = forms
        self._content = database.read_bytes()
        self.size = len(self._content)
        """The size of the file, in bytes."""

    def all(self) -> Iterator[bytes]:
        """Every page, without page 1, which has no rows of ours."""
        return (self[number] for number in range(2, -(-len(self._content) // PAGE_SIZE) + 1))

    def __getitem__(self, number: int) -> bytes:
        return self._content[(number - 1) * PAGE_SIZE : number * PAGE_SIZE].ljust(PAGE_SIZE, b"\0")


def _is_in_order(page: bytes) -> bool:
    """Whether all entries in the directory of a page point into the page."""
    # The content may begin at 65536, which is written as 0.
    content = int.from_bytes(page[5:7], "big") or 65536
    return content <= PAGE_SIZE and all(content <= place < PAGE_SIZE for place in _cells(page))


def _cells(page: bytes) -> Iterator[int]:
    count = min(int.from_bytes(page[3:5], "big"), (PAGE_SIZE - 8) // 2)
    for place in range(8, 8 + 2 * count, 2):
        yield int.from_bytes(page[place : place + 2], "big")


def _likely_places(page: bytes, lengths: Collection[int]) -> Iterator[int]:
    """The places where a row with one of these numbers of values may begin, with or without its cell header.

    A row begins with the length of its header, which has a number for each value. Counting those is far
    faster than trying to read a row at each place.
    """
    # The last byte of each number is below 0x80.
    ended = list(accumulate((byte < 0x80 for byte in page), initial=0))
    rows = [
        2 <= size <= _LONGEST_HEADER
        and place + size <= PAGE_SIZE
        and ended[place + size] - ended[place + 1] in lengths
        for place, size in enumerate(page)
    ]
    after = [PAGE_SIZE] * (PAGE_SIZE + 1)
    """The place after the number at each place."""
    for place in range(PAGE_SIZE - 1, -1, -1):
        after[place] = place + 1 if page[place] < 0x80 else after[place + 1]
    rows.append(False)
    for place in range(8, PAGE_SIZE):
        if rows[place] or rows[after[after[place]]]:
            yield place


def _row(pages: _Pages, page: bytes, offset: int) -> Found | None:
    """The sealed row whose cell begins at ``offset``; None if there is none."""
    try:
        length, offset = _varint(page, offset)
        key, offset = _varint(page, offset)
        payload = _payload(pages, page, length, offset)
    except (IndexError, ValueError):
        return None
    return pages.forms.sealed_in(payload, key)


def _row_without_cell(pages: _Pages, page: bytes, offset: int) -> Found | None:
    """The sealed row that begins at ``offset``, if the header of its cell is damaged; None if there is none.

    Long rows and the rows of ``match`` cannot be read without that header.
    """
    try:
        return pages.forms.sealed(_values(page[offset:], is_all=False), None)
    except (IndexError, ValueError):
        return None


def _payload(pages: _Pages, page: bytes, length: int, offset: int) -> bytes:
    if not 5 <= length <= pages.size:
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


def _values(record: bytes, *, is_all: bool = True) -> tuple[object, ...]:
    """The values of a record; with ``is_all``, nothing may follow it."""
    end_of_header, place = _varint(record, 0)
    if not 2 <= end_of_header <= _LONGEST_HEADER:
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
    if body > len(record) or (is_all and body < len(record)):
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
