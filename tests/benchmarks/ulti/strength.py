"""How strong the opponents of Ulti are against each other: ``make strength GAME=ulti``.

    python -m tests.benchmarks.ulti.strength

Every deal is played in six seatings: once with the first player on each seat against two of the second, and
once with the second on each seat against two of the first. Among three equal players the average over the
three seats is zero, so what the single player wins on average is what it is worth. A deal is the unit of the
interval, as its six hands are not independent. Points of a hand count as they are, and with every hand capped
at 60, as doubles make few hands weigh much.

Besides, three of the strongest level play hands together. There, and in the deals with the third level, the
soloist's estimate of its contract is compared with how the contract ends.

Decks follow from :data:`SEED`; how many are played is fixed in advance, in :data:`COUNTS` and
:data:`AUCTIONS`. Each result is written to a file as soon as it is known: stopped by Ctrl-C, the next run
goes on from there. The tables go to ``tests/benchmarks/ulti/strength.md``. To try something else, use
``--deals``, ``--auctions`` and ``--seed`` with another ``--results`` file.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tartli_desktop.games.ulti import (
    ASSOCIATION,
    CARDS,
    SOCIAL,
    TWO_ROUNDS,
    Action,
    HandResult,
    Match,
    View,
)
from tartli_desktop.games.ulti.opponents import STRONG, choose
from tartli_desktop.games.ulti.opponents.search import sampling
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.trickplay import Table
from tartli_desktop.games.ulti.opponents.search.worlds import worlds
from tartli_desktop.games.ulti.opponents.strong import FULL
from tartli_desktop.games.ulti.opponents.valuation.bidding import Option
from tartli_desktop.games.ulti.rules.cards import pairs_in
from tests.benchmarks.resumable import play_all, read
from tests.benchmarks.ulti import cheater

CUT = 60
SEED = 2026
RULES = {"association": ASSOCIATION, "social": SOCIAL, "two_rounds": TWO_ROUNDS}

PLAYERS = ("random", "beginner", "casual", "heuristic", "strong", "cheater")
"""Weakest first, as expected."""

WORDS = {
    "random": "any legal action",
    "beginner": "the first level: the lowest bid, the highest card or the lowest",
    "casual": "the second: bids by counting, plays by rules of thumb without much memory",
    "heuristic": "the third: bids by counting, rules of thumb, doubles, works out the last tricks",
    "strong": "the fourth: decides over deals that fit what was seen and heard",
    "cheater": "sees all cards, the talon too; for measuring only",
}

COUNTS = {
    ("beginner", "random"): 30,
    ("casual", "beginner"): 150,
    ("heuristic", "casual"): 250,
    ("strong", "heuristic"): 120,
    ("cheater", "strong"): 5,
}
"""How many deals two players play, the stronger first; :data:`USUAL` for pairings that are not listed."""

USUAL = 2

AUCTIONS = 60
"""How many hands three of the strongest level play."""

JUDGED = 32
"""Sampled deals from which a soloist estimates its contract."""

JUDGED_AMONG = {STRONG, "heuristic"}
"""The levels at the tables where it is asked."""

REPORT = Path(__file__).with_name("strength.md")
RESULTS = Path("build/strength-ulti.jsonl")

BANDS = (0, 20, 40, 60, 80, 100)


class Job(NamedTuple):
    """A deal in six seatings, or one hand of the calibration."""

    kind: str
    rules: str
    first: str
    second: str
    seed: int
    number: int


def choice(match: Match, seat: int, name: str, seed: int) -> Action:
    """The action that a player chooses."""
    if name == "cheater":
        return cheater.decide(match, seat)
    view = match.view(seat)
    if name == "random":
        return Random(seed).choice(view.legal)
    return choose(view, name, seed=seed)


def play_hand(
    rules: str, deck: Sequence[int], names: Sequence[str], seed: int, *, judge: bool = True
) -> dict[str, Any]:
    """Play one hand with the dealer on seat 0, and return what is recorded about it, in processor ms.

    ``judge``: whether the strongest level is asked for an estimate of its contract.
    """
    match = Match.new(RULES[rules], first_dealer=0)
    match.deal([CARDS[card] for card in deck])
    number = 0
    times: dict[str, dict[str, list[int]]] = {name: defaultdict(list) for name in names}
    thought: dict[str, Any] = {}
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        alone = view.phase == "play" and seat == view.soloist and names[seat] == STRONG
        if judge and alone and not thought and set(names) <= JUDGED_AMONG:
            thought = judged(view, seed)
        start = time.process_time()
        action = choice(match, seat, names[seat], seed * 1000 + number)
        taken = time.process_time() - start
        if len(view.legal) > 1:
            times[names[seat]][kind_of(view)].append(round(1000 * taken))
        match.apply(seat, action)
        number += 1
    result = match.results[-1]
    return {
        "points": list(result.points),
        "soloist": result.soloist,
        "contract": "thrown in" if result.end == "forfeit" else result.contract,
        "won": {each.name: each.won for each in result.components if not each.name.startswith("silent")},
        "doubled": doubled(result),
        "ms": times,
    } | thought


def kind_of(view: View) -> str:
    """The kind of decision: a card, a bid, or another; doubles are chosen together with a card."""
    return "card" if view.phase == "play" else "bid" if view.phase in ("lay", "bid", "auction") else "other"


def doubled(result: HandResult) -> list[tuple[int, bool]]:
    """For each component that a defender doubled: that seat, and whether the component was lost."""
    found = []
    for each in result.components:
        seats = [seat for seat, level in enumerate(each.levels) if level]
        if seats and not each.name.startswith("silent"):
            found.append((seats[0], not each.won))
    return found


def judged(view: View, seed: int) -> dict[str, Any]:
    """The strongest level's estimate of its contract before it leads: how likely it gains, and each part."""
    knowledge = Knowledge(view)
    assert knowledge.trump is not None
    if knowledge.contract is not None and knowledge.contract.has("simple"):
        # The soloist has not led yet, and will announce all its marriages.
        forty, twenty = pairs_in(knowledge.hand, knowledge.trump)
        said = tuple((40,) * forty + (20,) * twenty if seat == view.seat else () for seat in range(3))
        knowledge = Knowledge(replace(view, marriages=(said[0], said[1], said[2])))
    table = Table(knowledge)
    deals = worlds(knowledge, JUDGED, Random(seed))
    option = Option(table.contract, table.trump, 0, 0.0)
    values = sampling.contract_values(view, option, deals, FULL.bidding_exact)
    parts = sampling.wins(table, deals, FULL.bidding_exact)
    return {
        "gives": sum(value > 0 for value in values) / max(len(values), 1),
        "hopes": round(sum(values) / max(len(values), 1), 2),
        "parts": {name: round(sum(won) / max(len(won), 1), 3) for name, won in parts.items()},
    }


def deck_of(seed: int, number: int) -> list[int]:
    """The deck of this number, the same on every machine."""
    return Random(seed * 100_003 + number).sample(range(32), 32)


def play(job: Job) -> dict[str, Any]:
    """Play the job; return the line for the results file."""
    deck = deck_of(job.seed, job.number)
    if job.kind == "auction":
        return job._asdict() | play_hand(job.rules, deck, (STRONG,) * 3, job.number)
    hands = []
    for single, others in ((job.first, job.second), (job.second, job.first)):
        for seat in range(3):
            names = tuple(single if place == seat else others for place in range(3))
            hands.append(play_hand(job.rules, deck, names, job.number))
    return job._asdict() | {"hands": hands}


def jobs(
    players: Sequence[str], rules: str, seed: int, deals: int | None, auctions: int, done: set[Job]
) -> Iterator[Job]:
    """All jobs that are not done, mixed so that all pairings advance together."""
    counts = {
        (second, first): COUNTS.get((second, first), USUAL) if deals is None else deals
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
            Job("auction", rules, STRONG, STRONG, seed, 1_000_000 + number)
            for number in range(auctions * block // blocks, auctions * (block + 1) // blocks)
        ]
        yield from (job for job in wanted if job not in done)


def single_seats(result: dict[str, Any]) -> Iterator[tuple[int, int, list[str], dict[str, Any]]]:
    """For each of the six hands of a deal: sign and seat of the single player, players by seat, the hand."""
    for place, hand in enumerate(result["hands"]):
        single, others, sign = (
            (result["first"], result["second"], 1) if place < 3 else (result["second"], result["first"], -1)
        )
        seat = place % 3
        yield sign, seat, [single if each == seat else others for each in range(3)], hand


def difference(result: dict[str, Any], cut: int | None = None) -> float:
    """What the first of two players is worth, in points a hand over one deal."""
    total = 0.0
    for sign, seat, _, hand in single_seats(result):
        points = hand["points"][seat]
        total += sign * (points if cut is None else max(-cut, min(cut, points)))
    return total / 6


def interval(values: Sequence[float]) -> str:
    """Mean and 95 % interval."""
    if len(values) < 2:
        return "-"
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.2f} ±{half:.2f}"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


def pairings_table(results: list[dict[str, Any]]) -> list[str]:
    """How much each player wins against each other."""
    lines = ["| rules | player | against | points a hand | cut | deals |", "|---|---|---|---|---|---|"]
    found: dict[tuple[str, str, str], list[dict[str, Any]]] = defaultdict(list)
    for result in results:
        if result["kind"] == "deal":
            found[result["rules"], result["first"], result["second"]].append(result)
    order = sorted(found, key=lambda key: (key[0], -PLAYERS.index(key[1]), -PLAYERS.index(key[2])))
    for rules, first, second in order:
        deals = found[rules, first, second]
        whole, cut = [difference(each) for each in deals], [difference(each, CUT) for each in deals]
        count = f"{len(deals)} of {max(COUNTS.get((first, second), USUAL), len(deals))}"
        lines.append(f"| {rules} | {first} | {second} | {interval(whole)} | {interval(cut)} | {count} |")
    return lines


def contracts_tables(results: list[dict[str, Any]]) -> list[str]:
    """How often each player was soloist and gained, its most frequent bids, and how its doubles went."""
    hands: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    seats: Counter[str] = Counter()
    doubles: dict[str, Counter[bool]] = defaultdict(Counter)
    for result in results:
        told = list(single_seats(result)) if result["kind"] == "deal" else [(1, 0, [STRONG] * 3, result)]
        for _, _, names, hand in told:
            seats.update(names)
            soloist = hand["soloist"]
            hands[names[soloist]].append((hand["contract"], hand["points"][soloist] > 0))
            for seat, lost in hand["doubled"]:
                doubles[names[seat]][lost] += 1
    lines = [
        "| player | soloist in | of its bids it wins | but for those thrown in | of its doubles were right |",
        "|---|---|---|---|---|",
    ]
    for name in PLAYERS:
        if hands[name]:
            kept = [won for text, won in hands[name] if text != "thrown in"]
            share = 100 * len(hands[name]) / seats[name]
            all_won = 100 * sum(won for _, won in hands[name]) / len(hands[name])
            kept_won = 100 * sum(kept) / max(len(kept), 1)
            made = doubles[name]
            lines.append(
                f"| {name} | {share:.0f} % of {seats[name]} seats | {all_won:.0f} % of {len(hands[name])} "
                f"| {kept_won:.0f} % of {len(kept)} | {made[True]} of {made[True] + made[False]} |"
            )
    lines += ["", "What each plays most, and how often it wins:", ""]
    for name in PLAYERS:
        counts = Counter(text for text, _ in hands[name])
        if counts:
            told_of = ", ".join(
                f"{text} {count} ({100 * sum(won for each, won in hands[name] if each == text) // count} %)"
                for text, count in counts.most_common(12)
            )
            lines.append(f"- `{name}`: {told_of}")
    return lines


def times_table(results: list[dict[str, Any]]) -> list[str]:
    """How long decisions took."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for hand in result["hands"] if result["kind"] == "deal" else (result,):
            for name, kinds in hand["ms"].items():
                for kind, taken in kinds.items():
                    times[name, kind] += taken
    lines = ["| player | decision | median | p95 | longest | number |", "|---|---|---|---|---|---|"]
    for name in PLAYERS:
        for kind in ("card", "bid", "other"):
            taken = times[name, kind]
            if taken:
                lines.append(
                    f"| {name} | {kind} | {quantile(taken, 0.5):.0f} ms | {quantile(taken, 0.95):.0f} ms "
                    f"| {max(taken):.0f} ms | {len(taken)} |"
                )
    return lines


def calibration_table(results: list[dict[str, Any]]) -> list[str]:
    """The strongest level's estimates of its contracts, compared with the outcome, by defenders."""
    contracts: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for result in results:
        alone = result["kind"] == "auction"
        for hand in (result,) if alone else result["hands"]:
            if "gives" not in hand:
                continue
            gained = hand["points"][hand["soloist"]] > 0
            contracts["three" if alone else "third", band(hand["gives"])].append(gained)
            contracts["all", band(hand["gives"])].append(gained)
            for name, part in hand["parts"].items():
                contracts["parts", band(part)].append(hand["won"][name])
    columns = {
        "all": "contracts",
        "three": "three of it",
        "third": "with the third level",
        "parts": "parts",
    }
    lines = [
        f"| it gives | {' | '.join(f'{name} | won' for name in columns.values())} |",
        "|---" * (1 + 2 * len(columns)) + "|",
    ]
    for place, (low, high) in enumerate(pairwise(BANDS)):
        lines.append(f"| {low}–{high} % | {' | '.join(share(contracts[name, place]) for name in columns)} |")
    return lines


def band(part: float) -> int:
    return max(place for place, low in enumerate(BANDS[:-1]) if 100 * part >= low)


def share(won: Sequence[bool]) -> str:
    """A count, and the share won with its 95 % interval."""
    if not won:
        return "0 | -"
    count, part = len(won), sum(won) / len(won)
    # Wilson's interval.
    middle = (part + 1.92 / count) / (1 + 3.84 / count)
    half = 1.96 * math.sqrt(part * (1 - part) / count + 0.96 / count**2) / (1 + 3.84 / count)
    return f"{count} | {100 * part:.0f} % ({100 * (middle - half):.0f}–{100 * (middle + half):.0f})"


def report(results: list[dict[str, Any]], seed: int = SEED) -> str:
    """The tables, as Markdown."""
    own = [result for result in results if result["seed"] == seed]
    auctions = [result for result in own if result["kind"] == "auction"]
    lines = [
        "# How strong the opponents of Ulti are",
        "",
        f"Made by `make strength GAME=ulti` (seed {seed}); see `tests/benchmarks/ulti/strength.py`, which",
        "fixes beforehand how many are played. Points a hand are means of deals in six seatings, with 95 %",
        f"intervals; cut: every hand at ±{CUT} points. The goals and what was tried: `strength_notes.md`.",
        "",
        *(f"- `{name}`: {words}" for name, words in WORDS.items()),
        "",
        *pairings_table(own),
        "",
        "## Contracts",
        "",
        "A contract is won when its soloist gains points.",
        "",
        *contracts_tables(own),
        "",
        "## Calibration",
        "",
        f"Three of the strongest level in {len(auctions)} hands, and the hands it plays",
        "alone in deals with the third level. Before it leads, it is asked over",
        f"{JUDGED} deals how likely it gains, and how likely it wins each part of its contract.",
        "What this means: `calibration.md`.",
        "",
        *calibration_table(own),
        "",
        "## Time for a decision",
        "",
        *times_table(own),
        "",
        f"Processor time, {platform.python_implementation()} {platform.python_version()}.",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is missing, and write the tables."""
    parser = argparse.ArgumentParser(description="Every opponent of Ulti against every other.")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--deals", type=int, help="deals for each two players, instead of those fixed")
    parser.add_argument("--auctions", type=int, default=AUCTIONS, help="hands of the calibration")
    parser.add_argument("--rules", choices=RULES, default="association")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--report", type=Path, default=REPORT, help="where the tables go")
    chosen = parser.parse_args(arguments)
    chosen.results.parent.mkdir(parents=True, exist_ok=True)
    done = {Job(*(result[name] for name in Job._fields)) for result in read(chosen.results)}
    players = sorted(chosen.players, key=PLAYERS.index)
    todo = list(jobs(players, chosen.rules, chosen.seed, chosen.deals, chosen.auctions, done))
    play_all(play, iter(todo), len(todo), chosen.results, chosen.jobs)
    text = report(read(chosen.results), chosen.seed)
    chosen.report.write_text(text, encoding="utf-8")
    print(f"\n{text}\nWritten to {chosen.report}.")


if __name__ == "__main__":
    main()
