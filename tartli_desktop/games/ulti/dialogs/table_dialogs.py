"""The dialogs of Ulti over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Action, Event, Match, View
from tartli_desktop.games.ulti.coach.facts import announcements
from tartli_desktop.games.ulti.coach.lost_parts import (
    PARTS,
    Lost,
    can_judge,
    lost_if_doubled,
    lost_parts,
    talon_of,
)
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.games.ulti.table.status import offered_bids
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import cost, cost_sentence, if_claimed, lost_sentence, paid_if
from tartli_desktop.kit.table_dialogs import AccountDialogs
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.widgets.questions.question import Answer, Question

if TYPE_CHECKING:
    from tartli_desktop.face.at_the_table.account import Account, ToldHand
    from tartli_desktop.widgets.papers.table_paper import TablePaper

tr = Context("Ulti.Dialogs")


class UltiDialogs(AccountDialogs[Match, View, Event, Action]):
    """Opens the ladder of bids, doubling, marriages and the account of a hand, and asks before a bid or
    a double that cannot be won, a first card that leaves a marriage unsaid, a claim and a concession."""

    _ladder: TablePaper | None = None
    """The last ladder that lay on the table; it can be read at any time in the auction."""
    _reminded = (0, 0)
    """The last hand in which the player was reminded of a marriage, by its session and number."""

    def follow(self, phase: Phase) -> None:
        """Renew an open ladder, as other bids may be possible now; close it after the auction."""
        session = self.session
        if session is None or self._paper is None or self._paper is not self._ladder:
            return
        if session.view.contract is not None or not session.view.hand:
            self.close()
        elif phase is Phase.DECIDE:
            self.open_ladder()

    def asks_first(self, action: Action, hinted: Action | None) -> bool:
        """Ask before a bid or double that cannot be won (U3.8, U8.6), a card that leaves a marriage unsaid
        (U7.2), and before a claim or concession (U13). Return whether a question was asked."""
        session = self.session
        if session is None:
            return False
        view: View = session.view
        match action:
            case ulti.Play() if self._is_marriage_due(session, action):
                self._reminded = id(session), view.hand_number
                self._remind_before(action)
            case ulti.MakeBid(bid) if reasons := self._reasons_against(bid, view):
                told = [*map(lost_sentence, reasons)]
                self.ask_before(
                    action,
                    fill(tr("Bid %1?"), terms.bid_name(bid)),
                    f"{' '.join(told)} {cost_sentence(CONTRACTS[bid], reasons, view.rules.unit)}".strip(),
                    do=tr("Bid it anyway"),
                    stay=tr("Choose another bid"),
                    instead=self.open_ladder,
                )
            case ulti.Double():
                return self._asks_before_doubling(action, view)
            case ulti.Claim():
                words = self._claim_words(view)
                self.ask_before(action, tr("Claim the rest?"), words, do=tr("Claim"), stay=tr("Play on"))
            case ulti.Concede():
                over = tr("You lose the contract, and the hand is over.")
                lost = cost(-paid_if(view, dict(view.levels), view.seat, won=False), view.rules.unit)
                asked = tr("Give up?")
                self.ask_before(action, asked, f"{over} {lost}", do=tr("Give up"), stay=tr("Play on"))
            case _:
                return False
        return True

    def _reasons_against(self, bid: str, view: View) -> Sequence[Lost]:
        """Why parts of a bid would be lost, if the player wants to be warned."""
        warns = self._settings.game(UltiOptions).warn_of_lost_bids and can_judge(view)
        return lost_parts(CONTRACTS[bid], view.hand, talon_of(view)) if warns else ()

    def _asks_before_doubling(self, action: ulti.Double, view: View) -> bool:
        """Ask before the soloist raises a part that cannot be won (U8.6); return whether it is one."""
        reasons = lost_if_doubled(action.words, view)
        if not reasons:
            return False
        contract, levels = CONTRACTS[view.contract or "simple"], dict(view.levels)
        level = 1 + max(max(levels[PARTS[why]]) for why in reasons)
        told = [*map(lost_sentence, reasons)]
        told.append(cost_sentence(contract, reasons, view.rules.unit, 2**level))
        self.ask_before(
            action,
            fill(tr("%1?", "a double"), begun(terms.level_word(level))),
            " ".join(told),
            do=fill(tr("%1 anyway", "a double"), begun(terms.level_word(level))),
            stay=terms.level_declined(level),
        )
        return True

    def _is_marriage_due(self, session: Session, action: ulti.Play) -> bool:
        """Whether a card would leave a marriage unsaid, and the player has not been asked in this hand."""
        if not session.gives_help or not self._settings.game(UltiOptions).remind_marriages:
            return False
        if session.phase is not Phase.DECIDE or not session.may(action):
            return False
        view: View = session.view
        return bool(announcements(view)) and self._reminded != (id(session), view.hand_number)

    def _remind_before(self, action: ulti.Play) -> None:
        """Ask whether to announce before this card is played."""
        session = self.session
        said = () if session is None else announcements(session.view)
        if not said:
            return
        text = tr("You hold marriages: %1.")
        if len(said[0].values) == 1:
            text = tr("You hold a marriage: %1.")
        announce = self.open_marriages if len(said) > 1 else lambda: self.chosen.emit(said[0])
        question = Question(
            tr("Announce first?"),
            fill(text, terms.marriage_values(said[0].values)),
            (
                Answer(tr("&Announce"), announce),
                Answer(tr("&Play anyway"), lambda: self.confirmed.emit(action), harms=True),
                Answer(tr("&Back")),
            ),
            tr("After your first card you can no longer announce anything."),
            usual=0,
            stop=self._stop_reminding_of_marriages,
        )
        self.ask(question, lambda: self._remind_before(action))

    def _stop_reminding_of_marriages(self) -> None:
        self._settings.change_game(replace(self._settings.game(UltiOptions), remind_marriages=False))

    def _claim_words(self, view: View) -> str:
        text = tr("You claim that you will win all the tricks left.")
        if CONTRACTS[view.contract or "simple"].has("betli"):
            text = tr("You claim that you will win none of the tricks left.")
        more = tr("Both defenders must agree.")
        return f"{text} {more} {if_claimed(view)}"

    def open_ladder(self) -> None:
        """Show all bids; when it is the player's turn to bid, one can be chosen, at first a suggested one."""
        session = self.session
        if session is None or not session.view.hand:
            return
        from .ladder import Ladder

        hinted = self.hinted()
        suggested = [hinted] if isinstance(hinted, ulti.MakeBid) else offered_bids(session.view)
        paper = Ladder(
            session.view,
            session.names,
            self._faces,
            self._over,
            suggested=suggested[0].bid if suggested else "",
            alternate_colours=self._settings.now.alternate_colours,
        )
        self._ladder = paper
        self.lay_choice(paper, paper.bid_chosen, self.open_ladder, paper.spoken)

    def open_doubling(self) -> None:
        """Show what can be doubled now, part by part."""
        session = self.session
        if session is None or not any(isinstance(each, ulti.Double) for each in session.view.legal):
            return
        from .doubling import DoublingPaper

        paper = DoublingPaper(session.view, session.names, self._over)
        self.lay_choice(paper, paper.doubled, self.open_doubling, paper.spoken)

    def open_marriages(self) -> None:
        """Show which marriages can be announced now."""
        session = self.session
        if session is None or not announcements(session.view):
            return
        from .doubling import MarriagePaper

        paper = MarriagePaper(session.view, self._over)
        self.lay_choice(paper, paper.announced, self.open_marriages, paper.spoken)

    def account(self, told: ToldHand) -> Account | None:
        """What the hand brought each player; None before the first is over."""
        from .hand_summary import HandSummary

        view = None if self.session is None else self.session.view
        return HandSummary(view, told, self._faces, self._over) if view is not None and view.results else None
