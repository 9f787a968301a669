"""The player's moves by mouse, keys or buttons: done, asked about first, or refused with a reason."""

from __future__ import annotations

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.face.face import Face
from tartli_desktop.game.rules import Action
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text import card_names
from tartli_desktop.widgets.panel.table_panel import TablePanel

from .card_selection import CardSelection
from .hints import Hints
from .notifier import Notifier
from .queued_keys import QueuedKeys
from .table_actions import TableActions


class PlayerMoves:
    """Does what the player has chosen.

    Args:
        face: how the game looks and speaks.
        faces: the pack that is played with.
        panel: the words and buttons of the table.
        notifier: tells why a move is not allowed.
        actions: what can be done beside playing a card.
        settings: what the player has chosen.
        hints: shows hints.
        dialogs: the dialogs over the table.
        early: keeps what was asked for too early.
        selection: the cards that are chosen to be used together.
    """

    def __init__(
        self,
        face: Face,
        faces: CardFaces,
        panel: TablePanel,
        notifier: Notifier,
        actions: TableActions,
        settings: CurrentSettings,
        hints: Hints,
        dialogs: TableDialogs,
        early: QueuedKeys,
        selection: CardSelection,
    ) -> None:
        self._words = face.words
        self._plan = face.plan
        self._faces = faces
        self._panel = panel
        self._notifier = notifier
        self._actions = actions
        self._settings = settings
        self._hints = hints
        self._dialogs = dialogs
        self._early = early
        self._selection = selection
        self.session: Session | None = None
        """The match on the table."""

    def may_play(self, card: Card) -> bool:
        """Whether a card may be played now, or be one of several that are chosen."""
        if self._selection.wanted:
            return self._selection.may_choose(card)
        return self.session is not None and self.session.may(self._choosing(self.session, card))

    def play(self, card: Card) -> None:
        """Play a card; gather the trick or ask first where needed, or tell why it is not allowed."""
        session, settings = self.session, self._settings.now
        if session is None:
            return
        if session.phase is Phase.PAUSE and settings.gather is not GatherPolicy.TIMED:
            # The player goes on to the next card: gather the trick that lies there first.
            session.gather()
        elif self._selection.wanted and self._selection.may_choose(card):
            self._selection.toggle(card)
        else:
            self.choose(self._choosing(session, card))

    def drop(self, card: Card) -> None:
        """Do what dragging a card onto the table means."""
        if self._selection.wanted and self._selection.may_choose(card):
            self._selection.drop(card)
        else:
            self.play(card)

    def do(self, action: Action) -> None:
        """Do this in the match, or tell why it is not allowed."""
        session = self.session
        if session is not None and (rule := session.do(action)) is not None:
            self._notifier.notify(*self._words.why_not(session.view, action, rule, self._suits))

    def choose(self, action: Action) -> None:
        """Do this in the match; ask first where needed."""
        if not self._dialogs.asks_first(action, self._hints.advised):
            self.do(action)

    def take_back(self) -> None:
        """Take back the last decision if possible, and say which one."""
        taken = None if self.session is None else self.session.undo()
        if taken is not None:
            self._panel.notice(self._words.taken_back_line(taken, self._suits))

    def gather(self) -> None:
        """Gather the full trick if that is left to the player."""
        if self.session is not None and self._settings.now.gather is not GatherPolicy.TIMED:
            self.session.gather()

    def cut(self, position: int) -> None:
        """Cut the pack after that many cards."""
        if self.session is not None:
            self.session.cut(position)

    def press_table(self) -> None:
        """Gather, or do what the first button does, since the table was pressed where no card lies."""
        session = self.session
        if session is None:
            return
        if session.phase is Phase.PAUSE:
            self.gather()
        elif session.phase is Phase.OPPONENT and session.trick_is_full:
            # The last card is still on its way.
            self._early.want(self._actions.gather)
        elif session.phase in (Phase.OPENING, Phase.CUT, Phase.HAND_OVER) and self._panel.choices:
            self._panel.choices[0].click()

    def _choosing(self, session: Session, card: Card) -> Action | None:
        """The action of choosing a card."""
        return self._plan.choosing((card,), session.view)

    @property
    def _suits(self) -> card_names.SuitSystem:
        return self._faces.suits
