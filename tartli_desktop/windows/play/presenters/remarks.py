"""Lets the people of the café say a word at the table now and then."""

from tartli_desktop.characters.table_talk import greeting, table_talk
from tartli_desktop.game.match import Event
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.remarks import Remark
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.character_words import remark_shown
from tartli_desktop.windows.play.match_follower import Link, MatchFollower
from tartli_desktop.windows.play.play_table import PlayTable

tr = Context("Accessible")
tr_play_area = Context("PlayArea")


class RemarkPresenter(MatchFollower):
    """Shows what the people at the table say beside the game, if the player wants to hear it.

    Nothing waits for the remarks, and a resumed match brings the same ones.
    """

    def __init__(self, table: PlayTable) -> None:
        super().__init__(table)
        self._face, self._announcer = table.face, table.announcer
        self._table = table.view.scene()
        self._wanted = True
        self._to_come: list[tuple[int, str] | None] = []
        """The remark, if any, at each event that is still to be shown."""
        self._table.remarks.came.connect(self._tell)

    def follow_settings(self, settings: Settings) -> None:
        """Show remarks or not, as the player has chosen."""
        self._wanted = settings.remarks
        if not self._wanted:
            self._table.remarks.forget()

    def attach(self, session: Session) -> None:
        if session.is_left or session.marks.lesson or not any(session.characters):
            return
        super().attach(session)
        if not session.hands_played:
            self._bring(greeting(session.characters, seed=session.seed))

    def detach(self) -> None:
        super().detach()
        self._to_come.clear()

    def _links(self, session: Session) -> tuple[Link, ...]:
        return (session.happened, self._look_ahead), (self._table.reached, self._speak)

    def _look_ahead(self, events: tuple[Event, ...]) -> None:
        """Find the remarks for these events, which are the last of the hand so far."""
        session = self._session
        assert session is not None
        told = session.events_shown
        moments = [self._face.moments_of(event, session.view) for event in told]
        talk = table_talk(moments, session.characters, seed=session.seed, hand=session.hands_played)
        self._to_come = [talk.get(place) for place in range(len(told) - len(events), len(told))]

    def _speak(self, event: Event) -> None:
        if self._to_come:
            self._bring(self._to_come.pop(0))

    def _bring(self, said: tuple[int, str] | None) -> None:
        if said is None or not self._wanted or self._session is None:
            return
        seat, words = said
        person = self._session.characters[seat]
        if person is not None:
            quoted = fill(tr_play_area("“%1”", "what somebody says"), remark_shown(person, words))
            self._table.remarks.bring(Remark(self._table.place_of(seat), quoted, person.id))

    def _tell(self, remark: Remark) -> None:
        if self._session is None:
            return
        seats = range(len(self._session.names))
        seat = next(seat for seat in seats if self._table.place_of(seat) == remark.place)
        text = tr("%1 says: %2")
        self._announcer.say_aside(fill(text, self._session.names[seat], remark.words))
