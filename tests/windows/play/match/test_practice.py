"""Practice in the window: how it is chosen and shown, and how decisions are undone by mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog

from tartli_desktop.games.tartli import AUSTRIAN, OUT, Action, Match
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy, SortHand
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import quick, settle
from tests.windows.play.test_end_of_hand import won
from tests.windows.simulated_user import ByMouse, answer, button, click, find, tap, the

from .desk import Desk, Key, leading

# Agreed and shown


def test_a_match_is_made_for_practice_by_a_tick(desk: Desk) -> None:
    desk.window.begin()
    click(desk.qtbot, desk.area.panel.choices[0])
    dialog = the(desk.window, NewMatchDialog)
    field = dialog.fields["practice"]
    assert not field.value()
    assert "undo moves" in field.explanation.text()
    assert "statistics" in field.explanation.text()
    desk.qtbot.keyClick(field.control, Key.Key_Space)
    click(desk.qtbot, dialog.deal_button)
    assert desk.store.load(desk.match_id).marks.practice
    assert desk.session.is_practice
    assert desk.window.windowTitle() == "You – Pista (practice) – Tartli"
    # Practice must be chosen again for each match.
    desk.window.dialogs.open_new_match()
    again = the(desk.window, NewMatchDialog)
    assert not again.fields["practice"].value()
    click(desk.qtbot, again.deal_button)
    assert not desk.store.load(desk.match_id).marks.practice
    assert desk.window.windowTitle() == "You – Pista – Tartli"


def test_practice_is_seen_in_title_table_and_list_after_a_match_was_left(desk: Desk) -> None:
    usual = desk.lay(leading(), practice=False)
    assert "ractice" not in desk.area.column.lines
    practice = desk.lay(leading())
    assert desk.window.windowTitle() == "A – B (practice) – Tartli"
    assert desk.area.column.lines == "Trick 1 of 16\nTrumps: Hearts\nPractice"
    desk.window.dialogs.open_matches(practice)
    lines = {line.id: line for line in the(desk.window, MatchesDialog).model.lines}
    assert lines[practice].variant_name == "Tartli, Hungarian (practice)"
    assert lines[usual].variant_name == "Tartli, Hungarian"


def test_the_mark_goes_with_a_file(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = desk.lay(leading())
    path = tmp_path / "match.tartli.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk.window.matches.export_match()
    answer(desk.qtbot, desk.window, "everything")
    desk.window.on_table.put_away()
    desk.store.delete(match_id)
    desk.window.matches.import_files([path])
    settle()
    (row,) = desk.store.list()
    assert desk.store.load(row.id).marks.practice


# Taken back


def test_a_card_is_taken_back_by_the_key(desk: Desk, announced: list[str]) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.hand.click("LA")
    assert desk.session.phase is Phase.PAUSE
    desk.undo()
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: the Ace of Leaves."
    assert announced[-1] == "Undone: the Ace of Leaves. You lead."
    assert sum("Undone" in text for text in announced) == 1


def test_a_card_is_taken_back_by_the_button(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.hand.drag("AA", desk.hand.middle)
    click(desk.qtbot, desk.area.panel.button(desk.area.table_actions.take_back))
    assert desk.seen() == before


def test_one_after_the_other_and_then_the_reason_why_no_more(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    person = ByMouse(desk.qtbot, desk.area)
    for _ in range(9):
        person.step()
    taken = sum(text.startswith("0:") and text != "0:gather" for text in desk.actions)
    assert taken > 2
    for _ in range(taken):
        assert desk.area.table_actions.take_back.isEnabled()
        desk.undo()
    assert desk.seen() == before
    action = desk.area.table_actions.take_back
    assert not action.isEnabled()
    assert "nothing to undo" in action.toolTip()
    desk.undo()
    assert desk.area.panel.notice_text == action.toolTip()
    assert desk.seen() == before


def test_outside_practice_there_is_no_button_and_the_key_says_why(desk: Desk) -> None:
    desk.lay(leading(), practice=False)
    desk.hand.click("LA")
    before = desk.seen()
    assert not desk.area.panel.button(desk.area.table_actions.take_back).isVisible()
    desk.undo()
    assert desk.seen() == before
    told = desk.area.panel.notice_text
    assert told == "Once somebody else has acted, you can undo in practice matches only."


def test_a_slip_is_undone_in_any_match_until_somebody_else_acts(desk: Desk) -> None:
    desk.lay(leading(), practice=False)
    before = desk.seen()
    desk.thinker.on_demand = True
    desk.hand.click("LA")
    assert not desk.area.panel.button(desk.area.table_actions.take_back).isVisible()
    desk.undo()
    assert desk.seen() == before
    assert desk.store.load(desk.match_id).record["hands"][-1]["actions"] == []


def test_while_the_opponent_thinks(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.thinker.on_demand = True
    desk.hand.click("LA")
    assert desk.session.phase is Phase.OPPONENT
    asked = desk.thinker.asked[-1]
    desk.undo()
    assert not asked.is_awaited
    desk.thinker.answer()
    settle()
    assert desk.seen() == before


def test_while_cards_move_nothing_goes_on_moving(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.window.settings_writer.change(quick(motion=True, sound=True))
    desk.hand.click("LA")
    assert desk.area.view.scene().motion.is_moving
    desk.undo()
    assert not desk.area.view.scene().motion.is_moving
    assert desk.seen() == before
    places = [item.place for item in desk.area.view.scene().own_items]
    layout = desk.area.view.scene().layout
    assert [place.x for place in places] == [layout.own(index, 9).x for index in range(9)]


def test_while_the_slate_is_written_and_wiped(desk: Desk) -> None:
    desk.lay(dealt(hands=("HKO", "AA"), turned="H7", dealer=1))
    before = desk.seen()
    desk.window.settings_writer.change(quick(motion=True))
    desk.qtbot.keyClick(desk.area.view, Key.Key_B)
    assert not desk.area.slate.is_settled
    desk.undo()
    assert desk.area.slate.is_settled
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: your béla."


def test_a_card_that_the_mouse_holds_is_let_go(desk: Desk) -> None:
    desk.lay(leading())
    desk.hand.click("LA")
    desk.session.gather()
    settle()
    desk.hand.take("AA", desk.hand.middle)
    desk.undo()
    desk.hand.move(desk.hand.at(40, 40))
    desk.hand.release(desk.hand.middle)
    assert desk.actions == []
    layout, items = desk.area.view.scene().layout, desk.area.view.scene().own_items
    assert [item.place.x for item in items] == [layout.own(index, 9).x for index in range(9)]
    assert all(item.pos().x() == item.place.x for item in items)


def test_a_sheet_that_lies_there_goes_away(desk: Desk) -> None:
    desk.lay(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    before = desk.seen()
    desk.session.do(Action.parse("declare LA3"))
    settle()
    desk.area.commands["look_at_melds"].trigger()
    assert find(desk.window, MeldDialog) is not None
    desk.window.area.table_actions.take_back.trigger()
    settle()
    assert find(desk.window, MeldDialog) is None
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: your declaration."


def test_over_the_end_of_a_hand_from_its_count(desk: Desk) -> None:
    desk.lay(leading())
    before = desk.seen()
    desk.session.do(OUT)
    settle()
    assert desk.session.phase is Phase.HAND_OVER
    assert desk.area.slate.games == (0, 2)
    desk.undo(the(desk.area, HandSummary))
    assert find(desk.area, HandSummary) is None
    assert desk.seen() == before
    assert desk.area.panel.notice_text == "Undone: going out."


def test_the_choice_of_the_turned_card(desk: Desk) -> None:  # R3.4
    desk.lay(Match.new(AUSTRIAN, first_dealer=1))
    desk.session.cut(8)
    settle()
    assert desk.session.phase is Phase.DECIDE
    desk.session.do(Action.parse("turn 7"))
    settle()
    desk.undo()
    assert desk.session.phase is Phase.DECIDE
    assert desk.area.panel.notice_text == "Undone: the choice of card 7."
    assert len(desk.area.view.scene().pack_items) == 32


def test_the_own_order_of_the_cards_stays(desk: Desk) -> None:
    desk.window.settings_writer.change(quick(sort_hand=SortHand.BY_HAND))
    desk.lay(leading())
    first = desk.area.view.scene().own_cards
    desk.hand.move_to_place(first[0], 6)
    moved = desk.area.view.scene().own_cards
    desk.hand.click(moved[8])
    desk.undo()
    assert desk.area.view.scene().own_cards == moved


def test_a_trick_that_waits_for_its_time_is_not_gathered_any_more(desk: Desk) -> None:
    desk.window.settings_writer.change(quick(gather=GatherPolicy.TIMED, gather_after=5.0))
    desk.lay(leading())
    desk.hand.click("LA")
    assert desk.session.phase is Phase.PAUSE
    desk.undo()
    assert not any(timer.isActive() for timer in desk.session.findChildren(QTimer))
    assert desk.actions == []


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_match_with_the_same_players_after_practice_is_practice_too(desk: Desk, key: Key) -> None:
    desk.lay(won())
    assert desk.session.phase is Phase.MATCH_OVER
    again = button(the(desk.window, HandSummary), "Play again")
    assert again.hasFocus()
    tap(desk.qtbot, again, key)
    assert desk.session.is_practice
    assert desk.window.windowTitle().endswith(" (practice) – Tartli")
    assert find(desk.window, NewMatchDialog) is None, "the players agreed on the same match"
