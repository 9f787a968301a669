"""Today's players against those of another commit: ``make strength GAME=ulti AGAINST=6183c0e4``.

    python -m tests.benchmarks.against ulti 6183c0e4 --deals 400

Each deal is played with today's player on every seat in turn against the older ones, and with the older one
on every seat in turn against today's. Among equal players the mean over the seats is zero, so what the single
player gets on average is what it is worth. A deal is the unit of the interval. The other commit plays in a
process of its own, from its own checkout under ``build/``: it is sent records, which every version reads.

How many deals are played is said beforehand. Each is written to a file as soon as it is known; stopped by
Ctrl-C, the next run goes on from there.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tartli_desktop.game.registry import rules_of
from tests.benchmarks.resumable import play_all, read
from tests.benchmarks.strength import SEED, interval

BUILD = Path("build")
CUT = 60
"""A second mean counts every hand as at most so many points, since doubles make few hands weigh much."""

OLDER = "older"
TODAY = "today"

_WORKER = """
import json, sys
from importlib import import_module
package = import_module("tartli_desktop.games." + sys.argv[1])
opponents = import_module(package.__name__ + ".opponents")
for line in sys.stdin:
    asked = json.loads(line)
    match = package.Match.from_record(asked.pop("record"))
    print(opponents.choose(match.view(asked.pop("seat")), asked.pop("level"), **asked), flush=True)
"""
"""Runs in the other checkout, so it names only what the contracts promise to other programs (U18, T18)."""


class Job(NamedTuple):
    """A deal, with each player on each seat."""

    game: str
    commit: str
    level: str
    older_level: str
    seconds: float | None
    number: int


class OlderPlayer:
    """The opponents of a game as another commit has them, in a process of its own."""

    def __init__(self, commit: str, game: str) -> None:
        """Raises FileNotFoundError if the commit has not been checked out; see :func:`check_out`."""
        folder = _checkout_of(commit)
        if not folder.is_dir():
            raise FileNotFoundError(f"{folder} does not exist")
        self._worker = subprocess.Popen(
            [sys.executable, "-c", _WORKER, game],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, record: dict[str, Any], seat: int, level: str, **limits: Any) -> str:
        """The text of the action that a level chooses for a seat. Raises RuntimeError if the process ends."""
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        asked = {"record": record, "seat": seat, "level": level, **limits}
        print(json.dumps(asked), file=self._worker.stdin, flush=True)
        answer = self._worker.stdout.readline().strip()
        if not answer:
            raise RuntimeError(f"the players of another commit have ended at {record}")
        return answer

    def close(self) -> None:
        """End the process."""
        self._worker.communicate()


def _checkout_of(commit: str) -> Path:
    return BUILD / "commits" / commit


def check_out(commit: str) -> str:
    """Check a commit out under ``build/``, unless it is there; return its full name.

    Raises subprocess.CalledProcessError where git does not know it.
    """
    command = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    name = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    if not _checkout_of(name).is_dir():
        folder = str(_checkout_of(name))
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, name], check=True)
    return name


@cache
def older_player(commit: str, game: str) -> OlderPlayer:
    """The players of a commit, started once in each process that plays."""
    return OlderPlayer(commit, game)


def play(job: Job) -> dict[str, Any]:
    """Play the deal with each player on each seat; return the line for the results file.

    ``single`` has, by the player alone on its side and by its seat, what that seat got.
    """
    rules = rules_of(job.game)
    options = rules.options()
    seats = rules.form.seats_of(options.next_variant)
    deck = Random(SEED * 100_003 + job.number).sample(list(rules.form.pack.cards), len(rules.form.pack.cards))
    choosers = {OLDER: partial(_older_choice, job), TODAY: partial(_todays_choice, job)}
    known: Known = {}
    single = {
        alone: [
            _points(job, deck, [alone if each == seat else other for each in range(seats)], choosers, known)[
                seat
            ]
            for seat in range(seats)
        ]
        for alone, other in ((TODAY, OLDER), (OLDER, TODAY))
    }
    return job._asdict() | {"single": single}


Choose = Callable[[Any, int, int], Any]
"""The action for a match and a seat, by a seed."""


Known = dict[tuple[str, tuple[str, ...]], Any]
"""The action of a player after what was said and played in a deal: the same decision is made once."""


def _points(
    job: Job, deck: Sequence[Any], players: Sequence[str], choosers: Mapping[str, Choose], known: Known
) -> tuple[int, ...]:
    """What each seat gets for one hand, with the player of each seat by name."""
    rules = rules_of(job.game)
    names = tuple(f"P{seat}" for seat in range(len(players)))
    match = rules.match(rules.options().next_variant, 0, names)
    match.deal(tuple(deck))
    said: tuple[str, ...] = ()
    while (seat := match.to_move) is not None:
        key = players[seat], said
        if key not in known:
            known[key] = choosers[players[seat]](match, seat, job.number * 1000 + len(said))
        match.apply(seat, known[key])
        said = (*said, f"{seat}:{known[key]}")
    return rules.hand_result(match).scores


def _todays_choice(job: Job, match: Any, seat: int, seed: int) -> Any:
    from importlib import import_module

    opponents = import_module(rules_of(job.game).opponents.module)
    return opponents.choose(match.view(seat), job.level, seed=seed, seconds=job.seconds)


def _older_choice(job: Job, match: Any, seat: int, seed: int) -> Any:
    older = older_player(job.commit, job.game)
    text = older.choose(match.to_record(), seat, job.older_level, seed=seed, seconds=job.seconds)
    return rules_of(job.game).form.parse(text)


def difference(result: dict[str, Any], cut: int | None = None) -> float:
    """What today's player is worth against the older one, in points a hand over one deal."""

    def mean(alone: str) -> float:
        each: list[int] = result["single"][alone]
        return statistics.mean(points if cut is None else max(-cut, min(cut, points)) for points in each)

    return (mean(TODAY) - mean(OLDER)) / 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, and print what today's player is worth."""
    parser = argparse.ArgumentParser(description="Today's players against those of another commit.")
    parser.add_argument("game", choices=("ulti", "tarokk"))
    parser.add_argument("commit", help="the commit whose players are the mark")
    parser.add_argument("--level", default="strong", help="today's level")
    parser.add_argument("--older-level", default="strong", help="the level of the other commit")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seconds", type=float, help="the time for a decision, where it ends a search")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--results", type=Path, help="where results are kept")
    chosen = parser.parse_args(arguments)
    try:
        commit = check_out(chosen.commit)
    except subprocess.CalledProcessError:
        parser.error(f"git has no commit {chosen.commit}")
    results = chosen.results or BUILD / f"against-{chosen.game}-{commit[:8]}.jsonl"
    results.parent.mkdir(parents=True, exist_ok=True)
    wanted = [
        Job(chosen.game, commit, chosen.level, chosen.older_level, chosen.seconds, number)
        for number in range(chosen.deals)
    ]
    done = {Job(*(result[name] for name in Job._fields)) for result in read(results)}
    todo: Iterator[Job] = iter([job for job in wanted if job not in done])
    play_all(play, todo, len(wanted) - len(done & set(wanted)), results, chosen.jobs)
    own = [result for result in read(results) if Job(*(result[name] for name in Job._fields)) in set(wanted)]
    whole, cut = [difference(each) for each in own], [difference(each, CUT) for each in own]
    print(f"{chosen.game}: {chosen.level} of today against {chosen.older_level} of {commit[:8]},")
    print(
        f"{interval(whole)} points a hand, {interval(cut)} cut at ±{CUT}; {len(own)} of {len(wanted)} deals"
    )


if __name__ == "__main__":
    main()
