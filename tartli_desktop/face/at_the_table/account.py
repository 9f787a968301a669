"""What the papers after a hand share in games paid by the hand: the buttons, and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from tartli_desktop.text.amounts import signed
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.papers.table_paper import TablePaper

translate = QCoreApplication.translate
_Role = QDialogButtonBox.ButtonRole

ACCOUNT_WIDTH = 62
"""The preferred width of an account, in characters: narrow enough to keep labels near their figures."""


class Account(TablePaper):
    """A paper with the result of a hand; a game derives its own.

    Enter goes on; Escape puts the paper away.

    Signals:
        review_asked: the player wants to review the hand.
        rematch_asked: the player wants another match with the same players and rules; the paper closes.
        hands_asked: the player wants to see the hands of the match; the paper stays.
    """

    review_asked = Signal()
    rematch_asked = Signal()
    hands_asked = Signal()
    tells_people = True

    rematch_button: QPushButton | None = None
    """Only at the end of a match."""
    hands_button: QPushButton | None = None
    """Only at the end of a match."""

    def add_way_on(self, onward: str, *, is_match_over: bool) -> None:
        """Put the buttons at the foot, and focus the one that goes on.

        The buttons at the left show something again; those at the right go on.

        Args:
            onward: the text of the button that goes on.
            is_match_over: whether to offer another match with the same players.
        """
        buttons = QDialogButtonBox()
        first = add_button(buttons, onward, _Role.AcceptRole)
        # The box would also accept for the button that plays again.
        first.clicked.connect(self.accept)
        if is_match_over:
            first = self.rematch_button = add_button(
                buttons, translate("Account", "&Play again"), _Role.YesRole
            )
            first.setToolTip(translate("Account", "Another match with the same players and rules"))
            first.clicked.connect(self._ask_rematch)
            hands = self.hands_button = add_button(
                buttons, translate("Account", "Re&view the match"), _Role.ResetRole
            )
            hands.clicked.connect(self.hands_asked)
        through = translate("Account", "&Review this hand")
        self.review_button = add_button(buttons, through, _Role.ResetRole)
        self.review_button.setToolTip(
            translate("Account", "On the table, card by card, with what each decision cost")
        )
        self.review_button.clicked.connect(self.review_asked)
        add_button(buttons, translate("Account", "&Look at the table"), _Role.RejectRole)
        first.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.body.addWidget(buttons)
        self.keep_arrows()
        self.bring_keyboard_to(first)

    def _ask_rematch(self) -> None:
        self.done(int(QDialog.DialogCode.Rejected))
        self.rematch_asked.emit()


def match_headline(winners: Sequence[int], viewer: int, names: Sequence[str]) -> str:
    """Say who has won a match that is over."""
    if len(winners) == len(names):
        return translate("Account", "The match is a draw")
    if len(winners) > 1:
        text = translate("Account", "Winners of the match: %1", "names")
        return fill(text, ", ".join(names[seat] for seat in winners))
    if viewer in winners:
        return translate("Account", "You win the match")
    return fill(translate("Account", "%1 wins the match"), names[winners[0]])


def best_hand(hands: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """Say in which hand a player got most."""
    number = max(range(len(hands)), key=lambda place: max(hands[place]))
    most = max(hands[number])
    text = translate("Account", "Best hand: %1, %2 (hand %3).", "a name, points, a number")
    return fill(text, names[list(hands[number]).index(most)], signed(most), number + 1)
