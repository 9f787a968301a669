"""Puzzles in the window: from the menu to the table, solved or not, explained, and back to the match."""

import itertools
import os
import time
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.ending import Ending
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.games.tartli import PLAYS, Play, View
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.puzzles.puzzle import puzzles
from tartli_desktop.games.tartli.review.hand_review import kept
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.puzzle_outcomes import FIRST_OWN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.windows.play.match.puzzles import of_day
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.games.tartli.puzzles.test_puzzles import best_card, of_kind
from tests.games.tartli.review.planted import REVIEWS, planted, reviewed
from tests.session.playing import Scripted, settle
from tests.windows.languages import marked
from tests.windows.programs import Windows
from tests.windows.simulated_user import button, click, find, tap, the

from .desk import Desk, leading

Key = Qt.Key

DAY = date(2026, 3, 10)


def defence(view: View) -> object:
    """The best card, as the strongest level plays it, or the first other action."""
    plays = [each for each in view.legal if isinstance(each, Play)]
    return best_card(view) if plays else view.legal[0]


@pytest.fixture
def desk(qtbot: QtBot, windows: Windows, scripted: list[Scripted]) -> Desk:
    desk = Desk(qtbot, windows.open(), scripted)
    desk.thinker.chooses = defence
    desk.window.puzzles.today = lambda: DAY
    return desk


def begin(desk: Desk, number: int) -> None:
    desk.window.puzzles.play("tartli", number)
    settle()


def solve(desk: Desk, *, first: Play | None = None) -> None:
    """Play a card puzzle with the mouse, always the best card; ``first`` replaces the first one."""
    while desk.session.phase is not Phase.MATCH_OVER:
        if desk.session.phase is Phase.PAUSE:
            desk.hand.click(desk.hand.middle)
        else:
            assert desk.session.phase is Phase.DECIDE
            play, first = first or best_card(desk.session.view), None
            desk.hand.click(play.card)
        settle()


def worse_card(view: View) -> Play:
    """A card that is not the best one."""
    return next(each for each in view.legal if isinstance(each, Play) and each != best_card(view))


def told(desk: Desk) -> Ending:
    """The words on the paper at the end of a puzzle."""
    return the(desk.window, EndingPaper).ending


def choose(desk: Desk, words: str) -> None:
    """Press a button of the paper at the end of a puzzle."""
    click(desk.qtbot, button(the(desk.window, EndingPaper), words))


@cache
def short() -> int:
    """The number of a short puzzle."""
    return next(n for n, each in of_kind("cards") if each.match().view(each.seat).trick_number >= 12)


def test_a_puzzle_is_solved_with_the_mouse_told_and_counted_by_itself(desk: Desk) -> None:
    begin(desk, short())
    assert desk.window.windowTitle() == f"Puzzle {short()} – Tartli"
    assert " makes no mistakes." in desk.area.panel.notice_text
    assert desk.area.column.lines.endswith("\nPuzzle")
    assert not desk.session.is_practice
    solve(desk)
    ending = told(desk)
    assert (ending.head, ending.won) == ("Solved!", True)
    assert ending.result.endswith(", the best possible.")
    assert ending.shown[0].startswith("Trick 13 decided it: the Ten of Acorns gains ")
    assert list(map(str, ending.cards)) == ["AX"]
    assert ending.more == "Puzzles: 1 tried, 1 solved (1 at the first try)."
    figures = desk.window.puzzles.figures("tartli")
    assert (figures.tried, figures.at_first) == (1, 1)
    the(desk.window, EndingPaper).reject()
    settle()
    desk.window.dialogs.open_statistics()
    dialog = the(desk.window, StatisticsDialog)
    assert dialog.puzzles_label.text().startswith(ending.more)
    dialog.reject()
    assert find(desk.window, StatisticsDialog) is None


def test_until_it_is_answered_the_task_stays_and_the_other_hand_lies_open(desk: Desk) -> None:  # R12
    begin(desk, short())
    scene, task = desk.area.view.scene(), desk.area.panel.notice_text

    def others() -> list[CardItem]:
        return scene.items_in("OTHER_HAND", 1)

    seen = 0
    while desk.session.phase is not Phase.MATCH_OVER:
        assert {item.card for item in others()} == set(desk.session.view.opponent_cards)
        assert all(item.place.face_up for item in others())
        assert desk.area.panel.notice_text == task
        seen += 1
        if desk.session.phase is Phase.PAUSE:
            desk.hand.click(desk.hand.middle)
        else:
            desk.hand.click(best_card(desk.session.view).card)
        settle()
    assert seen > 4
    assert not desk.area.panel.notice_text
    assert desk.area.panel.prompt == "The puzzle is finished."


def test_a_puzzle_can_be_begun_again_and_left_but_is_then_not_solved_at_the_first_try(desk: Desk) -> None:
    actions = desk.area.table_actions
    assert not any(
        desk.area.panel.button(action).isVisible() for action in (actions.try_again, actions.leave)
    )
    before = desk.window.windowTitle()
    begin(desk, short())
    first = desk.session.view
    desk.hand.click(best_card(first).card)
    assert desk.session.view.played != first.played
    click(desk.qtbot, desk.area.panel.button(actions.try_again))
    assert desk.session.marks.puzzle == short()
    assert desk.session.view.played == first.played
    desk.hand.click(best_card(first).card)
    tap(desk.qtbot, desk.area.view, Key.Key_F8)
    assert desk.session.view.played == first.played
    click(desk.qtbot, desk.area.panel.button(actions.leave))
    assert desk.window.windowTitle() == before
    assert not any(
        desk.area.panel.button(action).isVisible() for action in (actions.try_again, actions.leave)
    )
    begin(desk, short())
    solve(desk)
    assert told(desk).more == "Puzzles: 1 tried, 1 solved (0 at the first try)."


def test_where_cards_are_still_drawn_the_other_hand_stays_closed(desk: Desk) -> None:
    begin(desk, next(number for number, _ in of_kind("melds")))
    hand = desk.area.view.scene().items_in("OTHER_HAND", 1)
    assert hand
    assert not any(item.place.face_up for item in hand)


@pytest.mark.parametrize("kind", ["cards", "melds"])
def test_the_task_stays_whatever_is_pressed_and_no_command_tells_the_answer(desk: Desk, kind: str) -> None:
    for number, _ in of_kind(kind)[::60]:
        begin(desk, number)
        task = desk.area.panel.notice_text
        scene, panel, actions = desk.area.view.scene(), desk.area.panel, desk.area.table_actions
        usual = {action: panel.button(action).weight for action in actions.game.buttons}
        said = set()
        for name, action in actions.commands.items():
            if action.isEnabled() and name in ("bela", "exchange", "go_out"):
                # This would be part of an answer.
                continue
            desk.area.view.setFocus()
            pressed = action.shortcut()[0] if not action.shortcut().isEmpty() else None
            if pressed is not None:
                desk.qtbot.keyClick(desk.area.view, pressed.key(), pressed.keyboardModifiers())
            settle()
            assert panel.notice_text.startswith(task), name
            said.add(panel.notice_text.removeprefix(task).strip())
            for paper in desk.area.findChildren(MeldDialog):
                assert_neutral(paper)
                paper.reject()
                settle()
            assert {each: panel.button(each).weight for each in usual} == usual, name
            assert not any(item.hinted for item in scene.items_of_pack), name
        assert "There are no hints in a puzzle." in said
        assert "Hints are available on your own turn." not in said
        if kind == "cards":
            desk.qtbot.keyClick(desk.area.view, Key.Key_Return)
            assert panel.notice_text.startswith(task)


def test_a_refusal_with_its_rule_stands_in_a_line_of_its_own(desk: Desk) -> None:
    begin(desk, short())
    desk.qtbot.keyClick(desk.area.view, Key.Key_D)
    (shown,) = [label.text() for label in desk.area.panel.findChildren(QLabel) if "Why?" in label.text()]
    assert "<br>" in shown
    assert shown.count("<br>") == desk.area.panel.notice_text.count("\n")


def assert_neutral(paper: MeldDialog) -> None:
    """No meld is ticked, and nothing is said about what would score most."""
    assert not any(row.isChecked() for row in paper.findChildren(QCheckBox))
    words = [label.text() for label in paper.findChildren(QLabel)]
    words += [button.text() for button in paper.findChildren(QToolButton)]
    assert not [
        text for text in words if "score" in text and "already" not in text and "to score" not in text
    ]


def test_the_paper_of_no_puzzle_tells_what_to_declare(qtbot: QtBot) -> None:
    faces = CardFaces()
    advised = 0
    for _, puzzle in of_kind("melds")[::3]:
        view = puzzle.match().view(puzzle.seat)
        usual, neutral = MeldDialog(view, faces), MeldDialog(view, faces, advises=False)
        qtbot.addWidget(usual)
        qtbot.addWidget(neutral)
        assert_neutral(neutral)
        assert not neutral.declare_button.isEnabled()
        texts = [button.text() for button in usual.findChildren(QToolButton)]
        advised += any("in parts" in text for text in texts)
    assert advised > 3


def test_no_task_is_left_on_another_match(desk: Desk) -> None:
    match_id = desk.lay(leading(), practice=False)
    begin(desk, short())
    desk.window.on_table.resume(match_id)
    settle()
    assert not desk.area.panel.notice_text
    desk.area.panel.notice("Something.")
    desk.area.panel.notice("")
    assert not desk.area.panel.notice_text


def test_task_and_answer_are_heard_and_the_task_speaks_another_language_at_once(desk: Desk) -> None:
    heard: list[str] = []
    desk.area.announcer.announced.connect(heard.append)
    begin(desk, short())
    task = desk.area.panel.notice_text
    assert any(task in told for told in heard)
    with marked():
        settle()
        assert desk.area.panel.notice_text.startswith("‹")
    solve(desk)
    assert "The puzzle is finished." in heard[-2]
    ending = told(desk)
    assert heard[-1] == ending.spoken
    assert heard[-1].startswith("Solved. You ended ")
    assert "Worth remembering: Trick 13 decided it:" in heard[-1]
    names = []
    for label in the(desk.window, EndingPaper).findChildren(QLabel):
        name = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
        assert not label.text() or label.text() in {name, held_together(name)}
        names.append(name)
    assert {ending.head, ending.result, *ending.shown, ending.more} <= set(names)
    assert "Worth remembering: Ten of Acorns" in names


def test_what_was_better_is_told_and_it_may_be_tried_again(desk: Desk) -> None:
    begin(desk, short())
    puzzle = puzzles()[short() - 1]
    solve(desk, first=worse_card(desk.session.view))
    ending = told(desk)
    assert (ending.head, ending.won) == ("Not solved yet", False)
    assert ending.result.startswith("You ended ")
    assert ending.shown_head == "Where it went wrong:"
    choose(desk, "Try again")
    assert desk.session.marks.puzzle == short()
    assert desk.session.view.hand == puzzle.match().view(puzzle.seat).hand
    solve(desk)
    assert told(desk).head == "Solved!"
    figures = desk.window.puzzles.figures("tartli")
    assert (figures.tried, figures.solved, figures.at_first) == (1, 1, 0)


def test_a_second_click_on_the_last_trick_answers_nothing(desk: Desk) -> None:
    desk.area.guard_input(60_000)
    begin(desk, short())
    solve(desk)
    next_puzzle = button(the(desk.window, EndingPaper), "Next puzzle")
    click(desk.qtbot, next_puzzle)
    tap(desk.qtbot, next_puzzle, Qt.Key.Key_Return)
    assert told(desk).head == "Solved!"
    assert desk.session.marks.puzzle == short()


def test_the_choices_stay_on_the_table(desk: Desk) -> None:
    begin(desk, short())
    solve(desk)
    assert not desk.area.panel.isVisible(), "the paper has them"
    choose(desk, "Look at the table")
    assert [each.words for each in desk.area.panel.choices] == [
        "Next puzzle",
        "Try again (F8)",
        "Leave the puzzle (Esc)",
    ]
    click(desk.qtbot, desk.area.panel.choices[1])
    assert desk.session.marks.puzzle == short()
    assert desk.session.phase is Phase.DECIDE


def test_the_match_waits_as_it_was(desk: Desk) -> None:
    match_id = desk.lay(leading(), practice=False)
    before = desk.session.record()
    begin(desk, short())
    solve(desk)
    choose(desk, "Next puzzle")
    assert desk.session.marks.puzzle not in (0, short())
    desk.window.puzzles.play("tartli", short())
    settle()
    solve(desk)
    choose(desk, "Back to the match")
    assert desk.match_id == match_id
    assert desk.session.record() == before
    assert [row.id for row in desk.store.list()] == [match_id], "puzzles are no matches of the list"


def test_puzzles_of_another_game_are_chosen_in_the_menu(desk: Desk) -> None:
    chosen = next(
        menu for menu in desk.window.findChildren(QMenu) if menu.title().replace("&", "") == "Game: Tartli"
    )
    chosen.aboutToShow.emit()
    next(each for each in chosen.actions() if each.text() == "Ulti").trigger()
    assert chosen.title().replace("&", "") == "Game: Ulti"
    desk.window.menus.commands["puzzle"].trigger()
    settle()
    session = desk.window.on_table.session
    assert session is not None
    assert session.rules.name == "ulti"


def test_a_key_brings_a_puzzle_and_the_menu_that_of_the_day(desk: Desk) -> None:
    desk.window.activateWindow()
    tap(desk.qtbot, desk.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert desk.session.marks.puzzle
    entry = next(
        each for each in desk.window.menus.actions() if "of the" in each.text() and "uzzle" in each.text()
    )
    entry.trigger()
    settle()
    session = desk.window.on_table.session
    assert session is not None
    assert (session.rules.name, session.marks.puzzle) == of_day(DAY)


# From hands of the player


def entry_of(desk: Desk, words: str) -> QAction:
    menu = next(menu for menu in desk.window.menus if any(words in each.text() for each in menu.actions()))
    menu.aboutToShow.emit()
    return next(each for each in menu.actions() if words in each.text())


def review_a_hand(desk: Desk) -> None:
    """Store the review of a hand with mistakes, as the window does when a review is complete."""
    match_id = desk.lay(planted(), practice=False)
    desk.store.reviews.set(match_id, 1, 0, kept(reviewed()), coach=REVIEWS.VERSION)
    desk.lay(leading(), practice=False)


def test_one_from_my_hands_is_offered_once_a_hand_has_been_reviewed(desk: Desk) -> None:
    assert not entry_of(desk, "Puzzle from my").isVisible()
    review_a_hand(desk)
    entry = entry_of(desk, "Puzzle from my")
    assert entry.isEnabled()
    before = desk.session.record()
    entry.trigger()
    settle()
    assert desk.session.marks.puzzle >= FIRST_OWN
    assert desk.window.windowTitle() == "Puzzle from your hands – Tartli"
    assert desk.area.panel.notice_text.startswith("From one of your hands: ")
    assert desk.session.view.trick_number == 9
    number = desk.session.marks.puzzle
    solve(desk)
    assert told(desk).head == "Solved!"
    assert set(desk.window.puzzles.tried("tartli")) == {number}
    choose(desk, "Next puzzle")
    assert desk.session.marks.puzzle == number, "there is but one"
    desk.window.puzzles.figures("tartli")
    solve(desk)
    choose(desk, "Back to the match")
    assert desk.session.record() == before


def test_a_puzzle_of_mine_is_tried_again(desk: Desk) -> None:
    review_a_hand(desk)
    entry_of(desk, "Puzzle from my").trigger()
    settle()
    number, hand = desk.session.marks.puzzle, desk.session.view.hand
    solve(desk, first=PLAYS[Card.parse("HA")])
    assert told(desk).result.startswith("You ended ")
    choose(desk, "Try again")
    assert (desk.session.marks.puzzle, desk.session.view.hand) == (number, hand)


def test_without_a_mistake_that_makes_one_it_is_said(desk: Desk) -> None:
    match_id = desk.lay(leading(), practice=False)
    desk.window.puzzles.play_own("tartli")
    settle()
    assert desk.match_id == match_id
    assert "makes a clear puzzle yet" in desk.area.panel.notice_text


def test_a_hand_of_melds_ends_with_trick_8(desk: Desk) -> None:  # R5.1
    number, puzzle = next(
        (n, each) for n, each in of_kind("melds") if each.match().view(each.seat).trick_number == 7
    )
    desk.thinker.chooses = lambda view: view.legal[0]
    begin(desk, number)
    while desk.session.phase is not Phase.MATCH_OVER:
        if desk.session.phase is Phase.PAUSE:
            desk.session.gather()
        else:
            desk.session.do(next(each for each in desk.session.view.legal if isinstance(each, Play)))
        settle()
    assert desk.session.view.trick_number == 9
    assert told(desk).result == f"Your melds scored 0; they could have scored {puzzle.goal}."


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_puzzle_writes_nothing_on_a_slate(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    desk.lay(leading(), practice=False)
    settle()
    slate, beside = desk.area.slate, desk.area.view.width()
    assert slate.isVisible()
    begin(desk, short())
    assert not slate.isVisible()
    assert desk.area.view.width() == beside
    # Nothing brings it back meanwhile.
    for key in (Qt.Key.Key_S, Qt.Key.Key_F9):
        desk.qtbot.keyClick(desk.area.view, key)
    settle()
    assert not slate.isVisible()
    click(desk.qtbot, desk.area.panel.button(desk.area.table_actions.leave))
    assert slate.isVisible()
    assert desk.area.view.width() == beside
    tap(desk.qtbot, desk.area.view, Qt.Key.Key_F9)
    assert not slate.isVisible()


def test_the_end_of_a_puzzle_lies_on_the_table_and_leads_on_by_keys(desk: Desk) -> None:
    before = desk.window.windowTitle()
    begin(desk, short())
    solve(desk)
    paper = the(desk.window, EndingPaper)
    assert QApplication.focusWidget() is button(paper, "Next puzzle")
    tap(desk.qtbot, QApplication.focusWidget(), Qt.Key.Key_Return)
    assert desk.session.marks.puzzle not in (0, short())
    begin(desk, short())
    solve(desk, first=worse_card(desk.session.view))
    paper = the(desk.window, EndingPaper)
    assert QApplication.focusWidget() is button(paper, "Try again")
    tap(desk.qtbot, QApplication.focusWidget(), Qt.Key.Key_Return)
    assert desk.session.marks.puzzle == short()
    solve(desk)
    tap(desk.qtbot, QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert find(desk.window, EndingPaper) is None
    # From here, too, Enter leads on.
    assert QApplication.focusWidget() is desk.area.panel.choices[0]
    click(desk.qtbot, desk.area.panel.choices[2])
    assert desk.window.windowTitle() == before


def test_the_puzzle_of_the_day_tells_on_how_many_days_in_a_row_it_was_solved(desk: Desk) -> None:
    desk.window.puzzles.today = day_of_short
    begin(desk, short())
    while desk.session.phase is not Phase.MATCH_OVER:
        if desk.session.phase is Phase.PAUSE:
            desk.session.gather()
        else:
            desk.session.do(defence(desk.session.view))
        settle()
    if told(desk).won:
        assert told(desk).more.endswith("Puzzle of the day: 1 day(s) in a row.")


# What counts, and for which day


def opened_of_day(desk: Desk) -> int:
    desk.window.puzzles.play_of_day()
    settle()
    return desk.session.marks.puzzle


@cache
def day_of_short(later: int = 0) -> date:
    """A day whose puzzle of the day is the short one."""
    days = (DAY + timedelta(days=each) for each in itertools.count())
    return next(day for day in days if of_day(day) == ("tartli", short())) + timedelta(days=later)


@pytest.mark.parametrize("later", [1, 2, -1])
def test_the_day_of_a_puzzle_is_the_day_on_which_it_was_opened(desk: Desk, later: int) -> None:
    """Across midnight, on a journey, and with a clock that is set back."""
    desk.window.puzzles.today = day_of_short
    assert opened_of_day(desk) == short()
    desk.window.puzzles.today = lambda: day_of_short(later)
    solve(desk)
    assert told(desk).head == "Solved!"
    assert desk.store.puzzles.outcomes()["tartli"].days == [day_of_short()]
    assert ("in a row" in told(desk).more) is (later < 2)


@pytest.mark.skipif(os.name != "posix", reason="only these systems have a variable for the time zone")
def test_the_day_is_that_of_the_time_zone_of_now(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    """The traveller's computer has changed its zone while the program runs."""
    today = windows.open().puzzles.today
    for hours in (-12, 14):
        monkeypatch.setenv("TZ", f"UTC{-hours:+}")
        before = datetime.now(UTC) + timedelta(hours=hours)
        day = today()
        assert day in (before.date(), (datetime.now(UTC) + timedelta(hours=hours)).date())
    monkeypatch.undo()
    time.tzset()


def test_tried_again_after_midnight_it_still_counts_for_the_day_before(desk: Desk) -> None:
    desk.window.puzzles.today = day_of_short
    opened_of_day(desk)
    solve(desk, first=worse_card(desk.session.view))
    desk.window.puzzles.today = lambda: day_of_short(1)
    choose(desk, "Try again")
    solve(desk)
    assert desk.store.puzzles.outcomes()["tartli"].days == [day_of_short()]


def test_yesterdays_puzzle_opened_today_counts_for_no_day(desk: Desk) -> None:
    desk.window.puzzles.today = lambda: day_of_short(1)
    begin(desk, short())
    solve(desk)
    assert desk.store.puzzles.outcomes()["tartli"].days == []


@pytest.mark.parametrize("way", ["leave", "next", "another match"])
def test_one_left_in_the_middle_was_tried(desk: Desk, way: str) -> None:
    match_id = desk.lay(leading(), practice=False)
    begin(desk, short())
    desk.hand.click(best_card(desk.session.view).card)
    if way == "leave":
        click(desk.qtbot, desk.area.panel.button(desk.area.table_actions.leave))
    elif way == "next":
        begin(desk, 1 if short() != 1 else 2)
    else:
        desk.window.on_table.resume(match_id)
    settle()
    assert (desk.window.puzzles.figures("tartli").tried, desk.window.puzzles.figures("tartli").solved) == (
        1,
        0,
    )


def test_one_that_was_only_looked_at_was_not_tried(desk: Desk) -> None:
    begin(desk, short())
    begin(desk, 1 if short() != 1 else 2)
    begin(desk, short())
    solve(desk)
    assert told(desk).more == "Puzzles: 1 tried, 1 solved (1 at the first try)."


def test_one_that_goes_on_after_the_next_start_is_still_the_first_try(
    qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]
) -> None:
    made = Windows(qtbot, tmp_path / "tartli")
    desk = Desk(qtbot, made.open(), scripted)
    desk.thinker.chooses = defence
    begin(desk, short())
    desk.hand.click(best_card(desk.session.view).card)
    made.leave()
    made = Windows(qtbot, tmp_path / "tartli")
    desk = Desk(qtbot, made.open(), scripted)
    desk.thinker.chooses = defence
    desk.window.begin()
    settle()
    assert desk.session.marks.puzzle == short()
    solve(desk)
    assert told(desk).more == "Puzzles: 1 tried, 1 solved (1 at the first try)."
    made.leave()
    with MatchStore.open(desk.store.database.path).store as store:
        assert store.list() == (), "one that is over is no match of the list"


def test_an_outcome_that_cannot_be_saved_yet_is_saved_later(desk: Desk) -> None:
    begin(desk, short())
    path = desk.store.database.path
    before = path.with_name("away")
    session = desk.session
    while session.phase is not Phase.MATCH_OVER:
        if session.phase is Phase.PAUSE:
            session.gather()
        else:
            if len(session.played().hands[-1][1]) > 0 and path.exists():
                path.rename(before)
            session.do(defence(session.view))
        settle()
    told(desk)
    before.rename(path)
    desk.qtbot.waitUntil(lambda: desk.window.puzzles.figures("tartli").solved == 1)
    assert desk.store.puzzles.outcomes()["tartli"].tried[short()].first


@pytest.mark.parametrize("is_over", [False, True])
def test_escape_leaves_a_puzzle_as_its_button_does(desk: Desk, is_over: bool) -> None:
    left = desk.lay(leading())
    begin(desk, short())
    if is_over:
        solve(desk)
        choose(desk, "Look at the table")
    else:
        assert desk.area.panel.button(desk.area.table_actions.leave).words == "Back to the match (Esc)"
        # What the arrows point at is left first.
        desk.qtbot.keyClick(desk.area.view, Key.Key_Right)
        desk.qtbot.keyClick(desk.area.view, Key.Key_Escape)
        assert desk.session.marks.puzzle == short()
    tap(desk.qtbot, QApplication.focusWidget(), Key.Key_Escape)
    assert (desk.session.marks.puzzle, desk.match_id) == (0, left)


def test_a_puzzle_is_no_match_to_export(desk: Desk) -> None:
    def is_open(words: str) -> bool:
        entries = [each for each in desk.window.menus.actions() if each.text() == words]
        return [each.isEnabled() for each in entries] == [True]

    desk.lay(leading())
    for words in ("&Export this match…", "Save the slate as a &picture…"):
        assert is_open(words)
    begin(desk, short())
    for words in ("&Export this match…", "Save the slate as a &picture…"):
        assert not is_open(words)
    assert is_open("&Copy this hand as text")
