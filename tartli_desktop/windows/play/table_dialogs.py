"""The dialogs over the table: one at a time, and how each of them goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from tartli_desktop.engine import EXCHANGE, GAME_POINTS, OUT, Action, Card, Declare, Meld, View
from tartli_desktop.games.tartli.words.hot_seat import by_names
from tartli_desktop.session.session import HUMAN
from tartli_desktop.text import card_names
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.language_reopen import Reopening
from tartli_desktop.widgets.message_boxes import explain

from .choices import melds_of_trick

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from tartli_desktop.games.tartli.coach.risks import Risk

    from .play_area import PlayArea

translate = QCoreApplication.translate


class TableDialogs:
    """Opens the dialogs of a play area about the match on its table.

    Args:
        area: the table.
    """

    def __init__(self, area: PlayArea) -> None:
        self._area = area
        self._dialog: QDialog | None = None
        self._meld_dialog: QDialog | None = None

    @property
    def shows_melds(self) -> bool:
        """Whether the player looks at the melds that they hold."""
        return self._dialog is not None and self._dialog is self._meld_dialog

    def close(self) -> None:
        """Close what is open."""
        if self._dialog is not None:
            self._dialog.close()

    def close_shown(self) -> None:
        """Close what is open, if it can be seen."""
        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.close()

    def open_melds(self) -> None:
        """Show the melds that the player holds; one that may be declared can be chosen."""
        area, session = self._area, self._area.session
        if session is None or not session.view.hand:
            return
        from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog

        dialog = MeldDialog(session.view, area.faces, area)
        dialog.why_asked.connect(area.why_asked)
        self._open(dialog, self.open_melds)
        self._meld_dialog = dialog

        def declare() -> None:
            chosen = dialog.chosen()
            self._meld_dialog = None
            if chosen is not None:
                area.do(chosen)

        dialog.accepted.connect(declare)

    def open_summary(self) -> None:
        """Show how the hand was counted."""
        area, session = self._area, self._area.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary, report

        view = session.view
        told = report(view.events, view, session.players)
        summary = HandSummary(
            by_names(told) if area.two.session is not None else told,
            area.faces,
            area,
            unseen_for=area.unseen_for,
            again=session.again if session.is_over else None,
            helped=session.is_helped,
        )
        summary.addAction(area.take_back_action)
        summary.again_asked.connect(area.again_asked)
        self._open(summary, self.open_summary)
        if not session.is_over:
            summary.accepted.connect(session.go_on)
        elif session.again is not None:
            summary.accepted.connect(area.back_asked)
        else:
            summary.accepted.connect(area.new_match_asked)

    def show_scored(self) -> None:
        """Show the melds that scored in the trick on the table."""
        area, session = self._area, self._area.session
        if session is None:
            return
        scored = melds_of_trick(session.view)
        if scored is not None:
            from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds

            seat, items = scored
            dialog = ShownMelds(session.players[seat], items, area.faces, session.view.variant, area)
            self._open(dialog, self.show_scored)

    def remind(self, card: Card, risk: Risk) -> None:
        """Ask whether a meld shall be declared before this card is played."""
        area, session = self._area, self._area.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs import meld_reminder

        question = meld_reminder.question(
            area,
            session,
            card,
            risk,
            area.faces.suits,
            declare=self._declare_first,
            play=lambda: area.play(card),
            stop=area.stop_reminding,
        )
        self._open(question, lambda: self.remind(card, risk))

    def ask_before_exchanging(self, meld: Meld) -> None:
        """Ask whether the Seven shall be exchanged, which breaks this meld."""
        area, session = self._area, self._area.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs import meld_reminder

        question = meld_reminder.exchange_question(
            area,
            session,
            meld,
            area.faces.suits,
            declare=self._declare_first,
            exchange=lambda: area.do(EXCHANGE),
            stop=area.stop_reminding,
        )
        self._open(question, lambda: self.ask_before_exchanging(meld))

    def _declare_first(self, action: Action) -> None:
        """Declare what a reminder named; where there is a choice between declarations, let it be made."""
        area = self._area
        legal = [] if area.session is None else area.session.view.legal
        if isinstance(action, Declare) and sum(isinstance(each, Declare) for each in legal) > 1:
            self.open_melds()
        else:
            area.do(action)

    def go_out(self) -> None:
        """Go out; asks first where the count shown would lose the game (R9.2)."""
        area, session = self._area, self._area.session
        if session is None:
            return
        if not session.may(OUT):
            return
        if area.settings.show_counts and session.view.wins_by_going_out:
            area.do(OUT)
        else:
            self._ask_before_going_out(session.view)

    def _ask_before_going_out(self, view: View) -> None:
        """Ask; where counts are not shown, without telling whether it would lose."""
        from PySide6.QtWidgets import QMessageBox

        area = self._area
        mine, theirs = view.counts[HUMAN], view.counts[1 - HUMAN]
        box = QMessageBox(area)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(translate("PlayArea", "Go out?"))
        if not area.settings.show_counts:
            box.setText(
                fill(translate("PlayArea", "With less than %1 points you lose the game."), GAME_POINTS)
            )
        elif mine < GAME_POINTS:
            text = translate(
                "PlayArea", "You have %1 points but need %2. If you go out now, you lose the game."
            )
            box.setText(fill(text, mine, GAME_POINTS))
        else:
            text = translate(
                "PlayArea",
                "Both of you are out after this béla, and your opponent’s %1 beats your %2: you lose.",
            )
            box.setText(fill(text, theirs, mine))
        if area.settings.show_counts and mine < min(GAME_POINTS, view.variant.double_below):
            double = translate("PlayArea", "It would count double (%1).")
            explain(box, fill(double, card_names.double_word(view.variant)))
        words = (
            translate("PlayArea", "Go out and lose")
            if area.settings.show_counts
            else translate("PlayArea", "Go out")
        )
        lose = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(translate("PlayArea", "Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        lose.clicked.connect(lambda: area.do(OUT))
        self._open(box, self.go_out)

    def _open(self, dialog: QDialog, again: Callable[[], object]) -> None:
        """Open one dialog over the table, in place of another; ``again`` does so in another language."""
        area = self._area
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def forget() -> None:
            if self._meld_dialog is dialog:
                self._meld_dialog = None
            if self._dialog is dialog:
                self._dialog = None
                area.view.setFocus()

        dialog.finished.connect(forget)
        area.dialog_places.keep(dialog)
        Reopening(dialog, again)
        dialog.open()
