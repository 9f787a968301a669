"""The guide through a hand: explains each step when it comes up, and waits until it is done.

A game derives its guide from :class:`GuidedHand`, and lists its guided hands in a :class:`Course`. The words
are in the game's help: a file for each hand, and ``lessons`` with their titles and what they share.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Generic, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.at_the_table.choices import Taking, words_of_leaving
from tartli_desktop.face.at_the_table.ending import Ending, NextStep
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.game.rules import seated
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import SessionOf
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.typed_cards import keys_of
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.card_names import names_of_cards
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.pages.rule_book import step_text
from tartli_desktop.widgets.panel.lesson_note import LessonNote

from .planned_hand import ARROWS, TALON, TYPING, LessonStep, PlannedHand

tr = Context("GuidedHand")
say = Sentences("house", "coach")
tr_lesson_end = Context("LessonEnd")


class GuidedHand(QObject, Generic[M, V, E, A]):
    """The words of a lesson beside a table; does nothing in any other match.

    Args:
        table: the table; its owner becomes the parent of the lesson's note.
        course: the guided hands of the game.

    Signals:
        said(names): the steps with these names, between commas, are over.
        lesson_asked: the learner wants to begin the lesson again.
    """

    said = Signal(str)
    lesson_asked = Signal()

    def __init__(self, table: TableParts, course: "CourseOf[M, V, E, A]") -> None:
        super().__init__(table.owner)
        self._course = course
        self._hand = course.hands[0]
        """The hand that is on the table, or was last."""
        self._view = table.view
        self._panel = table.panel
        self._column = table.column
        self._actions = table.actions
        self._undo = table.undo
        self._dialogs = table.dialogs
        self.following: Callable[[], NextStep | None] = lambda: None
        """Returns the step that begins the next guided hand, if there is one."""
        self.puzzle: Callable[[], NextStep | None] = lambda: None
        """Returns the step that begins the puzzle about the guided hand, if there is one."""
        self._is_shown = False
        """Whether the end of the hand is completely written on the score sheet."""
        self._is_told = False
        """Whether the paper at the end of the lesson has been put away."""
        self.session: LessonSession[M, V, E, A] | None = None
        """The lesson on the table; None for any other match."""
        self._over: list[str] = []
        self.step: LessonStep[V, A] | None = None
        """What is being explained now."""
        self.asked: A | None = None
        """The action that the learner is to do now; None if there is no particular one."""
        self._strayed = False
        self._marked: tuple[QAction, str] | None = None
        """The action whose button stands out, and the button's weight before."""
        self.note = LessonNote(table.owner)
        self.note.space_is_for_table = self._press_table

    def recall(self, said: str) -> None:
        """Restore the finished steps of the lesson that is put on the table next."""
        self._over = [name for name in said.split(",") if name]

    def attach(self, session: SessionOf[M, V, E, A]) -> None:
        """Take up a match that was put on the table."""
        if not isinstance(session, LessonSession):
            return
        self.session = session
        self._hand = self._course.hands[session.marks.lesson - 1]
        self._is_shown = self._is_told = False
        self.step = None
        self._strayed = False
        session.happened.connect(self._follow_last_action)
        session.taken_back.connect(self._forget)
        self.note.set_words(self._heading(), "")

    def detach(self) -> None:
        """Leave the match, which is taken from the table."""
        if self.session is None:
            return
        self.session.happened.disconnect(self._follow_last_action)
        self.session.taken_back.disconnect(self._forget)
        self.session = None
        self._over = []
        self._leave_step()
        self.note.set_words("", "")

    def follow(self, phase: Phase) -> None:
        """Follow what the match waits for."""
        if self.session is None:
            return
        if phase is Phase.MATCH_OVER:
            self._end()
        elif not self._strayed and (phase is not Phase.OPPONENT or self.step is None):
            self._show_next()

    def prompt_for(self, view: V, usual: str) -> str:
        """What the table asks: the usual words, without what a game's lesson has not explained yet."""
        return usual

    def lay(self) -> None:
        """Point at the same cards on a table of another size."""
        if self.session is not None:
            self._point()

    def retranslate(self) -> None:
        """Write everything in the language that has been chosen."""
        session = self.session
        if session is None:
            return
        if session.phase is Phase.MATCH_OVER:
            self._end()
        elif self._strayed:
            self._stray()
        else:
            self._show_next()

    # The steps

    def words(self, step: LessonStep[V, A], view: V) -> str:
        """The explanation of a step, and how to do what it asks for."""
        card = step.points[0] if step.way else None
        more = _how_to_play(card, self._view, step.way) if isinstance(card, Card) else ""
        return " ".join(filter(None, (self._texts(view)(step.name.replace(" ", "-")), more)))

    def _texts(self, view: V) -> Callable[[str], str]:
        """What says the steps, what is said while a full trick lies there, and at the end, by their names."""
        session = self.session
        assert session is not None
        keys = {f"key_{name}": shown_key(each.shortcut()) for name, each in self._actions.commands.items()}
        players = {f"player_{seat}": name for seat, name in enumerate(session.names)}
        values: Mapping[str, object] = {
            **names_of_cards(self._view.faces.cards),
            **keys,
            **players,
            "on_line": self._hand.is_on_line(view),
            "gathers_by_itself": session.gathers_by_itself,
            "won": session.viewer in session.winners,
            **self.values(view),
        }
        game = session.rules.name
        places = (game, self._hand.text), (game, "lessons"), ("house", "lesson")
        return lambda name: next(
            text for place in places if (text := step_text(*place, name, values)) is not None
        )

    # What a game says

    def values(self, view: V) -> Mapping[str, object]:
        """What the game's texts ask and fill in, beside what every lesson has.

        Those are cards, suits and ranks, such as ``hearts_over``; players, such as ``player_1``; the keys of
        commands, such as ``key_bela``; ``on_line``, ``gathers_by_itself``, and ``won`` at the end.
        """
        return {}

    def named(self, action: A) -> str:
        """The name of an action that the lesson had in mind."""
        raise NotImplementedError

    def marked_for(self, asked: A) -> QAction | None:
        """The action whose button stands out while something is asked for."""
        return self._actions.action_of(asked)

    def pointed_at(self, point: str) -> Iterator[CardItem]:
        """The card items that a name among the points of a step stands for."""
        if point == TALON:
            yield from self._view.scene().stock_items

    def shown_beside(self, points: Sequence[object]) -> None:
        """Scroll to the points of a step that stand beside the table."""

    # The steps

    def _show_next(self) -> None:
        session = self.session
        assert session is not None
        view = session.view
        on_line = self._hand.is_on_line(view)
        step = next(self._coming(session.phase, view), None)
        if step is None:
            self._leave_step()
            # Screen readers hear of events elsewhere.
            is_full = session.phase is Phase.PAUSE
            between = self._texts(view)("waiting") if is_full else _meanwhile(session)
            again = [] if on_line else [(tr("Start again"), self.lesson_asked.emit)]
            self._return_to_table()
            self.note.set_words(self._heading(), between, again, aloud=False, focus=False)
            return
        self.step, self.asked = step, step.asks_for(on_line=on_line)
        choices = [(tr("Continue"), self._go_on)] if self.asked is None else []
        if not choices:
            self._return_to_table()
        self.note.set_words(self._heading(), self.words(step, view), choices)
        self._mark()
        self._point()

    def _coming(self, phase: Phase, view: V) -> Iterator[LessonStep[V, A]]:
        """The steps that come up now; those on a full trick while it lies on the table."""
        for step in self._hand.steps:
            waits = phase is (Phase.PAUSE if step.for_others else Phase.DECIDE)
            if waits and step.name not in self._over and self._comes_up(step, view):
                yield step

    def _comes_up(self, step: LessonStep[V, A], view: V) -> bool:
        if self._hand.is_on_line(view):
            return step in self._hand.steps_at(view)
        fits = step.elsewhere is not None and step.elsewhere(view)
        return fits and (step.by_trick or step.expected in view.legal)

    def _go_on(self) -> None:
        self._pass()
        self._show_next()

    def _pass(self) -> None:
        """Finish the current step."""
        if self.step is not None and self.step.name not in self._over:
            self._over.append(self.step.name)
            self.said.emit(",".join(self._over))
        self._leave_step()

    def _leave_step(self) -> None:
        self.step = self.asked = None
        self._strayed = False
        self._mark()
        self._point()

    def _heading(self) -> str:
        number = min(len(self._over) + 1, len(self._hand.steps))
        text = tr("%1 · %2 of %3", "the title of a guided hand, of the steps of the lesson")
        return fill(text, self._title, number, len(self._hand.steps))

    @property
    def _title(self) -> str:
        return self._course.titles()[self._course.hands.index(self._hand)].title

    # What the learner does

    def _follow_last_action(self, events: tuple[E, ...]) -> None:
        session = self.session
        assert session is not None
        actions = session.record()["hands"][-1]["actions"]
        if not actions:
            return
        seat, action = seated(session.rules, actions[-1])
        if self._strayed:
            # Nothing but the learner answers whether to go back.
            goes_on = any(step.for_others and step.expected == action for step in self._hand.steps)
            by_learner = session.was_decided or (goes_on and not session.gathers_by_itself)
        else:
            by_learner = seat == session.viewer or (self.asked is not None and action == self.asked)
        if self.step is None or not by_learner:
            return
        if not self._strayed and self.asked is None and not self._hand.is_on_line(session.view):
            # The learner played on before reading to the end.
            self._stray()
        elif self._strayed or self.asked is None or action == self.asked:
            self._return_to_table()
            self._pass()
            self._show_next()
        else:
            self._stray()

    def _stray(self) -> None:
        """Say that the learner did something else, which is allowed and can be undone."""
        self._strayed = True
        self._mark()
        self._point()
        if self.asked is None:
            text = tr(
                "That is allowed, but the lesson had more to say first. Go back, or play on as you like; "
                "the lesson may then skip a topic or two."
            )
        else:
            text = tr(
                "That is allowed, but the lesson had something else in mind: %1. Go back, or play on as you "
                "like; the lesson may then skip a topic or two."
            )
            text = fill(text, self.named(self.asked).removesuffix("."))
        choices = [(tr("Go back"), self._undo.trigger), (tr("Play on"), self._go_on_strayed)]
        self.note.set_words(self.note.heading, text, choices)

    def _go_on_strayed(self) -> None:
        self._return_to_table()
        self._pass()
        self.note.set_words(self.note.heading, "")
        session = self.session
        if session is not None:
            self.follow(session.phase)

    def start_again(self) -> None:
        """Begin the lesson that is on the table again."""
        session = self.session
        if session is None:
            return
        self._return_to_table()
        self._leave_step()
        session.start_hand_again()
        # Where there was nothing to undo, it would stay.
        self._panel.notice("")
        self._over = []
        self.said.emit("")
        self._show_next()

    def _forget(self, taken: A) -> None:
        """After an undo, explain again what is asked for at that point."""
        session = self.session
        assert session is not None
        self._is_shown = self._is_told = False
        view = session.view

        def is_asked_again(step: LessonStep[V, A]) -> bool:
            return step.expected in view.legal and self._comes_up(step, view)

        again = {step.name for step in self._hand.steps if step.expected == taken or is_asked_again(step)}
        self._over = [name for name in self._over if name not in again]
        self.said.emit(",".join(self._over))
        self._return_to_table()
        self._leave_step()

    def _return_to_table(self) -> None:
        """Give the focus to the table before a focused button disappears, or Qt would choose a widget."""
        if self._view.window().focusWidget() in self.note.buttons:
            self._view.setFocus()

    def _press_table(self) -> bool:
        """If a trick lies on the table, act as if Space was pressed there; return whether one does."""
        session = self.session
        if session is None or not session.view.trick or session.phase not in (Phase.PAUSE, Phase.OPPONENT):
            return False
        self._view.setFocus()
        self._view.table_pressed.emit()
        return True

    # What is pointed at

    def _mark(self) -> None:
        """Make the button of what is asked for stand out."""
        if self._marked is not None:
            marked, weight = self._marked
            self._panel.button(marked).weight = weight
            self._marked = None
        asked = None if self._strayed else self.asked
        action = None if asked is None else self.marked_for(asked)
        if action is not None:
            button = self._panel.button(action)
            self._marked = action, button.weight
            button.weight = "urgent"
            if any(choice.hasFocus() for choice in self._panel.choices):
                # Otherwise two buttons would stand out.
                button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif asked is not None and (
            # After “Continue”, the table has it.
            self._view.hasFocus() or any(choice.hasFocus() for choice in self._panel.choices)
        ):
            # Enter should do what the words say.
            for choice in self._panel.choices:
                if isinstance(choice.does, Taking) and choice.does.action == asked:
                    choice.setFocus(Qt.FocusReason.OtherFocusReason)

    def _point(self) -> None:
        shows = self.step is not None and not self._strayed
        points = self.step.points if self.step is not None and shows else ()
        self._view.scene().pointers.point_at(self._items(points))
        # Once everything is laid out.
        QTimer.singleShot(0, self, lambda: self._scroll_to(points))

    def _scroll_to(self, points: Sequence[Card | str]) -> None:
        """Scroll the column of large letters to what the step is about."""
        column = self._column
        if self._marked is not None:
            column.show_part(self._panel.button(self._marked[0]))
        elif self.step is not None:
            column.show_foot()
        self.shown_beside(points)

    def _items(self, points: Iterable[Card | str]) -> Iterator[CardItem]:
        for point in points:
            if isinstance(point, Card):
                yield from (item for item in self._view.scene().own_items if item.card is point)
            else:
                yield from self.pointed_at(point)

    # The end

    def _end(self) -> None:
        session = self.session
        assert session is not None
        self._leave_step()
        won = session.viewer in session.winners
        heading = tr("Done!") if won else self._title
        # Until then, the paper offers them.
        next_steps = self._next_steps(won=won) if self._is_told else ()
        choices = [(step.words.replace("&", ""), step.take) for step in next_steps]
        beside = tr("Look at the slate: the hand is being written down.")
        if self._is_shown:
            beside = self._texts(session.view)("beside")
        self.note.set_words(heading, beside, choices, aloud=False)

    def show_end(self) -> None:
        """Open the paper at the end of the lesson."""
        session = self.session
        if session is None:
            return
        self._is_shown, self._is_told = True, False
        won = session.viewer in session.winners
        portrait = portraits_of(session)[session.viewer]
        told = _ending(self._texts(session.view), won=won, was_last=self.following() is None)
        paper = self._dialogs.open_ending(told, self._next_steps(won=won), portrait, self.show_end)
        paper.finished.connect(self._offer_on_note)
        self._end()

    def _offer_on_note(self) -> None:
        session = self.session
        if session is not None and session.phase is Phase.MATCH_OVER:
            self._is_told = True
            self._end()

    def _next_steps(self, *, won: bool) -> list[NextStep]:
        """What can follow the lesson, the best first."""
        match = NextStep(tr("&Play a match…"), self._dialogs.new_match_asked.emit)
        if self.session is not None and self.session.marks.came_from is not None:
            match = NextStep(words_of_leaving(self.session), self._dialogs.back_asked.emit)
        rules = NextStep(tr("&Read the rules"), lambda: self._dialogs.why_asked.emit(""), stays=True)
        if not won:
            again = NextStep(tr("&Once more"), self.lesson_asked.emit)
            back = NextStep(tr("&Go back a step"), self._undo.trigger)
            return [back, again, match, rules]
        return [*filter(None, (self.puzzle(), match, self.following(), rules))]


class Title(NamedTuple):
    """What a guided hand is about."""

    title: str
    sentence: str


class CourseOf(Generic[M, V, E, A]):
    """The guided hands of a game, numbered from 1, and who leads through them at a table.

    Args:
        kind: the guided hands of the game, whose plans are in its file among the lessons.
        guide_type: leads through them.
    """

    def __init__(self, kind: type[PlannedHand[M, V, E, A]], guide_type: type[GuidedHand[M, V, E, A]]) -> None:
        self.hands = kind.all()
        """The first hand, then the others in the order in which they are offered.

        Their numbers are stored with the matches: they stay, and new hands come last.
        """
        self._guide_type = guide_type

    def titles(self) -> list[Title]:
        """The title of each hand, with a sentence about it."""
        game = self.hands[0].rules.name
        told = (step_text(game, "lessons", hand.text.replace("_", "-"), {}) for hand in self.hands)
        return [Title(*text.split("\n")) for text in told if text is not None]

    def session_of(self, number: int) -> Callable[..., SessionOf[M, V, E, A]]:
        """What plays a guided hand; any session if a later version of the program has more of them."""
        if number > len(self.hands):
            return SessionOf
        hand = self.hands[number - 1]
        return partial(LessonSession, hand.reply, hand.by_hand)

    def guide(self, table: TableParts) -> GuidedHand[M, V, E, A]:
        """Make the guide that leads the learner through the hands."""
        return self._guide_type(table, self)


Course = CourseOf[Match, View, Event, Action]
"""The course of any game."""
Guide = GuidedHand[Match, View, Event, Action]
"""The guide of any game."""


def _how_to_play(card: Card, table: CardTableView, way: str) -> str:
    """How to play a card: by mouse and arrow keys, or by typing; empty if ``way`` is neither."""
    by_drag, by_click = table.mouse.by_drag, table.mouse.by_click
    told = {"types": way == TYPING, "keys": keys_of(card), "by_drag": by_drag, "by_click": by_click}
    return say("how-to-play", **told) if way in (TYPING, ARROWS) else ""


def _meanwhile(session: LessonSession[M, V, E, A]) -> str:
    """What is said while there is nothing to explain and no full trick on the table."""
    if session.phase is Phase.DECIDE:
        return say("your-turn")
    if not session.trick_is_full and session.view.to_move not in (None, session.view.seat):
        return say("turn", who=session.names[session.view.to_move])
    return say("watch")


def _ending(text: Callable[[str], str], *, won: bool, was_last: bool) -> Ending:
    """What is said at the end.

    Args:
        text: gives those of the lesson.
        won: whether the learner has won the hand.
        was_last: whether the learner has now finished the lessons of all games.
    """
    head, more = tr_lesson_end("The hand is over"), text("again")
    if won:
        head, more = tr_lesson_end("Well done! You’ve won the hand"), text("more")
        if was_last:
            more += " " + tr_lesson_end("You have now finished the lessons of all games.")
    return Ending(
        tr_lesson_end("End of the lesson"),
        head,
        text("result"),
        won,
        tr_lesson_end("Now you know:"),
        tuple(text("learned").split("\n")) if won else (),
        more=more,
        beside=text("beside"),
    )
