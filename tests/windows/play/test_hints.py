"""A hint at the table: asked for, worked out in another process, given and shown, marked in the record."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import Match, Play
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.wording import hint_sentence
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.value import best
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.assistance_presets import with_preset
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.store.hint_notes import hints_in
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import QUICK, SLIGHT, Scripted, keep, quick, settle
from tests.settings.choices import KINDS
from tests.store.store_samples import statistics_of
from tests.windows.simulated_user import click, tap, the
from tests.windows.tables import Table

Key = Qt.Key


def leading(hand: str = "AA LX B7 B9 A7 L9 H8 AU BO") -> Match:
    """The person leads, without a meld in the hand."""
    return dealt(hands=(hand, ""), turned="HX", dealer=1)


def waiting(table: Table) -> Scripted:
    """A match whose hints are answered on demand."""
    thinker = Scripted()
    table.seat(leading(), thinker)
    thinker.on_demand = True
    return thinker


def hinted(table: Table) -> list[str]:
    return [str(item.card) for item in table.area.view.scene().items_of_pack if item.hinted]


def helped(table: Table) -> bool:
    return table.game.store.load(table.game.match_id).marks.helped


# Asking and answering


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hint_is_told_and_shown_on_the_card(table: Table, by_key: bool) -> None:
    table.seat(leading())
    scene, area = table.area.view.scene(), table.area
    lying = {item: item.place for item in scene.own_items}
    if by_key:
        table.key(Key.Key_H)
    else:
        click(table.qtbot, area.panel.button(area.table_actions.hint))
    values = evaluate(table.view, seed=table.game.session.seed_of_decision, strength=SLIGHT)
    action = best(values)
    assert isinstance(action, Play)
    assert area.panel.notice_text == hint_sentence(hint_of(table.view, values), table.view)
    assert hinted(table) == [str(action.card)]
    moved = [item for item in scene.own_items if item.place != lying[item]]
    assert [item.card for item in moved] == [action.card]
    assert moved[0].place.y < lying[moved[0]].y


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Right])
def test_the_arrows_begin_at_the_card_that_is_hinted(table: Table, key: Qt.Key) -> None:
    table.seat(leading())
    table.key(Key.Key_H)
    (card,) = hinted(table)
    table.key(key)
    assert [str(item.card) for item in table.area.view.scene().own_items if item.focused] == [card]
    table.key(Key.Key_Return)
    assert [str(played) for _, played in table.view.played][:1] == [card]


def test_it_is_read_aloud(table: Table, announced: list[str]) -> None:
    table.seat(leading())
    table.key(Key.Key_H)
    assert table.area.panel.notice_text in announced


def test_while_it_thinks_it_says_so_and_the_table_can_be_used(table: Table) -> None:
    thinker = waiting(table)
    table.key(Key.Key_H)
    area = table.area
    assert area.hints.is_thinking
    # A hint that takes no time is not announced.
    assert "Working out a hint" not in area.panel.notice_text
    table.qtbot.waitUntil(lambda: "Working out a hint" in area.panel.notice_text)
    assert area.panel.button(area.table_actions.hint).text() == "Stop (H)"
    # No hint was given, so nothing is marked.
    assert not helped(table)
    thinker.answer_weighed()
    assert not area.hints.is_thinking
    assert area.panel.button(area.table_actions.hint).text() == "Hint (H)"
    assert helped(table)


def test_it_is_stopped_by_the_same_key(table: Table) -> None:
    thinker = waiting(table)
    table.key(Key.Key_H)
    table.key(Key.Key_H)
    assert not thinker.weighed[-1].is_awaited
    assert table.area.panel.notice_text == ""
    thinker.answer_weighed()
    assert hinted(table) == []
    assert not helped(table)


def test_it_is_stopped_when_hints_are_switched_off(table: Table) -> None:
    thinker = waiting(table)
    table.key(Key.Key_H)
    table.area.settings.change(quick(hints=False))
    assert not thinker.weighed[-1].is_awaited
    assert table.area.panel.notice_text == ""
    thinker.answer_weighed()
    assert not helped(table)


def test_a_card_that_is_played_meanwhile_ends_it(table: Table) -> None:
    thinker = waiting(table)
    table.key(Key.Key_H)
    table.hand.click("B7")
    assert not thinker.weighed[-1].is_awaited
    thinker.answer_weighed()
    assert hinted(table) == []
    assert not table.area.hints.is_thinking
    assert not helped(table)


def test_what_was_shown_goes_with_the_next_card(table: Table) -> None:
    table.seat(leading())
    table.key(Key.Key_H)
    (code,) = hinted(table)
    table.hand.drag(code, table.hand.middle)
    assert hinted(table) == []
    assert table.area.hints.shown is None
    assert f"0:play {code}" in table.game.actions


def test_what_was_shown_is_written_in_the_words_of_another_pack(table: Table) -> None:
    table.seat(leading())
    table.key(Key.Key_H)
    before = table.area.panel.notice_text
    table.area.settings.change(quick(pack="french"))
    after = table.area.panel.notice_text
    assert after
    assert after != before
    assert hinted(table)
    table.area.settings.change(QUICK)
    assert table.area.panel.notice_text == before


def test_an_action_without_a_card_is_shown_on_its_button(table: Table) -> None:
    # R8.1: the Over of trumps for the Seven.
    table.seat(dealt(hands=("H7 AA LX B7 B9 A8 L9 BU H8", ""), turned="HO", dealer=1))
    area = table.area
    table.key(Key.Key_H)
    assert area.panel.notice_text.startswith("Exchange the Seven: you get the Over of Hearts")
    assert area.panel.button(area.commands["exchange"]).weight == "urgent"
    assert hinted(table) == []
    table.key(Key.Key_X)
    assert area.panel.button(area.commands["exchange"]).weight == ""


def test_an_evaluation_that_fails_is_told(table: Table) -> None:
    thinker = waiting(table)
    table.key(Key.Key_H)
    thinker.weighed[-1].fail("no answer")
    assert "No hint" in table.area.panel.notice_text
    assert not helped(table)
    # The match goes on anyway.
    thinker.on_demand = False
    table.hand.click("B7")
    assert table.phase is not Phase.DECIDE


def test_it_is_asked_too_early_and_comes_at_the_own_turn(table: Table) -> None:
    table.seat(leading())
    table.hand.click("AA")
    assert table.phase is Phase.PAUSE
    assert not table.area.table_actions.hint.isEnabled()
    table.key(Key.Key_H)
    while table.phase is Phase.PAUSE:
        table.game.session.gather()
        settle()
    assert table.phase is Phase.DECIDE
    assert len(hinted(table)) == 1


def test_where_hints_are_off_there_is_no_button_and_no_hint(table: Table) -> None:
    table.seat(leading(), settings=with_preset(QUICK, AssistancePreset.CAFE, KINDS))
    area = table.area
    assert not area.panel.button(area.table_actions.hint).isVisible()
    before = area.panel.geometry().bottom()
    table.key(Key.Key_H)
    assert "turned off" in area.panel.notice_text
    assert not helped(table)
    area.settings.change(QUICK)
    assert area.panel.button(area.table_actions.hint).isVisible()
    assert area.panel.geometry().bottom() == before


def test_the_process_of_the_opponents_thinks_it_out(qtbot: QtBot, table: Table) -> None:
    thinker = Thinker()
    table.seat(leading(), thinker)  # type: ignore[arg-type]
    table.key(Key.Key_H)
    assert table.area.hints.is_thinking
    qtbot.waitUntil(lambda: table.area.hints.shown is not None, timeout=30_000)
    assert len(hinted(table)) == 1
    assert helped(table)


def test_after_a_hand_the_result_stays(table: Table) -> None:
    table.seat(leading())
    session = table.game.session
    while not session.hand_is_over:
        if session.phase is Phase.PAUSE:
            session.gather()
        elif session.phase is Phase.DECIDE:
            session.do(next(each for each in session.view.legal if isinstance(each, Play)))
        settle()
    table.area.dialogs.close()
    before = table.area.panel.notice_text
    table.key(Key.Key_H)
    assert table.area.panel.notice_text == before


# Marking


def test_a_match_with_hints_says_so_in_the_list_on_the_count_and_in_statistics(
    qtbot: QtBot, window: MainWindow
) -> None:
    match_id = keep(window.saving.store, leading())
    assert window.on_table.resume(match_id)
    settle()
    session = window.area.session
    assert session is not None
    tap(qtbot, window.area.view, Key.Key_H)
    stored = window.saving.store.load(match_id)
    assert stored.marks.helped
    assert hints_in(stored.record["hands"][-1]["note"]) == (1,)
    while session.phase is not Phase.HAND_OVER:
        if session.phase is Phase.PAUSE:
            session.gather()
        elif session.phase is Phase.DECIDE:
            session.do(next(each for each in session.view.legal if isinstance(each, Play)))
        settle()
    summary = the(window, HandSummary)
    assert any("hints" in label.text() for label in summary.findChildren(QLabel))
    assert [row.cells[-1] for row in statistics_of(window.saving.store).rows[:2]] == ["1", "1"]
    summary.reject()
    window.dialogs.open_matches()
    (line,) = [line for line in the(window, MatchesDialog).model.lines if line.id == match_id]
    assert line.variant_name == "Tartli, Hungarian (with hints)"


def test_the_mark_lasts_when_the_match_is_taken_up_again(window: MainWindow) -> None:
    match_id = keep(window.saving.store, leading())
    assert window.on_table.resume(match_id)
    settle()
    session = window.area.session
    assert session is not None
    session.note_hint()
    assert window.on_table.resume(keep(window.saving.store, leading()))
    assert window.area.session is not None
    assert not window.area.session.marks.helped
    assert window.on_table.resume(match_id)
    assert window.area.session is not None
    assert window.area.session.marks.helped
