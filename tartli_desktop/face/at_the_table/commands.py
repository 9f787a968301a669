"""What a player can do beside playing a card: the commands of a game, and the actions made from them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.face import face_of
from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.looks import icons
from tartli_desktop.session.session import AnySession, Session, SessionOf
from tartli_desktop.settings.settings import Settings

from .table_dialogs import TableDialogs

Actions = Mapping[str, QAction]
"""The ``QAction`` of each command of a game, by name."""


def may_do(session: AnySession, kinds: tuple[type[object], ...]) -> bool:
    """Whether an action of one of these types is legal, and the player may do it."""
    return any(isinstance(action, kinds) and session.may(action) for action in session.view.legal)


@dataclass(frozen=True, kw_only=True)
class CommandOf(Generic[M, V, E, A]):
    """One command of a game: button, menu entry and key."""

    name: str
    """Its name in the settings, where its key is kept."""
    picture: str
    kinds: tuple[type[object], ...] = ()
    """The types of the match's actions that it does; none for a command that only shows something."""
    text: Callable[[V | None], str]
    """Its label for a player's view, which is None before the first match."""
    tip: Callable[[], str]
    action: A | None = None
    """The action of the match that it does; None where the player chooses it first."""
    opens: str = ""
    """The method of the game's dialogs that it calls; empty if it does ``action`` at once."""
    is_shown: Callable[[V], bool] = lambda view: True
    """Whether it has a button in this part of the hand."""
    is_possible: Callable[[SessionOf[M, V, E, A], Settings], bool] | None = None
    """Whether it can be tried now; by default whether an action of its types may be done."""
    only_tells_why: Callable[[SessionOf[M, V, E, A]], bool] = lambda session: False
    """Whether trying it now only tells why not."""
    why_not: Callable[[V, Actions], tuple[str, str] | None] = lambda view, actions: None
    """Why it is not possible for a view, and the rule to read; None where the match itself tells."""
    is_announced: bool = True
    """Whether its key is told to those who listen, whenever it is possible."""
    needs_gathered_trick: bool = False
    """Whether a full trick on the table must be gathered first."""
    is_at_stock: bool = False
    """Whether a click on the stock does it."""


Command = CommandOf[Match, View, Event, Action]
"""A command of any game."""


class GameActions:
    """The ``QAction`` objects that only this game has; the table has more, such as the one for a hint.

    Args:
        declared: the commands; those with a button in its order.
        owner: the widget in whose window their keys work.
    """

    def __init__(self, declared: Sequence[Command], owner: QWidget) -> None:
        self._commands = {_made(each.picture, owner): each for each in declared}
        self._view: View | None = None
        self.commands: Actions = {each.name: action for action, each in self._commands.items()}
        """The actions whose keys the player can choose, by their names in the settings."""
        self.buttons = tuple(action for action, each in self._commands.items() if each.kinds)
        """The actions with a button, in order."""
        self.shows = tuple(action for action, each in self._commands.items() if not each.kinds)
        """The actions in the menu that only show something."""

    @property
    def at_stock(self) -> QAction | None:
        """The action of a click on the stock."""
        return next((action for action, each in self._commands.items() if each.is_at_stock), None)

    @property
    def announced(self) -> Mapping[type[object], QAction]:
        """The actions announced with their keys when they can be done, by the types of match actions."""
        found = ((each, action) for action, each in self._commands.items() if each.is_announced)
        return {kind: action for each, action in found for kind in each.kinds}

    def action_of(self, action: object) -> QAction | None:
        """The ``QAction`` that does an action of the match; None for cards, and for what the table does."""
        return next((done for done, each in self._commands.items() if isinstance(action, each.kinds)), None)

    def means(self, action: QAction) -> Action | None:
        """The action of the match that a ``QAction`` does; None where the player chooses it first."""
        return self._commands[action].action if action in self._commands else None

    def needs_gathered_trick(self, action: QAction) -> bool:
        """Whether the full trick on the table must be gathered before this action can be done."""
        return action in self._commands and self._commands[action].needs_gathered_trick

    def why_not(self, action: QAction, view: View) -> tuple[str, str] | None:
        """Why an action cannot be done now, and the rule to read; None where the match itself tells."""
        return self._commands[action].why_not(view, self.commands) if action in self._commands else None

    def connect(
        self,
        do: Callable[[Action | None], object],
        dialogs: TableDialogs,
        say_why_not: Callable[[QAction], object],
    ) -> None:
        """Connect the actions to what they do.

        Args:
            do: does an action in the match; asks the player first where the dialogs have a question.
            dialogs: the game's dialogs over the table.
            say_why_not: tells the player why an action that was tried cannot be done.
        """

        def use(action: QAction, command: Command) -> None:
            if dialogs.session is not None and command.only_tells_why(dialogs.session):
                say_why_not(action)
            elif command.opens:
                getattr(dialogs, command.opens)()
            else:
                do(command.action)

        for action, command in self._commands.items():
            action.triggered.connect(lambda _=False, action=action, command=command: use(action, command))

    def enable(self, session: Session, settings: Settings) -> None:
        """Enable the actions that can be done now; if the table hides which, those that can be tried."""
        self._view = session.view
        for action, command in self._commands.items():
            action.setText(command.text(session.view))
            action.setVisible(command.is_shown(session.view))
            if command.is_possible is None:
                action.setEnabled(may_do(session, command.kinds))
            else:
                action.setEnabled(command.is_possible(session, settings))
            action.setToolTip(self._tip(session, command, able=action.isEnabled()))

    def _tip(self, session: Session, command: Command, *, able: bool) -> str:
        """What a command does, or why it cannot do it now."""
        does = command.action
        rule = None if able or does is None else session.rule_against(does)
        if does is None or rule is None:
            return command.tip()
        why, _ = face_of(session.rules.name).words.why_not(session.view, does, rule)
        return why

    def retranslate(self) -> None:
        """Write the texts of the actions in the current language, with the pack's names for cards."""
        for action, command in self._commands.items():
            action.setText(command.text(self._view))
            action.setToolTip(command.tip())


def _made(picture: str, owner: QWidget) -> QAction:
    action = QAction(owner, enabled=False)
    icons.set_picture(action, picture)
    owner.addAction(action)
    return action
