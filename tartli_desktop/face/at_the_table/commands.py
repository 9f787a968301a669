"""What can be done in a game beside playing a card: the actions of buttons, menus and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtGui import QAction

from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import SuitSystem


class GameActions(Protocol):
    """The actions that only this game has; the table has more, such as for a hint."""

    @property
    def buttons(self) -> Sequence[QAction]:
        """Those with a button, in their order."""

    @property
    def shows(self) -> Sequence[QAction]:
        """Those that only show something, and stand in the menu."""

    @property
    def at_stock(self) -> QAction | None:
        """What a press on the stock does."""

    @property
    def commands(self) -> Mapping[str, QAction]:
        """Those with a key that the player chooses, by the names of the settings."""

    @property
    def announced(self) -> Mapping[type[Any], QAction]:
        """Those that are announced with their keys when they can be done, by the types of what they do."""

    def action_of(self, action: Any, /) -> QAction | None:
        """With which one something is done in the match; None for cards, and for what the table does."""

    def connect(
        self, do: Callable[[Any], object], dialogs: Any, say_why_not: Callable[[QAction], object], /
    ) -> None:
        """Let them do what they are for.

        Args:
            do: does an action in the match, after a question where the dialogs have one.
            dialogs: those of the game over the table.
            say_why_not: tells the player why an action that was tried cannot be done.
        """

    def enable(self, session: Session, settings: Settings, /) -> None:
        """Enable those that can be done now; where the table shows nothing, those that can be tried."""

    def why_not(self, action: QAction, view: Any, /) -> tuple[str, str] | None:
        """Why one cannot be done now, and the rule to be read; None where the match itself tells."""

    def means(self, action: QAction, /) -> Any:
        """What one does in the match; None where that is chosen first."""

    def needs_gathered_trick(self, action: QAction, /) -> bool:
        """Whether the full trick on the table must be gathered before one can be done."""

    def retranslate(self, suits: SuitSystem, /) -> None:
        """Say what each does, in the language that is spoken, with what the pack calls its cards."""


class NoActions:
    """Those of a game in which all is done with cards: none."""

    buttons: Sequence[QAction] = ()
    shows: Sequence[QAction] = ()
    at_stock: QAction | None = None
    commands: Mapping[str, QAction] = {}
    announced: Mapping[type[Any], QAction] = {}

    def action_of(self, action: Any) -> None:
        """None: what is done is done with cards."""

    def connect(self, do: object, dialogs: object, say_why_not: object) -> None:
        """There is nothing to connect."""

    def enable(self, session: Session, settings: Settings) -> None:
        """There is nothing to enable."""

    def why_not(self, action: QAction, view: Any) -> None:
        """None, since there are no buttons."""

    def means(self, action: QAction) -> None:
        """None, since there are no buttons."""

    def needs_gathered_trick(self, action: QAction) -> bool:
        """No."""
        return False

    def retranslate(self, suits: SuitSystem) -> None:
        """There is nothing to say."""
