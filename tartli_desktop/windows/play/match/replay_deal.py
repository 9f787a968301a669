"""Replaying a finished deal as a practice match of one hand, and returning from there."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError, read_or
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.store import match_kinds
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.context import Context
from tartli_desktop.text.plain_text import plain_button
from tartli_desktop.text.program_names import title_kept
from tartli_desktop.text.titles import DealTitle, title_of_text, title_text
from tartli_desktop.widgets.questions.question import Answer, Question
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.review.reviewed_hand import ReviewedHand

from .match_on_table import MatchOnTable

tr = Context("PlayArea")
tr_main_window = Context("MainWindow")


class Origin(Struct, frozen=True):
    """What a replayed deal takes over from its match."""

    levels: tuple[str | None, ...]
    """The level of each seat; None for the person's, and where the one chosen last is to play."""

    seed: int
    """The seed with which an opponent decides as before."""

    person: int
    """The seat of the person."""

    is_two: bool
    """Whether two people play at one table."""

    characters: tuple[str, ...]
    """The ids of the café's people by seat; they move with their names."""


class DealAgain:
    """Puts a deal of any match on the table again.

    Args:
        on_table: puts it there, and saves what is played.
    """

    def __init__(self, on_table: MatchOnTable) -> None:
        self._on_table = on_table
        self._saving = on_table.saving

    def play_last(self, swapped: bool) -> None:
        """Replay the finished deal on the table, perhaps from another seat."""
        session = self._on_table.session
        if session is not None and session.hand_is_over:
            self._from_seat(session.names, session.person, swapped, self._play_last)

    def _from_seat(
        self, names: Sequence[str], person: int, swapped: bool, then: Callable[[int], object]
    ) -> None:
        """Go on with how many seats the person moves on; of several other seats, the player chooses one."""
        if not swapped or len(names) == 2:
            then(int(swapped))
            return
        others = [
            Answer(plain_button(names[(person + on) % len(names)]), partial(then, on))
            for on in range(1, len(names))
        ]
        question = Question(
            tr("Play it from another seat"),
            tr("Whose cards do you want to play?"),
            (*others, Answer(tr("Back"))),
        )
        self._on_table.ask(question)

    def _play_last(self, on: int) -> None:
        session = self._on_table.session
        if session is None or not session.hand_is_over:
            return
        try:
            stored = self._saving.load()
        except StoreError as error:
            self._on_table.show_message(tr_main_window("Your matches"), troubles.not_saved(error))
            return
        if stored is None:
            return
        record, number, person = session.record(), session.hands_played, session.person
        title = title_kept(stored.row.head.title, stored.row.head.names)
        again = session.marks.again or _deal_of(record, number, person, title)
        self._begin(record, again.from_seat(on), _origin_of(stored, person), on=on)

    def play_stored(self, stored: StoredMatch, number: int, swapped: bool) -> None:
        """Replay a hand of a stored match as a practice match of one hand, perhaps from another seat.

        Raises ValueError unless the hand, counted from 1, is over.
        """
        head, record = stored.row.head, dict(stored.record)
        person = head.human_seat or 0
        again = _deal_of(record, number, person, title_kept(head.title, head.names))

        def play(on: int) -> None:
            self._begin(record, again.from_seat(on), _origin_of(stored, person), on=on)

        self._from_seat(record["players"], person, swapped, play)

    def play_on(self, hand: ReviewedHand, start: int) -> None:
        """Play on from a reviewed hand after this many actions, as a practice match."""
        record = dict(hand.record)
        again = _deal_of(record, hand.hand.number, hand.seat, hand.title)
        origin = Origin(hand.levels, hand.seed, hand.seat, False, hand.marks.characters)
        self._begin(record, msgspec.structs.replace(again, start=start), origin)

    def _begin(self, record: JsonDict, again: ReplayedDeal, origin: Origin, *, on: int = 0) -> None:
        """Replay a deal on the table.

        Args:
            record: the record of the match that the deal is from.
            again: which deal it is.
            origin: what it takes over from that match.
            on: by how many seats each player moves on. What was played stays with the seat; only the names
                move.
        """
        begin = partial(self._begin, record, again, origin, on=on)
        if not self._on_table.may_be_left(tr_main_window("Leave"), begin):
            return
        person, characters, rules = origin.person, origin.characters, rules_of_record(record)
        levels = origin.levels
        if on:
            players = record["players"]
            record = record | {"players": players[-on:] + players[:-on]}
            characters = characters[-on:] + characters[:-on]
            levels = levels[-on:] + levels[:-on]
            # Where two people share the table, neither is the person of the match.
            person = person if origin.is_two else (person + on) % len(players)
        match = match_kinds.dealt_again(record, again.hand, again.start)
        left = self._on_table.put_away()
        if again.left is None:
            again = msgspec.structs.replace(again, left=left)
        usual = rules.opponents.chosen(self._on_table.settings.game(rules.options))
        level = next((level for level in levels if level in rules.opponents.levels), usual)
        marks = MatchMarks(practice=True, two=origin.is_two, again=again, characters=characters)
        title = title_text(DealTitle(again.hand, title_of_text(again.of), again.swapped))
        self._on_table.put_new(
            match,
            title=title,
            person=person,
            level=level,
            levels=() if origin.is_two else levels,
            seed=origin.seed,
            marks=marks,
        )
        self._on_table.table.notice(face_of(rules.name).words.dealt_again_line(again, match, person))

    def go_back(self) -> bool:
        """Return to the match that was left; return whether it is there."""
        left = self._left()
        if left is None or not self._on_table.resume(left):
            return False
        # At the next start it comes to the table, not the lesson that was left for it.
        put_first = partial(self._saving.store.put_first, left)
        read_or(None, put_first, "a match does not come first among the unfinished ones")
        return True

    def _left(self) -> int | None:
        """The match to return to, by its number in the store, which may have changed with the store."""
        stored = read_or(None, self._saving.load, "which match was left cannot be read")
        return None if stored is None else stored.marks.came_from


def _origin_of(stored: StoredMatch, person: int) -> Origin:
    marks = stored.marks
    return Origin(stored.row.head.levels, stored.seed, person, marks.two, marks.characters)


def _deal_of(record: JsonDict, number: int, person: int, title: str) -> ReplayedDeal:
    """A hand, counted from 1, of a match with this title; raises ValueError unless it is over."""
    points = match_kinds.points_of(record, number)
    return ReplayedDeal(number, title, False, (*points[person:], *points[:person]))
