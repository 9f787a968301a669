"""Matches of every game are played at the table: by opponents, and by a person among them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards import sealed_deal
from tartli_desktop.game.rules import Event, Match, Rules
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.thinking.thinker import Asked, Request, Thinker

from .stored import PERSON, head_of
from .walks import new_match

QUICK = Settings(motion=False, sound=False, opponent_pause=0.0, gather=GatherPolicy.CLICK)


class AtOnce(Thinker):
    """Has the weakest level of a game decide at once."""

    def ask(self, request: Request) -> None:
        opponents = import_module(request.opponents.opponents)
        decide = opponents.interject if request.asked is Asked.INTERJECT else opponents.choose
        request.answer(decide(request.view, request.opponents.levels[0], seed=request.seed))


@dataclass
class Table:
    """A session whose table shows at once, and what it was told."""

    session: Session
    store: MatchStore
    match_id: int
    events: list[Event] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session.happened.connect(self._show)
        self.session.phase_changed.connect(self.phases.append)

    def _show(self, events: tuple[Event, ...]) -> None:
        self.events += events
        self.session.presented()

    @property
    def saved(self) -> dict[str, Any]:
        """The record as it stands in the store."""
        return self.store.load(self.match_id).record

    def play_on(self, chance: random.Random, until: Callable[[], bool]) -> None:
        """Play at random for the person, until that holds or the match is over."""
        session = self.session
        while True:
            QCoreApplication.processEvents()
            if until() or session.phase is Phase.MATCH_OVER:
                return
            match session.phase:
                case Phase.OPENING | Phase.HAND_OVER:
                    session.go_on()
                case Phase.CUT:
                    session.cut(7)
                case Phase.PAUSE:
                    session.gather()
                case Phase.DECIDE:
                    self.decide(chance)

    def has_played(self, hands: int) -> bool:
        """Whether so many hands are over, and all of them has been shown."""
        return self.session.hands_played >= hands and self.session.phase is Phase.HAND_OVER

    def decide(self, chance: random.Random) -> None:
        """Some legal action of the person, of the kind that goes on with the hand."""
        session = self.session
        usual = type(session.rules.fallback(session.played(), session.person))
        action = chance.choice([each for each in session.view.legal if type(each) is usual])
        assert session.do(action) is None


def sit_down(
    rules: Rules, match: Match, store: MatchStore, *, person: int | None, practice: bool = False
) -> Table:
    """A match at the table, with a person in a seat or without one."""
    match_id = store.create(head_of(rules, match), extras={"practice": "1"} if practice else {})
    for deck, actions in match.hands:
        store.add_hand(match_id, " ".join(map(str, deck)))
        for action in actions:
            store.add_action(match_id, action)
    levels = [None if seat == person else rules.levels[0] for seat in range(len(match.players))]
    session = Session(
        rules,
        match,
        levels,
        Journal(store, match_id),
        AtOnce(),
        QUICK,
        seed=1,
        shuffle=random.Random(40).shuffle,
        marks=MatchMarks(practice=practice),
    )
    return Table(session, store, match_id)


@pytest.fixture
def store(qapp: QApplication) -> Iterator[MatchStore]:
    with MatchStore.in_memory() as store:
        yield store


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    """Those who sit down, and leave at the end."""
    tables: list[Table] = []
    yield tables
    for table in tables:
        table.session.close()
        table.session.thinker.close()


def test_a_person_plays_hands_against_opponents(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    for seats in rules.seats:
        table = sit_down(rules, new_match(rules, seats), store, person=PERSON)
        tables.append(table)
        table.session.start()
        assert table.session.names == table.session.played().players
        table.play_on(random.Random(41), lambda: table.has_played(3))  # noqa: B023
        record = table.session.record()
        assert len(record["hands"]) == 3 or table.session.is_over
        assert table.saved["hands"] == record["hands"]
        match = rules.from_record(record)
        assert match.view(PERSON) == table.session.view
        row = store.list()[0]
        assert row.standings == tuple(rules.standings(match)) == tuple(table.session.standings)
        assert row.finished == rules.is_over(match) == table.session.is_over
        # The table hears all that happens, as the person learns it.
        heard = [
            event.seen_by(PERSON)
            for state in rules.replaying(record)
            if state.to_move is None
            for event in state.events
        ]
        assert table.events == heard


def test_the_deals_can_be_proved(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=PERSON)
    tables.append(table)
    table.session.start()
    table.play_on(random.Random(42), lambda: table.has_played(3))
    for hand in table.saved["hands"]:
        proof = sealed_deal.DealProof(**hand["deal_proof"])
        assert sealed_deal.fault_of(proof, hand["deck"]) is None


def test_opponents_play_a_match_for_show(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=None)
    tables.append(table)
    table.session.start()
    table.play_on(random.Random(43), lambda: table.session.hands_played > 1)
    assert Phase.DECIDE not in table.phases


def test_a_match_goes_on_where_it_was_left(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=PERSON)
    tables.append(table)
    table.session.start()
    table.play_on(random.Random(44), lambda: table.session.phase is Phase.DECIDE and len(table.events) > 9)
    before = table.session.view
    table.session.close()
    again = sit_down(rules, rules.from_record(table.saved), store, person=PERSON)
    tables.append(again)
    again.session.start()
    assert (again.session.phase, again.session.view) == (Phase.DECIDE, before)


def test_the_draw_is_shown_first(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    seats = rules.seats[0]
    draw = rules.draw_for_dealer(random.Random(45).shuffle, seats)
    table = sit_down(rules, new_match(rules, seats, draw.dealer), store, person=PERSON)
    tables.append(table)
    drawn: list[object] = []
    table.session.drawn.connect(drawn.append)
    table.session.start(draw)
    assert (drawn, table.session.phase) == ([draw], Phase.OPENING)
    table.session.go_on()
    assert table.session.phase is not Phase.OPENING


def test_decisions_in_practice_are_taken_back(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=PERSON, practice=True)
    tables.append(table)
    table.session.start()
    chance = random.Random(46)
    table.play_on(chance, lambda: table.session.phase is Phase.DECIDE)
    before = table.session.view
    table.decide(chance)
    assert table.session.view != before
    assert table.session.undo() is not None
    assert table.session.view == before
    assert table.saved["hands"][-1]["actions"] == table.session.record()["hands"][-1]["actions"]


def test_a_full_trick_lies_until_a_click(rules: Rules, store: MatchStore, tables: list[Table]) -> None:
    """Whether a player gathers it by an action, or it goes away by itself."""
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=PERSON)
    tables.append(table)
    table.session.start()
    table.play_on(random.Random(47), lambda: table.session.phase is Phase.PAUSE)
    assert table.session.phase is Phase.PAUSE
    told, saved = list(table.events), table.saved
    for _ in range(5):
        QCoreApplication.processEvents()
    assert (table.session.phase, table.events) == (Phase.PAUSE, told)
    assert saved == table.session.record()
    table.session.gather()
    assert table.session.phase is not Phase.PAUSE
    assert len(table.events) > len(told)
