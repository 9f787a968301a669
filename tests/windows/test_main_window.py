"""The window: matches begun, left and taken up again; the list; settings; what goes wrong on the disk."""

from __future__ import annotations

import multiprocessing
import random
import secrets
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
from tartli_desktop.files.user_paths import Places
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.lesson.deal import Lesson
from tartli_desktop.session.session import Phase, Session
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
from tests.session.playing import Scripted, keep, quick, settle

from .simulated_user import ByKeyboard, ByMouse, Person, answer, button, click, messages, the

Key = Qt.Key


class Café:
    """The program as a person starts and leaves it, again and again, with the same folder."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.places = Places.under(folder)
        self.window: MainWindow
        settings_file.save(self.places.settings_file, quick(match_target=1))

    def set(self, **changes: object) -> None:
        settings_file.save(self.places.settings_file, quick(match_target=1, **changes))

    def keep(self, match: Match) -> int:
        """Save a match as if it had been played before."""
        with MatchStore.open(self.places.database).store as store:
            return keep(store, match)

    def stored(self) -> list[dict[str, object]]:
        """The records of all matches on the disk, the one that was written last first."""
        with MatchStore.open(self.places.database).store as store:
            return [store.load(row.id).record for row in store.list()]

    def open(self, store: MatchStore | None = None) -> MainWindow:
        settings = settings_file.load(self.places.settings_file).settings
        self.window = MainWindow(self.places, settings, store or MatchStore.open(self.places.database).store)
        self.window.area.unseen_for = 0
        self.window.resize(1280, 800)
        with self.qtbot.waitActive(self.window):
            self.window.show()
        self.window.begin()
        settle()
        return self.window

    def close(self) -> None:
        assert self.window.close()
        self.window.deleteLater()
        del self.window
        settle()

    @property
    def session(self) -> Session:
        session = self.window.area.session
        assert session is not None
        return session

    @property
    def choices(self) -> list[str]:
        return [each.text() for each in self.window.area.panel.choices]


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    """Opponents that play their first card at once; the list can be used to script those to come."""
    made: list[Scripted] = []

    def thinker(parent: object = None) -> Scripted:
        made.append(Scripted())
        return made[-1]

    monkeypatch.setattr(main_window, "Thinker", thinker)
    return made


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's randomness, the same each time."""
    chance = random.Random(1898)
    for place in (random, secrets):
        monkeypatch.setattr(place, "SystemRandom", lambda: chance)


@pytest.fixture
def cafe(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted], seeded: None) -> Iterator[Café]:
    at = Café(qtbot, tmp_path / "tartli")
    yield at
    if hasattr(at, "window"):
        at.close()


def begin_match(cafe: Café) -> None:
    """From the welcome to the draw."""
    click(cafe.qtbot, cafe.window.area.panel.choices[0])
    click(cafe.qtbot, the(cafe.window, NewMatchDialog).deal_button)
    settle()


# Begin


def test_the_first_start_welcomes_with_three_choices(cafe: Café) -> None:
    cafe.open()
    assert cafe.choices == ["Play a match…", "Learn to play", "Settings…"]
    assert cafe.window.area.panel.choices[0].hasFocus()
    assert "Welcome" in cafe.window.area.panel.prompt
    for place, kind in ((0, NewMatchDialog), (2, SettingsDialog)):
        click(cafe.qtbot, cafe.window.area.panel.choices[place])
        the(cafe.window, kind).reject()
        settle()
    assert cafe.window.area.session is None
    click(cafe.qtbot, cafe.window.area.panel.choices[1])
    settle()
    assert isinstance(cafe.window.area.session, Lesson)


def test_from_the_welcome_to_the_first_card_by_mouse(cafe: Café) -> None:
    cafe.open()
    begin_match(cafe)
    session = cafe.session
    assert session.phase is Phase.OPENING  # R3.1: both cards are seen
    drawn = cafe.window.area.view.scene().drawn_items
    assert len(drawn) == 2
    assert "The lower card deals first" in cafe.window.area.panel.prompt
    person = ByMouse(cafe.qtbot, cafe.window.area)
    while not session.view.played or session.view.played[-1][0] == 1:
        person.step()
    record = session.record()
    cafe.close()
    assert cafe.stored() == [record]


def test_a_match_is_saved_before_its_first_card(cafe: Café) -> None:
    cafe.open()
    begin_match(cafe)
    cafe.close()
    (record,) = cafe.stored()
    assert record["hands"] == []
    assert record["players"] == ["You", "Kata"]
    cafe.open()
    assert cafe.session.phase in (Phase.CUT, Phase.PLAY)


def agree_on_match(cafe: Café) -> None:
    """From any table to the draw."""
    cafe.window.open_new_match()
    click(cafe.qtbot, the(cafe.window, NewMatchDialog).deal_button)
    settle()


def test_a_match_is_listed_when_its_first_cards_are_dealt(cafe: Café) -> None:
    cafe.open()
    agree_on_match(cafe)
    # A program that is killed now finds it again, and yet it is none of the player's matches so far.
    assert len(cafe.stored()) == 1
    cafe.window.open_matches()
    assert the(cafe.window, MatchesDialog).table.model().rowCount() == 0
    the(cafe.window, MatchesDialog).close()
    settle()
    person = ByMouse(cafe.qtbot, cafe.window.area)
    while not cafe.session.hands_played:
        person.step()
    settle()
    cafe.window.open_matches()
    assert the(cafe.window, MatchesDialog).table.model().rowCount() == 1


@pytest.mark.parametrize("instead", ["another", "an older one", "the lesson"])
def test_a_match_left_before_its_first_deal_is_not_kept(cafe: Café, instead: str) -> None:
    older = cafe.keep(mid_trick()) if instead == "an older one" else None
    cafe.open()
    agree_on_match(cafe)
    left = cafe.window.on_table.match_id
    assert left is not None
    if instead == "another":
        agree_on_match(cafe)
    elif older is not None:
        assert cafe.window.resume(older)
    else:
        cafe.window.begin_lesson()
    settle()
    assert [row.id for row in cafe.window.saving.store.list()] == [cafe.window.on_table.match_id]
    assert cafe.window.on_table.match_id != left


def test_a_match_left_after_its_first_deal_is_kept(cafe: Café) -> None:
    cafe.open()
    agree_on_match(cafe)
    person = ByMouse(cafe.qtbot, cafe.window.area)
    while not cafe.session.hands_played:
        person.step()
    cafe.window.begin_lesson()
    settle()
    assert len(cafe.window.saving.store.list()) == 2


# Leave and come back


def same_table(cafe: Café) -> tuple[object, ...]:
    """What a person sees of the match."""
    area = cafe.window.area
    scene = area.view.scene()
    return (
        cafe.session.view,
        cafe.session.phase,
        cafe.session.record(),
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
def test_the_table_is_the_same_again(cafe: Café, moment: Callable[[], Match]) -> None:
    cafe.keep(moment())
    cafe.open()
    before = same_table(cafe)
    cafe.close()
    cafe.open()
    assert same_table(cafe) == before


def test_closed_in_the_middle_of_a_trick_that_was_played(cafe: Café) -> None:
    cafe.open()
    begin_match(cafe)
    person = ByMouse(cafe.qtbot, cafe.window.area)
    while not (len(cafe.session.view.played) > 12 and person.session.phase is Phase.PLAY):
        person.step()
        settle()
    before = same_table(cafe)
    cafe.close()
    cafe.open()
    assert same_table(cafe) == before
    person = ByMouse(cafe.qtbot, cafe.window.area)
    played = len(cafe.session.view.played)
    while cafe.session.phase is not Phase.HAND_OVER and len(cafe.session.view.played) < played + 4:
        person.step()


def test_own_order_is_there_again(cafe: Café) -> None:
    cafe.set(sort_hand=SortHand.BY_HAND)
    cafe.keep(mid_trick())
    cafe.open()
    person = Person(cafe.qtbot, cafe.window.area)
    first = cafe.window.area.view.scene().own_cards
    person.hand.move_to_place(first[0], 6)
    person.hand.move_to_place(first[3], 0)
    moved = cafe.window.area.view.scene().own_cards
    assert moved != first
    cafe.close()
    cafe.open()
    assert cafe.window.area.view.scene().own_cards == moved


def test_the_match_that_was_played_last_is_on_the_table(cafe: Café) -> None:
    cafe.keep(full_trick())
    cafe.keep(mid_trick())
    cafe.open()
    assert cafe.session.record() == mid_trick().to_record()


def test_a_match_that_breaks_a_rule_is_kept_as_it_is(cafe: Café) -> None:
    match_id = cafe.keep(mid_trick())
    with MatchStore.open(cafe.places.database).store as store:
        assert store.claim(match_id)
        store.add_action(match_id, "1:play HO")
    cafe.open()
    assert cafe.window.area.session is None
    cafe.qtbot.waitUntil(lambda: len(messages(cafe.window)) == 1)
    assert "breaks a rule in hand 1" in messages(cafe.window)[0]
    cafe.close()
    assert cafe.stored()[0]["hands"][0]["actions"][-1] == "1:play HO"  # type: ignore[index]


# The list of matches


def listed(cafe: Café) -> MatchesDialog:
    cafe.qtbot.keyClick(cafe.window, Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    return the(cafe.window, MatchesDialog)


def test_another_match_is_resumed_from_the_list(cafe: Café) -> None:
    first = cafe.keep(mid_trick())
    cafe.keep(full_trick())
    cafe.open()
    dialog = listed(cafe)
    assert dialog.table.model().rowCount() == 2
    cafe.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(cafe.qtbot, dialog.resume_button)
    settle()
    assert cafe.session.record() == mid_trick().to_record()
    assert cafe.window.saving.journal is not None
    assert cafe.window.saving.journal.match_id == first
    # The other one is free again, and this one is not.
    with MatchStore.open(cafe.places.database).store as other:
        assert other.claim(2)
        assert not other.claim(1)


def test_the_match_on_the_table_stays_when_it_is_picked(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    session = cafe.session
    click(cafe.qtbot, listed(cafe).resume_button)
    settle()
    assert cafe.session is session


def rename(cafe: Café, dialog: MatchesDialog, title: str) -> None:
    click(cafe.qtbot, dialog.rename_button)
    line = dialog.table.viewport().findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    cafe.qtbot.keyClick(line, Key.Key_Delete)
    cafe.qtbot.keyClicks(line, title)
    cafe.qtbot.keyClick(line, Key.Key_Return)
    settle()


def test_a_match_is_renamed(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    dialog = listed(cafe)
    rename(cafe, dialog, "Revenge")
    assert dialog.isVisible()
    assert dialog.table.model().index(0, 0).data() == "Revenge"
    dialog.reject()
    with MatchStore.open(cafe.places.database).store as store:
        assert store.list()[0].head.title == "Revenge"


def test_the_window_is_called_what_the_match_on_the_table_is(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.keep(full_trick())
    window = cafe.open()
    assert window.windowTitle() == "A – B – Tartli"
    dialog = listed(cafe)
    rename(cafe, dialog, "Revenge")
    assert window.windowTitle() == "Revenge – Tartli"
    cafe.qtbot.keyClick(dialog.table, Key.Key_Down)
    rename(cafe, dialog, "Sunday")
    assert window.windowTitle() == "Revenge – Tartli"
    dialog.reject()
    cafe.close()
    window = cafe.open()
    assert window.windowTitle() == "Revenge – Tartli"
    dialog = listed(cafe)
    rename(cafe, dialog, "")
    assert window.windowTitle() == "A – B – Tartli"
    dialog.reject()


def test_a_match_is_deleted_when_the_program_ends(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.keep(full_trick())
    cafe.open()
    dialog = listed(cafe)
    cafe.qtbot.keyClick(dialog.table, Key.Key_Down)
    click(cafe.qtbot, dialog.delete_button)
    assert dialog.table.model().rowCount() == 1
    assert cafe.session.record() == full_trick().to_record()
    dialog.reject()
    assert len(cafe.stored()) == 2
    cafe.close()
    assert cafe.stored() == [full_trick().to_record()]


def test_a_new_match_leaves_the_old_one_in_the_list(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    cafe.qtbot.keyClick(cafe.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    click(cafe.qtbot, the(cafe.window, NewMatchDialog).deal_button)
    settle()
    assert cafe.session.phase is Phase.OPENING
    cafe.close()
    assert cafe.stored()[1] == mid_trick().to_record()


# Settings


def test_settings_change_a_running_match_live_and_are_in_the_file(cafe: Café) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    before = cafe.session.view
    cafe.qtbot.keyClick(cafe.window, Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = the(cafe.window, SettingsDialog)
    control = dialog.fields["alternate_colours"].control
    cafe.qtbot.keyClick(control, Key.Key_Space)
    assert cafe.window.area.view.scene().alternate_colours
    cafe.qtbot.keyClick(dialog.fields["show_counts"].control, Key.Key_Space)
    saved = settings_file.load(cafe.places.settings_file).settings
    assert saved.alternate_colours
    assert not saved.show_counts
    click(cafe.qtbot, dialog.close_button)
    assert cafe.session.view == before
    assert cafe.session.phase is Phase.PLAY
    cafe.close()
    cafe.open()
    assert cafe.window.area.view.scene().alternate_colours


def test_what_was_agreed_is_offered_again(cafe: Café) -> None:
    cafe.open()
    click(cafe.qtbot, cafe.window.area.panel.choices[0])
    dialog = the(cafe.window, NewMatchDialog)
    click(cafe.qtbot, dialog.panels[VariantChoice.AUSTRIAN])
    click(cafe.qtbot, dialog.deal_button)
    settle()
    assert cafe.session.view.variant.name == "austrian"
    assert settings_file.load(cafe.places.settings_file).settings.variant is VariantChoice.AUSTRIAN


def test_the_window_is_where_it_was(cafe: Café) -> None:
    cafe.open().resize(780, 690)
    settle()
    cafe.close()
    assert settings_file.load(cafe.places.settings_file).settings.window_geometry
    window = MainWindow(
        cafe.places,
        settings_file.load(cafe.places.settings_file).settings,
        MatchStore.open(cafe.places.database).store,
    )
    assert window.height() == 690
    window.close()
    window.deleteLater()


def test_the_help_tells_the_rules_of_the_match(cafe: Café) -> None:
    cafe.set(variant=VariantChoice.AUSTRIAN)
    cafe.open()
    cafe.window.open_how_to_play()
    assert "Terz" in the(cafe.window, HowToPlay).page.toPlainText()


def test_one_key_opens_the_list_of_keys(cafe: Café) -> None:
    cafe.open()
    begin_match(cafe)
    ByKeyboard(cafe.qtbot, cafe.window.area).key(Key.Key_Question)
    dialog = the(cafe.window, HowToPlay)
    assert dialog.headings.currentItem().text() == "Mouse and keys"
    assert dialog.page.current is not None
    assert dialog.page.current.text == "Mouse and keys"


def test_the_list_of_keys_says_what_commands_do_and_not_why_they_cannot_be_done_now(cafe: Café) -> None:
    cafe.open()
    begin_match(cafe)
    take_back = cafe.window.area.take_back_action
    assert not take_back.isEnabled()
    assert "nothing to undo" in take_back.toolTip()
    cafe.window.open_key_list()
    rows = [stop.text for stop in the(cafe.window, HowToPlay).page.stops]
    assert any("Ctrl+Z" in row and "Undo your last decision (practice)" in row for row in rows)
    assert not any("nothing to undo" in row for row in rows)


def test_at_first_the_window_is_no_larger_than_the_screen(cafe: Café) -> None:
    window = MainWindow(cafe.places, quick(), MatchStore.in_memory())
    cafe.window = window
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() < room.height()


def test_what_must_be_told_waits_until_the_window_is_there(cafe: Café) -> None:
    window = MainWindow(cafe.places, quick(), MatchStore.open(cafe.places.database).store)
    cafe.window = window
    window.tell("Tartli", "First.")
    window.tell("Tartli", "Second.")
    settle()
    assert messages(window) == []
    window.show()
    cafe.qtbot.waitUntil(lambda: messages(window) == ["First."])
    handle = window.windowHandle()
    assert handle is not None
    assert handle.isExposed()
    click(cafe.qtbot, button(the(window, QMessageBox), "OK"))
    cafe.qtbot.waitUntil(lambda: messages(window) == ["Second."])


def test_help(cafe: Café) -> None:
    cafe.open()
    cafe.qtbot.keyClick(cafe.window, Key.Key_F1)
    help_page = the(cafe.window, HowToPlay)
    actions = [action for action in cafe.window.findChildren(QAction) if not action.shortcut().isEmpty()]
    assert len(actions) > 10
    for action in actions:
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert f"\n{key}\n{action.toolTip().rstrip(' …')}\n" in help_page.page.toPlainText()
    help_page.close()
    cafe.window.open_about()
    about = the(cafe.window, AboutDialog)
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
def full(cafe: Café, monkeypatch: pytest.MonkeyPatch) -> Full:
    cafe.keep(mid_trick())
    store = MatchStore.open(cafe.places.database).store
    disk = Full(store, monkeypatch)
    cafe.open(store)
    return disk


def play_unsaved(cafe: Café, full: Full) -> None:
    """Play a card that cannot be saved, and answer the message about it."""
    full.full = True
    Person(cafe.qtbot, cafe.window.area).hand.click("LA")
    settle()
    cafe.qtbot.waitUntil(lambda: len(messages(cafe.window)) == 1)
    answer(cafe.qtbot, cafe.window, "OK")
    settle()


def test_what_cannot_be_saved_is_told_once_and_saved_later(cafe: Café, full: Full) -> None:
    full.full = True
    person = Person(cafe.qtbot, cafe.window.area)
    person.hand.click("LA")
    settle()
    cafe.qtbot.waitUntil(lambda: len(messages(cafe.window)) == 1)
    assert "Free up some space" in messages(cafe.window)[0]
    assert cafe.window.statusBar().isVisible()
    assert "Not saved" in cafe.window.statusBar().currentMessage()
    answer(cafe.qtbot, cafe.window, "OK")
    cafe.session.gather()
    settle()
    assert messages(cafe.window) == []
    full.full = False
    person.hand.click(cafe.window.area.view.scene().own_cards[0])
    settle()
    assert not cafe.window.statusBar().isVisible()
    record = cafe.session.record()
    cafe.close()
    assert cafe.stored() == [record]


def test_what_could_not_be_saved_is_saved_when_the_window_closes(cafe: Café, full: Full) -> None:
    play_unsaved(cafe, full)
    full.full = False
    record = cafe.session.record()
    cafe.close()
    assert cafe.stored() == [record]


def test_closing_asks_before_anything_is_lost(cafe: Café, full: Full) -> None:
    play_unsaved(cafe, full)
    assert not cafe.window.close()
    assert "it is lost" in messages(cafe.window)[0]
    answer(cafe.qtbot, cafe.window, "Stay")
    settle()
    assert cafe.window.isVisible()
    assert cafe.session.view.trick
    assert not cafe.window.close()
    answer(cafe.qtbot, cafe.window, "Quit without saving")
    settle()
    assert not cafe.window.isVisible()
    # What had been saved before is as it was.
    assert cafe.stored() == [mid_trick().to_record()]


def test_a_match_that_cannot_be_created_is_played_without_saving(
    cafe: Café, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MatchStore.open(cafe.places.database).store

    def refuse(*args: object, **options: object) -> int:
        raise NotSaved(cafe.places.database, Trouble.READ_ONLY)

    monkeypatch.setattr(store, "create", refuse)
    cafe.open(store)
    begin_match(cafe)
    cafe.qtbot.waitUntil(lambda: len(messages(cafe.window)) == 1)
    assert "cannot be saved" in messages(cafe.window)[0]
    answer(cafe.qtbot, cafe.window, "OK")
    person = ByMouse(cafe.qtbot, cafe.window.area)
    for _ in range(4):
        person.step()
    assert cafe.session.view.trick_number
    played = cafe.session.record()
    cafe.close()
    # There is room again when it is left.
    assert cafe.stored() == [played]


def test_another_match_does_not_begin_before_the_last_is_saved_or_given_up(cafe: Café, full: Full) -> None:
    play_unsaved(cafe, full)
    session = cafe.session
    cafe.window.resume(2)
    assert "it is lost" in messages(cafe.window)[0]
    answer(cafe.qtbot, cafe.window, "Stay")
    assert cafe.session is session
    full.full = False


def test_settings_that_cannot_be_saved_are_told_once(cafe: Café) -> None:
    cafe.open()
    target = cafe.places.settings_file
    target.unlink()
    target.mkdir()
    for counts in (False, True):
        cafe.window.change_settings(quick(match_target=1, show_counts=counts))
    cafe.qtbot.waitUntil(lambda: len(messages(cafe.window)) == 1)
    assert str(target) in messages(cafe.window)[0]
    answer(cafe.qtbot, cafe.window, "OK")
    settle()
    assert messages(cafe.window) == []
    target.rmdir()
    cafe.window.change_settings(quick(match_target=1, speed=2.0))
    assert settings_file.load(target).settings.speed == 2.0


def test_messages_are_told_one_after_the_other(cafe: Café) -> None:
    cafe.open()
    for text in ("first", "second", "third"):
        cafe.window.tell("Tartli", text)
    for text in ("first", "second", "third"):
        cafe.qtbot.waitUntil(lambda text=text: messages(cafe.window) == [text])
        answer(cafe.qtbot, cafe.window, "OK")
        settle()
    assert messages(cafe.window) == []


# Whole matches


def sensible(scripted: list[Scripted]) -> None:
    """Let the opponents of this window play as beginners do."""
    thinker = scripted[-1]
    thinker.chooses = lambda view: ai.choose(view, "beginner")
    thinker.interjects = lambda view: ai.interject(view, "beginner")


def play_to_the_end(cafe: Café, person: ByMouse | ByKeyboard) -> None:
    for _ in range(900):
        if person.step() is Phase.MATCH_OVER:
            break
        settle()
    assert cafe.session.winner is not None
    summary = the(cafe.window, HandSummary)
    assert not person.can_claim
    summary.reject()
    record = cafe.session.record()
    assert Match.from_record(record).winner == cafe.session.winner
    cafe.close()
    assert cafe.stored() == [record]
    with MatchStore.open(cafe.places.database).store as store:
        assert store.list()[0].finished


def test_a_whole_match_by_mouse(cafe: Café, scripted: list[Scripted]) -> None:
    cafe.open()
    sensible(scripted)
    begin_match(cafe)
    person = ByMouse(cafe.qtbot, cafe.window.area)
    play_to_the_end(cafe, person)
    assert {"OPENING", "PLAY", "GATHER", "HAND_OVER", "MATCH_OVER"} <= {*person.done}


def test_a_whole_match_by_keyboard_alone(cafe: Café, scripted: list[Scripted]) -> None:
    cafe.open()
    sensible(scripted)
    person = ByKeyboard(cafe.qtbot, cafe.window.area)
    person.types = True
    person.key(Key.Key_Return)
    the(cafe.window, NewMatchDialog)
    person.key(Key.Key_Return)
    settle()
    play_to_the_end(cafe, person)
    assert {"OPENING", "PLAY", "GATHER", "HAND_OVER", "MATCH_OVER"} <= {*person.done}


def test_what_can_be_asked_by_keys_alone(cafe: Café) -> None:
    cafe.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    area = cafe.open().area
    person = ByKeyboard(cafe.qtbot, area)
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
    the(cafe.window, HowToPlay)
    person.key(Key.Key_Escape)
    person.key(Key.Key_M)
    the(cafe.window, MeldDialog)
    person.key(Key.Key_Escape)
    settle()
    person.key(Key.Key_Home)
    assert area.view.pointed_item is area.view.scene().own_items[0]
    cafe.close()


def test_the_turned_card_is_chosen_by_keyboard_alone(cafe: Café, scripted: list[Scripted]) -> None:  # R3.4
    cafe.keep(Match.new(AUSTRIAN, first_dealer=1))
    cafe.open()
    person = ByKeyboard(cafe.qtbot, cafe.window.area)
    assert person.step() is Phase.CUT
    assert person.step() is Phase.CHOOSE
    settle()
    assert cafe.session.phase is Phase.PLAY
    assert person.step() is Phase.PLAY


# What once went wrong


def test_own_order_with_a_drawn_card_is_kept(cafe: Café) -> None:
    cafe.set(sort_hand=SortHand.BY_HAND)
    cafe.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1, talon="AX HA"))
    cafe.open()
    person = Person(cafe.qtbot, cafe.window.area)
    person.hand.move_to_place(cafe.window.area.view.scene().own_cards[0], 6)
    person.hand.click("B7")
    settle()
    cafe.session.gather()
    settle()
    kept = cafe.window.area.view.scene().own_cards
    cafe.close()
    cafe.open()
    assert cafe.window.area.view.scene().own_cards == kept


def test_a_match_that_breaks_a_rule_is_left_to_others(cafe: Café) -> None:
    match_id = cafe.keep(mid_trick())
    with MatchStore.open(cafe.places.database).store as store:
        assert store.claim(match_id)
        store.add_action(match_id, "1:play HO")
    cafe.open()
    with MatchStore.open(cafe.places.database).store as other:
        assert other.claim(match_id)


def test_a_match_won_as_the_program_was_killed_is_finished_at_the_next_start(cafe: Café) -> None:
    match = dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    cafe.keep(match)
    cafe.open()
    assert cafe.session.phase is Phase.MATCH_OVER
    cafe.close()
    with MatchStore.open(cafe.places.database).store as store:
        assert store.list()[0].finished


def entry(cafe: Café, words: str) -> QAction:
    """The menu's entry with these words."""
    return next(each for each in cafe.window.findChildren(QAction) if words in each.text().replace("&", ""))


def test_the_slate_is_saved_as_a_picture(cafe: Café, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    chosen = tmp_path / "our slate"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    entry(cafe, "Save the slate").trigger()
    assert QImage(str(chosen.with_suffix(".png"))).width() == 3 * cafe.window.area.slate.width()
    assert cafe.window.area.panel.notice_text == f"Slate saved as {chosen.with_suffix('.png')}."


def test_a_slate_that_cannot_be_saved_is_told(
    cafe: Café, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cafe.keep(mid_trick())
    cafe.open()
    chosen = tmp_path / "no such folder" / "slate.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    entry(cafe, "Save the slate").trigger()
    settle()
    assert any(str(chosen) in text for text in messages(cafe.window))


# The opponent's own process


@pytest.fixture
def pondered(
    qtbot: QtBot, tmp_path: Path, seeded: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Café, Path]]:
    """A window with the process of the program, whose opponent thinks as long as it is let in a folder."""
    folder = tmp_path / "thoughts"
    folder.mkdir()
    monkeypatch.setattr(
        main_window, "Thinker", partial(Thinker, opponents="tests.thinking.misbehaving_opponents")
    )
    cafe = Café(qtbot, tmp_path / "tartli")
    cafe.open().begin_match(NewMatch(HUNGARIAN, f"ponder {folder}", "Kata", "You", quick()))
    cafe.session.go_on()
    if cafe.session.phase is Phase.CUT:
        cafe.session.cut(11)
    if cafe.session.phase is Phase.PLAY:
        cafe.session.do(next(action for action in cafe.session.view.legal if isinstance(action, Play)))
    yield cafe, folder
    if hasattr(cafe, "window"):
        cafe.close()


def thinking(cafe: Café, folder: Path) -> int:
    """The process that thinks, as soon as it does."""
    cafe.qtbot.waitUntil((folder / "pid").exists, timeout=20_000)
    process = int((folder / "pid").read_text())
    (folder / "pid").unlink()
    return process


def test_an_opponent_that_is_killed_thinks_again_and_decides_the_same(pondered: tuple[Café, Path]) -> None:
    cafe, folder = pondered
    (hand,) = cafe.stored()[0]["hands"]
    done, view = hand["actions"], Match.from_record(cafe.session.record()).view(1)
    panel = cafe.window.area.panel
    kill(thinking(cafe, folder))
    thinking(cafe, folder)
    assert "had to think again" in panel.notice_text
    before = len(cafe.session.view.events)
    (folder / "go").touch()
    cafe.qtbot.waitUntil(lambda: len(cafe.session.view.events) > before, timeout=20_000)
    (hand,) = cafe.stored()[0]["hands"]
    assert hand["actions"][: len(done) + 1] == [*done, f"1:{ai.choose(view, 'heuristic')}"]
    assert "had to think again" in panel.notice_text


def test_the_window_closes_at_once_while_the_opponent_thinks(pondered: tuple[Café, Path]) -> None:
    cafe, folder = pondered
    thinking(cafe, folder)
    begun = time.monotonic()
    cafe.close()
    assert time.monotonic() - begun < 1
    assert multiprocessing.active_children() == []
