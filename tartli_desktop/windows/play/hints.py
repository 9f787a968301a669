"""A hint for the player: computed in the opponents' process, told in a sentence, shown on the card."""

from collections.abc import Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction

from tartli_desktop.face.at_the_table.choices import Taking
from tartli_desktop.face.learning import hint as face_hint
from tartli_desktop.game.match import Action, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request
from tartli_desktop.widgets.command_keys import describe
from tartli_desktop.widgets.panel.panel_button import PanelButton

from .match_follower import MatchFollower
from .play_table import PlayTable

SOON = 300
"""A hint that takes fewer milliseconds is not announced."""


class Hints(MatchFollower):
    """Asks what the strongest level would do when the hint action is triggered, and shows the answer.

    Triggering it again stops the search. A shown hint disappears as soon as anything happens.

    Args:
        table: the table; one action there asks for a hint or stops.
    """

    def __init__(self, table: PlayTable) -> None:
        super().__init__(table)
        self._table = table
        self._made = table.face.hints
        self._action = table.table_actions.hint
        self._request: Request | None = None
        """The running request for a hint."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._tell_that_it_takes_time)
        self._weighed: View | None = None
        """What the current hint is about."""
        self._marked: tuple[QAction, str] | None = None
        """The action whose button stands out, and the button's weight before."""
        self.shown: face_hint.Hint | None = None
        """The hint that is shown."""
        self._name_action()

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is being computed."""
        return self._request is not None

    @property
    def advised(self) -> Action | None:
        """The first action that the current hint advises; None without a hint."""
        return None if self._made is None or self.shown is None else self.shown.action

    def detach(self) -> None:
        self.forget()
        super().detach()

    def toggle(self) -> None:
        """Ask for a hint, or stop the search for one."""
        if self.is_thinking:
            self.forget()
            self._table.panel.notice("")
        else:
            self._ask()

    def follow_settings(self, settings: Settings) -> None:
        """Stop asking for a hint if hints are turned off."""
        if self.is_thinking and not settings.hints:
            self.toggle()

    def forget(self) -> None:
        """Hide the hint, and stop searching for one."""
        if self._request is not None:
            self._request.cancel()
        self._request = None
        self._soon.stop()
        self._unmark()
        self._name_action()

    def may_ask(self) -> bool:
        """Whether the player may ask for a hint now: it is the player's decision."""
        session = self._session
        return (
            self._made is not None
            and session is not None
            and session.gives_help
            and session.has_person
            and not session.is_left
            and session.phase is Phase.DECIDE
        )

    def _ask(self) -> None:
        session = self._session
        if session is None or not self.may_ask():
            return
        opponents = session.rules.opponents
        request = self._request = Request(
            opponents, Asked.EVALUATE, session.view, opponents.levels[-1], session.seed_of_decision
        )
        request.answered.connect(self._on_answer)
        request.failed.connect(self._on_failure)
        self._soon.start(SOON)
        session.thinker.ask(request)

    def _tell_that_it_takes_time(self) -> None:
        self._table.notify(self.tr("Working out a hint…"))
        self._name_action()

    def _on_answer(self, values: Mapping[Action, object]) -> None:
        session, request = self._session, self._request
        assert session is not None
        assert request is not None
        assert self._made is not None
        view, self._request = request.view, None
        self._soon.stop()
        self._name_action()
        session.note_hint()
        self.show(self._made.hint_of(view, values), view)

    def show(self, hint: face_hint.Hint, view: View) -> None:
        """Tell a hint for a view, and show it on its card or button."""
        assert self._made is not None
        self._unmark()
        self.shown, self._weighed = hint, view
        self._table.view.show_hint(hint.cards)
        button = self._mark()
        if button is not None and self._table.panel.choices:
            # Enter would take another choice than the advised one.
            button.setFocus()
        # Last, so that it is not lost behind the name of the button.
        self._table.notify(self._sentence())

    def _mark(self) -> PanelButton | None:
        """Let the button stand out that takes the advised action, and return it."""
        for choice in self._table.panel.choices:
            if isinstance(choice.does, Taking) and choice.does.action == self.advised:
                self._table.panel.advise(choice)
                return choice
        action = self._table.actions.action_of(self.advised)
        if action is None:
            return None
        button = self._table.panel.button(action)
        if self._marked is None:
            self._marked = action, button.weight
        button.weight = "urgent"
        return button

    def _on_failure(self, sentence: str) -> None:
        self.forget()
        self._table.notify(self.tr("No hint could be found this time."))

    def _unmark(self) -> None:
        self.shown = None
        self._table.view.scene().show_hint(())
        self._table.panel.advise(None)
        if self._marked is not None:
            action, weight = self._marked
            self._table.panel.button(action).weight = weight
            self._marked = None

    def retranslate(self) -> None:
        """Write the hint in the chosen language and with the pack's words for cards."""
        self._name_action()
        if self.is_thinking and not self._soon.isActive():
            self._table.panel.notice(self.tr("Working out a hint…"))
        elif self.shown is not None:
            self._table.panel.notice(self._sentence())
            self._mark()

    def _sentence(self) -> str:
        assert self._made is not None
        assert self._session is not None
        assert self._weighed is not None
        assert self.shown is not None
        return self._made.sentence(self.shown, self._weighed, self._session.names)

    def _name_action(self) -> None:
        """Name the action by what it would do now."""
        if self.is_thinking:
            self._action.setText(self.tr("Stop", "thinking of a hint"))
            self._action.setToolTip(self.tr("Stop thinking of a hint"))
        else:
            self._action.setText(self.tr("Hint"))
            describe(self._action, self.tr("What a master would do"))
