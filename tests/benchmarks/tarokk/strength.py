"""How strong the opponents of Tarokk are, each against the one below, see :mod:`tests.benchmarks.strength`:

    python -m tests.benchmarks.tarokk.strength

When the strongest level speaks, it estimates over sampled deals how likely the declarer's side wins the
game, and how likely an announcement or a doubled item is made; this is compared with how the hand ends.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

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
from tests.benchmarks.strength import Benchmark, Result, calibration_table, grouped, single_seats
from tests.benchmarks.tarokk import cheater

RULES = {"paskievics": PASKIEVICS, "online": ONLINE}

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

JUDGED = 60
"""Sampled deals from which the strongest level estimates a probability."""


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


def play_hand(rules: str, numbers: Sequence[int], names: Sequence[str], seed: int) -> Result:
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


def honours_table(results: list[Result]) -> list[str]:
    """How the XXI, the pagát and the trull went, at each table for both players."""
    lines = [
        "| table | player | hands | declarer, won | caught XXI | lost XXI | ultimó won, lost | trull |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (_, first, second), deals in grouped(results, WORDS):
        tallies = {first: Tally(), second: Tally()}
        for deal in deals:
            for _, _, names, hand in single_seats(deal):
                if hand["kind"] == "played":
                    for seat, name in enumerate(names):
                        tallies[name].add(hand, seat)
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


def said_table(results: list[Result]) -> list[str]:
    """What each player announced and doubled, and how much of it succeeded."""
    counts: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    good: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for result in results:
        for _, _, names, hand in single_seats(result):
            for seat, word, item, _, made in hand["said"]:
                counts[names[seat]][word, item] += 1
                good[names[seat]][word, item] += made == (word == "announced")
    lines = ["| player | announced: made | doubled: not made |", "|---|---|---|"]
    for name in WORDS:
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


def calibration(results: list[Result]) -> list[str]:
    """What the strongest level expected, compared with what happened."""
    found: list[tuple[str, float, bool]] = []
    for result in results:
        for hand in result["hands"]:
            if hand["kind"] == "played" and hand["game"] is not None:
                found.append(("game", hand["game"], hand["won"]))
            found += [
                (word, thought, made) for _, word, _, thought, made in hand["said"] if thought is not None
            ]
    columns = {"game": "the game is won", "announced": "what it announces", "doubled": "what it doubles"}
    return calibration_table(columns, found)


def tables(results: list[Result]) -> list[str]:
    """The part of the report about honours, announcements and estimates."""
    return [
        "## XXI, pagát and trull",
        "",
        "Of the seats of each player in the hands that were played. Caught XXI: of the hands in which the",
        "seat held SKIZ and a foe XXI; lost XXI: the other way round. Ultimó: the seat's pagát in the last",
        "trick, announced or not. Trull: of its side.",
        "",
        *honours_table(results),
        "",
        "## Announcements and kontras",
        "",
        *said_table(results),
        "",
        "## Calibration",
        "",
        f"Before the strongest level speaks it is asked over {JUDGED} deals how likely the declarer's side",
        "wins the game, and how likely what it announces or doubles is made. That is held against the hand.",
        "",
        *calibration(results),
    ]


BENCHMARK = Benchmark(
    game="tarokk",
    rules=RULES,
    seats=4,
    cards=42,
    both=False,
    words=WORDS,
    counts=COUNTS,
    usual=0,
    cut=20,
    decisions=("auction", "discard", "annul", "announce", "play"),
    play_hand=play_hand,
    tables=tables,
)

if __name__ == "__main__":
    BENCHMARK.main()
