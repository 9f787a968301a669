"""The study in place of the table: where it comes from, how it is kept, opened and left."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.registry import games, rules_of, rules_of_record
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU
from tartli_desktop.widgets.questions.question import Answer, Question
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.program_window import ProgramWindow
from tartli_desktop.windows.review.reviewed_hand import last_finished

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study

    from .study_place import StudyPlace

_log = logging.getLogger(__name__)
tr = Context("Study")

_SOON = 1000
"""Milliseconds after a change until the study is saved."""


class StudyOpener(QObject):
    """Opens one study at a time, and keeps it in the store while it changes.

    Attributes:
        place: the widget of the open study; None without one.
        number: its number in the store; None while it is not kept.

    Signals:
        opened: a study is open at :attr:`place`, and is to be laid into the window.
        left: the player goes back to the table.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, window: ProgramWindow) -> None:
        super().__init__(window)
        self.place: StudyPlace | None = None
        self.number: int | None = None
        self._window = window
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self.save)

    # Where studies come from

    def open(self, document: JsonDict, number: int | None = None) -> None:
        """Open a stored study, or with no number one that is not kept yet."""
        from tartli_desktop.study.document import read
        from tartli_desktop.study.study import StudyError

        try:
            study = read(document)
        except StudyError as error:
            game = str(document.get("game", ""))
            self._tell(fill(tr("The study cannot be opened. %1"), refusal_said(error.message, game)))
            return
        if number is not None:
            try:
                number = number if self._window.saving.store.studies.claim(number) else None
            except StoreError as error:
                self._tell(troubles.not_saved(error))
                number = None
        self.open_study(study, number)

    def choose(self) -> None:
        """Let the player choose what to study: what lies on the table if it may be, or a hand to set up."""
        window, session = self._window, self._window.on_table.session
        ways: list[Answer] = []
        if session is not None and evaluates_game(session.rules.name):
            number = last_finished(session.record(), is_over=session.hand_is_over)
            if session.is_practice and not session.hand_is_over and session.hands_played:
                ways.append(Answer(tr("&This position"), self.open_of_table))
            if number:
                ways.append(
                    Answer(
                        tr("The &last hand"),
                        partial(self.open_of_hand, session.record(), number, session.person),
                    )
                )
        text = QApplication.clipboard().text()
        if text.strip() and (study := self._of_text(text)) is not None:
            ways.append(Answer(tr("From the &clipboard"), partial(self.open_study, study, sets_up=True)))
        new = partial(self.open_new, self._game())
        if not ways:
            new()
            return
        ways.append(Answer(tr("&Set up a hand"), new))
        question = Question(tr("Study"), tr("What do you want to study?"), (*ways, Answer(tr("&Back"))))
        window.questions.ask(question)

    def _game(self) -> str:
        """The game of the table, or the first that can be studied."""
        known = [name for name in games() if evaluates_game(name)]
        return self._window.game if self._window.game in known else known[0]

    def open_of_table(self) -> None:
        """Study the running hand, with what its player may know; only in practice."""
        from tartli_desktop.study.taking_over import study_of_view

        session = self._window.on_table.session
        if session is not None and session.is_practice:
            study = study_of_view(session.rules, session.played(), session.person)
            study = replace(study, title=self._usual_title(session.rules.name))
            self.open_study(study, at=study.end_of_line())

    def open_of_hand(self, record: Json, number: int, seat: int, done: int = 0) -> None:
        """Study a finished hand of a record, counted from 1, from the position after so many actions."""
        from tartli_desktop.study.taking_over import study_of_hand

        game = rules_of_record(record).name
        study = study_of_hand(
            record,
            number,
            seat,
            fill(tr("%1, hand %2", "a game, and a number"), face_of(game).game_name(), number),
        )
        path = study.path(study.end_of_line())
        self.open_study(study, at=path[min(done, len(path) - 1)])

    def _of_text(self, text: str) -> Study | None:
        """A study of what was copied as text; None if it is nothing of the kind."""
        return None

    def open_new(self, game: str) -> None:
        """Set up a hand of a game on an empty board."""
        from tartli_desktop.study.study import Setup, Study

        rules = rules_of(game)
        variant = self._window.settings.game(rules.options).next_variant
        players = self._players(rules.form.seats_of(variant))
        setup = Setup(game, variant, players, len(players) - 1, 0, ((),) * len(players))
        self.open_study(Study.of(setup, self._usual_title(game)), sets_up=True)

    def open_study(
        self, study: Study, number: int | None = None, *, at: int = 0, sets_up: bool = False
    ) -> None:
        """Open a study at a node, or where its cards are set up."""
        from .study_place import StudyPlace

        self.close(stays=True)
        window, game = self._window, study.setup.game
        place = StudyPlace(
            study,
            window.area.faces,
            window.settings,
            window.thinker,
            partial(variants_of, game, window),
            window,
        )
        place.left.connect(self.close)
        place.changed.connect(self._soon.start)
        place.game_chosen.connect(self.open_new)
        place.setup_chosen.connect(lambda setup: self.open_study(replace(study, setup=setup), number))
        self.place, self.number = place, number
        self.opened.emit()
        place.begin(at, sets_up=sets_up)

    def _players(self, count: int) -> tuple[str, ...]:
        from tartli_desktop.windows.new_match.new_match import NAMES

        return (YOU, *NAMES[: count - 1])

    def _usual_title(self, game: str) -> str:
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        return fill(tr("%1, %2", "the name of a game, and the day"), face_of(game).game_name(), day)

    # Keeping it

    def is_open(self, number: int) -> bool:
        """Whether the study with this number in the store is open."""
        return self.place is not None and self.number == number

    def follow_renaming(self, number: int, title: str) -> None:
        """The study with this number got another title in the list."""
        if self.place is not None and self.is_open(number):
            self.place.rename(title)

    def follow_moving(self, moved: dict[int, int]) -> None:
        """Studies got other numbers, since they are kept in another store now."""
        if self.number is not None:
            self.number = moved.get(self.number, self.number)

    def save(self) -> None:
        """Keep the open study as it is now."""
        from tartli_desktop.study.document import write

        self._soon.stop()
        place = self.place
        if place is None or (len(place.study.nodes) == 1 and not any(place.study.setup.known)):
            return
        studies, document = self._window.saving.store.studies, write(place.study)
        try:
            self.number = studies.save(self.number, document)
        except StoreError as error:
            _log.info("a study is not kept: %s", error)
            try:
                # Another program may have it.
                self.number = studies.save(None, document)
            except StoreError as problem:
                self._tell(troubles.not_saved(problem))

    def close(self, *, stays: bool = False) -> None:
        """Close the open study, if there is one; ``stays`` says that another one takes its place."""
        place = self.place
        if place is None:
            return
        place.paper.finish_note()
        self.save()
        if self.number is not None:
            self._window.saving.store.studies.release(self.number)
        place.retire()
        self.place = self.number = None
        self.left.emit()
        place.deleteLater()

    def _tell(self, text: str) -> None:
        self._window.messages.show_message(tr("Study"), text)


def variants_of(game: str, window: ProgramWindow) -> tuple[object, ...]:
    """The rules of a game that can be chosen: those of the next match first."""
    rules: Any = rules_of(game)
    options: Any = window.settings.game(rules.options)
    choices = [replace(options, variant=each) for each in type(options.variant)]
    if len(rules.form.seats) > 1:
        choices = [replace(each, seats=seats) for each in choices for seats in rules.form.seats]
    found = [options.next_variant, *(each.next_variant for each in choices)]
    return tuple(dict.fromkeys(found))


def evaluates_game(game: str) -> bool:
    """Whether a game can be studied."""
    from tartli_desktop.study.asking import evaluates

    return evaluates(rules_of(game)) and face_of(game).hints is not None
