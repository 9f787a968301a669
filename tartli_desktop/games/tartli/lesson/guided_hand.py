"""Leads through the guided first hand: says each step when it comes up, and waits until it is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.games.tartli.lesson.deal import Lesson, is_on_line
from tartli_desktop.games.tartli.lesson.keys import how, how_to_gather
from tartli_desktop.games.tartli.lesson.steps import SLATE, STEPS, TALON, TURNED, Step
from tartli_desktop.games.tartli.rules import GATHER, Action, Event, View, parse_seated
from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.lesson_note import LessonNote


class GuidedHand(QObject):
    """The words of the lesson beside a table; see :class:`tartli_desktop.face.learning.lesson.Guide`.

    Args:
        table: where it is played; its owner has the note of the lesson, too.

    Signals:
        said(names): the steps with these names are over.
        rules_asked: the learner wants to read the rules.
        lesson_asked: the learner wants to begin the lesson again.
        new_match_asked: the learner wants to play a match.
    """

    said = Signal(str)
    rules_asked = Signal()
    lesson_asked = Signal()
    new_match_asked = Signal()

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.owner)
        self._view = table.view
        assert isinstance(table.sheet, Slate)
        self._slate = table.sheet
        self._panel = table.panel
        self._column = table.column
        self._actions = table.actions
        self._undo = table.undo
        self._session: Lesson | None = None
        self._over: list[str] = []
        self._step: Step | None = None
        self.asked: Action | None = None
        """What the learner is to do now, if it is one thing."""
        self._strayed = False
        self._marked: QAction | None = None
        self.note = LessonNote(table.owner)
        self.note.space_is_for_table = self._press_table

    @property
    def session(self) -> Lesson | None:
        """The lesson on the table, if it is one."""
        return self._session

    @property
    def step(self) -> Step | None:
        """What is being explained now."""
        return self._step

    def recall(self, said: str) -> None:
        """The lesson that comes to the table next was left when these steps were over."""
        self._over = [name for name in said.split(",") if name]

    def attach(self, session: Session) -> None:
        """A match lies on the table."""
        if not isinstance(session, Lesson):
            return
        self._session = session
        self._step = None
        self._strayed = False
        session.happened.connect(self._hear)
        session.taken_back.connect(self._forget)
        self.note.set_words(self._heading(), "")
        self.note.show()

    def detach(self) -> None:
        """The match is taken from the table."""
        if self._session is None:
            return
        self._session.happened.disconnect(self._hear)
        self._session.taken_back.disconnect(self._forget)
        self._session = None
        self._over = []
        self._leave_step()
        self.note.hide()

    def follow(self, phase: Phase) -> None:
        """Follow what the match waits for."""
        if self._session is None:
            return
        if phase is Phase.MATCH_OVER:
            self._end()
        elif not self._strayed and (phase is not Phase.OPPONENT or self._step is None):
            self._show_next()

    def lay(self) -> None:
        """Point at the same cards on a table of another size."""
        if self._session is not None:
            self._point()

    def retranslate(self) -> None:
        """Say all in the language that has been chosen."""
        session = self._session
        if session is None:
            return
        if session.phase is Phase.MATCH_OVER:
            self._end()
        elif self._strayed:
            self._stray()
        else:
            self._show_next()

    # The steps

    def words(self, step: Step, view: View) -> str:
        """What is said of a step, and how to do what it asks for."""
        session = self._session
        assert session is not None
        said = step.words if self._slate.signs is Style.HUNGARIAN or step.beck is None else step.beck
        asked = step.asks_for(view)
        more = "" if asked is None else how(asked, session, self._actions, self._view, step.way)
        opponent = session.names[1 - view.seat]
        return " ".join(filter(None, (said(view, opponent, self._view.faces.suits), more)))

    def _show_next(self) -> None:
        session = self._session
        assert session is not None
        view = session.view
        waits = session.phase in (Phase.DECIDE, Phase.PAUSE)
        coming = (step for step in STEPS if step.name not in self._over and step.comes_up(view))
        step = next(coming, None) if waits else None
        if step is None:
            self._leave_step()
            # What happens is told by itself.
            again = [] if is_on_line(view) else [(self.tr("Start again"), self.lesson_asked.emit)]
            self._return_to_table()
            self.note.set_words(self._heading(), self._between(session), again, aloud=False, focus=False)
            return
        self._step, self.asked = step, step.asks_for(view)
        choices = [(self.tr("Continue"), self._go_on)] if self.asked is None else []
        if not choices:
            self._return_to_table()
        self.note.set_words(self._heading(), self.words(step, view), choices)
        self._mark()
        self._point()

    def _between(self, session: Lesson) -> str:
        """What stands there while there is nothing to explain."""
        view, names = session.view, session.names
        match session.phase:
            case Phase.PAUSE:
                whose = prompts.prompt_for(session.phase, view, names, self._view.faces.suits)
                return f"{whose} {how_to_gather(session)}"
            case Phase.DECIDE:
                return self.tr("It is your turn. Play as you like.")
        if len(view.trick) < 2 and view.to_move == 1 - view.seat:
            return fill(self.tr("Now it is %1’s turn."), names[view.to_move])
        return ""

    def _go_on(self) -> None:
        self._pass()
        self._show_next()

    def _pass(self) -> None:
        """The step is over."""
        if self._step is not None and self._step.name not in self._over:
            self._over.append(self._step.name)
            self.said.emit(",".join(self._over))
        self._leave_step()

    def _leave_step(self) -> None:
        self._step = self.asked = None
        self._strayed = False
        self._mark()
        self._point()

    def _heading(self) -> str:
        number = min(len(self._over) + 1, len(STEPS))
        text = self.tr("Your first hand · %1 of %2", "of the steps of the lesson")
        return fill(text, number, len(STEPS))

    # What the learner does

    def _hear(self, events: tuple[Event, ...]) -> None:
        session = self._session
        assert session is not None
        actions = session.record()["hands"][-1]["actions"]
        if not actions:
            return
        seat, action = parse_seated(actions[-1])
        # Also a trick of the opponent's is gathered by the learner, who so goes on.
        goes_on = self._strayed and action == GATHER and not session.gathers_by_itself
        if seat != session.viewer and not goes_on and not (self.asked is not None and action == self.asked):
            return
        if self._step is None:
            return
        if not self._strayed and self.asked is None and not is_on_line(session.view):
            # What was only to be read was not read to its end.
            self._stray()
        elif self._strayed or self.asked is None or action == self.asked:
            self._return_to_table()
            self._pass()
            self._show_next()
        else:
            self._stray()

    def _stray(self) -> None:
        """The learner has done something else: that is allowed, and can be undone."""
        self._strayed = True
        self._mark()
        self._point()
        text = self.tr(
            "That is allowed, but the lesson had something else in mind: %1. Go back, or carry on your own "
            "way; some topics may then not come up."
        )
        if self.asked is None:
            text = self.tr(
                "That is allowed, but the lesson had more to say first. Go back, or carry on your own way; "
                "some topics may then not come up."
            )
            meant = ""
        else:
            meant = prompts.decision(self.asked, self._view.faces.suits)
        choices = [
            (self.tr("Go back"), self._undo.trigger),
            (self.tr("Carry on"), self._go_on_strayed),
        ]
        self.note.set_words(self.note.heading, fill(text, meant), choices)

    def _go_on_strayed(self) -> None:
        self._return_to_table()
        self._pass()
        self.note.set_words(self.note.heading, "")
        session = self._session
        if session is not None:
            self.follow(session.phase)

    def start_again(self) -> None:
        """Begin the lesson that is on the table again."""
        session = self._session
        if session is None:
            return
        self._return_to_table()
        self._leave_step()
        session.start_hand_again()
        self._over = []
        self.said.emit("")
        self._show_next()

    def _forget(self, taken: Action) -> None:
        """A decision was taken back: what led to it is said again."""
        self._over = [
            name
            for name in self._over
            if not any(step.name == name and step.expected == taken for step in STEPS)
        ]
        self.said.emit(",".join(self._over))
        self._return_to_table()
        self._leave_step()

    def _return_to_table(self) -> None:
        """Give the keyboard back before the button goes that has it, or Qt would choose where it goes."""
        if self._view.window().focusWidget() in self.note.buttons:
            self._view.setFocus()

    def _press_table(self) -> bool:
        """Whether a trick lies on the table; if so, it is pressed there, as by Space on the table."""
        session = self._session
        if session is None or not session.view.trick or session.phase not in (Phase.PAUSE, Phase.OPPONENT):
            return False
        self._view.setFocus()
        self._view.table_pressed.emit()
        return True

    # What is pointed at

    def _mark(self) -> None:
        """Let the button of what is to be done catch the eye."""
        if self._marked is not None:
            is_out = self._marked is self._actions.commands["go_out"]
            self._panel.button(self._marked).weight = "faint" if is_out else ""
        asked = None if self._strayed else self.asked
        self._marked = None if asked is None else self._actions.action_of(asked)
        if self._marked is not None:
            self._panel.button(self._marked).weight = "urgent"

    def _point(self) -> None:
        shows = self._step is not None and not self._strayed
        points = self._step.points if self._step is not None and shows else ()
        self._view.scene().pointers.point_at(self._items(points))
        # When all is laid out.
        QTimer.singleShot(0, self, lambda: self._scroll_to(points))

    def _scroll_to(self, points: Sequence[Card | str]) -> None:
        """Bring into sight what is spoken of, where it stands beside large letters."""
        column = self._column
        if SLATE in points:
            column.ensureWidgetVisible(self._slate)
        elif self._marked is not None:
            column.ensureWidgetVisible(self._panel.button(self._marked))
        elif self._step is not None:
            column.verticalScrollBar().setValue(0)

    def _items(self, points: Iterable[Card | str]) -> Iterator[CardItem]:
        scene = self._view.scene()
        stock = scene.stock_items
        for point in points:
            if isinstance(point, Card):
                yield from (item for item in scene.own_items if item.card is point)
            elif stock and point == TURNED:
                yield stock[0]
            elif stock and point == TALON:
                yield stock[-1]

    # The end

    def _end(self) -> None:
        session = self._session
        assert session is not None
        self._leave_step()
        choices = [
            (self.tr("Play a match…"), self.new_match_asked.emit),
            (self.tr("Read the rules"), self.rules_asked.emit),
        ]
        if session.viewer in session.winners:
            text = self.tr(
                "Well done! The game is yours: both columns have been wiped, and your buli is chalked below "
                "the line. Talon, trumps, terc, contest, the Seven, béla, following suit and going out: now "
                "you know them all."
            )
            heading = self.tr("Your first hand is won")
        else:
            text = self.tr(
                "The hand is over, and this time you did not win the game. You can go back a step, play the "
                "hand once more, or go on to a match."
            )
            heading = self.tr("Your first hand")
            choices.insert(0, (self.tr("Once more"), self.lesson_asked.emit))
            choices.insert(0, (self.tr("Go back a step"), self._undo.trigger))
        self.note.set_words(heading, text, choices)
