"""Databases that tests copy and damage."""

import shutil
from pathlib import Path

import pytest

from tartli_desktop.store.database.schema import PAGE_SIZE
from tartli_desktop.store.match_store import MatchStore
from tests.store.damage.damaged_databases import MATCHES, copy_in_the_middle_of_deleting, copy_of, write_a_log

from .store_samples import DECK, answers, fill, study


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of matches of several hands, most reviewed, every third finished.

    Beside them are studies and answers in exercises.
    """
    folder = tmp_path_factory.mktemp("sound")
    with MatchStore.open(folder / "matches.sqlite3").store as store:
        stored = store.load(fill(store))
        for number in range(1, MATCHES):
            match_id = store.add(stored)
            store.rename(match_id, f"Match {number}")
            store.reviews.set(match_id, 1, 0, {"decisions": [[at, DECK[:20]] for at in range(20)]}, coach=1)
            if number % 3 == 0:
                store.set_result(match_id, (5, number), finished=True)
            store.studies.save(None, study(number))
            store.seasons.save(None, study(number))
            store.training.add("tartli", *answers(20))
    return folder


@pytest.fixture
def path(sound: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return copy_of(sound, tmp_path / "copy")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with matches after a kill in the middle of a deletion, with a journal to roll back."""
    folder = tmp_path_factory.mktemp("killed") / "folder"
    database = folder.with_name("running") / "matches.sqlite3"
    with MatchStore.in_memory() as memory, MatchStore.open(database).store as store:
        stored = memory.load(fill(memory))
        for _ in range(MATCHES):
            store.add(stored)
        copy_in_the_middle_of_deleting(store, 5, folder)
    return folder


@pytest.fixture(scope="module")
def killed_earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder after a kill of an earlier version of the program, with everything still in its log."""
    folder = tmp_path_factory.mktemp("killed earlier") / "folder"
    database = folder.with_name("running") / "matches.sqlite3"
    with MatchStore.in_memory() as memory:
        stored = memory.load(fill(memory))
    with MatchStore.open(database).store as store:
        write_a_log(store)
        for _ in range(MATCHES):
            store.add(stored)
        shutil.copytree(database.parent, folder, ignore=shutil.ignore_patterns("*.lock"))
    assert (folder / "matches.sqlite3-wal").stat().st_size > 20 * PAGE_SIZE
    return folder
