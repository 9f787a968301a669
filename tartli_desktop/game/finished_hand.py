"""A finished hand of a match, position by position."""

from bisect import bisect_left, bisect_right

from msgspec import Struct

from .json_types import Json
from .match import Action, Event, Match
from .record import first_hands
from .rules import Rules, seated


class FinishedHand(Struct, frozen=True):
    """What lay on the table after each action of a hand that is over."""

    number: int
    """The number of the hand in its match, from 1."""

    positions: tuple[Match, ...]
    """The match after the deal and after each action; do not change any of them."""

    actions: tuple[tuple[int, Action], ...]
    """Seat and action of each step from one position to the next."""

    events: tuple[tuple[Event, ...], ...]
    """What each action made happen; nothing is hidden."""

    tricks: tuple[int, ...]
    """How many actions had been done when each trick began; the first trick begins with the hand."""

    play_from: int = 0
    """How many actions had been done when the first trick could begin, after an auction."""

    @property
    def last(self) -> int:
        """How many actions there were."""
        return len(self.actions)

    @property
    def match(self) -> Match:
        """The match at the end of the hand."""
        return self.positions[-1]

    def trick_at(self, done: int) -> int:
        """The number of the trick after this many actions, from 1."""
        return bisect_right(self.tricks, done)

    def trick_before(self, done: int) -> int:
        """Where the trick began that is in progress after this many actions; at its start, the one before."""
        return self.tricks[max(0, bisect_left(self.tricks, done) - 1)]

    def trick_after(self, done: int) -> int:
        """Where the next trick begins; after the last one, the end of the hand."""
        at = bisect_right(self.tricks, done)
        return self.tricks[at] if at < len(self.tricks) else self.last


def finished_hand(rules: Rules, record: Json, number: int) -> FinishedHand:
    """A hand of a record, counted from 1.

    Raises ValueError if that hand is not over or does not exist, and RecordError for a record that breaks a
    rule before the end of the hand.
    """
    hands = record["hands"]
    if not 1 <= number <= len(hands):
        raise ValueError(f"there is no hand {number}")
    played = rules.match.from_record(first_hands(record, number))
    if played.to_move is not None:
        raise ValueError(f"hand {number} is not over")
    deck, texts = played.hands[number - 1]
    match = rules.match.from_record(first_hands(record, number - 1))
    match.deal(deck, knock=played.knocked(number))
    positions, actions, events, tricks = [match.copy()], [], [], [0]
    for text in texts:
        seat, action = seated(rules, text)
        ends_pause = rules.pause_action(match) == (seat, action)
        happened = match.apply(seat, action)
        positions.append(match.copy())
        actions.append((seat, action))
        events.append(happened)
        if ends_pause or any(map(rules.gathers, happened)):
            tricks.append(len(actions))
    return FinishedHand(
        number,
        tuple(positions),
        tuple(actions),
        tuple(events),
        tuple(done for done in tricks if done < len(actions)),
        sum(position.is_before_play for position in positions),
    )
