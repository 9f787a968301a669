"""The saved studies and seasons of the league: JSON documents beside the matches, each written as a whole."""

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import cast

import msgspec
from msgspec import Struct

from tartli_desktop.files.problems import DocumentHeldElsewhere, NoSuchDocument, NotSaved, trouble_of_system
from tartli_desktop.game.json_types import JsonDict

from .database import schema
from .database.claims import Claims
from .database.connection import Damaged
from .database.row_checksums import ColumnValue, row_checksum
from .database.transactions import Database
from .trash import Trash


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


class DocumentStore:
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
        self._database = database
        self._now = now
        self._table = table
        self._claims = Claims(database.path if database.lasts else None, table)
        self._trash = Trash(self._claims)
        self.hidden: frozenset[int] = frozenset()
        """Documents that are in the trash of another store of this program."""

    def close(self) -> None:
        """Delete what is in the trash, and give all claims back; safe to call twice."""
        self._trash.delete(self._database, self._table)
        self._claims.release(self._claims.held)

    # Who may write

    def claim(self, number: int) -> bool:
        """Take the right to write a document, until ``release`` or ``close``; False if another has it."""
        try:
            return self._claims.take(number)
        except OSError as error:
            raise NotSaved(self._database.path, trouble_of_system(error), error.strerror or "") from error

    def release(self, number: int) -> None:
        """Give back the right to write a document, if this store has it."""
        self._claims.release([number])

    def held_elsewhere(self) -> frozenset[int]:
        """The documents that another store has claimed, in this process or another, at this moment."""
        return self._claims.held_elsewhere()

    # Writing

    def save(self, number: int | None, document: JsonDict) -> int:
        """Save a document, a new one for None, and return its number. The store has claimed it then.

        ``document`` is ready for JSON, and has the key ``game`` and perhaps ``title``.
        """
        data = msgspec.json.encode(document).decode()
        held = self._claims.held
        try:
            with self._database.writing():
                number = number or self._next("seq", f"sqlite_sequence WHERE name = '{self._table}'")
                # A new one before the others can see it.
                self._claim_or_raise(number)
                moment = self._now().astimezone(UTC).isoformat(timespec="seconds")
                head = (number, self._next("touched", self._table), moment)
                game, title = str(document["game"]), str(document.get("title", ""))
                row = (*head, game, title, data)
                sealed = (*row, row_checksum(self._table, *row))
                self._database.connection.execute(_SAVE.format(table=self._table), sealed)
        except BaseException:
            self._claims.release(self._claims.held - held)
            raise
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
        with self._database.writing():
            self._database.connection.execute(f"DELETE FROM {self._table} WHERE id = ?", (number,))
        self.release(number)

    def _next(self, column: str, table: str) -> int:
        query = f"SELECT ifnull(max({column}), 0) + 1 FROM {table}"
        (number,) = self._database.connection.execute(query).fetchone()
        return int(number)

    def _claim_or_raise(self, number: int) -> None:
        if not self.claim(number):
            raise DocumentHeldElsewhere(self._database.path, self._table, number)

    # Deleting with a way back, as in a MatchStore

    @property
    def trashed(self) -> tuple[tuple[int, ...], ...]:
        """The documents in the trash, in the groups in which they were put there, the latest last."""
        return self._trash.groups

    def trash(self, numbers: Collection[int]) -> None:
        """Take documents off the list as a group, to be deleted when the store closes."""
        self._trash.put(numbers, self._claim_or_raise)

    def restore(self) -> tuple[int, ...]:
        """Put the last group in the trash back on the list and return it; empty if the trash is empty."""
        return self._trash.take_back()

    # Reading

    def rows(self) -> tuple[DocumentRow, ...]:
        """All documents, the last written first, without those that cannot be read any more."""
        with self._database.reading():
            query = f"SELECT * FROM {self._table} ORDER BY touched DESC"
            found = self._database.connection.execute(query).fetchall()
        rows = [schema.by_column(self._table, row) for row in found]
        if None in rows:
            # The next start tells how many.
            self._database.suspect_damage()
        trashed = self._trash.matches
        return tuple(_document_row(row) for row in rows if row is not None and row["id"] not in trashed)

    def same_as(self, document: JsonDict) -> int | None:
        """The document with this content, whatever its title; None if there is none."""
        data = msgspec.json.encode(document | {"title": ""})
        trashed = self._trash.matches | self.hidden
        for row in self.rows():
            if row.id not in trashed and msgspec.json.encode(self.load(row.id) | {"title": ""}) == data:
                return row.id
        return None

    def load(self, number: int) -> JsonDict:
        """A document as it was saved."""
        with self._database.reading():
            query = f"SELECT * FROM {self._table} WHERE id = ?"
            row = self._database.connection.execute(query, (number,)).fetchone()
            if row is None:
                raise NoSuchDocument(self._database.path, self._table, number)
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
