"""Where studies come from: the hand on the table, a review, the clipboard, an empty board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QMimeData
from PySide6.QtWidgets import QApplication

from tartli_desktop.face import face_of
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU
from tartli_desktop.widgets.questions.question import Answer, Question

from .copied_hands import MIME_TYPE, can_be_studied, study_in, study_of_finished
from .program_window import ProgramWindow
from .review.reviewed_hand import ReviewedHand, last_finished

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study
    from tartli_desktop.text.written_cards import Reading

tr = Context("Study")

_LONGEST = 1000
"""How many letters of the clipboard are looked at."""


class StudyCommands:
    """Begins studies in a window."""

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    def choose(self) -> None:
        """Let the player choose what to study: what lies on the table if it may be, or a hand to set up."""
        window, session = self._window, self._window.on_table.session
        ways: list[Answer] = []
        if session is not None and can_be_studied(session.rules.name):
            record, person = session.record(), session.person
            number = last_finished(record, is_over=session.hand_is_over)
            if session.is_practice and not session.hand_is_over and session.hands_played:
                ways.append(Answer(tr("&This position"), self.open_of_table))
            if number:
                ways.append(Answer(tr("The &last hand"), partial(self.open_of_hand, record, number, person)))
        copied = self.way_from(QApplication.clipboard().mimeData())
        if copied is not None:
            ways.append(copied)
        if not ways:
            self.set_up()
            return
        ways.append(Answer(tr("&Set up a hand"), self.set_up))
        question = Question(tr("Study"), tr("What do you want to study?"), (*ways, Answer(tr("&Back"))))
        window.questions.ask(question)

    def set_up(self, game: str = "") -> None:
        """Set up a hand of a game on an empty board, by default of the game on the table."""
        known = [name for name in games() if can_be_studied(name)]
        usual = self._window.game if self._window.game in known else known[0]
        self._window.studies.open_study(self._empty(game or usual), sets_up=True)

    def _empty(self, game: str) -> Study:
        """A study of a hand in which the player leads."""
        from tartli_desktop.study.study import Setup, Study
        from tartli_desktop.windows.new_match.new_match import NAMES

        rules = rules_of(game)
        variant = self._window.settings.game(rules.options).next_variant
        seats = rules.form.seats_of(variant)
        setup = Setup(game, variant, (YOU, *NAMES[: seats - 1]), seats - 1, 0, ((),) * seats)
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        return Study.of(setup, fill(tr("%1, %2", "a game, and the day"), face_of(game).game_name(), day))

    def open_of_table(self) -> None:
        """Study the running hand, with what its player may know; only in practice."""
        from tartli_desktop.study.taking_over import study_of_view

        session = self._window.on_table.session
        if session is not None and session.is_practice:
            title = self._empty(session.rules.name).title
            study = study_of_view(session.rules, session.played(), session.person, title)
            self._window.studies.open_study(study, at=study.end_of_line())

    def open_of_hand(self, record: Json, number: int, seat: int, done: int = 0) -> None:
        """Study a finished hand of a record, counted from 1, from the position after so many actions."""
        study = study_of_finished(record, number, seat)
        path = study.path(study.end_of_line())
        self._window.studies.open_study(study, at=path[min(done, len(path) - 1)])

    def open_reviewed(self, hand: ReviewedHand, done: int) -> None:
        """Study a reviewed hand from the position after so many actions."""
        self.open_of_hand(hand.record, hand.hand.number, hand.seat, done)

    def way_from(self, data: QMimeData | None) -> Answer | None:
        """How to study what was copied or dropped: a hand of this program, or cards; None without any.

        An empty clipboard may give no data at all.
        """
        if data is None:
            return None
        if data.hasFormat(MIME_TYPE):
            document = bytes(data.data(MIME_TYPE).data())
            return Answer(tr("The hand from the &clipboard"), partial(self._open_copied, document))
        text = data.text()[:_LONGEST]
        known = [name for name in games() if can_be_studied(name)]
        # The game on the table comes first.
        known.sort(key=lambda name: name != self._window.game)
        read = {name: self._read(text, name) for name in known} if text.strip() else {}
        game = max(read, key=lambda name: len(read[name].cards) - len(read[name].unknown), default="")
        # A text that only mentions cards is none of cards.
        if not game or len(read[game].cards) <= len(read[game].unknown):
            return None
        return Answer(tr("Cards from the &clipboard"), partial(self._open_cards, game, read[game]))

    def _read(self, text: str, game: str) -> Reading:
        from tartli_desktop.table.typed_cards import reader_of

        cards = rules_of(game).form.pack.cards
        return reader_of(cards).read(text)

    def _open_copied(self, document: bytes) -> None:
        from tartli_desktop.store.record_files import RecordFileError

        from .matches.match_files import refusal

        window = self._window
        try:
            study = study_in(document, window)
        except RecordFileError as error:
            window.messages.show_message(tr("Study"), refusal(error))
        else:
            if study is not None:
                window.studies.open_study(study)

    def _open_cards(self, game: str, read: Reading) -> None:
        """Set up a hand with cards as the own ones, and say what could not be read."""
        empty, studies = self._empty(game), self._window.studies
        cards = tuple(dict.fromkeys(read.cards))
        studies.open_study(replace(empty, setup=empty.setup.knowing(0, cards)), sets_up=True)
        if read.unknown and studies.place is not None and studies.place.setup_paper is not None:
            studies.place.setup_paper.tell_unknown(read.unknown)
