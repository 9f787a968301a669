"""What can be done at the table beside playing a card: the actions of buttons, menus and keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.rules import BELA, BELA_POINTS, EXCHANGE, OUT, Action, Declare
from tartli_desktop.looks import icons
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets import command_keys
from tartli_desktop.widgets.command_keys import describe

translate = QCoreApplication.translate

_AT_THE_TABLE = (
    *("declare", "bela", "exchange", "go_out", "slate", "talon", "last_said", "hint", "why"),
    *("look_at_melds", "see_melds", "take_back", "other_goes_out", "other_speaks"),
)


def command_names() -> dict[str, str]:
    """What each command is called that there is in Tartli, first those with which it is played."""
    names = command_keys.command_names() | {
        "declare": translate("Tartli.Commands", "Declare melds"),
        "bela": translate("Tartli.Commands", "Béla"),
        "exchange": translate("Tartli.Commands", "Exchange the Seven"),
        "go_out": translate("Tartli.Commands", "Go out"),
        "look_at_melds": translate("Tartli.Commands", "Show my melds"),
        "see_melds": translate("Tartli.Commands", "Show scored melds"),
        "other_goes_out": translate("Tartli.Commands", "The other player goes out"),
        "other_speaks": translate("Tartli.Commands", "The other player speaks"),
    }
    return {name: names[name] for name in _AT_THE_TABLE} | names


class TableActions:
    """Makes the actions, says what they do, and gives them their pictures. What they do is connected to them.

    Args:
        owner: the widget in whose window their keys hold.
    """

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self.declare = self._made("declare")
        self.bela = self._made("bela")
        self.exchange = self._made("exchange")
        self.go_out = self._made("go-out")
        self.take_back = self._made("take-back")
        self.take_back.setVisible(False)
        self.look_at_melds = self._made("look-at-melds")
        self.see_melds = self._made("see-melds")
        self.gather = self._made("gather")
        """Has no key of its own: Space on the table gathers, as it plays a card."""
        self.hint = self._made("hint")
        """Its words come from the part that gives hints."""
        self.slate = self._made("slate", enabled=True)
        self.why = self._made("how-to-play", enabled=True)
        self.talon = self._made("talon")
        self.say_again = self._made("last-said", enabled=True)
        self.play_again = self._made("play-again")
        self.play_swapped = self._made("swap-seats")
        self.of_match = (
            self.declare,
            self.bela,
            self.exchange,
            self.go_out,
            self.take_back,
            self.look_at_melds,
            self.see_melds,
            self.gather,
            self.hint,
        )
        """Those that depend on what the match waits for."""
        self.commands = {
            "declare": self.declare,
            "bela": self.bela,
            "exchange": self.exchange,
            "go_out": self.go_out,
            "slate": self.slate,
            "talon": self.talon,
            "last_said": self.say_again,
            "look_at_melds": self.look_at_melds,
            "see_melds": self.see_melds,
            "take_back": self.take_back,
            "hint": self.hint,
            "why": self.why,
        }
        """Those with a key that the player chooses, by the names of the settings."""

    def action_of(self, action: Action) -> QAction | None:
        """With what something else than playing a card is done; None for a card, and to gather."""
        if isinstance(action, Declare):
            return self.declare
        return {BELA: self.bela, EXCHANGE: self.exchange, OUT: self.go_out}.get(action)

    def _made(self, picture: str, *, enabled: bool = False) -> QAction:
        action = QAction(self._owner)
        action.setEnabled(enabled)
        icons.set_picture(action, picture)
        self._owner.addAction(action)
        return action

    def retranslate(self, suits: SuitSystem) -> None:
        """Say what each does, in the language that is spoken, with what the pack calls its cards."""
        self.declare.setText(translate("Tartli.PlayArea", "Declare…"))
        self.declare.setToolTip(translate("Tartli.PlayArea", "Declare sequences and sets in your hand"))
        self.bela.setText(translate("Tartli.PlayArea", "Béla"))
        self.exchange.setText(translate("Tartli.PlayArea", "Exchange the Seven"))
        self.exchange.setToolTip(
            translate("Tartli.PlayArea", "Exchange the trump Seven for the turned-up card")
        )
        self.go_out.setText(translate("Tartli.PlayArea", "Go out"))
        self.go_out.setToolTip(translate("Tartli.PlayArea", "Claim the game with 501 points or more"))
        self.take_back.setText(translate("Tartli.PlayArea", "Undo"))
        describe(self.take_back, translate("Tartli.PlayArea", "Undo your last decision (practice)"))
        self.look_at_melds.setText(translate("Tartli.PlayArea", "Show my melds"))
        self.look_at_melds.setToolTip(
            translate("Tartli.PlayArea", "All the melds you hold, and which of them you can declare")
        )
        self.see_melds.setText(translate("Tartli.PlayArea", "Show scored melds"))
        self.see_melds.setToolTip(
            translate("Tartli.PlayArea", "The cards of the melds that scored in this trick")
        )
        self.gather.setText(translate("Tartli.PlayArea", "Gather the trick"))
        self.gather.setToolTip(translate("Tartli.PlayArea", "Take the full trick off the table"))
        self.slate.setText(translate("Tartli.PlayArea", "Read the slate"))
        self.slate.setToolTip(
            translate("Tartli.PlayArea", "Shows the points as numbers; press again to return to the table")
        )
        self.why.setText(translate("Tartli.PlayArea", "Explain refused move"))
        self.why.setToolTip(translate("Tartli.PlayArea", "Shows the rule that forbids what you last tried"))
        self.talon.setText(translate("Tartli.PlayArea", "Announce trumps"))
        self.talon.setToolTip(
            translate("Tartli.PlayArea", "Says what trumps are and what lies in the middle")
        )
        self.say_again.setText(translate("Tartli.PlayArea", "Repeat last message"))
        self.say_again.setToolTip(translate("Tartli.PlayArea", "Repeats what was said or happened last"))
        self.play_again.setText(translate("Tartli.PlayArea", "Play this deal again"))
        self.play_again.setToolTip(
            translate("Tartli.PlayArea", "As a practice match of one hand; the current match stays saved")
        )
        self.play_swapped.setText(translate("Tartli.PlayArea", "Play it with seats swapped"))
        self.play_swapped.setToolTip(
            translate(
                "Tartli.PlayArea", "The same deal with your opponent’s cards, as a practice match of one hand"
            )
        )
        self.call_bela(suits)

    def call_bela(self, suits: SuitSystem) -> None:
        """Call the two cards of béla what the pack calls them."""
        text = translate("Tartli.PlayArea", "Declare %1 and %2 of trumps: %3 points", "King and Over")
        king, over = card_names.rank_name(Rank.KING, suits), card_names.rank_name(Rank.OVER, suits)
        self.bela.setToolTip(fill(text, king, over, BELA_POINTS))

    def take_away(self) -> None:
        """No match is on the table: nothing can be done with one."""
        for action in (*self.of_match, self.talon, self.play_again, self.play_swapped):
            action.setEnabled(False)
        self.take_back.setVisible(False)
