"""The saved matches: one SQLite database, in which every action is safe as soon as it has been added."""

import contextlib
import errno
import logging
import math
import os
import re
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import msgspec
from msgspec import Struct

from tartli_desktop.cards.sealed_deal import SEALED, CommittedDeck
from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.long_work import Steps, at_once
from tartli_desktop.files.problems import (
    CannotOpen,
    CannotRead,
    HeldElsewhere,
    NoSuchMatch,
    NotSaved,
    StoreError,
    Trouble,
    trouble_of_sqlite,
    trouble_of_system,
)
from tartli_desktop.game.record import HEAD_NOTES
from tartli_desktop.game.registry import rules_of, rules_of_record
from tartli_desktop.game.rules import HandResult, Match
from tartli_desktop.store.database import connection as database_connection
from tartli_desktop.store.database import derived_results, repair, review_rows, schema, wholeness
from tartli_desktop.store.database.connection import Damaged
from tartli_desktop.store.database.match_rows import StoredHands, record_of, stored_hands
from tartli_desktop.store.database.repair import Damage, SetAside
from tartli_desktop.store.database.row_checksums import Value, insert, insert_all, row_checksum
from tartli_desktop.store.database.schema import rows

from .match_head import MatchHead, MatchRow
from .match_kinds import HELPED, PRACTICE, MatchMarks

if TYPE_CHECKING:
    from .statistics import Counted

_log = logging.getLogger(__name__)

# How long a write waits for another program: the window stands still meanwhile. While that program goes on,
# the writes after it do not wait again.
BUSY_TIMEOUT = 0.25

# How much of the finished matches is looked at before there is a window, which takes some ten milliseconds;
# ``MatchStore.look_over`` looks at the others.
ROWS_AT_OPENING = 4_000

# How long an opening waits for another program, or another copy of this one. There is no window meanwhile,
# yet it is not shorter: a program that did not wait would play without saving. Another copy opens it in some
# milliseconds, and only to mend a damaged database takes longer, a second for a hundred long matches.
OPENING_BUSY_TIMEOUT = 6.0

_ACTION = re.compile(r"([0-9]):[a-z]\S*( \S+)*")
_LOCK = re.compile(r"match-(\d+)\.lock")
_NOTHING: Mapping[str, str] = MappingProxyType({})
ORDER = "order"
"""The extra that says how the player has put the fan."""

_LONG = 5000
"""Hands and actions of a match that is no longer there at once; an evening has some hundreds."""

ACTIONS_AT_ONCE = 2000
"""Of matches that are replayed together: they take some 50 milliseconds, less than a write waits."""

MOST_TRASHED_CLAIMS = 64
"""How many matches in the trash keep their claims: some systems let a program open only 256 files."""


class StoredMatch(Struct, frozen=True):
    """A match as it can be played on."""

    row: MatchRow

    record: dict[str, Any]
    """The record. It is what was added, in order; whether that makes a match, the rules must say."""

    extras: dict[str, str]
    """What was kept beside the record, by name; and the optional keys of its hands."""

    broken_at: tuple[int, int] | None
    """The hand and action, counted as in R14, that cannot be read, with all that followed; usually None.

    Such a match was damaged while the program was running. It can be looked at; ``add_action`` refuses it.
    """

    @property
    def marks(self) -> MatchMarks:
        """What kind of match it is."""
        return MatchMarks.from_extras(self.extras)

    @property
    def sealed(self) -> CommittedDeck | None:
        """The pack that was fixed last, perhaps for a hand that has been dealt; None if there is none."""
        try:
            pack = msgspec.json.decode(self.extras.get(SEALED, ""), type=CommittedDeck)
        except msgspec.DecodeError:
            return None
        try:
            cards = rules_of(self.row.head.game).deck
        except KeyError:
            return None
        return pack if sorted(pack.pack.split(" ")) == sorted(map(str, cards)) else None


def new_stored(
    match: Match, *, title: str, human_seat: int | None, level: str, extras: Mapping[str, str]
) -> StoredMatch:
    """A match that is in no store yet, as ``MatchStore.add`` takes it, with what is noted of its hands.

    All but the person play at ``level``; see ``MatchHead.at_level``.
    """
    now = datetime.now(UTC)
    record = match.to_record()
    rules = rules_of_record(record)
    head = MatchHead.at_level(
        level,
        game=rules.name,
        variant=rules.variant_record(rules.variant_of(match)),
        names=match.players,
        first_dealer=match.first_dealer,
        human_seat=human_seat,
        title=title,
    )
    row = MatchRow(
        id=0,
        head=head,
        created=now,
        changed=now,
        finished=rules.is_over(match),
        standings=rules.standings(match),
        hands=len(match.hands),
        actions=sum(len(actions) for _, actions in match.hands),
    )
    return StoredMatch(row, record, {**extras, **notes_extras(match.hand_notes)}, broken_at=None)


class Opened(Struct, frozen=True):
    """A store that can be used, and what had to be set aside to get it."""

    store: "MatchStore"
    problems: tuple[Damage | SetAside, ...]
    kept_as: Path | None = None
    """The copy of a database of an earlier version that was kept before it was brought to this one."""


class MatchStore:
    """All matches of a user. What a method has written is on the disk when it returns.

    A match is written by one running copy of the program at a time: the one that has claimed it.
    ``create`` and ``add`` claim the match they make; any other must be claimed, and then loaded, before
    ``add_hand``, ``add_action``, ``set_result`` and ``set_extra`` write it. Whatever writes raises NotSaved
    where that is impossible, with nothing changed, and can then be called again; HeldElsewhere for a match
    without a claim; NoSuchMatch for one that was deleted. Whatever reads raises CannotRead where that fails.

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
        """Not for use outside; see ``open`` and ``in_memory``."""
        self._connection = connection
        self._path = path or Path(":memory:")
        self._now = now
        self._patience = patience
        self._waits = True
        self._identity = None if path is None else os.stat(path)
        self._open[self._path] += 1
        self._closed = False
        self._claims: dict[int, FileLock] = {}
        self._broken: set[int] = set()
        self._trashed: list[tuple[int, ...]] = []
        self._hidden: frozenset[int] = frozenset()

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

        A damaged database is set aside, and a new one takes over what can still be read; see the ``problems``
        of what is returned. Raises NewerDatabase, or another CannotOpen where the place cannot be read and
        written. ``patience`` is how many seconds a write waits while another program uses the database;
        ``at_opening`` is the same for the opening, by default OPENING_BUSY_TIMEOUT.
        """
        if at_opening is None:
            at_opening = OPENING_BUSY_TIMEOUT
        try:
            # Windows may refuse even this, as where a drive of the network is away.
            path = Path(os.path.realpath(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            with _alone(path, at_opening):
                problems: list[Damage | SetAside] = []
                finished = repair.finish(path)
                if finished:
                    problems.append(finished)
                suspect = _suspect(path)
                most_rows = math.inf if suspect.exists() else ROWS_AT_OPENING
                connect = partial(
                    database_connection.connect, path, patience, at_opening=at_opening, most_rows=most_rows
                )
                try:
                    connection, kept_as = connect(is_open_here=cls._open[path] > 0)
                except Damaged as damaged:
                    problems.append(repair.mend(path, damaged))
                    connection, kept_as = connect(is_open_here=False)
                suspect.unlink(missing_ok=True)
                _remove_free_locks(path.parent)
                return Opened(cls(connection, path, now, patience), tuple(problems), kept_as)
        except OSError as error:
            raise CannotOpen(path, trouble_of_system(error), error.strerror or "") from error
        except sqlite3.Error as error:
            raise CannotOpen(path, trouble_of_sqlite(error, path), str(error)) from error
        except Damaged as error:
            raise CannotOpen(path, Trouble.DAMAGED, str(error)) from error

    @classmethod
    def in_memory(cls, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> "MatchStore":
        """A store that forgets, for playing without saving."""
        return cls(database_connection.connect_in_memory(), None, now)

    def beside(self) -> "MatchStore":
        """Another store over the same database, for the thread that calls this, which must close it.

        What is in the trash here is not there. Raises CannotRead, and ValueError for a store in memory.
        """
        if self._identity is None:
            raise ValueError("a store in memory has no other beside it")
        with self._reading():
            connection = database_connection.connect_beside(self._path, self._patience)
        other = MatchStore(connection, self._path, self._now, self._patience)
        other._hidden = frozenset(self._all_trashed())
        return other

    @property
    def lasts(self) -> bool:
        """Whether it is on a disk, rather than in memory."""
        return self._identity is not None

    def close(self) -> None:
        """Delete what is in the trash, give all claims back and close the database; safe to call twice."""
        self._delete_trashed()
        for match_id in tuple(self._claims):
            self.release(match_id)
        self._connection.close()
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
        """Look over the finished matches, a millisecond's work with each step; gives those that are damaged.

        Between them, and where a match cannot be read just now, it gives None. The next opening mends what
        was found here. Ends when the store is closed.
        """
        for match_id in () if self._closed else self._finished():
            with contextlib.suppress(CannotRead, NoSuchMatch):
                yield from self._look_over(match_id)
            if self._closed:
                return

    def _finished(self) -> tuple[int, ...]:
        """The finished matches, the one that was written last first."""
        with self._reading():
            found = self._connection.execute("SELECT id FROM match WHERE finished ORDER BY touched DESC")
            return tuple(int(row[0]) for row in found)

    def _look_over(self, match_id: int) -> Iterator[MatchRow | None]:
        with self._reading():
            for is_whole in wholeness.parts(self._connection, self._values(match_id)):
                yield None
                if self._closed:
                    return
                if not is_whole:
                    # Perhaps it has only changed between two steps.
                    damaged = self._damaged(match_id)
                    if damaged is not None and self._identity is not None:
                        with contextlib.suppress(OSError):
                            _suspect(self._path).touch()
                    yield damaged
                    return

    def _damaged(self, match_id: int) -> MatchRow | None:
        """A match, if it is damaged."""
        # One transaction, so that all of this is of one moment.
        self._connection.execute("BEGIN")
        try:
            values = self._values(match_id)
            is_whole = wholeness.is_whole(self._connection, values)
            return None if is_whole else _match_row(values, self._seats(match_id))
        finally:
            self._roll_back()

    # Who may write

    def claim(self, match_id: int) -> bool:
        """Take the right to write a match, until ``release``, ``close`` or the end of the process.

        False if another store has it, in this process or another: then it can only be looked at. Load a match
        after claiming it, since the copy that had it may have written.
        """
        if match_id in self._claims:
            return True
        with self._reading():
            self._values(match_id)
        try:
            return self._take(match_id)
        except OSError as error:
            raise NotSaved(self._path, trouble_of_system(error), error.strerror or "") from error

    def held_elsewhere(self) -> frozenset[int]:
        """The matches that another store has claimed, in this process or another, at this moment."""
        held = set()
        if self._identity is not None:
            for place in self._path.parent.glob("match-*.lock"):
                number = _LOCK.fullmatch(place.name)
                if number and int(number[1]) not in self._claims and _is_locked(place):
                    held.add(int(number[1]))
        return frozenset(held)

    def release(self, match_id: int) -> None:
        """Give back the right to write a match; without effect if it is not held."""
        lock = self._claims.pop(match_id, None)
        if lock:
            lock.release()

    # Writing

    def create(self, head: MatchHead, *, extras: Mapping[str, str] = _NOTHING) -> int:
        """Add a match without hands, and give its number. ValueError for a head that no match can have."""
        with self._writing():
            return self._create(head, extras)

    def add(
        self, stored: StoredMatch, *, behind: bool = False, results: Sequence[HandResult] | None = None
    ) -> int:
        """Add a copy of a match with all its hands, from this store or another, and give its number.

        This is how a match that was played without saving, or in a folder that has gone, is saved after all.
        With ``behind``, the match that was written last remains the one that was. ``results`` is what its
        finished hands brought, where that is known: else the match is replayed for it.
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
                # It has made itself the latest, one above the one that was.
                self._update(match_id, touched=self._latest_touch() - 2)
            return match_id

    def add_hand(
        self,
        match_id: int,
        deck: str,
        *,
        notes: Mapping[str, Any] = _NOTHING,
        extras: Mapping[str, str] = _NOTHING,
    ) -> int:
        """Add a hand by its deck and the optional keys of its record (R14), and give its number, from 1."""
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
        """Add an action, "seat:action" as in R14, to the last hand; give its number in the match, from 1.

        ``extras`` are kept with it or not at all, as ``set_extra`` keeps them, and so is what the hand
        brought, if this action ends it. Raises ValueError if there is no hand yet.
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
        """Take back the last actions of the last hand of a practice match, all but ``kept`` of the match.

        The hand goes on then, the match is not finished, and no pack is fixed for the next hand.
        ``standings`` are what the list showed as this hand began. Raises ValueError, and changes nothing, for
        a match that is not marked as practice, and where more would go than that hand.
        """
        with self._writing(match_id):
            values = self._values(match_id)
            if (PRACTICE, "1") not in rows(self._connection, "extra", match_id, "name", "value"):
                raise ValueError(f"match {match_id} is not for practice: nothing in it is taken back")
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
        """Keep a text beside the record, such as a seed; None removes it."""
        with self._writing(match_id):
            self._values(match_id)
            if value is None:
                self._connection.execute(
                    "DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, name)
                )
            else:
                self._set_extras(match_id, {name: value})

    def set_sealed(self, match_id: int, pack: CommittedDeck) -> None:
        """Keep the pack that is fixed for the next hand."""
        self.set_extra(match_id, SEALED, msgspec.json.encode(pack).decode())

    def set_hand_notes(self, match_id: int, number: int, notes: Mapping[str, Any]) -> None:
        """Keep other optional keys (R14) of a hand that has been dealt; ``number`` counts from 1."""
        with self._writing(match_id):
            self._values(match_id)
            self._set_extras(match_id, notes_extras({number: notes}))

    def set_review(
        self, match_id: int, hand: int, seat: int, data: object, *, coach: int, seed: int = 0
    ) -> None:
        """Keep the review of a finished hand as one seat played it, in place of an earlier one.

        ``data`` is how the game writes it, for JSON, and ``coach`` the version of that. This needs no
        claim, and does not count as a change. Raises ValueError for a hand that is not there.
        """
        text = msgspec.json.encode(data).decode()
        with self._writing():
            if not 1 <= hand <= cast(int, self._values(match_id)["hands"]):
                raise ValueError(f"match {match_id} has no hand {hand}")
            review_rows.keep(self._connection, match_id, hand, seat, seed, coach, text)

    def rename(self, match_id: int, title: str) -> None:
        """Give a match another title. This needs no claim, and does not count as a change."""
        with self._writing():
            self._update(match_id, title=title)

    def delete(self, match_id: int) -> None:
        """Remove a match and all that belongs to it, unless another copy of the program has claimed it."""
        if not self.claim(match_id):
            raise HeldElsewhere(self._path, match_id)
        # Also one that cannot be read to its end, and so cannot be written.
        with self._writing():
            self._values(match_id)
            self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
        self.release(match_id)

    # Deleting with a way back

    @property
    def trashed(self) -> tuple[tuple[int, ...], ...]:
        """The matches in the trash, grouped as they were put there, the last group last."""
        return tuple(self._trashed)

    def trash(self, match_ids: Collection[int]) -> None:
        """Take matches off the lists together: they are deleted when the store closes.

        Until then nothing of them is changed on the disk. So ``restore`` brings back the very matches, and
        they are still there if the program is killed meanwhile. Raises HeldElsewhere for one that another
        store has claimed, and then puts none into the trash. Only the first ``MOST_TRASHED_CLAIMS`` keep
        their claims, since each claim holds a file open; what another copy claims of the rest meanwhile is
        not deleted.
        """
        taken: list[int] = []
        try:
            for match_id in match_ids:
                is_new = match_id not in self._claims
                if not self.claim(match_id):
                    raise HeldElsewhere(self._path, match_id)
                if is_new and len(self._claims) > MOST_TRASHED_CLAIMS:
                    self.release(match_id)
                elif is_new:
                    taken.append(match_id)
        except StoreError:
            for match_id in taken:
                self.release(match_id)
            raise
        if match_ids:
            self._trashed.append(tuple(match_ids))

    def restore(self) -> tuple[int, ...]:
        """Put the last group in the trash back on the lists, and return it; empty if the trash is."""
        back = self._trashed.pop() if self._trashed else ()
        for match_id in back:
            self.release(match_id)
        return back

    def _delete_trashed(self) -> None:
        trashed = sorted(self._all_trashed(), key=lambda match_id: match_id not in self._claims)
        self._trashed.clear()
        try:
            for first in range(0, len(trashed), MOST_TRASHED_CLAIMS):
                some = trashed[first : first + MOST_TRASHED_CLAIMS]
                mine = [match_id for match_id in some if self._is_there(match_id) and self.claim(match_id)]
                with self._writing():
                    for match_id in mine:
                        self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
                for match_id in mine:
                    self.release(match_id)
        except StoreError as error:
            # They are on the lists again next time, which is better than to keep the program from ending.
            _log.warning("matches were not deleted: %s", error)

    def _is_there(self, match_id: int) -> bool:
        try:
            with self._reading():
                self._values(match_id)
        except (NoSuchMatch, CannotRead):
            return False
        return True

    def _all_trashed(self) -> set[int]:
        return {match_id for together in self._trashed for match_id in together}

    # Reading

    def unfinished(self) -> tuple[int, ...]:
        """The unfinished matches, the one that was written last first, whatever the clock said then."""
        with self._reading():
            found = self._connection.execute(
                "SELECT id FROM match WHERE NOT finished ORDER BY touched DESC, id DESC"
            ).fetchall()
        trashed = self._all_trashed()
        return tuple(int(row[0]) for row in found if row[0] not in trashed)

    def list(self) -> tuple[MatchRow, ...]:
        """All matches, the one that was written last first."""
        with self._reading():
            # One transaction, so that all of this is of one moment.
            self._connection.execute("BEGIN")
            try:
                seats: dict[Value, list[tuple[object, ...]]] = defaultdict(list)
                for row in self._connection.execute("SELECT * FROM seat"):
                    seats[row[0]].append(row)
                found = self._connection.execute("SELECT * FROM match ORDER BY touched DESC, id DESC")
                listed = (_match_row(_by_column(row), _sound_seats(seats[row[0]])) for row in found)
                trashed = self._all_trashed()
                return tuple(row for row in listed if row.id not in trashed)
            finally:
                self._roll_back()

    def practice_matches(self) -> frozenset[int]:
        """The matches that are marked as practice; see ``MatchMarks.practice``."""
        return self.marked(PRACTICE)

    def helped_matches(self) -> frozenset[int]:
        """The matches that are marked as helped; see ``MatchMarks.helped``."""
        return frozenset(match_id for match_id, _ in self._with_extra(HELPED))

    def marked(self, name: str) -> frozenset[int]:
        """The matches that have an extra of this name with the value "1"."""
        return frozenset(match_id for match_id, value in self._with_extra(name) if value == "1")

    def _with_extra(self, name: str) -> Iterator[tuple[int, str]]:
        """The matches that have an extra of this name, and its values."""
        with self._reading():
            found = self._connection.execute("SELECT * FROM extra WHERE name = ?", (name,)).fetchall()
        marks = (schema.by_column("extra", row) for row in found)
        return ((cast(int, mark["match_id"]), cast(str, mark["value"])) for mark in marks if mark is not None)

    def same_as(self, record: Mapping[str, Any]) -> int | None:
        """The match that was played like a record, action by action; None if there is none.

        Titles and notes do not matter.
        """
        hands, trashed = record["hands"], self._all_trashed() | self._hidden
        with self._reading():
            found = self._connection.execute(
                "SELECT id FROM match WHERE hands = ? AND actions = ? ORDER BY id",
                (len(hands), sum(len(hand["actions"]) for hand in hands)),
            ).fetchall()
        for (match_id,) in found:
            if match_id in trashed:
                continue
            # One that cannot be read is no reason to lose another.
            with contextlib.suppress(CannotRead, NoSuchMatch):
                if _played(self.load(int(match_id)).record) == _played(record):
                    return int(match_id)
        return None

    def is_long(self, match_id: int) -> bool:
        """Whether to load and to replay a match takes so long that it would be felt."""
        with self._reading():
            values = self._values(match_id)
        return cast(int, values["hands"]) + cast(int, values["actions"]) > _LONG

    def load(self, match_id: int) -> StoredMatch:
        """A match with its record."""
        with self._reading():
            # One transaction, so that all of this is of one moment.
            self._connection.execute("BEGIN")
            try:
                values, seats = self._values(match_id), self._seats(match_id)
                row = _match_row(values, seats)
                played = self._course(row)
                extras = rows(self._connection, "extra", match_id, "name", "value")
            finally:
                self._roll_back()
        if len(seats) != values["seats"]:
            raise CannotRead(self._path, Trouble.DAMAGED, f"the seats of match {match_id} have changed")
        kept = {str(name): str(value) for name, value in extras}
        broken_at = None
        if not played.whole:
            self._broken.add(match_id)
            broken_at = (len(played.hands), len(played.hands[-1][1]) + 1) if played.hands else (1, 0)
        record = record_of(values, row.head.names, played)
        for number, hand in enumerate(record["hands"], 1):
            hand |= _hand_notes(kept, number)
        return StoredMatch(row, record, kept, broken_at)

    def review(self, match_id: int, hand: int, seat: int, *, coach: int, seed: int = 0) -> Any:
        """What ``set_review`` has kept of a hand; None without one by this version of the coach and seed."""
        with self._reading():
            text = review_rows.kept(self._connection, match_id, hand, seat, seed=seed, coach=coach)
        return None if text is None else msgspec.json.decode(text)

    def reviewed(self, game: str) -> tuple[tuple[int, int, str], ...]:
        """The reviewed hands of a game, as the person played them: match, hand, and what is kept."""
        with self._reading():
            return tuple(review_rows.of_persons(self._connection, game, counted=False))

    def counted(self, game: str) -> "Counted":
        """What was played of a game, from the matches that are stored now.

        Results of hands that are missing or damaged are made first, as ``deriving_results`` does; a match for
        which that cannot be done is left out.
        """
        from .statistics import counted

        unreadable = at_once(self.deriving_results())
        with self._reading():
            # One transaction, so that all of this is of one moment.
            self._connection.execute("BEGIN")
            try:
                return counted(self._connection, game, unreadable, self._all_trashed())
            finally:
                self._roll_back()

    def lacks_many_results(self) -> bool:
        """Whether it would be felt to make the results of hands that are missing, as after a new version."""
        with self._reading():
            return sum(derived_results.lacking(self._connection).values()) > _LONG

    def deriving_results(self) -> Steps[frozenset[int]]:
        """Make what is missing or damaged among what hands brought; the matches that lack it afterwards.

        Each step is a transaction of its own, short enough that nobody else who writes waits in vain.
        """
        with self._reading():
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

    # Inside a transaction

    def _values(self, match_id: int) -> dict[str, Value]:
        """The row of a match by column."""
        row = self._connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise NoSuchMatch(self._path, match_id)
        return _by_column(row)

    def _seats(self, match_id: int) -> dict[int, dict[str, Value]]:
        """The rows of its seats by column, but for those that are not as they were written."""
        found = self._connection.execute("SELECT * FROM seat WHERE match_id = ?", (match_id,))
        return _sound_seats(found)

    def _course(self, row: MatchRow) -> StoredHands:
        # Perhaps only the way to the rows is broken, and not the rows.
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
        values: dict[str, Value] = {
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
        if not self._take(match_id):
            raise HeldElsewhere(self._path, match_id)
        return int(match_id)

    def _change(self, match_id: int, **changes: Value) -> None:
        """Update a match and make it the one that was written last."""
        touched = cast(int, self._values(match_id)["touched"])
        if touched < self._latest_touch():
            touched = self._latest_touch() + 1
        self._update(match_id, changed=self._moment(), touched=touched, **changes)

    def _update(self, match_id: int, **changes: Value) -> None:
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

    # Around a transaction

    @contextlib.contextmanager
    def _writing(self, match_id: int | None = None) -> Iterator[None]:
        """A transaction that happens completely or not at all; on a match only if this store may write it."""
        held = set(self._claims)
        try:
            if match_id is not None and match_id not in self._claims and self._identity is not None:
                raise HeldElsewhere(self._path, match_id)
            if match_id in self._broken:
                raise Damaged(f"match {match_id} cannot be read to its end")
            self._check_in_place()
            self._connection.execute("BEGIN IMMEDIATE")
            yield
            self._connection.execute("COMMIT")
            self._wait(True)
        except BaseException as error:
            self._roll_back()
            for taken in set(self._claims) - held:
                self.release(taken)
            if isinstance(error, sqlite3.ProgrammingError):
                raise
            if isinstance(error, sqlite3.Error):
                trouble = trouble_of_sqlite(error, self._path)
                if trouble is Trouble.DISK_FULL:
                    self._empty_log()
                self._wait(trouble is not Trouble.LOCKED)
                raise NotSaved(self._path, trouble, str(error)) from error
            if isinstance(error, OSError):
                raise NotSaved(self._path, trouble_of_system(error), error.strerror or "") from error
            if isinstance(error, Damaged | UnicodeDecodeError):
                raise NotSaved(self._path, Trouble.DAMAGED, str(error)) from error
            raise

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            raise CannotRead(self._path, trouble_of_sqlite(error, self._path), str(error)) from error
        except (Damaged, UnicodeDecodeError) as error:
            raise CannotRead(self._path, Trouble.DAMAGED, str(error)) from error

    def _roll_back(self) -> None:
        # SQLite has often rolled back by itself after an error.
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _wait(self, waits: bool) -> None:
        """Whether the next write waits for another program."""
        if waits is not self._waits:
            self._waits = waits
            self._connection.execute(f"PRAGMA busy_timeout = {round(1000 * self._patience * waits)}")

    def _empty_log(self) -> None:
        """Bring the log into the database, so that its room is there for the next attempt."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    @property
    def is_in_place(self) -> bool:
        """Whether the database is where it was opened; if not, nothing can be written to it any more."""
        try:
            self._check_in_place()
        except OSError:
            return False
        return True

    def _check_in_place(self) -> None:
        """FileNotFoundError if the database was moved away: nobody would find what is written to it then."""
        if self._identity is not None and not os.path.samestat(self._identity, os.stat(self._path)):
            raise FileNotFoundError(errno.ENOENT, "another file is in its place")

    def _take(self, match_id: int) -> bool:
        if self._identity is None:
            return True
        lock = FileLock(self._path.with_name(f"match-{match_id}.lock"))
        if lock.take():
            self._claims[match_id] = lock
        return match_id in self._claims


def _remove_free_locks(folder: Path) -> None:
    """Remove the locks of matches that a program has left behind when it was killed."""
    for place in folder.glob("match-*.lock"):
        if _LOCK.fullmatch(place.name):
            # To take it and give it back removes it.
            _is_locked(place)


def _is_locked(place: Path) -> bool:
    """Whether somebody holds the lock on a file."""
    lock = FileLock(place)
    try:
        if not lock.take():
            return True
    except OSError:
        return False
    lock.release()
    return False


def _played(record: Mapping[str, Any]) -> object:
    """What makes a match the same as another."""
    head = {name: value for name, value in record.items() if name not in (*HEAD_NOTES, "hands")}
    return head, [(hand["deck"], hand["actions"]) for hand in record["hands"]]


def notes_extras(notes: Mapping[int, Mapping[str, Any]]) -> dict[str, str]:
    """How the optional keys of hands (R14) are kept among the extras, by the number of the hand, from 1."""
    texts = {f"hand {number}": msgspec.json.encode(dict(each)) for number, each in notes.items() if each}
    return {name: text.decode() for name, text in texts.items()}


def readable_part(stored: StoredMatch) -> StoredMatch:
    """A match as it is, or a damaged one as if it ended where it cannot be read.

    Such a match can be added and played on. Raises RecordError if what can be read of it breaks a rule, or
    its game is not known.
    """
    if stored.broken_at is None:
        return stored
    rules = rules_of_record(stored.record)
    match = rules.from_record(stored.record)
    kept = {"seed", ORDER, *(f"hand {number}" for number in range(1, len(match.hands) + 1))}
    row = msgspec.structs.replace(stored.row, finished=rules.is_over(match), standings=rules.standings(match))
    extras = {name: text for name, text in stored.extras.items() if name in kept}
    extras |= stored.marks.of_readable_part.to_extras()
    return StoredMatch(row, stored.record, extras, broken_at=None)


def _portions(matches: Mapping[int, int]) -> list[list[int]]:
    """Some matches, given with their number of actions, put together so that each part is soon replayed."""
    portions: list[list[int]] = []
    room = 0
    for match_id, actions in matches.items():
        if actions > room:
            portions.append([])
            room = ACTIONS_AT_ONCE
        portions[-1].append(match_id)
        room -= actions
    return portions


def _hand_notes(extras: Mapping[str, str], number: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(extras.get(f"hand {number}", "{}"), type=dict[str, Any])
    except msgspec.DecodeError:
        return {}


@contextlib.contextmanager
def _alone(path: Path, patience: float) -> Iterator[None]:
    """Keep other copies of the program from opening, migrating or mending the database at the same time."""
    lock = FileLock(path.with_name(path.name + ".opening"))
    deadline = time.monotonic() + patience
    while not lock.take():
        if time.monotonic() > deadline:
            raise CannotOpen(path, Trouble.LOCKED, "another copy of the program is opening it")
        time.sleep(0.02)
    try:
        yield
    finally:
        lock.release()


def _suspect(path: Path) -> Path:
    """The file that says that a match in the database is damaged: the next opening looks at all of them."""
    return path.with_name(path.name + ".suspect")


def _by_column(row: tuple[object, ...]) -> dict[str, Value]:
    """The values of a row of the list of matches; Damaged if they are not as they were written."""
    values = schema.by_column("match", row)
    if values is None:
        raise Damaged(f"match {row[0]} has changed")
    return values


def _sound_seats(seats: Iterable[tuple[object, ...]]) -> dict[int, dict[str, Value]]:
    """The rows of seats by seat and column, but for those that are not as they were written."""
    found = (schema.by_column("seat", row) for row in seats)
    return {cast(int, seat["seat"]): seat for seat in found if seat is not None}


def _match_row(values: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> MatchRow:
    """A match of the list; a seat that cannot be read has no name there."""
    nobody = {"name": "", "level": None, "standing": 0}
    players = [seats.get(seat, nobody) for seat in range(values["seats"])]
    head = MatchHead(
        game=values["game"],
        variant=msgspec.json.decode(values["variant"]),
        names=tuple(player["name"] for player in players),
        first_dealer=values["first_dealer"],
        human_seat=values["human_seat"],
        levels=tuple(player["level"] for player in players),
        title=values["title"],
    )
    return MatchRow(
        id=values["id"],
        head=head,
        created=datetime.fromisoformat(values["created"]),
        changed=datetime.fromisoformat(values["changed"]),
        finished=bool(values["finished"]),
        standings=tuple(player["standing"] for player in players),
        hands=values["hands"],
        actions=values["actions"],
    )
