"""The check number of each pack and, after the hand, the cards and the salt from which it was computed (R14).

The dialog makes the same statements about a match from a file, which does not prove when a number was made.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.cards import sealed_deal
from tartli_desktop.game.json_types import Json
from tartli_desktop.session.session import Session
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import FittedDialog

ENOUGH = 16
"""So many digits need to be noted: nobody tries the 2⁶⁴ packs it takes to find another like it."""


@dataclass(frozen=True)
class CheckedDeal:
    """What may be known about the deal of a hand."""

    hand: int
    """The number of the hand in the match, from 1."""
    check_number: str | None
    """None if the hand was dealt without one."""
    deck: str | None = None
    """The pack as dealt, once the hand is over; it allows the proof."""
    proof: sealed_deal.DealProof | None = None
    is_next: bool = False
    """Whether the hand is not dealt yet."""


def deals_of(session: Session) -> list[CheckedDeal]:
    """Every deal of the match that is being played, the last one first."""
    sealed = session.sealed if not session.winners else None
    is_running = sealed is None and not session.winners
    return deals_in(session.record()["hands"], sealed, is_running=is_running)


def deals_in(
    hands: Sequence[Json], sealed: sealed_deal.CommittedDeck | None, *, is_running: bool
) -> list[CheckedDeal]:
    """Every deal of a match, the last one first, without anything that would reveal hidden cards.

    Args:
        hands: the hands of its record (R14).
        sealed: the pack that is fixed for the next hand.
        is_running: whether the last hand is not over yet.
    """
    found = []
    for number, hand in enumerate(hands, 1):
        try:
            proof = msgspec.convert(hand.get("deal_proof"), sealed_deal.DealProof)
        except msgspec.ValidationError:
            found.append(CheckedDeal(number, None))
            continue
        if is_running and number == len(hands):
            found.append(CheckedDeal(number, proof.sha256))
        else:
            found.append(CheckedDeal(number, proof.sha256, hand["deck"], proof))
    if sealed is not None:
        found.append(CheckedDeal(sealed.hand, sealed.check_number, is_next=True))
    return found[::-1]


class DealCheck(FittedDialog):
    """The check numbers of a match; those of finished hands can be verified here.

    Args:
        found: the deals, the most relevant one at the top.
        hand: the number of the hand to show first; None for the one at the top.
    """

    def __init__(
        self, found: Sequence[CheckedDeal], parent: QWidget | None = None, *, hand: int | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Verify this deal"))
        self.hands = QComboBox()
        self.number = QLineEdit(readOnly=True)
        self.noted = QLineEdit(maxLength=200)
        self.line = QPlainTextEdit(readOnly=True)
        self.note = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.verdict = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._build()
        for deal in found:
            self.hands.addItem(self._name(deal), deal)
            if deal.hand == hand:
                self.hands.setCurrentIndex(self.hands.count() - 1)
        self.hands.currentIndexChanged.connect(self._show)
        self.check_button.clicked.connect(self._check)
        self.noted.textEdited.connect(self.verdict.clear)
        self._show()

    def _build(self) -> None:
        even = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        even.setPixelSize(QFontInfo(self.font()).pixelSize())
        for box in (self.number, self.noted, self.line):
            box.setFont(even)
        metrics = self.line.fontMetrics()
        self.number.setMinimumWidth(min(metrics.horizontalAdvance("0" * 66), room_on_screen(self).width()))
        self.line.setFixedHeight(metrics.lineSpacing() * 4)
        self.line.setTabChangesFocus(True)
        text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        words = self.tr(
            "Before the deal, copy this check number, or write down its first %1 digits. After the hand, "
            "enter them here: if the cards and the salt (random digits) give the same number, nobody has "
            "changed the pack. The help explains how to check it elsewhere."
        )
        text.setText(fill(words, ENOUGH))
        form = QFormLayout()
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("&Hand:"), self.hands),
            (self.tr("Check &number (SHA-256):"), self.number),
            (self.tr("&What you noted:"), self.noted),
            (self.tr("Cards and &salt:"), self.line),
        )
        for name, control in rows:
            # The form's own labels would take some texts for rich ones.
            label = QLabel(name, textFormat=Qt.TextFormat.PlainText)
            label.setBuddy(control)
            form.addRow(label, control)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        add_button(buttons, self.tr("&Close"), roles.RejectRole)
        self.copy_button = add_button(buttons, self.tr("Co&py number"), roles.ActionRole)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.number.text()))
        self.check_button = add_button(buttons, self.tr("Chec&k now"), roles.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addWidget(text)
        column.addLayout(form)
        column.addWidget(self.note)
        column.addWidget(self.verdict)
        column.addStretch(1)
        column.addWidget(buttons)

    def _name(self, deal: CheckedDeal) -> str:
        if deal.is_next:
            return fill(self.tr("Hand %1, which is dealt next"), deal.hand)
        if deal.check_number is not None and deal.proof is None:
            return fill(self.tr("Hand %1, which is being played"), deal.hand)
        return fill(self.tr("Hand %1"), deal.hand)

    def _show(self) -> None:
        deal: CheckedDeal | None = self.hands.currentData()
        self.verdict.setText("")
        self.number.setText((deal and deal.check_number) or "")
        self.number.setCursorPosition(0)
        is_over = deal is not None and deal.proof is not None
        self.check_button.setEnabled(is_over)
        self.check_button.setDefault(is_over)
        self.noted.setEnabled(is_over)
        self.noted.clear()
        self.line.setEnabled(is_over)
        self.line.clear()
        if deal is None or deal.check_number is None:
            self.note.setText(self.tr("This hand was dealt without a check number."))
        elif deal.proof is None or deal.deck is None:
            self.note.setText(self.tr("The cards and the salt are shown when the hand is over."))
        else:
            pack = sealed_deal.pack_before_cut(deal.deck, deal.proof.cut)
            self.line.setPlainText(sealed_deal.check_line(pack, deal.proof.salt))
            self.note.setText(self._cut_sentence(deal.proof.cut))

    def _cut_sentence(self, cut: int) -> str:
        if cut == 0:
            return self.tr("The pack was dealt in this order.")
        text = self.tr("The pack was then cut after card %1: the cards up to there were dealt last.")
        return fill(text, cut)

    def _check(self) -> None:
        deal: CheckedDeal | None = self.hands.currentData()
        if deal is None or deal.proof is None or deal.deck is None:
            return
        noted = "".join(self.noted.text().split()).lower()
        if sealed_deal.fault_of(deal.proof, deal.deck) is not None:
            words = self.tr(
                "✗ The check number does not fit the cards that were dealt. Do not trust this deal."
            )
        elif not noted:
            words = self.tr(
                "✓ The check number fits the cards that were dealt. If you noted the same number before "
                "the deal, nobody has changed the pack since."
            )
        elif not deal.proof.sha256.startswith(noted):
            words = self.tr("✗ This is not the number you noted. Is it that of another hand, or mistyped?")
        elif len(noted) < ENOUGH:
            words = fill(self.tr("So far it is the number you noted. Enter at least %1 digits."), ENOUGH)
        else:
            words = self.tr(
                "✓ It is the number you noted, and it fits the cards that were dealt: nobody has changed the "
                "pack since then."
            )
        self.verdict.setText(words)
        announce(self.verdict, words)
        self._make_room()

    def _make_room(self) -> None:
        """Grow to the height that the present text needs."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))
