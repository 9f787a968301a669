"""The commands of tarokk besides playing a card: see :class:`face.at_the_table.commands.GameActions`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tarokk.dialogs.table_dialogs import TarokkDialogs
from tartli_desktop.games.tarokk.rules.actions import (
    Action,
    Announce,
    Call,
    DeclareTarokks,
    SayKontra,
)
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.looks import icons
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets import command_keys

translate = QCoreApplication.translate

_AT_THE_TABLE = ("announce", "slate", "talon", "last_said", "why", "take_back")
_SAID = (Announce, Call, DeclareTarokks, SayKontra)


def command_names() -> dict[str, str]:
    """The name of each command of tarokk, those used in play first."""
    names = command_keys.command_names() | {"announce": translate("Tarokk.Commands", "Announce")}
    return {name: names[name] for name in _AT_THE_TABLE} | names


class TarokkActions:
    """Calls, announces and doubles.

    Args:
        owner: the widget in whose window their keys work.
    """

    def __init__(self, owner: QWidget) -> None:
        self.announce = QAction(owner)
        self.announce.setEnabled(False)
        icons.set_picture(self.announce, "declare")
        owner.addAction(self.announce)
        self._calls = False
        self.buttons = (self.announce,)
        self.shows: tuple[QAction, ...] = ()
        self.at_stock: QAction | None = None
        self.announced: dict[type[Action], QAction] = dict.fromkeys(_SAID, self.announce)
        self.commands = {"announce": self.announce}

    def action_of(self, action: Action) -> QAction | None:
        """The command for an action of the match; None for cards, and for what the panel offers."""
        return self.announce if isinstance(action, _SAID) else None

    def means(self, action: QAction) -> Action | None:
        """None: the player first chooses what to say."""
        return None

    def connect(
        self, do: Callable[[Action], object], dialogs: TarokkDialogs, say_why_not: Callable[[QAction], object]
    ) -> None:
        """Connect each command to what it does."""
        self.announce.triggered.connect(dialogs.open_announcing)

    def enable(self, session: Session, settings: Settings) -> None:
        """Enable the command when it is possible, and show it in the part of the hand where it belongs."""
        view: View = session.view
        self.announce.setVisible(view.phase == "announce")
        can = any(isinstance(action, _SAID) for action in view.legal)
        self.announce.setEnabled(can and session.has_person and session.phase is Phase.DECIDE)
        self._calls = view.phase == "announce" and view.called is None
        self._name()

    def _name(self) -> None:
        call, announce = (
            translate("Tarokk.Commands", "Call…"),
            translate("Tarokk.Commands", "Announce…"),
        )
        self.announce.setText(call if self._calls else announce)

    def why_not(self, action: QAction, view: View) -> tuple[str, str] | None:
        """Why nothing can be announced now, and the rule to read; None if the match itself says why."""
        if view.phase == "announce":
            return None
        text = translate(
            "Tarokk.PlayArea", "Partners are called and bonuses announced before the first card."
        )
        return text, "T9.1"

    def needs_gathered_trick(self, action: QAction) -> bool:
        """No command needs it."""
        return False

    def retranslate(self, suits: SuitSystem) -> None:
        """Set the texts in the current language."""
        self._name()
        self.announce.setToolTip(
            translate("Tarokk.Commands", "Call a partner, announce bonuses, or say kontra")
        )
