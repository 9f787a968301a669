"""The window: matches begun, left and taken up again; the list; settings; what goes wrong on the disk."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from tartli_desktop import ai
from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Match, Play
from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.lesson.deal import Lesson
from tartli_desktop.session.session import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import SortHand, VariantChoice
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.windows import main_window
from tartli_desktop.windows.about import AboutDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatch, NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.engine.positions import dealt, play
from tests.kill_process import kill
from tests.session.playing import Scripted, quick, settle

from .programs import Program
from .simulated_user import ByKeyboard, ByMouse, Person, answer, button, click, messages, the

Key = Qt.Key


def begin_match(program: Program) -> None:
    """From the welcome to the draw."""
    click(program.qtbot, program.window.area.panel.choices[0])
    click(program.qtbot, the(program.window, NewMatchDialog).deal_button)
    settle()


# Begin


def test_the_first_start_welcomes_with_three_choices(program: Program) -> None:
    program.open()
    assert program.choices == ["Play a match…", "Learn to play", "Settings…"]
    assert program.window.area.panel.choices[0].hasFocus()
    assert "Welcome" in program.window.area.panel.prompt
    for place, kind in ((0, NewMatchDialog), (2, SettingsDialog)):
        click(program.qtbot, program.window.area.panel.choices[place])
        the(program.window, kind).reject()
        settle()
    assert program.window.area.session is None
    click(program.qtbot, program.window.area.panel.choices[1])
    settle()
    assert isinstance(program.window.area.session, Lesson)


def test_from_the_welcome_to_the_first_card_by_mouse(program: Program) -> None:
    program.open()
    begin_match(program)
    session = program.session
    assert session.phase is Phase.OPENING  # R3.1: both cards are seen
    drawn = program.window.area.view.scene().drawn_items
    assert len(drawn) == 2
    assert "The lower card deals first" in program.window.area.panel.prompt
    person = ByMouse(program.qtbot, program.window.area)
    while not session.view.played or session.view.played[-1][0] == 1:
        person.step()
    record = session.record()
    program.close()
    assert program.stored() == [record]


def test_a_match_is_saved_before_its_first_card(program: Program) -> None:
    program.open()
    begin_match(program)
    program.close()
    (record,) = program.stored()
    assert record["hands"] == []
    assert record["players"] == ["You", "Kata"]
    program.open()
    assert program.session.phase in (Phase.CUT, Phase.PLAY)


def agree_on_match(program: Program) -> None:
    """From any table to the draw."""
    program.window.open_new_match()
    click(program.qtbot, the(program.window, NewMatchDialog).deal_button)
    settle()


def test_a_match_is_listed_when_its_first_cards_are_dealt(program: Program) -> None:
    program.open()
    agree_on_match(program)
    # A program that is killed now finds it again, and yet it is none of the player's matches so far.
    assert len(program.stored()) == 1
    program.window.open_matches()
    assert the(program.window, MatchesDialog).table.model().rowCount() == 0
    the(program.window, MatchesDialog).close()
    settle()
    person = ByMouse(program.qtbot, program.window.area)
    while not program.session.hands_played:
        person.step()
    settle()
    program.window.open_matches()
    assert the(program.window, MatchesDialog).table.model().rowCount() == 1


@pytest.mark.parametrize("instead", ["another", "an older one", "the lesson"])
def test_a_match_left_before_its_first_deal_is_not_kept(program: Program, instead: str) -> None:
    older = program.keep(mid_trick()) if instead == "an older one" else None
    program.open()
    agree_on_match(program)
    left = program.window.on_table.match_id
    assert left is not None
    if instead == "another":
        agree_on_match(program)
    elif older is not None:
        assert program.window.resume(older)
    else:
        program.window.begin_lesson()
    settle()
    assert [row.id for row in program.window.saving.store.list()] == [program.window.on_table.match_id]
    assert program.window.on_table.match_id != left


def test_a_match_left_after_its_first_deal_is_kept(program: Program) -> None:
    program.open()
    agree_on_match(program)
    person = ByMouse(program.qtbot, program.window.area)
    while not program.session.hands_played:
        person.step()
    program.window.begin_lesson()
    settle()
    assert len(program.window.saving.store.list()) == 2


# Leave and come back


def same_table(program: Program) -> tuple[object, ...]:
    """What a person sees of the match."""
    area = program.window.area
    scene = area.view.scene()
    return (
        program.session.view,
        program.session.phase,
        program.session.record(),
        scene.own_cards,
        [item.card for item in scene.trick_items],
        [note.text for note in scene.notes],
        area.panel.prompt,
        [each.isEnabled() for each in (area.declare_action, area.bela_action, area.out_action)],
    )


def mid_trick() -> Match:
    match = dealt(hands=("AAK LAX HK9 B87", "LKOU"), turned="HO", dealer=0)
    play(match, "1:declare LK3 1:play LK")
    return match


def full_trick() -> Match:
    match = mid_trick()
    play(match, "0:play LA")
    return match


def hand_over() -> Match:
    match = full_trick()
    play(match, "1:out")
    return match


@pytest.mark.parametrize("moment", [mid_trick, full_trick, hand_over])
def test_the_table_is_the_same_again(program: Program, moment: Callable[[], Match]) -> None:
    program.keep(moment())
    program.open()
    before = same_table(program)
    program.close()
    program.open()
    assert same_table(program) == before


def test_closed_in_the_middle_of_a_trick_that_was_played(program: Program) -> None:
    program.open()
    begin_match(program)
    person = ByMouse(program.qtbot, program.window.area)
    while not (len(program.session.view.played) > 12 and person.session.phase is Phase.PLAY):
        person.step()
        settle()
    before = same_table(program)
    program.close()
    program.open()
    assert same_table(program) == before
    person = ByMouse(program.qtbot, program.window.area)
    played = len(program.session.view.played)
    while program.session.phase is not Phase.HAND_OVER and len(program.session.view.played) < played + 4:
        person.step()


def test_own_order_is_there_again(program: Program) -> None:
    program.set(sort_hand=SortHand.BY_HAND)
    program.keep(mid_trick())
    program.open()
    person = Person(program.qtbot, program.window.area)
    first = program.window.area.view.scene().own_cards
    person.hand.move_to_place(first[0], 6)
    person.hand.move_to_place(first[3], 0)
    moved = program.window.area.view.scene().own_cards
    assert moved != first
    program.close()
    program.open()
    assert program.window.area.view.scene().own_cards == moved


def test_the_match_that_was_played_last_is_on_the_table(program: Program) -> None:
    program.keep(full_trick())
    program.keep(mid_trick())
    program.open()
    assert program.session.record() == mid_trick().to_record()


def test_a_match_that_breaks_a_rule_is_kept_as_it_is(program: Program) -> None:
    match_id = program.keep(mid_trick())
    with MatchStore.open(program.places.database).store as store:
        assert store.claim(match_id)
        store.add_action(match_id, "1:play HO")
    program.open()
    assert program.window.area.session is None
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "breaks a rule in hand 1" in messages(program.window)[0]
    program.close()
    assert program.stored()[0]["hands"][0]["actions"][-1] == "1:play HO"  # type: ignore[index]


# The list of matches


def listed(program: Program) -> MatchesDialog:
    program.qtbot.keyClick(program.window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    return the(program.window, MatchesDialog)


def test_another_match_is_resumed_from_the_list(program: Program) -> None:
    first = program.keep(mid_trick())
    program.keep(full_trick())
    program.open()
    dialog = listed(program)
    assert dialog.table.model().rowCount() == 2
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(program.qtbot, dialog.resume_button)
    settle()
    assert program.session.record() == mid_trick().to_record()
    assert program.window.saving.journal is not None
    assert program.window.saving.journal.match_id == first
    # The other one is free again, and this one is not.
    with MatchStore.open(program.places.database).store as other:
        assert other.claim(2)
        assert not other.claim(1)


def test_the_match_on_the_table_stays_when_it_is_picked(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    session = program.session
    click(program.qtbot, listed(program).resume_button)
    settle()
    assert program.session is session


def rename(program: Program, dialog: MatchesDialog, title: str) -> None:
    click(program.qtbot, dialog.rename_button)
    line = dialog.table.viewport().findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    program.qtbot.keyClick(line, Key.Key_Delete)
    program.qtbot.keyClicks(line, title)
    program.qtbot.keyClick(line, Key.Key_Return)
    settle()


def test_a_match_is_renamed(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    dialog = listed(program)
    rename(program, dialog, "Revenge")
    assert dialog.isVisible()
    assert dialog.table.model().index(0, 0).data() == "Revenge"
    dialog.reject()
    with MatchStore.open(program.places.database).store as store:
        assert store.list()[0].head.title == "Revenge"


def test_the_window_is_called_what_the_match_on_the_table_is(program: Program) -> None:
    program.keep(mid_trick())
    program.keep(full_trick())
    window = program.open()
    assert window.windowTitle() == "A – B – Tartli"
    dialog = listed(program)
    rename(program, dialog, "Revenge")
    assert window.windowTitle() == "Revenge – Tartli"
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    rename(program, dialog, "Sunday")
    assert window.windowTitle() == "Revenge – Tartli"
    dialog.reject()
    program.close()
    window = program.open()
    assert window.windowTitle() == "Revenge – Tartli"
    dialog = listed(program)
    rename(program, dialog, "")
    assert window.windowTitle() == "A – B – Tartli"
    dialog.reject()


def test_a_match_is_deleted_when_the_program_ends(program: Program) -> None:
    program.keep(mid_trick())
    program.keep(full_trick())
    program.open()
    dialog = listed(program)
    program.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(program.qtbot, dialog.delete_button)
    assert dialog.table.model().rowCount() == 1
    assert program.session.record() == full_trick().to_record()
    dialog.reject()
    assert len(program.stored()) == 2
    program.close()
    assert program.stored() == [full_trick().to_record()]


def test_a_new_match_leaves_the_old_one_in_the_list(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    program.qtbot.keyClick(program.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    click(program.qtbot, the(program.window, NewMatchDialog).deal_button)
    settle()
    assert program.session.phase is Phase.OPENING
    program.close()
    assert program.stored()[1] == mid_trick().to_record()


# Settings


def test_settings_change_a_running_match_live_and_are_in_the_file(program: Program) -> None:
    program.keep(mid_trick())
    program.open()
    before = program.session.view
    program.qtbot.keyClick(program.window, Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = the(program.window, SettingsDialog)
    control = dialog.fields["alternate_colours"].control
    program.qtbot.keyClick(control, Key.Key_Space)
    assert program.window.area.view.scene().alternate_colours
    program.qtbot.keyClick(dialog.fields["show_counts"].control, Key.Key_Space)
    saved = settings_file.load(program.places.settings_file).settings
    assert saved.alternate_colours
    assert not saved.show_counts
    click(program.qtbot, dialog.close_button)
    assert program.session.view == before
    assert program.session.phase is Phase.PLAY
    program.close()
    program.open()
    assert program.window.area.view.scene().alternate_colours


def test_what_was_agreed_is_offered_again(program: Program) -> None:
    program.open()
    click(program.qtbot, program.window.area.panel.choices[0])
    dialog = the(program.window, NewMatchDialog)
    click(program.qtbot, dialog.panels[VariantChoice.AUSTRIAN])
    click(program.qtbot, dialog.deal_button)
    settle()
    assert program.session.view.variant.name == "austrian"
    assert settings_file.load(program.places.settings_file).settings.variant is VariantChoice.AUSTRIAN


def test_the_window_is_where_it_was(program: Program) -> None:
    program.open().resize(780, 690)
    settle()
    program.close()
    assert settings_file.load(program.places.settings_file).settings.window_geometry
    window = MainWindow(
        program.places,
        settings_file.load(program.places.settings_file).settings,
        MatchStore.open(program.places.database).store,
    )
    assert window.height() == 690
    window.close()
    window.deleteLater()


def test_the_help_tells_the_rules_of_the_match(program: Program) -> None:
    program.set(variant=VariantChoice.AUSTRIAN)
    program.open()
    program.window.open_how_to_play()
    assert "Terz" in the(program.window, HowToPlay).page.toPlainText()


def test_one_key_opens_the_list_of_keys(program: Program) -> None:
    program.open()
    begin_match(program)
    ByKeyboard(program.qtbot, program.window.area).key(Key.Key_Question)
    dialog = the(program.window, HowToPlay)
    assert dialog.headings.currentItem().text() == "Mouse and keys"
    assert dialog.page.current is not None
    assert dialog.page.current.text == "Mouse and keys"


def test_the_list_of_keys_says_what_commands_do_and_not_why_they_cannot_be_done_now(program: Program) -> None:
    program.open()
    begin_match(program)
    take_back = program.window.area.take_back_action
    assert not take_back.isEnabled()
    assert "nothing to undo" in take_back.toolTip()
    program.window.open_key_list()
    rows = [stop.text for stop in the(program.window, HowToPlay).page.stops]
    assert any("Ctrl+Z" in row and "Undo your last decision (practice)" in row for row in rows)
    assert not any("nothing to undo" in row for row in rows)


def test_at_first_the_window_is_no_larger_than_the_screen(program: Program) -> None:
    window = MainWindow(program.places, quick(), MatchStore.in_memory())
    program.window = window
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() < room.height()


def test_what_must_be_told_waits_until_the_window_is_there(program: Program) -> None:
    window = MainWindow(program.places, quick(), MatchStore.open(program.places.database).store)
    program.window = window
    window.tell("Tartli", "First.")
    window.tell("Tartli", "Second.")
    settle()
    assert messages(window) == []
    window.show()
    program.qtbot.waitUntil(lambda: messages(window) == ["First."])
    handle = window.windowHandle()
    assert handle is not None
    assert handle.isExposed()
    click(program.qtbot, button(the(window, QMessageBox), "OK"))
    program.qtbot.waitUntil(lambda: messages(window) == ["Second."])


def test_help(program: Program) -> None:
    program.open()
    program.qtbot.keyClick(program.window, Key.Key_F1)
    help_page = the(program.window, HowToPlay)
    actions = [action for action in program.window.findChildren(QAction) if not action.shortcut().isEmpty()]
    assert len(actions) > 10
    for action in actions:
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert f"\n{key}\n{action.toolTip().rstrip(' …')}\n" in help_page.page.toPlainText()
    help_page.close()
    program.window.open_about()
    about = the(program.window, AboutDialog)
    about.close()


# What goes wrong on the disk


class Full:
    """A disk that is full while it is told so."""

    def __init__(self, store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        for name in ("add_action", "add_hand", "set_result"):
            monkeypatch.setattr(store, name, self._guarded(getattr(store, name)))

    def _guarded(self, write: Callable[..., object]) -> Callable[..., object]:
        def guarded(*args: object, **options: object) -> object:
            if self.full:
                raise NotSaved(Path("/full/matches.sqlite3"), Trouble.DISK_FULL)
            return write(*args, **options)

        return guarded


@pytest.fixture
def full(program: Program, monkeypatch: pytest.MonkeyPatch) -> Full:
    program.keep(mid_trick())
    store = MatchStore.open(program.places.database).store
    disk = Full(store, monkeypatch)
    program.open(store)
    return disk


def play_unsaved(program: Program, full: Full) -> None:
    """Play a card that cannot be saved, and answer the message about it."""
    full.full = True
    Person(program.qtbot, program.window.area).hand.click("LA")
    settle()
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    answer(program.qtbot, program.window, "OK")
    settle()


def test_what_cannot_be_saved_is_told_once_and_saved_later(program: Program, full: Full) -> None:
    full.full = True
    person = Person(program.qtbot, program.window.area)
    person.hand.click("LA")
    settle()
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "Free up some space" in messages(program.window)[0]
    assert program.window.statusBar().isVisible()
    assert "Not saved" in program.window.statusBar().currentMessage()
    answer(program.qtbot, program.window, "OK")
    program.session.gather()
    settle()
    assert messages(program.window) == []
    full.full = False
    person.hand.click(program.window.area.view.scene().own_cards[0])
    settle()
    assert not program.window.statusBar().isVisible()
    record = program.session.record()
    program.close()
    assert program.stored() == [record]


def test_what_could_not_be_saved_is_saved_when_the_window_closes(program: Program, full: Full) -> None:
    play_unsaved(program, full)
    full.full = False
    record = program.session.record()
    program.close()
    assert program.stored() == [record]


def test_closing_asks_before_anything_is_lost(program: Program, full: Full) -> None:
    play_unsaved(program, full)
    assert not program.window.close()
    assert "it is lost" in messages(program.window)[0]
    answer(program.qtbot, program.window, "Stay")
    settle()
    assert program.window.isVisible()
    assert program.session.view.trick
    assert not program.window.close()
    answer(program.qtbot, program.window, "Quit without saving")
    settle()
    assert not program.window.isVisible()
    # What had been saved before is as it was.
    assert program.stored() == [mid_trick().to_record()]


def test_a_match_that_cannot_be_created_is_played_without_saving(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MatchStore.open(program.places.database).store

    def refuse(*args: object, **options: object) -> int:
        raise NotSaved(program.places.database, Trouble.READ_ONLY)

    monkeypatch.setattr(store, "create", refuse)
    program.open(store)
    begin_match(program)
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "cannot be saved" in messages(program.window)[0]
    answer(program.qtbot, program.window, "OK")
    person = ByMouse(program.qtbot, program.window.area)
    for _ in range(4):
        person.step()
    assert program.session.view.trick_number
    played = program.session.record()
    program.close()
    # There is room again when it is left.
    assert program.stored() == [played]


def test_another_match_does_not_begin_before_the_last_is_saved_or_given_up(
    program: Program, full: Full
) -> None:
    play_unsaved(program, full)
    session = program.session
    program.window.resume(2)
    assert "it is lost" in messages(program.window)[0]
    answer(program.qtbot, program.window, "Stay")
    assert program.session is session
    full.full = False


def test_settings_that_cannot_be_saved_are_told_once(program: Program) -> None:
    program.open()
    target = program.places.settings_file
    target.unlink()
    target.mkdir()
    for counts in (False, True):
        program.window.change_settings(quick(match_target=1, show_counts=counts))
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert str(target) in messages(program.window)[0]
    answer(program.qtbot, program.window, "OK")
    settle()
    assert messages(program.window) == []
    target.rmdir()
    program.window.change_settings(quick(match_target=1, speed=2.0))
    assert settings_file.load(target).settings.speed == 2.0


def test_messages_are_told_one_after_the_other(program: Program) -> None:
    program.open()
    for text in ("first", "second", "third"):
        program.window.tell("Tartli", text)
    for text in ("first", "second", "third"):
        program.qtbot.waitUntil(lambda text=text: messages(program.window) == [text])
        answer(program.qtbot, program.window, "OK")
        settle()
    assert messages(program.window) == []


# Whole matches


def sensible(scripted: list[Scripted]) -> None:
    """Let the opponents of this window play as beginners do."""
    thinker = scripted[-1]
    thinker.chooses = lambda view: ai.choose(view, "beginner")
    thinker.interjects = lambda view: ai.interject(view, "beginner")


def play_to_the_end(program: Program, person: ByMouse | ByKeyboard) -> None:
    for _ in range(900):
        if person.step() is Phase.MATCH_OVER:
            break
        settle()
    assert program.session.winner is not None
    summary = the(program.window, HandSummary)
    assert not person.can_claim
    summary.reject()
    record = program.session.record()
    assert Match.from_record(record).winner == program.session.winner
    program.close()
    assert program.stored() == [record]
    with MatchStore.open(program.places.database).store as store:
        assert store.list()[0].finished


def test_a_whole_match_by_mouse(program: Program, scripted: list[Scripted]) -> None:
    program.open()
    sensible(scripted)
    begin_match(program)
    person = ByMouse(program.qtbot, program.window.area)
    play_to_the_end(program, person)
    assert {"OPENING", "PLAY", "GATHER", "HAND_OVER", "MATCH_OVER"} <= {*person.done}


def test_a_whole_match_by_keyboard_alone(program: Program, scripted: list[Scripted]) -> None:
    program.open()
    sensible(scripted)
    person = ByKeyboard(program.qtbot, program.window.area)
    person.types = True
    person.key(Key.Key_Return)
    the(program.window, NewMatchDialog)
    person.key(Key.Key_Return)
    settle()
    play_to_the_end(program, person)
    assert {"OPENING", "PLAY", "GATHER", "HAND_OVER", "MATCH_OVER"} <= {*person.done}


def test_what_can_be_asked_by_keys_alone(program: Program) -> None:
    program.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    area = program.open().area
    person = ByKeyboard(program.qtbot, area)
    area.view.setFocus()
    person.key(Key.Key_T)
    assert area.panel.notice_text.startswith(
        "Trumps are Hearts. Trick 1 of 16. The Over of Hearts lies face up."
    )
    told = area.panel.notice_text
    person.key(Key.Key_S)
    assert area.slate.hasFocus()
    person.key(Key.Key_S)
    assert area.view.hasFocus()
    person.key(Key.Key_L)
    assert area.panel.notice_text == told
    person.key(Key.Key_F1)
    the(program.window, HowToPlay)
    person.key(Key.Key_Escape)
    person.key(Key.Key_M)
    the(program.window, MeldDialog)
    person.key(Key.Key_Escape)
    settle()
    person.key(Key.Key_Home)
    assert area.view.pointed_item is area.view.scene().own_items[0]
    program.close()


def test_the_turned_card_is_chosen_by_keyboard_alone(
    program: Program, scripted: list[Scripted]
) -> None:  # R3.4
    program.keep(Match.new(AUSTRIAN, first_dealer=1))
    program.open()
    person = ByKeyboard(program.qtbot, program.window.area)
    assert person.step() is Phase.CUT
    assert person.step() is Phase.CHOOSE
    settle()
    assert program.session.phase is Phase.PLAY
    assert person.step() is Phase.PLAY


# What once went wrong


def test_own_order_with_a_drawn_card_is_kept(program: Program) -> None:
    program.set(sort_hand=SortHand.BY_HAND)
    program.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1, talon="AX HA"))
    program.open()
    person = Person(program.qtbot, program.window.area)
    person.hand.move_to_place(program.window.area.view.scene().own_cards[0], 6)
    person.hand.click("B7")
    settle()
    program.session.gather()
    settle()
    kept = program.window.area.view.scene().own_cards
    program.close()
    program.open()
    assert program.window.area.view.scene().own_cards == kept


def test_a_match_that_breaks_a_rule_is_left_to_others(program: Program) -> None:
    match_id = program.keep(mid_trick())
    with MatchStore.open(program.places.database).store as store:
        assert store.claim(match_id)
        store.add_action(match_id, "1:play HO")
    program.open()
    with MatchStore.open(program.places.database).store as other:
        assert other.claim(match_id)


def test_a_match_won_as_the_program_was_killed_is_finished_at_the_next_start(program: Program) -> None:
    match = dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    program.keep(match)
    program.open()
    assert program.session.phase is Phase.MATCH_OVER
    program.close()
    with MatchStore.open(program.places.database).store as store:
        assert store.list()[0].finished


def entry(program: Program, words: str) -> QAction:
    """The menu's entry with these words."""
    return next(
        each for each in program.window.findChildren(QAction) if words in each.text().replace("&", "")
    )


def test_the_slate_is_saved_as_a_picture(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.keep(mid_trick())
    program.open()
    chosen = tmp_path / "our slate"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    entry(program, "Save the slate").trigger()
    assert QImage(str(chosen.with_suffix(".png"))).width() == 3 * program.window.area.slate.width()
    assert program.window.area.panel.notice_text == f"Slate saved as {chosen.with_suffix('.png')}."


def test_a_slate_that_cannot_be_saved_is_told(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.keep(mid_trick())
    program.open()
    chosen = tmp_path / "no such folder" / "slate.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    entry(program, "Save the slate").trigger()
    settle()
    assert any(str(chosen) in text for text in messages(program.window))


# The opponent's own process


@pytest.fixture
def pondered(
    qtbot: QtBot, tmp_path: Path, seeded: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Program, Path]]:
    """A window with the process of the program, whose opponent thinks as long as it is let in a folder."""
    folder = tmp_path / "thoughts"
    folder.mkdir()
    monkeypatch.setattr(main_window, "Thinker", partial(Thinker, opponents="tests.thinking.antics"))
    program = Program(qtbot, tmp_path / "tartli")
    program.open().begin_match(NewMatch(HUNGARIAN, f"ponder {folder}", "Kata", "You", quick()))
    program.session.go_on()
    if program.session.phase is Phase.CUT:
        program.session.cut(11)
    if program.session.phase is Phase.PLAY:
        program.session.do(next(action for action in program.session.view.legal if isinstance(action, Play)))
    yield program, folder
    if hasattr(program, "window"):
        program.close()


def thinking(program: Program, folder: Path) -> int:
    """The process that thinks, as soon as it does."""
    program.qtbot.waitUntil((folder / "pid").exists, timeout=20_000)
    process = int((folder / "pid").read_text())
    (folder / "pid").unlink()
    return process


def test_an_opponent_that_is_killed_thinks_again_and_decides_the_same(pondered: tuple[Program, Path]) -> None:
    program, folder = pondered
    (hand,) = program.stored()[0]["hands"]
    done, view = hand["actions"], Match.from_record(program.session.record()).view(1)
    panel = program.window.area.panel
    kill(thinking(program, folder))
    thinking(program, folder)
    assert "had to think again" in panel.notice_text
    before = len(program.session.view.events)
    (folder / "go").touch()
    program.qtbot.waitUntil(lambda: len(program.session.view.events) > before, timeout=20_000)
    (hand,) = program.stored()[0]["hands"]
    assert hand["actions"][: len(done) + 1] == [*done, f"1:{ai.choose(view, 'heuristic')}"]
    assert "had to think again" in panel.notice_text


def test_the_window_closes_at_once_while_the_opponent_thinks(pondered: tuple[Program, Path]) -> None:
    program, folder = pondered
    thinking(program, folder)
    begun = time.monotonic()
    program.close()
    assert time.monotonic() - begun < 1
    assert multiprocessing.active_children() == []
