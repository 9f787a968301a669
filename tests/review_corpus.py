"""Reviews the golden records, and reports reviews that contradict the exact solver, know too much, or differ.

    python -m tests.review_corpus [--full] [--processes N] [FIRST [LAST]]

All 300 records, unless numbers are given. Every decision of both seats is judged twice: from trick 9 on the
exact solver must agree, and in tricks 1 to 7 the second judgement is of a deal in which cards that the player
could not see have changed places. Without ``--full`` few deals are sampled, since these checks do not need
many. Before the records, a hand with three planted mistakes must, at full strength, have exactly these as its
costliest.

The results for a record are kept below ``build/reviews`` as soon as they are known: stopped by Ctrl-C, the
next run goes on from there, as long as the version of the reviews is the same.
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import (
    GAME_POINTS,
    GATHER,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    OUT,
    PLAYS,
    Action,
    Declare,
    Match,
    Play,
    RuleError,
    View,
    parse_seated,
)
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.strong import FULL, SearchSettings, end_of
from tartli_desktop.games.tartli.review.decisions import Decision, before_hand, decisions_of
from tartli_desktop.games.tartli.review.hand_review import kind_of
from tartli_desktop.games.tartli.review.judgement import ERRORS, JudgedDecision
from tartli_desktop.kit.review.hand_review import finished_hands
from tests.games.tartli.review.planted import MISTAKES, REVIEWS, judged, planted, reviewed_by
from tests.games.tartli.rules.golden.make_golden import COUNT, read

RESULTS = Path("build", "reviews")

QUICK = SearchSettings(worlds=16, first=8, solved=2, declarations=2)
"""Too few deals to trust a judgement, but enough for these checks."""

DISGUISES = 40
"""How many changes of the hidden cards are tried, at most, for one that shows the player the same."""


class Found(Struct):
    """The results for one record."""

    counts: dict[str, int]
    wrong: list[str]


# What a judgement must not do


def is_solved(decision: Decision) -> bool:
    """Whether the hand is open and only a card is to be chosen, so that the solver decides."""
    view = decision.view
    cards_only = all(isinstance(each, Play) or each == OUT for each in view.legal)
    in_game = view.counts[view.seat] < GAME_POINTS and isinstance(decision.action, Play)
    return view.trick_number > LAST_DECLARING_TRICK and cards_only and in_game


def contradiction(each: JudgedDecision) -> str:
    """How the solver contradicts a judgement; empty if it agrees."""
    view, done, better = each.decision.view, each.decision.action, each.better
    ends = {
        PLAYS[card]: end_of(*outcome, view.variant.double_below)[0]
        for card, outcome in EndgameChoice(read_position(view)).outcomes().items()
    }
    if better not in ends:
        return f"{better} is no card"
    if ends[better] < max(ends.values()):
        return f"{better} is not the best of {ends}"
    if each.is_mistake and ends[done] >= ends[better]:
        return f"{done} is no mistake beside {better} in {ends}"
    return ""


def impossible(each: JudgedDecision) -> str:
    """An impossible better action, or a mistake within the sampling error; empty if neither."""
    view, better, gap = each.decision.view, each.better, each.gap
    if better not in view.legal and better != GATHER:
        return f"{better} is not legal"
    asked = {better: each.values[better].then} if each.values else {}
    for action in (better, *asked.get(better, ())):
        held = {*view.hand, *([view.turned] if view.turned is not None else [])}
        if not _cards(action) <= held:
            return f"{action} needs cards that are not there"
    if each.is_mistake and not gap.worth > ERRORS * gap.worth_error:
        return f"{gap} is within the sampling error"
    return ""


def _cards(action: Action) -> set[object]:
    match action:
        case Play(card):
            return {card}
        case Declare(items):
            return {card for item in items for card in item.cards}
    return set()


# Deals that a player cannot tell apart


def disguised(
    before: Match, deck: tuple[Card, ...], actions: tuple[str, ...], view: View, chance: random.Random
) -> View | None:
    """The player's view in another deal that looks the same to the player, or None if none was found.

    Some of the cards that the player cannot see change places. ``before`` is the match before the hand of
    this deck, ``actions`` are those that led to the view.
    """
    seat = view.seat
    seen = {*view.hand, *view.opponent_cards, *(card for _, card in view.played), view.turned}
    hidden = [place for place, card in enumerate(deck) if card not in seen]
    told, _ = _told(before, deck, actions, seat)
    for attempt in range(DISGUISES):
        # First all of them, then fewer and fewer, which fits more often with what was said.
        places = chance.sample(hidden, max(2, len(hidden) >> attempt // 8)) if len(hidden) > 1 else []
        changed = list(deck)
        for place, another in zip(places, [*places[1:], *places[:1]], strict=True):
            changed[place] = deck[another]
        try:
            same, other_view = _told(before, tuple(changed), actions, seat)
        except RuleError:
            continue
        if places and same == told:
            return other_view
    return None


def _told(before: Match, deck: tuple[Card, ...], actions: tuple[str, ...], seat: int) -> tuple[object, View]:
    """What a seat was told by these actions (events, hand and counts), and its view."""
    replayed = before.copy()
    replayed.deal(deck)
    for text in actions:
        replayed.apply(*parse_seated(text))
    events = [event.seen_by(seat) for event in replayed.events]
    view = replayed.view(seat)
    return (events, view.hand, replayed.counts), view


# The records


def finished(first: int = 1, last: int = COUNT) -> Iterator[tuple[str, Match, int]]:
    """Every finished hand of the records from ``first`` to ``last``, with a name for it."""
    for number, line in enumerate(read(), 1):
        if first <= number <= last:
            match = Match.from_record(line["record"])
            for hand in range(1, finished_hands(match) + 1):
                yield f"record {number}, hand {hand}", match, hand


def gone_through(number: int, *, full: bool) -> Found:
    """The results for a record, counted from 1."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    strength, chance = FULL if full else QUICK, random.Random(number)
    for name, match, hand in finished(number, number):
        before, (deck, actions) = before_hand(match, hand), match.hands[hand - 1]
        for seat in (0, 1):
            counts["hands"] += 1
            for decision in decisions_of(match, hand, seat):
                first = judged(decision, strength=strength)
                counts["decisions"] += 1
                counts[f"decisions: {kind_of(first)}"] += 1
                counts["mistakes"] += first.is_mistake
                said = [impossible(first)]
                if is_solved(decision):
                    counts["solved"] += 1
                    said.append(contradiction(first))
                view: View | None = decision.view
                hides = decision.view.trick_number <= LAST_DRAWING_TRICK
                if hides:
                    view = disguised(before, deck, actions[: decision.at], decision.view, chance)
                counts["disguised"] += hides and view is not None
                counts["without a disguise"] += view is None
                other = replace(decision, view=view or decision.view)
                again = judged(other, strength=strength)
                same = (again.better, again.gap, again.is_mistake, again.values)
                if same != (first.better, first.gap, first.is_mistake, first.values):
                    said.append(f"{again.better}, {again.gap} beside {first.better}, {first.gap}")
                where = f"{name}, seat {seat}, trick {decision.view.trick_number}, {decision.action}"
                wrong += [f"{where}: {each}" for each in said if each]
    return Found(dict(counts), wrong)


def result(number: int, *, full: bool) -> Found:
    """The same, from the file if the record was reviewed before."""
    file = RESULTS / f"{'full' if full else 'quick'}-{REVIEWS.VERSION}" / f"{number:03}.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Found)
    found = gone_through(number, full=full)
    file.parent.mkdir(parents=True, exist_ok=True)
    written = file.with_suffix(".new")
    written.write_bytes(msgspec.json.encode(found))
    written.replace(file)
    return found


def planted_mistakes() -> list[str]:
    """What is wrong with the review of a hand with three planted mistakes, at full strength."""
    review = reviewed_by(FULL, planted())
    found = {(each.decision.view.trick_number, str(each.decision.action)) for each in review.costliest}
    return [] if found == MISTAKES else [f"planted are {MISTAKES}, told are {found}"]


def main() -> int:
    """Review the records; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.review_corpus")
    parser.add_argument("--full", action="store_true", help="at full strength, for hours")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("numbers", type=int, nargs="*", metavar="FIRST [LAST]")
    asked = parser.parse_args()
    first, last = (*asked.numbers, *(1, COUNT)[len(asked.numbers) :])[:2]
    wrong = planted_mistakes()
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.processes) as pool:
        for number, found in enumerate(
            pool.map(partial(result, full=asked.full), range(first, last + 1)), first
        ):
            counts.update(found.counts)
            wrong += found.wrong
            print(f"record {number}: {counts['decisions']} decisions, {len(wrong)} wrong", flush=True)
    print("\n".join(wrong))
    print(", ".join(f"{name}: {count}" for name, count in sorted(counts.items())))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
