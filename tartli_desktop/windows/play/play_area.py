"""The table with its slate, words and buttons, and one match on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
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
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.widgets.words_column import WordsColumn

from .area_layout import AreaLayout
from .card_selection import CardSelection
from .end_of_hand import EndOfHand
from .event_presenter import EventPresenter, open_hands
from .hints import Hints
from .notifier import Notifier
from .paper_rooms import PaperRooms
from .phase_presenter import PhasePresenter
from .play_parts import PlayParts
from .player_moves import PlayerMoves
from .queued_keys import QueuedKeys
from .reading_commands import ReadingCommands
from .remarks import RemarkPresenter
from .status_presenter import StatusPresenter
from .table_actions import TableActions
from .welcome import Welcome

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.ending import Ending, WayOn
    from tartli_desktop.face.learning.lesson import Guide

_KEYS_OF_TABLE = frozenset(
    (
        *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    )
)
"""The keys that mean nothing in the column, and lead from it to the table."""
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
        self._language = settings.now.language
        """The language of all texts."""
        self._make_table(own_packs)
        self._make_actions()
        self._make_words(questions)
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

    def _make_words(self, asked: Questions | None) -> None:
        """Make everything around the cards: words, buttons and dialogs."""
        made, settings = self.table_actions, self.settings
        sits_out = [made.to_end] if self._face.rules.may_sit_out(self.seats) else []
        buttons = [made.hint, *made.game.buttons, *sits_out, made.take_back, *made.of_puzzle]
        self.panel = TablePanel(buttons, self)
        for quiet in (made.take_back, made.hint, *made.of_puzzle):
            self.panel.button(quiet).weight = "quiet"
        self.notifier = Notifier(self.panel, self.announcer)
        self.hints = Hints(self._face.hints, made, self.panel, self.view, self.notifier, self)
        self.column = WordsColumn(self.panel, self.slate, self)
        self._welcome = Welcome(self.view, self.panel)
        self.rooms = PaperRooms(
            self, self.view, self.column, settings, self._welcome, lambda: self._hand_is_over
        )
        """Where papers may lie."""
        questions = asked or Questions(self, settings)
        if asked is None:
            questions.rooms, questions.seen = self.rooms.for_questions, self.rooms.in_sight
            questions.read_out.connect(self.announcer.announce)
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
        self.dialogs.room, self.dialogs.seen = self.rooms.for_papers, self.rooms.in_sight
        self.dialogs.cloth, self.dialogs.beside_trick = self.rooms.cloth, self.rooms.beside_trick
        self.parts = AreaLayout(self, self.view, self.panel, self.column)
        """The layout of all these parts."""

    def _make_presenters(self) -> None:
        """Make the presenters that show the match on these parts."""
        self._early = QueuedKeys(self.table_actions, self.settings, self.notifier, self)
        self._selection = CardSelection(self._face.plan, self.view.scene(), self.notifier, self)
        parts = PlayParts(
            self,
            self._face,
            self.settings,
            self.faces,
            self.view,
            self.panel,
            self.column,
            self.score,
            self.heard,
            self.announcer,
            self.notifier,
            self.table_actions,
            self.hints,
            self.dialogs,
            self._early,
            self._selection,
            self.two,
        )
        self._status = StatusPresenter(parts)
        end_of_hand = EndOfHand(self.view, self.score, self._tell_end, self)
        self._phases = PhasePresenter(parts, self._status, end_of_hand, lambda: self.guide)
        self._events = EventPresenter(parts, self._status)
        self._remarks = RemarkPresenter(self._face, self.view, self.announcer, self)
        self._moves = PlayerMoves(parts)
        self._reading = ReadingCommands(parts, lambda: self.guide)
        self._reading.why_asked.connect(self.why_asked)
        self._selection.confirmed.connect(self._moves.choose)

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
        if (at_stock := self.table_actions.game.at_stock) is not None:
            view.stock_pressed.connect(at_stock.trigger)
        view.order_changed.connect(self.order_changed)
        view.notified.connect(self.notify)
        self._events.shown.connect(self.shown)
        self.panel.why_asked.connect(self.why_asked)
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
        dialogs.people_told.connect(self.view.scene().hide_people)
        dialogs.moved.connect(lambda: self.rooms.leave_out_what_is_cut(dialogs.places))
        dialogs.read_out.connect(self.announcer.announce)
        early.refused.connect(moves.do)
        early.gather_asked.connect(moves.gather)
        early.lesson_asked.connect(self._reading.say_lesson_again)
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
        self.column.teach(guide.note)
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

    def retire(self) -> None:
        """Stop following the settings, since the table of another game takes this one's place."""
        self.detach()
        for follow in self._followers:
            self.settings.leave(follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.parts.floor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_panel()
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
        self._lay_panel()

    def _lay_panel(self) -> None:
        pixels = self.parts.lay_panel(self._welcome.title)
        if self.two is not None:
            self.two.lay(pixels)
        if self.guide is not None:
            self.guide.lay()
        self.dialogs.lay()

    @property
    def _hand_is_over(self) -> bool:
        return self._session is not None and self._session.hand_is_over

    def title_end(self) -> int:
        """The lower edge of the program's name on the table of a welcome; 0 if it is not shown."""
        return self._welcome.title_end(self)

    @property
    def commands(self) -> dict[str, QAction]:
        """The actions whose keys the player chooses, by their names in the settings."""
        return {**self.table_actions.commands, **({} if self.two is None else self.two.commands)}

    def _play_to_end(self) -> None:
        """Let the opponents play the hand to its end, of which nothing but the result is shown."""
        if self._session is not None:
            self._session.hurry()
            self._status.refresh_actions()
            self.view.scene().hurry(self._session.hurries)

    def _give(self, session: Session | None) -> None:
        """Let everything that plays at the table work with this match."""
        self.dialogs.session = self._early.session = self._status.session = session
        self._moves.session = self._selection.session = self._reading.session = session

    def notify(self, sentence: str, rule: str = "") -> None:
        """Write and announce something that the player should know now, with the rule behind it."""
        self.notifier.notify(sentence, rule)

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
        self._welcome.end()
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
        scene = self.view.scene()
        scene.lay_out(view, open_hands(self._face, session))
        if order and not scene.automatic_order:
            scene.set_order(order)
        self._give(session)
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
        self._welcome.begin(words, doors)
        self._lay_panel()
        self.panel.choices[0].setFocus()

    def detach(self) -> None:
        """Take the match from the table."""
        if self._session is None:
            return
        self.hints.detach()
        self._session = None
        if self.two is not None and self.two.session is not None:
            self.two.detach()
        if self.guide is not None:
            self.guide.detach()
        self._remarks.detach()
        self._events.detach()
        self._phases.detach()
        self._early.forget()
        self._selection.clear()
        self._give(None)
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
        self.column.set_words("")
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
            self._reading.tell_how_it_stands()

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
        focused = self.window().focusWidget()
        in_column = focused is not None and self.column.isAncestorOf(focused)
        is_over = self._session is not None and self._session.phase is Phase.MATCH_OVER
        if in_column and not is_over and event.key() in _KEYS_OF_TABLE:
            self._leave_column(event)
        else:
            super().keyPressEvent(event)

    def _leave_column(self, event: QKeyEvent) -> None:
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
