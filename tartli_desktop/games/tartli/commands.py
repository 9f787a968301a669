"""Tartli's actions other than playing a card: see :class:`face.at_the_table.commands.GameActions`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.coach.timing import open_to_try
from tartli_desktop.games.tartli.dialogs.table_dialogs import TartliDialogs
from tartli_desktop.games.tartli.rules import (
    BELA,
    BELA_POINTS,
    EXCHANGE,
    OUT,
    Action,
    Bela,
    Declare,
    Exchange,
    HandEnded,
    View,
)
from tartli_desktop.games.tartli.table.choices import melds_of_trick
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.looks import icons
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets import command_keys

translate = QCoreApplication.translate

_AT_THE_TABLE = (
    *("declare", "bela", "exchange", "go_out", "slate", "talon", "last_said", "hint", "why"),
    *("look_at_melds", "see_melds", "take_back", "other_goes_out", "other_speaks"),
)


def command_names() -> dict[str, str]:
    """The names of all commands in Tartli, those used at the table first."""
    names = command_keys.command_names() | {
        "declare": translate("Tartli.Commands", "Declare melds"),
        "bela": translate("Tartli.Commands", "Béla"),
        "exchange": translate("Tartli.Commands", "Exchange the Seven"),
        "go_out": translate("Tartli.Commands", "Go out"),
        "look_at_melds": translate("Tartli.Commands", "Show my melds"),
        "see_melds": translate("Tartli.Commands", "Show scored melds"),
        "other_goes_out": translate("Tartli.Commands", "Other player: go out"),
        "other_speaks": translate("Tartli.Commands", "Other player: speak"),
    }
    return {name: names[name] for name in _AT_THE_TABLE} | names


class TartliActions:
    """Declares, announces béla, exchanges, goes out, and shows melds.

    Args:
        owner: the widget in whose window their shortcuts work.
    """

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self.declare = self._made("declare")
        self.bela = self._made("bela")
        self.exchange = self._made("exchange")
        self.go_out = self._made("go-out")
        self.look_at_melds = self._made("look-at-melds")
        self.see_melds = self._made("see-melds")
        # The button available for the shortest part of a hand is on top, so that no other moves when it goes.
        self.buttons = (self.exchange, self.bela, self.declare, self.go_out)
        self.shows = (self.look_at_melds, self.see_melds)
        self.at_stock = self.exchange
        self.announced: dict[type[Action], QAction] = {
            Declare: self.declare,
            Bela: self.bela,
            Exchange: self.exchange,
        }
        self.commands = {
            "declare": self.declare,
            "bela": self.bela,
            "exchange": self.exchange,
            "go_out": self.go_out,
            "look_at_melds": self.look_at_melds,
            "see_melds": self.see_melds,
        }

    def _made(self, picture: str) -> QAction:
        action = QAction(self._owner)
        action.setEnabled(False)
        icons.set_picture(action, picture)
        self._owner.addAction(action)
        return action

    def action_of(self, action: Action) -> QAction | None:
        """The QAction that performs an action of the match; None for a card and for gathering."""
        if isinstance(action, Declare):
            return self.declare
        return {BELA: self.bela, EXCHANGE: self.exchange, OUT: self.go_out}.get(action)

    def means(self, action: QAction) -> Action | None:
        """The action that a QAction performs in the match; None if the player has to choose it first."""
        meanings: dict[QAction, Action] = {self.bela: BELA, self.exchange: EXCHANGE, self.go_out: OUT}
        return meanings.get(action)

    def connect(
        self, do: Callable[[Action], object], dialogs: TartliDialogs, say_why_not: Callable[[QAction], object]
    ) -> None:
        """Connect each action with what it does."""

        def declare() -> None:
            session = dialogs.session
            if session is not None and not any(isinstance(each, Declare) for each in session.view.legal):
                # If the table does not show what is legal, the button stays enabled.
                say_why_not(self.declare)
            else:
                dialogs.open_melds()

        self.declare.triggered.connect(declare)
        self.bela.triggered.connect(lambda: do(BELA))
        self.exchange.triggered.connect(lambda: do(EXCHANGE))
        self.go_out.triggered.connect(dialogs.go_out)
        self.look_at_melds.triggered.connect(dialogs.open_melds)
        self.see_melds.triggered.connect(dialogs.show_scored)

    def enable(self, session: Session, settings: Settings) -> None:
        """Enable the legal actions; if the table does not show what is legal, those that may be tried."""
        view = session.view
        shows, open_now = settings.show_legal, open_to_try(view)
        declares = any(isinstance(action, Declare) and session.may(action) for action in view.legal)
        can_try = session.has_person and not session.is_left and not shows
        can_try = can_try and session.phase is not Phase.CURTAIN
        self.declare.setEnabled(declares or (can_try and Declare in open_now))
        for action, means in ((self.bela, BELA), (self.exchange, EXCHANGE), (self.go_out, OUT)):
            action.setEnabled(session.may(means) or (can_try and type(means) in open_now))
        # The summary of a finished hand shows its melds, and another sheet would close it.
        is_told = session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)
        looks = session.has_person and not session.is_left and not is_told
        self.look_at_melds.setEnabled(bool(view.hand) and looks)
        self.see_melds.setEnabled(melds_of_trick(view) is not None and not is_told)

    def why_not(self, action: QAction, view: View) -> tuple[str, str] | None:
        """Why an action cannot be done now, and the rule to read; None if the match itself says why."""
        if action is self.declare:
            # Imported here because it is slow to import and seldom needed.
            from tartli_desktop.games.tartli.words.meld_list import rule_against

            key = self.look_at_melds.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            return prompts.nothing_to_declare(view, key), rule_against(view)
        if action in self.shows and any(isinstance(event, HandEnded) for event in view.events):
            return translate("Tartli.PlayArea", "This hand is over. Its count shows all melds."), "R6.5"
        if action is self.see_melds:
            return translate("Tartli.PlayArea", "No melds have scored in this trick."), "R6.5"
        return None

    def needs_gathered_trick(self, action: QAction) -> bool:
        """Whether the full trick on the table must be gathered before the action can be done."""
        return action in (self.declare, self.exchange)

    def retranslate(self, suits: SuitSystem) -> None:
        """Set the texts in the current language, with the pack's names of the cards."""
        self.declare.setText(translate("Tartli.PlayArea", "Declare…"))
        self.declare.setToolTip(translate("Tartli.PlayArea", "Declare sequences and sets in your hand"))
        self.exchange.setText(translate("Tartli.PlayArea", "Exchange the Seven"))
        self.exchange.setToolTip(
            translate("Tartli.PlayArea", "Exchange the trump Seven for the turned-up card")
        )
        self.go_out.setText(translate("Tartli.PlayArea", "Go out"))
        self.go_out.setToolTip(translate("Tartli.PlayArea", "Claim the game with 501 points or more"))
        self.look_at_melds.setText(translate("Tartli.PlayArea", "Show my melds"))
        self.look_at_melds.setToolTip(
            translate("Tartli.PlayArea", "All the melds you hold, and which of them you can declare")
        )
        self.see_melds.setText(translate("Tartli.PlayArea", "Show scored melds"))
        self.see_melds.setToolTip(
            translate("Tartli.PlayArea", "The cards of the melds that scored in this trick")
        )
        self.bela.setText(translate("Tartli.PlayArea", "Béla"))
        text = translate("Tartli.PlayArea", "Declare %1 and %2 of trumps: %3 points", "King and Over")
        king, over = card_names.rank_name(Rank.KING, suits), card_names.rank_name(Rank.OVER, suits)
        self.bela.setToolTip(fill(text, king, over, BELA_POINTS))
