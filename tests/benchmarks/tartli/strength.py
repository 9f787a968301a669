"""How strong the opponents are, each against each: ``make strength``.

    python -m tests.benchmarks.tartli.strength

Every two players play pairs of hands with the same deck, seats changed, and whole matches to 5 games, in both
variants. Decks follow from :data:`SEED`; how many are played is fixed in advance, in :data:`COUNTS`, and does
not depend on results. Each result is written to a file as soon as it is known: stopped by Ctrl-C, the next
run goes on from there. All pairings advance together, so that partial results can be read at any time. The
tables go to ``strength.md`` beside it. To try something else, ``--pairs`` and ``--matches`` set all counts.
"""

import argparse
import os
import platform
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from tests.benchmarks.resumable import play_all, read
from tests.benchmarks.tartli.duplicate import (
    SEED,
    TARGET,
    VARIANTS,
    Estimate,
    duplicate_pair,
    percent,
    whole_match,
)

PLAYERS = (
    "random",
    "beginner",
    "casual",
    "unsearched",
    "heuristic",
    "simple",
    "unweighted",
    "strong",
    "cheater",
)
"""Weakest first, as expected."""

WORDS = {
    "random": "any legal action, but no false claim",
    "beginner": "First day: declares all at once, wins with its best card or plays its least valuable",
    "casual": "Sunday player: rules of thumb, forgets the cards that are gone",
    "unsearched": "the full heuristic without any search of the ending",
    "heuristic": "Café regular: the full heuristic with an exact ending",
    "simple": "the strongest level in its simplest form: 100 unweighted deals",
    "unweighted": "the strongest level without inference",
    "strong": "Master: the full strength",
    "cheater": "sees all cards, the talon too; for measuring only",
}

REPORT = Path(__file__).with_name("strength.md")
RESULTS = Path("strength.jsonl")

Pairing = tuple[str, str]


class Counts(NamedTuple):
    """How many pairs of hands and how many matches two players play in each variant."""

    pairs: int
    matches: int


USUAL = Counts(100, 20)

COUNTS: dict[Pairing, Counts] = {
    ("strong", "heuristic"): Counts(1500, 400),
    ("strong", "simple"): Counts(600, 200),
    ("strong", "unsearched"): Counts(300, 150),
    ("strong", "unweighted"): Counts(300, 80),
}
"""Pairings with more than :data:`USUAL`, by which the strongest level is judged."""


def fixed_counts(pairing: Pairing) -> Counts:
    """How many two players play, the stronger first."""
    return COUNTS.get(pairing, USUAL)


class Job(NamedTuple):
    """One pair of hands, or one match."""

    kind: str
    variant: str
    first: str
    second: str
    number: int


@dataclass
class Tally:
    """What two players have played in one variant."""

    differences: dict[int, float] = field(default_factory=dict)
    """Points a hand for the first player, by number of the pair."""
    wins: dict[int, bool] = field(default_factory=dict)
    """Whether the first player won, by number of the match."""


def play(job: Job) -> dict[str, Any]:
    """Play the job; return the line for the results file."""
    names = (job.first, job.second)
    variant = VARIANTS[job.variant]
    result: dict[str, Any] = job._asdict()
    if job.kind == "match":
        result["won"] = whole_match(names, variant, job.number)
    else:
        result["points"], clocks = duplicate_pair(names, variant, job.number)
        result["ms"] = [[round(1000 * each, 2) for each in clock.cards] for clock in clocks]
    return result


def jobs(players: list[str], counts: Callable[[Pairing], Counts], done: set[Job]) -> Iterator[Job]:
    """All jobs that are not done, mixed so that all pairings advance together."""
    pairings = [(second, first) for first, second in combinations(players, 2)]
    # Matches come in twos with the same decks.
    blocks = max(max(-(-pairs // 10), -(-matches // 2)) for pairs, matches in map(counts, pairings))
    for block in range(blocks):
        for first, second in pairings:
            pairs, matches = counts((first, second))
            for variant in VARIANTS:
                some = [("pair", n) for n in range(10 * block, min(pairs, 10 * block + 10))]
                some += [("match", n) for n in range(2 * block, min(matches, 2 * block + 2))]
                for kind, number in some:
                    job = Job(kind, variant, first, second, number)
                    if job not in done:
                        yield job


def tallies(results: list[dict[str, Any]]) -> dict[tuple[str, Pairing], Tally]:
    """The results by variant and pairing."""
    found: dict[tuple[str, Pairing], Tally] = defaultdict(Tally)
    for result in results:
        tally = found[result["variant"], (result["first"], result["second"])]
        if result["kind"] == "pair":
            tally.differences[result["number"]] = result["points"]
        else:
            tally.wins[result["number"]] = result["won"]
    return found


def card_times(results: list[dict[str, Any]]) -> dict[tuple[str, str], list[float]]:
    """Milliseconds for each card chosen from several, by player and variant."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for player, taken in zip((result["first"], result["second"]), result.get("ms", ()), strict=False):
            found[player, result["variant"]] += taken
    return found


def report(results: list[dict[str, Any]]) -> str:
    """The tables, as Markdown."""
    found = tallies(results)
    lines = [
        "# How strong the opponents are",
        "",
        f"Made by `make strength` (seed {SEED}); see `tests/benchmarks/tartli/strength.py`, which fixes",
        "beforehand how many are played. Points a hand are means of pairs of hands with the same deck,",
        "seats changed, each from 0-0. All with 95 % intervals. The goals, what was tried, and how the run",
        "was made that is kept here: `strength_notes.md`.",
        "",
        *(f"- `{name}`: {words}" for name, words in WORDS.items()),
    ]
    for variant in VARIANTS:
        lines += [
            "",
            f"## {variant.capitalize()}",
            "",
            f"| player | against | points a hand | pairs | matches to {TARGET} won |",
            "|---|---|---|---|---|",
        ]
        strongest_first = sorted(
            found.items(), key=lambda item: [PLAYERS.index(player) for player in item[0][1]], reverse=True
        )
        for (name, (first, second)), tally in strongest_first:
            if name == variant:
                points = Estimate.of(tally.differences.values()) if tally.differences else "-"
                won = f"{percent(tally.wins)} of {len(tally.wins)}" if tally.wins else "-"
                lines.append(f"| {first} | {second} | {points} | {len(tally.differences)} | {won} |")
    lines += ["", "## Time for a card", "", "| player | variant | median | p95 | longest | cards |"]
    lines += ["|---|---|---|---|---|---|"]
    times = card_times(results)
    for player in PLAYERS:
        for variant in VARIANTS:
            taken = sorted(times[player, variant])
            if taken:
                median, p95 = (taken[int(part * (len(taken) - 1))] for part in (0.5, 0.95))
                of_them = f"{median:.1f} ms | {p95:.1f} ms | {taken[-1]:.0f} ms | {len(taken)}"
                lines.append(f"| {player} | {variant} | {of_them} |")
    lines += ["", f"Processor time, {platform.python_implementation()} {platform.python_version()}."]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    """Play what is missing, and write the tables."""
    parser = argparse.ArgumentParser(description="Every opponent against every other.")
    parser.add_argument("--pairs", type=int, help="pairs for each two players, instead of those fixed")
    parser.add_argument("--matches", type=int, help="matches for each two players, instead of those fixed")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--report", type=Path, default=REPORT, help="where the tables go")
    options = parser.parse_args(arguments)
    players = sorted(options.players, key=PLAYERS.index)
    done = {Job(*(result[name] for name in Job._fields)) for result in read(options.results)}

    def counts(pairing: Pairing) -> Counts:
        pairs, matches = fixed_counts(pairing)
        return Counts(
            pairs if options.pairs is None else options.pairs,
            matches if options.matches is None else options.matches,
        )

    todo = list(jobs(players, counts, done))
    play_all(play, iter(todo), len(todo), options.results, options.jobs)
    text = report(read(options.results))
    options.report.write_text(text, encoding="utf-8")
    print(f"\n{text}\nWritten to {options.report}.")


if __name__ == "__main__":
    main()
