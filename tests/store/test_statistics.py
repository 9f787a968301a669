"""Statistics by SQL agree with a count, event by event, of replayed matches."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    HUNGARIAN,
    Dealt,
    Event,
    GameWon,
    HandEnded,
    Match,
    MatchWon,
    MeldsScored,
    Variant,
    WentOut,
    parse_meld,
    standing,
)
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.games.tartli.words.statistics import CountedMatches, TartliStatistics, best_meld, sums
from tartli_desktop.kit.statistics import Hands
from tartli_desktop.store import hand_results
from tartli_desktop.store.database.derived_results import results_of
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import LeftOut, Totals
from tartli_desktop.store.stored_match import StoredMatch
from tests.games.tartli.rules.random_matches import variants
from tests.session.playing import at_random, now_and_then
from tests.store.store_samples import statistics_of
from tests.store.versions.make_database import kept, played

LEVELS = ("beginner", "heuristic")
SHORT = replace(HUNGARIAN, match_target=1)


def random_match(variant: Variant, hands: int, chance: random.Random) -> Match:
    """A match of this many hands at most, the last perhaps unfinished, with random legal actions."""
    match = Match.new(variant, first_dealer=chance.randrange(2))
    act, speak = at_random(chance, claims=0.004), now_and_then(chance)
    for _ in range(hands):
        if match.winner is not None:
            break
        match.deal(chance.sample(CARDS, 32))
        left = chance.choice((20, 1000, 1000, 1000))
        while (seat := match.to_move) is not None and left:
            said = speak(match.view(1 - seat))
            if said is None:
                match.apply(seat, act(match.view(seat)))
            else:
                match.apply(1 - seat, said)
            left -= 1
        if match.to_move is not None:
            break
    return match


# The plain count


class Count:
    """Counts for one seat over some matches, event by event."""

    def __init__(self) -> None:
        self.matches = self.helped = self.hands = self.longest_run = self.run = 0
        self.decided, self.games, self.maccs, self.stichmatsch, self.false_claims, self.tricks, self.melds = (
            [0, 0] for _ in range(7)
        )
        self.best: list[tuple[tuple[int, int, int], str]] = [((0, 0, 0), ""), ((0, 0, 0), "")]
        self.last: list[tuple[int, int, int]] = []

    def add(self, stored: StoredMatch) -> None:
        """Replay a match and count it."""
        record = stored.record
        me = stored.row.head.human_seat
        assert me is not None
        hands = [
            Match.from_record(record | {"hands": record["hands"][: number + 1]}).events
            for number in range(len(record["hands"]))
        ]
        finished = [events for events in hands if any(isinstance(event, HandEnded) for event in events)]
        if not finished:
            return
        self.matches += 1
        self.helped += "helped" in stored.extras
        games = [0, 0]
        winner = None
        for events in finished:
            self.hands += 1
            self._add_hand(events, me, Match.from_record(record).variant)
            for event in events:
                if isinstance(event, GameWon):
                    games[event.seat != me] += event.worth
                    self.games[event.seat != me] += 1
                    self.maccs[event.seat != me] += event.worth == 2
                if isinstance(event, MatchWon):
                    winner = event.seat
        outcome = None
        if winner is not None:
            outcome = 1 if winner == me else -1
        elif stored.row.head.variant["match_target"] is None and any(games):
            outcome = (games[0] > games[1]) - (games[0] < games[1])
        if outcome is None:
            return
        self.last.append((games[0], games[1], outcome))
        self.run = self.run + 1 if outcome == 1 else 0
        self.longest_run = max(self.longest_run, self.run)
        if outcome:
            self.decided[outcome == -1] += 1

    def _add_hand(self, events: tuple[Event, ...], me: int, variant: Variant) -> None:
        said_out = None
        trump = -1
        for event in events:
            match event:
                case Dealt(_, turned):
                    trump = turned.suit
                case MeldsScored(seat, items):
                    for item in items:
                        place = seat != me
                        self.best[place] = max(self.best[place], (standing(item, trump, variant), str(item)))
                case WentOut(seat):
                    said_out = seat
                case HandEnded():
                    for seat in (0, 1):
                        self.tricks[seat != me] += event.trick_points[seat]
                        self.melds[seat != me] += event.meld_points[seat]
                    if event.stichmatsch is not None:
                        self.stichmatsch[event.stichmatsch != me] += 1
                    if event.ending == "false claim":
                        self.false_claims[said_out != me] += 1


NUMBERS = ("games", "maccs", "stichmatsch", "false_claims", "tricks", "melds")


def agrees(figures: Totals, hands: Hands[HandFacts], count: Count) -> None:
    for name in NUMBERS:
        assert sums(hands, name) == tuple(getattr(count, name)), name
    assert figures.decided == tuple(count.decided)
    assert (figures.matches, figures.helped, figures.hands) == (count.matches, count.helped, count.hands)
    assert figures.longest_run == count.longest_run
    for side, (place, _) in enumerate(count.best):
        text = best_meld(hands, side)
        assert bool(text) == (place != (0, 0, 0))
        if text:
            # Two suits that are not trumps rank alike, and house rules may rank sets differently.
            kind, top, _ = standing(parse_meld(text), -1, HUNGARIAN)
            assert kind == place[0]
            assert kind == 9 or top == place[1]


def is_counted(stored: StoredMatch, choice: CountedMatches, hints: bool | None) -> bool:
    head = stored.row.head
    if head.human_seat is None or "practice" in stored.extras:
        return False
    if hints not in (None, "helped" in stored.extras):
        return False
    variant = Variant.from_dict(dict(head.variant))
    presets = (HUNGARIAN, AUSTRIAN)
    is_house = replace(variant, match_target=None) not in [
        replace(each, match_target=None) for each in presets
    ]
    austrian = variant.name == "austrian" or (
        variant.name != "hungarian" and differences(variant, AUSTRIAN) < differences(variant, HUNGARIAN)
    )
    return choice.variant in (None, "austrian" if austrian else "hungarian") and not (
        is_house and not choice.house_rules
    )


def differences(variant: Variant, preset: Variant) -> int:
    told_apart = [name for name, value in HUNGARIAN.to_dict().items() if value != AUSTRIAN.to_dict()[name]]
    return sum(getattr(variant, name) != getattr(preset, name) for name in told_apart)


CHOICES = [
    (CountedMatches(variant, house), hints)
    for variant in (None, "hungarian", "austrian")
    for house in (True, False)
    for hints in (None, True, False)
]


@settings(max_examples=6)
@given(
    st.lists(st.one_of(st.sampled_from((SHORT, AUSTRIAN)), variants), min_size=1, max_size=8),
    st.randoms(use_true_random=False),
)
def test_every_figure_is_what_is_counted_by_hand(rules: list[Variant], chance: random.Random) -> None:
    with MatchStore.in_memory() as store:
        for variant in rules:
            extras: dict[str, Any] = chance.choice(
                ({}, {}, {}, {"practice": "1"}, {"helped": "yes"}, {"seed": "7"})
            )
            kept(
                store,
                random_match(variant, chance.randrange(1, 9), chance),
                chance.choice(LEVELS),
                human_seat=chance.choice((0, 1, 0, 1, None)),
                **extras,
            )
        matches = [store.load(row.id) for row in reversed(store.list())]
        statistics = TartliStatistics()
        for choice, hints in CHOICES:
            counted = [stored for stored in matches if is_counted(stored, choice, hints)]
            played_at = {"": Count()}
            for stored in counted:
                played_at[""].add(stored)
                played_at.setdefault(stored.row.head.level, Count()).add(stored)
            chosen = statistics.chosen(store.results.counted("tartli"), choice, hints)
            found = statistics.figures(chosen)
            assert {each.level for each in found[:-1]} == {
                level for level, count in played_at.items() if level and count.matches
            }
            for figures, hands in zip(found, statistics.columns(chosen), strict=True):
                agrees(figures, hands, played_at[figures.level])
            last = [(each.match, each.outcome) for each in statistics_of(store, choice, hints).last]
            assert [
                (match.standings[match.person], match.standings[1 - match.person], outcome)
                for match, outcome in last
            ] == played_at[""].last


# Saving while counting


def test_nothing_played_is_nothing(store: MatchStore) -> None:
    shown = statistics_of(store)
    assert (shown.levels, shown.last, shown.hands) == ((), (), 0)


def test_everything_that_does_not_count_is_named_once(store: MatchStore) -> None:
    match, begun = played(SHORT, 30, 1), played(HUNGARIAN, 1, 1)
    for extras in (
        *({"two": "1"}, {"two": "1", "practice": "1"}, {"two": "1", "helped": ""}),
        *({"copy": "1"}, {"copy": "1", "practice": "1"}),
        *({"imported": "1"}, {"imported": "1", "two": "1"}, {"imported": "1", "copy": "1"}),
        {"practice": "1"},
    ):
        kept(store, match, "casual", **extras)
    kept(store, begun, "casual", practice="1")
    kept(store, begun, "casual")
    # Nothing has been dealt in this match.
    kept(store, Match.new(HUNGARIAN, first_dealer=0), "casual")
    # A match without a target counts by its current score (R10.2); nobody played in the other.
    kept(store, Match.new(AUSTRIAN, first_dealer=0), "casual")
    kept(store, begun, "casual", human_seat=None)
    kept(store, match, "casual")
    shown = statistics_of(store)
    assert shown.left_out == LeftOut(imported=3, two=3, copies=2, practice=2, unfinished=1)
    assert (shown.rows[0].cells[-1], shown.decided) == ("2", (1, 0))


# Changed rows


def broken_into(database: Path, *statements: str) -> list[tuple[Any, ...]]:
    """The last statement's rows, after statements that another program might run on the database."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        # As the program does: Windows deletes no journal that another connection has open.
        connection.execute("PRAGMA journal_mode = TRUNCATE").fetchall()
        return [connection.execute(statement).fetchall() for statement in statements][-1]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE hand_facts SET facts = replace(facts, '[1', '[2') WHERE match_id = 1 AND hand = 2",
        "UPDATE hand_facts SET match_id = 77 WHERE match_id = 1 AND hand = 2",
        "UPDATE hand_facts SET facts = CAST(x'ff' AS TEXT) WHERE match_id = 1 AND hand = 1",
        "DELETE FROM hand_facts WHERE hand = 1",
        "DELETE FROM hand_facts",
        "UPDATE hand_result SET score = score + 100 WHERE match_id = 1 AND hand = 2",
        "DELETE FROM hand_result WHERE hand = 1 AND seat = 1",
        "DELETE FROM hand_result",
    ],
)
def test_a_damaged_row_is_derived_again(database: Path, damage: str) -> None:
    with MatchStore.open(database).store as store:
        for seed in (1, 2):
            kept(store, played(SHORT, 30, seed), "casual")
        before = statistics_of(store)
    broken_into(database, damage)
    opened = MatchStore.open(database)
    assert opened.problems == ()
    with opened.store as store:
        assert statistics_of(store) == before
    with MatchStore.open(database).store as store, closing(sqlite3.connect(database)) as connection:
        expected = sum(len(results_of(store.load(row.id).record)) for row in store.list())
        assert connection.execute("SELECT count(*) FROM hand_facts").fetchone() == (expected,)
        assert connection.execute("SELECT count(*) FROM hand_result").fetchone() == (2 * expected,)


def test_what_is_missing_is_made_a_few_matches_at_a_time(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_results, "ACTIONS_AT_ONCE", 1)
    with MatchStore.open(database).store as store:
        for seed in (1, 2, 3):
            kept(store, played(SHORT, 30, seed), "casual")
        before = statistics_of(store)
    broken_into(database, "DELETE FROM hand_facts")
    with MatchStore.open(database).store as store, MatchStore.open(database, patience=0).store as other:
        done = []
        for share in store.results.deriving():
            done.append(round(share, 2))
            # A player can save between two steps.
            other.rename(1, f"after {share}")
        assert done == [0.33, 0.67, 1.0]
        assert statistics_of(store) == before


def test_what_cannot_be_kept_now_is_left_out(database: Path) -> None:
    with MatchStore.open(database).store as store:
        for seed in (1, 2):
            kept(store, played(SHORT, 30, seed), "casual")
    broken_into(database, "DELETE FROM hand_facts")
    with (
        MatchStore.open(database, patience=0).store as store,
        closing(sqlite3.connect(database, isolation_level=None)) as another_program,
    ):
        another_program.execute("BEGIN IMMEDIATE")
        assert statistics_of(store).left_out == LeftOut(unreadable=2)


def test_a_record_that_cannot_be_read_is_left_out_and_said(database: Path) -> None:
    with MatchStore.open(database).store as store:
        for seed in (1, 2):
            kept(store, played(SHORT, 30, seed), "casual")
    with MatchStore.open(database).store as store:
        # Earlier damage is mended when the database is opened.
        broken_into(database, "UPDATE action SET text = '0:play A?' WHERE match_id = 1 AND number = 3")
        broken_into(database, "UPDATE hand_facts SET facts = '{}' WHERE match_id = 1 AND hand = 1")
        shown = statistics_of(store)
    assert shown.rows[0].cells[-1] == "1"
    assert shown.left_out == LeftOut(unreadable=1)


def test_a_hand_that_was_taken_back_brought_nothing(store: MatchStore, database: Path) -> None:
    match_id = kept(store, played(HUNGARIAN, 1, 1), "casual")
    assert statistics_of(store).hands == 1
    taken_back = f"DELETE FROM action WHERE match_id = {match_id} AND number = 5"
    broken_into(database, "PRAGMA foreign_keys = ON", taken_back)
    assert broken_into(database, "SELECT count(*) FROM hand_result") == [(0,)]
    assert broken_into(database, "SELECT count(*) FROM hand_facts") == [(0,)]


def test_a_deleted_match_takes_its_results_along(store: MatchStore, database: Path) -> None:
    store.delete(kept(store, played(SHORT, 30, 1), "casual"))
    assert broken_into(database, "SELECT count(*) FROM hand_result") == [(0,)]
    assert broken_into(database, "SELECT count(*) FROM hand_facts") == [(0,)]


def test_what_a_hand_brought_is_kept_with_the_action_that_ends_it(store: MatchStore, database: Path) -> None:
    match = played(HUNGARIAN, 1, 1)
    match_id = kept(store, Match.new(HUNGARIAN, first_dealer=match.first_dealer), "casual")
    assert store.claim(match_id)
    ((deck, texts),) = match.hands
    store.add_hand(match_id, " ".join(map(str, deck)))
    for text in texts[:-1]:
        store.add_action(match_id, text)
    store.add_action(match_id, texts[-1], result=rules_of("tartli").hand_result(match))
    assert broken_into(database, "SELECT score FROM hand_result ORDER BY seat") == [
        (count,) for count in match.counts
    ]
    assert broken_into(database, "SELECT count(*) FROM hand_facts") == [(1,)]
