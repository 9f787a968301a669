"""The review of a finished hand in place of the table: how it is found, opened and left."""

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.learning.review import Reviews
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.finished_hand import finished_hand
from tartli_desktop.game.json_types import Json
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.program_names import title_kept, title_of_players
from tartli_desktop.thinking.thinker import Thinker

from .reviewed_hand import ReviewedHand

if TYPE_CHECKING:
    from .review_place import ReviewPlace

_log = logging.getLogger(__name__)


class StoredReviews:
    """Stores reviews with their matches, or if that is impossible keeps them while the program runs."""

    def __init__(self, store: Callable[[], MatchStore]) -> None:
        self._store = store
        self._in_memory: dict[object, object] = {}

    def find(self, hand: ReviewedHand) -> object | None:
        """The finished review of a hand; None without one by the present version of the coach."""
        if hand.key in self._in_memory or hand.match_id is None:
            return self._in_memory.get(hand.key)
        reviews = _reviews_of(hand)
        number, seat = hand.hand.number, hand.seat
        try:
            data = self._store().reviews.get(hand.match_id, number, seat, coach=reviews.VERSION)
            return None if data is None else reviews.from_stored(data, hand.hand.match, number, seat)
        except (StoreError, ValueError) as error:
            _log.info("the review of hand %s is made again: %s", number, error)
            return None

    def keep(self, hand: ReviewedHand, review: object) -> None:
        """Keep the finished review of a hand."""
        if not self._store_it(hand, review):
            self._in_memory[hand.key] = review

    def _store_it(self, hand: ReviewedHand, review: object) -> bool:
        """Store a review with its match; return whether that was possible."""
        if hand.match_id is None:
            return False
        reviews = _reviews_of(hand)
        number = hand.hand.number
        try:
            store = self._store()
            # The match on the table may be stored elsewhere, wait to be saved, or have been taken back.
            if _played(store.load(hand.match_id).record, number) != _played(hand.record, number):
                return False
            store.reviews.set(hand.match_id, number, hand.seat, reviews.kept(review), coach=reviews.VERSION)
        except StoreError as error:
            _log.info("the review of hand %s is not kept: %s", number, error)
            return False
        return True


def _reviews_of(hand: ReviewedHand) -> Reviews:
    reviews = hand.face.reviews
    assert reviews is not None, "without reviews no hand is gone through"
    return reviews


def _played(record: Json, number: int) -> tuple[object, ...]:
    """What was dealt and done in a record up to the end of a hand, counted from 1."""
    return tuple((hand["deck"], tuple(hand["actions"])) for hand in record["hands"][:number])


class ReviewOpener(QObject):
    """Opens the review of one hand at a time.

    Attributes:
        place: the widget of the open review; None without one.

    Args:
        store: returns the stored matches, with which reviews are kept.
        faces: returns the pack in use.

    Signals:
        opened: a review is open at :attr:`place`, and is to be laid into the window.
        left: the player goes back to the table.
        study_asked(hand, done): the player wants to study the hand from the position after this many actions.
        play_on_asked(hand, done): the player wants to play the hand on after this many actions.
    """

    opened = Signal()
    left = Signal()
    study_asked = Signal(object, int)
    play_on_asked = Signal(object, int)

    def __init__(
        self,
        store: Callable[[], MatchStore],
        faces: Callable[[], CardFaces],
        settings: CurrentSettings,
        thinker: Thinker,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.place: ReviewPlace | None = None
        self._kept = StoredReviews(store)
        self._faces = faces
        self._settings = settings
        self._thinker = thinker
        self._window = parent

    def open_of_table(
        self, session: Session, number: int, stored: StoredMatch | None, match_id: int | None
    ) -> None:
        """Review a hand of the match on the table, counted from 1; ``stored`` is that match, if saved."""
        self._open(_reviewed(session.record(), number, session.person, match_id, stored))

    def open_stored(self, stored: StoredMatch, number: int, other: Json | None = None) -> None:
        """Review a finished hand of a stored match, counted from 1.

        With ``other``, the record of the same hand as a level has played it is reviewed. Raises ValueError
        or RecordError for a record that has no such hand.
        """
        seat, record = stored.row.head.human_seat or 0, stored.record if other is None else other
        match_id = stored.row.id if other is None else None
        hand = _reviewed(record, number, seat, match_id, stored)
        self._open(structs.replace(hand, of_level=other is not None))

    def _open(self, hand: ReviewedHand, at: int = 0) -> None:
        """Review a finished hand; the first position shown is that after ``at`` actions."""
        from .review_place import ReviewPlace

        self.close()
        place = ReviewPlace(hand, self._faces(), self._settings, self._thinker, self._window)
        place.left.connect(self.close)
        place.study_asked.connect(partial(self.study_asked.emit, hand))
        place.play_on_asked.connect(partial(self.play_on_asked.emit, hand))
        place.seat_asked.connect(lambda seat, done: self._open(structs.replace(hand, seat=seat), done))
        place.reviewed_whole.connect(partial(self._kept.keep, hand))
        self.place = place
        self.opened.emit()
        place.begin(self._kept.find(hand), at=at)

    def close(self) -> None:
        """Close the open review, if there is one."""
        place, self.place = self.place, None
        if place is None:
            return
        place.retire()
        self.left.emit()
        place.deleteLater()


def _reviewed(
    record: Json, number: int, seat: int, match_id: int | None, stored: StoredMatch | None
) -> ReviewedHand:
    """A hand of a record, counted from 1, with what is known of the match if it is stored."""
    hand = finished_hand(rules_of_record(record), record, number)
    if stored is None:
        title = title_of_players(record["players"])
        return ReviewedHand(record, hand, seat, MatchMarks(), match_id, title, (), seed=0)
    head = stored.row.head
    title = title_kept(head.title, head.names)
    return ReviewedHand(record, hand, seat, stored.marks, match_id, title, head.levels, stored.seed)
