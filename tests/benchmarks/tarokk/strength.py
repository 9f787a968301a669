"""How strong the opponents of Tarokk are, each against the one below: ``make strength GAME=tarokk``.

    python -m tests.benchmarks.tarokk.strength

Every deal is played in four seatings: one player on each seat in turn against three of another. Among four
equal players the average over the four seats is zero, so what the single player is paid on average is what it
is worth. A deal is the unit of the interval, as its four hands are not independent. Points of a hand count as
they are, and with every hand capped at 20, as few hands with a caught XXI weigh as much as all the others.

When the strongest level speaks, it estimates over sampled deals how likely the declarer's side wins the
game, and how likely an announcement or a doubled item is made; this is compared with how the hand ends.

Decks follow from :data:`SEED`; how many are played is fixed in advance, in :data:`COUNTS`. Each result is
written to a file as soon as it is known: stopped by Ctrl-C, the next run goes on from there. The tables go to
``tests/benchmarks/tarokk/strength.md``. To try something else, use ``--deals`` and ``--seed`` with another
``--results`` file.
"""

from __future__ import annotations

import argparse
import math
import platform
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tartli_desktop.games.tarokk import (
    CARDS,
    ONLINE,
    PASKIEVICS,
    Action,
    Announce,
    Card,
    HandResult,
    Match,
    Played,
    SayKontra,
    TrickWon,
    View,
)
from tartli_desktop.games.tarokk.opponents import choose
from tartli_desktop.games.tarokk.opponents.search.rollout import Outcome, playout
from tartli_desktop.games.tarokk.opponents.search.simulation import deal_of, true_sides
from tartli_desktop.games.tarokk.opponents.search.worlds import Sampler
from tartli_desktop.games.tarokk.rules.settlement import DOUBLE_POINTS, GAME_POINTS, TRICKS
from tests.benchmarks.resumable import play_all, read
from tests.benchmarks.tarokk import cheater

CUT = 20
SEED = 2026
RULES = {"paskievics": PASKIEVICS, "online": ONLINE}

PLAYERS = ("random", "beginner", "casual", "heuristic", "strong", "cheater")
"""Weakest first, as expected."""

STRONG = "strong"

WORDS = {
    "random": "any legal action; its announcements end soon",
    "beginner": "the first level: bids with SKIZ or XXI, plays any card",
    "casual": "the second: bids and discards by rules of thumb, announces what it must, plays plainly",
    "heuristic": "the third: all rules of thumb, announces and doubles",
    "strong": "the fourth: decides over deals that fit what was seen and heard",
    "cheater": "sees all cards, the talon too; for measuring only",
}

COUNTS = {
    ("beginner", "random"): 600,
    ("casual", "beginner"): 1200,
    ("casual", "random"): 200,
    ("heuristic", "casual"): 2500,
    ("heuristic", "random"): 200,
    ("strong", "heuristic"): 300,
    ("strong", "casual"): 60,
    ("strong", "random"): 60,
    ("cheater", "strong"): 40,
    ("cheater", "heuristic"): 300,
}
"""How many deals two players play, the single one first; pairings that are not listed are not played."""

JUDGED = 60
"""Sampled deals from which the strongest level estimates a probability."""

REPORT = Path(__file__).with_name("strength.md")
RESULTS = Path("build/strength-tarokk.jsonl")

BANDS = (0, 20, 40, 60, 80, 100)


class Job(NamedTuple):
    """A deal in four seatings."""

    rules: str
    first: str
    second: str
    seed: int
    number: int


def choice(
    match: Match, name: str, seed: int, deck: Sequence[Card], done: list[tuple[int, Action]]
) -> Action:
    """The action that a player chooses."""
    seat = match.to_move
    assert seat is not None
    if name == "cheater":
        return cheater.decide(match, deck, done)
    view = match.view(seat)
    if name == "random":
        chance = Random(seed)
        passes = [action for action in view.legal if view.phase == "announce" and str(action) == "pass"]
        return passes[0] if passes and chance.random() < 0.8 else chance.choice(view.legal)
    return choose(view, name, seed=seed)


def play_hand(rules: str, numbers: Sequence[int], names: Sequence[str], seed: int) -> dict[str, Any]:
    """Play one hand, with the forehand on seat 0, and return what is recorded about it, in processor ms."""
    match = Match.new(RULES[rules], first_dealer=3)
    deck = [CARDS[number] for number in numbers]
    match.deal(deck)
    done: list[tuple[int, Action]] = []
    times: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in names}
    said: list[tuple[int, str, str, str, float | None]] = []
    game = None
    while (seat := match.to_move) is not None:
        view, name = match.view(seat), names[seat]
        start = time.process_time()
        action = choice(match, name, seed * 1000 + len(done), deck, done)
        taken = time.process_time() - start
        if len(view.legal) > 1:
            times[name][view.phase].append(round(1000 * taken, 1))
        thinks = name == STRONG and view.phase == "announce" and view.called is not None
        if thinks and game is None:
            game = judged(view, "game", "F", seed)
        if isinstance(action, Announce) and view.side is not None:
            thought = judged(view, action.bonus, view.side, seed) if thinks else None
            said.append((seat, "announced", action.bonus, view.side, thought))
        if isinstance(action, SayKontra) and action.level == 1:
            owner = "O" if view.side == "F" else "F"
            thought = judged(view, action.item, owner, seed) if thinks else None
            said.append((seat, "doubled", action.item, owner, thought))
        match.apply(seat, action)
        done.append((seat, action))
    result = match.result
    assert result is not None
    facts = honours(match, result)
    made = [
        (seat, word, item, thought, item_made(result, item, owner))
        for seat, word, item, owner, thought in said
    ]
    won = None if result.points is None else result.points[0] >= GAME_POINTS
    return {
        "points": list(result.payments),
        "kind": result.kind,
        "declarer": result.declarer,
        "partner": result.partner,
        "won": won,
        "game": game,
        "said": made if result.kind == "played" else [],
        "ms": times,
    } | facts


def honours(match: Match, result: HandResult) -> dict[str, Any]:
    """Who held the honours, whether XXI was caught, whether the pagát made ultimó, and who has the trull."""
    if result.kind != "played":
        return {}
    friends = {result.declarer, result.partner}
    holder = {event.card: event.seat for event in match.events if isinstance(event, Played)}
    tricks = [event for event in match.events if isinstance(event, TrickWon)]
    taken = {card: trick.seat for trick in tricks for card in trick.cards}
    skiz, xxi, pagat = (holder[card] for card in (Card.SKIZ, Card.XXI, Card.I))
    together = any(Card.SKIZ in trick.cards and Card.XXI in trick.cards for trick in tricks)
    foes = (skiz in friends) != (xxi in friends)
    owners = {taken[card] in friends for card in (Card.SKIZ, Card.XXI, Card.I)}
    return {
        "skiz": skiz,
        "xxi": xxi,
        "foes": foes,
        "caught": foes and together,
        "pagat": pagat,
        "ultimo": tricks[-1].seat == pagat if Card.I in tricks[-1].cards else None,
        "trull": ("F" if owners.pop() else "O") if len(owners) == 1 else None,
    }


def item_made(result: HandResult, item: str, owner: str) -> bool:
    """Whether a side made its announcement, or the game."""
    if item == "game":
        return result.points is not None and result.points[0] >= GAME_POINTS
    return any(
        line.kind == item and line.side == owner and line.announced and (line.value > 0) == (owner == "F")
        for line in result.items
    )


def judged(view: View, item: str, owner: str, seed: int) -> float | None:
    """The strongest level's estimate that a side makes an item: the share of sampled deals where it does."""
    sampler = Sampler(view, Random(seed))
    made: list[bool] = []
    for _ in range(2 * JUDGED):
        if len(made) == JUDGED:
            break
        world = sampler.sample()
        if world is None or sampler.replayed(world) is None:
            continue
        deal = deal_of(view, world.hands, world.discards, true_sides(view, world.hands))
        if item == "ultimo":
            keeps = deal.keeps_pagat
            deal.keeps_pagat = (keeps[0] or owner == "F", keeps[1] or owner == "O")
        made.append(outcome_makes(playout(deal), item, owner))
    return round(sum(made) / len(made), 3) if made else None


def outcome_makes(outcome: Outcome, item: str, owner: str) -> bool:
    """Whether a side makes an item in a deal that was played out."""
    points = outcome.points if owner == "F" else 94 - outcome.points
    tricks = outcome.tricks if owner == "F" else TRICKS - outcome.tricks
    side = 1 if owner == "F" else 2
    return {
        "game": outcome.points >= GAME_POINTS,
        "double": points >= DOUBLE_POINTS,
        "volat": tricks == TRICKS,
        "trull": outcome.trull == side,
        "kings": outcome.kings == side,
        "ultimo": outcome.pagat == side,
        "catch": outcome.catcher == side,
    }[item]


def deck_of(seed: int, number: int) -> list[int]:
    """The deck of this number, the same on every machine."""
    return Random(seed * 100_003 + number).sample(range(42), 42)


def play(job: Job) -> dict[str, Any]:
    """Play the job; return the line for the results file."""
    deck = deck_of(job.seed, job.number)
    hands = [
        play_hand(
            job.rules, deck, [job.first if seat == place else job.second for seat in range(4)], job.number
        )
        for place in range(4)
    ]
    return job._asdict() | {"hands": hands}


def jobs(players: Sequence[str], rules: str, seed: int, deals: int | None, done: set[Job]) -> Iterator[Job]:
    """All jobs that are not done, mixed so that all pairings advance together."""
    counts = {
        (second, first): COUNTS.get((second, first), 0) if deals is None else deals
        for first, second in combinations(players, 2)
    }
    blocks = 100
    for block in range(blocks):
        wanted = [
            Job(rules, first, second, seed, number)
            for (first, second), count in counts.items()
            for number in range(count * block // blocks, count * (block + 1) // blocks)
        ]
        yield from (job for job in wanted if job not in done)


def difference(result: dict[str, Any], cut: int | None = None) -> float:
    """What the single player is paid, averaged over the hands of one deal."""
    paid: list[int] = [hand["points"][place] for place, hand in enumerate(result["hands"])]
    return sum(each if cut is None else max(-cut, min(cut, each)) for each in paid) / len(paid)


def interval(values: Sequence[float]) -> str:
    """Mean and 95 % interval."""
    if len(values) < 2:
        return "-"
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.2f} ±{half:.2f}"


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))]


def grouped(results: list[dict[str, Any]]) -> list[tuple[tuple[str, str, str], list[dict[str, Any]]]]:
    """The results by rules and players, the strongest first."""
    found: dict[tuple[str, str, str], list[dict[str, Any]]] = defaultdict(list)
    for result in results:
        found[result["rules"], result["first"], result["second"]].append(result)
    return sorted(
        found.items(),
        key=lambda each: (each[0][0], -PLAYERS.index(each[0][1]), -PLAYERS.index(each[0][2])),
    )


def pairings_table(results: list[dict[str, Any]]) -> list[str]:
    """How much each player wins against three of another."""
    lines = ["| rules | player | against three | points a hand | cut | deals |", "|---|---|---|---|---|---|"]
    for (rules, first, second), deals in grouped(results):
        whole, cut = [difference(each) for each in deals], [difference(each, CUT) for each in deals]
        count = f"{len(deals)} of {max(COUNTS.get((first, second), 0), len(deals))}"
        lines.append(f"| {rules} | {first} | {second} | {interval(whole)} | {interval(cut)} | {count} |")
    return lines


@dataclass
class Tally:
    """How the seats of one player fared at one kind of table."""

    seats: int = 0
    declarer: int = 0
    declarer_won: int = 0
    skiz: int = 0
    caught: int = 0
    xxi: int = 0
    lost: int = 0
    ultimo: Counter[bool] = field(default_factory=Counter)
    trull: int = 0

    def add(self, hand: dict[str, Any], seat: int) -> None:
        """Count a hand that was played, for one seat."""
        friends = {hand["declarer"], hand["partner"]}
        self.seats += 1
        if seat == hand["declarer"]:
            self.declarer += 1
            self.declarer_won += hand["won"]
        if hand["foes"] and seat == hand["skiz"]:
            self.skiz += 1
            self.caught += hand["caught"]
        if hand["foes"] and seat == hand["xxi"]:
            self.xxi += 1
            self.lost += hand["caught"]
        if seat == hand["pagat"] and hand["ultimo"] is not None:
            self.ultimo[hand["ultimo"]] += 1
        self.trull += hand["trull"] == ("F" if seat in friends else "O")


def honours_table(results: list[dict[str, Any]]) -> list[str]:
    """How the XXI, the pagát and the trull went, at each table for both players."""
    lines = [
        "| table | player | hands | declarer, won | caught XXI | lost XXI | ultimó won, lost | trull |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (_, first, second), deals in grouped(results):
        tallies = {first: Tally(), second: Tally()}
        for deal in deals:
            for place, hand in enumerate(deal["hands"]):
                if hand["kind"] == "played":
                    for seat in range(4):
                        tallies[first if seat == place else second].add(hand, seat)
        for name, tally in tallies.items():
            lines.append(
                f"| {first}, three {second} | {name} | {tally.seats} "
                f"| {percent(tally.declarer, tally.seats)}, {percent(tally.declarer_won, tally.declarer)} "
                f"| {tally.caught} of {tally.skiz}, {percent(tally.caught, tally.skiz)} "
                f"| {tally.lost} of {tally.xxi}, {percent(tally.lost, tally.xxi)} "
                f"| {tally.ultimo[True]}, {tally.ultimo[False]} | {percent(tally.trull, tally.seats)} |"
            )
    return lines


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def said_table(results: list[dict[str, Any]]) -> list[str]:
    """What each player announced and doubled, and how much of it succeeded."""
    counts: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    good: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for result in results:
        for place, hand in enumerate(result["hands"]):
            for seat, word, item, _, made in hand["said"]:
                name = result["first" if seat == place else "second"]
                counts[name][word, item] += 1
                good[name][word, item] += made == (word == "announced")
    lines = ["| player | announced: made | doubled: not made |", "|---|---|---|"]
    for name in PLAYERS:
        if counts[name]:
            columns = [
                ", ".join(
                    f"{item} {good[name][word, item]} of {count}"
                    for (word, item), count in counts[name].most_common()
                    if word == wanted
                )
                for wanted in ("announced", "doubled")
            ]
            lines.append(f"| {name} | {columns[0] or 'nothing'} | {columns[1] or 'nothing'} |")
    return lines


def times_table(results: list[dict[str, Any]]) -> list[str]:
    """How long decisions took."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for hand in result["hands"]:
            for name, kinds in hand["ms"].items():
                for kind, taken in kinds.items():
                    times[name, kind] += taken
    lines = ["| player | decision | median | p95 | longest | number |", "|---|---|---|---|---|---|"]
    for name in PLAYERS:
        for kind in ("auction", "discard", "annul", "announce", "play"):
            taken = times[name, kind]
            if taken:
                lines.append(
                    f"| {name} | {kind} | {quantile(taken, 0.5):.1f} ms | {quantile(taken, 0.95):.1f} ms "
                    f"| {max(taken):.0f} ms | {len(taken)} |"
                )
    return lines


def calibration_table(results: list[dict[str, Any]]) -> list[str]:
    """What the strongest level expected, compared with what happened."""
    found: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for result in results:
        for hand in result["hands"]:
            if hand["kind"] != "played":
                continue
            if hand["game"] is not None:
                found["game", band(hand["game"])].append(hand["won"])
            for _, word, _, thought, made in hand["said"]:
                if thought is not None:
                    found[word, band(thought)].append(made)
    columns = {"game": "the game is won", "announced": "what it announces", "doubled": "what it doubles"}
    lines = [
        f"| it gives | {' | '.join(f'{name} | made' for name in columns.values())} |",
        "|---" * (1 + 2 * len(columns)) + "|",
    ]
    for place, (low, high) in enumerate(pairwise(BANDS)):
        lines.append(f"| {low}–{high} % | {' | '.join(share_of(found[name, place]) for name in columns)} |")
    return lines


def band(part: float) -> int:
    return max(place for place, low in enumerate(BANDS[:-1]) if 100 * part >= low)


def share_of(made: Sequence[bool]) -> str:
    """A count, and the share made with its 95 % interval."""
    if not made:
        return "0 | -"
    count, part = len(made), sum(made) / len(made)
    # Wilson's interval.
    middle = (part + 1.92 / count) / (1 + 3.84 / count)
    half = 1.96 * math.sqrt(part * (1 - part) / count + 0.96 / count**2) / (1 + 3.84 / count)
    return f"{count} | {100 * part:.0f} % ({100 * (middle - half):.0f}–{100 * (middle + half):.0f})"


def report(results: list[dict[str, Any]], seed: int = SEED) -> str:
    """The tables, as Markdown."""
    own = [result for result in results if result["seed"] == seed]
    lines = [
        "# How strong the opponents of Tarokk are",
        "",
        f"Made by `make strength GAME=tarokk` (seed {seed}); `tests/benchmarks/tarokk/strength.py` fixes",
        "beforehand how many are played. Points a hand are means of deals in four seatings, one player on",
        "each seat in turn against three of another, with 95 % intervals; cut: every hand at",
        f"±{CUT} points. What was tried and what it means: `strength_notes.md`.",
        "",
        *(f"- `{name}`: {words}" for name, words in WORDS.items()),
        "",
        *pairings_table(own),
        "",
        "## XXI, pagát and trull",
        "",
        "Of the seats of each player in the hands that were played. Caught XXI: of the hands in which the",
        "seat held SKIZ and a foe XXI; lost XXI: the other way round. Ultimó: the seat's pagát in the last",
        "trick, announced or not. Trull: of its side.",
        "",
        *honours_table(own),
        "",
        "## Announcements and kontras",
        "",
        *said_table(own),
        "",
        "## Calibration",
        "",
        f"Before the strongest level speaks it is asked over {JUDGED} deals how likely the declarer's side",
        "wins the game, and how likely what it announces or doubles is made. That is held against the hand.",
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
    parser = argparse.ArgumentParser(description="Every opponent of Tarokk against the one below.")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--deals", type=int, help="deals for each two players, instead of those fixed")
    parser.add_argument("--rules", choices=RULES, default="paskievics")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--report", type=Path, default=REPORT, help="where the tables go")
    chosen = parser.parse_args(arguments)
    chosen.results.parent.mkdir(parents=True, exist_ok=True)
    done = {Job(*(result[name] for name in Job._fields)) for result in read(chosen.results)}
    players = sorted(chosen.players, key=PLAYERS.index)
    todo = list(jobs(players, chosen.rules, chosen.seed, chosen.deals, done))
    play_all(play, iter(todo), len(todo), chosen.results, chosen.jobs)
    text = report(read(chosen.results), chosen.seed)
    chosen.report.write_text(text, encoding="utf-8")
    print(f"\n{text}\nWritten to {chosen.report}.")


if __name__ == "__main__":
    main()
