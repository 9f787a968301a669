"""How strong the opponents of Ulti are against each other, see :mod:`tests.benchmarks.strength`:

    python -m tests.benchmarks.ulti.strength

Besides, three of the strongest level play hands together. There, and in the deals with the third level, the
soloist's estimate of its contract is compared with how the contract ends.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tartli_desktop.games.ulti import ASSOCIATION, CARDS, SOCIAL, TWO_ROUNDS, Action, HandResult, Match, View
from tartli_desktop.games.ulti.opponents import STRONG, choose
from tartli_desktop.games.ulti.opponents.search import sampling
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.trickplay import Table
from tartli_desktop.games.ulti.opponents.search.worlds import worlds
from tartli_desktop.games.ulti.opponents.strong import FULL
from tartli_desktop.games.ulti.opponents.valuation.bidding import Option
from tartli_desktop.games.ulti.rules.cards import pairs_in
from tests.benchmarks.strength import Benchmark, Result, calibration_table, hands_of, single_seats
from tests.benchmarks.ulti import cheater

RULES = {"association": ASSOCIATION, "social": SOCIAL, "two_rounds": TWO_ROUNDS}

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

JUDGED = 32
"""Sampled deals from which a soloist estimates its contract."""

JUDGED_AMONG = {STRONG, "heuristic"}
"""The levels at the tables where it is asked."""


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
) -> Result:
    """Play one hand with the dealer on seat 0, and return what is recorded about it, in processor ms.

    ``judge``: whether the strongest level is asked for an estimate of its contract.
    """
    match = Match.new(RULES[rules], first_dealer=0)
    match.deal([CARDS[card] for card in deck])
    number = 0
    times: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in names}
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
            times[names[seat]][kind_of(view)].append(round(1000 * taken, 1))
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


def contracts_tables(results: list[Result]) -> list[str]:
    """How often each player was soloist and gained, its most frequent bids, and how its doubles went."""
    hands: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    seats: Counter[str] = Counter()
    doubles: dict[str, Counter[bool]] = defaultdict(Counter)
    for result in results:
        alone = result["kind"] == "auction"
        for _, _, names, hand in [(1, 0, [STRONG] * 3, result)] if alone else single_seats(result):
            seats.update(names)
            soloist = hand["soloist"]
            hands[names[soloist]].append((hand["contract"], hand["points"][soloist] > 0))
            for seat, lost in hand["doubled"]:
                doubles[names[seat]][lost] += 1
    lines = [
        "| player | soloist in | of its bids it wins | but for those thrown in | of its doubles were right |",
        "|---|---|---|---|---|",
    ]
    for name in WORDS:
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
    for name in WORDS:
        counts = Counter(text for text, _ in hands[name])
        if counts:
            told_of = ", ".join(
                f"{text} {count} ({100 * sum(won for each, won in hands[name] if each == text) // count} %)"
                for text, count in counts.most_common(12)
            )
            lines.append(f"- `{name}`: {told_of}")
    return lines


def calibration(results: list[Result]) -> list[str]:
    """The strongest level's estimates of its contracts, compared with the outcome, by defenders."""
    found: list[tuple[str, float, bool]] = []
    for result in results:
        among = "three" if result["kind"] == "auction" else "third"
        for hand in hands_of(result):
            if "gives" in hand:
                gained = hand["points"][hand["soloist"]] > 0
                found += [(among, hand["gives"], gained), ("all", hand["gives"], gained)]
                found += [("parts", part, hand["won"][name]) for name, part in hand["parts"].items()]
    columns = {
        "all": "contracts",
        "three": "three of it",
        "third": "with the third level",
        "parts": "parts",
    }
    return calibration_table(columns, found)


def tables(results: list[Result]) -> list[str]:
    """The part of the report about contracts."""
    auctions = sum(result["kind"] == "auction" for result in results)
    return [
        "## Contracts",
        "",
        "A contract is won when its soloist gains points.",
        "",
        *contracts_tables(results),
        "",
        "## Calibration",
        "",
        f"Three of the strongest level in {auctions} hands, and the hands it plays",
        "alone in deals with the third level. Before it leads, it is asked over",
        f"{JUDGED} deals how likely it gains, and how likely it wins each part of its contract.",
        "What this means: `calibration.md`.",
        "",
        *calibration(results),
    ]


BENCHMARK = Benchmark(
    game="ulti",
    rules=RULES,
    seats=3,
    cards=32,
    both=True,
    words=WORDS,
    counts=COUNTS,
    usual=2,
    cut=60,
    decisions=("card", "bid", "other"),
    play_hand=play_hand,
    tables=tables,
    auctions=60,
)

if __name__ == "__main__":
    BENCHMARK.main()
