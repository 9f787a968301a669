"""The saved matches: one SQLite database in which every action is safe as soon as it has been added."""

import contextlib
import logging
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, ClassVar, Self, cast

import msgspec
from msgspec import Struct

from tartli_desktop.cards.sealed_deal import SEALED, CommittedDeck
from tartli_desktop.files.long_work import Steps, at_once
from tartli_desktop.files.problems import (
    CannotRead,
    HeldElsewhere,
    NoSuchMatch,
    NotSaved,
    StoreError,
    Trouble,
    trouble_of_system,
)
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.record import NOTICE
from tartli_desktop.game.rules import HandResult
from tartli_desktop.store.database import connection as database_connection
from tartli_desktop.store.database import derived_results, puzzle_rows, review_rows, schema, wholeness
from tartli_desktop.store.database.connection import Damaged
from tartli_desktop.store.database.list_rows import by_column, match_row, sound_seats
from tartli_desktop.store.database.match_rows import StoredHands, record_of, stored_hands
from tartli_desktop.store.database.opening import open_database, suspect
from tartli_desktop.store.database.repair import Damage, SetAside
from tartli_desktop.store.database.row_checksums import ColumnValue, insert, insert_all, row_checksum
from tartli_desktop.store.database.schema import rows
from tartli_desktop.store.database.transactions import Database

from .claims import Claims
from .match_head import MatchHead, MatchRow
from .match_kinds import HELPED, PEOPLE, PRACTICE, MatchMarks
from .puzzle_outcomes import OfGame, Tried
from .stored_match import StoredMatch, hand_notes, notes_extras, played
from .trash import Trash

if TYPE_CHECKING:
    from .statistics import Counted

_log = logging.getLogger(__name__)

# How long a write waits for another program, while the window does not respond. The following writes do not
# wait again until that program has finished.
BUSY_TIMEOUT = 0.25

_ACTION = re.compile(r"([0-9]):[a-z]\S*( \S+)*")
_NOTHING: Mapping[str, str] = MappingProxyType({})
_LONG = 5000
"""A match with more hands and actions takes noticeable time to load; an evening has some hundreds."""

ACTIONS_AT_ONCE = 2000
"""How many actions are replayed in one transaction: some 50 milliseconds, less than a write waits."""


class Opened(Struct, frozen=True):
    """An open store, and what had to be set aside to open it."""

    store: "MatchStore"
    problems: tuple[Damage | SetAside, ...]
    kept_as: Path | None = None
    """The copy of the database that was kept before it was migrated to this version, if it was."""


class MatchStore:
    """All matches of a user. What a method has written is on the disk when it returns.

    Only the running copy of the program that has claimed a match writes it. ``create`` and ``add`` claim the
    match they make; any other must be claimed, and then loaded, before ``add_hand``, ``add_action``,
    ``set_result`` and ``set_extra`` write it. Every method that writes raises NotSaved if that is impossible,
    with nothing changed, and can then be called again; HeldElsewhere for a match without a claim; NoSuchMatch
    for a deleted one. Every method that reads raises CannotRead if that fails.

    A store belongs to the thread that opened it.
    """

    # How many stores of this process have a database open.
    _open: ClassVar[Counter[Path]] = Counter()

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path | None,
        now: Callable[[], datetime],
        patience: float = BUSY_TIMEOUT,
    ) -> None:
        """Private; use ``open`` or ``in_memory``."""
        self.database = Database(connection, path, patience)
        """The database with the rows."""
        self._now = now
        self._open[self._path] += 1
        self._closed = False
        self._claims = Claims(path)
        self._broken: set[int] = set()
        self._trash = Trash(self._claims)
        self._hidden: frozenset[int] = frozenset()

    @property
    def _connection(self) -> sqlite3.Connection:
        return self.database.connection

    @property
    def _path(self) -> Path:
        return self.database.path

    # Opening and closing

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        patience: float = BUSY_TIMEOUT,
        at_opening: float | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> Opened:
        """Open the database at ``path``, or make it, with its folder.

        A damaged database is set aside, and a new one takes over what can still be read; see the returned
        ``problems``. Raises NewerDatabase, or another CannotOpen if the file cannot be read and written.
        ``patience`` is how many seconds a write waits while another program uses the database; ``at_opening``
        is the same for the opening, by default OPENING_BUSY_TIMEOUT.
        """
        opened = open_database(path, patience, at_opening, lambda real: cls._open[real] > 0)
        store = cls(opened.connection, opened.path, now, patience)
        return Opened(store, opened.problems, opened.kept_as)

    @classmethod
    def in_memory(cls, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> "MatchStore":
        """Make a store in memory, for playing without saving."""
        return cls(database_connection.connect_in_memory(), None, now)

    def beside(self) -> "MatchStore":
        """Open another store on the same database, for the calling thread, which must close it.

        It does not list what is in the trash here. Raises CannotRead, and ValueError for a store in memory.
        """
        if not self.lasts:
            raise ValueError("a store in memory has no other beside it")
        with self.database.reading():
            connection = database_connection.connect_beside(self._path, self.database.patience)
        other = MatchStore(connection, self._path, self._now, self.database.patience)
        other._hidden = frozenset(self._trash.matches)
        return other

    @property
    def lasts(self) -> bool:
        """Whether the store is on a disk, not in memory."""
        return self.database.lasts

    def close(self) -> None:
        """Delete what is in the trash, give all claims back and close the database; safe to call twice."""
        self._delete_trashed()
        self._claims.release(self._claims.held)
        self.database.close()
        if not self._closed:
            self._open[self._path] -= 1
        self._closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    # Looking for damage

    def look_over(self) -> Iterator[MatchRow | None]:
        """Check the finished matches in steps of a millisecond, and yield those that are damaged.

        Steps that find no damaged match yield None. The next opening repairs what was found here. Ends when
        the store is closed.
        """
        for match_id in () if self._closed else self._finished():
            with contextlib.suppress(CannotRead, NoSuchMatch):
                yield from self._look_over(match_id)
            if self._closed:
                return

    def _finished(self) -> tuple[int, ...]:
        """The finished matches, the last written first."""
        with self.database.reading():
            found = self._connection.execute("SELECT id FROM match WHERE finished ORDER BY touched DESC")
            return tuple(int(row[0]) for row in found)

    def _look_over(self, match_id: int) -> Iterator[MatchRow | None]:
        with self.database.reading():
            for is_whole in wholeness.parts(self._connection, self._values(match_id)):
                yield None
                if self._closed:
                    return
                if not is_whole:
                    # The match may only have changed between two steps.
                    damaged = self._damaged(match_id)
                    if damaged is not None and self.lasts:
                        with contextlib.suppress(OSError):
                            suspect(self._path).touch()
                    yield damaged
                    return

    def _damaged(self, match_id: int) -> MatchRow | None:
        """The row of a match if it is damaged, else None."""
        with self.database.of_one_moment():
            values = self._values(match_id)
            is_whole = wholeness.is_whole(self._connection, values)
            return None if is_whole else match_row(values, self._seats(match_id))

    # Who may write

    def claim(self, match_id: int) -> bool:
        """Take the right to write a match, until ``release``, ``close`` or the end of the process.

        False if another store has it, in this process or another: then the match can only be looked at. Load
        a match after claiming it, since another copy of the program may have written it before.
        """
        if match_id in self._claims.held:
            return True
        with self.database.reading():
            self._values(match_id)
        try:
            return self._claims.take(match_id)
        except OSError as error:
            raise NotSaved(self._path, trouble_of_system(error), error.strerror or "") from error

    def held_elsewhere(self) -> frozenset[int]:
        """The matches that another store has claimed, in this process or another, at this moment."""
        return self._claims.held_elsewhere()

    def change_elsewhere(self) -> int:
        """A number that changes whenever another connection has written to the database; found quickly."""
        with self.database.reading():
            (number,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(number)

    def release(self, match_id: int) -> None:
        """Give back the right to write a match, if this store has it."""
        self._claims.release([match_id])

    # Writing

    def create(self, head: MatchHead, *, extras: Mapping[str, str] = _NOTHING) -> int:
        """Add a match without hands, and return its number. Raises ValueError for an impossible head."""
        with self._writing():
            return self._create(head, extras)

    def add(
        self, stored: StoredMatch, *, behind: bool = False, results: Sequence[HandResult] | None = None
    ) -> int:
        """Add a copy of a match with all its hands, from this store or another, and return its number.

        This also saves a match that was played without saving, or in a folder that has disappeared. With
        ``behind``, the match that was written last stays the last. ``results`` are those of the finished
        hands, if known; otherwise the match is replayed.
        """
        hands = tuple((str(hand["deck"]), tuple(hand["actions"])) for hand in stored.record["hands"])
        played = StoredHands(hands, whole=True)
        with self._writing():
            match_id = self._create(stored.row.head, stored.extras)
            played.write(self._connection, match_id)
            self._change(
                match_id,
                hands=len(played.hands),
                actions=played.actions,
                finished=int(stored.row.finished),
            )
            self._set_standings(match_id, stored.row.standings)
            if results is None:
                derived_results.derive(self._connection, match_id)
            else:
                derived_results.write_all(self._connection, match_id, results)
            if behind:
                # The new match is the latest now, one above the match that was.
                self._update(match_id, touched=self._latest_touch() - 2)
            return match_id

    def add_hand(
        self,
        match_id: int,
        deck: str,
        *,
        notes: Json = _NOTHING,
        extras: Mapping[str, str] = _NOTHING,
    ) -> int:
        """Add a hand by its deck and the optional keys of its record (R14), and return its number, from 1."""
        if not deck:
            raise ValueError("a hand has a deck")
        with self._writing(match_id):
            number = cast(int, self._values(match_id)["hands"]) + 1
            insert(self._connection, "hand", match_id, number, deck)
            self._change(match_id, hands=number)
            self._set_extras(match_id, {**notes_extras({number: notes}), **extras})
            return number

    def add_action(
        self,
        match_id: int,
        text: str,
        *,
        extras: Mapping[str, str] = _NOTHING,
        result: HandResult | None = None,
    ) -> int:
        """Add an action, "seat:action" as in R14, to the last hand; return its number in the match, from 1.

        ``extras`` (see ``set_extra``) are saved in the same transaction, and so is the ``result`` of the hand
        if this action ends it. Raises ValueError if there is no hand yet.
        """
        said = _ACTION.fullmatch(text)
        if not said:
            raise ValueError(f"{text!r} is not seat:action")
        with self._writing(match_id):
            values = self._values(match_id)
            if int(said[1]) >= cast(int, values["seats"]):
                raise ValueError(f"{text!r} is not seat:action in a match of {values['seats']}")
            if not values["hands"]:
                raise ValueError(f"match {match_id} has no hand to act in")
            number = cast(int, values["actions"]) + 1
            insert(self._connection, "action", match_id, number, values["hands"], text)
            self._change(match_id, actions=number)
            self._set_extras(match_id, extras)
            if result is not None:
                derived_results.write(self._connection, match_id, cast(int, values["hands"]), result)
            return number

    def cut_back(self, match_id: int, kept: int, standings: tuple[int, ...]) -> None:
        """Take back actions of the last hand of a practice match, so that ``kept`` are left in the match.

        Then the hand goes on, the match is unfinished, and no pack is fixed for the next hand. ``standings``
        are those that the list showed when this hand began. Raises ValueError, and changes nothing, for a
        match that is not marked as practice, and if actions of an earlier hand would go too.
        """
        with self._writing(match_id):
            values = self._values(match_id)
            if (PRACTICE, "1") not in rows(self._connection, "extra", match_id, "name", "value"):
                raise ValueError(f"match {match_id} is not for practice: nothing in it is taken back")
            self._cut_back(match_id, values, kept, standings)

    def take_back_last(self, match_id: int, kept: int, standings: tuple[int, ...]) -> None:
        """Take back the last action of a match of any kind, so that ``kept`` are left.

        Only for an action that nobody but its player has learnt of. Raises ValueError, and changes nothing,
        if not exactly one action would go, or if it has ended the hand.
        """
        with self._writing(match_id):
            values = self._values(match_id)
            if kept != cast(int, values["actions"]) - 1:
                raise ValueError(f"not just the last action of match {match_id} would be taken back")
            if (values["hands"],) in rows(self._connection, "hand_result", match_id, "hand"):
                raise ValueError(f"the last hand of match {match_id} is over")
            self._cut_back(match_id, values, kept, standings)

    def _cut_back(
        self, match_id: int, values: Mapping[str, ColumnValue], kept: int, standings: tuple[int, ...]
    ) -> None:
        hands = self._connection.execute(
            "SELECT hand FROM action WHERE match_id = ? AND number > ?", (match_id, kept)
        ).fetchall()
        actions = cast(int, values["actions"])
        if not 0 <= kept <= actions or any(hand != values["hands"] for (hand,) in hands):
            raise ValueError(f"the last hand of match {match_id} cannot be cut to {kept} actions")
        if len(hands) != actions - kept:
            raise Damaged(f"match {match_id} cannot be read to its end")
        self._connection.execute("DELETE FROM action WHERE match_id = ? AND number > ?", (match_id, kept))
        self._connection.execute("DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, SEALED))
        self._change(match_id, actions=kept, finished=0)
        self._set_standings(match_id, standings)

    def set_result(self, match_id: int, standings: tuple[int, ...], finished: bool) -> None:
        """Set what the list of matches shows: the standing of each seat, and whether the match is over."""
        with self._writing(match_id):
            self._change(match_id, finished=int(finished))
            self._set_standings(match_id, standings)

    def set_extra(self, match_id: int, name: str, value: str | None) -> None:
        """Save a text beside the record, such as a seed; None removes it."""
        with self._writing(match_id):
            self._values(match_id)
            if value is None:
                self._connection.execute(
                    "DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, name)
                )
            else:
                self._set_extras(match_id, {name: value})

    def set_sealed(self, match_id: int, pack: CommittedDeck) -> None:
        """Save the pack that is fixed for the next hand."""
        self.set_extra(match_id, SEALED, msgspec.json.encode(pack).decode())

    def set_hand_notes(self, match_id: int, number: int, notes: Json) -> None:
        """Replace the optional keys (R14) of a hand that has been dealt; ``number`` counts from 1."""
        with self._writing(match_id):
            self._values(match_id)
            self._set_extras(match_id, notes_extras({number: notes}))

    def set_review(
        self, match_id: int, hand: int, seat: int, data: object, *, coach: int, seed: int = 0
    ) -> None:
        """Save the review of a finished hand as one seat played it, replacing an earlier one.

        ``data`` is the game's own, ready for JSON, and ``coach`` its version. Needs no claim, and does not
        count as a change. Raises ValueError for a hand that does not exist.
        """
        text = msgspec.json.encode(data).decode()
        with self._writing():
            if not 1 <= hand <= cast(int, self._values(match_id)["hands"]):
                raise ValueError(f"match {match_id} has no hand {hand}")
            review_rows.keep(self._connection, match_id, hand, seat, seed, coach, text)

    def note_puzzle(self, game: str, number: int, *, solved: bool, day: date | None = None) -> None:
        """Note what came of a try at a puzzle; ``day`` is the day whose puzzle of the day it was, if any."""
        with self._writing():
            before = puzzle_rows.outcomes(self._connection).get(game, OfGame()).tried.get(number)
            after = Tried(solved, solved) if before is None else before.tried_again(solved=solved)
            puzzle_rows.set_outcome(self._connection, game, number, after)
            if solved and day is not None:
                puzzle_rows.add_day(self._connection, game, day)

    def add_puzzles(self, games: Mapping[str, OfGame]) -> None:
        """Add what came of puzzles elsewhere; doing it twice changes nothing more."""
        with self._writing():
            puzzle_rows.add(self._connection, games)

    def rename(self, match_id: int, title: str) -> None:
        """Give a match another title. Needs no claim, and does not count as a change."""
        with self._writing():
            self._update(match_id, title=title)

    def delete(self, match_id: int) -> None:
        """Remove a match and all that belongs to it, unless another copy of the program has claimed it."""
        self._claim_or_raise(match_id)
        # Without the match, since one that cannot be read to its end may still be deleted.
        with self._writing():
            self._values(match_id)
            self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
        self.release(match_id)

    # Deleting with a way back

    @property
    def trashed(self) -> tuple[tuple[int, ...], ...]:
        """The matches in the trash, in the groups in which they were put there, the latest last."""
        return self._trash.groups

    def trash(self, match_ids: Collection[int]) -> None:
        """Take matches off the lists as a group, to be deleted when the store closes.

        Until then they are not changed on the disk, so that ``restore`` brings back the same matches, and
        they survive if the program is killed. Raises HeldElsewhere for a match that another store has
        claimed, and then puts none into the trash. Only the first ``MOST_TRASHED_CLAIMS`` keep their claims,
        since each claim holds a file open; if another copy of the program claims one of the rest, that match
        is not deleted.
        """
        self._trash.put(match_ids, self._claim_or_raise)

    def restore(self) -> tuple[int, ...]:
        """Put the last group in the trash back on the lists and return it; empty if the trash is empty."""
        return self._trash.take_back()

    def _claim_or_raise(self, match_id: int) -> None:
        if not self.claim(match_id):
            raise HeldElsewhere(self._path, match_id)

    def _delete_trashed(self) -> None:
        try:
            for some in self._trash.empty():
                mine = [match_id for match_id in some if self._is_there(match_id) and self.claim(match_id)]
                with self._writing():
                    for match_id in mine:
                        self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
                self._claims.release(mine)
        except StoreError as error:
            # They will be on the lists again next time, which is better than keeping the program from ending.
            _log.warning("matches were not deleted: %s", error)

    def _is_there(self, match_id: int) -> bool:
        try:
            with self.database.reading():
                self._values(match_id)
        except (NoSuchMatch, CannotRead):
            return False
        return True

    # Reading

    def unfinished(self) -> tuple[int, ...]:
        """The unfinished matches, the last written first, whatever the clock said then."""
        with self.database.reading():
            found = self._connection.execute(
                "SELECT id FROM match WHERE NOT finished ORDER BY touched DESC, id DESC"
            ).fetchall()
        trashed = self._trash.matches
        return tuple(int(row[0]) for row in found if row[0] not in trashed)

    def list(self) -> tuple[MatchRow, ...]:
        """All matches, the last written first."""
        with self.database.reading(), self.database.of_one_moment():
            seats: dict[ColumnValue, list[tuple[object, ...]]] = defaultdict(list)
            for row in self._connection.execute("SELECT * FROM seat"):
                seats[row[0]].append(row)
            found = self._connection.execute("SELECT * FROM match ORDER BY touched DESC, id DESC")
            listed = (match_row(by_column(row), sound_seats(seats[row[0]])) for row in found)
            trashed = self._trash.matches
            return tuple(row for row in listed if row.id not in trashed)

    def practice_matches(self) -> frozenset[int]:
        """The matches that are marked as practice; see ``MatchMarks.practice``."""
        return self.marked(PRACTICE)

    def helped_matches(self) -> frozenset[int]:
        """The matches that are marked as helped; see ``MatchMarks.helped``."""
        return frozenset(match_id for match_id, _ in self._with_extra(HELPED))

    def marked(self, name: str) -> frozenset[int]:
        """The matches that have an extra of this name with the value "1"."""
        return frozenset(match_id for match_id, value in self._with_extra(name) if value == "1")

    def people(self) -> dict[int, tuple[str, ...]]:
        """The people of the café in each match that names them, by seat: see ``MatchMarks``."""
        return {
            match_id: MatchMarks.from_extras({PEOPLE: value}).people
            for match_id, value in self._with_extra(PEOPLE)
        }

    def _with_extra(self, name: str) -> Iterator[tuple[int, str]]:
        """The matches that have an extra of this name, with its value."""
        with self.database.reading():
            found = self._connection.execute("SELECT * FROM extra WHERE name = ?", (name,)).fetchall()
        marks = (schema.by_column("extra", row) for row in found)
        return ((cast(int, mark["match_id"]), cast(str, mark["value"])) for mark in marks if mark is not None)

    def same_as(self, record: Json) -> int | None:
        """The match with the same course as a record, action by action; None if there is none.

        Titles and notes do not matter.
        """
        hands, trashed = record["hands"], self._trash.matches | self._hidden
        with self.database.reading():
            found = self._connection.execute(
                "SELECT id FROM match WHERE hands = ? AND actions = ? ORDER BY id",
                (len(hands), sum(len(hand["actions"]) for hand in hands)),
            ).fetchall()
        for (match_id,) in found:
            if match_id in trashed:
                continue
            # A match that cannot be read must not hide another one.
            with contextlib.suppress(CannotRead, NoSuchMatch):
                if played(self.load(int(match_id)).record) == played(record):
                    return int(match_id)
        return None

    def is_long(self, match_id: int) -> bool:
        """Whether loading and replaying a match takes noticeable time."""
        with self.database.reading():
            values = self._values(match_id)
        return cast(int, values["hands"]) + cast(int, values["actions"]) > _LONG

    def load(self, match_id: int) -> StoredMatch:
        """A match with its record."""
        with self.database.reading(), self.database.of_one_moment():
            values, seats = self._values(match_id), self._seats(match_id)
            row = match_row(values, seats)
            played = self._course(row)
            extras = rows(self._connection, "extra", match_id, "name", "value")
        if len(seats) != values["seats"]:
            raise CannotRead(self._path, Trouble.DAMAGED, f"the seats of match {match_id} have changed")
        kept = {str(name): str(value) for name, value in extras}
        broken_at = None
        if not played.whole:
            self._broken.add(match_id)
            broken_at = (len(played.hands), len(played.hands[-1][1]) + 1) if played.hands else (1, 0)
        record = record_of(values, row.head.names, played)
        for number, hand in enumerate(record["hands"], 1):
            hand |= hand_notes(kept, number)
        to_come = hand_notes(kept, len(record["hands"]) + 1)
        if played.whole and NOTICE in to_come:
            record[NOTICE] = to_come[NOTICE]
        return StoredMatch(row, record, kept, broken_at)

    def review(self, match_id: int, hand: int, seat: int, *, coach: int, seed: int = 0) -> object:
        """The review of a hand that ``set_review`` saved; None without one with this coach and seed."""
        with self.database.reading():
            text = review_rows.kept(self._connection, match_id, hand, seat, seed=seed, coach=coach)
        return None if text is None else msgspec.json.decode(text)

    def reviewed(self, game: str) -> tuple[tuple[int, int, str], ...]:
        """The reviewed hands of a game, as the person played them: match, hand and the review's data."""
        with self.database.reading():
            return tuple(review_rows.of_persons(self._connection, game, counted=False))

    def puzzles(self) -> dict[str, OfGame]:
        """What came of the puzzles of each game."""
        with self.database.reading():
            return puzzle_rows.outcomes(self._connection)

    def counted(self, game: str) -> "Counted":
        """Count the stored matches of a game.

        First derives the results of hands that are missing or damaged, as ``deriving_results`` does; a match
        for which that is impossible is left out.
        """
        from .statistics import counted

        unreadable = at_once(self.deriving_results())
        with self.database.reading(), self.database.of_one_moment():
            return counted(self._connection, game, unreadable, self._trash.matches)

    def lacks_many_results(self) -> bool:
        """Whether deriving the missing results takes noticeable time, as after an update of the program."""
        with self.database.reading():
            return sum(derived_results.lacking(self._connection).values()) > _LONG

    def deriving_results(self) -> Steps[frozenset[int]]:
        """Derive missing or damaged results of hands, and return the matches that still lack them.

        Each step is a transaction, short enough that another program's write does not time out.
        """
        with self.database.reading():
            unsound = derived_results.unsound(self._connection)
        lacking = set(unsound)
        for done, some in enumerate(portions := _portions(unsound), 1):
            try:
                with self._writing():
                    lacking -= {each for each in some if derived_results.derive(self._connection, each)}
            except NotSaved:
                break
            yield done / len(portions)
        return frozenset(lacking)

    # Within a transaction

    def _values(self, match_id: int) -> dict[str, ColumnValue]:
        """The row of a match by column."""
        row = self._connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise NoSuchMatch(self._path, match_id)
        return by_column(row)

    def _seats(self, match_id: int) -> dict[int, dict[str, ColumnValue]]:
        """The rows of its seats by column, without those that are not as they were written."""
        found = self._connection.execute("SELECT * FROM seat WHERE match_id = ?", (match_id,))
        return sound_seats(found)

    def _course(self, row: MatchRow) -> StoredHands:
        # The first attempt may fail only because the index is damaged.
        with contextlib.suppress(sqlite3.DatabaseError):
            played = self._course_by(row, "")
            if played.whole:
                return played
        return self._course_by(row, "NOT INDEXED")

    def _course_by(self, row: MatchRow, by: str) -> StoredHands:
        hands = rows(self._connection, "hand", row.id, "number", "deck", by=by)
        actions = rows(self._connection, "action", row.id, "number", "hand", "text", by=by)
        return stored_hands(row.hands, row.actions, hands, actions)

    def _create(self, head: MatchHead, extras: Mapping[str, str]) -> int:
        seats = range(len(head.names))
        if head.first_dealer not in seats or head.human_seat not in (None, *seats):
            raise ValueError(f"a match of {len(head.names)} has its seats from 0 to {len(head.names) - 1}")
        if len(head.levels) != len(head.names):
            raise ValueError("each seat has a name, and a level or None")
        (match_id,) = self._connection.execute(
            "SELECT ifnull(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'match'"
        ).fetchone()
        moment = self._moment()
        values: dict[str, ColumnValue] = {
            "id": match_id,
            "game": head.game,
            "title": head.title,
            "created": moment,
            "changed": moment,
            "touched": self._latest_touch() + 1,
            "seats": len(head.names),
            "human_seat": head.human_seat,
            "variant": msgspec.json.encode(dict(head.variant)).decode(),
            "first_dealer": head.first_dealer,
            "finished": 0,
            "hands": 0,
            "actions": 0,
        }
        insert(self._connection, "match", *values.values())
        players = zip(seats, head.names, head.levels, strict=True)
        insert_all(self._connection, "seat", ((match_id, *player, 0) for player in players))
        self._set_extras(match_id, extras)
        # Before the others can see it.
        if not self._claims.take(match_id):
            raise HeldElsewhere(self._path, match_id)
        return int(match_id)

    def _change(self, match_id: int, **changes: ColumnValue) -> None:
        """Update a match and make it the one that was written last."""
        touched = cast(int, self._values(match_id)["touched"])
        if touched < self._latest_touch():
            touched = self._latest_touch() + 1
        self._update(match_id, changed=self._moment(), touched=touched, **changes)

    def _update(self, match_id: int, **changes: ColumnValue) -> None:
        values = self._values(match_id) | changes
        columns = ", ".join(f"{column} = ?" for column in (*values, "seal"))
        self._connection.execute(
            f"UPDATE match SET {columns} WHERE id = ?",
            (*values.values(), row_checksum("match", *values.values()), match_id),
        )

    def _set_standings(self, match_id: int, standings: tuple[int, ...]) -> None:
        seats = self._seats(match_id)
        count = cast(int, self._values(match_id)["seats"])
        if len(standings) != count:
            raise ValueError(f"match {match_id} has {count} seats, and not {len(standings)}")
        if len(seats) != count:
            raise Damaged(f"the seats of match {match_id} have changed")
        for seat, standing in enumerate(standings):
            values = seats[seat] | {"standing": standing}
            self._connection.execute(
                "UPDATE seat SET standing = ?, seal = ? WHERE match_id = ? AND seat = ?",
                (standing, row_checksum("seat", *values.values()), match_id, seat),
            )

    def _latest_touch(self) -> int:
        (touched,) = self._connection.execute("SELECT ifnull(max(touched), 0) FROM match").fetchone()
        return int(touched)

    def _set_extras(self, match_id: int, extras: Mapping[str, str]) -> None:
        for name, value in extras.items():
            self._connection.execute("DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, name))
            insert(self._connection, "extra", match_id, name, value)

    def _moment(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="seconds")

    @contextlib.contextmanager
    def _writing(self, match_id: int | None = None) -> Iterator[None]:
        """A transaction, for a match only if this store may write it. A failure gives its claims back."""
        held = self._claims.held
        if match_id is not None and not self._claims.may_write(match_id):
            raise HeldElsewhere(self._path, match_id)
        if match_id in self._broken:
            raise NotSaved(self._path, Trouble.DAMAGED, f"match {match_id} cannot be read to its end")
        try:
            with self.database.writing():
                yield
        except BaseException:
            self._claims.release(self._claims.held - held)
            raise

    @property
    def is_in_place(self) -> bool:
        """Whether the database is still where it was opened; if not, nothing can be written to it."""
        return self.database.is_in_place


def _portions(matches: Mapping[int, int]) -> list[list[int]]:
    """Group matches, given with their numbers of actions, so that each group is replayed quickly."""
    portions: list[list[int]] = []
    room = 0
    for match_id, actions in matches.items():
        if actions > room or not portions:
            portions.append([])
            room = ACTIONS_AT_ONCE
        portions[-1].append(match_id)
        room -= actions
    return portions
