"""Shows how the match stands: names, counts and trumps, dimmed cards, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tartli_desktop.face.face import Face
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.view import CardTableView
from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel

from .area_layout import AreaLayout
from .table_actions import TableActions


class StatusPresenter(QObject):
    """Updates everything but the cards to follow the match.

    Args:
        face: how the game looks and speaks.
        view: the table.
        panel: its words and buttons.
        parts: place the words about the match.
        announcer: speaks to screen readers.
        actions: what can be done at the table.
        settings: what the player has chosen.
        may_ask_hint: whether the player may ask for a hint now.
        parent: its Qt parent.
    """

    def __init__(
        self,
        face: Face,
        view: CardTableView,
        panel: TablePanel,
        parts: AreaLayout,
        announcer: Announcer,
        actions: TableActions,
        settings: CurrentSettings,
        may_ask_hint: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._face = face
        self._view = view
        self._panel = panel
        self._parts = parts
        self._announcer = announcer
        self._actions = actions
        self._settings = settings
        self._may_ask_hint = may_ask_hint
        self.session: Session | None = None
        """The match on the table."""
        self.dealing = False
        """Whether the cards are still being dealt, so that nothing may name them."""

    def refresh(self) -> None:
        """Show how the match stands, and what can be done."""
        self.refresh_actions()
        self.show()

    def refresh_actions(self) -> None:
        """Update the buttons to follow the match."""
        session, undo = self.session, self._actions.take_back
        if session is None:
            return
        undo.setVisible(session.is_practice or session.last_decision is not None)
        self._actions.enable(
            session,
            self._settings.now,
            dealing=self.dealing,
            may_ask_hint=self._may_ask_hint(),
        )

    def show(self) -> None:
        """Update names, counts, dimmed cards and the reminder to follow the match."""
        if self.session is None:
            return
        suits = self._view.faces.suits
        # When the pack is cut, the last hand no longer counts.
        dealing = self.dealing or self.session.phase in (Phase.OPENING, Phase.CUT)
        status = self._face.status(self.session, self._settings.now, suits, dealing=dealing)
        for command, weight in status.weights.items():
            self._panel.button(self._actions.commands[command]).weight = weight
        away = {self._actions.commands[command] for command in status.away}
        for action in self._actions.game.buttons:
            self._panel.button(action).set_away(action in away)
        if status.reminder:
            self._panel.notice(status.reminder)
        self._announcer.remind(status.reminder)
        scene = self._view.scene()
        scene.show_playable(status.playable)
        scene.show_board(status.marks, status.marks_words, status.marks_of)
        self._view.setAccessibleDescription(status.marks_words)
        scene.set_trump(status.trump)
        self._parts.set_status(status.caption, status.plates)
