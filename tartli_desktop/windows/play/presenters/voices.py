"""Lets the people at the table speak with the voices of the system."""

from tartli_desktop.game.match import Event
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.speech import Speech, tone_of
from tartli_desktop.table.notes.remarks import Remark
from tartli_desktop.table.piles import Say
from tartli_desktop.windows.play.match_follower import Link, MatchFollower
from tartli_desktop.windows.play.play_table import PlayTable

_QUOTES = '“”„«»"'


class VoicePresenter(MatchFollower):
    """Speaks the calls, bids, announcements and remarks of the others, if the player wants to hear them."""

    def __init__(self, table: PlayTable) -> None:
        super().__init__(table)
        self._table, self._scene = table, table.view.scene()
        self.speech = Speech(self)
        """Speaks."""

    def follow_settings(self, settings: Settings) -> None:
        """Speak or not, as the player has chosen."""
        self.speech.enabled, self.speech.volume = settings.voices, settings.volume
        if not settings.voices:
            self.speech.be_quiet()

    def attach(self, session: Session) -> None:
        if not session.is_left:
            super().attach(session)

    def detach(self) -> None:
        super().detach()
        self.speech.be_quiet()

    def _links(self, session: Session) -> tuple[Link, ...]:
        return (self._scene.reached, self._tell), (self._scene.remarks.came, self._remark)

    def _tell(self, event: Event) -> None:
        session = self._session
        if session is None or not self.speech.enabled or session.hurries:
            return
        words = self._table.face.words.spoken(event, session.view)
        for change in self._table.face.plan.steps(event, session.view):
            if words and isinstance(change, Say) and change.seat != session.viewer:
                self.speech.say(words, tone_of(session.characters[change.seat]))

    def _remark(self, remark: Remark) -> None:
        session = self._session
        if session is not None:
            speakers = (person for person in session.characters if person and person.id == remark.portrait)
            self.speech.say(remark.words.strip(_QUOTES), tone_of(next(speakers, None)))
