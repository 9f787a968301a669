"""The dialogs of Tartli over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from collections.abc import Set
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Action, Declare, Event, Match, Meld, Play, View
from tartli_desktop.games.tartli.coach.future_melds import Risk, broken_by_exchange, risk_of
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.table.status import melds_of_trick
from tartli_desktop.games.tartli.two_people.prompts import going_out
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.kit.table_dialogs import AccountDialogs
from tartli_desktop.looks.desktop import writing_speed
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.questions.question import Answer, Question

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from tartli_desktop.face.at_the_table.account import ToldHand
    from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
    from tartli_desktop.games.tartli.words.match_story import WonMatch

tr = Context("Tartli.PlayArea")
tr_hand_summary = Context("Tartli.HandSummary")
tr_reminder = Context("Tartli.MeldReminder")
asking = Sentences("tartli", "asking")


class TartliDialogs(AccountDialogs[Match, View, Event, Action]):
    """Opens the melds and the hand summary, and asks before a meld is lost and before going out."""

    _meld_dialog: QDialog | None = None
    """The dialog with the player's melds, while it is open."""
    _asked: tuple[tuple[int, int], Set[object]] = (0, 0), frozenset()
    """A hand, by its session and number, and what was asked about in it: about each meld once, and once more
    before it is lost."""

    def follow(self, phase: Phase) -> None:
        """Reopen the melds the player looks at, whose status may have changed."""
        shown = self._question is not None and self._question is self._meld_dialog
        if shown and phase in (Phase.DECIDE, Phase.PAUSE):
            self.open_melds()

    def asks_first(self, action: Action, hinted: Action | None) -> bool:
        """Ask, and return True, if a meld should precede a card or would be broken by the exchange."""
        session = self.session
        if session is None or not session.gives_help:
            return False
        reminds = self._settings.game(TartliOptions).remind_melds
        if isinstance(action, Play):
            return reminds and self._asks_before_card(session, action)
        if action == EXCHANGE and (reminds or isinstance(hinted, Declare)):
            return self._asks_before_exchange(session)
        return False

    def _asks_before_card(self, session: Session, action: Play) -> bool:
        """Ask, and return True, if a meld should be declared before a card is played."""
        if session.phase is not Phase.DECIDE or not session.may(action):
            return False
        risk = risk_of(session.view, action.card)
        if risk is None or not self._is_new(session, {(each, risk.lost) for each in risk.items or (BELA,)}):
            return False
        self._remind(action, risk)
        return True

    def _asks_before_exchange(self, session: Session) -> bool:
        """Ask, and return True, if the exchange would break a meld."""
        meld = broken_by_exchange(session.view) if session.may(EXCHANGE) else None
        if meld is None or not self._is_new(session, {(EXCHANGE, meld)}):
            return False
        self._ask_before_exchanging(meld)
        return True

    def _is_new(self, session: Session, subjects: Set[object]) -> bool:
        """Whether any of these was not asked about in this hand; from now on all are."""
        hand = (id(session), session.hands_played)
        asked = self._asked[1] if self._asked[0] == hand else frozenset()
        self._asked = hand, asked | subjects
        return not subjects <= asked

    def _stop_reminding(self) -> None:
        """Turn off reminders of melds."""
        self._settings.change_game(replace(self._settings.game(TartliOptions), remind_melds=False))

    def open_melds(self) -> None:
        """Show the player's melds, from which a legal declaration can be chosen."""
        session = self.session
        if session is None or not session.view.hand:
            return
        from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog

        view, why_key = session.view, self._settings.now.keys.why
        dialog = MeldDialog(
            view,
            self._faces,
            self._questions.window,
            why_key,
            session.names[1 - view.seat],
            advises=not session.marks.is_exercise,
        )
        dialog.why_asked.connect(self.why_asked)
        self._hold_up(dialog, self.open_melds)
        self._meld_dialog = dialog
        dialog.finished.connect(self._forget_melds)

        def declare() -> None:
            chosen = dialog.chosen()
            self._meld_dialog = None
            if chosen is not None:
                self.chosen.emit(chosen)

        dialog.accepted.connect(declare)

    def _forget_melds(self) -> None:
        self._meld_dialog = None

    def account(self, told: ToldHand) -> HandSummary | None:
        session = self.session
        if session is None:
            return None
        from tartli_desktop.games.tartli.dialogs.hand_report import report
        from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
        from tartli_desktop.games.tartli.dialogs.match_page import won_match

        hand = report(session.view, session.names)
        if isinstance(session, TwoPeople):
            hand = hand.for_both()
        match = won_match(session, by_names=hand.by_names)
        summary = HandSummary(
            hand,
            told,
            self._faces,
            self._over,
            again=session.marks.again if session.is_over else None,
            is_exercise=session.marks.is_exercise,
            helped=session.marks.helped,
            match=match,
            speed=writing_speed(self._settings.now),
        )
        if match is not None:
            summary.picture_asked.connect(partial(self._give_picture, summary, match))
        return summary

    def _give_picture(self, summary: HandSummary, match: WonMatch, copied: bool) -> None:
        """Copy a picture of a match, or save it where the player chooses."""
        from tartli_desktop.games.tartli.dialogs.match_page import picture
        from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save

        if copied:
            QApplication.clipboard().setImage(picture(match))
            said = tr_hand_summary("The picture is on the clipboard.")
        else:
            title = tr_hand_summary("Save the picture")
            name = tr_hand_summary("match.png")
            kinds = tr_hand_summary("Pictures (*.png)")
            path = chosen_to_save(self._over, title, name, kinds, ".png")
            if path is None:
                return
            if picture(match).save(str(path)):
                said = fill(tr_hand_summary("Picture saved as %1."), path)
            else:
                text = tr_hand_summary("The picture could not be saved as %1. Choose another folder.")
                said = fill(text, path)
        summary.tell(said)
        self.read_out.emit(said)

    def show_scored(self) -> None:
        """Show the melds that scored in the trick on the table."""
        session = self.session
        if session is None:
            return
        scored = melds_of_trick(session.view)
        if scored is not None:
            from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds

            (seat, items), variant = scored, session.view.variant
            paper = ShownMelds(session.names[seat], items, self._faces, variant, self._over)
            self.open_paper(paper, self.show_scored, paper.spoken)

    def _remind(self, action: Play, risk: Risk) -> None:
        """Ask whether to declare a meld before this card, which loses it or puts it off."""
        session = self.session
        if session is None:
            return
        names = ", ".join(terms.meld_name(item, session.view.variant) for item in risk.items)
        points = sum(item.points for item in risk.items) if risk.items else BELA_POINTS
        held = asking("held", melds=names, points=points)
        at_stake = asking("at-stake", lost=risk.lost, card=card_name(action.card))
        answers = (
            Answer(tr_reminder("&Declare"), lambda: self._declare_first(risk.action)),
            Answer(tr_reminder("&Play anyway"), lambda: self.confirmed.emit(action), harms=True),
            Answer(tr_reminder("&Back")),
        )
        title = tr_reminder("Declare first?")
        question = Question(title, held, answers, at_stake, usual=0, stop=self._stop_reminding)
        self.ask(question, lambda: self._remind(action, risk))

    def _ask_before_exchanging(self, meld: Meld) -> None:
        """Ask whether to exchange the Seven, which breaks this meld."""
        if self.session is None:
            return
        view = self.session.view
        text = tr_reminder("The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.")
        declares = (each for each in view.legal if isinstance(each, Declare) and meld in each.items)
        words = tr_reminder("&Declare")
        first = [Answer(words, partial(self._declare_first, each)) for each in declares][:1]
        go_on = Answer(tr_reminder("&Exchange anyway"), lambda: self.confirmed.emit(EXCHANGE), harms=True)
        question = Question(
            tr_reminder("Exchange the Seven?"),
            fill(text, terms.meld_name(meld, view.variant), meld.points),
            (*first, go_on, Answer(tr_reminder("&Back"))),
            stop=self._stop_reminding,
        )
        self.ask(question, lambda: self._ask_before_exchanging(meld))

    def _declare_first(self, action: Action) -> None:
        """Declare what a reminder named; if several declarations are possible, let the player choose."""
        legal = () if self.session is None else self.session.view.legal
        if isinstance(action, Declare) and sum(isinstance(each, Declare) for each in legal) > 1:
            self.open_melds()
        else:
            self.chosen.emit(action)

    def go_out(self) -> None:
        """Go out, asking first if the count shown would lose the game (R9.2)."""
        session = self.session
        if session is None or not session.may(OUT):
            return
        shows_counts, view = self._settings.now.show_counts, session.view
        if shows_counts and view.wins_by_going_out:
            self.chosen.emit(OUT)
            return
        question = going_out(
            view,
            session.names,
            view.seat,
            shows_counts=shows_counts,
            by_name=False,
            then=lambda: self.chosen.emit(OUT),
        )
        self.ask(question, self.go_out)
