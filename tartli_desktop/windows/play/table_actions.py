"""The actions at the table beside playing a card, for buttons, menus and keys."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.choices import LEAVES, words_of_leaving
from tartli_desktop.face.at_the_table.commands import GameActions
from tartli_desktop.looks import icons
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.command_keys import describe, with_key

tr = Context("PlayArea")
tr_commands = Context("Commands")


class TableActions:
    """Makes the actions with their words and pictures. Others connect what they do.

    Args:
        owner: the widget in whose window their keys work.
        game: the actions that only this game has.
        gives_hints: whether the game has hints.
        has_sheet: whether a score sheet stands beside the table.
        plays_to_end: whether a hand may come to where the person has nothing more to decide.
    """

    def __init__(
        self, owner: QWidget, game: GameActions, *, gives_hints: bool, has_sheet: bool, plays_to_end: bool
    ) -> None:
        self._owner = owner
        self.game = game
        self._gives_hints = gives_hints
        self._is_for_two = False
        """Whether the match on the table has two players."""
        self.take_back = self._made("take-back")
        self.take_back.setVisible(False)
        self.to_end = self._made("play-again")
        """Visible only where nobody at the table has anything more to decide in the hand."""
        self.to_end.setVisible(False)
        self.gather = self._made("gather")
        """Without a key of its own: Space on the table gathers, as it plays a card."""
        self.hint = self._made("hint")
        """The part that gives hints sets its words. Hidden where the game has none."""
        self.hint.setVisible(gives_hints)
        self.slate = self._made("slate", enabled=True)
        self.fold_slate = self._made("slate", enabled=True)
        """Checked while the slate is folded away."""
        self.fold_slate.setCheckable(True)
        for each in (self.slate, self.fold_slate):
            each.setVisible(has_sheet)
        self.why = self._made("how-to-play", enabled=True)
        self.talon = self._made("talon")
        self.say_again = self._made("last-said", enabled=True)
        self.play_again = self._made("play-again")
        self.play_swapped = self._made("swap-seats")
        self.try_again = self._made("play-again", enabled=True)
        """Visible only while a puzzle is on the table."""
        self.leave = self._made("quit", enabled=True)
        """Visible only while a puzzle, a lesson or a replayed deal is on the table."""
        self._show_aside(None)
        of_house = (self.take_back, self.gather, *((self.hint,) if gives_hints else ()))
        self.of_match = (*game.buttons, *game.shows, *of_house)
        """The actions that depend on what the match waits for."""
        self.commands = {
            **({"slate": self.slate, "fold_slate": self.fold_slate} if has_sheet else {}),
            "talon": self.talon,
            "last_said": self.say_again,
            "take_back": self.take_back,
            **({"to_end": self.to_end} if plays_to_end else {}),
            "try_again": self.try_again,
            **({"hint": self.hint} if gives_hints else {}),
            "why": self.why,
            **game.commands,
        }
        """The actions whose keys the player chooses, by their names in the settings."""

    def in_column(self) -> list[QAction]:
        """The buttons beside the table, from the top; those of the game in the order of its commands."""
        to_end = [self.to_end] if "to_end" in self.commands else []
        return [self.hint, *self.game.buttons, *to_end, self.take_back, self.try_again, self.leave]

    def _made(self, picture: str, *, enabled: bool = False) -> QAction:
        action = QAction(self._owner, enabled=enabled)
        icons.set_picture(action, picture)
        self._owner.addAction(action)
        return action

    def enable(self, session: Session, settings: Settings, *, dealing: bool, may_ask_hint: bool) -> None:
        """Enable the actions that are possible in the match.

        Args:
            dealing: whether the cards are still being dealt, so that nothing may reveal them.
            may_ask_hint: whether the player may ask for a hint now.
        """
        self.hint.setVisible(self._gives_hints and settings.hints and session.gives_help)
        self._show_aside(session)
        is_for_two = len(session.names) == 2
        if is_for_two != self._is_for_two:
            self._is_for_two = is_for_two
            self._name_play_swapped()
        for each in (self.play_again, self.play_swapped):
            each.setEnabled(session.hand_is_over and session.has_person)
        self.talon.setEnabled(not dealing)
        if dealing:
            for action in self.of_match:
                action.setEnabled(False)
        self._enable_taking_back(session)
        self.to_end.setVisible(session.may_hurry)
        self.to_end.setEnabled(session.may_hurry)
        self._name_to_end(session)
        if dealing:
            return
        self.game.enable(session, settings)
        by_hand = settings.gather is not GatherPolicy.TIMED
        self.gather.setEnabled(session.phase is Phase.PAUSE and by_hand)
        self.hint.setEnabled(settings.hints and may_ask_hint)

    def _show_aside(self, session: Session | None) -> None:
        """Show what only a puzzle, a lesson or a replayed deal has."""
        self.try_again.setVisible(session is not None and bool(session.marks.puzzle))
        leads_back = session is not None and session.marks.leads_back
        self.leave.setVisible(leads_back)
        if session is not None and leads_back:
            # With longer words, it would take their room in every panel.
            self.leave.setText(with_key(words_of_leaving(session), LEAVES))

    def _name_to_end(self, session: Session | None) -> None:
        if session is not None and session.wins_the_rest:
            words, tip = tr("Claim the rest"), tr("All tricks left are yours; the hand is played to its end")
        else:
            words = tr("To the end of the hand")
            tip = tr("Plays this hand, in which you have nothing to decide, to its end")
        self.to_end.setText(words)
        describe(self.to_end, tip)

    def _enable_taking_back(self, session: Session) -> None:
        can = session.last_decision is not None
        tip = tr("Undo your last decision") if can else nothing_to_take_back(session)
        self.take_back.setToolTip(tip)
        self.take_back.setEnabled(can)

    def need_slate(self, needs: bool) -> None:
        """Allow what is done with the slate, or not where nothing is counted on it."""
        for action in (self.slate, self.fold_slate):
            action.setEnabled(needs)

    def retranslate(self) -> None:
        """Name each action in the current language, and with the pack's names for cards."""
        self.game.retranslate()
        self.take_back.setText(tr("Undo"))
        describe(self.take_back, tr("Undo your last decision (practice)"))
        self._name_to_end(None)
        self.try_again.setText(tr("Try again"))
        describe(self.try_again, tr_commands("Try the puzzle again"))
        self.gather.setText(tr("Gather the trick"))
        self.gather.setToolTip(tr("Take the full trick off the table"))
        self.slate.setText(tr("Read out the slate"))
        self.slate.setToolTip(tr("Shows the points as numbers; press again to return to the table"))
        self.fold_slate.setText(tr("Hide the slate"))
        self.fold_slate.setToolTip(tr("Hides the slate to give the table more room"))
        self.why.setText(tr("Explain refused move"))
        self.why.setToolTip(tr("Shows the rule that forbids what you last tried"))
        self.talon.setText(tr("Read out the table"))
        self.talon.setToolTip(tr("Says what is played, what lies in the middle and whose turn it is"))
        self.say_again.setText(tr("Repeat last message"))
        self.say_again.setToolTip(tr("Repeats what was said or happened last"))
        self.play_again.setText(tr("Play this deal again"))
        self.play_again.setToolTip(tr("As a practice match of one hand; the current match stays saved"))
        self._name_play_swapped()

    def _name_play_swapped(self) -> None:
        if self._is_for_two:
            words = tr("Play it from the other seat")
            tip = tr("The same deal from the other seat, as a practice match of one hand")
        else:
            words = tr("Play it from another seat")
            tip = tr("The same deal from another seat, as a practice match of one hand")
        self.play_swapped.setText(words)
        self.play_swapped.setToolTip(tip)

    def take_away(self) -> None:
        """Disable everything, since no match is on the table."""
        for action in (*self.of_match, self.talon, self.play_again, self.play_swapped):
            action.setEnabled(False)
        self.take_back.setVisible(False)
        self.to_end.setVisible(False)
        self._show_aside(None)


def nothing_to_take_back(session: Session) -> str:
    """Why no decision can be taken back."""
    if session.marks.puzzle:
        return tr("Nothing can be undone in a puzzle, but you can try it again.")
    if session.marks.training:
        return tr("Nothing can be undone in training.")
    if not session.is_practice:
        return tr("Once somebody else has acted, you can undo in practice matches only.")
    return tr("There is nothing to undo in this hand yet.")
