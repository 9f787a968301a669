"""A question on a paper in the window: answers by mouse and keys, while the rest of the window waits."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.questions.question import Answer, Question, before, warning
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.widgets.questions.questions import Questions
from tests.on_screen import in_front
from tests.windows.simulated_user import asked, button, click, is_asked

Key = Qt.Key


class Desk:
    """A window with a line edit and a button, in which questions are asked."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1024, 640), **chosen: object) -> None:
        settings = Settings(**chosen)  # type: ignore[arg-type]
        apply_colour_scheme(settings.colour_scheme)
        apply_text_scale(settings.text_scale)
        PictureWidget()
        self.qtbot = qtbot
        self.window = QMainWindow()
        self.window.resize(*size)
        inner = QWidget()
        rows = QVBoxLayout(inner)
        self.line, self.other = QLineEdit(), QPushButton("&Other")
        rows.addWidget(self.line)
        rows.addWidget(self.other)
        self.window.setCentralWidget(inner)
        self.pressed: list[str] = []
        self.other.clicked.connect(lambda: self.pressed.append("other"))
        for keys in ("X", "F5", "Escape"):
            QShortcut(QKeySequence(keys), self.window, activated=lambda keys=keys: self.pressed.append(keys))
        self.questions = Questions(self.window)
        self.given: list[str] = []
        in_front(qtbot, self.window)
        self.line.setFocus()

    def note(self, what: str) -> Callable[[], None]:
        return lambda: self.given.append(what)

    def ask(self, question: Question) -> QuestionPaper:
        paper = self.questions.ask(question)
        assert isinstance(paper, QuestionPaper)
        QApplication.processEvents()
        return paper

    def resign(self) -> QuestionPaper:
        """Ask before a harmful action."""
        return self.ask(
            before(
                "Resign?",
                "Resign this match?",
                "It stays in the list.",
                do="&Resign",
                stay="&Play on",
                then=self.note("resigned"),
            )
        )

    def declare(self, usual: int = 0) -> QuestionPaper:
        """Ask a question with a "do not ask again" choice."""
        return self.ask(
            Question(
                "Declare first?",
                "You can declare this now: terc (20 points).",
                (
                    Answer("&Declare", self.note("declared")),
                    Answer("&Play anyway", self.note("played"), harms=True),
                    Answer("&Back", self.note("back")),
                ),
                usual=usual,
                stop=self.note("stopped"),
            )
        )

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the widget with the focus."""
        target = QApplication.focusWidget()
        assert target is not None
        self.qtbot.keyClick(target, key, held)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


# Answers


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape])
def test_enter_and_escape_leave_what_cannot_be_undone(desk: Desk, key: Qt.Key) -> None:
    desk.resign()
    desk.key(key)
    assert not is_asked(desk.window)
    assert desk.given == []


@pytest.mark.parametrize(
    ("key", "given"), [(Key.Key_Return, "declared"), (Key.Key_Space, "declared"), (Key.Key_Escape, "back")]
)
def test_enter_gives_the_usual_answer_and_escape_the_last(desk: Desk, key: Qt.Key, given: str) -> None:
    desk.declare()
    desk.key(key)
    assert desk.given == [given]


@pytest.mark.parametrize(("words", "given"), [("Declare", "declared"), ("Play", "played"), ("Back", "back")])
def test_each_answer_is_given_with_the_mouse(desk: Desk, words: str, given: str) -> None:
    click(desk.qtbot, button(desk.declare(), words))
    assert not is_asked(desk.window)
    assert desk.given == [given]


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier])
def test_the_underlined_letter_gives_an_answer(desk: Desk, held: Qt.KeyboardModifier) -> None:
    desk.declare()
    desk.key(Key.Key_P, held)
    assert desk.given == ["played"]


def test_a_letter_with_control_gives_none(desk: Desk) -> None:
    desk.declare()
    desk.key(Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert desk.given == []
    assert is_asked(desk.window)


def test_an_answer_is_given_once_and_after_the_paper_is_gone(desk: Desk) -> None:
    seen: list[bool] = []
    question = before("A", "B", do="Do", stay="Stay", then=lambda: seen.append(is_asked(desk.window)))
    paper = desk.ask(question)
    doing = button(paper, "Do")
    doing.click()
    doing.click()
    assert seen == [False]


def test_what_is_asked_about_may_be_no_longer_so_and_then_no_answer_is_given(desk: Desk) -> None:
    paper = desk.declare()
    with desk.qtbot.waitSignal(paper.finished):
        paper.done(0)
    assert desk.given == []
    assert not desk.questions.waiting


# The rest waits


def test_the_keyboard_goes_round_on_the_paper_and_back_to_where_it_was(desk: Desk) -> None:
    paper = desk.declare()
    been: list[str] = []
    for _ in range(8):
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton)
        been.append(focused.text())
        assert paper.isAncestorOf(focused)
        desk.key(Key.Key_Tab)
    assert set(been) == {"&Declare", "&Play anyway", "&Back", "Do &not ask again"}
    for _ in range(5):
        desk.key(Key.Key_Backtab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert paper.isAncestorOf(focused)
    desk.key(Key.Key_Escape)
    assert QApplication.focusWidget() is desk.line


def test_what_wants_the_keyboard_beneath_has_to_wait(desk: Desk) -> None:
    paper = desk.resign()
    desk.line.setFocus()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert paper.isAncestorOf(focused)
    desk.key(Key.Key_Return)
    assert not is_asked(desk.window)


def test_the_window_is_told_that_it_is_held_up(desk: Desk) -> None:
    held: list[bool] = []
    desk.questions.held.connect(held.append)
    first, second = desk.resign(), desk.declare()
    assert asked(desk.window) is second
    assert held == [True]
    desk.key(Key.Key_Escape)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert first.isAncestorOf(focused)
    desk.key(Key.Key_Escape)
    assert held == [True, False]
    assert QApplication.focusWidget() is desk.line


def test_a_window_with_a_question_may_be_closed(desk: Desk) -> None:
    desk.declare()
    assert desk.window.close()
    assert desk.given == []


# Appearance


def within(part: QWidget, whole: QWidget) -> QRect:
    return QRect(part.mapTo(whole, QPoint()), part.size())


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_of_it_can_be_read_and_reached_whatever_the_letters(qtbot: QtBot, scale: float) -> None:
    desk = Desk(qtbot, (940, 560), text_scale=scale)
    long = Question(
        "Puzzle",
        "You ended the hand at 132 : 118; the best play ends at 164 : 86. " * 2,
        tuple(
            Answer(words) for words in ("Next puzzle", "Try again", "Leave the puzzles", "Look at the table")
        ),
        "It was decided in trick 13: Ten of Acorns (20 points better than the Ten of Bells).",
        stop=lambda: None,
    )
    short = Question("Solved!", "Ten of Acorns: 20 points better than the Ten of Bells.", long.answers)
    for question in (long, short, warning("Not saved", "The disk is full. " * 12)):
        paper = desk.ask(question)
        assert desk.window.rect().contains(paper.geometry())
        for label in paper.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        for part in paper.findChildren(QAbstractButton):
            if part.isVisible():
                assert paper.rect().contains(within(part, paper)), part.text()
                assert part.width() >= part.sizeHint().width()
        paper.reject()
    apply_text_scale(1.0)


# Screen readers


def test_it_is_read_out_as_it_is_laid_there(desk: Desk) -> None:
    heard: list[str] = []
    desk.questions.read_out.connect(heard.append)
    desk.resign()
    assert heard == ["Resign? Resign this match? It stays in the list."]


def test_a_screen_reader_finds_a_dialog_that_holds_up_the_window(desk: Desk) -> None:
    interface = QAccessible.queryAccessibleInterface(desk.resign())
    assert interface.role() is QAccessible.Role.Dialog
    assert interface.state().modal
    assert interface.text(QAccessible.Text.Name) == "Resign?"
    assert interface.text(QAccessible.Text.Description) == "Resign this match? It stays in the list."
