"""The table with its slate, words and buttons, and one match on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.engine import (
    BELA,
    CARDS,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    Action,
    Bela,
    Card,
    Dealt,
    Declare,
    Event,
    Exchange,
    Match,
    Play,
)
from tartli_desktop.games.tartli.score.score_slate import ScoreSlate
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.score.tally import Tally, tally_of
from tartli_desktop.games.tartli.words import announcements, prompts
from tartli_desktop.games.tartli.words.hot_seat import draw_prompt as draw_prompt_of_two
from tartli_desktop.looks import desktop
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.session.session import HUMAN, Phase, Session
from tartli_desktop.settings.settings import Gather, IndexLetters, PlayBy, ReducedMotion, Settings, SortHand
from tartli_desktop.sound.player import Sound, Sounds, TableSounds
from tartli_desktop.table.accessible import Seen
from tartli_desktop.table.corner_indices import Corners
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text import card_names, catalogues
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Mishap
from tartli_desktop.widgets import rule_link
from tartli_desktop.widgets.accessible_pictures import describe_slates
from tartli_desktop.widgets.commands import give_keys
from tartli_desktop.widgets.dialog_geometry import DialogPlaces
from tartli_desktop.windows.announcer import Announcer
from tartli_desktop.windows.lesson.guided_hand import GuidedHand

from .area_layout import AreaLayout
from .choices import offer_choices
from .commands import TableActions
from .enabled_actions import enable_actions
from .hints import Hints
from .hot_seat import TwoAtTable
from .panel import TablePanel
from .queued_keys import EarlyKeys
from .side_column import SideColumn
from .status import tell_standing
from .table_dialogs import TableDialogs

if TYPE_CHECKING:
    from tartli_desktop.games.tartli.dialogs.meld_reminder import MeldReminder

UNSEEN_FOR = 700
"""Milliseconds that a player takes to see that something else than a card is before them."""

_EXAMPLE = (
    *(Card.HO, Card.HK, Card.HA, Card.L8, Card.A7, Card.B7, Card.AU, Card.AO, Card.AX, Card.A8),
    *(Card.L7, Card.H7, Card.BU, Card.B9, Card.LO, Card.B8, Card.LX, Card.L9, Card.LU),
)
"""The top of a pack that deals the player a hand worth looking at."""

_Prompt = Callable[[card_names.SuitSystem], str]
"""A sentence to the player, given the suits by which the cards are called."""


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
        self._prompt: _Prompt = lambda suits: ""
        self._draw_prompt = self._prompt
        self.unseen_for = UNSEEN_FOR
        """Milliseconds in which what opens by itself takes neither keys nor clicks."""
        self.dialogs = TableDialogs(self)
        """What is open over the table."""
        self.dialog_places = DialogPlaces({}, self)
        """Where its dialogs were; a window with other dialogs gives its own."""
        self._early = EarlyKeys(self)
        self._dealing = False
        self.faces = CardFaces(settings.pack, own_packs=own_packs)
        self.view = CardTableView(self.faces, self)
        self.announcer = Announcer(self.view)
        describe_slates()
        self.slate = Slate(self)
        self.sounds = Sounds(self, enabled=settings.sound, volume=settings.volume)
        self.heard = TableSounds(self.sounds)
        self._score = ScoreSlate(self.slate, self.heard)
        made = self.table_actions = TableActions(self)
        self.declare_action, self.bela_action, self.exchange_action = made.declare, made.bela, made.exchange
        self.out_action, self.take_back_action = made.go_out, made.take_back
        self.look_action, self.shown_action = made.look_at_melds, made.see_melds
        self.gather_action, self.hint_action, self.why_action = made.gather, made.hint, made.why
        self.slate_action, self.talon_action, self.said_action = made.slate, made.talon, made.say_again
        self.again_action, self.swapped_action = made.play_again, made.play_swapped
        made.say(self.faces.suits)
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
            self.tell,
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
        self.column = SideColumn(self)
        self.parts = AreaLayout(self, self.view, self.slate, self.panel, self.column, self.guide.note)
        """Where all of these are."""
        self.view.may_play = self._may_play
        self.view.seen = self._seen
        self.view.resized = self._lay_panel
        self.view.card_chosen.connect(self.play)
        self.view.table_pressed.connect(self._press_table)
        self.view.pack_cut.connect(self._cut)
        self.view.cut_pointed.connect(self._point_at_cut)
        self.view.stock_pressed.connect(self.exchange_action.trigger)
        self.view.order_changed.connect(self.order_changed)
        self.view.told.connect(self.tell)
        self.view.scene().reached.connect(self._reach)
        self.view.scene().settled.connect(self._settle)
        self._connect_actions()
        self.change_settings(settings)

    def _connect_actions(self) -> None:
        self.declare_action.triggered.connect(self._declare)
        self.bela_action.triggered.connect(lambda: self.do(BELA))
        self.exchange_action.triggered.connect(self._exchange)
        self.out_action.triggered.connect(self.dialogs.go_out)
        self.take_back_action.triggered.connect(self._take_back)
        self.look_action.triggered.connect(self.dialogs.open_melds)
        self.shown_action.triggered.connect(self.dialogs.show_scored)
        self.gather_action.triggered.connect(self.gather)
        self.slate_action.triggered.connect(self._read_slate)
        self.why_action.triggered.connect(self._ask_why)
        self.talon_action.triggered.connect(self._tell_of_talon)
        self.said_action.triggered.connect(self._say_again)
        self.again_action.triggered.connect(lambda: self.again_asked.emit(False))
        self.swapped_action.triggered.connect(lambda: self.again_asked.emit(True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.parts.fit_slate()
        if self.words_beside:
            self._lay_panel()
        self.parts.fit_note()
        self.parts.settle()
        super().resizeEvent(event)

    def _follow_looks(self, settings: Settings) -> None:
        """Show words and colours as the player sees them best."""
        self.parts.set_text_scale(settings.text_scale)
        high = wants_high_contrast(settings.colour_scheme)
        self.view.set_looks(text_scale=settings.text_scale, words_beside=self.words_beside)
        self.view.scene().reading_time = settings.reading_time
        self.view.set_high_contrast(high)
        self.slate.set_looks(settings.text_scale, high_contrast=high)
        self.panel.set_high_contrast(high)
        self.two.set_high_contrast(high)
        self.guide.note.set_looks(settings.text_scale, high_contrast=high)
        self.panel.set_reading_time(settings.reading_time)
        self.column.set_colours(*(("#000000", "#FFFFFF") if high else ("#233F2C", "#FBF3DC")))
        self.parts.fit_slate()
        self._lay_panel()

    def _lay_panel(self) -> None:
        # With one button more the words want room.
        scale, one_more = self._settings.text_scale, self.take_back_action.isVisible()
        pixels = self.parts.lay_panel(scale, one_more=one_more)
        self.two.lay(pixels)
        self.guide.lay()

    @property
    def words_beside(self) -> bool:
        """Whether letters are so large that all words stand beside the table."""
        return self.parts.words_beside

    @property
    def commands(self) -> dict[str, QAction]:
        """What can be done by keys that the player chooses, by the names of the settings."""
        of_two = {"other_goes_out": self.two.out_action, "other_speaks": self.two.speak_action}
        return self.table_actions.commands | of_two

    def _tell_of_talon(self) -> None:
        """Say what is trumps and what lies in the middle, and frame the talon."""
        session = self._session
        if session is not None:
            counts = self._settings.show_counts
            line = announcements.talon_line(
                session.view, session.players, self.faces.suits, tells_counts=counts
            )
            self.view.scene().point_out_stock(True)
            self.tell(line)

    def _say_again(self) -> None:
        """Say the last thing once more, and write it."""
        said = self.announcer.repeat(self.tr("Nothing has been said yet."))
        # What stands elsewhere on the table would fill the panel; a refusal stays with its rule.
        if said not in (self.two.curtain.words, self.guide.note.words, self.panel.notice_text):
            self.panel.notice(said)

    def tell(self, sentence: str, rule: str = "") -> None:
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
            self.tell(self.tr("There is no refused move to explain."))

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
        self.view.is_picture = False
        view = session.view
        self.slate.set_names(*session.names)
        self.two.attach(session, list(order))
        self.guide.attach(session)
        self._score.lay(tally, view.variant, self._settings.slate_style)
        scene = self.view.scene()
        scene.lay_out(view)
        if order and not scene.automatic_order:
            scene.set_order(order)
        session.happened.connect(self._present)
        session.phase_changed.connect(self._follow_phase)
        session.drawn.connect(self._show_draw)
        session.gathered_by_time.connect(self._expect_late_input)
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
        self.view.is_picture = True
        self.view.scene().lay_out(example.view(HUMAN))

    def detach(self) -> None:
        """Take the match from the table."""
        if self._session is None:
            return
        self.hints.detach()
        session, self._session = self._session, None
        if self.two.session is not None:
            self.two.detach()
            # Without the other player's buttons the words have more room.
            self._lay_panel()
        self.guide.detach()
        session.happened.disconnect(self._present)
        session.phase_changed.disconnect(self._follow_phase)
        session.drawn.disconnect(self._show_draw)
        session.gathered_by_time.disconnect(self._expect_late_input)
        session.taken_back.disconnect(self._go_back)
        session.opponent_failed.disconnect(self._excuse_opponent)
        session.opponent_faltered.disconnect(self._explain_mishap)
        self._early.forget()
        self._dealing = False
        self.dialogs.close()
        self.view.scene().clear_table()
        self._score.clear()
        self.table_actions.take_away()
        self.announcer.forget()
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
        rule_link.WhyLabel.key = settings.keys.why
        self.announcer.talk, self.announcer.tells_counts = settings.talk, settings.show_counts
        self._follow_looks(settings)
        speed = self._motion_speed()
        self.view.scene().motion.set_speed(speed)
        self.view.scene().motion.short_ways_only = self._reduces_motion()
        self.slate.set_motion(self._writing_speed())
        self.sounds.set_enabled(settings.sound)
        self.sounds.set_volume(settings.volume)
        if (settings.sound, settings.volume) != (before.sound, before.volume):
            # So that the player hears what was chosen.
            self.sounds.play(Sound.DOWN)
        self.view.by_click = settings.play_by is not PlayBy.DRAG
        self.view.by_drag = settings.play_by is not PlayBy.CLICK
        scene = self.view.scene()
        sorts = settings.sort_hand is SortHand.AUTOMATIC
        resort = sorts and (
            not scene.automatic_order or scene.alternate_colours != settings.alternate_colours
        )
        scene.automatic_order, scene.alternate_colours = sorts, settings.alternate_colours
        if resort:
            scene.sort_own()
        if self._session is not None:
            self._session.change_settings(settings)
            self._score.set_style(self._session.view.variant, settings.slate_style)
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
        self.table_actions.say(self.faces.suits)
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
            offer_choices(self, session)
            if place is not None:
                self.panel.choices[place].setFocus()
        self.two.say_anew()
        self.guide.say_anew()
        self._refresh()

    def _call_cards_anew(self) -> None:
        """Speak of the cards in the words of the pack that has been chosen."""
        self.table_actions.call_bela(self.faces.suits)
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
        self.view.scene().present(events, self._session.view.variant)

    def _reach(self, event: Event) -> None:
        """Chalk up what an event scores, just as the table shows it."""
        self.heard.reach(event, moves=self._motion_speed() is not None)
        if self._session is not None:
            self.announcer.hear(event, self._session.view, self._session.players, self.faces.suits)
            # The columns of the slate stay where they are when the table turns.
            event = self._session.as_recorded(event)
        self._score.write(event, writes=self._writing_speed() is not None)

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
        return self.two.own_order(self.view.scene().own_cards)

    @property
    def settings(self) -> Settings:
        """What the table goes by."""
        return self._settings

    @property
    def shows_counts(self) -> bool:
        """Whether the running counts are shown."""
        return self._settings.show_counts

    def _go_back(self, taken: Action) -> None:
        self.announcer.go_back(prompts.taken_back_line(taken, self.faces.suits))
        self.lay_anew()

    def lay_anew(self) -> None:
        """Let the table show the match as it stands, as when a decision was taken back; nothing moves."""
        session = self._session
        assert session is not None
        self._early.forget()
        self._dealing = False
        self.hints.forget()
        self.dialogs.close_shown()
        self.heard.break_off()
        self.view.let_go()
        scene = self.view.scene()
        order = scene.own_cards
        scene.lay_out(session.view)
        if not scene.automatic_order:
            scene.set_order(order)
        tally = tally_of(Match.from_record(session.record()))
        self._score.lay(tally, session.view.variant, self._settings.slate_style)
        self.panel.notice("")
        self._refresh()

    def _excuse_opponent(self) -> None:
        self.tell(self.tr("Your opponent could not decide and played the first card at hand."))

    def _explain_mishap(self, mishap: Mishap) -> None:
        if mishap is Mishap.RESTARTED:
            self.tell(self.tr("Your opponent lost track and had to think again."))
        else:
            self.tell(self.tr("Your opponent got stuck and decided in a hurry."))

    def _show_draw(self, pairs: tuple[tuple[Card, Card], ...], dealer: int) -> None:
        assert self._session is not None
        self.view.scene().show_draw(pairs[-1])
        names = self._session.players
        if self.two.session is not None:
            self._draw_prompt = partial(draw_prompt_of_two, pairs[-1], dealer, len(pairs), names)
        else:
            self._draw_prompt = partial(prompts.draw_prompt, pairs[-1], dealer, len(pairs), names[1])

    def say(self, prompt: _Prompt) -> None:
        """Say what the match waits for."""
        self._prompt = prompt
        session = self._session
        turn = "" if session is None else prompts.whose_turn(session.view, session.players[1])
        self.panel.say(prompt(self.faces.suits), turn)

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
                self.view.scene().spread_pack(session.view.dealer)
        offer_choices(self, session)
        if phase is Phase.CHOOSE:
            self.panel.choices[0].setFocus()
        elif phase in (Phase.HAND_OVER, Phase.MATCH_OVER) and self.guide.session is None:
            self.dialogs.open_summary()
        self.two.follow(phase)
        self._refresh_actions(session)
        if phase is not Phase.OPPONENT:
            # Else what has happened is only being shown, and the counts must not be ahead of it.
            tell_standing(self, session, dealing=self._dealing)
        if phase is not Phase.CURTAIN:
            self._announce(phase, session)
        if self.dialogs.shows_melds and phase in (Phase.PLAY, Phase.GATHER):
            # What it says is no longer so.
            self.dialogs.open_melds()
        self.guide.follow(phase)
        self._early.do_what_was_wanted(phase)

    def _announce(self, phase: Phase, session: Session) -> None:
        """Have screen readers told what the match waits for, and what the buttons show that can be done."""
        keys: dict[type[Action], str] = {
            kind: action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            for kind, action in (
                (Declare, self.declare_action),
                (Bela, self.bela_action),
                (Exchange, self.exchange_action),
            )
        }
        shows_open = self._settings.show_legal and session.has_person and self.guide.session is None
        self.announcer.wait_for(
            phase,
            session.view,
            session.players,
            self._prompt(self.faces.suits),
            shows_open=shows_open,
            keys=keys,
        )

    def _action_of(self, action: Action) -> QAction | None:
        """The action of the panel that does something else than play a card."""
        if isinstance(action, Declare):
            return self.declare_action
        return {BELA: self.bela_action, EXCHANGE: self.exchange_action, OUT: self.out_action}.get(action)

    # What the player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Nothing that is pressed is lost.
        if not self._early.press(event):
            super().keyPressEvent(event)

    def _seen(self) -> Seen:
        session = self._session
        return Seen() if session is None else Seen(session.view, session.players)

    def _may_play(self, card: Card) -> bool:
        return self._session is not None and self._session.may(Play(card))

    def play(self, card: Card) -> None:
        """Play a card, gather before it, or ask about a meld first; or tell why it is not allowed."""
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
            self.dialogs.remind(card, risk)
        elif (rule := session.do(Play(card))) is not None:
            self.tell(card_names.why_not_play(session.view, card, self.faces.suits), rule)

    @cached_property
    def _reminder(self) -> MeldReminder:
        # Nothing is to be reminded of before the first card is played.
        from tartli_desktop.games.tartli.dialogs.meld_reminder import MeldReminder

        return MeldReminder()

    def stop_reminding(self) -> None:
        """Remind of melds no more, from now on."""
        settings = replace(self._settings, remind_melds=False)
        self.change_settings(settings)
        self.settings_changed.emit(settings)

    def _exchange(self) -> None:
        """Exchange the Seven; asks first if that breaks a meld that a reminder or a hint tells of."""
        session, shown = self._session, self.hints.shown
        if session is None:
            return
        reminds = self._settings.remind_melds or (shown is not None and isinstance(shown.action, Declare))
        meld = self._reminder.due_before_exchange(session) if reminds and session.gives_help else None
        if meld is None:
            self.do(EXCHANGE)
        else:
            self.dialogs.ask_before_exchanging(meld)

    def do(self, action: Action) -> None:
        """Do something in the match, or tell why it is not allowed."""
        session = self._session
        if session is not None and (rule := session.do(action)) is not None:
            # How one draws for the deal and cuts (R3), the book tells nobody who only pressed too early.
            too_early = rule.startswith("R3")
            shown = "R4" if too_early else rule
            sentence = card_names.why_not(shown, session.view.variant, self.faces.suits, action)
            self.tell(sentence, "" if too_early else rule)

    def _take_back(self) -> None:
        """Take the last decision back, in practice, and say which."""
        taken = None if self._session is None else self._session.take_back()
        if taken is None:
            return
        self.panel.notice(prompts.taken_back_line(taken, self.faces.suits))

    def _declare(self) -> None:
        session = self._session
        if session is not None and not any(isinstance(each, Declare) for each in session.view.legal):
            # Where nothing shows what may be done, the button can be pressed all the same.
            self._early.say_why_not(self.declare_action)
        else:
            self.dialogs.open_melds()

    def _press_table(self) -> None:
        session = self._session
        if session is None:
            return
        if session.phase is Phase.GATHER:
            self.gather()
        elif session.phase is Phase.OPPONENT and len(session.view.trick) == 2:
            # The second card is still on its way.
            self._early.want(self.gather_action)
        elif session.phase in (Phase.OPENING, Phase.CUT, Phase.HAND_OVER) and self.panel.choices:
            self.panel.choices[0].click()

    def gather(self) -> None:
        """Gather the full trick, where that is left to the player."""
        if self._session is not None and self._settings.gather is not Gather.TIMED:
            self._session.gather()

    def _point_at_cut(self, position: int) -> None:
        """Tell at which place of the pack the keyboard is."""
        text = self.tr("Cut after card %1 of %2. Space cuts here.")
        self.tell(fill(text, position, len(CARDS)))

    def _expect_late_input(self) -> None:
        """A trick gathers itself: a key or a click that was meant for it plays no card."""
        self.view.point_again(self.unseen_for)

    def _cut(self, position: int) -> None:
        if self._session is not None:
            self._session.cut(position)

    # What may be done now

    def _refresh(self) -> None:
        """Let all follow the match that is not a card."""
        if self._session is not None:
            self._refresh_actions(self._session)
            tell_standing(self, self._session, dealing=self._dealing)

    def _refresh_actions(self, session: Session) -> None:
        """Let the buttons follow the match."""
        if self.take_back_action.isVisible() != session.is_practice:
            self.take_back_action.setVisible(session.is_practice)
            self._lay_panel()
        enable_actions(self, session, dealing=self._dealing)


def _corners(settings: Settings) -> Corners:
    """What stands in the corners of the cards."""
    letters = settings.index_letters
    language = letters.value
    if letters in (IndexLetters.OFF, IndexLetters.SPOKEN):
        language = catalogues.current() if letters is IndexLetters.SPOKEN else ""
    return Corners(
        letters=language,
        large=settings.large_index,
        coloured=settings.four_colours,
    )
