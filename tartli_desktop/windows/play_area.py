"""The table with its slate, words and buttons, and one match on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from tartli_desktop import speech, translation
from tartli_desktop.coach.moments import open_to_try
from tartli_desktop.coach.risks import Risk
from tartli_desktop.engine import (
    BELA,
    CARDS,
    EXCHANGE,
    GAME_POINTS,
    HUNGARIAN,
    LAST_DRAWING_TRICK,
    OUT,
    TURN_POSITIONS,
    Action,
    Card,
    Dealt,
    Declare,
    Event,
    GameWon,
    Match,
    Meld,
    MeldsScored,
    Play,
    Rank,
    TrickGathered,
    Turn,
    View,
)
from tartli_desktop.practice import Again
from tartli_desktop.session import HUMAN, Phase, Session
from tartli_desktop.slate.marks import Style
from tartli_desktop.slate.tally import Tally, add, entries_of, tally_of
from tartli_desktop.slate.widget import Slate
from tartli_desktop.sound import Sound, Sounds, TableSounds
from tartli_desktop.store.settings import (
    Gather,
    GoOut,
    IndexLetters,
    PlayBy,
    ReducedMotion,
    Settings,
    SlateStyle,
    SortHand,
)
from tartli_desktop.table.accessible import Seen
from tartli_desktop.table.corners import Corners
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.table.layout import HEIGHT
from tartli_desktop.table.scene import playable_cards
from tartli_desktop.table.view import TableView
from tartli_desktop.thinking import Mishap
from tartli_desktop.translation import fill

from . import desktop, icons, meld_reminder, prompts, told, why
from .announcing import Announcer
from .card_marks import marks_of, words_of
from .colours import wants_high_contrast
from .commands import give_keys
from .described import describe_slates
from .dialog_places import DialogPlaces
from .guided_hand import GuidedHand
from .hints import Hints
from .panel import TablePanel
from .reopening import Reopening
from .side_column import LARGEST_ON_TABLE, SideColumn
from .two_at_table import TwoAtTable
from .two_words import by_names
from .two_words import draw_prompt as draw_prompt_of_two

QWIDGETSIZE_MAX = 16_777_215

UNSEEN_FOR = 700
"""Milliseconds that a player takes to see that something else than a card is before them."""

_EXAMPLE = (
    *(Card.HO, Card.HK, Card.HA, Card.L8, Card.A7, Card.B7, Card.AU, Card.AO, Card.AX, Card.A8),
    *(Card.L7, Card.H7, Card.BU, Card.B9, Card.LO, Card.B8, Card.LX, Card.L9, Card.LU),
)
"""The top of a pack that deals the player a hand worth looking at."""

_Prompt = Callable[[speech.SuitSystem], str]
"""A sentence to the player, given the suits by which the cards are called."""
_PICTURES = (
    "declare",
    "bela",
    "exchange",
    "go-out",
    "take-back",
    "look-at-melds",
    "see-melds",
    "gather",
    "hint",
)
"""Of the actions of a match, in their order."""


class PlayArea(QWidget):
    """Shows one match and lets the person at the table play it.

    Signals:
        new_match_asked: the player wants another match.
        again_asked(swapped): the deal that is over shall be played again, perhaps with seats swapped.
        back_asked: the deal has been played again; the player wants to go back to where that began.
        order_changed(cards): the player put the fan into this order.
        settings_changed(settings): the player chose something at the table that is to be kept.
        why_asked(rule): the player wants to read the rule behind what was refused.
        shown: all that has happened lies on the table; the match goes on when this is handled.
    """

    new_match_asked = Signal()
    again_asked = Signal(bool)
    back_asked = Signal()
    order_changed = Signal(object)
    settings_changed = Signal(object)
    why_asked = Signal(str)
    shown = Signal()

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, own_packs: Path | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._session: Session | None = None
        self._dialog: QDialog | None = None
        self._tally = Tally()
        self._prompt: _Prompt = lambda suits: ""
        self._draw_prompt = self._prompt
        self._meld_dialog: QDialog | None = None
        self.unseen_for = UNSEEN_FOR
        """Milliseconds in which what opens by itself takes neither keys nor clicks."""
        self.dialog_places = DialogPlaces({}, self)
        """Where its dialogs were; a window with other dialogs gives its own."""
        self._wanted: QAction | None = None
        self._dealing = False
        self._reminder = meld_reminder.MeldReminder()
        self.faces = CardFaces(settings.pack, own_packs=own_packs)
        self.view = TableView(self.faces, self)
        self.announcer = Announcer(self.view)
        describe_slates()
        self.slate = Slate(self)
        self.sounds = Sounds(self, enabled=settings.sound, volume=settings.volume)
        self.heard = TableSounds(self.sounds)
        self._actions: list[QAction] = []
        self._make_actions()
        self.panel = TablePanel(
            [
                self.declare_action,
                self.bela_action,
                self.exchange_action,
                self.out_action,
                self.take_back_action,
            ],
            self.view.viewport(),
            # Of all the words these are the shortest in every language.
            beside={self.bela_action: self.hint_action},
        )
        self.hints = Hints(
            self.hint_action,
            self.panel,
            self.view,
            self._action_of,
            self._tell,
            lambda: self.faces.suits,
            self,
        )
        self.hint_action.triggered.connect(self.hints.toggle)
        for quiet in (self.take_back_action, self.hint_action):
            self.panel.button(quiet).weight = "quiet"
        self.panel.why_asked.connect(self.why_asked)
        self.two = TwoAtTable(self)
        self.guide = GuidedHand(self)
        self.panel.order_tabs(self.view, self.slate)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        self.column = SideColumn(self)
        side = self._side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.slate, 1)
        side.addWidget(self.column, 1)
        side.addWidget(self.guide.note, 0)
        row.addLayout(side, 0)
        self.view.may_play = self._may_play
        self.view.seen = self._seen
        self.view.resized = self._lay_panel
        self.view.card_chosen.connect(self._play)
        self.view.table_pressed.connect(self._press_table)
        self.view.pack_cut.connect(self._cut)
        self.view.stock_pressed.connect(self.exchange_action.trigger)
        self.view.order_changed.connect(self.order_changed)
        self.view.told.connect(self._tell)
        self.view.table.reached.connect(self._reach)
        self.view.table.settled.connect(self._settle)
        self.slate.stroke_began.connect(self.heard.chalk)
        self.slate.wiping_began.connect(self.heard.wipe)
        self.change_settings(settings)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_slate()
        self.guide.note.setFixedHeight(round(self.height() * 0.48))
        super().resizeEvent(event)

    def _fit_slate(self) -> None:
        if self._words_beside:
            self._lay_panel()
        else:
            self.slate.setFixedWidth(min(max(round(self.width() * 0.205), 190), 380))

    @property
    def _words_beside(self) -> bool:
        """Whether letters are so large that all words stand beside the table."""
        return self.column.isVisibleTo(self)

    def _follow_looks(self, settings: Settings) -> None:
        """Show words and colours as the player sees them best."""
        beside = settings.text_scale > LARGEST_ON_TABLE
        if beside != self._words_beside:
            self._move_words(beside)
        high = wants_high_contrast(settings.colour_scheme)
        self.view.table.set_looks(text_scale=settings.text_scale, words_beside=beside)
        self.view.table.reading_time = settings.reading_time
        self.view.set_high_contrast(high)
        self.slate.set_looks(settings.text_scale, high_contrast=high)
        self.panel.set_high_contrast(high)
        self.two.set_high_contrast(high)
        self.guide.note.set_looks(settings.text_scale, high_contrast=high)
        self.panel.set_reading_time(settings.reading_time)
        self.column.set_colours(*(("#000000", "#FFFFFF") if high else ("#233F2C", "#FBF3DC")))
        self._fit_slate()
        self._lay_panel()

    def _move_words(self, beside: bool) -> None:
        """Let words, buttons and slate stand in a column beside the table, or on it again."""
        # Hidden first, since the window would grow for what does not stay side by side.
        for part in (self.panel, self.slate, self.column):
            part.hide()
        self.panel.set_free(beside)
        if beside:
            self._side.removeWidget(self.slate)
            self.slate.setMinimumWidth(0)
            self.slate.setMaximumWidth(QWIDGETSIZE_MAX)
            self.column.take(self.panel, self.slate)
        else:
            self.column.let_go()
            self.panel.setParent(self.view.viewport())
            self._side.insertWidget(0, self.slate, 1)
        self.panel.show()
        self.slate.show()
        self.column.setVisible(beside)

    def _make_actions(self) -> None:
        there = iter(self._actions)

        def action(text: str, key: str, tip: str, done: Callable[[], object]) -> QAction:
            known = next(there, None)
            if known is not None:
                # In another language: keys, and whether it can be done, stay as they are.
                known.setText(text)
                known.setToolTip(tip)
                return known
            made = QAction(text, self)
            made.setShortcut(QKeySequence(key))
            made.setToolTip(tip)
            made.setEnabled(False)
            made.triggered.connect(done)
            self.addAction(made)
            self._actions.append(made)
            return made

        self.declare_action = action(
            self.tr("Declare …"), "D", self.tr("Declare sequences and sets that you hold"), self._declare
        )
        self.bela_action = action(
            self.tr("Béla"),
            "B",
            "",
            lambda: self._do(BELA),
        )
        self.exchange_action = action(
            self.tr("Exchange the Seven"),
            "X",
            self.tr("Take the turned card for the trump Seven"),
            lambda: self._do(EXCHANGE),
        )
        self.out_action = action(
            self.tr("Go out"), "G", self.tr("Claim the game with 501 points or more"), self._go_out
        )
        self.take_back_action = action(
            self.tr("Take back"), "Ctrl+Z", self.tr("Take back your last decision"), self._take_back
        )
        self.take_back_action.setVisible(False)
        self.look_action = action(
            self.tr("Look at my melds"),
            "M",
            self.tr("All melds that you hold, and what may be declared"),
            self._open_melds,
        )
        self.shown_action = action(
            self.tr("See the melds that scored"),
            "V",
            self.tr("The cards of the melds that scored in this trick"),
            self._show_scored,
        )
        self.gather_action = action(
            self.tr("Gather the trick"), "Space", self.tr("Clear the full trick away"), self._gather
        )
        self.gather_action.setShortcut(QKeySequence())
        self.hint_action = action("", "H", "", lambda: None)
        self.slate_action = action(
            self.tr("Read the slate"),
            "S",
            self.tr("The points as numbers; again: back to the table"),
            self._read_slate,
        )
        self.slate_action.setEnabled(True)
        self.why_action = action(
            self.tr("Why not?"),
            why.KEY,
            self.tr("The rule behind what was refused last"),
            self._ask_why,
        )
        self.why_action.setEnabled(True)
        icons.set_picture(self.why_action, "how-to-play")
        self.talon_action = action(
            self.tr("Talon and trumps"),
            "T",
            self.tr("Tell what is trumps and what lies in the middle"),
            self._tell_of_talon,
        )
        self.said_action = action(
            self.tr("Say the last thing again"),
            "L",
            self.tr("What was said or happened last"),
            self._say_again,
        )
        self.said_action.setEnabled(True)
        self.again_action = action(
            self.tr("Play this deal again"),
            "",
            self.tr("As a practice match of one hand; this match is saved"),
            lambda: self.again_asked.emit(False),
        )
        self.swapped_action = action(
            self.tr("Play it with seats swapped"),
            "",
            self.tr("The same deal with your opponent’s cards, as a practice match of one hand"),
            lambda: self.again_asked.emit(True),
        )
        icons.set_picture(self.slate_action, "slate")
        icons.set_picture(self.again_action, "play-again")
        icons.set_picture(self.swapped_action, "swap-seats")
        icons.set_picture(self.talon_action, "talon")
        icons.set_picture(self.said_action, "last-said")
        self._match_actions = (
            self.declare_action,
            self.bela_action,
            self.exchange_action,
            self.out_action,
            self.take_back_action,
            self.look_action,
            self.shown_action,
            self.gather_action,
            self.hint_action,
        )
        for made, name in zip(self._match_actions, _PICTURES, strict=True):
            icons.set_picture(made, name)
        self._call_bela()

    @property
    def commands(self) -> dict[str, QAction]:
        """What can be done by keys that the player chooses, by the names of the settings."""
        return {
            "declare": self.declare_action,
            "bela": self.bela_action,
            "exchange": self.exchange_action,
            "go_out": self.out_action,
            "slate": self.slate_action,
            "talon": self.talon_action,
            "last_said": self.said_action,
            "look_at_melds": self.look_action,
            "see_melds": self.shown_action,
            "take_back": self.take_back_action,
            "hint": self.hint_action,
            "why": self.why_action,
            "other_goes_out": self.two.out_action,
            "other_speaks": self.two.speak_action,
        }

    def _tell_of_talon(self) -> None:
        """Say what is trumps and what lies in the middle, and frame the talon."""
        session = self._session
        if session is not None:
            counts = self._settings.show_counts
            line = told.talon_line(session.view, session.players, self.faces.suits, tells_counts=counts)
            self.view.table.point_out_stock(True)
            self._tell(line)

    def _say_again(self) -> None:
        """Say the last thing once more, and write it."""
        said = self.announcer.repeat(self.tr("Nothing has been said yet."))
        # What stands elsewhere on the table would fill the panel.
        if said not in (self.two.curtain.words, self.guide.note.words):
            self.panel.notice(said)

    def _tell(self, sentence: str, rule: str = "") -> None:
        """Write something that the player should know now, with the rule behind it, and let it be heard."""
        self.panel.notice(sentence, rule)
        self.announcer.say(sentence)

    def _read_slate(self) -> None:
        """Bring the keyboard to the slate, which shows its numbers then, and back."""
        there = self.view if self.slate.hasFocus() else self.slate
        there.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.column.ensureWidgetVisible(self.slate if there is self.slate else self.panel)

    def _ask_why(self) -> None:
        """Ask for the rule behind what was refused last."""
        if self.panel.rule:
            self.why_asked.emit(self.panel.rule)
        else:
            self.panel.notice(self.tr("Nothing has been refused just now."))

    def _call_bela(self) -> None:
        """Call the two cards of béla what the pack calls them."""
        suits = self.faces.suits
        text = self.tr("Declare %1 and %2 of trumps: 40 points", "King and Over")
        king, over = speech.rank_name(Rank.KING, suits), speech.rank_name(Rank.OVER, suits)
        self.bela_action.setToolTip(fill(text, king, over))

    # The match on the table

    @property
    def session(self) -> Session | None:
        """The match on the table."""
        return self._session

    def attach(self, session: Session, tally: Tally, order: Sequence[Card] = ()) -> None:
        """Put a match on the table; the caller starts it.

        Args:
            session: the match.
            tally: what stands on the slate.
            order: the player's own order of the fan, if there is one.
        """
        self.detach()
        self._session = session
        view = session.view
        self.slate.set_names(*session.names)
        self._tally = tally
        self.two.attach(session, list(order))
        self.guide.attach(session)
        self._lay_slate(view)
        table = self.view.table
        table.lay_out(view)
        if order and not table.automatic_order:
            table.set_order(order)
        session.happened.connect(self._present)
        session.phase_changed.connect(self._follow_phase)
        session.drawn.connect(self._show_draw)
        session.taken_back.connect(self._go_back)
        session.opponent_failed.connect(self._excuse_opponent)
        session.opponent_faltered.connect(self._explain_mishap)
        self.hints.attach(session)
        self._refresh()

    def attach_to_look(
        self,
        session: Session,
        tally: Tally,
        words: str,
        choices: Sequence[tuple[str, Callable[[], object]]],
    ) -> None:
        """Put a match on the table that somebody else plays: its session is closed, and nothing can be done.

        Args:
            session: the match as it stands.
            tally: what stands on the slate.
            words: what is said instead of what the match waits for.
            choices: what can be done instead of playing; the first answers Enter.
        """
        self.attach(session, tally)
        self.say(lambda suits: words)
        self.panel.show_choices(choices)
        self.panel.choices[0].setFocus()

    def lay_example(self) -> None:
        """Lay a hand on the table that nobody plays, to look at."""
        example = Match.new(HUNGARIAN, first_dealer=1)
        example.deal(_EXAMPLE + tuple(card for card in CARDS if card not in _EXAMPLE))
        self.view.table.lay_out(example.view(HUMAN))

    def detach(self) -> None:
        """Take the match from the table."""
        if self._session is None:
            return
        self.hints.detach()
        session, self._session = self._session, None
        self.two.detach()
        self.guide.detach()
        session.happened.disconnect(self._present)
        session.phase_changed.disconnect(self._follow_phase)
        session.drawn.disconnect(self._show_draw)
        session.taken_back.disconnect(self._go_back)
        session.opponent_failed.disconnect(self._excuse_opponent)
        session.opponent_faltered.disconnect(self._explain_mishap)
        self._wanted = None
        self._dealing = False
        if self._dialog is not None:
            self._dialog.close()
        self.view.table.clear_table()
        self.slate.set_names("", "")
        self.slate.set_columns((), ())
        self.slate.set_games(0, 0, None)
        for action in (*self._match_actions, self.talon_action, self.again_action, self.swapped_action):
            action.setEnabled(False)
        self.announcer.forget()
        self.take_back_action.setVisible(False)
        self.heard.break_off()
        self.panel.show_choices(())
        self.panel.say("")
        self.panel.notice("")
        self.column.say("")

    def change_settings(self, settings: Settings) -> None:
        """Go by other settings from now on, without disturbing the match."""
        before, self._settings = self._settings, settings
        self._show_corners()
        if self.hints.is_thinking and not settings.hints:
            self.hints.toggle()
        if settings.pack != self.faces.pack:
            self.faces.pack = settings.pack
            self.view.refresh_faces()
            self._call_cards_anew()
        give_keys(self.commands, settings.keys)
        why.WhyLabel.key = settings.keys.why
        self.announcer.talk, self.announcer.tells_counts = settings.talk, settings.show_counts
        self._follow_looks(settings)
        speed = self._motion_speed()
        self.view.table.motion.set_speed(speed)
        self.view.table.motion.short_ways_only = self._reduces_motion()
        self.slate.set_motion(self._writing_speed())
        self.sounds.set_enabled(settings.sound)
        self.sounds.set_volume(settings.volume)
        if (settings.sound, settings.volume) != (before.sound, before.volume):
            # So that the player hears what was chosen.
            self.sounds.play(Sound.DOWN)
        self.view.by_click = settings.play_by is not PlayBy.DRAG
        self.view.by_drag = settings.play_by is not PlayBy.CLICK
        table = self.view.table
        sorts = settings.sort_hand is SortHand.AUTOMATIC
        resort = sorts and (
            not table.automatic_order or table.alternate_colours != settings.alternate_colours
        )
        table.automatic_order, table.alternate_colours = sorts, settings.alternate_colours
        if resort:
            table.sort_own()
        if self._session is not None:
            self._session.change_settings(settings)
            self.slate.set_style(self._slate_style(self._session.view))
            self._refresh()

    def _show_corners(self) -> None:
        """Show in the corners of the cards what the settings say, in the language chosen for them."""
        corners = _corners(self._settings)
        if corners != self.faces.corners:
            self.faces.corners = corners
            self.view.refresh_faces()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak_anew()

    def _speak_anew(self) -> None:
        """Say all in the language that has been chosen; the match is not touched."""
        self._make_actions()
        self.hints.say_action()
        self._show_corners()
        self.view.refresh_faces()
        session = self._session
        if session is None:
            self.two.say_anew()
            return
        self.slate.set_names(*session.names)
        self._call_cards_anew()
        if not session.is_left:
            focused = self.window().focusWidget()
            place = next((at for at, each in enumerate(self.panel.choices) if each is focused), None)
            self._offer_choices(session)
            if place is not None:
                self.panel.choices[place].setFocus()
        self.two.say_anew()
        self.guide.say_anew()
        self._refresh()

    def _call_cards_anew(self) -> None:
        """Speak of the cards in the words of the pack that has been chosen."""
        self._call_bela()
        if self._session is not None:
            # What was refused is said again when it is tried again.
            self.panel.notice("")
            self.hints.say_anew()
            self.say(self._prompt)

    def _motion_speed(self) -> float | None:
        settings = self._settings
        return settings.speed if settings.motion else None

    def _writing_speed(self) -> float | None:
        """How fast the hand writes on the slate; None is at once."""
        return None if self._reduces_motion() else self._motion_speed()

    def _reduces_motion(self) -> bool:
        wish = self._settings.reduced_motion
        return desktop.reduces_motion() if wish is ReducedMotion.SYSTEM else wish is ReducedMotion.ON

    def _slate_style(self, view: View) -> Style:
        match self._settings.slate_style:
            case SlateStyle.HUNGARIAN:
                return Style.HUNGARIAN
            case SlateStyle.BECK:
                return Style.BECK
        return Style.BECK if speech.is_austrian(view.variant) else Style.HUNGARIAN

    def _lay_slate(self, view: View) -> None:
        self.slate.set_style(self._slate_style(view))
        self.slate.set_columns(self._tally.left, self._tally.right)
        self.slate.set_games(*self._tally.games, view.variant.match_target)

    # What happens

    def _present(self, events: tuple[Event, ...]) -> None:
        assert self._session is not None
        self.hints.forget()
        self.panel.notice("")
        if any(isinstance(event, Dealt) for event in events):
            # Nothing tells what is dealt before the cards do.
            self._dealing = True
            self.panel.say("")
            self._refresh()
        self.view.table.present(events, self._session.view.variant)

    def _reach(self, event: Event) -> None:
        """Chalk up what an event scores, just as the table shows it."""
        self.heard.reach(event, moves=self._motion_speed() is not None)
        writes = self._writing_speed() is not None
        if self._session is not None:
            self.announcer.hear(event, self._session.view, self._session.players, self.faces.suits)
            # The columns of the slate stay where they are when the table turns.
            event = self._session.as_recorded(event)
        self._tally = add(self._tally, (event,))
        entries = entries_of(event)
        for seat, points in entries:
            self.slate.write(seat, points)
        if entries and not writes:
            self.heard.chalk()
        if isinstance(event, GameWon):
            if not writes:
                self.heard.wipe()
            self.slate.wipe()
            self.slate.write_games(event.seat, event.worth)

    def _settle(self) -> None:
        self.heard.rest()
        self._dealing = False
        if self._session is not None:
            self._refresh()
            self.shown.emit()
            self._session.presented()

    @property
    def own_order(self) -> list[Card]:
        """How the cards of the person at the table stand in the fan; of both, where two sit there."""
        return self.two.own_order(self.view.table.own_cards)

    @property
    def shows_counts(self) -> bool:
        """Whether the running counts are shown."""
        return self._settings.show_counts

    def close_dialog(self) -> None:
        """Close what is open over the table."""
        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.close()

    def _go_back(self, taken: Action) -> None:
        self.announcer.go_back(prompts.taken_back_line(taken, self.faces.suits))
        self.lay_anew()

    def lay_anew(self) -> None:
        """Let the table show the match as it stands, as when a decision was taken back; nothing moves."""
        session = self._session
        assert session is not None
        self._wanted = None
        self._dealing = False
        self.hints.forget()
        self.close_dialog()
        self.heard.break_off()
        self.view.let_go()
        table = self.view.table
        order = table.own_cards
        table.lay_out(session.view)
        if not table.automatic_order:
            table.set_order(order)
        self._tally = tally_of(Match.from_record(session.record()))
        self._lay_slate(session.view)
        self.panel.notice("")
        self._refresh()

    def _excuse_opponent(self) -> None:
        self._tell(self.tr("Your opponent was at a loss and played the first card that came to hand."))

    def _explain_mishap(self, mishap: Mishap) -> None:
        if mishap is Mishap.RESTARTED:
            self._tell(self.tr("Your opponent lost the thread and had to think again."))
        else:
            self._tell(self.tr("Your opponent got stuck over this and decided in a hurry."))

    def _show_draw(self, pairs: tuple[tuple[Card, Card], ...], dealer: int) -> None:
        assert self._session is not None
        self.view.table.show_draw(pairs[-1])
        names = self._session.players
        if self.two.session is not None:
            self._draw_prompt = partial(draw_prompt_of_two, pairs[-1], dealer, len(pairs), names)
        else:
            self._draw_prompt = partial(prompts.draw_prompt, pairs[-1], dealer, len(pairs), names[1])

    def say(self, prompt: _Prompt) -> None:
        """Say what the match waits for."""
        self._prompt = prompt
        self.panel.say(prompt(self.faces.suits))

    def _follow_phase(self, phase: Phase) -> None:
        session = self._session
        assert session is not None
        self.view.cutting = phase is Phase.CUT
        if phase in (Phase.CUT, Phase.CHOOSE, Phase.HAND_OVER, Phase.MATCH_OVER):
            # What was refused before is no answer to what is asked now.
            self.panel.notice("")
        self.panel.show_choices((), play=phase in (Phase.PLAY, Phase.OPPONENT, Phase.GATHER))
        self.say(
            partial(
                prompts.prompt_for,
                phase,
                session.view,
                session.players[1],
                numbered=self._settings.show_trumps,
            )
        )
        match phase:
            case Phase.OPENING:
                self.say(self._draw_prompt)
            case Phase.CUT:
                self.view.table.spread_pack(session.view.dealer)
        self._offer_choices(session)
        if phase is Phase.CHOOSE:
            self.panel.choices[0].setFocus()
        elif phase in (Phase.HAND_OVER, Phase.MATCH_OVER) and self.guide.session is None:
            self._open_summary()
        self.two.follow(phase)
        self._refresh_actions(session)
        if phase is not Phase.OPPONENT:
            # Else what has happened is only being shown, and the counts must not be ahead of it.
            self._refresh_table(session)
        if phase is not Phase.CURTAIN:
            self.announcer.wait_for(phase, session.view, session.players, self._prompt(self.faces.suits))
        looks_at_melds = self._dialog is not None and self._dialog is self._meld_dialog
        if looks_at_melds and phase in (Phase.PLAY, Phase.GATHER):
            # What it says is no longer so.
            self._open_melds()
        self.guide.follow(phase)
        self._do_what_was_wanted(phase)

    def _offer_choices(self, session: Session) -> None:
        """Offer what can be chosen in this phase of the match."""
        match session.phase:
            case Phase.OPENING:
                self.panel.show_choices([(self.tr("Go on"), session.go_on)])
            case Phase.CUT:
                self.panel.show_choices([(self.tr("Cut in the middle"), lambda: session.cut(16))])
            case Phase.CHOOSE:
                self._offer_turned_card(session)
            case Phase.GATHER:
                self._offer_gathering(session)
            case Phase.HAND_OVER:
                self._offer_next_hand(session)
            case Phase.MATCH_OVER:
                self._offer_new_match(session)

    def _offer_gathering(self, session: Session) -> None:
        choices: list[tuple[str, Callable[[], object]]] = []
        if self._settings.gather is not Gather.TIMED:
            choices.append((self.tr("Gather"), session.gather))
        if melds_of_trick(session.view) is not None:
            choices.append((self.tr("See melds"), self._show_scored))
        self.panel.show_choices(choices, columns=2, play=True)

    def _offer_turned_card(self, session: Session) -> None:
        def ask(position: int) -> Callable[[], object]:
            return lambda: session.do(Turn(position))

        choices = [
            (fill(self.tr("Card %1"), position), ask(position)) for position in reversed(TURN_POSITIONS)
        ]
        self.panel.show_choices(choices, columns=2)

    def _offer_next_hand(self, session: Session) -> None:
        self._offer_after_hand(session, self.tr("Next hand"), session.go_on)

    def _offer_new_match(self, session: Session) -> None:
        if self.guide.session is not None:
            # The lesson has the last word; the count is there for whoever wants it.
            self.panel.show_choices([(self.tr("Show the count"), self._open_summary)])
        elif session.again is not None:
            self._offer_after_hand(session, back_words(session.again), self.back_asked.emit)
        else:
            self._offer_after_hand(session, self.tr("New match …"), self.new_match_asked.emit)

    def _offer_after_hand(self, session: Session, words: str, go_on: Callable[[], object]) -> None:
        choices = [(words, go_on), (self.tr("Show the count again"), self._open_summary)]
        if session.last_decision is not None:
            choices.append((self.tr("Take back"), self._take_back))
        self.panel.show_choices(choices)

    # Keys that come too early

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key of something that cannot be done just now: nothing that is pressed is lost."""
        pressed = QKeySequence(event.keyCombination())
        shut = [action for action in self._match_actions if not action.isEnabled()]
        action = next((action for action in shut if action.shortcut() == pressed), None)
        if action is None or self._session is None or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        if action is self.take_back_action:
            self._say_why_not(action)
        elif self._session.phase is Phase.CURTAIN:
            # Nobody looks, so nobody can have meant it.
            event.accept()
        elif self._session.phase is Phase.OPPONENT:
            self._wanted = action
        elif self._session.phase is Phase.GATHER and action in (
            self.declare_action,
            self.exchange_action,
            self.hint_action,
        ):
            # As with a card: the trick that lies there is gathered first.
            self._wanted = action
            self._gather()
        else:
            self._say_why_not(action)

    def _do_what_was_wanted(self, phase: Phase) -> None:
        """Do what was asked for while cards moved or the opponent thought, or say why that cannot be."""
        wanted = self._wanted
        if wanted is None or phase is Phase.OPPONENT:
            return
        if phase is Phase.GATHER and not wanted.isEnabled():
            # Perhaps after this trick.
            return
        self._wanted = None
        if phase in (Phase.PLAY, Phase.GATHER):
            if wanted.isEnabled():
                wanted.trigger()
            else:
                self._say_why_not(wanted)

    def _action_of(self, action: Action) -> QAction | None:
        """The action of the panel that does something else than play a card."""
        if isinstance(action, Declare):
            return self.declare_action
        return {BELA: self.bela_action, EXCHANGE: self.exchange_action, OUT: self.out_action}.get(action)

    def _say_why_not(self, action: QAction) -> None:
        session = self._session
        assert session is not None
        means = {self.bela_action: BELA, self.exchange_action: EXCHANGE, self.out_action: OUT}
        if action in means:
            self._do(means[action])
        elif action is self.declare_action:
            from .held_melds import rule_against

            key = self.look_action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._tell(prompts.nothing_to_declare(session.view, key), rule_against(session.view))
        elif action is self.take_back_action:
            self._tell(prompts.nothing_to_take_back(session.is_practice))
        elif action is self.hint_action and self.guide.session is not None:
            # The lesson says itself what to do.
            self.announcer.say(self.guide.note.words)
        elif action is self.hint_action:
            off = self.tr("Hints are switched off in the settings.")
            self._tell(self.tr("Hints are for your own turn.") if self._settings.hints else off)
        elif action is self.shown_action:
            self._tell(self.tr("No melds have scored in this trick."), "R6.5")

    # What the player does

    def _seen(self) -> Seen:
        session = self._session
        return Seen() if session is None else Seen(session.view, session.players)

    def _may_play(self, card: Card) -> bool:
        return self._session is not None and self._session.may(Play(card))

    def _play(self, card: Card) -> None:
        session = self._session
        if session is None:
            return
        if session.phase is Phase.GATHER and self._settings.gather is not Gather.TIMED:
            # The player goes on to the next card; the trick that lies there is gathered first.
            session.gather()
        elif (
            self._settings.remind_melds
            and session.gives_help
            and (risk := self._reminder.due(session, card)) is not None
        ):
            self._remind(card, risk)
        elif (rule := session.do(Play(card))) is not None:
            self._tell(speech.why_not_play(session.view, card, self.faces.suits), rule)

    def _remind(self, card: Card, risk: Risk) -> None:
        """Ask whether a meld shall be declared before this card is played."""
        session = self._session
        if session is None:
            return
        question = meld_reminder.question(
            self,
            session,
            card,
            risk,
            self.faces.suits,
            declare=self._declare_first,
            play=lambda: self._play(card),
            stop=self._stop_reminding,
        )
        self._open(question, lambda: self._remind(card, risk))

    def _declare_first(self, action: Action) -> None:
        """Declare what a reminder named; where there is a choice between declarations, let it be made."""
        legal = [] if self._session is None else self._session.view.legal
        if isinstance(action, Declare) and sum(isinstance(each, Declare) for each in legal) > 1:
            self._open_melds()
        else:
            self._do(action)

    def _stop_reminding(self) -> None:
        settings = replace(self._settings, remind_melds=False)
        self.change_settings(settings)
        self.settings_changed.emit(settings)

    def _do(self, action: Action) -> None:
        session = self._session
        if session is not None and (rule := session.do(action)) is not None:
            # How one draws for the deal and cuts (R3), the book tells nobody who only pressed too early.
            too_early = rule.startswith("R3")
            sentence = speech.why_not("R4" if too_early else rule, session.view.variant, self.faces.suits)
            self._tell(sentence, "" if too_early else rule)

    def _take_back(self) -> None:
        """Take the last decision back, in practice, and say which."""
        taken = None if self._session is None else self._session.take_back()
        if taken is None:
            return
        self.panel.notice(prompts.taken_back_line(taken, self.faces.suits))

    def _go_out(self) -> None:
        """Go out; asks first where the count shown would lose the game (R9.2)."""
        session = self._session
        if session is None:
            return
        if not session.may(OUT):
            return
        if self._settings.show_counts and session.view.wins_by_going_out:
            self._do(OUT)
        else:
            self._ask_before_going_out(session.view)

    def _ask_before_going_out(self, view: View) -> None:
        """Ask; where counts are not shown, without telling whether it would lose."""
        mine, theirs = view.counts[HUMAN], view.counts[1 - HUMAN]
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Go out?"))
        if not self._settings.show_counts:
            box.setText(fill(self.tr("With less than %1 points you lose the game."), GAME_POINTS))
        elif mine < GAME_POINTS:
            text = self.tr("You have %1 points, and %2 are needed. If you go out now, you lose the game.")
            box.setText(fill(text, mine, GAME_POINTS))
        else:
            text = self.tr("Both of you are out after this béla, and %1 are more than your %2: you lose.")
            box.setText(fill(text, theirs, mine))
        if self._settings.show_counts and mine < min(GAME_POINTS, view.variant.double_below):
            box.setInformativeText(
                fill(self.tr("It would count double (%1)."), speech.double_word(view.variant))
            )
        words = self.tr("Go out and lose") if self._settings.show_counts else self.tr("Go out")
        lose = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        lose.clicked.connect(lambda: self._do(OUT))
        self._open(box, self._go_out)

    def _declare(self) -> None:
        session = self._session
        if session is not None and not any(isinstance(each, Declare) for each in session.view.legal):
            # Where nothing shows what may be done, the button can be pressed all the same.
            self._say_why_not(self.declare_action)
        else:
            self._open_melds()

    def _open_melds(self) -> None:
        session = self._session
        if session is None or not session.view.hand:
            return
        from .meld_dialog import MeldDialog

        dialog = MeldDialog(session.view, self.faces, self)
        dialog.why_asked.connect(self.why_asked)
        self._open(dialog, self._open_melds)
        self._meld_dialog = dialog

        def declare() -> None:
            chosen = dialog.chosen()
            self._meld_dialog = None
            if chosen is not None:
                self._do(chosen)

        dialog.accepted.connect(declare)

    def _open_summary(self) -> None:
        session = self._session
        if session is None:
            return
        from .hand_summary import HandSummary, report

        view = session.view
        told = report(view.events, view, session.players)
        summary = HandSummary(
            by_names(told) if self.two.session is not None else told,
            self.faces,
            self,
            unseen_for=self.unseen_for,
            again=session.again if session.is_over else None,
            helped=session.is_helped,
        )
        summary.addAction(self.take_back_action)
        summary.again_asked.connect(self.again_asked)
        self._open(summary, self._open_summary)
        if not session.is_over:
            summary.accepted.connect(session.go_on)
        elif session.again is not None:
            summary.accepted.connect(self.back_asked)
        else:
            summary.accepted.connect(self.new_match_asked)

    def _show_scored(self) -> None:
        session = self._session
        if session is None:
            return
        scored = melds_of_trick(session.view)
        if scored is not None:
            from .shown_melds import ShownMelds

            seat, items = scored
            dialog = ShownMelds(session.players[seat], items, self.faces, session.view.variant, self)
            self._open(dialog, self._show_scored)

    def _open(self, dialog: QDialog, again: Callable[[], object]) -> None:
        """Open one dialog over the table, in place of another; ``again`` does so in another language."""
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def forget() -> None:
            if self._meld_dialog is dialog:
                self._meld_dialog = None
            if self._dialog is dialog:
                self._dialog = None
                self.view.setFocus()

        dialog.finished.connect(forget)
        self.dialog_places.keep(dialog)
        Reopening(dialog, again)
        dialog.open()

    def _press_table(self) -> None:
        session = self._session
        if session is None:
            return
        if session.phase is Phase.GATHER:
            self._gather()
        elif session.phase is Phase.OPPONENT and len(session.view.table) == 2:
            # The second card is still on its way.
            self._wanted = self.gather_action
        elif session.phase in (Phase.OPENING, Phase.CUT, Phase.HAND_OVER) and self.panel.choices:
            self.panel.choices[0].click()

    def _gather(self) -> None:
        if self._session is not None and self._settings.gather is not Gather.TIMED:
            self._session.gather()

    def _cut(self, position: int) -> None:
        if self._session is not None:
            self._session.cut(position)

    # What may be done now

    def _refresh(self) -> None:
        """Let all follow the match that is not a card."""
        if self._session is not None:
            self._refresh_actions(self._session)
            self._refresh_table(self._session)

    def _refresh_actions(self, session: Session) -> None:
        """Let the buttons follow the match."""
        if self.take_back_action.isVisible() != session.is_practice:
            self.take_back_action.setVisible(session.is_practice)
            self._lay_panel()
        self.hint_action.setVisible(self._settings.hints and session.gives_help)
        for each in (self.again_action, self.swapped_action):
            each.setEnabled(session.hand_is_over and session.has_person)
        if self._dealing:
            for action in (*self._match_actions, self.talon_action):
                action.setEnabled(False)
            self._refresh_taking_back(session)
            return
        self.talon_action.setEnabled(True)
        self._refresh_taking_back(session)
        view = session.view
        shows, open_now = self._settings.show_legal, open_to_try(view)
        declares = any(isinstance(action, Declare) and session.may(action) for action in view.legal)
        can_try = session.has_person and not session.is_left and not shows
        can_try = can_try and session.phase is not Phase.CURTAIN
        self.declare_action.setEnabled(declares or (can_try and Declare in open_now))
        for action, means in (
            (self.bela_action, BELA),
            (self.exchange_action, EXCHANGE),
            (self.out_action, OUT),
        ):
            action.setEnabled(session.may(means) or (can_try and type(means) in open_now))
        self.look_action.setEnabled(bool(view.hand) and session.has_person and not session.is_left)
        self.shown_action.setEnabled(melds_of_trick(view) is not None)
        by_hand = self._settings.gather is not Gather.TIMED
        self.gather_action.setEnabled(session.phase is Phase.GATHER and by_hand)
        self.hint_action.setEnabled(self._settings.hints and self.hints.may_ask())

    def _refresh_taking_back(self, session: Session) -> None:
        can = session.last_decision is not None
        tip = self.tr("Take back your last decision") if can else prompts.nothing_to_take_back(True)
        self.take_back_action.setToolTip(tip)
        self.take_back_action.setEnabled(can)

    def _refresh_table(self, session: Session) -> None:
        """Let names, counts, dimmed cards and the reminder follow the match."""
        view = session.view
        can_claim = session.may(OUT) and view.wins_by_going_out
        reminds = can_claim and self._settings.go_out is GoOut.REMIND
        self.panel.button(self.out_action).weight = "urgent" if reminds else "quiet"
        text = ""
        if reminds:
            text = self.tr("You have %1 points: you may go out.") if self._settings.show_counts else ""
            text = fill(text, view.counts[HUMAN]) or self.tr("You may go out.")
            self.panel.notice(text)
        self.announcer.remind(text)
        dims = view.trick > LAST_DRAWING_TRICK and self._settings.show_legal
        playable = playable_cards(view) if dims else None
        self.view.table.show_playable(playable)
        suits, practice = self.faces.suits, session.is_practice
        caption = (
            ""
            if self._dealing
            else prompts.trick_line(view, suits, practice=practice, told=self._settings.show_trumps)
        )
        self._refresh_board(session)
        plates = [self._plate(name, seat, view) for seat, name in enumerate(session.players)]
        self._tell_lines(caption, plates)

    def _tell_lines(self, caption: str, plates: Sequence[str]) -> None:
        """Tell trick, trumps and counts on the table, or in the column beside it."""
        beside = self._words_beside
        self.column.say("\n".join(line for line in (*reversed(plates), caption) if line) if beside else "")
        self.view.table.set_caption("" if beside else caption)
        for seat, plate in enumerate(plates):
            self.view.table.set_plate(seat, "" if beside else plate)

    def _refresh_board(self, session: Session) -> None:
        """Let the board of cards follow what has been seen."""
        view, settings = session.view, self._settings
        marks = {} if self._dealing else marks_of(view, settings)
        words = words_of(view, settings, session.players[1], self.faces.suits) if marks else ""
        self.view.table.board.show_marks(marks, words)
        self.view.setAccessibleDescription(words)

    def _plate(self, name: str, seat: int, view: View) -> str:
        text = self.tr("%1 · %2", "a player's name and count") if self._settings.show_counts else "%1"
        if seat == view.dealer and view.to_move is not None:
            text = fill(self.tr("%1 · deals", "a player's name and count, and that this player deals"), text)
        return fill(text, name, view.counts[seat])

    def _lay_panel(self) -> None:
        scale = self._settings.text_scale
        if self._words_beside:
            pixels = min(max(self.height() * 22 / HEIGHT, 13.0), 24.0) * scale
            self.panel.set_text_size(pixels)
            self.column.set_text_size(round(pixels))
            self.column.fit(self.size(), self.view.minimumWidth())
            self.two.lay(pixels)
            self.guide.lay()
            return
        area = self.view.to_viewport(self.view.table.layout.panel)
        pixels = area.height() / 376 * 22 * scale
        self.panel.set_text_size(pixels)
        if self.take_back_action.isVisible():
            # One button more, and the words want room: as far up as the other fan lets them.
            area.setTop(area.top() - area.height() * 0.1)
        self.panel.occupy(area)
        self.two.lay(pixels)
        self.guide.lay()


def _corners(settings: Settings) -> Corners:
    """What stands in the corners of the cards."""
    letters = settings.index_letters
    language = letters.value
    if letters in (IndexLetters.OFF, IndexLetters.SPOKEN):
        language = translation.current() if letters is IndexLetters.SPOKEN else ""
    return Corners(
        letters=language,
        large=settings.large_index,
        coloured=settings.four_colours,
    )


def back_words(again: Again) -> str:
    """What leads on when a deal has been played again."""
    if again.left is None:
        return QCoreApplication.translate("PlayArea", "My matches …")
    return QCoreApplication.translate("PlayArea", "Back to the match")


def melds_of_trick(view: View) -> tuple[int, tuple[Meld, ...]] | None:
    """Who scored melds in the trick on the table, and which (R6.5)."""
    for event in reversed(view.events):
        if isinstance(event, TrickGathered):
            return None
        if isinstance(event, MeldsScored):
            return event.seat, event.items
    return None
