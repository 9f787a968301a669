"""Shows what the match waits for, and the end of a hand before its result is told."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from tartli_desktop.face.at_the_table.choices import Choice, PanelCallbacks
from tartli_desktop.game.rules import Draw
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key, with_key
from tartli_desktop.windows.play.match_follower import Link, MatchFollower
from tartli_desktop.windows.play.play_parts import PlayParts
from tartli_desktop.windows.play.play_table import PlayTable

from .status_presenter import StatusPresenter

_LOOK = 650.0
"""Milliseconds at normal speed from when the score sheet is complete to when the result is told."""

_PATIENCE = 2000.0
"""Milliseconds at normal speed after which the result is told even while the score is still being written."""


class EndOfHand(QObject):
    """Tells the end of a hand once its score stands on the score sheet, or the writing takes too long.

    A click on the table, or a key that leads on, tells it at once.

    Args:
        tell: tells it, and only then offers what can follow, so that nothing moves beneath the paper.
    """

    def __init__(self, table: PlayTable, tell: Callable[[], object]) -> None:
        super().__init__(table.owner)
        self._view, self._score = table.view, table.score
        self._open = tell
        self.waits = False
        """Whether the player is still looking at the end."""
        self._look = QTimer(self, singleShot=True)
        self._look.timeout.connect(self._tell)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell_while_written)
        if self._score is not None:
            self._score.settled.connect(self._rest)

    @property
    def takes_time(self) -> bool:
        """Whether there is something to see before the end is told."""
        return self._view.scene().motion.speed is not None

    def begin(self) -> None:
        """Begin the end of a hand that is over; its last trick lies on the table."""
        if not self.takes_time:
            self._open()
            return
        self.waits = True
        for widget in (self._view, self._view.viewport()):
            widget.installEventFilter(self)
        self._patience.start(round(_PATIENCE / (self._view.scene().motion.speed or 1.0)))
        self._rest()

    def leave(self) -> None:
        """Cancel, since the match goes on or is taken away: nothing is left to tell."""
        self.waits = False
        self._look.stop()
        self._patience.stop()
        for widget in (self._view, self._view.viewport()):
            widget.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        is_click = kind in _CLICKS and watched is self._view.viewport()
        is_key = kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS
        if not self.waits or not (is_click or is_key):
            return False
        self._tell()
        return True

    def _rest(self) -> None:
        speed = self._view.scene().motion.speed
        if self.waits and (self._score is None or self._score.is_settled):
            self._look.start(0 if speed is None else round(_LOOK / speed))

    def _tell(self) -> None:
        self.leave()
        if self._score is not None:
            self._score.finish()
        self._open()

    def _tell_while_written(self) -> None:
        self.leave()
        self._open()


_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


_CONFIRMS = "Ctrl+Return"
"""The key that confirms the chosen cards; Enter alone chooses and puts back single cards."""

Prompt = Callable[[], str]
"""A sentence to the player, which can be asked for again in any language and for any pack."""


class PhasePresenter(MatchFollower):
    """Shows the phases of a match at the table: what is asked, offered, opened and told.

    Args:
        tell_end: opens what tells how a hand ended.
    """

    def __init__(self, parts: PlayParts, status: StatusPresenter, tell_end: Callable[[], object]) -> None:
        super().__init__(parts)
        self._parts, self._two, self._selection = parts, parts.two, parts.selection
        self._status = status
        self._tell_end = tell_end
        self._end_of_hand = EndOfHand(parts, self._end)
        parts.selection.changed.connect(self._offer_what_is_chosen)
        self._prompt: Prompt = lambda: ""
        self._draw_prompt = self._prompt
        self._task: Prompt | None = None
        parts.two.said.connect(self.ask)

    def _links(self, session: Session) -> tuple[Link, ...]:
        return (session.phase_changed, self.follow), (session.drawn, self._show_draw)

    def detach(self) -> None:
        super().detach()
        self._end_of_hand.leave()
        self._end_task()

    def set_task(self, words: Prompt, heard: Prompt) -> None:
        """Say what is to be done in this match; the words stay until the match is over.

        ``heard`` gives the words for those who cannot see the table.
        """
        self._task = words
        self._write_task()
        self._parts.announcer.announce(heard())

    def _write_task(self) -> None:
        if self._task is not None:
            self._parts.panel.pin_notice(self._task())

    def _end_task(self) -> None:
        self._task = None
        self._parts.panel.pin_notice("")

    def ask(self, prompt: Prompt) -> None:
        """Say what the match waits for."""
        self._prompt = prompt
        self._parts.panel.set_prompt(prompt())

    def ask_again(self) -> None:
        """Say the same in the chosen language and with the pack's words for cards."""
        self.ask(self._prompt)
        self._write_task()

    def offer_choices(self) -> None:
        """Offer the choices of this phase, but nothing that leads on before the end has been seen."""
        session = self._session
        if session is None or self._end_of_hand.waits:
            return
        panel = PanelCallbacks(
            by_hand=self._parts.settings.now.gather is not GatherPolicy.TIMED,
            choose=self._parts.dialogs.chosen.emit,
            commands=self._parts.actions.commands,
            show_summary=self._parts.dialogs.open_summary,
            undo=self._parts.undo,
            go_back=self._parts.dialogs.back_asked.emit,
            new_match=self._parts.dialogs.new_match_asked.emit,
            show_evening=self._parts.dialogs.evening_asked.emit,
            next_puzzle=lambda: self._parts.dialogs.puzzle_asked.emit(True),
            try_again=self._parts.table_actions.try_again,
            chosen=self._confirmation(),
        )
        choices = self._parts.face.choices(session, panel)
        if choices is not None:
            self._parts.panel.show_choices(
                choices.buttons,
                columns=choices.columns,
                play=choices.keeps_play,
                goes_on=choices.goes_on,
                signs=choices.signs,
                usual=choices.usual,
                asides=choices.asides,
            )

    def _end(self) -> None:
        self._tell_end()
        self.offer_choices()

    def _confirmation(self) -> Choice | None:
        """The button that confirms the chosen cards; until there are enough, it counts them."""
        selection = self._selection
        if not selection.wanted:
            return None
        words = self._parts.face.words.confirms()
        if selection.is_complete:
            return with_key(words, _CONFIRMS), selection.confirm
        text = self.tr("%1 (%2/%3)", "what cards are chosen for, how many are, and how many have to be")
        return fill(text, words, selection.count, selection.wanted), None

    def _offer_what_is_chosen(self) -> None:
        """Offer what the cards that are chosen now can do."""
        self._parts.panel.show_choices((), play=True)
        self.offer_choices()

    def follow(self, phase: Phase) -> None:
        """Show what the match waits for.

        The order matters. First what the previous phase left is cleared away; then come the question and the
        choices, since the dialogs after them take the focus; then two people or the lesson replace the words.
        """
        session = self._session
        assert session is not None
        self._parts.view.keyboard.cutting = phase is Phase.CUT
        self._clear(phase)
        self._ask_for(phase, session)
        is_end = phase in (Phase.HAND_OVER, Phase.MATCH_OVER)
        if not is_end:
            self.offer_choices()
        if phase is Phase.DECIDE:
            self._parts.panel.focus_choice()
        # Two people are asked in other words, and offered other choices while the curtain is closed.
        self._two.follow(phase)
        # The keys announced below belong to actions that are possible now.
        self._status.refresh_actions()
        if phase is not Phase.OPPONENT:
            # While the opponent plays, events are only being shown: the counts must not be ahead of them.
            self._status.show()
        if phase is not Phase.CURTAIN:
            # Announce everything that stands there in one go, including the reminder to go out.
            self._announce(phase, session)
        if is_end:
            self._end_of_hand.begin()
        self._parts.dialogs.follow(phase)
        if phase is Phase.DECIDE and not self._selection.wanted:
            self._parts.view.point_at_only()
        # The guide speaks after the table, and makes the button of its step stand out more than the status
        # does.
        if (guide := self._parts.lesson.guide) is not None:
            guide.follow(phase)
        # Last, since it may act: the next phase is then followed before this call returns.
        self._parts.queued_keys.run_queued(phase)

    def _clear(self, phase: Phase) -> None:
        self._end_of_hand.leave()
        self._selection.clear()
        if phase in (Phase.CUT, Phase.HAND_OVER, Phase.MATCH_OVER):
            # An earlier refusal does not answer the new question.
            self._parts.panel.notice("")
        if phase is Phase.MATCH_OVER:
            self._end_task()
        self._parts.panel.show_choices((), play=phase in (Phase.DECIDE, Phase.OPPONENT, Phase.PAUSE))

    def _ask_for(self, phase: Phase, session: Session) -> None:
        view, names = session.view, session.names
        options = self._parts.settings.game(self._parts.face.rules.options)

        def prompt() -> str:
            if phase is Phase.MATCH_OVER and session.marks.puzzle:
                return self.tr("The puzzle is finished.")
            if phase is Phase.MATCH_OVER and session.marks.training is not None:
                return self.tr("This is your answer.") if session.marks.training.steps else ""
            if phase is Phase.MATCH_OVER and session.marks.duel_day is not None:
                return self.tr("The deal of the day is over.")
            if phase is Phase.MATCH_OVER and session.ends_evening:
                return self.tr("The duel is over.") if session.marks.duel else self.tr("The evening is over.")
            usual = self._parts.face.words.prompt(phase, view, names, options)
            guide = self._parts.lesson.guide
            return usual if guide is None else guide.prompt_for(view, usual)

        self.ask(self._draw_prompt if phase is Phase.OPENING else prompt)
        self._write_task()
        if phase is Phase.CUT:
            self._parts.view.scene().spread_pack(session.view.dealer)

    def _show_draw(self, draw: Draw) -> None:
        session = self._session
        assert session is not None
        self._parts.view.scene().show_draw(draw.rounds[-1], session.names)
        words, names = self._parts.face.words, session.names
        told = session.viewer if self._two.session is None else None
        self._draw_prompt = lambda: words.draw_prompt(draw, told, names)

    def _announce(self, phase: Phase, session: Session) -> None:
        """Announce to screen readers what the match waits for, and the possible actions on the buttons."""
        if phase is Phase.MATCH_OVER and session.marks.is_exercise:
            # A puzzle about melds, or a question, ends in the middle of a hand.
            self._parts.announcer.announce(self._prompt())
            return
        keys = {kind: shown_key(action.shortcut()) for kind, action in self._parts.actions.announced.items()}
        shows_open = self._parts.settings.now.show_legal and session.has_person and not session.marks.lesson
        self._parts.announcer.wait_for(
            phase,
            session.view,
            session.names,
            self._prompt(),
            by_keys=self._by_keys(phase, session),
            shows_open=shows_open,
            keys=keys,
        )

    def _by_keys(self, phase: Phase, session: Session) -> str:
        """Which keys answer the question; empty where something else says so, as a lesson does."""
        if phase is not Phase.DECIDE or not session.has_person or session.marks.lesson:
            return ""
        if self._selection.wanted:
            text = self.tr("The arrow keys select a card, Space chooses it. When you have enough, press %1.")
            return fill(text, shown_key(_CONFIRMS))
        if self._parts.panel.choices:
            return self.tr("Tab moves from button to button, Enter presses one.")
        return self.tr("The arrow keys select a card, Enter plays it.")
