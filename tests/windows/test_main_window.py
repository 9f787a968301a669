"""The main window: matches begun and played to the end, settings, and the windows opened from it."""

import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.characters.characters import character_of
from tartli_desktop.games.tartli import HUNGARIAN, Match, Play, opponents
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import SortHand
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.panel.welcome_drawings import DrawnTitle
from tartli_desktop.windows.duel.day_dialog import DayDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatch, NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.tartli.rules.positions import dealt, play
from tests.session.playing import Scripted, quick, settle
from tests.settings.choices import KINDS
from tests.thinking.misbehaving_opponents import MISBEHAVING

from .programs import Program, mid_trick
from .simulated_user import ByKeyboard, ByMouse, Character, asked, button, click, messages, the, turn_to

Key = Qt.Key


# Beginning


def test_the_first_start_welcomes_with_four_choices(program: Program) -> None:
    program.open()
    assert program.choices == ["Play a match…", "Learn to play…", "Deal of the day…", "Settings…"]
    assert program.window.area.panel.choices[0].hasFocus()
    assert program.window.area.panel.prompt == "Old Hungarian card games: Tartli, Ulti and Tarokk."
    assert "Vilma" in program.window.area.slate.accessibleDescription()
    for place, kind in ((0, NewMatchDialog), (2, DayDialog), (3, SettingsDialog)):
        click(program.qtbot, program.window.area.panel.choices[place])
        the(program.window, kind).reject()
        settle()
    assert program.window.area.session is None
    click(program.qtbot, program.window.area.panel.choices[1])
    (menu,) = [each for each in program.window.findChildren(QMenu) if each.isVisible() and each.actions()]
    assert [action.text() for action in menu.actions()] == ["Tartli", "Ulti", "Tarokk"]
    program.qtbot.keyClick(menu, Qt.Key.Key_Return)
    settle()
    assert isinstance(program.window.area.session, LessonSession)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("words", [1, 12])
def test_the_title_is_seen_whole_beside_a_message_or_not_at_all(
    program: Program, scale: float, words: int
) -> None:
    program.set(text_scale=scale)
    window = program.open()
    window.resize(1024, 640)
    title = window.area.view.viewport().findChild(DrawnTitle)
    assert title.isVisible()
    assert abs(title.geometry().center().x() - title.parentWidget().rect().center().x()) <= 1
    window.messages.offer_unsaved("The disk is full. " * words)
    settle()
    paper = asked(window)
    there = QRect(title.mapTo(window, QPoint(0, 0)), title.size())
    assert title.isVisible() != there.intersects(paper.geometry().adjusted(12, 12, -12, -12))
    paper.close()
    settle()
    assert title.isVisible()


def test_from_the_welcome_to_the_first_card_by_mouse(program: Program) -> None:
    program.open()
    program.begin_match()
    session = program.session
    assert session.phase is Phase.OPENING  # R3.1: both cards are seen
    drawn = program.window.area.view.scene().drawn_items
    assert len(drawn) == 2
    assert "the lower card and deal" in program.window.area.panel.prompt
    person = ByMouse(program.qtbot, program.window.area)
    while not session.view.played or session.view.played[-1][0] == 1:
        person.step()
    record = session.record()
    program.close()
    assert program.stored() == [record]


def test_a_match_is_saved_before_its_first_card(program: Program) -> None:
    program.open()
    program.begin_match()
    program.close()
    (record,) = program.stored()
    assert record["hands"] == []
    assert record["players"] == ["You", "Pista"]
    program.open()
    # The opponent is the same person again.
    assert program.session.characters == (None, character_of("pista"))
    assert program.session.phase in (Phase.CUT, Phase.DECIDE)


def test_a_match_is_listed_when_its_first_cards_are_dealt(program: Program) -> None:
    program.open()
    program.begin_match()
    # After a kill the program would find it, but it does not count among the player's matches yet.
    assert len(program.stored()) == 1
    program.window.dialogs.open_matches()
    assert the(program.window, MatchesDialog).table.model().rowCount() == 0
    the(program.window, MatchesDialog).close()
    settle()
    person = ByMouse(program.qtbot, program.window.area)
    while not program.session.hands_played:
        person.step()
    settle()
    program.window.dialogs.open_matches()
    assert the(program.window, MatchesDialog).table.model().rowCount() == 1


@pytest.mark.parametrize("instead", ["another", "an older one", "the lesson"])
def test_a_match_left_before_its_first_deal_is_not_kept(program: Program, instead: str) -> None:
    older = program.keep(mid_trick()) if instead == "an older one" else None
    program.open()
    program.begin_match()
    left = program.window.on_table.match_id
    assert left is not None
    if instead == "another":
        program.begin_match()
    elif older is not None:
        assert program.window.on_table.resume(older)
    else:
        program.window.lessons.begin("tartli")
    settle()
    assert [row.id for row in program.window.saving.store.list()] == [program.window.on_table.match_id]
    assert program.window.on_table.match_id != left


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
    turn_to(dialog.tabs, dialog.fields["show_counts"].control)
    program.qtbot.keyClick(dialog.fields["show_counts"].control, Key.Key_Space)
    saved = settings_file.load(program.paths.settings_file, KINDS).settings
    assert saved.alternate_colours
    assert not saved.show_counts
    click(program.qtbot, dialog.close_button)
    assert program.session.view == before
    assert program.session.phase is Phase.DECIDE
    program.close()
    program.open()
    assert program.window.area.view.scene().alternate_colours


def test_the_window_is_where_it_was(program: Program) -> None:
    first = program.open()
    # The window is as wide as the screen, so that it can only be higher or lower.
    first.move(0, 60)
    first.resize(780, 690)
    settle()
    before = first.geometry()
    program.close()
    assert settings_file.load(program.paths.settings_file, KINDS).settings.window_geometry
    window = MainWindow(
        program.paths,
        settings_file.load(program.paths.settings_file, KINDS).settings,
        MatchStore.open(program.paths.database).store,
    )
    assert (window.geometry().top(), window.height()) == (before.top(), 690)
    window.close()
    window.deleteLater()


def test_one_key_opens_the_list_of_keys(program: Program) -> None:
    program.open()
    program.begin_match()
    ByKeyboard(program.qtbot, program.window.area).key(Key.Key_Question)
    dialog = the(program.window, HowToPlay)
    assert dialog.headings.currentItem().text() == "Mouse and keys"
    assert dialog.page.current is not None
    assert dialog.page.current.text == "Mouse and keys"


def test_the_list_of_keys_says_what_commands_do_and_not_why_they_cannot_be_done_now(program: Program) -> None:
    program.open()
    program.begin_match()
    take_back = program.window.area.table_actions.take_back
    assert not take_back.isEnabled()
    assert take_back.toolTip() == "Once somebody else has acted, you can undo in practice matches only."
    program.window.dialogs.open_key_list()
    rows = [stop.text for stop in the(program.window, HowToPlay).page.stops]
    assert any("Ctrl+Z" in row and "Undo your last decision (practice)" in row for row in rows)
    assert not any(take_back.toolTip() in row for row in rows)


def test_the_list_of_keys_has_the_key_of_every_command_that_the_player_may_change(program: Program) -> None:
    program.open()
    program.begin_match()
    program.window.dialogs.open_key_list()
    said = the(program.window, HowToPlay).page.toPlainText()
    keys = {name: shown_key(action.shortcut()) for name, action in program.window.menus.chosen.items()}
    assert keys["try_again"]
    assert [name for name, key in keys.items() if f"\n{key}\n" not in said] == []


def test_what_must_be_told_waits_until_the_window_is_there(program: Program) -> None:
    window = MainWindow(program.paths, quick(), MatchStore.open(program.paths.database).store)
    program.window = window
    window.messages.show_message("Tartli", "First.")
    window.messages.show_message("Tartli", "Second.")
    settle()
    assert messages(window) == []
    window.show()
    program.qtbot.waitUntil(lambda: messages(window) == ["First."])
    handle = window.windowHandle()
    assert handle is not None
    assert handle.isExposed()
    click(program.qtbot, button(asked(window), "OK"))
    program.qtbot.waitUntil(lambda: messages(window) == ["Second."])


# Whole matches


def sensible(scripted: list[Scripted]) -> None:
    """Let the opponents of this window play as beginners do."""
    thinker = scripted[-1]
    thinker.chooses = lambda view: opponents.choose(view, "beginner")
    thinker.interjects = lambda view: opponents.interject(view, "beginner")


def play_to_the_end(program: Program, person: ByMouse | ByKeyboard) -> None:
    for _ in range(900):
        if person.step() is Phase.MATCH_OVER:
            break
        settle()
    assert program.session.winners
    summary = the(program.window, HandSummary)
    assert not person.can_claim
    summary.reject()
    record = program.session.record()
    assert (Match.from_record(record).winner,) == program.session.winners
    program.close()
    assert program.stored() == [record]
    with MatchStore.open(program.paths.database).store as store:
        assert store.list()[0].finished


def test_a_whole_match_by_keyboard_alone(program: Program, scripted: list[Scripted]) -> None:
    program.open()
    sensible(scripted)
    person = ByKeyboard(program.qtbot, program.window.area)
    person.types = True
    person.key(Key.Key_Return)
    the(program.window, NewMatchDialog)
    person.key(Key.Key_Return)
    play_to_the_end(program, person)
    assert {"OPENING", "DECIDE", "PAUSE", "HAND_OVER", "MATCH_OVER"} <= {*person.done}


def test_what_can_be_asked_by_keys_alone(program: Program) -> None:
    program.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1))
    area = program.open().area
    person = ByKeyboard(program.qtbot, area)
    area.view.setFocus()
    told = area.announcer.last
    assert "Your cards: King of Hearts, " in told
    person.key(Key.Key_T)
    assert area.panel.notice_text.startswith(
        "Trumps are Hearts. Trick 1 of 16. The Over of Hearts lies face up."
    )
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
    person.key(Key.Key_Home)
    assert area.view.pointed_item is area.view.scene().own_items[0]
    program.close()


# Regressions


def test_own_order_with_a_drawn_card_is_kept(program: Program) -> None:
    program.set(sort_hand=SortHand.BY_HAND)
    program.keep(dealt(hands=("AAK LAX HK9 B87", "AO"), turned="HO", dealer=1, talon="AX HA"))
    program.open()
    person = Character(program.qtbot, program.window.area)
    person.hand.move_to_place(program.window.area.view.scene().own_cards[0], 6)
    person.hand.click("B7")
    program.session.gather()
    settle()
    kept = program.window.area.view.scene().own_cards
    program.close()
    program.open()
    assert program.window.area.view.scene().own_cards == kept


def test_a_match_won_as_the_program_was_killed_is_finished_at_the_next_start(program: Program) -> None:
    match = dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1)
    play(match, "1:out")
    program.keep(match)
    program.open()
    assert program.session.phase is Phase.MATCH_OVER
    program.close()
    with MatchStore.open(program.paths.database).store as store:
        assert store.list()[0].finished


@pytest.mark.parametrize("folder", ["", "no such folder"])
def test_the_slate_is_saved_as_a_picture_or_it_is_told_why_not(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    program.keep(mid_trick())
    program.open()
    chosen = tmp_path / folder / "our slate of 30.11.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen.with_suffix("")), ""))
    next(each for each in program.window.findChildren(QAction) if "Save the slate" in each.text()).trigger()
    settle()
    if folder:
        assert any(str(chosen) in text for text in messages(program.window))
    else:
        assert QImage(str(chosen)).width() == 3 * program.window.area.slate.width()
        assert program.window.area.panel.notice_text == f"Slate saved as {chosen}."


# The opponent's own process


@pytest.fixture
def pondered(
    qtbot: QtBot, tmp_path: Path, seeded: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Program, Path]]:
    """A window with a real opponent process, whose opponent thinks until a file in the folder appears."""
    folder = tmp_path / "thoughts"
    folder.mkdir()
    monkeypatch.setattr(type(RULES), "opponents", MISBEHAVING)
    program = Program(qtbot, tmp_path / "tartli")
    program.open().begin_match(NewMatch("tartli", HUNGARIAN, f"ponder {folder}", ("You", "Kata"), quick()))
    program.session.go_on()
    if program.session.phase is Phase.CUT:
        program.session.cut(11)
    if program.session.phase is Phase.DECIDE:
        program.session.do(next(action for action in program.session.view.legal if isinstance(action, Play)))
    yield program, folder
    if hasattr(program, "window"):
        program.close()


def thinking(program: Program, folder: Path) -> int:
    """The id of the thinking process, as soon as it thinks."""
    program.qtbot.waitUntil((folder / "pid").exists, timeout=20_000)
    process = int((folder / "pid").read_text())
    (folder / "pid").unlink()
    return process


def test_the_window_closes_at_once_while_the_opponent_thinks(pondered: tuple[Program, Path]) -> None:
    program, folder = pondered
    thinking(program, folder)
    begun = time.monotonic()
    program.close()
    # Left alone, it would think for ever.
    assert time.monotonic() - begun < 5
    assert multiprocessing.active_children() == []
