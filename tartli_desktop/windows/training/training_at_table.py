"""Training at the table: rows of questions and of hands, how they get there, and what is told at the end."""

import logging
import random
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QSizePolicy, QWidget

from tartli_desktop.characters.characters import around
from tartli_desktop.face import face_of, games_with
from tartli_desktop.face.at_the_table.choices import words_of_leaving
from tartli_desktop.face.at_the_table.ending import Ending, NextStep
from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.match import Action, Match, View
from tartli_desktop.game.record import within_hand
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import seated
from tartli_desktop.game.training import BIDDING, Found, Sought, Training
from tartli_desktop.kit.training.found_hands import found_hands
from tartli_desktop.session.session import Session
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal, Series, dealt_again
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import names_at
from tartli_desktop.text.titles import TrainingTitle, title_text
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.windows.play.match.match_on_table import MatchOnTable
from tartli_desktop.windows.play.match.puzzles import current_day

from . import spacing, training_words
from .coach import AnswerWeighing, Judgement, Search

_log = logging.getLogger(__name__)
tr = Context("Training")
tr_window = Context("MainWindow")

QUESTIONS, HANDS = 20, 10
"""How many questions, and how many hands, make a row."""

_LISTED = 4
"""How many actions are listed at most, with the player's own."""


class TrainingAtTable:
    """Puts questions and hands on the table in place of the match, which waits as it was left.

    Args:
        on_table: puts them there, and saves what is played.
        go_back: returns to the match that was left.
        tell: writes a sentence, and has it read out.
        window: progress is shown over it.
    """

    def __init__(
        self,
        on_table: MatchOnTable,
        thinker: Thinker,
        *,
        go_back: Callable[[], object],
        tell: Callable[[str], object],
        window: QWidget,
    ) -> None:
        self._on_table, self._thinker = on_table, thinker
        self._saving = on_table.saving
        self._go_back, self._tell = go_back, tell
        self._window = window
        self._session: Session | None = None
        self._weighing: AnswerWeighing | None = None
        self._search: Search | None = None
        """The search for the next one, running or done."""
        self._progress: QProgressDialog | None = None
        self._ending: tuple[Callable[[], Ending], Series] | None = None
        self.today = current_day
        """Gives the current date."""
        on_table.changed.connect(self._follow)

    # The log

    def log(self, game: str) -> tuple[Trained, ...]:
        """What was answered and played in training, the oldest first; empty if that cannot be read."""
        try:
            return self._saving.store.training.of_game(game)
        except StoreError as error:
            _log.warning("what was done in training cannot be read: %s", error)
            return ()

    def due(self, game: str) -> list[str]:
        """The questions that are to be asked again today."""
        return spacing.due(self.log(game), self.today()) if face_of(game).training is not None else []

    def _note(self, game: str, exercise: str, question: str, answer: str, cost: float) -> None:
        trained = Trained(exercise, self.today(), question, answer, cost)
        known = self.log(game)
        if known and structs.replace(known[-1], cost=cost) == trained:
            # The program ended after this was logged, and before the next question.
            return
        self._saving.keep(lambda store: store.training.add(game, trained))

    # Beginning

    def ask_questions(self, game: str) -> None:
        """Ask twenty questions."""
        self._begin(game, Series(BIDDING, 1, QUESTIONS))

    def ask_again(self, game: str) -> None:
        """Ask the questions again that are due today."""
        self._begin(game, Series(BIDDING, 1, min(len(self.due(game)), QUESTIONS), again=True))

    def deal(self, game: str, kind: str) -> None:
        """Deal ten hands of a kind."""
        self._begin(game, Series(training_words.DEALS + kind, 1, HANDS))

    def training_of(self, game: str) -> Training | None:
        """The training of a game; without any, the player is told so: the keys work in every game."""
        training = face_of(game).training
        if training is None:
            text = tr("There is no training in this game, only in %1.", "the names of games")
            self._tell(fill(text, games_with(lambda face: face.training)))
        return training

    def _begin(self, game: str, series: Series) -> None:
        """Put the next one of a row on the table, looking for it first if need be."""
        training = self.training_of(game)
        if training is None:
            return
        if series.again:
            due = self.due(game)
            if due:
                position = msgspec.json.decode(due[0])
                self._put(game, series, Found(position["record"], position["seat"], 0.0))
            else:
                self._tell(tr("No question is due today."))
            return
        search = self._search_for(game, training, series)
        if isinstance(search.position, Found):
            self._search = None
            self._put(game, series, search.position)
            return
        self._show_progress(search)
        search.found.connect(lambda: self._begin(game, series))
        search.go_on()

    def _search_for(self, game: str, training: Training, series: Series) -> Search:
        """The search for a hand or question by the player's rules, which may have found it already."""
        rules = rules_of(game)
        options = self._on_table.settings.now.game(rules.options)
        sought = Sought(series.exercise.removeprefix(training_words.DEALS), options.next_variant)
        if self._search is None or self._search.sought != sought:
            self._stop_search()
            seed = random.SystemRandom().randrange(2**31)
            self._search = Search(rules, training, sought, seed, self._thinker)
            self._search.failed.connect(self._give_up)
            if series.number == 1:
                # Nobody waits for the first one.
                ready = found_hands(rules, sought, self._played(game, series.exercise))
                self._search.position = random.choice(ready) if ready else None
        return self._search

    def _played(self, game: str, exercise: str) -> set[str]:
        """The packs of the questions or hands of a kind that were on the table already."""
        questions = (each.question for each in self.log(game) if each.exercise == exercise)
        return {msgspec.json.decode(question)["record"]["hands"][-1]["deck"] for question in questions}

    def _stop_search(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search = None
        self._hide_progress()

    def _show_progress(self, search: Search) -> None:
        shown = self._progress = QProgressDialog(self._window)
        shown.setWindowModality(Qt.WindowModality.WindowModal)
        shown.setWindowTitle(tr("One moment"))
        shown.setLabel(plain_label(tr("Looking for such a hand…")))
        shown.setCancelButtonText(tr("&Cancel"))
        shown.setRange(0, 0)
        for given_up in (shown.canceled, shown.rejected):
            given_up.connect(self._stop_search)
        search.found.connect(self._hide_progress)
        shown.show()

    def _hide_progress(self) -> None:
        shown, self._progress = self._progress, None
        if shown is not None:
            shown.blockSignals(True)
            shown.close()
            shown.deleteLater()

    def _give_up(self) -> None:
        is_awaited = self._progress is not None
        self._stop_search()
        if is_awaited:
            self._tell(tr("No such hand could be found this time."))

    def _put(self, game: str, series: Series, found: Found) -> None:
        """Put a hand or a question on the table."""
        rules, training = rules_of(game), face_of(game).training
        if training is None or not self._on_table.may_be_left(
            tr_window("Leave"), partial(self._put, game, series, found)
        ):
            return
        seat, level = found.seat, rules.opponents.levels[-1]
        count = len(found.record["players"])
        people = around(seat, count, level, rules.opponents.levels, seed=series.number)
        players = list(names_at(self._on_table.settings.now.player_name, people))
        start = len(found.record["hands"][-1]["actions"])
        match = dealt_again(found.record | {"players": players}, 1, start)
        steps = training.steps(match.view(seat)) if series.exercise == BIDDING else 0
        series = structs.replace(series, steps=steps, expected=found.expected)
        marks = MatchMarks(
            practice=True,
            again=ReplayedDeal(1, "", False, (0,) * count, left=self._on_table.put_aside(), start=start),
            characters=tuple("" if person is None else person.id for person in people),
            training=series,
        )
        title = title_text(TrainingTitle(series.number, series.of, steps > 0))
        self._on_table.put_new(match, title=title, person=seat, level=level, marks=marks)

    # On the table

    def _follow(self) -> None:
        """Follow the match that came to the table; it may belong to a row."""
        if self._weighing is not None:
            self._weighing.stop()
            self._weighing = None
        session = self._on_table.session
        self._ending = None
        self._session = session if session is not None and session.marks.training is not None else None
        if session is None or session.marks.training is None:
            self._stop_search()
            return
        training, series = face_of(session.rules.name).training, session.marks.training
        if training is None:
            return
        view = _at_start(session).view(session.person)
        words = training_words.task(training, series, training.question(view) if series.steps else "")
        self._on_table.table.set_task(lambda: words, lambda: words)
        if series.steps:
            self._weighing = AnswerWeighing(session.rules, training, view, self._thinker, self._window)
            self._weighing.judged.connect(self._tell_answer)
            self._weighing.begin()

    def tell(self) -> None:
        """Tell what came of the question or the hand on the table, and log it."""
        session = self._session
        training = None if session is None else face_of(session.rules.name).training
        if session is None or session.is_left or session.marks.training is None or training is None:
            return
        if self._ending is not None:
            self._show(*self._ending)
        elif self._weighing is not None:
            self._tell(tr("Working out what your answer is worth…"))
            self._weighing.judge(_answer_of(session))
        else:
            self._tell_hand(session, training)

    def _tell_answer(self, judgement: Judgement | None) -> None:
        session, weighing = self._session, self._weighing
        if session is None or weighing is None or session.marks.training is None:
            return
        series, hints = session.marks.training, face_of(session.rules.name).hints
        assert hints is not None
        if judgement is None:
            self._show(lambda: training_words.unweighed(series), series)
            return
        cost = judgement.judged.cost
        series = structs.replace(
            series, right=series.right + (not judgement.judged.is_mistake), points=series.points + cost
        )
        question = training_words.question_text(_named_apart(_at_start(session)), session.person)
        answer = " ".join(str(action) for _, action in _answer_of(session))
        self._note(session.rules.name, BIDDING, question, answer, cost)
        tail = self._tail(session, series)

        def ending() -> Ending:
            told = training_words.of_answer(hints, judgement, series, session.names, tail)
            return structs.replace(told, listed=partial(_list_of, judgement, hints))

        self._show(ending, series)

    def _tell_hand(self, session: Session, training: Training) -> None:
        series = session.marks.training
        assert series is not None
        made = training.made(session.played(), session.person)
        gain = made - series.expected
        series = structs.replace(series, right=series.right + (gain >= 0), points=series.points + gain)
        question = training_words.question_text(
            _named_apart(_at_start(session)), session.person, series.expected
        )
        self._note(session.rules.name, series.exercise, question, f"{made:g}", -gain)
        tail = self._tail(session, series)
        self._show(lambda: training_words.of_hand(series, made, tail), series)

    def _tail(self, session: Session, series: Series) -> str:
        if series.number < series.of:
            return ""
        return training_words.of_row(series, self.log(session.rules.name))

    def _show(self, ending: Callable[[], Ending], series: Series) -> None:
        """Show how it ended, and look for the next one meanwhile."""
        session = self._session
        assert session is not None
        self._ending = ending, series
        training = face_of(session.rules.name).training
        if training is not None and series.number < series.of and not series.again:
            self._search_for(session.rules.name, training, series).go_on()
        self._on_table.table.show_ending(ending, self._next_steps)

    def go_on(self) -> None:
        """Put the next one of the row on the table, or begin another row."""
        session = self._session
        if session is None or self._ending is None:
            return
        _, series = self._ending
        game = session.rules.name
        if series.number < series.of:
            self._begin(game, structs.replace(series, number=series.number + 1))
        elif series.again:
            self.ask_again(game)
        else:
            self._begin(game, Series(series.exercise, 1, series.of))

    def _next_steps(self) -> Sequence[NextStep]:
        """What can follow, the best first."""
        session, ending = self._session, self._ending
        assert session is not None
        assert ending is not None
        _, series = ending
        steps = []
        due = self.due(session.rules.name)
        if series.number < series.of:
            words = tr("&Next question") if series.steps else tr("&Next hand")
            steps.append(NextStep(words, self.go_on))
        elif not series.again or due:
            words = tr("&More questions") if series.steps else tr("Ten &more")
            steps.append(NextStep(words, self.go_on))
        if not series.steps:
            steps.append(NextStep(tr("Show the &score"), self._on_table.table.dialogs.open_summary))
        return [*steps, NextStep(words_of_leaving(session), self._go_back)]


def _list_of(judgement: Judgement, hints: Hints) -> QWidget:
    """The best actions with what they are worth, and the player's answer among them."""
    from tartli_desktop.windows.coach.worth_list import WorthList
    from tartli_desktop.windows.coach.worths import worth_rows

    done = judgement.done
    note = tr("your answer") if judgement.is_as_done else tr("counts as your answer")
    rows = worth_rows(hints, judgement.view, judgement.values, (done,), {done: note})
    made = WorthList()
    made.setSizeAdjustPolicy(WorthList.SizeAdjustPolicy.AdjustToContents)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    own = next(place for place, row in enumerate(rows) if row.key == done)
    made.begin([*rows[: _LISTED - 1], rows[max(own, min(_LISTED, len(rows)) - 1)]])
    made.point_at(done)
    return made


def _at_start(session: Session) -> Match:
    """The match as it was when the question or the hand began."""
    again = session.marks.again
    assert again is not None
    return session.rules.match.from_record(within_hand(session.record(), 1, again.start))


def _named_apart(match: Match) -> dict[str, object]:
    """The record of a match with names that say nothing, so that the same question has the same text."""
    record = match.to_record()
    return record | {"players": list("ABCDE"[: len(match.players)])}


def _answer_of(session: Session) -> list[tuple[View, Action]]:
    """The actions of an answer, each with the view that the player had."""
    match, again = _at_start(session), session.marks.again
    assert again is not None
    answer: list[tuple[View, Action]] = []
    for text in session.record()["hands"][-1]["actions"][again.start :]:
        seat, action = seated(session.rules, text)
        answer.append((match.view(seat), action))
        match.apply(seat, action)
    return answer
