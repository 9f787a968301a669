"""The dialogs of Tartli over the table: see :class:`face.at_the_table.table_dialogs.TableDialogs`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.table_dialogs import TableDialogsOf
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.tartli import EXCHANGE, OUT, Action, Declare, Event, Match, Meld, Play, View
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.table.choices import melds_of_trick
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.looks.desktop import writing_speed
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.questions.question import before

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from tartli_desktop.games.tartli.coach.future_melds import Risk
    from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
    from tartli_desktop.games.tartli.dialogs.match_page import WonMatch
    from tartli_desktop.games.tartli.dialogs.meld_reminder import MeldReminder

tr = Context("Tartli.PlayArea")
tr_hand_summary = Context("Tartli.HandSummary")


class TartliDialogs(TableDialogsOf[Match, View, Event, Action]):
    """Opens the melds and the hand summary, and asks before a meld is lost and before going out."""

    _meld_dialog: QDialog | None = None
    """The dialog with the player's melds, while it is open."""

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
            risk = self._reminder.due(session, action.card) if reminds else None
            if risk is not None:
                self._remind(action.card, risk)
            return risk is not None
        if action == EXCHANGE and (reminds or isinstance(hinted, Declare)):
            meld = self._reminder.due_before_exchange(session)
            if meld is not None:
                self._ask_before_exchanging(meld)
            return meld is not None
        return False

    @cached_property
    def _reminder(self) -> MeldReminder:
        # Imported here because no reminder is due before the first card is played.
        from tartli_desktop.games.tartli.dialogs.meld_reminder import MeldReminder

        return MeldReminder(self._declare_first, self.confirmed.emit, self._stop_reminding)

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
            advises=not session.marks.puzzle,
            high_contrast=self.is_plain,
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

    def open_summary(self) -> None:
        """Show how the hand was counted."""
        session = self.session
        if session is None:
            return
        from tartli_desktop.games.tartli.dialogs.hand_report import report
        from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
        from tartli_desktop.games.tartli.dialogs.match_page import won_match

        view = session.view
        told = report(view.events, view, session.names)
        if isinstance(session, TwoPeople):
            told = told.for_both()
        match = won_match(session, by_names=told.by_names)
        summary = HandSummary(
            told,
            self._faces,
            self._over,
            input_guard_ms=self.input_guard_ms,
            again=session.marks.again if session.is_over else None,
            helped=session.marks.helped,
            portraits=portraits_of(session),
            match=match,
            speed=writing_speed(self._settings.now),
            high_contrast=self.is_plain,
        )
        summary.again_asked.connect(lambda: self.replay_asked.emit(False))
        summary.swapped_asked.connect(lambda: self.replay_asked.emit(True))
        summary.rematch_asked.connect(self.rematch_asked)
        summary.hands_asked.connect(self.hands_asked)
        summary.review_asked.connect(self.review_asked)
        if match is not None:
            summary.save_asked.connect(lambda: self._give_picture(summary, match, copied=False))
            summary.copy_asked.connect(lambda: self._give_picture(summary, match, copied=True))
        self.open_paper(summary, self.open_summary, summary.spoken)
        if not session.is_over:
            summary.accepted.connect(session.go_on)
        elif session.marks.again is not None:
            summary.accepted.connect(self.back_asked)
        else:
            summary.accepted.connect(self.new_match_asked)

    def _give_picture(self, summary: HandSummary, match: WonMatch, *, copied: bool) -> None:
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
            path = chosen_to_save(self._over, title, name, kinds)
            if path is None:
                return
            path = path if path.suffix else path.with_suffix(".png")
            if picture(match).save(str(path)):
                said = fill(tr_hand_summary("Picture saved as %1."), path)
            else:
                text = tr_hand_summary("The picture could not be saved as %1. Choose another folder.")
                said = fill(text, path)
        summary.show_sentence(said)
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
            name, plain = session.names[seat], self.is_plain
            paper = ShownMelds(name, items, self._faces, variant, self._over, high_contrast=plain)
            self.open_paper(paper, self.show_scored, paper.spoken)

    def _remind(self, card: Card, risk: Risk) -> None:
        """Ask whether to declare a meld before this card is played."""
        if self.session is not None:
            question = self._reminder.question(self.session, card, risk, self._faces.suits)
            self.ask(question, lambda: self._remind(card, risk))

    def _ask_before_exchanging(self, meld: Meld) -> None:
        """Ask whether to exchange the Seven, which breaks this meld."""
        if self.session is not None:
            question = self._reminder.exchange_question(self.session, meld, self._faces.suits)
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
        if self._settings.now.show_counts and session.view.wins_by_going_out:
            self.chosen.emit(OUT)
        else:
            self._ask_before_going_out(session.view, session.names)

    def _ask_before_going_out(self, view: View, names: Sequence[str]) -> None:
        """Ask before going out; if counts are not shown, without revealing whether it would lose."""
        shows_counts = self._settings.now.show_counts
        mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
        if not shows_counts:
            text = fill(tr("With less than %1 points you lose the game."), GAME_POINTS)
        elif mine < GAME_POINTS:
            text = tr("You have %1 points but need %2. If you go out now, you lose the game.")
            text = fill(text, mine, GAME_POINTS)
        else:
            text = tr("Both of you are out after this béla. %1 has %2, you have %3: you lose.")
            text = fill(text, names[1 - view.seat], theirs, mine)
        double = ""
        if shows_counts and mine < min(GAME_POINTS, view.variant.double_below):
            double = fill(tr("The loss would count double (%1)."), terms.double_word(view.variant))
        words = tr("Go out and lose") if shows_counts else tr("Go out")
        question = before(
            tr("Go out?"),
            text,
            double,
            do=words,
            stay=tr("Play on"),
            then=lambda: self.chosen.emit(OUT),
            is_warning=True,
        )
        self.ask(question, self.go_out)
