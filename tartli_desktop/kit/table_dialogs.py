"""The dialogs over the table of games with an account after each hand."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from tartli_desktop.face.at_the_table.account import Account, ToldHand, onward_words
from tartli_desktop.face.at_the_table.table_dialogs import TableDialogsOf
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.widgets.papers.table_paper import TablePaper


class AccountDialogs(TableDialogsOf[M, V, E, A]):
    """Lays the account of a hand on the table, and does what the player chooses there."""

    def account(self, told: ToldHand) -> Account | None:
        """The account of the hand that is over; None if there is none."""
        raise NotImplementedError

    def lay_choice(
        self, paper: TablePaper, chosen: SignalInstance, again: Callable[[], object], words: str
    ) -> None:
        """Lay a paper on the table that goes as soon as an action is chosen on it; see :meth:`open_paper`."""
        chosen.connect(paper.accept)
        chosen.connect(self.chosen)
        self.open_paper(paper, again, words)

    def open_summary(self) -> None:
        """Show what the hand brought each player."""
        session = self.session
        if session is None:
            return
        beneath = self.beneath()
        told = ToldHand(
            session.names,
            portraits_of(session),
            onward_words(
                is_over=session.is_over,
                has_come_from=session.marks.again is not None,
                ends_evening=session.ends_evening,
                is_duel=bool(session.marks.duel),
            ),
            winners=session.winners if session.marks.again is None else (),
            input_guard_ms=self.input_guard_ms,
            beneath=beneath,
        )
        paper = self.account(told)
        if paper is None:
            return
        heard = "" if beneath is None else f" {beneath.accessibleDescription()}"
        self.open_paper(paper, self.open_summary, paper.spoken + heard)
        paper.review_asked.connect(self.review_asked)
        paper.replay_asked.connect(self.replay_asked)
        paper.rematch_asked.connect(self.rematch_asked)
        paper.hands_asked.connect(self.hands_asked)
        if session.ends_evening:
            paper.accepted.connect(self.evening_asked)
        elif not session.is_over:
            paper.accepted.connect(session.go_on)
        elif session.marks.training is not None:
            paper.accepted.connect(self.ending_asked)
        else:
            paper.accepted.connect(self.new_match_asked if session.marks.again is None else self.back_asked)
