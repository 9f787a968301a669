"""The dialogs over the table: one at a time, and how each of them goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.rules import EXCHANGE, GAME_POINTS, OUT, Action, Declare, Meld, View
from tartli_desktop.games.tartli.table.choices import melds_of_trick
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.dialog_geometry import DialogPlaces
from tartli_desktop.widgets.dialogs.language_reopen import Reopening
from tartli_desktop.widgets.dialogs.message_boxes import explain

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog, QWidget

    from tartli_desktop.games.tartli.coach.risks import Risk

translate = QCoreApplication.translate


class TableDialogs(QObject):
    """Opens the dialogs about the match on the table.

    Args:
        faces: the pack that is played with.
        settings: what the player has chosen.
        undo: takes the last decision back, also while a dialog is open.
        over: what they lie over.

    Signals:
        chosen(action): the player wants to do this in the match.
        play_chosen(card): the player wants to play this card.
        why_asked(rule): the player wants to read the rule behind what was refused.
        reminding_stopped: the player wants to be reminded of melds no more.
        again_asked(swapped): the deal that is over shall be played again, perhaps with seats swapped.
        back_asked: the player wants to go back to where the deal that is over was played first.
        new_match_asked: the player wants another match.
        closed: nothing is open any more.
    """

    chosen = Signal(object)
    play_chosen = Signal(object)
    why_asked = Signal(str)
    reminding_stopped = Signal()
    again_asked = Signal(bool)
    back_asked = Signal()
    new_match_asked = Signal()
    closed = Signal()

    def __init__(self, faces: CardFaces, settings: CurrentSettings, undo: QAction, over: QWidget) -> None:
        super().__init__(over)
        self._faces = faces
        self._settings = settings
        self._undo = undo
        self._over = over
        self.session: Session | None = None
        """The match on the table."""
        self.places = DialogPlaces({}, self)
        """Where the dialogs were; a window with other dialogs gives its own."""
        self.input_guard_ms = 0
        """Milliseconds in which what opens by itself takes neither keys nor clicks."""
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
        session = self.session
        if session is None or not session.view.hand:
            return
        from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog

        dialog = MeldDialog(session.view, self._faces, self._over, self._settings.now.keys.why)
        dialog.why_asked.connect(self.why_asked)
        self._open(dialog, self.open_melds)
        self._meld_dialog = dialog

        def declare() -> None:
            chosen = dialog.chosen()
            self._meld_dialog = None
            if chosen is not None:
                self.chosen.emit(chosen)

        dialog.accepted.connect(declare)

    def open_summary(self) -> None:
        """Show how the hand was counted."""
        session = self.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary, report

        view = session.view
        told = report(view.events, view, session.names)
        summary = HandSummary(
            told.for_both() if isinstance(session, TwoPeople) else told,
            self._faces,
            self._over,
            input_guard_ms=self.input_guard_ms,
            again=session.again if session.is_over else None,
            helped=session.is_helped,
        )
        summary.addAction(self._undo)
        summary.again_asked.connect(self.again_asked)
        self._open(summary, self.open_summary)
        if not session.is_over:
            summary.accepted.connect(session.go_on)
        elif session.again is not None:
            summary.accepted.connect(self.back_asked)
        else:
            summary.accepted.connect(self.new_match_asked)

    def show_scored(self) -> None:
        """Show the melds that scored in the trick on the table."""
        session = self.session
        if session is None:
            return
        scored = melds_of_trick(session.view)
        if scored is not None:
            from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds

            seat, items = scored
            dialog = ShownMelds(session.names[seat], items, self._faces, session.view.variant, self._over)
            self._open(dialog, self.show_scored)

    def remind(self, card: Card, risk: Risk) -> None:
        """Ask whether a meld shall be declared before this card is played."""
        session = self.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs import meld_reminder

        question = meld_reminder.question(
            self._over,
            session,
            card,
            risk,
            self._faces.suits,
            declare=self._declare_first,
            play=lambda: self.play_chosen.emit(card),
            stop=self.reminding_stopped.emit,
        )
        self._open(question, lambda: self.remind(card, risk))

    def ask_before_exchanging(self, meld: Meld) -> None:
        """Ask whether the Seven shall be exchanged, which breaks this meld."""
        session = self.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs import meld_reminder

        question = meld_reminder.exchange_question(
            self._over,
            session,
            meld,
            self._faces.suits,
            declare=self._declare_first,
            exchange=lambda: self.chosen.emit(EXCHANGE),
            stop=self.reminding_stopped.emit,
        )
        self._open(question, lambda: self.ask_before_exchanging(meld))

    def _declare_first(self, action: Action) -> None:
        """Declare what a reminder named; where there is a choice between declarations, let it be made."""
        legal = () if self.session is None else self.session.view.legal
        if isinstance(action, Declare) and sum(isinstance(each, Declare) for each in legal) > 1:
            self.open_melds()
        else:
            self.chosen.emit(action)

    def go_out(self) -> None:
        """Go out; asks first where the count shown would lose the game (R9.2)."""
        session = self.session
        if session is None:
            return
        if not session.may(OUT):
            return
        if self._settings.now.show_counts and session.view.wins_by_going_out:
            self.chosen.emit(OUT)
        else:
            self._ask_before_going_out(session.view)

    def _ask_before_going_out(self, view: View) -> None:
        """Ask; where counts are not shown, without telling whether it would lose."""
        from PySide6.QtWidgets import QMessageBox

        shows_counts = self._settings.now.show_counts
        mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
        box = QMessageBox(self._over)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(translate("Tartli.PlayArea", "Go out?"))
        if not shows_counts:
            box.setText(
                fill(translate("Tartli.PlayArea", "With less than %1 points you lose the game."), GAME_POINTS)
            )
        elif mine < GAME_POINTS:
            text = translate(
                "Tartli.PlayArea", "You have %1 points but need %2. If you go out now, you lose the game."
            )
            box.setText(fill(text, mine, GAME_POINTS))
        else:
            text = translate(
                "Tartli.PlayArea",
                "Both of you are out after this béla, and your opponent’s %1 beats your %2: you lose.",
            )
            box.setText(fill(text, theirs, mine))
        if shows_counts and mine < min(GAME_POINTS, view.variant.double_below):
            double = translate("Tartli.PlayArea", "It would count double (%1).")
            explain(box, fill(double, terms.double_word(view.variant)))
        words = (
            translate("Tartli.PlayArea", "Go out and lose")
            if shows_counts
            else translate("Tartli.PlayArea", "Go out")
        )
        lose = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(translate("Tartli.PlayArea", "Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        lose.clicked.connect(lambda: self.chosen.emit(OUT))
        self._open(box, self.go_out)

    def _open(self, dialog: QDialog, again: Callable[[], object]) -> None:
        """Open one dialog over the table, in place of another; ``again`` does so in another language."""
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def forget() -> None:
            if self._meld_dialog is dialog:
                self._meld_dialog = None
            if self._dialog is dialog:
                self._dialog = None
                self.closed.emit()

        dialog.finished.connect(forget)
        self.places.keep(dialog)
        Reopening(dialog, again)
        dialog.open()
