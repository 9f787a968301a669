"""The guided hands of each game, put on the table where they were left, or begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.ending import NextStep
from tartli_desktop.files.problems import read_or
from tartli_desktop.game.registry import games
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU, title_shown
from tartli_desktop.text.titles import LessonTitle, title_text
from tartli_desktop.widgets.questions.question import before

from .match_on_table import MatchOnTable
from .puzzles import PuzzlesAtTable

if TYPE_CHECKING:
    from tartli_desktop.face.lesson.guided_hand import Course
    from tartli_desktop.store.match_head import MatchRow

tr = Context("MainWindow")


class _Lesson(NamedTuple):
    """A guided hand: its game, and its number in the course there, from 1."""

    game: str
    number: int = 1


class LessonsAtTable:
    """Puts the guided hands of the games on the table.

    Args:
        on_table: puts the lesson on the table, and saves it.
        puzzles: puts the puzzle there that follows a lesson.
        window: the menus open over it.
    """

    def __init__(self, on_table: MatchOnTable, puzzles: PuzzlesAtTable, window: QWidget) -> None:
        self._on_table = on_table
        self._puzzles = puzzles
        self._saving = on_table.saving
        self._window = window

    def choose(self, table: QWidget) -> None:
        """Begin a guided first hand; if several games have one, let the player choose from a menu.

        The menu opens below the button that was pressed, or else below the ``table``.
        """
        taught = list(_courses())
        if len(taught) == 1:
            self.begin(taught[0])
            return
        pressed = QApplication.focusWidget() or table
        menu = QMenu(self._window)
        # In the letters of the button that opened it.
        menu.setFont(pressed.font())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in taught:
            menu.addAction(face_of(name).game_name(), partial(self.begin, name))
        menu.setActiveAction(menu.actions()[0])
        menu.popup(pressed.mapToGlobal(pressed.rect().bottomLeft()))

    def offer(self, menu: QMenu) -> None:
        """List all guided hands in a menu, by game; finished ones are checked."""
        for shown in menu.findChildren(QMenu):
            shown.deleteLater()
        menu.clear()
        finished = self._finished()
        for name, course in _courses().items():
            hands = menu.addMenu(face_of(name).game_name())
            for number, about in enumerate(course.titles(), 1):
                words = fill(tr("%1: %2", "a guided hand, what it is about"), *about)
                entry = hands.addAction(words, partial(self.begin, name, number))
                entry.setCheckable(True)
                entry.setChecked((name, number) in finished)

    def begin(self, game: str, number: int = 1) -> None:
        """Put a guided hand of a game on the table where it was left; ask whether to restart it."""
        course, on_table = face_of(game).course, self._on_table
        if course is None or not on_table.may_be_left(
            tr("Leave"), partial(self.begin, game, number), save_again=True
        ):
            return
        session, wanted = on_table.session, _Lesson(game, number)
        is_there = self._on_the_table() == wanted
        guide = on_table.table.guide if is_there else None
        if session is not None and guide is not None and not session.is_over:
            question = before(
                title_shown(title_text(LessonTitle(number))),
                tr("Start the lesson again?"),
                tr("It begins with the same cards."),
                do=tr("Start again"),
                stay=tr("Carry on"),
                then=guide.start_again,
            )
            on_table.table.dialogs.ask(question)
            return
        left = [row.id for row, lesson in self._stored() if lesson == wanted and not row.finished]
        if not is_there and any(on_table.resume(each, aside=True) for each in left):
            return
        hand = course.hands[number - 1]
        match = hand.new_match(on_table.settings.now.player_name or YOU)
        marks = MatchMarks(
            practice=True, lesson=number, left=on_table.put_aside(), characters=hand.characters
        )
        title = title_text(LessonTitle(number))
        on_table.put_new(match, title=title, person=hand.seat, level=hand.level, marks=marks)

    def begin_again(self) -> None:
        """Begin the guided hand that is on the table once more."""
        if (lesson := self._on_the_table()) is not None:
            self.begin(*lesson)

    def after(self) -> NextStep | None:
        """The step that begins the next guided hand after the one on the table, or None.

        It is the next unfinished one of its game, or else of another game.
        """
        here = self._on_the_table()
        following = here and self._following(here)
        if here is None or following is None:
            return None
        about = face_of(following.game).game_name()
        if following.game == here.game:
            about = _courses()[here.game].titles()[following.number - 1].title
        text = tr("&Next lesson: %1", "the title of a guided hand, or the name of another game")
        return NextStep(fill(text, about), partial(self.begin, *following))

    def puzzle(self) -> NextStep | None:
        """The step that begins the puzzle about the guided hand on the table, or None."""
        here = self._on_the_table()
        course = here and face_of(here.game).course
        if here is None or course is None:
            return None
        themes = [hand.plan.puzzle for hand in course.hands[: here.number]]
        theme = themes[-1]
        place = themes.count(theme) - 1
        begin = partial(self._puzzles.play_after_lesson, here.game, theme, place, self.after())
        return NextStep(tr("Now the pu&zzle"), begin) if theme else None

    def _following(self, here: _Lesson) -> _Lesson | None:
        courses, done = _courses(), self._finished() | {here}
        names = [*courses]
        place = names.index(here.game)
        for name in names[place:] + names[:place]:
            hands = [_Lesson(name, number) for number in range(1, len(courses[name].hands) + 1)]
            first = here.number if name == here.game else 0
            for lesson in hands[first:] + hands[:first]:
                if lesson not in done:
                    return lesson
        return None

    def _on_the_table(self) -> _Lesson | None:
        session = self._on_table.session
        if session is None or not session.marks.lesson:
            return None
        return _Lesson(session.rules.name, session.marks.lesson)

    def _finished(self) -> set[_Lesson]:
        """The guided hands that have been played to their end."""
        return {lesson for row, lesson in self._stored() if row.finished}

    def _stored(self) -> Sequence[tuple[MatchRow, _Lesson]]:
        """The stored matches that are guided hands."""
        store = self._saving.store

        def read() -> Sequence[tuple[MatchRow, _Lesson]]:
            lessons = store.lessons()
            rows = [row for row in store.list() if row.id in lessons] if lessons else []
            return [(row, _Lesson(row.head.game, lessons[row.id])) for row in rows]

        return read_or([], read, "which lessons were left cannot be read")


def _courses() -> dict[str, Course]:
    return {name: course for name in games() if (course := face_of(name).course) is not None}
