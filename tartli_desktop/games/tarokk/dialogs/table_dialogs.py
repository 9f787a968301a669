"""The dialogs of tarokk over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tarokk.rules.actions import Action, Pass
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.session.session import Phase
from tartli_desktop.widgets.dialogs.table_paper import TablePaper

translate = QCoreApplication.translate


class TarokkDialogs(TableDialogs):
    """Opens the round of announcements and the account of a hand."""

    _announcing: TablePaper | None = None
    """The paper of announcements, while it lies on the table."""

    def follow(self, phase: Phase) -> None:
        """Close the paper of announcements when the player has spoken."""
        if self._announcing is not None and self._paper is self._announcing and phase is not Phase.DECIDE:
            self.close()

    @property
    def _plain(self) -> bool:
        return wants_high_contrast(self._settings.now.colour_scheme)

    def open_announcing(self) -> None:
        """Show what stands and what can be said; it stays until the turn is closed."""
        self._announce(0)

    def _announce(self, input_guard_ms: int) -> None:
        """The same; clicks are ignored for some milliseconds, so that a double click says nothing twice."""
        session = self.session
        if session is None or session.view.phase != "announce":
            return
        from .announcing import AnnouncingPaper

        paper = AnnouncingPaper(
            session.view,
            session.names,
            self._over,
            high_contrast=self._plain,
            input_guard_ms=input_guard_ms,
        )

        def say(action: Action) -> None:
            paper.accept()
            self.chosen.emit(action)
            after = self.session
            if not isinstance(action, Pass) and after is not None and after.view.to_move == after.view.seat:
                self._announce(self.input_guard_ms)

        paper.said.connect(say)
        self.open_paper(paper, self.open_announcing, paper.spoken)
        self._announcing = paper
        paper.finished.connect(lambda: self._forget(paper))

    def _forget(self, paper: TablePaper) -> None:
        if self._announcing is paper:
            self._announcing = None

    def open_summary(self) -> None:
        """Show what the hand brought each player."""
        session = self.session
        if session is None or session.view.result is None:
            return
        from .hand_summary import HandSummary

        if not session.is_over:
            onward = translate("Tarokk.Dialogs", "&Next hand")
        elif session.again is not None:
            onward = translate("Tarokk.Dialogs", "&Back")
        else:
            onward = translate("Tarokk.Dialogs", "&New match…")
        paper = HandSummary(
            session.view,
            session.names,
            portraits_of(session),
            onward,
            self._over,
            results=[result.payments for result in session.played().results],
            may_give_notice=session.may_give_notice,
            winners=session.winners if session.again is None else (),
            high_contrast=self._plain,
            input_guard_ms=self.input_guard_ms,
        )
        self.open_paper(paper, self.open_summary, paper.spoken)
        paper.review_asked.connect(self.review_asked)
        paper.rematch_asked.connect(self.rematch_asked)
        paper.hands_asked.connect(self.hands_asked)
        paper.notice_given.connect(session.give_notice)
        if not session.is_over:
            paper.accepted.connect(session.go_on)
        elif session.again is not None:
            paper.accepted.connect(self.back_asked)
        else:
            paper.accepted.connect(self.new_match_asked)
