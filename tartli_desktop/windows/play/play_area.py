"""The table with its slate, words and buttons, and one match on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.face.at_the_table.table_dialogs import DialogParts
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.face import Face
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.player import Sounds
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.screen_reader.accessible import AccessibleContext
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.command_keys import give_keys
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.widgets.words_column import WordsColumn
from tartli_desktop.windows.play.area_layout import Door, MakesDrawing, PaperRooms, Welcome
from tartli_desktop.windows.play.player_moves import TableKeys

from .area_layout import AreaLayout
from .card_selection import CardSelection
from .hints import Hints
from .lesson_at_table import LessonAtTable
from .play_parts import PlayParts
from .play_table import PlayTable
from .player_moves import PlayerMoves
from .presenters.event_presenter import EventPresenter, open_hands
from .presenters.phase_presenter import PhasePresenter
from .presenters.remarks import RemarkPresenter
from .presenters.status_presenter import StatusPresenter
from .presenters.voices import VoicePresenter
from .queued_keys import QueuedKeys
from .reading_commands import ReadingCommands
from .table_actions import TableActions
from .table_language import TableLanguage

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.ending import Ending, NextStep
    from tartli_desktop.face.lesson.guided_hand import Guide

UNSEEN_FOR = 700
"""Milliseconds that players need to notice that something other than a card has appeared."""


class PlayArea(QWidget):
    """Shows one match and lets the person at the table play it.

    Args:
        own_packs: the folder of the packs that the player has added.
        seats: the number of players; by default the number that the player has chosen for a new match.
        questions: asks what the player must answer first; by default on papers of its own.

    Signals:
        exercise_over: the end of a puzzle, or of a hand or question in training, is to be told.
        shown: all that has happened lies on the table; the match goes on when this is handled.
    """

    exercise_over = Signal()
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
        rules = face.rules
        self.seats = seats or rules.form.seats_of(settings.game(rules.options).next_variant)
        """The number of seats."""
        self._session: Session | None = None
        self._make_table(own_packs)
        self._make_actions()
        self._make_words(questions)
        self._make_presenters()
        self.guard_input(UNSEEN_FOR)
        self._connect_table()
        self._connect_actions()
        self._follow_settings()

    def _make_table(self, own_packs: Path | None) -> None:
        settings = self.settings.now
        self.faces = CardFaces(
            kind_of(self._face.rules.form.pack.cards).chosen(settings), own_packs=own_packs
        )
        name_cards_of(settings.pack, red_fours=settings.red_fours)
        self.view = CardTableView(self.faces, self._face.plan, self.seats, self)
        self.view.scene().spoken = self._face.words.spoken
        self.announcer = Announcer(self.view, self._face.words.announcements)
        self.sounds = Sounds(self, enabled=settings.sound, volume=settings.volume)
        self.table_sounds = TableSounds(self.sounds)
        self.score = self._face.score_sheet(self.settings, self.table_sounds, self)
        """The score sheet of the game, if it has one."""
        self.slate = None if self.score is None else self.score.widget
        """The widget of the score sheet."""

    def _make_actions(self) -> None:
        made = self.table_actions = TableActions(
            self,
            GameActions(self._face.commands, self),
            gives_hints=self._face.hints is not None,
            has_sheet=self.score is not None,
            plays_to_end=self._face.rules.ends_sure_hands or self._face.rules.form.sits_out(self.seats),
        )
        made.retranslate()

    def _make_words(self, asked: Questions | None) -> None:
        """Make everything around the cards: words, buttons and dialogs."""
        made, settings = self.table_actions, self.settings
        self.panel = TablePanel(made.in_column(), self)
        for quiet in (made.take_back, made.hint, made.try_again, made.leave):
            self.panel.button(quiet).weight = "quiet"
        self.column = WordsColumn(self.panel, self.slate, self)
        questions = asked or Questions(self)
        self.dialogs = self._face.dialogs(DialogParts(self, self.faces, settings, made.take_back, questions))
        """The dialogs over the table."""
        parts = TableParts(
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
        self.two = self._face.two_people(parts)
        """Turns the table between two people who share it."""
        self.lesson = LessonAtTable(self._face, parts)
        """The lesson of the game."""
        self._table = PlayTable(
            **structs.asdict(parts),
            face=self._face,
            score=self.score,
            sounds=self.table_sounds,
            table_actions=made,
            two=self.two,
            lesson=self.lesson,
        )
        self.hints = Hints(self._table)
        self._welcome = Welcome(self._table)
        self.rooms = PaperRooms(self._table, self._welcome)
        """Where papers may lie."""
        self.rooms.serve(questions)
        if asked is None:
            questions.read_out.connect(self.announcer.announce)
        self.panel.order_tabs(self.view, self.slate)
        self.dialogs.hinted = lambda: self.hints.advised
        self.dialogs.room, self.dialogs.seen = self.rooms.for_papers, self.rooms.in_sight
        self.dialogs.cloth, self.dialogs.beside_trick = self.rooms.cloth, self.rooms.beside_trick
        self._places = AreaLayout(self._table)
        """The layout of all these parts."""

    def _make_presenters(self) -> None:
        """Make the presenters that show the match on these parts."""
        self._early, self._selection = QueuedKeys(self._table), CardSelection(self._table)
        parts = PlayParts(
            **structs.asdict(self._table),
            hints=self.hints,
            queued_keys=self._early,
            selection=self._selection,
        )
        self._status = StatusPresenter(parts)
        self._phases = PhasePresenter(parts, self._status, self._tell_end)
        self._events = EventPresenter(parts, self._status)
        self._remarks, self.voices = RemarkPresenter(parts), VoicePresenter(parts)
        self._following_match = (self.voices, self._remarks, self._events, self._phases, self.hints)
        self._moves = PlayerMoves(parts, self._status)
        self._keys = TableKeys(parts)
        self._language = TableLanguage(parts, self._phases, self._status)
        self.reading = ReadingCommands(parts)

    def guard_input(self, milliseconds: int) -> None:
        """Let a dialog that opens by itself ignore keys and clicks for so long."""
        self.dialogs.input_guard_ms = self._events.input_guard_ms = milliseconds
        self.two.input_guard_ms = milliseconds

    def _connect_table(self) -> None:
        view, dialogs = self.view, self.dialogs
        view.seen = self._seen
        view.resized = self._lay_panel
        if (at_stock := self.table_actions.game.at_stock) is not None:
            view.stock_pressed.connect(at_stock.trigger)
        view.notified.connect(self.notify)
        self._events.shown.connect(self.shown)
        self.panel.why_asked.connect(dialogs.why_asked)
        view.scene().board_came_or_went.connect(self._lay_panel)
        dialogs.closed.connect(self._keys.take_back)
        dialogs.covered.connect(self._places.cover_panel)
        dialogs.covered.connect(view.mouse.cancel)
        dialogs.players_shown.connect(self.view.scene().hide_players)
        dialogs.moved.connect(lambda: self.rooms.leave_out_what_is_cut(dialogs.places))
        dialogs.read_out.connect(self.announcer.announce)
        self.two.turning.connect(dialogs.close_shown)
        # The running hint was asked for by the player who looked before.
        self.two.turning.connect(self.hints.forget)
        self.two.lay_asked.connect(self._events.lay_again)
        self.two.asks.connect(dialogs.ask)

    def _connect_actions(self) -> None:
        made, dialogs = self.table_actions, self.dialogs
        made.hint.triggered.connect(self.hints.toggle)
        made.play_again.triggered.connect(lambda: dialogs.replay_asked.emit(False))
        made.play_swapped.triggered.connect(lambda: dialogs.replay_asked.emit(True))
        made.try_again.triggered.connect(lambda: dialogs.puzzle_asked.emit(False))
        made.leave.triggered.connect(dialogs.back_asked)

    def _follow_settings(self) -> None:
        """Let each part take its settings, now and at every change."""
        parts = (
            self.hints.follow_settings,
            self._language.follow_pack,
            lambda settings: give_keys(self.commands, settings.keys_with(self._face.rules.options)),
            self.announcer.follow_settings,
            self._remarks.follow_settings,
            self.voices.follow_settings,
            # First the place of the words, then what depends on it.
            self._places.follow_settings,
            *(() if self.score is None else (self.score.follow_settings,)),
            self.panel.follow_settings,
            self.two.follow_settings,
            self.column.follow_settings,
            self._lay_out_again,
            self.view.follow_settings,
            self.sounds.follow_settings,
            self.dialogs.follow_settings,
            # Last, since the new settings may make the match go on by itself.
            self._language.follow_in_match,
        )
        for follow in parts:
            follow(self.settings.now)
            self.settings.follow(follow)
        self._followers = parts

    def _tell_end(self) -> None:
        """Open what tells how a hand ended; lessons and exercises are told in their own words."""
        if self.guide is not None and self.guide.session is not None:
            self.guide.show_end()
        elif self._session is not None and self._session.marks.is_exercise:
            self.exercise_over.emit()
        else:
            self.dialogs.open_summary()

    def retire(self) -> None:
        """Stop following the settings, since the table of another game takes this one's place."""
        self.detach()
        self.lesson.retire()
        for follow in self._followers:
            self.settings.leave(follow)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._places.floor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_panel()
        self._places.activate()
        super().resizeEvent(event)

    def _lay_out_again(self, settings: Settings) -> None:
        """Place all parts again after the size of words or of the table has changed."""
        self.table_actions.fold_slate.setChecked(settings.slate_folded)
        # Before it is shown, it has no size of its own, and gets one then.
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self._lay_panel()

    def _lay_panel(self) -> None:
        pixels = self._places.lay_panel(self._welcome)
        self.two.lay(pixels)
        if self.guide is not None:
            self.guide.lay()
        self.dialogs.lay()

    @property
    def commands(self) -> dict[str, QAction]:
        """The actions whose keys the player chooses, by their names in the settings."""
        return {**self.table_actions.commands, **self.two.commands}

    # The match on the table

    @property
    def guide(self) -> Guide | None:
        """Leads through the lesson, once one has come to the table."""
        return self.lesson.guide

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
        self.two.attach(session, list(order))
        self.lesson.attach(session)
        self._need_slate(not session.marks.is_exercise)
        scene = self.view.scene()
        scene.lay_out(view, open_hands(self._face, session))
        if order and not scene.automatic_order:
            scene.set_order(order)
        self.dialogs.session = session
        for follower in self._following_match:
            follower.attach(session)
        self._status.refresh()

    def attach_to_look(
        self, session: Session, words: str, choices: Sequence[tuple[str, Callable[[], object]]]
    ) -> None:
        """Put a match on the table that is played elsewhere: its session is closed, and nothing can be done.

        Args:
            session: the match as it stands.
            words: what is said instead of what the match waits for.
            choices: what can be done instead of playing; the first answers Enter.
        """
        self.attach(session)
        self._phases.ask(lambda: words)
        self.panel.show_choices(choices)
        self.panel.choices[0].setFocus()

    def lay_example(self) -> None:
        """Lay a hand on the table that nobody plays, as a picture."""
        self.view.is_picture = True
        self.view.scene().lay_out(self._face.example_view(self.seats))

    def welcome(self, words: str, doors: Sequence[Door], below: Sequence[MakesDrawing] = ()) -> None:
        """Welcome a player without a match to continue, at a table with cards on it.

        Args:
            words: the welcome.
            doors: what can be opened.
            below: make what is drawn on the cloth below the name of the program.
        """
        self.lay_example()
        if self.score is not None:
            self.score.lay_example()
        self._welcome.begin(words, doors, below)
        self._lay_panel()
        self.panel.choices[0].setFocus()

    def detach(self) -> None:
        """Take the match from the table."""
        if self._session is None:
            return
        self._session = None
        self.two.detach()
        self.lesson.detach()
        for follower in self._following_match:
            follower.detach()
        self._early.forget()
        self._selection.clear()
        self.dialogs.session = None
        self.dialogs.close()
        self.view.scene().clear_table()
        if self.score is not None:
            self.score.clear()
        self.table_actions.take_away()
        self.announcer.forget()
        self.table_sounds.break_off()
        self.panel.show_choices(())
        self.panel.set_prompt("")
        self.panel.notice("")
        self.column.set_words("")
        self._need_slate(True)

    def _need_slate(self, needs: bool) -> None:
        """Show the slate, unless nothing is counted on it, as in a puzzle: the plates tell its points."""
        self._places.need_slate(needs)
        self.table_actions.need_slate(needs)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._language.retranslate()

    @property
    def own_order(self) -> list[Card]:
        """The order of the cards in the fan of the person at the table; of both where two share it."""
        return self.two.own_order(self.view.scene().own_cards)

    def take_keyboard(self) -> None:
        """Give the focus to the table, or to a paper that lies on it."""
        if not self.dialogs.take_keyboard():
            self.view.setFocus()

    def notify(self, sentence: str) -> None:
        """Tell the player something now: write and announce it."""
        self._table.notify(sentence)

    def notice(self, sentence: str) -> None:
        """Write something that the player should know, without announcing it."""
        self._events.tell(sentence)

    def set_task(self, words: Callable[[], str], heard: Callable[[], str]) -> None:
        """Write what is to be done until the match is over; ``heard`` is announced with what is visible."""
        self._phases.set_task(words, heard)

    def show_ending(self, ending: Callable[[], Ending], steps: Callable[[], Sequence[NextStep]]) -> None:
        """Tell how the match ended, and what can follow, in words that can be asked for in any language."""
        session = self._session
        assert session is not None
        portrait = portraits_of(session)[session.viewer]
        self.dialogs.open_ending(ending(), steps(), portrait, lambda: self.show_ending(ending, steps))

    # What the player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def _seen(self) -> AccessibleContext:
        session = self._session
        return (
            AccessibleContext()
            if session is None
            else AccessibleContext(session.view, session.names, self._face.words.parts)
        )
