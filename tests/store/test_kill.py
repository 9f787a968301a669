"""A kill at any moment loses at most the action that is being written."""

import os
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tartli_desktop.store.match_store import MatchStore
from tests.kill_process import KILLED, kill

from .store_samples import CHILD_ENVIRONMENT, DECK, HEAD

KILLS = 50 if os.name == "posix" else 15
"""At so many moments; on Windows a process takes long to start."""

# Goes on with the match where it is, and says of each action that it is saved; a new hand after every ten.
PLAYING = """
store = MatchStore.open(path).store
(match_id,) = store.unfinished()
assert store.claim(match_id)
number = store.load(match_id).row.actions
while True:
    if number % 10 == 0 and store.load(match_id).row.hands == number // 10:
        store.add_hand(match_id, DECK)
    number += 1
    store.add_action(match_id, f"{number % 2}:play {number}", extras={"last": str(number)})
    os.write(1, b"%d\\n" % number)
"""

# Makes everything from nothing, and says of each match that it is there.
STARTING = """
os.write(1, b"0\\n")
store = MatchStore.open(path).store
while True:
    os.write(1, b"%d\\n" % store.create(HEAD))
"""

# Told where to work when all is loaded.
LOADED = """
import os
from pathlib import Path
from tests.store.store_samples import DECK, HEAD
from tartli_desktop.store.match_store import MatchStore
path = Path(input())
"""


@contextmanager
def children(script: str) -> Iterator[Iterator[subprocess.Popen[bytes]]]:
    """Child processes one after the other, each loaded while those before it work."""

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", LOADED + script],
            env=CHILD_ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )

    waiting = deque(start() for _ in range(3))

    def in_turn() -> Iterator[subprocess.Popen[bytes]]:
        while True:
            yield waiting.popleft()
            waiting.append(start())

    try:
        yield in_turn()
    finally:
        for child in waiting:
            with child:
                child.kill()


def killed(child: subprocess.Popen[bytes], database: Path, lines: int, moment: float) -> int:
    """Kill a child `moment` seconds after it has written `lines` lines; the last number it wrote."""
    with child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(f"{database}\n".encode())
        written = b""
        while written.count(b"\n") < lines:
            got = child.stdout.read(100)
            assert got, "the child has ended by itself"
            written += got
        until = time.perf_counter() + moment
        while time.perf_counter() < until:
            pass
        kill(child)
        written += child.stdout.read()
        assert child.wait() == KILLED
    return int(written.splitlines()[-1])


def test_a_match_killed_at_random_moments(database: Path) -> None:
    chance = random.Random(50)
    with MatchStore.open(database).store as store:
        match_id = store.create(HEAD)
    actions = 0
    with children(PLAYING) as playing:
        for _ in range(KILLS):
            told = killed(next(playing), database, chance.randrange(1, 30), chance.uniform(0, 0.003))
            opened = MatchStore.open(database)
            with opened.store as store:
                assert opened.problems == ()
                assert store.unfinished() == (match_id,)
                # The claim has died with its process.
                assert store.claim(match_id)
                stored = store.load(match_id)
            actions = stored.row.actions
            assert actions in (told, told + 1)
            assert stored.broken_at is None
            assert stored.extras == {"last": str(actions)}
            played = [text for hand in stored.record["hands"] for text in hand["actions"]]
            assert played == [f"{number % 2}:play {number}" for number in range(1, actions + 1)]
            assert all(len(hand["actions"]) == 10 for hand in stored.record["hands"][:-1])
    assert actions > 10 * KILLS


def test_a_commit_waits_for_the_disk(database: Path) -> None:
    """A power cut cannot be made here; this is what SQLite promises to survive one with."""
    with MatchStore.open(database).store as store:
        settings = {
            name: store._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 3, "foreign_keys": 1}


def test_the_first_start_killed_at_random_moments(tmp_path: Path) -> None:
    chance = random.Random(20)
    with children(STARTING) as starting:
        for number in range(min(KILLS, 20)):
            database = tmp_path / str(number) / "matches.sqlite3"
            told = killed(next(starting), database, 1, chance.uniform(0, 0.006))
            opened = MatchStore.open(database)
            with opened.store as store:
                assert opened.problems == ()
                assert len(store.list()) in (told, told + 1)


# Adds four actions and takes three back, and says how many there are before and after that.
TAKING_BACK = """
store = MatchStore.open(path).store
(match_id,) = store.unfinished()
assert store.claim(match_id)
number = store.load(match_id).row.actions
while True:
    for _ in range(4):
        number += 1
        store.add_action(match_id, f"{number % 2}:play {number}")
    os.write(1, b"%d\\n" % number)
    number -= 3
    store.cut_back(match_id, number, (0, 0))
    os.write(1, b"%d\\n" % number)
"""


def test_a_cut_killed_at_random_moments_has_happened_or_not(database: Path) -> None:
    chance = random.Random(20)
    with MatchStore.open(database).store as store:
        match_id = store.create(HEAD, extras={"practice": "1"})
        store.add_hand(match_id, DECK)
    with children(TAKING_BACK) as playing:
        for _ in range(min(KILLS, 20)):
            told = killed(next(playing), database, chance.randrange(1, 20), chance.uniform(0, 0.003))
            opened = MatchStore.open(database)
            with opened.store as store:
                assert opened.problems == ()
                assert store.claim(match_id)
                stored = store.load(match_id)
                (hand,) = stored.record["hands"]
                assert hand["actions"] == [
                    f"{number % 2}:play {number}" for number in range(1, stored.row.actions + 1)
                ]
                assert stored.broken_at is None
                # After a cut up to four more are added; before it, three are gone or none.
                assert stored.row.actions in range(told - 3, told + 5)
                assert stored.row.actions not in (told - 2, told - 1)
