"""The finished reviews, kept so that each is there at once the next time."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tartli_desktop.face.learning.review import Reviews
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.json_types import Json
from tartli_desktop.store.match_store import MatchStore

from .reviewed_hand import ReviewedHand

_log = logging.getLogger(__name__)


class StoredReviews:
    """Stores reviews with their matches, or if that is impossible keeps them while the program runs.

    Args:
        store: returns the stored matches.
    """

    def __init__(self, store: Callable[[], MatchStore]) -> None:
        self._store = store
        self._in_memory: dict[object, object] = {}

    def find(self, hand: ReviewedHand) -> object | None:
        """The finished review of a hand; None without one by the present version of the coach."""
        return self._in_memory.get(hand.key) or self._stored(hand)

    def keep(self, hand: ReviewedHand, review: object) -> None:
        """Keep the finished review of a hand."""
        if not self._store_it(hand, review):
            self._in_memory[hand.key] = review

    def _stored(self, hand: ReviewedHand) -> object | None:
        if hand.match_id is None:
            return None
        reviews = _reviews_of(hand)
        number, seat = hand.hand.number, hand.seat
        try:
            data = self._store().reviews.get(hand.match_id, number, seat, coach=reviews.VERSION)
            return None if data is None else reviews.from_stored(data, hand.hand.match, number, seat)
        except (StoreError, ValueError) as error:
            _log.info("the review of hand %s is made again: %s", number, error)
            return None

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
