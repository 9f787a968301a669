"""Nothing is lost in silence: a short form of ``make damage``."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.damage import damage_again_and_again, record


def test_damaged_files_are_told_and_all_that_can_be_read_is_carried_over(tmp_path: Path) -> None:
    tally = damage_again_and_again(tmp_path, 40)
    assert tally["variants"] == 40
    assert tally["told"] > 20
    assert tally["like a power cut"] < 4


def test_the_rows_that_are_searched_for_are_those_of_sqlite(database: Path) -> None:
    database.parent.mkdir()
    values = (None, 0, 1, 2, -1, 127, 128, -32768, 1 << 20, 1 << 30, 1 << 40, 1 << 60, "", "Ödön", "x" * 200)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"CREATE TABLE row ({', '.join(f'c{number}' for number in range(len(values)))})")
        connection.execute(f"INSERT INTO row VALUES ({', '.join('?' * len(values))})", values)
        connection.commit()
    assert record(*values) in database.read_bytes()
