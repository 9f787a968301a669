"""A match of any game is taken up where it was left, and a deal is played again from every seat."""

import random
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import SortHand
from tests.games.contract.programs import IN_ONE, Program, play_out, settle
from tests.games.contract.stored import PERSON, keep
from tests.games.contract.walks import new_match, pack, walk
from tests.windows.simulated_user import answer, is_asked, tap


def hand_over(rules: Rules) -> Match:
    """A match whose first hand is over."""
    match = new_match(rules, rules.form.seats[0])
    for state in walk(rules, match, 61, 1000):
        if state.hands and state.to_move is None:
            break
    return match


def names_by_hand(session: Session) -> dict[frozenset[Any], str]:
    """The player's name for each hand, as it was dealt."""
    record = session.record()
    record["hands"] = [*record["hands"][:-1], {**record["hands"][-1], "actions": []}]
    match = session.rules.match.from_record(record)
    return {frozenset(match.view(seat).hand): name for seat, name in enumerate(session.names)}


def test_it_is_taken_up_with_its_seats_and_the_order_of_the_fan(program: Program, rules: Rules) -> None:
    match = new_match(rules, rules.form.seats[-1])
    match.deal(pack(rules, random.Random(62)))
    store, order = program.window.saving.store, list(match.view(PERSON).hand)
    match_id = keep(store, rules, match)
    random.Random(63).shuffle(order)
    program.window.settings_writer.change(replace(program.window.settings.now, sort_hand=SortHand.BY_HAND))
    # A text that is no card of the game is left out.
    store.set_extra(match_id, "order", " ".join(("QQQ", *map(str, order))))
    assert program.window.on_table.resume(match_id)
    assert (program.session.person, program.session.rules.name) == (PERSON, rules.name)
    assert program.session.names == match.players
    assert [card for card in program.area.own_order if card in order] == order


@IN_ONE
def test_who_cancels_the_choice_of_a_seat_plays_nothing(program: Program, rules: Rules, qtbot: QtBot) -> None:
    store = program.window.saving.store
    program.window.again.play_stored(store.load(keep(store, rules, hand_over(rules))), 1, swapped=True)
    answer(qtbot, program.window, "Back")
    assert program.area.session is None


def test_from_seat_to_seat_until_all_are_back(program: Program, rules: Rules, qtbot: QtBot) -> None:
    """The cards of each seat stay the same, and the names move on."""
    match, again = hand_over(rules), program.window.again
    names, store = match.players, program.window.saving.store
    match_id = keep(store, rules, match)
    again.play_stored(store.load(match_id), 1, swapped=False)
    settle()
    first = names_by_hand(program.session)
    assert (program.session.person, program.session.names) == (PERSON, names)
    had = []
    for turn in range(len(names)):
        if turn:
            play_out(program)
            again.play_last(swapped=True)
        else:
            again.play_stored(store.load(match_id), 1, swapped=True)
        if is_asked(program.window):
            # The next seat is offered first.
            answer(qtbot, program.window, program.session.names[(program.session.person + 1) % len(names)])
        settle()
        had.append(program.session.person)
        # The person sits at the bottom, whichever seat that is.
        assert program.area.view.scene().own_cards == list(program.area.own_order)
        assert set(program.area.own_order) == set(program.session.view.hand)
        if not turn:
            swapped = names_by_hand(program.session)
            assert program.session.names[(PERSON + 1) % len(names)] == names[PERSON]
            assert {first[hand]: swapped[hand] for hand in first} == dict(
                zip(names, (names[-1], *names[:-1]), strict=True)
            )
            marks = program.session.marks.again
            scores = rules.hand_result(match).scores
            assert marks is not None
            assert marks.swapped
            assert marks.first == (*scores[PERSON:], *scores[:PERSON])
            # It is compared with what these cards brought before, whoever had them.
            assert marks.first_of_cards == scores[program.session.person]
    # The person has played the deal from every seat.
    assert sorted(had) == [*range(len(names))]
    assert names_by_hand(program.session) == first
    assert (program.session.person, program.session.names) == (PERSON, names)
    assert program.session.marks.again is not None
    assert not program.session.marks.again.swapped


@IN_ONE
def test_a_replayed_deal_leads_back_at_any_time(program: Program, rules: Rules, qtbot: QtBot) -> None:
    window = program.window
    left = keep(window.saving.store, rules, hand_over(rules))
    assert window.on_table.resume(left)
    settle()
    window.again.play_last(swapped=False)
    settle()
    area = program.area
    back = area.panel.button(area.table_actions.leave)
    assert (back.isVisible(), back.words) == (True, "Back to the match (Esc)")
    tap(qtbot, window.focusWidget() or area.view, Qt.Key.Key_Escape)
    assert window.on_table.match_id == left
    assert not area.panel.button(area.table_actions.leave).isVisible()
