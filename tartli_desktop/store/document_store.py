"""The saved studies and seasons of the league: JSON documents beside the matches, each written as a whole."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import cast

import msgspec
from msgspec import Struct

from tartli_desktop.files.problems import DocumentHeldElsewhere, NoSuchDocument, NotSaved
from tartli_desktop.game.json_types import JsonDict

from .claimed_rows import ClaimedRows
from .database import schema
from .database.connection import Damaged
from .database.row_checksums import ColumnValue, row_checksum
from .database.transactions import Database


class DocumentRow(Struct, frozen=True):
    """A study in the list, or a season."""

    id: int

    game: str
    """The name of its game in the registry."""

    title: str
    """Empty if it has none."""

    changed: datetime
    """When it was last saved, in UTC, by a clock that may have been set back since."""


def in_list(number: int) -> int:
    """What stands for a study in a list with matches, whose numbers are above 0; also the inverse."""
    return -number


class DocumentStore(ClaimedRows):
    """All documents of a user in one table. What a method has written is on the disk when it returns.

    Only the running copy of the program that has claimed a document writes it; every method that writes
    claims it if nobody has. Claim a document before it is loaded to be changed. A method that writes raises
    NotSaved if that is impossible, with nothing changed, DocumentHeldElsewhere for one that another copy has
    claimed. A method that reads raises CannotRead if that fails, and NoSuchDocument for a deleted one.

    Args:
        now: what time it is.
        table: ``claims.STUDY`` or ``claims.SEASON``.
    """

    def __init__(self, database: Database, now: Callable[[], datetime], table: str) -> None:
        super().__init__(database, table)
        self._now = now

    def _held_by_another(self, number: int) -> NotSaved:
        return DocumentHeldElsewhere(self.database.path, self._table, number)

    # Writing

    def save(self, number: int | None, document: JsonDict) -> int:
        """Save a document, a new one for None, and return its number. The store has claimed it then.

        ``document`` is ready for JSON, and has the key ``game`` and perhaps ``title``.
        """
        data = msgspec.json.encode(document).decode()
        with self._writing_rows():
            number = number or self._next("seq", f"sqlite_sequence WHERE name = '{self._table}'")
            # A new one before the others can see it.
            self._claim_or_raise(number)
            moment = self._now().astimezone(UTC).isoformat(timespec="seconds")
            head = (number, self._next("touched", self._table), moment)
            game, title = str(document["game"]), str(document.get("title", ""))
            row = (*head, game, title, data)
            sealed = (*row, row_checksum(self._table, *row))
            self.database.connection.execute(_SAVE.format(table=self._table), sealed)
        return number

    def rename(self, number: int, title: str) -> None:
        """Give a document another title."""
        is_mine = number in self._claims.held
        self._claim_or_raise(number)
        try:
            self.save(number, self.load(number) | {"title": title})
        finally:
            if not is_mine:
                self.release(number)

    def delete(self, number: int) -> None:
        """Remove a document at once."""
        self._claim_or_raise(number)
        with self.database.writing():
            self.database.connection.execute(f"DELETE FROM {self._table} WHERE id = ?", (number,))
        self.release(number)

    def _next(self, column: str, table: str) -> int:
        query = f"SELECT ifnull(max({column}), 0) + 1 FROM {table}"
        (number,) = self.database.connection.execute(query).fetchone()
        return int(number)

    # Reading

    def rows(self) -> tuple[DocumentRow, ...]:
        """All documents, the last written first, without those that cannot be read any more."""
        with self.database.reading():
            query = f"SELECT * FROM {self._table} ORDER BY touched DESC"
            found = self.database.connection.execute(query).fetchall()
        rows = [schema.by_column(self._table, row) for row in found]
        if None in rows:
            # The next start tells how many.
            self.database.suspect_damage()
        trashed = self.in_trash
        return tuple(_document_row(row) for row in rows if row is not None and row["id"] not in trashed)

    def same_as(self, document: JsonDict) -> int | None:
        """The document with this content, whatever its title; None if there is none."""
        data = msgspec.json.encode(document | {"title": ""})
        trashed = self.in_trash | self.hidden
        for row in self.rows():
            if row.id not in trashed and msgspec.json.encode(self.load(row.id) | {"title": ""}) == data:
                return row.id
        return None

    def load(self, number: int) -> JsonDict:
        """A document as it was saved."""
        with self.database.reading():
            query = f"SELECT * FROM {self._table} WHERE id = ?"
            row = self.database.connection.execute(query, (number,)).fetchone()
            if row is None:
                raise NoSuchDocument(self.database.path, self._table, number)
            values = schema.by_column(self._table, row)
            if values is None:
                raise Damaged(f"{self._table} {number} has changed")
        return cast(JsonDict, msgspec.json.decode(str(values["data"])))


_SAVE = """INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
    touched = excluded.touched, changed = excluded.changed, game = excluded.game, title = excluded.title,
    data = excluded.data, seal = excluded.seal"""
"""A row that is written over, not removed and added: a transaction that is cut off never lacks it."""


def _document_row(row: Mapping[str, ColumnValue]) -> DocumentRow:
    return DocumentRow(
        id=cast(int, row["id"]),
        game=str(row["game"]),
        title=str(row["title"]),
        changed=datetime.fromisoformat(str(row["changed"])),
    )
