"""What reads or shows something at the table and does nothing in the match; and its language."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import IndexLetters, Settings
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.play.play_parts import PlayParts
from tartli_desktop.windows.play.presenters.phase_presenter import PhasePresenter
from tartli_desktop.windows.play.presenters.status_presenter import StatusPresenter

tr = Context("PlayArea")


class ReadingCommands(QObject):
    """Reads out the talon, the slate, the last words, the rule behind a refusal."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts.owner)
        self._parts = parts
        actions = parts.table_actions
        actions.slate.triggered.connect(self._read_slate)
        actions.fold_slate.triggered.connect(self._fold_slate)
        actions.why.triggered.connect(self._ask_why)
        actions.talon.triggered.connect(self._tell_of_talon)
        actions.say_again.triggered.connect(self._say_again)
        parts.view.cut_pointed.connect(self._point_at_cut)

    def tell_how_it_stands(self) -> None:
        """Announce the cards, and how the hand stood when it was left, before what is to be done."""
        session, announcer, view = self._parts.session, self._parts.announcer, self._parts.view
        if session is not None and session.hands_played and not session.hand_is_over:
            if cards := [card_name(card, view.faces.suits) for card in view.scene().own_cards]:
                announcer.tell_before(fill(tr("Your cards: %1."), ", ".join(cards)))
            # Last, since a prompt that begins with it takes its place.
            announcer.tell_before(self._state_line(session))

    def _tell_of_talon(self) -> None:
        """Say what is trump and what lies in the middle, and frame the talon."""
        if self._parts.session is not None:
            self._parts.view.scene().point_out_stock(True)
            told = self._state_line(self._parts.session)
            self._parts.panel.notice(told)
            self._parts.announcer.answer(told)

    def _state_line(self, session: Session) -> str:
        suits, counts = self._parts.view.faces.suits, self._parts.settings.now.show_counts
        return self._parts.face.words.state_line(session.view, session.names, suits, tells_counts=counts)

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


class TableLanguage:
    """Says everything again in another language, or with the card names of another pack."""

    def __init__(self, parts: PlayParts, phases: PhasePresenter, status: StatusPresenter) -> None:
        self._parts = parts
        self._phases = phases
        self._status = status
        self._language = parts.settings.now.language

    def follow_pack(self, settings: Settings) -> None:
        """Show the chosen pack, and the chosen signs in the corners of its cards."""
        faces = self._parts.view.faces
        pack, corners, back = faces.pack, faces.corners, faces.back
        faces.pack = chosen_pack(self._parts.face.rules.form.pack.cards, settings)
        faces.corners, faces.back = _corners(settings), settings.card_back
        if (faces.pack, faces.corners.red_fours) != (pack, corners.red_fours):
            self._parts.view.refresh_faces()
            self._name_cards()
        elif faces.back is not back or (faces.corners != corners and settings.language == self._language):
            self._parts.view.refresh_faces()

    def follow_in_match(self, settings: Settings) -> None:
        """Let the match go on with these settings."""
        before, self._language = self._language, settings.language
        if self._parts.session is not None:
            self._parts.session.change_settings(settings)
            if settings.language == before:
                # On a change of language, Qt sends an event after which all is said again.
                self._status.refresh()

    def retranslate(self) -> None:
        """Say everything in the chosen language; the match is not touched."""
        parts, session = self._parts, self._parts.session
        parts.table_actions.retranslate(parts.view.faces.suits)
        parts.view.faces.corners = _corners(parts.settings.now)
        parts.view.refresh_faces()
        if session is None:
            parts.hints.retranslate()
            parts.two.retranslate()
            return
        if parts.score is not None:
            parts.score.name(session.names, session.person)
        self._name_cards()
        if (guide := parts.lesson.guide) is not None:
            guide.retranslate()
        self._status.refresh()

    def _name_cards(self) -> None:
        """Name the cards in the words of the chosen pack."""
        parts = self._parts
        parts.actions.retranslate(parts.view.faces.suits)
        if parts.session is not None:
            # A repeated refusal comes when the player tries again.
            parts.panel.notice("")
            self._phases.ask_again()
            self._offer_again(parts.session)
            # Last, since it marks one of the choices.
            parts.hints.retranslate()

    def _offer_again(self, session: Session) -> None:
        """Offer the same choices in the present words; the focus stays where it is."""
        panel = self._parts.panel
        if not session.is_left:
            focused = panel.window().focusWidget()
            place = next((at for at, each in enumerate(panel.choices) if each is focused), None)
            self._phases.offer_choices()
            if place is not None:
                panel.choices[place].setFocus()
        self._parts.two.retranslate()


def chosen_pack(deck: Sequence[Card], settings: Settings) -> str:
    """The pack that the player has chosen for games with this deck."""
    return kind_of(deck).chosen(settings)


def _corners(settings: Settings) -> CornerIndices:
    letters = settings.index_letters
    language = letters.value
    if letters in (IndexLetters.OFF, IndexLetters.SPOKEN):
        language = catalogues.current() if letters is IndexLetters.SPOKEN else ""
    return CornerIndices(
        letters=language,
        large=settings.has_large_index,
        coloured=settings.four_colours,
        red_fours=settings.red_fours,
    )
