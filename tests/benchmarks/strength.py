"""How strong the opponents of a game are, each level against the one below: ``make strength GAME=ulti``.

    python -m tests.benchmarks.strength ulti --against 6183c0e4

Every deal is played with one player on each seat in turn against the other on all other seats, and where more
than two play also the other way round. Among equal players the mean over the seatings is zero, so it is what
the first of two is worth, in points a hand. A deal is the unit of the interval, as its hands are not
independent. Points of a hand count as they are, and with every hand capped, as few hands weigh as much as all
the others. With ``--against`` the strongest level plays that of another commit.

Decks follow from :data:`SEED`; how many are played is fixed in advance, in :data:`DEALS`. Each result is
written to a file as soon as it is known: stopped by Ctrl-C, the next run goes on from there. The last tables,
and older ones of more players, are in ``strength.md`` in the folder of each game.
"""

import argparse
import math
import os
import platform
import statistics
import subprocess
import time
from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import games, rules_of
from tests.benchmarks.hands import play_hand
from tests.benchmarks.older_players import BUILD, check_out, older_player
from tests.benchmarks.resumable import play_all, read
from tests.benchmarks.rules_speed import PRESETS

SEED = 2026
DEALS = {"tartli": (100, 100, 1500), "ulti": (150, 250, 120), "tarokk": (600, 1250, 150)}
"""How many deals each level plays with the one below, from the second level on."""

CUT = {"tartli": 500, "ulti": 60, "tarokk": 20}
"""A second mean counts every hand as at most so many points."""

Result = dict[str, Any]


class Job(NamedTuple):
    """A deal that two players play in all seatings; one of another commit is called ``level@commit``."""

    game: str
    rules: str
    first: str
    second: str
    number: int


Times = dict[str, dict[str, list[float]]]
"""Processor milliseconds of the decisions with a choice, by player and kind."""


def play(job: Job) -> Result:
    """Play the job; return the line for the results file."""
    rules, variant = rules_of(job.game), PRESETS[job.game][job.rules]
    seats, cards = rules.form.seats_of(variant), list(rules.form.pack.cards)
    deck = Random(f"{SEED} {job.number}").sample(cards, len(cards))
    times: Times = {name: defaultdict(list) for name in (job.first, job.second)}
    known: dict[tuple[object, ...], Any] = {}
    points = []
    for single, others in ((job.first, job.second), (job.second, job.first))[: 2 if seats > 2 else 1]:
        for alone in range(seats):
            names = [single if seat == alone else others for seat in range(seats)]
            match = rules.match(variant, job.number % seats, tuple("ABCDE"[:seats]))
            match.deal(deck)
            won = played(job, match, names, known, times)[alone]
            points.append(won if single == job.first else -won)
    return job._asdict() | {"points": points, "ms": times}


def played(
    job: Job, match: Match, names: Sequence[str], known: dict[tuple[object, ...], Any], times: Times
) -> tuple[int, ...]:
    """What each seat wins in the hand that was dealt, with the player of each seat by name.

    ``known`` has the decisions of all seatings: after the same words and cards the same is decided, once.
    """
    rules = rules_of(job.game)

    def ask(seat: int, out_of_turn: bool) -> Any:
        key = names[seat], seat, out_of_turn, match.hands[-1][1]
        if key not in known:
            begun = time.process_time()
            known[key] = decided(job, names[seat], match, seat, out_of_turn)
            if len(match.legal_actions(seat)) > 1:
                kind = "card" if str(known[key]).startswith("play ") else "other"
                times[names[seat]][kind].append(round(1000 * (time.process_time() - begun), 1))
        return known[key]

    play_hand(rules, match, ask)
    return gains(rules.hand_result(match).scores)


def decided(job: Job, name: str, match: Match, seat: int, out_of_turn: bool) -> Any:
    """The action that a player chooses, or says out of turn."""
    rules = rules_of(job.game)
    level, _, commit = name.partition("@")
    seed = job.number * 1000 + len(match.hands[-1][1])
    if commit:
        asked = {"seat": seat, "level": level, "out_of_turn": out_of_turn, "seed": seed}
        text = older_player(commit, job.game).ask(match.to_record(), **asked)
        return None if text == "None" else rules.form.parse(text)
    opponents = import_module(rules.opponents.module)
    decide = opponents.interject if out_of_turn else opponents.choose
    return decide(match.view(seat), level, seed=seed)


def gains(scores: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat won of the others; where two seats only count points, how many more than the other."""
    return tuple(2 * score - sum(scores) for score in scores) if sum(scores) else scores


def results_file(game: str) -> Path:
    """Where results are kept: other players, as their modules and numbers tell, have another file."""
    folder = Path(import_module(rules_of(game).opponents.module).__path__[0])
    parts = sorted(each for each in folder.rglob("*") if each.suffix in (".py", ".json"))
    return (
        BUILD
        / f"strength-{game}-{sha256(b''.join(each.read_bytes() for each in parts)).hexdigest()[:8]}.jsonl"
    )


def jobs(game: str, rules: str, deals: int | None = None) -> list[Job]:
    """All jobs of the levels, mixed so that all pairings advance together."""
    pairings = list(pairwise(rules_of(game).opponents.levels))
    counts = DEALS[game] if deals is None else (deals,) * len(pairings)
    found = [
        (number / count, Job(game, rules, second, first, number))
        for (first, second), count in zip(pairings, counts, strict=True)
        for number in range(count)
    ]
    return [job for _, job in sorted(found)]


def difference(result: Result, cut: float = math.inf) -> float:
    """What the first of two players is worth, in points a hand over one deal."""
    return statistics.mean(max(-cut, min(cut, each)) for each in result["points"])


def interval(values: Sequence[float]) -> str:
    """Mean and 95 % interval."""
    if len(values) < 2:
        return "-"
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.2f} ±{half:.2f}"


def report(game: str, results: Sequence[Result]) -> str:
    """The tables, as Markdown."""
    deals: dict[tuple[str, str, str], list[Result]] = defaultdict(list)
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        deals[result["rules"], result["first"], result["second"]].append(result)
        for name, kinds in result["ms"].items():
            for kind, taken in kinds.items():
                times[name, kind] += taken
    lines = [
        f"# How strong the opponents of {game.capitalize()} are",
        "",
        f"Made by `make strength GAME={game}` (seed {SEED}). Points a hand are means of deals, with 95 %",
        f"intervals; cut: every hand at ±{CUT[game]} points.",
        "",
        "| rules | player | against | points a hand | cut | deals |",
        "|---|---|---|---|---|---|",
    ]
    for names, played in deals.items():
        whole, cut = ([difference(each, most) for each in played] for most in (math.inf, CUT[game]))
        lines.append(f"| {' | '.join(names)} | {interval(whole)} | {interval(cut)} | {len(played)} |")
    lines += ["", "| player | decision | median | p95 | longest | number |", "|---|---|---|---|---|---|"]
    for (name, kind), taken in sorted(times.items()):
        median, p95 = (sorted(taken)[int(part * (len(taken) - 1))] for part in (0.5, 0.95))
        figures = f"{median:.1f} ms | {p95:.1f} ms | {max(taken):.0f} ms | {len(taken)}"
        lines.append(f"| {name} | {kind} | {figures} |")
    lines += ["", f"Processor time, {platform.python_implementation()} {platform.python_version()}."]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, and print the tables."""
    parser = argparse.ArgumentParser(description="Opponents of a game against each other.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--against", metavar="COMMIT", help="play the strongest level of this commit instead")
    parser.add_argument("--rules", help="the name of a preset; by default the first")
    parser.add_argument("--deals", type=int, help="for each two players, instead of those fixed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args(arguments)
    game, strongest = chosen.game, rules_of(chosen.game).opponents.levels[-1]
    rules = chosen.rules or next(iter(PRESETS[game]))
    wanted = jobs(game, rules, chosen.deals)
    if chosen.against is not None:
        try:
            older = f"{strongest}@{check_out(chosen.against)}"
        except subprocess.CalledProcessError:
            parser.error(f"git has no commit {chosen.against}")
        wanted = [
            Job(game, rules, strongest, older, number) for number in range(chosen.deals or DEALS[game][-1])
        ]
    file = results_file(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {Job(*(result[name] for name in Job._fields)) for result in read(file)}
    todo = [job for job in wanted if job not in done]
    play_all(play, iter(todo), len(todo), file, chosen.jobs)
    own = set(wanted)
    text = report(game, [each for each in read(file) if Job(*(each[name] for name in Job._fields)) in own])
    print(f"\n{text}")


if __name__ == "__main__":
    main()
