"""The saved matches: one SQLite database in which every action is safe as soon as it has been added."""

import contextlib
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Self, cast

import msgspec
from msgspec import Struct

from tartli_desktop.cards.sealed_deal import SEALED, CommittedDeck
from tartli_desktop.files.problems import CannotRead, HeldElsewhere, NoSuchMatch, NotSaved, Trouble
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.record import NOTICE
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.store.database import connection as database_connection
from tartli_desktop.store.database import derived_results, match_rows
from tartli_desktop.store.database.claims import MATCH, SEASON, STUDY
from tartli_desktop.store.database.damage.repair import Damage, SetAside
from tartli_desktop.store.database.match_rows import StoredHands, match_row, record_of
from tartli_desktop.store.database.match_writing import MatchWriting
from tartli_desktop.store.database.opening import open_database
from tartli_desktop.store.database.schema import rows
from tartli_desktop.store.database.transactions import Database

from .claimed_rows import ClaimedRows
from .document_store import DocumentStore
from .hand_results import MANY, HandResults
from .learning_store import PuzzleStore, ReviewStore, TrainingStore
from .match_head import MatchHead, MatchRow
from .match_kinds import (
    CHARACTERS,
    COPY,
    DUEL,
    DUEL_DAY,
    HELD_BY_ANY_VALUE,
    IMPORTED,
    LESSON,
    PRACTICE,
    LeagueEvening,
    MatchMarks,
)
from .match_kinds import SEASON as SEASON_MARK
from .stored_match import StoredMatch, hand_notes, notes_extras, played

# How long a write waits for another program, while the window does not respond. The following writes do not
# wait again until that program has finished.
BUSY_TIMEOUT = 0.25

_ACTION = re.compile(r"([0-9]):[a-z]\S*( \S+)*")
_NOTHING: Mapping[str, str] = MappingProxyType({})


class OpenedStore(Struct, frozen=True):
    """An open store, and what had to be set aside to open it."""

    store: "MatchStore"
    problems: tuple[Damage | SetAside, ...]
    kept_as: Path | None = None
    """The copy of the database that was kept before it was migrated to this version, if it was."""


class MatchStore(ClaimedRows):
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

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        """Private; use ``open`` or ``in_memory``."""
        super().__init__(database, MATCH)
        self._writer = MatchWriting(self.database, now)
        self._open[self._path] += 1
        self.is_closed = False
        """Whether the store has been closed."""
        self._broken: set[int] = set()
        self.puzzles = PuzzleStore(self.database)
        self.reviews = ReviewStore(self.database)
        self.training = TrainingStore(self.database)
        self.studies = DocumentStore(self.database, now, STUDY)
        self.seasons = DocumentStore(self.database, now, SEASON)
        self.results = HandResults(self.database, lambda: self.in_trash)

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
    ) -> OpenedStore:
        """Open the database at ``path``, or make it, with its folder.

        A damaged database is set aside, and a new one takes over what can still be read; see the returned
        ``problems``. Raises NewerDatabase, or another CannotOpen if the file cannot be read and written.
        ``patience`` is how many seconds a write waits while another program uses the database; ``at_opening``
        is the same for the opening, by default OPENING_BUSY_TIMEOUT.
        """
        database, problems, kept_as = open_database(
            path, patience, at_opening, lambda real: cls._open[real] > 0
        )
        return OpenedStore(cls(database, now), problems, kept_as)

    @classmethod
    def in_memory(cls, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> "MatchStore":
        """Make a store in memory, for playing without saving."""
        return cls(Database(database_connection.connect_in_memory(), None, BUSY_TIMEOUT), now)

    def reopen(self) -> "MatchStore":
        """Open another store on the same database, for the calling thread, which must close it.

        It does not list what is in the trash here. Raises CannotRead, and ValueError for a store in memory.
        """
        if not self.lasts:
            raise ValueError("a store in memory cannot be opened again")
        with self.database.reading():
            connection = database_connection.connect_again(self._path, self.database.patience)
        other = MatchStore(Database(connection, self._path, self.database.patience), self._writer.now)
        other.hidden, other.studies.hidden = self.in_trash, self.studies.in_trash
        return other

    @property
    def lasts(self) -> bool:
        """Whether the store is on a disk, not in memory."""
        return self.database.lasts

    def close(self) -> None:
        """Delete what is in the trash, give all claims back and close the database; safe to call twice."""
        super().close()
        self.studies.close()
        self.seasons.close()
        self.database.close()
        if not self.is_closed:
            self._open[self._path] -= 1
        self.is_closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Who may write

    def claim(self, number: int) -> bool:
        """Take the right to write a match, as ``ClaimedRows`` says. Raises NoSuchMatch for a deleted one."""
        if number not in self._claims.held:
            with self.database.reading():
                match_rows.values(self.database, number)
        return super().claim(number)

    def _held_by_another(self, number: int) -> NotSaved:
        return HeldElsewhere(self._path, number)

    def change_elsewhere(self) -> int:
        """A number that changes whenever another connection has written to the database; found quickly."""
        with self.database.reading():
            (number,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(number)

    # Writing

    def create(self, head: MatchHead, *, extras: Mapping[str, str] = _NOTHING) -> int:
        """Add a match without hands, and return its number. Raises ValueError for an impossible head."""
        with self._writing():
            return self._create(head, extras)

    def _create(self, head: MatchHead, extras: Mapping[str, str]) -> int:
        match_id = self._writer.create(head, extras)
        # Before the others can see it.
        if not self._claims.take(match_id):
            raise self._held_by_another(match_id)
        return match_id

    def add(
        self, stored: StoredMatch, *, behind: bool = False, results: Sequence[StoredResult] | None = None
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
            self._writer.change(
                match_id, hands=len(played.hands), actions=played.actions, finished=int(stored.row.finished)
            )
            self._writer.set_standings(match_id, stored.row.standings)
            if results is None:
                derived_results.derive(self._connection, match_id)
            else:
                derived_results.write_all(self._connection, match_id, results)
            if behind:
                # The new match is the latest now, one above the match that was.
                self._writer.update(match_id, touched=self._writer.latest_touch() - 2)
            return match_id

    def add_hand(self, match_id: int, deck: str, *, notes: Json = _NOTHING) -> int:
        """Add a hand by its deck and the optional keys of its record (R14), and return its number, from 1."""
        if not deck:
            raise ValueError("a hand has a deck")
        with self._writing(match_id):
            number = self._writer.add_hand(match_id, deck)
            self._writer.set_extras(match_id, notes_extras({number: notes}))
            return number

    def add_action(self, match_id: int, text: str, *, result: StoredResult | None = None) -> int:
        """Add an action, "seat:action" as in R14, to the last hand; return its number in the match, from 1.

        The ``result`` of the hand is saved in the same transaction if this action ends it. Raises ValueError
        if there is no hand yet.
        """
        said = _ACTION.fullmatch(text)
        if not said:
            raise ValueError(f"{text!r} is not seat:action")
        with self._writing(match_id):
            values = match_rows.values(self.database, match_id)
            if int(said[1]) >= cast(int, values["seats"]):
                raise ValueError(f"{text!r} is not seat:action in a match of {values['seats']}")
            if not values["hands"]:
                raise ValueError(f"match {match_id} has no hand to act in")
            number = self._writer.add_action(match_id, text)
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
            values = match_rows.values(self.database, match_id)
            if (PRACTICE, "1") not in rows(self._connection, "extra", match_id, "name", "value"):
                raise ValueError(f"match {match_id} is not for practice: nothing in it is taken back")
            self._writer.cut_back(match_id, values, kept, standings)

    def take_back_last(self, match_id: int, kept: int, standings: tuple[int, ...]) -> None:
        """Take back the last action of a match of any kind, so that ``kept`` are left.

        Only for an action that nobody but its player has learnt of. Raises ValueError, and changes nothing,
        if not exactly one action would go, or if it has ended the hand.
        """
        with self._writing(match_id):
            values = match_rows.values(self.database, match_id)
            if kept != cast(int, values["actions"]) - 1:
                raise ValueError(f"not just the last action of match {match_id} would be taken back")
            if (values["hands"],) in rows(self._connection, "hand_result", match_id, "hand"):
                raise ValueError(f"the last hand of match {match_id} is over")
            self._writer.cut_back(match_id, values, kept, standings)

    def set_result(self, match_id: int, standings: tuple[int, ...], finished: bool) -> None:
        """Set what the list of matches shows: the standing of each seat, and whether the match is over."""
        with self._writing(match_id):
            self._writer.change(match_id, finished=int(finished))
            self._writer.set_standings(match_id, standings)

    def set_extra(self, match_id: int, name: str, value: str | None) -> None:
        """Save a text beside the record, such as a seed; None removes it."""
        with self._writing(match_id):
            match_rows.values(self.database, match_id)
            if value is None:
                self._connection.execute(
                    "DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, name)
                )
            else:
                self._writer.set_extras(match_id, {name: value})

    def set_sealed(self, match_id: int, pack: CommittedDeck) -> None:
        """Save the pack that is fixed for the next hand."""
        self.set_extra(match_id, SEALED, msgspec.json.encode(pack).decode())

    def set_hand_notes(self, match_id: int, number: int, notes: Json) -> None:
        """Replace the optional keys (R14) of a hand that has been dealt; ``number`` counts from 1."""
        with self._writing(match_id):
            match_rows.values(self.database, match_id)
            self._writer.set_extras(match_id, notes_extras({number: notes}))

    def put_first(self, match_id: int) -> None:
        """Let a match come first among the unfinished ones, as if it was written last. Needs a claim."""
        with self._writing(match_id):
            self._writer.update(match_id, touched=self._writer.latest_touch() + 1)

    def rename(self, match_id: int, title: str) -> None:
        """Give a match another title. Needs no claim, and does not count as a change."""
        with self._writing():
            self._writer.update(match_id, title=title)

    def delete(self, match_id: int) -> None:
        """Remove a match and all that belongs to it, unless another copy of the program has claimed it."""
        self._claim_or_raise(match_id)
        # Without the match, since one that cannot be read to its end may still be deleted.
        with self._writing():
            match_rows.values(self.database, match_id)
            # No index finds the actions of a hand: deleted with each, all of the match would be looked at.
            self._connection.execute("DELETE FROM action WHERE match_id = ?", (match_id,))
            self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
        self.release(match_id)

    # Reading

    def unfinished(self) -> tuple[int, ...]:
        """The unfinished matches, the last written first, whatever the clock said then."""
        with self.database.reading():
            found = self._connection.execute(
                "SELECT id FROM match WHERE NOT finished ORDER BY touched DESC, id DESC"
            ).fetchall()
        trashed = self.in_trash
        return tuple(int(row[0]) for row in found if row[0] not in trashed)

    def list(self) -> tuple[MatchRow, ...]:
        """All matches, the last written first."""
        trashed = self.in_trash
        return tuple(row for row in match_rows.listed(self.database) if row.id not in trashed)

    def marked(self, name: str) -> frozenset[int]:
        """The matches with this mark; see ``MatchMarks``."""
        is_held_by_any = name in HELD_BY_ANY_VALUE
        return frozenset(
            match_id for match_id, value in self.noted(name).items() if is_held_by_any or value == "1"
        )

    def with_mark(self, name: str) -> frozenset[int]:
        """The matches with any value of this mark."""
        return frozenset(self.noted(name))

    def noted(self, name: str) -> dict[int, str]:
        """The matches that have an extra of this name, with its text."""
        return dict(match_rows.with_extra(self.database, name))

    def _marks(self, name: str) -> dict[int, MatchMarks]:
        """The matches that have this mark, each with nothing but this mark."""
        return {match_id: MatchMarks.from_extras({name: text}) for match_id, text in self.noted(name).items()}

    def duels(self) -> dict[int, str]:
        """The duels that were played here, with their codes; not their copies, and none from files."""
        others = self.marked(COPY) | self.marked(IMPORTED) | self.in_trash
        found = self.noted(DUEL)
        return {match_id: code for match_id, code in found.items() if match_id not in others}

    def duel_days(self) -> dict[int, date]:
        """The deals of the days that were played here, with their days."""
        own, found = self.duels(), self._marks(DUEL_DAY).items()
        return {each: marks.duel_day for each, marks in found if marks.duel_day is not None and each in own}

    def league_evenings(self) -> dict[int, LeagueEvening]:
        """The matches that are evenings of the league, with which each is: see ``MatchMarks``."""
        found = self._marks(SEASON_MARK).items()
        return {match_id: marks.season for match_id, marks in found if marks.season is not None}

    def lessons(self) -> dict[int, int]:
        """The matches that are guided hands, with their numbers: see ``MatchMarks``."""
        return {match_id: marks.lesson for match_id, marks in self._marks(LESSON).items()}

    def characters(self) -> dict[int, tuple[str, ...]]:
        """The people of the café in each match that names them, by seat: see ``MatchMarks``."""
        return {match_id: marks.characters for match_id, marks in self._marks(CHARACTERS).items()}

    def same_as(self, record: Json) -> int | None:
        """The match with the same course as a record, action by action; None if there is none.

        Titles and notes do not matter.
        """
        hands, trashed = record["hands"], self.in_trash | self.hidden
        actions = sum(len(hand["actions"]) for hand in hands)
        for match_id in match_rows.of_length(self.database, len(hands), actions):
            if match_id in trashed:
                continue
            # A match that cannot be read must not hide another one.
            with contextlib.suppress(CannotRead, NoSuchMatch):
                if played(self.load(match_id).record) == played(record):
                    return match_id
        return None

    def is_long(self, match_id: int) -> bool:
        """Whether loading and replaying a match takes noticeable time."""
        with self.database.reading():
            values = match_rows.values(self.database, match_id)
        return cast(int, values["hands"]) + cast(int, values["actions"]) > MANY

    def load(self, match_id: int) -> StoredMatch:
        """A match with its record."""
        with self.database.reading(), self.database.of_one_moment():
            values = match_rows.values(self.database, match_id)
            seats = match_rows.seats(self.database, match_id)
            row = match_row(values, seats)
            played = match_rows.course(self.database, row)
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

    # Within a transaction

    @contextlib.contextmanager
    def _writing(self, match_id: int | None = None) -> Iterator[None]:
        """A transaction, for a match only if this store may write it. A failure gives its claims back."""
        if match_id is not None and not self._claims.may_write(match_id):
            raise self._held_by_another(match_id)
        if match_id in self._broken:
            raise NotSaved(self._path, Trouble.DAMAGED, f"match {match_id} cannot be read to its end")
        with self._writing_rows():
            yield
