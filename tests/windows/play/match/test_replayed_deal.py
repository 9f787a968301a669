"""Deals played again in the window, and compared with the first time."""

import random

import pytest
from PySide6.QtWidgets import QLabel

from tartli_desktop.cards.german import Card
from tartli_desktop.characters.characters import character_of
from tartli_desktop.games.tartli import HUNGARIAN, OUT, Match, Play
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import CHARACTERS, points_of
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.text.titles import DealTitle, title_of_text
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.games.tartli.rules.positions import play, play_out
from tests.session.playing import settle
from tests.windows.simulated_user import answer, button, click, find, messages, the

from .desk import Desk, leading


def read_from(summary: HandSummary) -> set[str]:
    """The words on the paper, as they are read aloud."""
    return {label.accessibleName() or label.text() for label in summary.findChildren(QLabel)}


def over(hands: int = 3) -> Match:
    """A match whose last hand was played out."""
    chance = random.Random(4)
    match = Match.new(HUNGARIAN, first_dealer=1, players=("Anna", "Kata"))
    for _ in range(hands):
        deck = list(Card)
        chance.shuffle(deck)
        match.deal(deck)
        play_out(match)
    return match


@pytest.mark.parametrize("practice", [False, True])
def test_from_the_count_a_deal_is_played_again_and_compared(desk: Desk, practice: bool) -> None:
    left = desk.lay(over(), practice=practice)
    record = desk.session.record()
    first = points_of(record, 3)
    desk_counts = Match.from_record(record | {"hands": record["hands"][:2]}).scores
    click(desk.qtbot, the(desk.area, HandSummary).again_button)
    assert desk.match_id != left
    assert desk.window.windowTitle() == "Practice: hand 3 of Anna – Kata – Tartli"
    stored = desk.store.load(desk.match_id)
    assert stored.marks.practice
    assert stored.record["hands"][2]["deck"] == record["hands"][2]["deck"]
    start = desk.session.view
    assert start.scores == desk_counts
    assert find(desk.area, HandSummary) is None
    desk.play_hand()
    assert desk.session.phase is Phase.MATCH_OVER
    summary = the(desk.area, HandSummary)
    words = " ".join(read_from(summary))
    winner = "you" if first[0] > first[1] else "Kata"
    assert f"The first time, {winner} won {max(first)} to {min(first)}." in words
    assert desk.store.load(desk.match_id).row.finished
    click(desk.qtbot, button(summary, "Back"))
    assert desk.match_id == left
    assert desk.session.record() == record
    assert desk.session.phase is Phase.HAND_OVER


def test_it_is_said_how_the_counts_start(desk: Desk) -> None:
    desk.thinker.on_demand = True
    desk.lay(over(), practice=False)
    desk.area.table_actions.play_swapped.trigger()
    settle()
    theirs, mine = desk.session.view.scores
    notice = desk.area.panel.notice_text
    assert notice == f"Hand 3 again, now in Kata’s seat. The score is back to {mine} to {theirs}."


def test_what_is_said_of_the_deal_can_be_read_until_the_person_decides(desk: Desk) -> None:
    desk.thinker.on_demand = True
    desk.lay(over(), practice=False)
    desk.area.table_actions.play_swapped.trigger()
    settle()
    desk.thinker.answer()
    settle()
    view = desk.session.view
    assert view.trick, "the opponent has led"
    assert desk.area.panel.notice_text.startswith("Hand 3 again, ")
    desk.session.do(next(action for action in view.legal if isinstance(action, Play)))
    settle()
    assert not desk.area.panel.notice_text


def test_of_a_game_won_by_a_deal_again_all_is_said_but_what_comes_next(desk: Desk) -> None:
    desk.lay(leading(), practice=False)
    desk.session.do(OUT)
    settle()
    usual = read_from(the(desk.area, HandSummary))
    desk.area.table_actions.play_again.trigger()
    settle()
    desk.session.do(OUT)
    settle()
    again = read_from(the(desk.area, HandSummary))
    (told,), (told_again,) = usual - again, again - usual
    next_game = " The next game starts at 0 to 0."
    assert told.endswith(next_game)
    assert told_again == f"The first time, it was 0 to 0. {told.removesuffix(next_game)}"


def test_with_seats_swapped_the_person_has_the_cards_of_the_other(desk: Desk) -> None:
    desk.lay(over(), practice=False)
    record = desk.session.record()
    first = Match.from_record(
        record | {"hands": [*record["hands"][:2], record["hands"][2] | {"actions": []}]}
    )
    desk.thinker.on_demand = True
    click(desk.qtbot, the(desk.area, HandSummary).swapped_button)
    view = desk.session.view
    assert (view.seat, view.hand, view.scores) == (1, first.view(1).hand, first.scores)
    assert desk.session.names == ("Kata", "Anna")
    assert desk.session.characters == (None, None)
    assert desk.window.windowTitle() == "Practice: hand 3 of Anna – Kata, from another seat – Tartli"


def test_with_seats_swapped_a_person_of_the_café_keeps_name_and_face(desk: Desk) -> None:
    match_id = desk.lay(over(), practice=False)
    desk.store.set_extra(match_id, CHARACTERS, ",vilma")
    assert desk.window.on_table.resume(match_id)
    settle()
    assert desk.session.characters == (None, character_of("vilma"))
    desk.thinker.on_demand = True
    click(desk.qtbot, the(desk.area, HandSummary).swapped_button)
    assert desk.session.person == 1
    assert desk.session.characters == (character_of("vilma"), None)


def test_again_and_again_it_is_compared_with_the_first_time(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    first = points_of(desk.session.record(), 3)
    hand = desk.session.view.events
    for swapped in (True, True, False):
        (desk.area.table_actions.play_swapped if swapped else desk.area.table_actions.play_again).trigger()
        settle()
        desk.play_hand()
        again = desk.session.marks.again
        assert again is not None
        assert (again.first, again.left, again.of) == (first, left, "Anna – Kata")
    assert not again.swapped
    assert desk.session.view.events[:2] == hand[:2]
    click(desk.qtbot, the(desk.area, HandSummary).look_button)
    click(desk.qtbot, button(desk.area.panel, "Back to the match"))
    assert desk.match_id == left


def test_only_a_hand_that_is_over_is_played_again(desk: Desk) -> None:
    actions = (desk.area.table_actions.play_again, desk.area.table_actions.play_swapped)
    desk.window.begin()
    assert not any(action.isEnabled() for action in actions)
    desk.lay(leading())
    assert not any(action.isEnabled() for action in actions)
    desk.session.do(OUT)
    settle()
    assert all(action.isEnabled() for action in actions)
    desk.undo(the(desk.area, HandSummary))
    assert not any(action.isEnabled() for action in actions)


def test_left_and_resumed_it_is_over_with_that_hand_all_the_same(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    desk.area.table_actions.play_again.trigger()
    settle()
    again_id = desk.match_id
    desk.lay(leading(), practice=False)
    assert desk.window.on_table.resume(again_id)
    settle()
    desk.play_hand()
    assert desk.session.phase is Phase.MATCH_OVER
    desk.undo(the(desk.area, HandSummary))
    assert not desk.session.is_over
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back"))
    assert desk.match_id == left


def test_a_deal_of_a_record_is_played_again_without_a_match_to_go_back_to(desk: Desk) -> None:
    match = new_stored(over(), title="Sunday", human_seat=0, level="beginner", extras={"seed": "7"})
    desk.window.again.play_stored(match, 2, True)
    settle()
    stored = desk.store.load(desk.match_id)
    assert title_of_text(stored.row.head.title) == DealTitle(2, "Sunday", swapped=True)
    assert stored.row.head.level == "beginner"
    assert stored.extras["seed"] == "7"
    assert desk.session.hands_played == 2
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back"))
    assert find(desk.window, MatchesDialog) is not None


def test_a_hand_of_a_record_that_is_not_over_is_not_played_again(desk: Desk) -> None:
    left = desk.lay(leading())
    match = over()
    match.deal(Card)
    with pytest.raises(ValueError, match="hand 4 is not over"):
        desk.window.again.play_stored(
            new_stored(match, title="", human_seat=0, level="", extras={}), 4, False
        )
    assert desk.match_id == left


def test_a_match_that_is_not_there_any_more_is_not_gone_back_to(desk: Desk) -> None:
    left = desk.lay(over(), practice=False)
    desk.area.table_actions.play_again.trigger()
    settle()
    desk.store.delete(left)
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back"))
    desk.qtbot.waitUntil(lambda: len(messages(desk.window)) == 1)
    answer(desk.qtbot, desk.window, "OK")
    assert find(desk.window, MatchesDialog) is not None


def test_a_won_match_is_gone_back_to_as_well(desk: Desk) -> None:
    match = leading(variant=HUNGARIAN.__class__(**{**HUNGARIAN.to_dict(), "match_target": 1}))  # type: ignore[arg-type]
    play(match, "0:out")
    left = desk.lay(match, practice=False)
    assert desk.session.phase is Phase.MATCH_OVER
    summary = the(desk.area, HandSummary)
    click(desk.qtbot, summary.turn_button)
    click(desk.qtbot, summary.again_button)
    desk.play_hand()
    click(desk.qtbot, button(the(desk.area, HandSummary), "Back"))
    assert desk.match_id == left
    assert desk.session.phase is Phase.MATCH_OVER
