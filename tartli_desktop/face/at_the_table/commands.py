"""What a player can do beside playing a card: the actions of buttons, menus and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtGui import QAction

from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import SuitSystem


class GameActions(Protocol):
    """The ``QAction`` objects that only this game has; the table has more, such as the one for a hint."""

    @property
    def buttons(self) -> Sequence[QAction]:
        """The actions with a button, in order."""

    @property
    def shows(self) -> Sequence[QAction]:
        """The actions in the menu that only show something."""

    @property
    def at_stock(self) -> QAction | None:
        """The action of a click on the stock."""

    @property
    def commands(self) -> Mapping[str, QAction]:
        """The actions with a key that the player can choose, by their names in the settings."""

    @property
    def announced(self) -> Mapping[type[Any], QAction]:
        """The actions announced with their keys when they can be done, by the types of match actions."""

    def action_of(self, action: Any, /) -> QAction | None:
        """The ``QAction`` that does an action of the match; None for cards, and for what the table does."""

    def connect(
        self, do: Callable[[Any], object], dialogs: Any, say_why_not: Callable[[QAction], object], /
    ) -> None:
        """Connect the actions to what they do.

        Args:
            do: does an action in the match; asks the player first where the dialogs have a question.
            dialogs: the game's dialogs over the table.
            say_why_not: tells the player why an action that was tried cannot be done.
        """

    def enable(self, session: Session, settings: Settings, /) -> None:
        """Enable the actions that can be done now; if the table hides which, those that can be tried."""

    def why_not(self, action: QAction, view: Any, /) -> tuple[str, str] | None:
        """Why an action cannot be done now, and the rule to read; None where the match itself tells."""

    def means(self, action: QAction, /) -> Any:
        """The action of the match that a ``QAction`` does; None where the player chooses it first."""

    def needs_gathered_trick(self, action: QAction, /) -> bool:
        """Whether the full trick on the table must be gathered before this action can be done."""

    def retranslate(self, suits: SuitSystem, /) -> None:
        """Write the texts of the actions in the current language, for the suit system of the pack."""


class NoActions:
    """No actions: for a game in which everything is done with cards."""

    buttons: Sequence[QAction] = ()
    shows: Sequence[QAction] = ()
    at_stock: QAction | None = None
    commands: Mapping[str, QAction] = {}
    announced: Mapping[type[Any], QAction] = {}

    def action_of(self, action: Any) -> None:
        """None: everything is done with cards."""

    def connect(self, do: object, dialogs: object, say_why_not: object) -> None:
        """Do nothing: there is nothing to connect."""

    def enable(self, session: Session, settings: Settings) -> None:
        """Do nothing: there is nothing to enable."""

    def why_not(self, action: QAction, view: Any) -> None:
        """None, since there are no buttons."""

    def means(self, action: QAction) -> None:
        """None, since there are no buttons."""

    def needs_gathered_trick(self, action: QAction) -> bool:
        """No."""
        return False

    def retranslate(self, suits: SuitSystem) -> None:
        """Do nothing: there are no texts."""
