"""A kill at any moment loses at most the action that is being written."""

import os
import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tartli_desktop.store.match_store import MatchStore
from tests.processes.loaded_processes import LoadedProcess
from tests.store.store_samples import DECK, HEAD, last_result, result

KILLS = 25 if os.name == "posix" else 15
"""How many moments are tried; on Windows a process takes long to start."""


def play_on(told: Connection, path: Path) -> None:
    """Continue the match, and report each action when it is saved; ten make a hand."""
    store = MatchStore.open(path).store
    (match_id,) = store.unfinished()
    assert store.claim(match_id)
    number = store.load(match_id).row.actions
    while True:
        if number % 10 == 0 and store.load(match_id).row.hands == number // 10:
            store.add_hand(match_id, DECK)
        number += 1
        store.add_action(match_id, f"{number % 2}:play {number}", result=result(number))
        told.send(number)


def begin(told: Connection, path: Path) -> None:
    """Start without a database, and report each match when it is there."""
    told.send(0)
    store = MatchStore.open(path).store
    while True:
        told.send(store.create(HEAD))


@contextmanager
def children(work: Callable[[Connection, Path], None]) -> Iterator[Iterator[LoadedProcess]]:
    """Child processes one after the other, each loaded while the earlier ones work."""
    waiting = deque(LoadedProcess(work) for _ in range(3))

    def in_turn() -> Iterator[LoadedProcess]:
        while True:
            yield waiting.popleft()
            waiting.append(LoadedProcess(work))

    try:
        yield in_turn()
    finally:
        for child in waiting:
            child.kill()
            child.told.close()


def killed(child: LoadedProcess, database: Path, numbers: int, moment: float) -> int:
    """Kill a child `moment` seconds after its report of this number; return its last report."""
    child.begin(database)
    told = [child.told.recv() for _ in range(numbers)]
    until = time.perf_counter() + moment
    while time.perf_counter() < until:
        pass
    child.kill()
    return [*told, *child.rest()][-1]


def test_a_match_killed_at_random_moments(database: Path) -> None:
    chance = random.Random(50)
    with MatchStore.open(database).store as store:
        match_id = store.create(HEAD)
    actions = 0
    with children(play_on) as playing:
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
                assert last_result(store, match_id) == (actions if actions else None)
            assert actions in (told, told + 1)
            assert stored.broken_at is None
            played = [text for hand in stored.record["hands"] for text in hand["actions"]]
            assert played == [f"{number % 2}:play {number}" for number in range(1, actions + 1)]
            assert all(len(hand["actions"]) == 10 for hand in stored.record["hands"][:-1])
    assert actions > 10 * KILLS


@pytest.mark.usefixtures("flushed_as_for_a_player")
def test_a_commit_waits_for_the_disk(database: Path) -> None:
    """Tests cannot cut the power; this is the setting with which SQLite promises to survive that."""
    with MatchStore.open(database).store as store:
        store.create(HEAD)
        settings = {
            name: store.database.connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert settings == {"journal_mode": "truncate", "synchronous": 2, "foreign_keys": 1}


def test_the_first_start_killed_at_random_moments(tmp_path: Path) -> None:
    chance = random.Random(20)
    with children(begin) as starting:
        for number in range(KILLS // 2):
            database = tmp_path / str(number) / "matches.sqlite3"
            told = killed(next(starting), database, 1, chance.uniform(0, 0.006))
            opened = MatchStore.open(database)
            with opened.store as store:
                assert opened.problems == ()
                assert len(store.list()) in (told, told + 1)


def take_back(told: Connection, path: Path) -> None:
    """Add four actions and take three back, and report the count before and after that."""
    store = MatchStore.open(path).store
    (match_id,) = store.unfinished()
    assert store.claim(match_id)
    number = store.load(match_id).row.actions
    while True:
        for _ in range(4):
            number += 1
            store.add_action(match_id, f"{number % 2}:play {number}")
        told.send(number)
        number -= 3
        store.cut_back(match_id, number, (0, 0))
        told.send(number)


def test_a_cut_killed_at_random_moments_has_happened_or_not(database: Path) -> None:
    chance = random.Random(20)
    with MatchStore.open(database).store as store:
        match_id = store.create(HEAD, extras={"practice": "1"})
        store.add_hand(match_id, DECK)
    with children(take_back) as playing:
        for _ in range(KILLS // 2):
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
                # After the cut up to four more are added; during it, three are gone or none.
                assert stored.row.actions in range(told - 3, told + 5)
                assert stored.row.actions not in (told - 2, told - 1)
