"""The table with its slate, words and buttons, and one match on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.at_the_table.choices import Choice
from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.face.at_the_table.dialog_parts import DialogParts
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.face import Face
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import IndexLetters, Settings
from tartli_desktop.sound.player import Sounds
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.screen_reader.accessible import AccessibleContext
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.command_keys import give_keys
from tartli_desktop.widgets.panel.door import DrawnTitle
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.papers.free_place import Sight
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.widgets.side_column import SideColumn

from .area_layout import AreaLayout
from .at_table import AtTable
from .card_selection import CardSelection
from .end_of_hand import EndOfHand
from .event_presenter import EventPresenter, open_hands
from .hints import Hints
from .notifier import Notifier
from .phase_presenter import PhasePresenter
from .player_moves import PlayerMoves
from .queued_keys import QueuedKeys
from .remarks import RemarkPresenter
from .status_presenter import StatusPresenter
from .table_actions import TableActions

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.ending import Ending, WayOn
    from tartli_desktop.face.learning.lesson import Guide

_CLOTH = 11
"""The pixels by which a paper with its shadow stays away from both sides of the table, so that cloth is seen
between paper and frame."""
_KEYS_OF_TABLE = frozenset(
    (
        *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    )
)
"""The keys that mean nothing on the slate, and lead from it to the table."""
UNSEEN_FOR = 700
"""Milliseconds that players need to notice that something other than a card has appeared."""


class PlayArea(QWidget):
    """Shows one match and lets the person at the table play it.

    Args:
        face: how the game looks and speaks.
        settings: what the player has chosen.
        parent: its Qt parent.
        own_packs: the folder of the packs that the player has added.
        seats: the number of players; by default the number that the player has chosen for a new match.
        questions: asks what the player must answer first; by default on papers of its own.

    Signals:
        new_match_asked: the player wants another match.
        replay_asked(swapped): the player wants to replay the finished deal, perhaps from another seat.
        rematch_asked: the player wants another match with the same players and rules.
        hands_asked: the player wants to look at the hands of the match.
        review_asked: the player wants to review the finished hand.
        puzzle_asked(next): the player wants the next puzzle, or else the same one again.
        puzzle_over: the end of a puzzle has been seen, and is to be told.
        back_asked: the replayed deal is over; the player wants to go back to where the replay began.
        order_changed(cards): the player put the fan into this order.
        why_asked(rule): the player wants to read the rule behind a refusal.
        rules_asked: the learner wants to read the rules.
        lesson_asked: the learner wants to begin the lesson again.
        lesson_said(names): the steps of the lesson with these names are over.
        shown: all that has happened lies on the table; the match goes on when this is handled.
    """

    new_match_asked = Signal()
    replay_asked = Signal(bool)
    back_asked = Signal()
    rematch_asked = Signal()
    hands_asked = Signal()
    review_asked = Signal()
    puzzle_asked = Signal(bool)
    puzzle_over = Signal()
    order_changed = Signal(object)
    why_asked = Signal(str)
    rules_asked = Signal()
    lesson_asked = Signal()
    lesson_said = Signal(str)
    shown = Signal()

    def __init__(
        self,
        face: Face,
        settings: CurrentSettings,
        parent: QWidget | None = None,
        own_packs: Path | None = None,
        *,
        seats: int | None = None,
        questions: Questions | None = None,
    ) -> None:
        super().__init__(parent)
        self._face = face
        self.settings = settings
        """The current settings."""
        self.seats = seats or _seats_chosen(face.rules, settings.now)
        """The number of seats."""
        self._session: Session | None = None
        self._title: DrawnTitle | None = None
        """The name of the program, shown in the welcome."""
        self._language = settings.now.language
        """The language of all texts."""
        self._make_table(own_packs)
        self._make_actions()
        self._make_words(questions or self._own_questions())
        self._make_presenters()
        self.input_guard_ms = UNSEEN_FOR
        self._connect_table()
        self._connect_actions()
        self._follow_settings()

    def _make_table(self, own_packs: Path | None) -> None:
        settings = self.settings.now
        self.faces = CardFaces(self._pack_of(settings), own_packs=own_packs)
        self.view = CardTableView(self.faces, self._face.plan, self.seats, self)
        self.view.scene().spoken = self._face.words.spoken
        self.announcer = Announcer(self.view, self._face.words.announcements)
        self.sounds = Sounds(self, enabled=settings.sound, volume=settings.volume)
        self.heard = TableSounds(self.sounds)
        self.score = self._face.score_sheet(self.settings, self.heard, self)
        """The score sheet of the game, if it has one."""
        self.slate = None if self.score is None else self.score.widget
        """The widget of the score sheet."""

    def _make_actions(self) -> None:
        made = self.table_actions = TableActions(
            self,
            GameActions(self._face.commands, self),
            gives_hints=self._face.hints is not None,
            has_sheet=self.score is not None,
        )
        self.take_back_action = made.take_back
        self.gather_action, self.hint_action, self.why_action = made.gather, made.hint, made.why
        self.slate_action, self.talon_action, self.said_action = made.slate, made.talon, made.say_again
        self.again_action, self.swapped_action = made.play_again, made.play_swapped
        made.retranslate(self.faces.suits)

    def _own_questions(self) -> Questions:
        questions = Questions(self, self.settings)
        questions.rooms, questions.seen = self.rooms_for_questions, self.in_sight
        questions.read_out.connect(lambda words: self.announcer.announce(words))
        return questions

    def _make_words(self, questions: Questions) -> None:
        """Make everything around the cards: words, buttons and dialogs."""
        made, settings = self.table_actions, self.settings
        sits_out = [made.to_end] if self._face.rules.may_sit_out(self.seats) else []
        buttons = [made.hint, *made.game.buttons, *sits_out, made.take_back, *made.of_puzzle]
        self.panel = TablePanel(buttons, self.view.viewport())
        for quiet in (made.take_back, made.hint, *made.of_puzzle):
            self.panel.button(quiet).weight = "quiet"
        self.notifier = Notifier(self.panel, self.announcer)
        self.hints = Hints(self._face.hints, made, self.panel, self.view, self.notifier, self)
        self.column = SideColumn(self)
        self.dialogs = self._face.dialogs(DialogParts(self, self.faces, settings, made.take_back, questions))
        """The dialogs over the table."""
        table = TableParts(
            self,
            self.view,
            self.slate,
            self.panel,
            self.column,
            self.announcer,
            settings,
            made.game,
            made.take_back,
            self.dialogs,
        )
        self.two = self._face.two_people(table)
        """Turns the table between two people, if they can share it."""
        self._table_parts = table
        self.guide: Guide | None = None
        """Leads through the lesson, once one has come to the table."""
        self.next_lesson: Callable[[], Choice | None] = lambda: None
        """The choice that begins the next game's lesson; None without a next lesson."""
        self.panel.order_tabs(self.view, self.slate)
        self.dialogs.hinted = lambda: self.hints.advised
        self.dialogs.room = self.room_for_papers
        self.dialogs.cloth, self.dialogs.beside_trick = self._cloth, self._room_beside_trick
        self.dialogs.seen = self.in_sight
        self.parts = AreaLayout(self, self.view, self.slate, self.panel, self.column, made.fold_slate)
        """The layout of all these parts."""

    def _make_presenters(self) -> None:
        """Make the presenters that show the match on these parts."""
        self._early = QueuedKeys(self.table_actions, self.settings, self.notifier, self)
        at = AtTable(
            face=self._face,
            faces=self.faces,
            view=self.view,
            panel=self.panel,
            announcer=self.announcer,
            notifier=self.notifier,
            actions=self.table_actions,
            settings=self.settings,
            dialogs=self.dialogs,
            hints=self.hints,
            early=self._early,
        )
        self._status = StatusPresenter(at, self.parts, self)
        self._selection = CardSelection(self._face.plan, self.view.scene(), self.notifier, self)
        end = EndOfHand(self.view, self.score, self._tell_end, self)
        self._phases = PhasePresenter(
            at, self._status, end, self.two, lambda: self.guide, self._selection, self
        )
        self._events = EventPresenter(at, self.score, self.heard, self._status, self)
        self._remarks = RemarkPresenter(self._face, self.view, self.announcer, self)
        self._moves = moves = PlayerMoves(at, self._selection)
        self._selection.confirmed.connect(moves.choose)

    @property
    def input_guard_ms(self) -> int:
        """Milliseconds during which a dialog that opens by itself ignores keys and clicks."""
        return self.dialogs.input_guard_ms

    @input_guard_ms.setter
    def input_guard_ms(self, milliseconds: int) -> None:
        self.dialogs.input_guard_ms = self._events.input_guard_ms = milliseconds
        if self.two is not None:
            self.two.input_guard_ms = milliseconds

    def _connect_table(self) -> None:
        view, moves, dialogs, early = self.view, self._moves, self.dialogs, self._early
        view.may_play = moves.may_play
        view.seen = self._seen
        view.resized = self._lay_panel
        view.card_chosen.connect(moves.play)
        view.card_dropped.connect(moves.drop)
        view.table_pressed.connect(moves.press_table)
        view.pack_cut.connect(moves.cut)
        view.cut_pointed.connect(self._point_at_cut)
        if (at_stock := self.table_actions.game.at_stock) is not None:
            view.stock_pressed.connect(at_stock.trigger)
        view.order_changed.connect(self.order_changed)
        view.notified.connect(self.notify)
        self._events.shown.connect(self.shown)
        self.panel.why_asked.connect(self.why_asked)
        self.panel.reshaped.connect(self._lay_panel)
        self.panel.spread.connect(self.parts.clear_for_panel)
        for changed in (self.panel.spread, self.column.grew):
            changed.connect(self.parts.fit_note)
        view.scene().board_came_or_went.connect(self._lay_panel)
        dialogs.chosen.connect(moves.choose)
        dialogs.confirmed.connect(moves.do)
        dialogs.why_asked.connect(self.why_asked)
        dialogs.replay_asked.connect(self.replay_asked)
        dialogs.back_asked.connect(self.back_asked)
        dialogs.rematch_asked.connect(self.rematch_asked)
        dialogs.hands_asked.connect(self.hands_asked)
        dialogs.review_asked.connect(self.review_asked)
        dialogs.puzzle_asked.connect(self.puzzle_asked)
        dialogs.new_match_asked.connect(self.new_match_asked)
        dialogs.closed.connect(self._take_keyboard_back)
        dialogs.covered.connect(self.parts.cover_panel)
        dialogs.covered.connect(view.let_go)
        dialogs.shown.connect(self.parts.show_covered)
        dialogs.people_told.connect(self.view.scene().hide_people)
        dialogs.moved.connect(self._leave_out_what_is_cut)
        dialogs.read_out.connect(self.announcer.announce)
        early.refused.connect(moves.do)
        early.gather_asked.connect(moves.gather)
        early.lesson_asked.connect(self._say_lesson_again)
        if (two := self.two) is not None:
            two.turning.connect(dialogs.close_shown)
            # The running hint was asked for by the player who looked before.
            two.turning.connect(self.hints.forget)
            two.lay_asked.connect(self._events.lay_again)
            two.asks.connect(dialogs.ask)

    def _connect_actions(self) -> None:
        moves = self._moves
        self.table_actions.game.connect(moves.choose, self.dialogs, self._early.say_why_not)
        self.take_back_action.triggered.connect(moves.take_back)
        self.gather_action.triggered.connect(moves.gather)
        self.table_actions.to_end.triggered.connect(self._play_to_end)
        self.hint_action.triggered.connect(self.hints.toggle)
        self.slate_action.triggered.connect(self._read_slate)
        self.table_actions.fold_slate.triggered.connect(self._fold_slate)
        self.why_action.triggered.connect(self._ask_why)
        self.talon_action.triggered.connect(self._tell_of_talon)
        self.said_action.triggered.connect(self._say_again)
        self.again_action.triggered.connect(lambda: self.replay_asked.emit(False))
        self.swapped_action.triggered.connect(lambda: self.replay_asked.emit(True))
        self.table_actions.try_again.triggered.connect(lambda: self.puzzle_asked.emit(False))
        self.table_actions.leave_puzzle.triggered.connect(self.back_asked)

    def _follow_settings(self) -> None:
        """Let each part take its settings, now and at every change."""
        parts = (
            self.hints.follow_settings,
            self._follow_pack,
            self._follow_keys,
            self.announcer.follow_settings,
            self._remarks.follow_settings,
            # First the place of the words, then what depends on it.
            self.parts.follow_settings,
            *(() if self.score is None else (self.score.follow_settings,)),
            self.panel.follow_settings,
            *(() if self.two is None else (self.two.follow_settings,)),
            self.column.follow_settings,
            self._lay_out_again,
            self.view.follow_settings,
            self.sounds.follow_settings,
            self.dialogs.follow_settings,
            # Last, since the new settings may make the match go on by itself.
            self._follow_in_match,
        )
        for follow in parts:
            follow(self.settings.now)
            self.settings.follow(follow)
        self._followers = [*parts]

    @property
    def teaches(self) -> bool:
        """Whether the game has a lesson."""
        return self._face.lesson is not None

    def _make_guide(self) -> None:
        """Make what leads through the lesson when the first one comes to the table: most tables see none."""
        lesson = self._face.lesson
        if self.guide is not None or lesson is None:
            return
        guide = self.guide = lesson.guide(self._table_parts)
        self.parts.add_note(guide.note)
        guide.note.said.connect(self.announcer.announce)
        guide.new_match_asked.connect(self.new_match_asked)
        guide.rules_asked.connect(self.rules_asked)
        guide.lesson_asked.connect(self.lesson_asked)
        guide.said.connect(self.lesson_said)
        guide.following = lambda: self.next_lesson()
        guide.note.follow_settings(self.settings.now)
        self.settings.follow(guide.note.follow_settings)
        self._followers.append(guide.note.follow_settings)

    def _tell_end(self) -> None:
        """Open what tells how a hand ended; lessons and puzzles are told in their own words."""
        if self.guide is not None and self.guide.session is not None:
            self.guide.tell_end()
        elif self._session is not None and self._session.marks.puzzle:
            self.puzzle_over.emit()
        else:
            self.dialogs.open_summary()

    def _say_lesson_again(self) -> None:
        if self.guide is not None:
            self.announcer.announce(self.guide.note.words)

    def retire(self) -> None:
        """Stop following the settings, since the table of another game takes this one's place."""
        self.detach()
        for follow in self._followers:
            self.settings.leave(follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.parts.floor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.parts.fit_slate()
        if self.words_beside:
            self._lay_panel()
        self.parts.fit_note()
        self.parts.settle()
        super().resizeEvent(event)

    def _follow_keys(self, settings: Settings) -> None:
        give_keys(self.commands, settings.keys_with(self._face.rules.options))

    def _follow_in_match(self, settings: Settings) -> None:
        before, self._language = self._language, settings.language
        if self._session is not None:
            self._session.change_settings(settings)
            if settings.language == before:
                # On a change of language, Qt sends an event after which all is said again.
                self._status.refresh()

    def _lay_out_again(self, settings: Settings) -> None:
        """Place all parts again after the size of words or of the table has changed."""
        self.table_actions.fold_slate.setChecked(settings.slate_folded)
        self.parts.fit_slate()
        self._lay_panel()

    def _lay_panel(self) -> None:
        pixels = self.parts.lay_panel(self.settings.now.text_scale, self._title)
        if self.two is not None:
            self.two.lay(pixels)
        if self.guide is not None:
            self.guide.lay()
        self.dialogs.lay()

    def room_for_papers(self) -> QRect:
        """The room for a paper: on the table beside the slate, or anywhere where letters are large."""
        return self.rect() if self.words_beside else self.view.geometry()

    def rooms_for_questions(self) -> Sequence[QRect]:
        """The rooms for a question: on the table, or else wherever a paper may lie."""
        return (self._cloth(), self.room_for_papers())

    def _cloth(self) -> QRect:
        """The table, with a strip of cloth between its frame and a paper on each side."""
        return self.view.geometry().marginsRemoved(QMargins(_CLOTH, 0, _CLOTH, 0))

    def _room_beside_trick(self) -> QRect:
        """Where a paper hides neither trick nor hand; over the words where letters are large."""
        if self.words_beside:
            return self.column.geometry()
        room = self.view.to_viewport(self.view.scene().layout.beside_trick).toAlignedRect()
        return room.translated(self.view.pos()) & self.view.geometry()

    def _leave_out_what_is_cut(self) -> None:
        """Hide what papers cover in part."""
        corner = self.view.viewport().mapToGlobal(QPoint())
        places = [place.translated(-corner) for place in self.dialogs.places]
        self.view.scene().cover(self.view.mapToScene(place).boundingRect() for place in places)
        self.column.leave_out(self.dialogs.places)
        if self.guide is not None:
            self.guide.note.leave_out(self.dialogs.places)
        if self._title is not None:
            title = self._title.geometry()
            self._title.setHidden(any(place.intersects(title) for place in places))

    def title_end(self) -> int:
        """The lower edge of the program's name on the table of a welcome; 0 if it is not shown."""
        if self._title is None:
            return 0
        return self._title.mapTo(self, self._title.rect().bottomLeft()).y() + 1

    def in_sight(self) -> Sight:
        """The places of the cards that the player sees or will get, and of the players.

        A welcome has only an example, and above its words a title; beside large words, the title stands
        where papers lie.
        """
        corner = self.view.viewport().mapTo(self, QPoint(0, 0))
        if self._title is not None:
            title = self._title.geometry().translated(corner)
            return Sight(people=[] if self.words_beside else [title])
        cards, people = self.view.cards_in_sight(), self.view.people_in_sight()
        is_over = self._session is not None and self._session.hand_is_over
        if not cards and not is_over:
            cards = [self.view.own_cards_place()]
        return Sight(
            [place.toAlignedRect().translated(corner) for place in cards],
            [place.toAlignedRect().translated(corner) for place in people],
        )

    @property
    def words_beside(self) -> bool:
        """Whether letters are so large that all words stand beside the table."""
        return self.parts.words_beside

    @property
    def commands(self) -> dict[str, QAction]:
        """The actions whose keys the player chooses, by their names in the settings."""
        return {**self.table_actions.commands, **({} if self.two is None else self.two.commands)}

    @property
    def wordy_parts(self) -> tuple[QWidget, ...]:
        """The parts whose words are needed during play, so that nothing may lie over them."""
        return (self.panel,) if self.guide is None else (self.panel, self.guide.note)

    def _tell_of_talon(self) -> None:
        """Say what is trump and what lies in the middle, and frame the talon."""
        session = self._session
        if session is not None:
            self.view.scene().point_out_stock(True)
            told = self._state_line(session)
            self.panel.notice(told)
            self.announcer.answer(told)

    def _state_line(self, session: Session) -> str:
        counts = self.settings.now.show_counts
        return self._face.words.state_line(session.view, session.names, self.faces.suits, tells_counts=counts)

    def _play_to_end(self) -> None:
        """Let the opponents play the hand to its end, of which nothing but the result is shown."""
        if self._session is not None:
            self._session.hurry()
            self._status.refresh_actions()
            self.view.scene().hurry(self._session.hurries)

    def _say_again(self) -> None:
        """Announce the last words once more, and write them."""
        said = self.announcer.repeat(self.tr("Nothing has been said yet."))
        # Words that also stand elsewhere would fill the panel; a refusal stays with its rule.
        elsewhere = [self.panel.notice_text]
        elsewhere += [] if self.two is None else [self.two.words]
        elsewhere += [] if self.guide is None else [self.guide.note.words]
        if said not in elsewhere:
            self.panel.notice(said)

    def notify(self, sentence: str, rule: str = "") -> None:
        """Write and announce something that the player should know now, with the rule behind it."""
        self.notifier.notify(sentence, rule)

    def _read_slate(self) -> None:
        """Move the focus to the slate, which then shows its numbers, or back to the table."""
        if self.slate is None:
            return
        if not self.slate.isVisibleTo(self):
            self._fold_slate(False)
        there = self.view if self.slate.hasFocus() else self.slate
        # On the table, a card is pointed at again, so that the player sees where the keys go.
        there.setFocus(Qt.FocusReason.TabFocusReason)
        if there is self.slate:
            self.column.show_slate()
        else:
            self.column.ensureWidgetVisible(self.panel)

    def _fold_slate(self, folded: bool) -> None:
        """Fold the slate away or unfold it, and say so."""
        if self.slate is not None and self.slate.hasFocus():
            self.view.setFocus()
        self.settings.change(replace(self.settings.now, slate_folded=folded))
        self.announcer.announce(self.tr("Slate hidden.") if folded else self.tr("Slate shown."))

    def _ask_why(self) -> None:
        """Ask for the rule behind the last refusal."""
        if self.panel.rule:
            self.why_asked.emit(self.panel.rule)
        else:
            self.notify(self.tr("There is no refused move to explain."))

    # The match on the table

    @property
    def game(self) -> str:
        """The name of the game that is played here."""
        return self._face.rules.name

    @property
    def session(self) -> Session | None:
        """The match on the table."""
        return self._session

    def attach(self, session: Session, order: Sequence[Card] = ()) -> None:
        """Put a match on the table; the caller starts it.

        Args:
            session: the match.
            order: the player's own order of the fan, if any.
        """
        self.detach()
        self._end_welcome()
        self._session = session
        self.view.is_picture = False
        view = session.view
        if self.score is not None:
            self.score.name(session.names, session.person)
            self.score.lay(session.played(), session.person)
        if self.two is not None:
            self.two.attach(session, list(order))
        if session.marks.lesson:
            self._make_guide()
        if self.guide is not None:
            self.guide.attach(session)
        self._need_slate(not session.marks.puzzle)
        # Names may have changed, or a lesson has come or gone.
        self.parts.fit_slate()
        scene = self.view.scene()
        scene.lay_out(view, open_hands(self._face, session))
        if order and not scene.automatic_order:
            scene.set_order(order)
        for part in (self.dialogs, self._early, self._status, self._moves, self._selection):
            part.session = session
        self._remarks.attach(session)
        self._events.attach(session)
        self._phases.attach(session)
        self.hints.attach(session)
        self._status.refresh()

    def attach_to_look(
        self,
        session: Session,
        words: str,
        choices: Sequence[tuple[str, Callable[[], object]]],
    ) -> None:
        """Put a match on the table that is played elsewhere: its session is closed, and nothing can be done.

        Args:
            session: the match as it stands.
            words: what is said instead of what the match waits for.
            choices: what can be done instead of playing; the first answers Enter.
        """
        self.attach(session)
        self._phases.ask(lambda suits: words)
        self.panel.show_choices(choices)
        self.panel.choices[0].setFocus()

    def lay_example(self) -> None:
        """Lay a hand on the table that nobody plays, as a picture."""
        self.view.is_picture = True
        self.view.scene().lay_out(self._face.example_view(self.seats))

    def welcome(self, words: str, doors: Sequence[tuple[str, str, Callable[[], object]]]) -> None:
        """Welcome a player without a match to continue, at a table with cards on it.

        Args:
            words: the welcome.
            doors: what can be opened: words, the name of a picture, and what opens it.
        """
        self.lay_example()
        if self.score is not None:
            self.score.lay_example()
        if self._title is None:
            self._title = DrawnTitle(self.view.viewport())
            self._title.show()
        self.panel.set_prompt(words)
        choices = [(text, opens) for text, _, opens in doors]
        self.panel.show_choices(choices, pictures=[picture for _, picture, _ in doors])
        self.panel.choices[0].setFocus()

    def _end_welcome(self) -> None:
        if self._title is not None:
            self._title.hide()
            self._title.deleteLater()
            self._title = None
            self.panel.show_choices(())

    def detach(self) -> None:
        """Take the match from the table."""
        if self._session is None:
            return
        self.hints.detach()
        self._session = None
        if self.two is not None and self.two.session is not None:
            self.two.detach()
            # Without the other player's buttons, the words have more room.
            self._lay_panel()
        if self.guide is not None:
            self.guide.detach()
        self._remarks.detach()
        self._events.detach()
        self._phases.detach()
        self._early.forget()
        self._selection.clear()
        for part in (self.dialogs, self._early, self._status, self._moves, self._selection):
            part.session = None
        self.dialogs.close()
        self.view.scene().clear_table()
        if self.score is not None:
            self.score.clear()
        self.table_actions.take_away()
        self.announcer.forget()
        self.heard.break_off()
        self.panel.show_choices(())
        self.panel.set_prompt("")
        self.panel.notice("")
        self.column.set_lines((), "")
        self._need_slate(True)

    def _need_slate(self, needs: bool) -> None:
        """Show the slate, unless nothing is counted on it, as in a puzzle: the plates tell its points."""
        self.parts.need_slate(needs)
        for action in (self.slate_action, self.table_actions.fold_slate):
            action.setEnabled(needs)

    def _pack_of(self, settings: Settings) -> str:
        return kind_of(self._face.rules.deck).chosen(settings)

    def _follow_pack(self, settings: Settings) -> None:
        """Show the chosen pack, and the chosen signs in the corners of its cards."""
        pack, corners, back = self.faces.pack, self.faces.corners, self.faces.back
        self.faces.pack, self.faces.corners = self._pack_of(settings), _corners(settings)
        self.faces.back = settings.card_back
        if self.faces.pack != pack:
            self.view.refresh_faces()
            self._call_cards_again()
        elif self.faces.back is not back or (
            self.faces.corners != corners and settings.language == self._language
        ):
            self.view.refresh_faces()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the chosen language; the match is not touched."""
        self.table_actions.retranslate(self.faces.suits)
        self.faces.corners = _corners(self.settings.now)
        self.view.refresh_faces()
        session = self._session
        if session is None:
            self.hints.retranslate()
            if self.two is not None:
                self.two.retranslate()
            return
        if self.score is not None:
            self.score.name(session.names, session.person)
        self._call_cards_again()
        if self.guide is not None:
            self.guide.retranslate()
        self._status.refresh()

    def _call_cards_again(self) -> None:
        """Name the cards in the words of the chosen pack."""
        self.table_actions.game.retranslate(self.faces.suits)
        if self._session is not None:
            # A repeated refusal comes when the player tries again.
            self.panel.notice("")
            self._phases.ask_again()
            self._offer_again(self._session)
            # Last, since it marks one of the choices.
            self.hints.retranslate()

    def _offer_again(self, session: Session) -> None:
        """Offer the same choices in the present words; the focus stays where it is."""
        if not session.is_left:
            focused = self.window().focusWidget()
            place = next((at for at, each in enumerate(self.panel.choices) if each is focused), None)
            self._phases.offer_choices()
            if place is not None:
                self.panel.choices[place].setFocus()
        if self.two is not None:
            self.two.retranslate()

    @property
    def own_order(self) -> list[Card]:
        """The order of the cards in the fan of the person at the table; of both where two share it."""
        cards = self.view.scene().own_cards
        return cards if self.two is None else self.two.own_order(cards)

    @property
    def sorts_by_itself(self) -> bool:
        """Whether the fan is sorted automatically."""
        return self.view.scene().automatic_order

    def _take_keyboard_back(self) -> None:
        """Give the focus back after a dialog, as the phase of the match needs it."""
        session = self._session
        ends_puzzle = session is not None and bool(session.marks.puzzle) and session.phase is Phase.MATCH_OVER
        decides = session is not None and session.phase is Phase.DECIDE
        if not ((decides or ends_puzzle) and self.panel.focus_choice()):
            self.view.setFocus()

    def recall_lesson(self, steps: str) -> None:
        """Let the next lesson on the table begin after these steps, where it was left."""
        self._make_guide()
        if self.guide is not None:
            self.guide.recall(steps)

    def tell_how_it_stands(self) -> None:
        """Announce the cards, and how the hand stood when it was left, before what is to be done."""
        session = self._session
        if session is not None and session.hands_played and not session.hand_is_over:
            if cards := [card_name(card, self.faces.suits) for card in self.view.scene().own_cards]:
                self.announcer.tell_hand(fill(self.tr("Your cards: %1."), ", ".join(cards)))
            # Last, since a prompt that begins with it takes its place.
            self.announcer.tell_before(self._state_line(session))

    def take_keyboard(self) -> None:
        """Give the focus to the table, or to a paper that lies on it."""
        if not self.dialogs.take_keyboard():
            self.view.setFocus()

    def notice(self, sentence: str) -> None:
        """Write something that the player should know, without announcing it."""
        self._events.tell(sentence)

    def set_task(self, words: Callable[[SuitSystem], str], heard: Callable[[SuitSystem], str]) -> None:
        """Write what is to be done until the match is over; ``heard`` is announced with what is visible."""
        self._phases.set_task(words, heard)

    def tell_ending(self, ending: Callable[[], Ending], ways: Callable[[], Sequence[WayOn]]) -> None:
        """Tell how the match ended, and what can follow, in words that can be asked for in any language."""
        session = self._session
        assert session is not None
        portrait = portraits_of(session)[session.viewer]
        self.dialogs.open_ending(ending(), ways(), portrait, lambda: self.tell_ending(ending, ways))

    # What the player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No key press is lost.
        if self._early.press(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selection.is_complete:
            # With Ctrl, since Enter alone is for the cards.
            self._selection.confirm()
            return
        if self.slate is not None and self.slate.hasFocus() and event.key() in _KEYS_OF_TABLE:
            self._leave_slate(event)
        else:
            super().keyPressEvent(event)

    def _leave_slate(self, event: QKeyEvent) -> None:
        """Give the keyboard back to the table, and to it the key, unless it only leaves the slate."""
        if event.key() == Qt.Key.Key_Escape:
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.view.setFocus()
            QCoreApplication.sendEvent(self.view, event)

    def _seen(self) -> AccessibleContext:
        session = self._session
        return (
            AccessibleContext()
            if session is None
            else AccessibleContext(session.view, session.names, self._face.words.parts)
        )

    def _point_at_cut(self, position: int) -> None:
        """Tell at which place of the pack the keyboard points."""
        text = self.tr("Cut after card %1 of %2. Space cuts here.")
        self.notify(fill(text, position, len(self._face.rules.deck)))


def _seats_chosen(rules: Rules, settings: Settings) -> int:
    """The number of players that the player has chosen for a new match."""
    return rules.seats_of(rules.chosen_variant(settings.game(rules.options)))


def _corners(settings: Settings) -> CornerIndices:
    """What stands in the corners of the cards."""
    letters = settings.index_letters
    language = letters.value
    if letters in (IndexLetters.OFF, IndexLetters.SPOKEN):
        language = catalogues.current() if letters is IndexLetters.SPOKEN else ""
    return CornerIndices(
        letters=language,
        large=settings.has_large_index,
        coloured=settings.four_colours,
    )
