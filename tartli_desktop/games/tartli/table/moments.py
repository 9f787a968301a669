"""The moments in Tartli on which the people of the café may comment."""

from collections.abc import Mapping

from tartli_desktop.characters.remarks import Moment
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event, View, beats
from tartli_desktop.games.tartli.rules.cards import POINTS

_GOOD_MELD = 50
"""The points from which melds deserve a comment."""
_BIG_TRICK = 24
_HIGH_CARD = 10


def moments_of(event: Event, view: View) -> Mapping[int, Moment]:
    """The moment that an event is, for each seat it concerns."""
    match event:
        case tartli.MeldsScored(seat, _, points) if points >= _GOOD_MELD:
            return {seat: Moment.OWN_MELD, 1 - seat: Moment.OTHERS_MELD}
        case tartli.TrickGathered() if view.trump is not None:
            return _of_trick(event, view.trump)
        case tartli.HandEnded() if not _has(view, tartli.GameWon):
            brought = [sum(each) for each in zip(event.trick_points, event.meld_points, strict=True)]
            return {} if brought[0] == brought[1] else _hand_of(brought.index(max(brought)))
        case tartli.GameWon(seat) if not _has(view, tartli.MatchWon):
            return _hand_of(seat)
        case tartli.MatchWon(seat):
            return {seat: Moment.WON_MATCH, 1 - seat: Moment.LOST_MATCH}
    return {}


def _of_trick(trick: tartli.TrickGathered, trump: int) -> dict[int, Moment]:
    led, reply = trick.cards
    points = POINTS[trump]
    lost = led if beats(trump, led, reply) else reply
    moments: dict[int, Moment] = {}
    if points[led] + points[reply] >= _BIG_TRICK:
        moments[trick.seat] = Moment.WON_BIG_TRICK
    if points[lost] >= _HIGH_CARD:
        moments[1 - trick.seat] = Moment.LOST_HIGH_CARD
    return moments


def _hand_of(seat: int) -> dict[int, Moment]:
    return {seat: Moment.WON_HAND, 1 - seat: Moment.LOST_HAND}


def _has(view: View, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in view.events)
