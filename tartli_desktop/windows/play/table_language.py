"""The language of the table, and the pack on it."""

from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import IndexLetters, Settings
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.windows.play.play_parts import PlayParts
from tartli_desktop.windows.play.presenters.phase_presenter import PhasePresenter
from tartli_desktop.windows.play.presenters.status_presenter import StatusPresenter


class TableLanguage:
    """Says everything again in another language, or with the card names of another pack."""

    def __init__(self, parts: PlayParts, phases: PhasePresenter, status: StatusPresenter) -> None:
        self._parts = parts
        self._phases = phases
        self._status = status
        self._language = parts.settings.now.language

    def follow_pack(self, settings: Settings) -> None:
        """Show the chosen pack, and the chosen signs in the corners of its cards."""
        name_cards_of(settings.pack, red_fours=settings.red_fours)
        faces = self._parts.view.faces
        pack, corners, back = faces.pack, faces.corners, faces.back
        faces.pack = kind_of(self._parts.face.rules.form.pack.cards).chosen(settings)
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
        parts.table_actions.retranslate()
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
        parts.actions.retranslate()
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
