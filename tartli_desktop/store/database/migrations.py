"""The steps that bring a database from each version to the next.

A released step never changes, and neither does its effect: it uses nothing of the program but
``row_checksums``, and describes the tables as they were then. What can be derived from the records but is
missing is derived later, when it is needed. A row whose checksum does not fit does not get one that fits.

During the steps foreign keys are not enforced, so that a table can be made under another name, filled and
renamed: https://www.sqlite.org/lang_altertable.html#otheralter. They are checked at the end.
"""

import sqlite3
from collections.abc import Callable, Iterator

from .row_checksums import row_checksum


def _version_1(connection: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE match (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            touched INTEGER NOT NULL,
            player_0 TEXT NOT NULL,
            player_1 TEXT NOT NULL,
            human_seat INTEGER CHECK (human_seat IN (0, 1)),
            level TEXT NOT NULL,
            variant TEXT NOT NULL,
            first_dealer INTEGER NOT NULL CHECK (first_dealer IN (0, 1)),
            finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
            games_0 INTEGER NOT NULL,
            games_1 INTEGER NOT NULL,
            hands INTEGER NOT NULL,
            actions INTEGER NOT NULL,
            seal INTEGER NOT NULL
        )""",
        """CREATE TABLE hand (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            deck TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number)
        )""",
        """CREATE TABLE action (
            match_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            hand INTEGER NOT NULL,
            text TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number),
            FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
        )""",
        """CREATE TABLE extra (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, name)
        )""",
    ):
        connection.execute(statement)


def _version_2(connection: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE result (
            match_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            ending TEXT NOT NULL,
            before_0 INTEGER NOT NULL,
            before_1 INTEGER NOT NULL,
            after_0 INTEGER NOT NULL,
            after_1 INTEGER NOT NULL,
            tricks_0 INTEGER NOT NULL,
            tricks_1 INTEGER NOT NULL,
            melds_0 INTEGER NOT NULL,
            melds_1 INTEGER NOT NULL,
            bela_0 INTEGER NOT NULL,
            bela_1 INTEGER NOT NULL,
            last_trick INTEGER,
            stichmatsch INTEGER,
            false_claim INTEGER,
            game_won INTEGER,
            worth INTEGER NOT NULL,
            best_0 TEXT NOT NULL,
            best_1 TEXT NOT NULL,
            standing_0 INTEGER NOT NULL,
            standing_1 INTEGER NOT NULL,
            match_won INTEGER,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number),
            FOREIGN KEY (match_id, number) REFERENCES hand (match_id, number) ON DELETE CASCADE
        ) WITHOUT ROWID""",
        # A hand is unfinished again once an action of it is taken back.
        """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
            DELETE FROM result WHERE match_id = OLD.match_id AND number = OLD.hand;
        END""",
        # A row whose seal does not fit, so that all results of its match are derived when they are needed.
        """INSERT INTO result
            SELECT match_id, max(number), '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, '', '',
                0, 0, NULL, -1
            FROM hand GROUP BY match_id""",
    ):
        connection.execute(statement)


_TABLES_OF_3 = (
    """CREATE TABLE new_match (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            touched INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            human_seat INTEGER,
            variant TEXT NOT NULL,
            first_dealer INTEGER NOT NULL,
            finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
            hands INTEGER NOT NULL,
            actions INTEGER NOT NULL,
            seal INTEGER NOT NULL
        )""",
    """CREATE TABLE seat (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            level TEXT,
            standing INTEGER NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, seat)
        )""",
    """CREATE TABLE hand_result (
            match_id INTEGER NOT NULL,
            hand INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            score INTEGER NOT NULL,
            outcome INTEGER NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, hand, seat),
            FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
        ) WITHOUT ROWID""",
    """CREATE TABLE hand_facts (
            match_id INTEGER NOT NULL,
            hand INTEGER NOT NULL,
            facts TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, hand),
            FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
        ) WITHOUT ROWID""",
    "DROP TRIGGER action_taken_back",
)


def _version_3(connection: sqlite3.Connection) -> None:
    for statement in _TABLES_OF_3:
        connection.execute(statement)
    _part_matches(connection)
    _part_results(connection)
    for statement in (
        "DROP TABLE result",
        "DROP TABLE match",
        "ALTER TABLE new_match RENAME TO match",
        # A hand is unfinished again once an action of it is taken back.
        """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
            DELETE FROM hand_result WHERE match_id = OLD.match_id AND hand = OLD.hand;
            DELETE FROM hand_facts WHERE match_id = OLD.match_id AND hand = OLD.hand;
        END""",
    ):
        connection.execute(statement)


def _version_4(connection: sqlite3.Connection) -> None:
    for statement in (
        # With row ids: rows of a table without them cannot be salvaged from a damaged database.
        """CREATE TABLE review (
            match_id INTEGER NOT NULL,
            hand INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            seed INTEGER NOT NULL,
            coach INTEGER NOT NULL,
            data TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, hand, seat),
            FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
        )""",
        "DROP TRIGGER action_taken_back",
        # A hand is unfinished again once an action of it is taken back.
        """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
            DELETE FROM hand_result WHERE match_id = OLD.match_id AND hand = OLD.hand;
            DELETE FROM hand_facts WHERE match_id = OLD.match_id AND hand = OLD.hand;
            DELETE FROM review WHERE match_id = OLD.match_id AND hand = OLD.hand;
        END""",
    ):
        connection.execute(statement)


def _version_5(connection: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE puzzle (
            game TEXT NOT NULL,
            number INTEGER NOT NULL,
            at_first INTEGER NOT NULL CHECK (at_first IN (0, 1)),
            solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE puzzle_day (
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, day)
        )""",
    ):
        connection.execute(statement)


def _version_6(connection: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE study (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            touched INTEGER NOT NULL,
            changed TEXT NOT NULL,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            data TEXT NOT NULL,
            seal INTEGER NOT NULL
        )""",
        """CREATE TABLE training (
            game TEXT NOT NULL,
            number INTEGER NOT NULL,
            day TEXT NOT NULL,
            exercise TEXT NOT NULL,
            question TEXT NOT NULL,
            answer TEXT NOT NULL,
            cost INTEGER NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        )""",
    ):
        connection.execute(statement)


def _version_7(connection: sqlite3.Connection) -> None:
    connection.execute(
        """CREATE TABLE season (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            touched INTEGER NOT NULL,
            changed TEXT NOT NULL,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            data TEXT NOT NULL,
            seal INTEGER NOT NULL
        )"""
    )


def _part_matches(connection: sqlite3.Connection) -> None:
    """Split the rows of ``match``, all of them of Tartli, into ``new_match`` and ``seat``."""
    matches: list[tuple[object, ...]] = []
    seats: list[tuple[object, ...]] = []
    for row in _rows(connection, "match"):
        is_sound = _is_sound("match", row)
        match = (
            *(row["id"], "tartli", row["title"], row["created"], row["changed"], row["touched"]),
            *(2, row["human_seat"], row["variant"], row["first_dealer"]),
            *(row["finished"], row["hands"], row["actions"]),
        )
        matches.append((*match, row_checksum("match", *match) if is_sound else -1))
        for number in (0, 1):
            # In a match without a level, two people played at one table.
            level = None if number == row["human_seat"] else row["level"] or None
            seat = (row["id"], number, row[f"player_{number}"], level, row[f"games_{number}"])
            seats.append((*seat, row_checksum("seat", *seat) if is_sound else -1))
    _insert(connection, "new_match", matches)
    _insert(connection, "seat", seats)
    # No number is used twice, not even that of a deleted match.
    (last,) = connection.execute(
        "SELECT max(seq) FROM sqlite_sequence WHERE name IN ('match', 'new_match')"
    ).fetchone()
    if last is not None:
        connection.execute("DELETE FROM sqlite_sequence WHERE name IN ('match', 'new_match')")
        connection.execute("INSERT INTO sqlite_sequence VALUES ('new_match', ?)", (last,))


def _part_results(connection: sqlite3.Connection) -> None:
    """Split the rows of ``result`` into ``hand_result`` and ``hand_facts``.

    Deriving them again would take a while, and is impossible for a match that cannot be replayed.
    """
    # Here, since only an old database needs it and it takes a while.
    import json

    results: list[tuple[object, ...]] = []
    facts: list[tuple[object, ...]] = []
    for row in _rows(connection, "result"):
        if not _is_sound("result", row):
            # All results of its match are derived when they are needed.
            facts.append((row["match_id"], row["number"], "{}", -1))
            continue
        for seat in (0, 1):
            score = row[f"after_{seat}"] - row[f"before_{seat}"]
            outcome = 0 if row["game_won"] is None else 1 if row["game_won"] == seat else -1
            result = (row["match_id"], row["number"], seat, score, outcome)
            results.append((*result, row_checksum("hand_result", *result)))
        told = {
            "tricks": (row["tricks_0"], row["tricks_1"]),
            "melds": (row["melds_0"], row["melds_1"]),
            "bela": (row["bela_0"], row["bela_1"]),
            "stichmatsch": row["stichmatsch"],
            "false_claim": row["false_claim"],
            "game_won": row["game_won"],
            "worth": row["worth"],
            "best": (row["best_0"], row["best_1"]),
            "standing": (row["standing_0"], row["standing_1"]),
            "match_won": row["match_won"],
        }
        text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
        hand = (row["match_id"], row["number"], text)
        facts.append((*hand, row_checksum("hand_facts", *hand)))
    _insert(connection, "hand_result", results)
    _insert(connection, "hand_facts", facts)


def _rows(connection: sqlite3.Connection, table: str) -> Iterator[sqlite3.Row]:
    cursor = connection.cursor()
    cursor.row_factory = sqlite3.Row
    yield from cursor.execute(f"SELECT * FROM {table}")


def _is_sound(table: str, row: sqlite3.Row) -> bool:
    *values, sealed = row
    return bool(sealed == row_checksum(table, *values))


def _insert(connection: sqlite3.Connection, table: str, rows: list[tuple[object, ...]]) -> None:
    """Add rows that already have their checksums."""
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)


Migration = Callable[[sqlite3.Connection], None]

MIGRATIONS: tuple[Migration, ...] = (
    _version_1,
    _version_2,
    _version_3,
    _version_4,
    _version_5,
    _version_6,
    _version_7,
)
"""The step at index i leads from version i to version i + 1."""
