"""An installation over an earlier version keeps a player's data: settings, matches, the current match."""

import shutil
import sqlite3
import xml.etree.ElementTree as ET
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.app import run as app
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import Match
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_store import MatchStore
from tests.processes.watched_program import Watched
from tests.settings.choices import KINDS
from tests.settings.settings_files import plainly, settings_written

ROOT = Path(__file__).resolve().parents[1]
RELEASES = ROOT / "tests" / "store" / "versions" / "releases"
"""A player's data of each version, made by tests/store/versions/make_release.py."""

METAINFO = ROOT / "packaging" / "desktop" / f"{app.APP_ID}.metainfo.xml"
RELEASED = [str(release.get("version")) for release in ET.parse(METAINFO).iter("release")]
WOULD_PLAY = "that breaks a rule"
"""The sample match that cannot be resumed; the one that can be is on the table."""


@pytest.fixture(params=RELEASED)
def paths(request: pytest.FixtureRequest, tmp_path: Path) -> UserPaths:
    """A copy of a player's data of that version."""
    return UserPaths.under(shutil.copytree(RELEASES / request.param, tmp_path / "tartli"))


def rows(paths: UserPaths, table: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(paths.database)) as connection:
        return connection.execute(f"SELECT * FROM {table} ORDER BY rowid").fetchall()


def test_there_is_one_of_every_released_version() -> None:
    assert sorted(folder.name for folder in RELEASES.iterdir()) == sorted(RELEASED)


def test_every_setting_is_read_as_it_was_chosen(paths: UserPaths) -> None:
    loaded = settings_file.load(paths.settings_file, KINDS)
    assert loaded.problems == ()
    written = settings_written(paths.settings_file)
    assert len(written) > 20
    assert {name: plainly(loaded.settings)[name] for name in written} == written
    usual = plainly(Settings())
    # The tables of own rules and keys are complete, whether they were changed or not.
    assert not {name for name in written if "." not in name and usual[name] == written[name]}


def test_every_match_is_there_as_it_was_played(paths: UserPaths) -> None:
    before = {table: rows(paths, table) for table in ("hand", "action")}
    heads = rows(paths, "match")
    opened = MatchStore.open(paths.database)
    assert opened.problems == ()
    with opened.store as store:
        assert len(store.list()) == len(heads) == 10
        whole = [store.load(row.id) for row in store.list()]
        sound = [each for each in whole if each.row.head.title != WOULD_PLAY and each.broken_at is None]
        assert len(sound) == 9
        for each in sound:
            assert Match.from_record(each.record).to_record() == each.record
    assert {table: rows(paths, table) for table in before} == before


def test_the_program_has_the_last_match_on_the_table(paths: UserPaths) -> None:
    with MatchStore.open(paths.database).store as store:
        last, *others = (store.load(row.id).record for row in store.list())
    with Watched("--portable", str(paths.data)) as program:
        seen = program.until("phase")
        # Its first hand may have been dealt meanwhile.
        assert seen["record"] | {"hands": []} == last
        assert last not in [other | {"hands": []} for other in others]
        assert "Traceback" not in program.quit()
    settings = settings_file.load(paths.settings_file, KINDS).settings
    assert settings.player_name == "Zsófi"
    assert settings.game(TartliOptions).opponent_level == "beginner"
    assert not [path.name for path in paths.data.iterdir() if "broken" in path.name or "damaged" in path.name]
