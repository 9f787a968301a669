"""The commands of Ulti besides playing a card: see :class:`face.at_the_table.commands.GameActions`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.games.ulti.dialogs.table_dialogs import UltiDialogs
from tartli_desktop.games.ulti.rules.actions import (
    CLAIM,
    CONCEDE,
    Action,
    Announce,
    Claim,
    Concede,
    Double,
    MakeBid,
)
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.looks import icons
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets import command_keys

translate = QCoreApplication.translate

_AT_THE_TABLE = (
    *("bid", "double", "marriage", "claim", "concede"),
    *("slate", "talon", "last_said", "why", "take_back"),
)


def command_names() -> dict[str, str]:
    """The name of each command of Ulti, those used in play first."""
    names = command_keys.command_names() | {
        "bid": translate("Ulti.Commands", "Bids"),
        "double": translate("Ulti.Commands", "Double"),
        "marriage": translate("Ulti.Commands", "Announce marriages"),
        "claim": translate("Ulti.Commands", "Claim the rest"),
        "concede": translate("Ulti.Commands", "Give up"),
    }
    return {name: names[name] for name in _AT_THE_TABLE} | names


class UltiActions:
    """Bids, doubles, announces marriages, claims the rest and gives up.

    Args:
        owner: the widget in whose window their keys work.
    """

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._level = 1
        self.bid = self._made("declare")
        self.double = self._made("double")
        self.marriage = self._made("bela")
        self.claim = self._made("gather")
        self.concede = self._made("go-out")
        self.buttons = (self.bid, self.marriage, self.double, self.claim, self.concede)
        self.shows: tuple[QAction, ...] = ()
        self.at_stock: QAction | None = None
        self.announced: dict[type[Action], QAction] = {
            Announce: self.marriage,
            Double: self.double,
            Claim: self.claim,
            Concede: self.concede,
        }
        self.commands = {
            "bid": self.bid,
            "double": self.double,
            "marriage": self.marriage,
            "claim": self.claim,
            "concede": self.concede,
        }

    def _made(self, picture: str) -> QAction:
        action = QAction(self._owner)
        action.setEnabled(False)
        icons.set_picture(action, picture)
        self._owner.addAction(action)
        return action

    def action_of(self, action: Action) -> QAction | None:
        """The command for an action of the match; None for cards, and for what the panel offers."""
        match action:
            case MakeBid():
                return self.bid
            case Double():
                return self.double
            case Announce():
                return self.marriage
            case Claim():
                return self.claim
            case Concede():
                return self.concede
        return None

    def means(self, action: QAction) -> Action | None:
        """What a command does in the match; None if the player first chooses what."""
        return {self.claim: CLAIM, self.concede: CONCEDE}.get(action)

    def connect(
        self, do: Callable[[Action], object], dialogs: UltiDialogs, say_why_not: Callable[[QAction], object]
    ) -> None:
        """Connect each command to what it does."""
        self.bid.triggered.connect(dialogs.open_ladder)
        self.double.triggered.connect(dialogs.open_doubling)
        self.marriage.triggered.connect(dialogs.open_marriages)
        self.claim.triggered.connect(lambda: do(CLAIM))
        self.concede.triggered.connect(lambda: do(CONCEDE))

    def enable(self, session: Session, settings: Settings) -> None:
        """Enable the commands that are possible now, and show those of this part of the hand."""
        view: View = session.view
        in_auction = view.contract is None or not view.hand_number
        first_trick = view.phase == "play" and not view.tricks
        later = not in_auction and bool(view.tricks)
        answers = view.phase == "answer"
        said = (level for _, seats in view.levels for level in seats)
        self._level = 1 + max(said, default=0) if answers else 1
        self._name_double()
        self.bid.setVisible(in_auction)
        # Only players who may say it see each one, so that the labels have room (U7.2, U8.5, U8.6).
        self.double.setVisible(answers or (first_trick and view.seat != view.soloist))
        self.marriage.setVisible(first_trick and CONTRACTS[view.contract or "simple"].has("simple"))
        self.claim.setVisible(later and view.seat == view.soloist)
        self.concede.setVisible(later and view.seat == view.soloist and view.trump is None)
        can_read = session.has_person and not session.is_left and bool(view.hand)
        self.bid.setEnabled(in_auction and can_read and session.phase in (Phase.DECIDE, Phase.OPPONENT))
        for action, kind in (
            (self.double, Double),
            (self.marriage, Announce),
            (self.claim, Claim),
            (self.concede, Concede),
        ):
            action.setEnabled(any(isinstance(each, kind) and session.may(each) for each in view.legal))

    def _name_double(self) -> None:
        """Name the double after the level that it would reach (U8.1)."""
        text = translate("Ulti.PlayArea", "%1…", "a level of doubling")
        self.double.setText(begun(fill(text, terms.level_word(min(self._level, 7)))))

    def why_not(self, action: QAction, view: View) -> tuple[str, str] | None:
        """Why a command is not possible now, and the rule to read; None if the match itself says why."""
        if action is self.bid:
            return translate("Ulti.PlayArea", "The auction is over."), "U4.4"
        if action is self.double:
            text = translate(
                "Ulti.PlayArea",
                "Defenders double before their own first card; after that, doubles are only answered.",
            )
            return text, "U8.5"
        if action is self.marriage:
            text = translate(
                "Ulti.PlayArea",
                "You can announce marriages only with your first card, in a contract with a Simple.",
            )
            return text, "U7.2"
        return None

    def needs_gathered_trick(self, action: QAction) -> bool:
        """Whether a command needs the full trick on the table to be gathered first."""
        return action in (self.claim, self.concede)

    def retranslate(self, suits: SuitSystem) -> None:
        """Set the texts in the current language."""
        self.bid.setText(translate("Ulti.PlayArea", "Bids…"))
        self.bid.setToolTip(translate("Ulti.PlayArea", "All bids in order: what each means, pays and costs"))
        self._name_double()
        self.double.setToolTip(translate("Ulti.PlayArea", "Double parts of the contract, or raise a double"))
        self.marriage.setText(translate("Ulti.PlayArea", "Marriage…"))
        self.marriage.setToolTip(
            translate("Ulti.PlayArea", "Announce King and Over of a suit with your first card")
        )
        self.claim.setText(translate("Ulti.PlayArea", "Claim the rest"))
        self.claim.setToolTip(
            translate("Ulti.PlayArea", "Claim that the tricks left are decided; both defenders must agree")
        )
        self.concede.setText(translate("Ulti.PlayArea", "Give up"))
        self.concede.setToolTip(translate("Ulti.PlayArea", "Give up a contract without trumps"))
