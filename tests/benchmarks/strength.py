"""How strong the opponents of Ulti and of Tarokk are, each against others: ``make strength GAME=ulti``.

Every deal is played with one player on each seat in turn against the other on all other seats; in Ulti then
also the other way round. Among equal players the average over the seats is zero, so what the single player
wins on average is what it is worth. A deal is the unit of the interval, as its hands are not independent.
Points of a hand count as they are, and with every hand capped, as few hands weigh as much as all the others.

Decks follow from :data:`SEED`; how many are played is fixed in advance, in the module of each game. Each
result is written to a file as soon as it is known: stopped by Ctrl-C, the next run goes on from there. The
tables go to ``strength.md`` beside that module. To try something else, use ``--deals``, ``--auctions`` and
``--seed`` with another ``--results`` file.
"""

import argparse
import math
import os
import platform
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.benchmarks.resumable import play_all, read

SEED = 2026
BANDS = (0, 20, 40, 60, 80, 100)
"""Percents by which estimates are compared with what happened."""

Result = dict[str, Any]


class Job(NamedTuple):
    """A deal in all seatings, or one hand among three of the strongest level, of kind ``auction``."""

    kind: str
    rules: str
    first: str
    second: str
    seed: int
    number: int


@dataclass(frozen=True)
class Benchmark:
    """What is measured about the opponents of one game."""

    game: str
    rules: Mapping[str, Any]
    """The first of them is the usual one."""
    seats: int
    cards: int
    both: bool
    """Whether the second of two players is on its own, too."""
    words: Mapping[str, str]
    """About each player, weakest first, as expected."""
    counts: Mapping[tuple[str, str], int]
    """How many deals two players play, the stronger first."""
    usual: int
    """The same for pairings that are not listed."""
    cut: int
    decisions: Sequence[str]
    play_hand: Callable[[str, Sequence[int], Sequence[str], int], Result]
    """Plays one hand, by rules, deck, players by seat and seed; returns what is recorded about it."""
    tables: Callable[[list[Result]], list[str]]
    """The part of the report that only this game has."""
    auctions: int = 0
    """How many hands three of the strongest level play."""

    @property
    def folder(self) -> Path:
        """Where the game's measurements and their report are."""
        return Path(__file__).parent / self.game

    def jobs(
        self, players: Sequence[str], rules: str, seed: int, deals: int | None, auctions: int, done: set[Job]
    ) -> Iterator[Job]:
        """All jobs that are not done, mixed so that all pairings advance together."""
        counts = {
            (second, first): self.counts.get((second, first), self.usual) if deals is None else deals
            for first, second in combinations(players, 2)
        }
        blocks = 100
        for block in range(blocks):
            wanted = [
                Job("deal", rules, first, second, seed, number)
                for (first, second), count in counts.items()
                for number in range(count * block // blocks, count * (block + 1) // blocks)
            ]
            wanted += [
                # Decks that no deal uses.
                Job("auction", rules, "strong", "strong", seed, 1_000_000 + number)
                for number in range(auctions * block // blocks, auctions * (block + 1) // blocks)
            ]
            yield from (job for job in wanted if job not in done)

    def play(self, job: Job) -> Result:
        """Play the job; return the line for the results file."""
        deck = deck_of(job.seed, job.number, self.cards)
        if job.kind == "auction":
            return job._asdict() | self.play_hand(job.rules, deck, (job.first,) * self.seats, job.number)
        hands = [
            self.play_hand(
                job.rules,
                deck,
                [single if place == seat else others for place in range(self.seats)],
                job.number,
            )
            for single, others in ((job.first, job.second), (job.second, job.first))[: 1 + self.both]
            for seat in range(self.seats)
        ]
        return job._asdict() | {"hands": hands}

    def report(self, results: list[Result], seed: int) -> str:
        """All tables, as Markdown."""
        own = [result for result in results if result["seed"] == seed]
        lines = [
            f"# How strong the opponents of {self.game.capitalize()} are",
            "",
            f"Made by `make strength GAME={self.game}` (seed {seed}). How many are played is fixed",
            f"beforehand in `tests/benchmarks/{self.game}/strength.py`; see `tests/benchmarks/strength.py`.",
            f"Points a hand are means of deals, with 95 % intervals; cut: every hand at ±{self.cut} points.",
            "The goals and what was tried: `strength_notes.md`.",
            "",
            *(f"- `{name}`: {words}" for name, words in self.words.items()),
            "",
            *self._pairings_table(own),
            "",
            *self.tables(own),
            "",
            "## Time for a decision",
            "",
            *self._times_table(own),
            "",
            f"Processor time, {platform.python_implementation()} {platform.python_version()}.",
        ]
        return "\n".join(lines) + "\n"

    def _pairings_table(self, results: list[Result]) -> list[str]:
        """How much each player wins against each other."""
        lines = ["| rules | player | against | points a hand | cut | deals |", "|---|---|---|---|---|---|"]
        for (rules, first, second), deals in grouped(results, self.words):
            whole, cut = ([difference(each, most) for each in deals] for most in (None, self.cut))
            count = f"{len(deals)} of {max(self.counts.get((first, second), self.usual), len(deals))}"
            lines.append(f"| {rules} | {first} | {second} | {interval(whole)} | {interval(cut)} | {count} |")
        return lines

    def _times_table(self, results: list[Result]) -> list[str]:
        """How long decisions took."""
        times: dict[tuple[str, str], list[float]] = defaultdict(list)
        for result in results:
            for hand in hands_of(result):
                for name, kinds in hand["ms"].items():
                    for kind, taken in kinds.items():
                        times[name, kind] += taken
        lines = ["| player | decision | median | p95 | longest | number |", "|---|---|---|---|---|---|"]
        for name in self.words:
            for kind in self.decisions:
                if taken := times[name, kind]:
                    median, p95 = quantile(taken, 0.5), quantile(taken, 0.95)
                    figures = f"{median:.1f} ms | {p95:.1f} ms | {max(taken):.0f} ms | {len(taken)}"
                    lines.append(f"| {name} | {kind} | {figures} |")
        return lines

    def main(self, arguments: Sequence[str] | None = None) -> None:
        """Play what is missing, and write the tables."""
        names = list(self.words)
        parser = argparse.ArgumentParser(description="Opponents of a game against each other.")
        parser.add_argument("--players", nargs="+", choices=names, default=names)
        parser.add_argument("--deals", type=int, help="deals for each two players, instead of those fixed")
        parser.add_argument("--auctions", type=int, default=self.auctions, help="hands of the strongest only")
        parser.add_argument("--rules", choices=self.rules, default=next(iter(self.rules)))
        parser.add_argument("--seed", type=int, default=SEED)
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
        parser.add_argument("--results", type=Path, default=Path(f"build/strength-{self.game}.jsonl"))
        parser.add_argument("--report", type=Path, default=self.folder / "strength.md")
        chosen = parser.parse_args(arguments)
        chosen.results.parent.mkdir(parents=True, exist_ok=True)
        done = {Job(*(result[name] for name in Job._fields)) for result in read(chosen.results)}
        players = sorted(chosen.players, key=names.index)
        todo = list(self.jobs(players, chosen.rules, chosen.seed, chosen.deals, chosen.auctions, done))
        play_all(self.play, iter(todo), len(todo), chosen.results, chosen.jobs)
        text = self.report(read(chosen.results), chosen.seed)
        chosen.report.write_text(text, encoding="utf-8")
        print(f"\n{text}\nWritten to {chosen.report}.")


def deck_of(seed: int, number: int, cards: int) -> list[int]:
    """The deck of this number, the same on every machine."""
    return Random(seed * 100_003 + number).sample(range(cards), cards)


def hands_of(result: Result) -> list[Result]:
    return [result] if result["kind"] == "auction" else result["hands"]


def single_seats(result: Result) -> Iterator[tuple[int, int, list[str], Result]]:
    """For each hand of a deal: sign and seat of the single player, players by seat, the hand."""
    for place, hand in enumerate(result["hands"]):
        turn, seat = divmod(place, len(hand["points"]))
        single, others = (result["first"], result["second"])[:: -1 if turn else 1]
        names = [single if each == seat else others for each in range(len(hand["points"]))]
        yield -1 if turn else 1, seat, names, hand


def difference(result: Result, cut: int | None = None) -> float:
    """What the first of two players is worth, in points a hand over one deal."""
    points = [(sign, hand["points"][seat]) for sign, seat, _, hand in single_seats(result)]
    return statistics.mean(
        sign * (each if cut is None else max(-cut, min(cut, each))) for sign, each in points
    )


def grouped(
    results: list[Result], weakest_first: Mapping[str, str]
) -> list[tuple[tuple[str, str, str], list[Result]]]:
    """The deals by rules and players, the strongest first."""
    players = list(weakest_first)
    found: dict[tuple[str, str, str], list[Result]] = defaultdict(list)
    for result in results:
        if result["kind"] == "deal":
            found[result["rules"], result["first"], result["second"]].append(result)
    return sorted(
        found.items(), key=lambda each: (each[0][0], *(-players.index(name) for name in each[0][1:]))
    )


def interval(values: Sequence[float]) -> str:
    """Mean and 95 % interval."""
    if len(values) < 2:
        return "-"
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.2f} ±{half:.2f}"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


def calibration_table(columns: Mapping[str, str], estimates: Sequence[tuple[str, float, bool]]) -> list[str]:
    """Estimates compared with what happened, by column: how often it did, in each band of estimates."""
    found: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for column, estimate, happened in estimates:
        band = max(place for place, low in enumerate(BANDS[:-1]) if 100 * estimate >= low)
        found[column, band].append(happened)
    lines = [
        f"| it gives | {' | '.join(f'{name} | made' for name in columns.values())} |",
        "|---" * (1 + 2 * len(columns)) + "|",
    ]
    for place, (low, high) in enumerate(pairwise(BANDS)):
        lines.append(f"| {low}–{high} % | {' | '.join(share(found[name, place]) for name in columns)} |")
    return lines


def share(made: Sequence[bool]) -> str:
    """A count, and the share made with its 95 % interval after Wilson."""
    if not made:
        return "0 | -"
    count, part = len(made), sum(made) / len(made)
    middle = (part + 1.92 / count) / (1 + 3.84 / count)
    half = 1.96 * math.sqrt(part * (1 - part) / count + 0.96 / count**2) / (1 + 3.84 / count)
    return f"{count} | {100 * part:.0f} % ({100 * (middle - half):.0f}–{100 * (middle + half):.0f})"
