"""What reads or shows something at the table, and does nothing in the match."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from tartli_desktop.session.session import Session
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.play.play_parts import PlayParts

tr = Context("PlayArea")


class ReadingCommands(QObject):
    """Reads out the table, the slate, the last words, the rule behind a refusal."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.owner)
        self._parts = parts
        actions = parts.table_actions
        actions.slate.triggered.connect(self._read_slate)
        actions.fold_slate.triggered.connect(self._fold_slate)
        actions.why.triggered.connect(self._ask_why)
        actions.talon.triggered.connect(self._read_table)
        actions.say_again.triggered.connect(self._say_again)
        parts.view.cut_pointed.connect(self._point_at_cut)

    def tell_how_it_stands(self) -> None:
        """Announce the cards, and how the hand stood when it was left, before what is to be done."""
        session, announcer, view = self._parts.session, self._parts.announcer, self._parts.view
        if session is not None and session.hands_played and not session.hand_is_over:
            if cards := [card_name(card) for card in view.scene().own_cards]:
                announcer.tell_before(fill(tr("Your cards: %1."), ", ".join(cards)))
            # Last, since a prompt that begins with it takes its place.
            announcer.tell_before(self._state_line(session))

    def _read_table(self) -> None:
        """Say how the hand stands and what lies on the table, and frame the talon."""
        if self._parts.session is not None:
            self._parts.view.scene().point_out_stock(True)
            told = self._state_line(self._parts.session)
            self._parts.panel.notice(told)
            self._parts.announcer.answer(told)

    def _state_line(self, session: Session) -> str:
        counts = self._parts.settings.now.show_counts
        return self._parts.face.words.state_line(session.view, session.names, tells_counts=counts)

    def _say_again(self) -> None:
        """Announce the last words once more, and write them."""
        said = self._parts.announcer.repeat(tr("Nothing has been said yet."))
        # Words that also stand elsewhere would fill the panel; a refusal stays with its rule.
        guide = self._parts.lesson.guide
        elsewhere = [self._parts.panel.notice_text, self._parts.two.words]
        elsewhere += [] if guide is None else [guide.note.words]
        if said not in elsewhere:
            self._parts.panel.notice(said)

    def _read_slate(self) -> None:
        """Move the focus to the slate, which then shows its numbers, or back to the table."""
        if self._parts.score is None:
            return
        slate, view, column = self._parts.score.widget, self._parts.view, self._parts.column
        if not slate.isVisibleTo(self._parts.owner):
            self._fold_slate(False)
        there = view if slate.hasFocus() else slate
        # On the table, a card is pointed at again, so that the player sees where the keys go.
        there.setFocus(Qt.FocusReason.TabFocusReason)
        if there is slate:
            column.read_slate()
        else:
            column.show_foot()

    def _fold_slate(self, folded: bool) -> None:
        """Fold the slate away or unfold it, and say so."""
        score, settings = self._parts.score, self._parts.settings
        if score is not None and score.widget.hasFocus():
            self._parts.view.setFocus()
        settings.change(replace(settings.now, slate_folded=folded))
        self._parts.announcer.announce(tr("Slate hidden.") if folded else tr("Slate shown."))

    def _ask_why(self) -> None:
        """Ask for the rule behind the last refusal."""
        if self._parts.panel.rule:
            self._parts.dialogs.why_asked.emit(self._parts.panel.rule)
        else:
            self._parts.notify(tr("There is no refused move to explain."))

    def _point_at_cut(self, position: int) -> None:
        """Tell at which place of the pack the keyboard points."""
        text = tr("Cut after card %1 of %2. Enter cuts here.")
        self._parts.notify(fill(text, position, len(self._parts.face.rules.form.pack.cards)))
