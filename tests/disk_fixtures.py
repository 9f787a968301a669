"""Fixtures for tests that write to a disk: a database, a user without rights, links, a full disk."""

import codecs
import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tartli_desktop.store.match_store import MatchStore
from tests.processes.linux_sandbox import mounting


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "matches.sqlite3"


@pytest.fixture
def store(database: Path) -> Iterator[MatchStore]:
    with MatchStore.open(database).store as store:
        yield store


@pytest.fixture
def as_ordinary_user() -> Iterator[Path]:
    """A folder of a user who has no special rights: root is never refused anything."""
    if os.name != "posix":
        pytest.skip("Windows has no such permissions")
    folder = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    if root:
        # Python loads it when first needed, and others may not read root's own Python.
        codecs.lookup("utf-8-sig")
        nobody = 65534
        os.chown(folder, nobody, nobody)
        os.seteuid(nobody)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)


@pytest.fixture
def links(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skip the test where links cannot be made."""
    probe = tmp_path_factory.mktemp("links") / "link"
    with contextlib.suppress(OSError):
        probe.symlink_to(probe.parent, target_is_directory=True)
    if not probe.is_symlink():
        pytest.skip("Windows lets only administrators make links, and Wine nobody")


@pytest.fixture
def on_full_disk() -> list[str]:
    """The start of a command line; what follows sees a file system of 1 MB at /mnt, which dies with it."""
    return mounting('mount -t tmpfs -o size=1M tmpfs /mnt && exec "$@"', "sh")
