"""Nothing is lost silently: a short form of ``make damage``."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.damage import Killed, damage_again_and_again, killed_folders, record


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Killed, ...]:
    return killed_folders(tmp_path_factory.mktemp("killed"))


# Few in each test, since slow machines take long to mend; `make damage` tries hundreds.
@pytest.mark.parametrize("first", range(0, 20, 10))
def test_damaged_files_are_told_and_all_that_can_be_read_is_carried_over(
    killed: tuple[Killed, ...], tmp_path: Path, first: int
) -> None:
    tally = damage_again_and_again(killed, tmp_path, range(first, first + 10))
    assert tally["variants"] == 10
    assert tally["told"] > 1


def test_the_rows_that_are_searched_for_are_those_of_sqlite(database: Path) -> None:
    database.parent.mkdir()
    values = (None, 0, 1, 2, -1, 127, 128, -32768, 1 << 20, 1 << 30, 1 << 40, 1 << 60, "", "Ödön", "x" * 200)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"CREATE TABLE row ({', '.join(f'c{number}' for number in range(len(values)))})")
        connection.execute(f"INSERT INTO row VALUES ({', '.join('?' * len(values))})", values)
        connection.commit()
    assert record(*values) in database.read_bytes()
