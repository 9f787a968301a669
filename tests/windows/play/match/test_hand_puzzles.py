"""Puzzles of Ulti and tarokk in the window: played, told, chosen by kind, and offered after a guided hand."""

from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.session.match_state import Phase
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.play.match.puzzles import of_day
from tests.session.playing import Scripted, settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import button, click, the

both = pytest.mark.parametrize("game", ["ulti", "tarokk"])


class Solver:
    """Plays puzzles of a game in a window, the others by rules of thumb."""

    def __init__(self, qtbot: QtBot, window: MainWindow, game: str, thinkers: list[Scripted]) -> None:
        self.qtbot, self.window, self.game = qtbot, window, game
        self.puzzles: Any = face_of(game).puzzles
        thinkers[0].chooses = lambda view: self.defence(view)

    def defence(self, view: Any) -> Any:
        return view.legal[0]

    @property
    def session(self) -> Any:
        return self.window.on_table.session

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the first theme, the simplest first."""
        return self.puzzles.kinds()[0][0].numbers

    def begin(self) -> None:
        self.window.puzzles.play(self.game, self.numbers[0])
        settle()

    def solve(self) -> None:
        self.window.area.guard_input(0)
        while self.session.phase is not Phase.MATCH_OVER:
            if self.session.phase is Phase.PAUSE:
                self.session.gather()
            else:
                puzzle = self.puzzles.given(self.session.marks.puzzle)
                right = self.puzzles.right(puzzle, self.session.played())
                self.session.do(right[0] if right else self.session.view.legal[0])
            settle()


@pytest.fixture
def solver(qtbot: QtBot, windows: Windows, scripted: list[Scripted], game: str) -> Solver:
    return Solver(qtbot, windows.open(), game, scripted)


@both
def test_the_task_tells_the_tricks_so_far_and_its_end_is_told(solver: Solver) -> None:
    solver.begin()
    area, session = solver.window.area, solver.session
    task = area.panel.notice_text
    assert solver.window.game == solver.game
    assert len(task.splitlines()) > len(session.view.tricks) / 4
    assert "\n1. " in task
    assert not session.gives_help
    assert not session.is_practice
    solver.solve()
    paper = the(solver.window, EndingPaper)
    assert paper.ending.head == "Solved!"
    assert paper.ending.shown[0].startswith("It began with the right card: ")
    click(solver.qtbot, button(paper, "Next puzzle"))
    assert solver.session.marks.puzzle not in (0, solver.numbers[0])


@both
def test_puzzles_of_a_kind_follow_each_other(solver: Solver) -> None:
    solver.begin()
    menu = next(
        each
        for each in solver.window.findChildren(QMenu)
        if each.title().replace("&", "") == "Puzzles by kind"
    )
    menu.aboutToShow.emit()
    names = [entry.text() for entry in menu.actions() if not entry.isSeparator()]
    themes, grades = solver.puzzles.kinds()
    assert [name.rpartition(" (")[0] for name in names] == [kind.name for kind in (*themes, *grades)]
    count = len(solver.numbers)
    assert names[0].endswith(f"({count} of {count} new)")
    next(entry for entry in menu.actions() if entry.text() == names[0]).trigger()
    settle()
    seen = set()
    for _ in range(3):
        assert solver.session.marks.puzzle in {*solver.numbers} - seen
        seen.add(solver.session.marks.puzzle)
        solver.solve()
        click(solver.qtbot, button(the(solver.window, EndingPaper), "Next puzzle"))


@both
def test_the_puzzle_of_the_day_goes_round_the_games(solver: Solver) -> None:
    first = date(2026, 3, 10)
    days = [first + timedelta(days=each) for each in range(3)]
    assert {of_day(day)[0] for day in days} == {"tartli", "ulti", "tarokk"}
    day = next(day for day in days if of_day(day)[0] == solver.game)
    solver.window.puzzles.today = lambda: day
    solver.window.puzzles.play_of_day()
    settle()
    session = solver.session
    assert (session.rules.name, session.marks.puzzle) == of_day(day)
    assert session.marks.puzzle_day == day


@both
def test_a_guided_hand_leads_to_the_puzzle_of_its_theme(solver: Solver) -> None:
    course = face_of(solver.game).course
    assert course is not None
    themes = {kind.theme: kind for kind in solver.puzzles.kinds()[0]}
    for number, hand in enumerate(course.hands, 1):
        assert themes[hand.plan.puzzle].numbers
        solver.window.lessons.begin(solver.game, number)
        settle()
        step = solver.window.lessons.puzzle()
        assert step is not None
        assert step.words == "Now the pu&zzle"
        step.take()
        settle()
        assert solver.session.marks.puzzle in themes[hand.plan.puzzle].numbers
    solver.solve()
    click(solver.qtbot, button(the(solver.window, EndingPaper), "Next lesson"))
    assert solver.session.marks.lesson
