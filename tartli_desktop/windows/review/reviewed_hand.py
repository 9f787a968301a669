"""A reviewed hand: how it was played, by whom, and where it comes from."""

from msgspec import Struct, structs

from tartli_desktop.face import face_of
from tartli_desktop.face.face import Face
from tartli_desktop.face.hand_parts import OneHand
from tartli_desktop.face.learning.review import DecisionInWords
from tartli_desktop.face.portraits import portraits_by
from tartli_desktop.game.finished_hand import FinishedHand
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.settings.settings import Talk
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.program_names import names_shown
from tartli_desktop.widgets.announcer import Listener


class ReviewedHand(Struct, frozen=True):
    """A finished hand of a match, and what is known of that match."""

    record: Json
    hand: FinishedHand
    seat: int
    """The seat whose decisions are judged; that player sits at the near side."""

    marks: MatchMarks
    match_id: int | None
    """The number of the match among the stored ones; None if it is not stored."""

    title: str
    """The title of the match, as stored."""

    levels: tuple[str | None, ...]
    """The level of each seat; None for a person, and where it is not known."""

    seed: int
    """The seed that makes their decisions repeatable."""

    of_level: bool = False
    """Whether a level has played the hand of a duel in the player's seat; nobody is "you" then."""

    @property
    def key(self) -> object:
        """A key that is equal for the same hand, played in the same way and seen from the same seat."""
        return (repr(self.hand.match.hands[: self.hand.number]), self.hand.number, self.seat)

    @property
    def compared(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The points the first time and now of a replayed hand, those of this player first.

        None if this hand is no replay, but perhaps an exercise.
        """
        again = None if self.marks.is_exercise else self.marks.again
        if again is None or again.hand != self.hand.number:
            return None
        scores = rules_of_record(self.record).hand_result(self.hand.match).scores
        return again.first, (*scores[self.seat :], *scores[: self.seat])

    @property
    def result(self) -> tuple[tuple[str, str], ...]:
        """The rows of the hand's result: what is counted, and how much."""
        records, events = self.face.records, self.hand.match.events
        told = records.cells(self.hand.match, events, self.names, self.seat)
        return tuple((name, cell) for name, cell in zip(records.columns(), told, strict=True) if cell)

    def course(self) -> list[str]:
        """The course of the hand as this player saw it: deal, tricks and end, each of one or more lines."""
        match = self.hand.match
        events = tuple(event.seen_by(self.seat) for event in match.events)
        hand = OneHand(self.hand.number, self.names, match.variant, self.seat, is_over=True)
        parts = self.face.records.hand_parts(events, hand)
        # The first line names the hand and its players, which the paper already shows.
        deal = "\n".join(line.words for line in parts[0].lines)
        return [text for text in (deal, *(part.text for part in parts[1:])) if text]

    def sentences(self, at: int) -> list[str]:
        """What the action before a position did, in a sentence each."""
        words, seats, told = self.face.words.announcements, len(self.names), []
        for event in self.hand.events[at - 1] if at else ():
            listener, actor = self.seat, getattr(event, "seat", None)
            if self.of_level and actor is None:
                # How the hand begins and ends is said to a player.
                continue
            if self.of_level and actor == self.seat:
                listener = (self.seat + 1) % seats
            # Little, as the listener's own cards are beside the point then.
            to = Listener(self.names, Talk.LITTLE if self.of_level else Talk.MUCH)
            view = self.hand.positions[at].view(listener)
            told.append(words.sentence_for(event.seen_by(self.seat), view, to))
        return list(filter(None, told))

    def told(self, decision: DecisionInWords) -> DecisionInWords:
        """A decision in words that say who made it."""
        told = self.sentences(decision.at + 1)[:1] if self.of_level else ()
        return structs.replace(decision, done=told[0]) if told else decision

    def text(self) -> str:
        """The whole hand as text, in which nothing is secret any more."""
        number, match = self.hand.number, self.hand.match
        record = self.record["hands"][number - 1]
        return self.face.records.hand_text(
            number, match.events, self.names, match.variant, record, viewer=self.seat
        )

    @property
    def next_seat(self) -> int | None:
        """The next seat whose decisions can be judged; None if all others were opponents of the program.

        In a match of two people, or from a file, any seat may be that of the person who looks at it.
        """
        if not (self.marks.two or self.marks.imported):
            return None
        return (self.seat + 1) % len(self.hand.match.players)

    @property
    def face(self) -> Face:
        """How the game looks and speaks."""
        return face_of(rules_of_record(self.record).name)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, in the current language."""
        return names_shown(self.hand.match.players)

    @property
    def portraits(self) -> tuple[str, ...]:
        """The portraits of the players."""
        characters, seats = self.marks.characters, len(self.hand.match.players)
        return portraits_by(characters if len(characters) == seats else ("",) * seats, self.seat)


def last_finished(record: Json, *, is_over: bool) -> int:
    """The number of a record's last finished hand, counted from 1; 0 without one.

    ``is_over`` tells whether the very last hand is finished.
    """
    return len(record["hands"]) - (not is_over and bool(record["hands"]))
