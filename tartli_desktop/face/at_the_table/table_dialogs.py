"""The dialogs that a game opens over the table, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic

from msgspec import Struct
from PySide6.QtCore import QObject, QRect, Qt, Signal

from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import SessionOf
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.language_reopen import Reopening
from tartli_desktop.widgets.papers.free_place import Sight
from tartli_desktop.widgets.questions.question import Answer, Question
from tartli_desktop.widgets.questions.questions import Questions

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog, QWidget

    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.table.card_faces.faces import CardFaces
    from tartli_desktop.widgets.papers.table_paper import ModalPaper, Shade, TablePaper

    from .ending import Ending, NextStep
    from .ending_paper import EndingPaper


_WORTH = 0.9
"""The greatest part of the cards hidden by a paper on the table that it may still hide beside it."""


class DialogParts(Struct, frozen=True):
    """One table, as its dialogs need it."""

    over: QWidget
    """The widget that the dialogs lie over."""

    faces: CardFaces
    """The faces of the pack in play."""

    settings: CurrentSettings
    """The current settings."""

    undo: QAction
    """Takes the last decision back, also while a dialog is open."""

    questions: Questions
    """Asks the questions that a player has to answer before going on."""


class TableDialogsOf(QObject, Generic[M, V, E, A]):
    """Opens the dialogs about the match on the table; this base class has none.

    A game with dialogs derives its own from this class.

    Signals:
        chosen(action): the player wants to do this in the match; it is asked about first where needed.
        confirmed(action): the same, without another question.
        why_asked(rule): the player wants to read the rule behind a refusal; empty for all rules.
        replay_asked(swapped): the player wants to replay the deal that is over, perhaps from another seat.
        back_asked: the player wants to return to the match from which the replayed deal came.
        new_match_asked: the player wants a new match.
        rematch_asked: the player wants another match with the same players and rules.
        hands_asked: the player wants to look at the hands of the match.
        review_asked: the player wants to review the hand that is over.
        evening_asked: the player wants the account of the evening that is over.
        ending_asked: the player wants to be told again how the training ended.
        puzzle_asked(next): the player wants the next puzzle, or with False the same one again.
        closed: nothing is open now.
        covered(is_covered): whether a paper or a question lies on the table.
        players_shown(are_told): whether the paper on the table shows the players.
        read_out(words): a paper has been laid on the table, and these words are read out.
        moved: papers and questions have moved, come or gone.
        shown: another paper or question is seen.
    """

    chosen = Signal(object)
    confirmed = Signal(object)
    why_asked = Signal(str)
    replay_asked = Signal(bool)
    back_asked = Signal()
    new_match_asked = Signal()
    rematch_asked = Signal()
    hands_asked = Signal()
    review_asked = Signal()
    evening_asked = Signal()
    ending_asked = Signal()
    puzzle_asked = Signal(bool)
    closed = Signal()
    covered = Signal(bool)
    players_shown = Signal(bool)
    read_out = Signal(str)
    moved = Signal()
    shown = Signal()

    def __init__(self, table: DialogParts) -> None:
        super().__init__(table.over)
        self._faces, self._settings, self._undo = table.faces, table.settings, table.undo
        self._over, self._questions = table.over, table.questions
        self.session: SessionOf[M, V, E, A] | None = None
        """The match on the table."""
        self.input_guard_ms = 0
        """Milliseconds during which a dialog that opens by itself ignores keys and clicks."""
        self.room: Callable[[], QRect] = table.over.rect
        """The area for papers, in the widget that they lie over."""
        self.cloth: Callable[[], QRect] = table.over.rect
        """The cloth of the table, without the column that stands beside it with large letters."""
        self.beside_trick: Callable[[], QRect] = table.over.rect
        """The area for papers that leave the trick and the player's hand in sight."""
        self.beneath: Callable[[], QWidget | None] = lambda: None
        """Makes what stands beneath the account of a hand."""
        self.hinted: Callable[[], A | None] = lambda: None
        """The action that the hint in sight advises; None without one."""
        self.seen: Callable[[], Sight] = Sight
        """What should stay in sight beside a paper if there is room."""
        self._paper: TablePaper | None = None
        """The paper on the table."""
        self._reopening: Reopening | None = None
        """Opens the paper again, in another language or other colours."""
        self._shade: Shade | None = None
        """The layer between the paper and the table."""
        self._question: QDialog | None = None
        """The open question about the match."""
        self._asking: Reopening | None = None
        """Asks it again, in another language or other colours."""
        self._is_plain = high_contrast()
        """Whether papers and questions have been made in high contrast."""
        self._questions.held.connect(self._tell_covered)
        self._questions.freed.connect(self.closed)
        self._questions.moved.connect(self.moved)
        self._questions.shown.connect(self.shown)

    def lay(self) -> None:
        """Place the open paper and questions after the table was resized."""
        if self._paper is not None and self._shade is not None:
            self._shade.setGeometry(self.room())
            self._lay_paper(self._paper)
            self.moved.emit()
        self._questions.lay()

    @property
    def places(self) -> list[QRect]:
        """The rectangles of papers and questions on the screen."""
        return [*([] if self._paper is None else [self._paper.place]), *self._questions.places]

    def _lay_paper(self, paper: TablePaper) -> None:
        """Place a paper where it prefers to lie; if it has no room there, in the area for all papers."""
        paper.seen = self.seen()
        if paper.spares_trick:
            # At the bottom of that area, so that plates and notes are seen above the paper.
            paper.lie_in(self.beside_trick(), self.room(), rises=1.0)
            if paper.has_room:
                return
        if paper.spares_cards:
            paper.lie_in(self.cloth())
            hides = paper.hides
            if paper.has_room and not hides:
                return
            # Better over the column beside the table than over cards, but not over the frame of the table.
            paper.lie_in(self.room())
            if paper.hides >= _WORTH * hides:
                paper.lie_in(self.cloth())
            if paper.has_room:
                return
        paper.lie_in(self.room())

    def ask(self, question: Question, again: Callable[[], object] | None = None) -> None:
        """Ask about the match, in place of an open question; ``again`` asks it in another language."""
        self._withdraw()
        self._wait_for(self._questions.ask(question), again)

    def _hold_up(self, paper: ModalPaper, again: Callable[[], object]) -> None:
        """Hold up the match with a paper, in place of what is open; ``again`` does so in another language."""
        self.close()
        self._questions.lay_there(paper)
        self._wait_for(paper, again)

    def _wait_for(self, asked: QDialog, again: Callable[[], object] | None) -> None:
        self._question, self._asking = asked, None if again is None else Reopening(asked, again)
        asked.finished.connect(lambda: self._forget_question(asked))

    def _withdraw(self) -> None:
        """Close the question without an answer."""
        if self._question is not None:
            self._question.done(int(self._question.DialogCode.Rejected))

    def _forget_question(self, asked: QDialog) -> None:
        if self._question is asked:
            self._question = self._asking = None

    def _tell_covered(self) -> None:
        self.covered.emit(self._paper is not None or self._questions.waiting)

    def follow_settings(self, settings: Settings) -> None:
        """Open papers again if the colours have changed, since a paper keeps those it was made with."""
        if self._is_plain == high_contrast():
            return
        self._is_plain = high_contrast()
        for opening in (self._reopening, self._asking):
            if opening is not None:
                opening.again()

    def take_keyboard(self) -> bool:
        """Give the focus to the paper on the table, and return whether there is one in sight."""
        if (paper := self.paper_in_sight()) is None:
            return False
        paper.take_keyboard()
        return True

    def paper_in_sight(self) -> TablePaper | None:
        """The paper on the table, unless it is hidden with the table."""
        return self._paper if self._paper is not None and self._paper.isVisible() else None

    def close(self) -> None:
        """Close the open paper and the open question."""
        self._withdraw()
        paper = self._paper
        if paper is None:
            return
        if not paper.isVisible():
            # While the table is hidden, as in a review, closing alone would not finish the dialog.
            paper.done(int(paper.DialogCode.Rejected))
        paper.close()

    def close_shown(self) -> None:
        """Close the open paper if it is in sight, and the open question."""
        self._withdraw()
        if (paper := self.paper_in_sight()) is not None:
            paper.close()

    def open_summary(self) -> None:
        """Show the result of the hand that is over, and what can follow it; by default only of an evening."""
        if self.session is not None and self.session.ends_evening:
            self.evening_asked.emit()

    def follow(self, phase: Phase) -> None:
        """The match waits for something else: update or close a dialog whose content is out of date."""

    def asks_first(self, action: A, hinted: A | None) -> bool:
        """Ask the player about an action before it is done, if it needs a question; return whether it does.

        ``hinted`` is the action of the hint in sight, or None.
        """
        return False

    def ask_before(
        self,
        action: A,
        title: str,
        text: str,
        *,
        do: str,
        stay: str,
        then: Callable[[], object] | None = None,
        instead: Callable[[], object] | None = None,
    ) -> None:
        """Ask before an action. Enter and Escape do not take it.

        Args:
            action: what the player wants to do.
            title, text: what it is, and what it costs.
            do, stay: the words of the two answers.
            then, instead: what follows each of them, besides the action.
        """

        def take() -> None:
            self.confirmed.emit(action)
            if then is not None:
                then()

        question = Question(title, text, (Answer(do, take, harms=True), Answer(stay, instead)))
        self.ask(question, lambda: self.asks_first(action, None))

    def open_ending(
        self, ending: Ending, next_steps: Sequence[NextStep], portrait: str, again: Callable[[], object]
    ) -> EndingPaper:
        """Tell how a lesson or a puzzle ended; ``again`` tells it in another language."""
        from .ending_paper import EndingPaper

        guard = self.input_guard_ms
        paper = EndingPaper(ending, next_steps, portrait, self._faces, self._over, input_guard_ms=guard)
        self.open_paper(paper, again, ending.spoken)
        return paper

    def open_paper(self, paper: TablePaper, again: Callable[[], object], words: str) -> None:
        """Lay a paper on the table, in place of what is open.

        Args:
            paper: the paper, not shown yet.
            again: opens the same paper in another language.
            words: what is read out.
        """
        self.close()
        from tartli_desktop.widgets.papers.table_paper import Shade

        paper.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._paper, self._reopening = paper, Reopening(paper, again)
        self._shade = Shade(self._over)
        self._shade.clicked.connect(paper.shorten)
        paper.finished.connect(self._shade.leave)
        paper.finished.connect(lambda: self._forget_paper(paper))
        self._tell_covered()
        self.players_shown.emit(paper.shows_players)
        self.lay()
        for widget in (self._shade, paper):
            widget.raise_()
            widget.show()
        self.shown.emit()
        self.read_out.emit(words)

    def _forget_paper(self, paper: TablePaper) -> None:
        if self._paper is paper:
            self._paper = self._reopening = self._shade = None
            self._tell_covered()
            self.players_shown.emit(False)
            self.moved.emit()
            self.closed.emit()


TableDialogs = TableDialogsOf[Match, View, Event, Action]
"""The dialogs of any game."""
