"""The steps that bring a database from each version to the next.

A step that has been released never changes, and neither does what it does: it uses nothing of the program
but ``seals``, and what it must know of the tables stands here, as they were then. What can be derived from
the records is left to be made when it is asked for. A row with a seal that does not fit gets none that does.

While the steps are done foreign keys are not enforced, so that a table can be made anew under another name,
filled and renamed: https://www.sqlite.org/lang_altertable.html#otheralter. They are checked at the end.
"""

import sqlite3
from collections.abc import Callable


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
        # A hand from which an action was taken back is not finished any more.
        """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
            DELETE FROM result WHERE match_id = OLD.match_id AND number = OLD.hand;
        END""",
        # A row whose seal does not fit: all of its match are made as soon as they are asked for.
        """INSERT INTO result
            SELECT match_id, max(number), '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, '', '',
                0, 0, NULL, -1
            FROM hand GROUP BY match_id""",
    ):
        connection.execute(statement)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_version_1, _version_2)
"""The step from version i to version i + 1 stands at place i."""
