"""Every command of the window, at every moment of every game: none of them ever breaks.

The commands in the menus of the window do the same whatever is played. So in a lesson, a puzzle, a training
and a review they are given in one game each, and the commands at the table in all games.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.game.training import Found
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request
from tests.games.contract.programs import IN_ALL, IN_TWO, Program, go_on, settle
from tests.games.contract.stored import keep
from tests.games.contract.walks import AN_END, is_plain, new_match, pack, walk

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def _no_file_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))


class Commands:
    """Gives every command once in each moment, and puts back what it has opened or left.

    Args:
        in_each_phase: whether commands that are none of the game are given in every phase, or only once.
        of_window: whether those that do not belong to the table or the review are given at all.
    """

    def __init__(
        self, qtbot: QtBot, program: Program, *, in_each_phase: bool = True, of_window: bool = True
    ) -> None:
        self.qtbot, self.program = qtbot, program
        self.in_each_phase, self.of_window = in_each_phase, of_window
        self.tried: dict[str, set[str]] = {}

    def try_all(self, moment: str, put_back: Callable[[], object]) -> None:
        """Give every command that is enabled now, one after another.

        Those of the game are given at every moment, all others once or once in every phase.
        """
        own = {each.text().replace("&", "") for each in self.program.area.commands.values()}
        phase = moment.split()[0]
        given = [
            names
            for other, names in self.tried.items()
            if not self.in_each_phase or other.split()[0] == phase
        ]
        tried = self.tried.setdefault(moment, set().union(*given) - own)
        while found := next((each for each in self.enabled() if each[0] not in tried), None):
            name, give = found
            tried.add(name)
            before = self._stands()
            with self.qtbot.captureExceptions() as errors:
                give()
                settle()
                self._close_dialogs()
                settle()
                if self._stands() != before:
                    put_back()
                    settle()
            assert errors == [], f"“{name}”, {moment}: {errors}"
            assert self.program.window.isVisible()

    def enabled(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """The commands that a person could give now by menu or key, apart from “Quit”."""
        window = self.program.window
        for menu in window.menus:
            menu.aboutToShow.emit()
        at_table = [
            each for part in (window.area, window.review) if part for each in part.findChildren(QAction)
        ]
        everywhere = (*window.menus.actions(), *window.findChildren(QAction))
        for action in dict.fromkeys(everywhere if self.of_window else at_table):
            name = action.text().replace("&", "")
            if action.isEnabled() and action.isVisible() and name not in {"", "Quit"} and not action.menu():
                yield name, partial(self._twice if action.isCheckable() else _once, action)
        for shortcut in window.findChildren(QShortcut):
            if shortcut.isEnabled() and shortcut.parent().isVisible():
                yield shortcut.key().toString(), shortcut.activated.emit

    def _stands(self) -> tuple[object, ...]:
        """What a command may have opened or left, and has to be put back then."""
        session, review = self.program.area.session, self.program.window.review
        place = review or self.program.area
        return session, session and session.record(), review, place.isVisible()

    def _twice(self, action: QAction) -> None:
        action.trigger()
        settle()
        action.trigger()

    def _close_dialogs(self) -> None:
        for dialog in self.program.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()


def _once(action: QAction) -> None:
    action.trigger()


def moment_of(session: Session) -> str:
    """What the match waits for, and of which kind the usual decision is."""
    usual = ""
    if session.phase is Phase.DECIDE:
        usual = type(session.rules.fallback(session.played(), session.person)).__name__
    return f"{session.phase.name} {usual}"


@IN_ALL
@pytest.mark.long
def test_in_a_match(qtbot: QtBot, program: Program, rules: Rules) -> None:
    # The window does not know what is played, so one game shows what its commands do in each phase.
    commands = Commands(qtbot, program, in_each_phase=rules.name == games()[0])
    window, chance = program.window, random.Random(4)
    kept = [
        keep(window.saving.store, rules, new_match(rules, rules.form.seats[0], **AN_END.get(rules.name, {})))
    ]

    def put_back() -> None:
        window.reviews.close()
        window.studies.close()
        # A match without a hand is not kept once it is left.
        if window.on_table.match_id != kept[-1] and not window.on_table.resume(kept[-1]):
            kept.append(keep(window.saving.store, rules, new_match(rules, rules.form.seats[0])))
            assert window.on_table.resume(kept[-1])

    put_back()
    settle()
    while program.session.hands_played < 2 and program.session.phase is not Phase.MATCH_OVER:
        moment = moment_of(program.session)
        if moment not in commands.tried:
            commands.try_all(moment, put_back)
            # Whatever has been opened meanwhile, the hand on the table can be copied by its key.
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)
            QApplication.clipboard().clear()
            qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
            assert bool(QApplication.clipboard().text()) == bool(program.session.hands_played)
        go_on(program.session, chance)
        settle()
    phases = {moment.split()[0] for moment in commands.tried}
    assert {"DECIDE", "PAUSE", "HAND_OVER"} <= phases
    assert any("Copy this hand as text" in tried for tried in commands.tried.values())


@IN_ALL
def test_what_a_command_has_done_is_written_on_the_account(
    qtbot: QtBot, program: Program, rules: Rules
) -> None:
    program.keep_and_show(rules)
    chance, window = random.Random(4), program.window
    while program.session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
        go_on(program.session, chance)
        settle()
    paper = program.area.dialogs.paper_in_sight()
    assert paper is not None or is_plain(rules)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
    if paper is not None:
        assert [label.text() for label in paper.findChildren(QLabel) if "copied" in label.text()]
        assert not paper.pane or not paper.pane.verticalScrollBar().isVisible()
    else:
        assert "copied" in program.area.panel.notice_text


def test_without_a_match(qtbot: QtBot, program: Program) -> None:
    window = program.window
    # Its game is that of the last match.
    program.keep_and_show(rules_of("ulti"))
    window.on_table.put_away()
    Commands(qtbot, program).try_all("no match", window.on_table.put_away)


def test_in_a_lesson(qtbot: QtBot, program: Program, rules: Rules) -> None:
    def begin() -> None:
        session = program.area.session
        if session is None or not session.marks.lesson:
            program.window.lessons.begin(rules.name)

    begin()
    settle()
    Commands(qtbot, program, of_window=rules.name == "tartli").try_all("lesson", begin)


def test_in_a_puzzle(qtbot: QtBot, program: Program, rules: Rules) -> None:
    begin = partial(program.window.puzzles.play, rules.name, 1)
    begin()
    settle()
    assert program.session.marks.puzzle
    Commands(qtbot, program, of_window=rules.name == "ulti").try_all("puzzle", begin)


def test_in_training(qtbot: QtBot, program: Program, rules: Rules) -> None:
    answers = program.window.thinker
    match = new_match(rules, rules.form.seats[0])
    match.deal(pack(rules, random.Random(3)))
    seat = match.to_move
    assert seat is not None
    found = Found(match.to_record(), seat, 0.0)

    def ask(request: Request) -> None:
        if request.asked is Asked.EVALUATE:
            request.fail("nothing is weighed here")
        else:
            request.answer(found if request.asked is Asked.FIND else request.view.legal[0])

    answers.ask = ask  # type: ignore[method-assign]
    begin = partial(program.window.training.ask_questions, rules.name)
    begin()
    settle()
    assert program.session.marks.training is not None
    Commands(qtbot, program, of_window=rules.name == "tarokk").try_all("training", begin)


@pytest.mark.parametrize("game", ["toy"])
def test_keys_tell_what_a_game_does_not_have(qtbot: QtBot, program: Program, rules: Rules) -> None:
    window = program.window
    program.keep_and_show(rules)
    settle()
    puzzles, training = "There are no puzzles in this game", "There is no training in this game"
    for key, told in ((Qt.Key.Key_P, puzzles), (Qt.Key.Key_L, training), (Qt.Key.Key_D, training)):
        said: list[str] = []
        program.area.announcer.announced.connect(said.append)
        qtbot.keyClick(window, key, CONTROL)
        assert f"{told}, only in Tartli, Ulti, Tarokk." in " ".join(said)
    visible = {action.text().replace("&", "") for action in window.menus.actions() if action.isVisible()}
    # That of the day is of any game.
    assert {words for words in visible if "Puzzle" in words} == {"Puzzle of the day"}
    assert not any("bid?" in words for words in visible)


def keep_finished(program: Program, rules: Rules) -> int:
    """Save a match of one hand that is over."""
    match = new_match(rules, rules.form.seats[0])
    next(each for each in walk(rules, match, 5, 1_000) if match.to_move is None)
    return keep(program.window.saving.store, rules, match)


def test_in_a_review(qtbot: QtBot, program: Program, rules: Rules) -> None:
    window = program.window
    match_id = keep_finished(program, rules)

    def begin() -> None:
        if window.on_table.match_id != match_id:
            assert window.on_table.resume(match_id)
            settle()
        if window.review is None:
            window.matches.review_last()

    begin()
    settle()
    assert window.review is not None
    QApplication.clipboard().clear()
    qtbot.waitUntil(window.review.paper.progress_line.isHidden)
    qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
    of_review = QApplication.clipboard().text()
    window.reviews.close()
    settle()
    qtbot.keyClick(window, Qt.Key.Key_C, CONTROL | SHIFT)
    assert "" != of_review != QApplication.clipboard().text() != ""
    begin()
    settle()
    Commands(qtbot, program, of_window=rules.name == "tarokk").try_all("review", begin)


@IN_TWO
def test_a_review_has_cards_and_title_of_its_own_match(program: Program, rules: Rules) -> None:
    window = program.window
    stored = window.saving.store.load(keep_finished(program, rules))
    pack = kind_of(rules.form.pack.cards).chosen(window.settings.now)
    for game in {*games()} - {rules.name}:
        program.keep_and_show(rules_of(game))
        title = window.windowTitle()
        window.reviews.open_stored(stored, 1)
        settle()
        assert window.review is not None
        assert window.review.view.faces.pack == pack
        assert window.windowTitle() == f"{window.review.reviewed.title} – Tartli"
        assert not window.review.grab().isNull()
        window.reviews.close()
        window.studies.close()
        settle()
        assert window.windowTitle() == title
