"""Kills at random moments of play, repeated in one folder.

``python -m tests.processes.random_kills [KILLS]``

Every second player is killed during a commit, the others at any moment; one in ten plays in the real
window. After each kill the database is opened as at a start, and compared with what the player had shown. It
ends with an error if anything that was shown is lost, or if a match cannot be opened and replayed. The
players also save studies, seasons and answers in exercises, of which none may be lost or older than it was.
"""

import argparse
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tartli_desktop.duel.results import extra_of
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of_record
from tartli_desktop.store.match_store import MatchStore
from tests.processes.kill_process import kill
from tests.processes.killed_player import STUDIES
from tests.store.store_samples import study

ROOT = Path(__file__).parents[2]
KILLS = 500
LONGEST = 0.12
"""Seconds after which a player is killed at the latest."""

MOST_COMMITS = 25
"""The last commit during which a player is killed."""

LONGEST_COMMIT = 0.004
"""Seconds after the beginning of a commit within which a player is killed."""


FORKS = hasattr(os, "fork")
"""Whether processes can fork. Elsewhere each player starts from scratch."""


class Players:
    """Processes that play in one folder, one after the other."""

    def __init__(self, folder: Path, *options: str, game: str = "tartli") -> None:
        self.paths = UserPaths.under(folder)
        self._command = [sys.executable, "-m", "tests.processes.killed_player", str(folder), game, *options]
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == ["ready\n"]

    def _line(self) -> list[str]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the players' process has ended"
        return line.split(" ", 3)

    def _rest(self) -> list[list[str]]:
        """What a killed player had already written."""
        said = []
        while FORKS and (line := self._line()) != ["dead\n"]:
            said.append(line)
        if not FORKS:
            assert self._process.stdout is not None
            said = [line.split(" ", 3) for line in self._process.stdout]
            self._process.wait(10)
        return said

    def play_and_kill(self, moment: float, commits: int = 0) -> list[list[str]]:
        """Start a player and kill it; return what it said.

        It is killed ``moment`` seconds after it found its match and began this many commits.
        """
        if self._process.poll() is not None:
            self.close()
            self._start()
        assert self._process.stdin is not None
        print("play", file=self._process.stdin, flush=True)
        word, pid = self._line()
        assert word == "born"
        said: list[list[str]] = []
        while not said or [line[0] for line in said].count("commits\n") < commits or _found(said) is None:
            said.append(self._line())
        until = time.perf_counter() + moment
        while time.perf_counter() < until:
            # Sleeping would take longer than a commit.
            if moment > 2 * LONGEST_COMMIT:
                time.sleep(moment)
        kill(int(pid))
        return said + self._rest()

    def close(self) -> None:
        """End the process that forks the players."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()


@dataclass
class Tally:
    """Counts over some kills."""

    kills: int = 0

    in_commits: int = 0
    """How many of the kills came between the beginning and the end of a commit."""

    shown: int = 0
    """How many actions the players had shown."""

    actions: int = 0
    """How many actions are on the disk."""

    studied: int = 0
    """How many studies and answers were saved, one after the other."""


class Folder:
    """The matches of a folder as they were after the last kill."""

    def __init__(self, paths: UserPaths) -> None:
        self._database = paths.database
        self._actions: dict[int, list[str]] = {}
        self._last: int | None = None
        self.tally = Tally()

    def judge(self, said: list[list[str]]) -> None:
        """Compare what a killed player had said with what is there now. Raises AssertionError."""
        before, last = dict(self._actions), self._last
        self._look()
        found = _found(said)
        assert found is not None
        assert last is None or found == last, "the match that was being played was not found again"
        told = [line for line in said if line[0] in ("found", "shown")]
        for word, match, count, *action in told:
            actions = self._actions[int(match)]
            if word == "found":
                # It resumed where the last was killed; the opponent may have acted before this was reported.
                killed_after = before.get(int(match), [])
                assert len(killed_after) <= int(count) <= len(actions)
                assert actions[: len(killed_after)] == killed_after
            else:
                assert actions[int(count) - 1] == action[0].strip()
        studied = [int(line[1]) for line in said if line[0] == "studied"]
        # At most one answer was written but not yet reported.
        assert not studied or self.tally.studied - studied[-1] in (1, 2), "an answer is lost"
        shown = [line for line in told if line[0] == "shown"]
        if shown:
            # At most one action was written but not yet shown.
            _, match, count, _ = shown[-1]
            assert int(count) <= len(self._actions[int(match)]) <= int(count) + 1
        self.tally.kills += 1
        self.tally.in_commits += said[-1] == ["commits\n"]
        self.tally.shown += len({(match, count) for _, match, count, _ in shown})
        self.tally.actions = sum(map(len, self._actions.values()))

    def _look(self) -> None:
        """Open the database as the program does, and replay changed matches."""
        opened = MatchStore.open(self._database)
        with opened.store as store:
            assert opened.problems == (), "the database was found to be damaged"
            unfinished = store.unfinished()
            assert len(unfinished) <= 1
            self._last = next(iter(unfinished), None)
            self._look_at_studies(store)
            for row in store.list():
                known = self._actions.get(row.id)
                if known is not None and row.actions == len(known) and row.id != self._last:
                    continue
                stored = store.load(row.id)
                assert stored.broken_at is None
                rules_of_record(stored.record).match.from_record(stored.record)
                self._actions[row.id] = [
                    action for hand in stored.record["hands"] for action in hand["actions"]
                ]
                # What is kept beside an action may lack the last one.
                kept = stored.extras.get(extra_of(1))
                assert kept is None or len(self._actions[row.id]) - int(kept) in (0, 1), "an extra is lost"

    def _look_at_studies(self, store: MatchStore) -> None:
        """Check that each study is in the state that was saved last, and that no answer is lost."""
        before = self.tally.studied
        answered = [each.answer for each in store.training.of_game("ulti")]
        assert answered == [str(number) for number in range(len(answered))]
        self.tally.studied = len(answered)
        assert len(answered) >= before, "an answer is lost"
        for documents in (store.studies, store.seasons):
            rows = {row.id: row.title for row in documents.rows()}
            # One may have been saved without the answer that follows.
            assert rows in (_titles(len(answered)), _titles(len(answered) + 1)), "a study or season is lost"
            for number in rows.keys() if len(answered) > before else ():
                assert len(documents.load(number)["lines"]) == number


def _titles(count: int) -> dict[int, str]:
    """The titles of the studies after so many were saved."""
    return {number % STUDIES + 1: study(number)["title"] for number in range(max(0, count - STUDIES), count)}


def _found(said: list[list[str]]) -> int | None:
    """The match that a player resumed."""
    return next((int(line[1]) for line in said if line[0] == "found"), None)


def kill_again_and_again(players: Players, kills: int, *, seed: int = 50) -> Tally:
    """Kill players at random moments; nothing shown may be lost. Raises AssertionError."""
    chance = random.Random(seed)
    folder = Folder(players.paths)
    for number in range(kills):
        if number % 2:
            said = players.play_and_kill(chance.uniform(0, LONGEST_COMMIT), chance.randint(1, MOST_COMMITS))
        else:
            said = players.play_and_kill(chance.uniform(0, LONGEST))
        folder.judge(said)
    return folder.tally


def main(words: list[str] | None = None) -> None:
    """Kill and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.processes.random_kills", description=__doc__)
    parser.add_argument("kills", nargs="?", type=int, default=KILLS)
    kills = parser.parse_args(words).kills
    windows = kills // 10
    begun = time.monotonic()
    ways = (("session", kills - windows, ()), ("window", windows, ("--window",)))
    for game, (what, count, options) in product(games(), ways):
        with (
            tempfile.TemporaryDirectory() as folder,
            contextlib.closing(Players(Path(folder), *options, game=game)) as players,
        ):
            tally = kill_again_and_again(players, count)
        print(
            f"kills, {game:6} {what:8} {tally.kills:4} kills, {tally.in_commits:4} of them inside a commit;"
            f" {tally.shown:6} actions shown, {tally.actions:6} on the disk, none lost; every match opens;"
            f" {tally.studied:6} studies saved, as many answers",
            flush=True,
        )
    print(f"kills, {time.monotonic() - begun:.0f} s in all")


if __name__ == "__main__":
    main()
