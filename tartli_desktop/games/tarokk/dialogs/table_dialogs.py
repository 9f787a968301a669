"""The dialogs of tarokk over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from tartli_desktop.face.at_the_table.account import Account, ToldHand
from tartli_desktop.games.tarokk import PASS, Action, Event, Match, View
from tartli_desktop.games.tarokk.coach.doubts import doubt_about
from tartli_desktop.games.tarokk.words.prompts import what_is_owed
from tartli_desktop.games.tarokk.words.utterances import doubt_sentences, utterance_words
from tartli_desktop.kit.table_dialogs import AccountDialogs
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.papers.table_paper import TablePaper

tr = Context("Tarokk.Dialogs")


class TarokkDialogs(AccountDialogs[Match, View, Event, Action]):
    """Opens the round of announcements and the account of a hand."""

    _announcing: TablePaper | None = None
    """The last paper of announcements that lay on the table."""

    def follow(self, phase: Phase) -> None:
        """Close the paper of announcements when the player has spoken."""
        if self._paper is not None and self._paper is self._announcing and phase is not Phase.DECIDE:
            self.close()

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
            session.view, session.still_open, session.names, self._over, input_guard_ms=input_guard_ms
        )

        def say(action: Action) -> None:
            paper.accept()
            self.chosen.emit(action)
            if self._question is None:
                self._speak_on()

        def withdraw(action: Action) -> None:
            paper.accept()
            if self.session is not None:
                self.session.withdraw(action)
            self._speak_on()

        paper.said.connect(say)
        paper.withdrawn.connect(withdraw)
        self.open_paper(paper, self.open_announcing, paper.spoken)
        self._announcing = paper

    def _speak_on(self) -> None:
        """Show what else can be said, until the turn is closed; a lesson first explains what comes next."""
        session = self.session
        if session is None or session.marks.lesson:
            return
        if session.view.to_move == session.view.seat:
            self._announce(self.input_guard_ms)

    def asks_first(self, action: Action, hinted: Action | None) -> bool:
        """Ask before saying what the player's own cards make impossible, unless it has to be said (T9.5)."""
        view: View | None = None if self.session is None else self.session.view
        if view is None or view.phase != "announce":
            return False
        has_to = PASS not in view.legal and action in what_is_owed(view)
        doubt = doubt_about(action, view)
        if doubt is None or has_to:
            return False
        self.ask_before(
            action,
            fill(tr("%1?", "what can be announced"), utterance_words(action, view)[0]),
            doubt_sentences(doubt, action, view),
            do=tr("Say it anyway"),
            stay=tr("Do not say it"),
            then=self._speak_on,
            instead=self._speak_on,
        )
        return True

    def account(self, told: ToldHand) -> Account | None:
        """What the hand brought each player; None before the first is over."""
        from .hand_summary import HandSummary

        session = self.session
        if session is None or session.view.result is None:
            return None
        paper = HandSummary(
            session.view,
            told,
            self._over,
            results=[result.payments for result in session.played().results],
            may_give_notice=session.may_give_notice,
        )
        paper.notice_given.connect(session.give_notice)
        return paper
