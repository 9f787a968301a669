"""Matches of every game are played at the table, by opponents alone or with a person."""

import random

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import sealed_deal
from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.background_hand import BackgroundHand
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore

from .programs import IN_ONE, IN_TWO
from .stored import PERSON
from .tables import QUICK, Seated, go_on
from .walks import new_match, pack


def test_a_person_plays_hands_against_opponents_whose_deals_can_be_proved(
    rules: Rules, store: MatchStore, seated: Seated
) -> None:
    for seats in rules.form.seats:
        table = seated(rules, new_match(rules, seats), person=PERSON)
        table.session.start()
        assert table.session.names == table.session.played().players
        table.play_on(random.Random(41), lambda: table.has_played(3))  # noqa: B023
        record = table.session.record()
        assert len(record["hands"]) == 3 or table.session.is_over
        assert table.saved["hands"] == record["hands"]
        match = rules.match.from_record(record)
        assert match.view(PERSON) == table.session.view
        row = store.list()[0]
        assert row.standings == tuple(match.standings) == tuple(table.session.standings)
        assert row.finished == match.is_over == table.session.is_over
        # The table is sent every event, as the person may see it.
        heard = [
            event.seen_by(PERSON)
            for state in rules.match.replaying(record)
            if state.to_move is None
            for event in state.events
        ]
        assert table.events == heard
        for hand in table.saved["hands"]:
            proof = sealed_deal.DealProof(**hand["deal_proof"])
            assert sealed_deal.fault_of(proof, hand["deck"]) is None


def test_opponents_play_a_match_for_show(rules: Rules, seated: Seated) -> None:
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=None)
    table.session.start()
    table.play_on(random.Random(43), lambda: table.session.hands_played > 1)
    assert Phase.DECIDE not in table.phases


def test_a_hand_in_which_no_person_plays_is_played_to_its_end_at_once(rules: Rules, seated: Seated) -> None:
    for seats in rules.form.seats:
        match = new_match(rules, seats)
        match.deal(rules.form.pack.cards)
        out = next((seat for seat in range(seats) if not match.takes_part(seat)), None)
        # With a person who sits out, every trick would wait for a click and every opponent for a while.
        slow = replace(QUICK, opponent_pause=5.0)
        table = seated(rules, match, person=out, settings=slow)
        session = table.session
        session.start()
        assert (out is not None) == (rules.form.sits_out(seats) and session.has_person)
        assert session.may_hurry
        session.hurry()
        assert not session.may_hurry
        number = session.hands_played
        for _ in range(400):
            QCoreApplication.processEvents()
            if session.hand_is_over or session.hands_played > number:
                break
        else:
            raise AssertionError("the hand does not end")
        assert Phase.PAUSE not in table.phases[table.phases.index(Phase.OPPONENT) + 1 :]


def test_a_hand_with_decisions_of_a_person_is_not_played_to_its_end_but_goes_on_where_it_was_left(
    rules: Rules, seated: Seated
) -> None:
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    table.session.start()
    table.play_on(random.Random(44), lambda: table.session.phase is Phase.DECIDE and len(table.events) > 9)
    before, record = table.session.view, table.session.record()
    table.session.hurry()
    assert not table.session.may_hurry
    assert (table.session.phase, table.session.record()) == (Phase.DECIDE, record)
    table.session.close()
    again = seated(rules, rules.match.from_record(table.saved), person=PERSON)
    again.session.start()
    assert (again.session.phase, again.session.view) == (Phase.DECIDE, before)


@IN_ONE
def test_the_draw_is_shown_first(rules: Rules, seated: Seated) -> None:
    seats = rules.form.seats[0]
    draw = rules.draw_for_dealer(random.Random(45).shuffle, seats)
    table = seated(rules, new_match(rules, seats, draw.dealer), person=PERSON)
    drawn: list[object] = []
    table.session.drawn.connect(drawn.append)
    table.session.start(draw)
    assert (drawn, table.session.phase) == ([draw], Phase.OPENING)
    table.session.go_on()
    assert table.session.phase is not Phase.OPENING


def test_decisions_in_practice_are_taken_back(rules: Rules, seated: Seated) -> None:
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON, practice=True)
    table.session.start()
    chance = random.Random(46)
    table.play_on(chance, lambda: table.session.phase is Phase.DECIDE)
    before = table.session.view
    go_on(table.session, chance)
    assert table.session.view != before
    assert table.session.undo() is not None
    assert table.session.view == before
    assert table.saved["hands"][-1]["actions"] == table.session.record()["hands"][-1]["actions"]


def test_a_full_trick_lies_until_a_click(rules: Rules, seated: Seated) -> None:
    """This holds both where a player gathers it by an action and where it goes away by itself."""
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    table.session.start()
    full: list[bool] = []
    table.session.happened.connect(lambda events: full.append(table.session.trick_is_full))
    chance = random.Random(47)
    table.play_on(chance, lambda: table.session.phase is Phase.PAUSE)
    assert table.session.phase is Phase.PAUSE
    assert table.session.trick_is_full
    # The trick is full from its last card on, even while that card is still moving.
    assert full == [False] * (len(full) - 1) + [True]
    told, saved = list(table.events), table.saved
    for _ in range(5):
        QCoreApplication.processEvents()
    assert (table.session.phase, table.events) == (Phase.PAUSE, told)
    assert saved == table.session.record()
    table.session.gather()
    assert table.session.phase is not Phase.PAUSE
    assert len(table.events) > len(told)
    # The taker of a trick cannot lead to the next before it is gone.
    session, plan = table.session, face_of(rules.name).plan
    table.play_on(chance, lambda: session.phase is Phase.PAUSE and session.view.to_move == PERSON)
    assert session.phase is Phase.PAUSE
    assert not any(session.may(plan.choosing((card,), session.view)) for card in session.view.hand)


def test_the_time_that_a_trick_lies_ends_with_a_click(rules: Rules, seated: Seated, qtbot: QtBot) -> None:
    """The table takes no click just after the time is up, so it must not be up later."""
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    session = table.session
    session.start()
    table.play_on(random.Random(47), lambda: session.phase is Phase.PAUSE and session.view.to_move == PERSON)
    session.change_settings(replace(QUICK, gather=GatherPolicy.CLICK_OR_TIMED, gather_after=0.01))
    with qtbot.assertNotEmitted(session.gathered_by_time, wait=40):
        session.gather()
        assert session.phase is Phase.DECIDE


ONLY_CARDS = replace(QUICK, only_card_by_itself=True)


def test_the_only_card_is_played_by_itself_if_that_is_chosen(rules: Rules, seated: Seated) -> None:
    for seats in rules.form.seats:
        table = seated(rules, new_match(rules, seats), person=PERSON, settings=ONLY_CARDS)
        session = table.session
        only: set[tuple[Phase, bool]] = set()

        def note(phase: Phase, session: Session = session, only: set[tuple[Phase, bool]] = only) -> None:
            only.add((phase, rules.only_card(session.view) is not None))

        session.phase_changed.connect(note)
        session.start()
        table.play_on(random.Random(41), lambda table=table: table.has_played(2))  # type: ignore[misc]
        assert (Phase.DECIDE, False) in only
        assert (Phase.DECIDE, True) not in only
        assert (Phase.OPPONENT, True) in only


def test_it_is_the_players_card_by_default_and_where_they_learn(rules: Rules, seated: Seated) -> None:
    asked = [(QUICK, MatchMarks()), (ONLY_CARDS, MatchMarks(lesson=1)), (ONLY_CARDS, MatchMarks(puzzle=1))]
    for settings, marks in asked:
        match = new_match(rules, rules.form.seats[0])
        table = seated(rules, match, person=PERSON, settings=settings, marks=marks)
        session = table.session
        session.start()

        def waits(session: Session = session) -> bool:
            return session.phase is Phase.DECIDE and rules.only_card(session.view) is not None

        table.play_on(random.Random(41), waits)
        assert waits()


def test_the_only_card_waits_as_opponents_do_and_is_no_decision(
    rules: Rules, seated: Seated, qtbot: QtBot
) -> None:
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON, practice=True)
    session, chance = table.session, random.Random(41)
    session.start()
    table.play_on(chance, lambda: session.phase is Phase.DECIDE and rules.only_card(session.view) is not None)
    view, only = session.view, rules.only_card(session.view)
    played = len(session.record()["hands"][-1]["actions"])
    decision = session.last_decision
    session.change_settings(replace(ONLY_CARDS, opponent_pause=0.2))
    QCoreApplication.processEvents()
    assert (session.phase, session.view) == (Phase.OPPONENT, view)
    qtbot.waitUntil(lambda: len(session.record()["hands"][-1]["actions"]) > played)
    assert session.record()["hands"][-1]["actions"][played] == f"{PERSON}:{only}"
    # Undoing it would only play it again.
    table.play_on(chance, lambda: session.phase is not Phase.OPPONENT)
    if session.phase is Phase.PAUSE or session.view.to_move != PERSON:
        assert session.last_decision == decision


@IN_TWO
def test_a_slip_is_undone_as_long_as_nothing_has_come_of_it(rules: Rules, seated: Seated) -> None:
    table = seated(rules, new_match(rules, rules.form.seats[0]), person=PERSON)
    session, chance = table.session, random.Random(45)
    session.start()
    undone = 0
    for _ in range(40):
        table.play_on(chance, lambda: session.phase is Phase.DECIDE)
        if session.phase is not Phase.DECIDE:
            break
        before, view = session.record(), session.view
        go_on(table.session, chance)
        if session.last_decision is not None:
            assert session.undo() is not None
            assert (session.record(), session.view, table.saved) == (before, view, before)
            undone += 1
            go_on(table.session, chance)
    assert undone


@IN_ONE
def test_a_match_is_over_after_its_last_hand_and_nobody_cuts_packs_that_are_fixed(
    rules: Rules, store: MatchStore, seated: Seated
) -> None:
    table = seated(
        rules,
        new_match(rules, rules.form.seats[0]),
        person=PERSON,
        marks=MatchMarks(hands=2),
        packs=lambda number: pack(rules, random.Random(number)),
    )
    table.session.start()
    table.play_on(random.Random(44), lambda: False)
    assert table.session.phase is Phase.MATCH_OVER
    assert store.list()[0].finished
    assert Phase.CUT not in table.phases
    fixed = [" ".join(map(str, pack(rules, random.Random(number)))) for number in (1, 2)]
    assert [hand["deck"] for hand in table.saved["hands"]] == fixed


@IN_ONE
def test_opponents_play_in_the_background_as_they_do_at_the_table(
    rules: Rules, seated: Seated, qtbot: QtBot
) -> None:
    cards = pack(rules, random.Random(45))
    match = new_match(rules, rules.form.seats[0])
    alone = seated(
        rules,
        match.copy(),
        person=None,
        settings=replace(QUICK, gather_after=0.0),
        marks=MatchMarks(hands=1),
        packs=lambda _: cards,
    )
    alone.session.start()
    qtbot.waitUntil(lambda: alone.session.phase is Phase.MATCH_OVER)
    match.deal(cards)
    levels = (rules.opponents.levels[0],) * len(match.players)
    hand = BackgroundHand(rules, match, levels, 1, alone.session.thinker)
    with qtbot.waitSignal(hand.over):
        hand.start()
    assert match.hands == alone.session.played().hands
