"""Sets a damaged database aside, and makes a new one from what can still be read.

A kill or a power cut between any two steps loses nothing: the new database is complete before the damaged one
is moved, and a start that finds it waiting finishes the exchange.
"""

import contextlib
import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from msgspec import Struct

from tartli_desktop.files import durable
from tartli_desktop.files.problems import NewerDatabase, is_of_the_system
from tartli_desktop.store.database import derived_results, journals, review_rows, schema
from tartli_desktop.store.database.connection import Damaged, check_nobody_plays
from tartli_desktop.store.database.damage import salvage
from tartli_desktop.store.database.match_rows import StoredHands, stored_hands
from tartli_desktop.store.database.row_checksums import ColumnValue, RowValues, insert, insert_all
from tartli_desktop.store.match_kinds import PRACTICE

ColumnNames = tuple[str, ...]

# The suffixes of the files of a database, the main file last.
_FILES = (*journals.SUFFIXES, "-shm", "")


class Damage(Struct, frozen=True):
    """A database was damaged; a new one in its place has what could be read."""

    path: Path
    """The database."""

    kept_as: Path
    """The damaged file, unchanged. Its journal, if there was one, is beside it."""

    detail: str
    """What was found wrong."""

    whole: int
    """How many matches were carried over completely."""

    cut: tuple[int, ...]
    """The numbers of the matches that could not be read in full: they end early, and then are not finished
    any more, or they lack a name.
    """

    lost: int
    """How many matches are known to have existed but could not be carried over."""

    may_lack_the_end: bool = False
    """Whether what was played last may be missing, even in matches that seem complete."""

    lost_studies: int = 0
    """How many studies are known to have existed but could not be carried over."""

    lost_seasons: int = 0
    """The same of seasons of the league."""

    lost_results: int = 0
    """The same of what came of puzzles and exercises."""

    may_lack_others: bool = False
    """Whether more studies and results may be lost, since nobody knows how many there were."""


class SetAside(Struct, frozen=True):
    """A file that seems to be left from an earlier repair and cannot be used. Nothing else is changed."""

    path: Path
    kept_as: Path


def mend(path: Path, fault: Damaged) -> Damage:
    """Set the database at ``path`` aside, and put a new one in its place; ``fault`` is what was found.

    Raises CannotOpen while another copy of the program plays, and OSError or sqlite3.Error if the system
    refuses.
    """
    # What another copy wrote between reading and moving would be in the damaged file only.
    check_nobody_plays(path, "it is damaged, and another copy of the program plays")
    making = path.with_name(path.name + ".mending")
    for leftover in (making, making.with_name(making.name + "-journal")):
        leftover.unlink(missing_ok=True)
    may_lack_the_end = bool(journals.of(path)) or salvage.is_cut(path)
    with journals.settled(path) as files:
        matches, beside = _gathered(files)
        known, is_all = _known(files[-1]) if files else ({}, True)
    whole, cut, lost = _carry_over(matches, beside, making)
    os.replace(making, _mended(path))
    gone = {table: len(keys - beside[table].keys()) for table, keys in known.items()}
    studies, seasons = gone.pop("study", 0), gone.pop("season", 0)
    kept_as = _exchange(path)
    return Damage(
        *(path, kept_as, str(fault), whole, cut, lost, may_lack_the_end),
        lost_studies=studies,
        lost_seasons=seasons,
        lost_results=sum(gone.values()),
        may_lack_others=not is_all,
    )


def finish(path: Path) -> Damage | SetAside | None:
    """Finish an interrupted ``mend``; None if there is none. Which matches were cut is then unknown.

    A file that has the name of the new database but is not one is set aside. Raises NewerDatabase if a newer
    version of the program made the database.
    """
    mended = _mended(path)
    if not os.path.lexists(mended):
        return None
    whole = _matches_in(mended, path)
    if whole is None:
        kept_as = _free_name(mended)
        os.rename(mended, kept_as)
        durable.sync_folder(path.parent)
        return SetAside(mended, kept_as)
    return Damage(path, _exchange(path), "found at an earlier start", whole, (), 0)


def _matches_in(mended: Path, path: Path) -> int | None:
    """How many matches are in the new database for the one at ``path``; None if it is not a database."""
    if not mended.is_file():
        return None
    # Immutable: it has no log, and SQLite need not make one.
    uri = f"{mended.as_uri()}?immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
            version = schema.version_of(connection)
            if version > schema.VERSION:
                raise NewerDatabase(path, version, schema.VERSION)
            if version < 1 or schema.fault(connection):
                return None
            (whole,) = connection.execute("SELECT count(*) FROM match").fetchone()
            return int(whole)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if is_of_the_system(error):
            raise
        return None


class _Rest(Struct, frozen=True):
    """What is left of a match, in the form of one version of the database."""

    version: int
    head: dict[str, ColumnValue]
    """The row of ``match`` to carry over, by column."""
    played: StoredHands
    rows: dict[str, list[RowValues]]
    """The rows of the other tables that cannot be derived."""
    lacks_seats: bool
    """Whether a seat could not be read; it becomes a person's without a name."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is lost, as far as can be seen."""
        return self.played.whole and not self.lacks_seats


class _Remains:
    """The rows found of one match, perhaps from several versions of the database."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, ColumnNames], dict[ColumnValue, RowValues]] = defaultdict(dict)
        self._heads: list[tuple[ColumnNames, RowValues]] = []
        self.reviews: dict[RowValues, RowValues] = {}
        """The reviews by hand and seat, including those of hands that may have been cut."""

    def add(self, found: salvage.Found) -> None:
        """Add a row; of two rows with the same key the later one counts."""
        if found.table == "match":
            self._heads.append((found.columns, found.row))
        elif found.table == review_rows.TABLE:
            self.reviews[found.row[1:3]] = found.row
        elif found.table not in schema.DERIVED:
            # The others are derived again, since they may not fit a match that is cut.
            self._rows[found.table, found.columns][found.row[1]] = found.row

    @property
    def rest(self) -> _Rest | None:
        """What is left, in the version that has most; None if the row of ``match`` is lost."""
        rests = [rest for version in _told_apart() if (rest := self._rest_in(version)) is not None]

        def value(rest: _Rest) -> tuple[int, int, bool, int]:
            return rest.played.actions, len(rest.played.hands), not rest.lacks_seats, rest.version

        return max(rests, key=value, default=None)

    def _rest_in(self, version: int) -> _Rest | None:
        tables = schema.tables_of(version)
        heads = [
            dict(zip(columns, row, strict=True)) for columns, row in self._heads if columns == tables["match"]
        ]
        if not heads:
            return None
        head = max(heads, key=lambda each: (each["touched"], each["actions"]))
        rows = {
            table: [*self._rows[table, columns].values()]
            for table, columns in tables.items()
            if table not in ("match", *schema.DERIVED, *schema.BESIDE_MATCHES)
        }
        hands, actions = cast(int, head["hands"]), cast(int, head["actions"])
        if (PRACTICE, "1") not in _chosen(tables["extra"], rows["extra"], "name", "value"):
            # Rows beyond this head were played after it. At worst one is an action that was taken back, which
            # can be done again: in such a match nobody else has learnt of it.
            hands, actions = max(hands, _last(rows["hand"])), max(actions, _last(rows["action"]))
        played = stored_hands(
            hands,
            actions,
            _chosen(tables["hand"], rows["hand"], "number", "deck"),
            _chosen(tables["action"], rows["action"], "number", "hand", "text"),
        )
        # A match that has lost its end is not over.
        is_over = cast(int, head["finished"]) if played.whole else 0
        head |= {"hands": len(played.hands), "actions": played.actions, "finished": is_over}
        for table, last in (("hand", len(played.hands)), ("action", played.actions)):
            numbered = {cast(int, row[1]): row for row in rows[table]}
            rows[table] = [numbered[number] for number in sorted(numbered) if number <= last]
        lacks_seats = False
        if "seat" in rows:
            known = {cast(int, row[1]): row for row in rows["seat"]}
            rows["seat"] = [
                known.get(seat) or _nobody(tables["seat"], head["id"], seat)
                for seat in range(cast(int, head["seats"]))
            ]
            lacks_seats = len(known) < len(rows["seat"])
        return _Rest(version, head, played, rows, lacks_seats)


def _nobody(columns: ColumnNames, match_id: ColumnValue, seat: int) -> RowValues:
    """The row for a seat that could not be read."""
    known = {"match_id": match_id, "seat": seat, "name": "", "level": None, "standing": 0}
    return tuple(known[column] for column in columns)


def _told_apart() -> Iterator[int]:
    """The versions, without those whose rows have the same form in a later version."""
    forms = [
        {
            table: columns
            for table, columns in tables.items()
            if table not in (*schema.DERIVED, *schema.BESIDE_MATCHES)
        }
        for tables in schema.all_tables()
    ]
    return (version for version, form in enumerate(forms, 1) if form not in forms[version:])


def _last(rows: list[RowValues]) -> int:
    return max((cast(int, row[1]) for row in rows), default=0)


def _chosen(columns: ColumnNames, rows: list[RowValues], *wanted: str) -> Iterator[RowValues]:
    places = [columns.index(column) for column in wanted]
    return (tuple(row[place] for place in places) for row in rows)


_Beside = dict[str, dict[RowValues, RowValues]]
"""The rows that belong to no match, by table and key."""


def _gathered(files: Sequence[Path]) -> tuple[dict[int, _Remains], _Beside]:
    """What can be read of each match, and beside matches, in the files of a database, the newest last."""
    matches: dict[int, _Remains] = defaultdict(_Remains)
    beside: _Beside = {table: {} for table in schema.BESIDE_MATCHES}
    for found in salvage.rows(files):
        key = found.row[: schema.BESIDE_MATCHES.get(found.table)]
        if found.table not in beside:
            matches[cast(int, found.row[0])].add(found)
        elif found.table not in schema.DOCUMENTS or _touched(beside[found.table].get(key)) <= _touched(
            found.row
        ):
            beside[found.table][key] = found.row
    return matches, beside


def _touched(document: RowValues | None) -> int:
    return -1 if document is None else cast(int, document[schema.columns("study").index("touched")])


def _known(database: Path) -> tuple[dict[str, set[RowValues]], bool]:
    """The keys of the rows beside matches, by table, as far as SQLite finds them, and whether it finds all.

    The key of a row that cannot be read may well be readable.
    """
    known: dict[str, set[RowValues]] = {table: set() for table in schema.BESIDE_MATCHES}
    is_all = True
    # Immutable, so that SQLite makes no file beside it.
    uri = f"{database.absolute().as_uri()}?immutable=1"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.text_factory = lambda text: text.decode(errors="surrogateescape")
        for table, length in schema.BESIDE_MATCHES.items():
            try:
                tables = schema.tables_of(schema.version_of(connection))
                if table in tables or not tables:
                    columns = ", ".join(schema.columns(table)[:length])
                    # Without an order, some rows are not found; what came before an error stays.
                    is_all &= connection.execute(f"PRAGMA quick_check({table})").fetchone() == ("ok",)
                    known[table].update(connection.execute(f"SELECT {columns} FROM {table} NOT INDEXED"))
            except (sqlite3.DatabaseError, UnicodeDecodeError):
                is_all = False
    return known, is_all


def _carry_over(matches: dict[int, _Remains], beside: _Beside, new: Path) -> tuple[int, tuple[int, ...], int]:
    """Make a database of what can be read of another, and return the numbers for ``Damage``."""
    rests = {match_id: remains.rest for match_id, remains in sorted(matches.items())}
    lost = sum(rest is None for rest in rests.values())
    cut = tuple(match_id for match_id, rest in rests.items() if rest is not None and not rest.is_whole)
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {schema.PAGE_SIZE}")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # Rows of an earlier version go through the same migrations as a whole database of that version.
        for version in range(1, schema.VERSION + 1):
            schema.migrate(connection, version)
            connection.execute("BEGIN")
            for rest in rests.values():
                if rest is not None and rest.version == version:
                    _write(connection, rest)
            connection.execute("COMMIT")
        connection.execute("BEGIN")
        for match_id, rest in rests.items():
            if rest is not None:
                derived_results.derive(connection, match_id)
                if not rest.is_whole:
                    _set_standings(connection, match_id)
                # A hand that is played on becomes another hand, which has no review.
                finished = {hand for (hand,) in connection.execute(_FINISHED, (match_id,))}
                reviews = matches[match_id].reviews.values()
                insert_all(connection, review_rows.TABLE, (row for row in reviews if row[1] in finished))
        for table, found in beside.items():
            insert_all(connection, table, found.values())
        connection.execute("COMMIT")
    return sum(rest is not None and rest.is_whole for rest in rests.values()), cut, lost


_FINISHED = "SELECT hand FROM hand_facts WHERE match_id = ?"


def _set_standings(connection: sqlite3.Connection, match_id: int) -> None:
    """Set the standings of a match from its record, if it can be replayed."""
    seats = schema.rows(connection, "seat", match_id, "seat", "name", "level")
    standings = derived_results.standings(connection, match_id)
    if standings is not None:
        connection.execute("DELETE FROM seat WHERE match_id = ?", (match_id,))
        for (seat, *who), standing in zip(seats, standings, strict=True):
            insert(connection, "seat", match_id, seat, *who, standing)


def _write(connection: sqlite3.Connection, rest: _Rest) -> None:
    insert(connection, "match", *rest.head.values())
    others = dict(rest.rows)
    for table in ("hand", "action"):
        insert_all(connection, table, others.pop(table))
    for table, rows in others.items():
        for row in rows:
            # Rows that belong to an unreadable hand are lost with it.
            with contextlib.suppress(sqlite3.IntegrityError):
                insert(connection, table, *row)


def _mended(path: Path) -> Path:
    return path.with_name(path.name + ".mended")


def _exchange(path: Path) -> Path:
    """Move the database away and the new one to its place, and return where the old one is now."""
    durable.sync_folder(path.parent)
    kept_as = _free_name(path)
    for suffix in _FILES:
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{suffix}", f"{kept_as}{suffix}")
    os.replace(_mended(path), path)
    durable.sync_folder(path.parent)
    return kept_as


def _free_name(path: Path) -> Path:
    names = durable.numbered(path, "damaged")
    return next(name for name in names if not any(os.path.lexists(f"{name}{suffix}") for suffix in _FILES))
