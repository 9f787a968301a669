"""The hands of a record, replayed one after the other, as those may see them who look at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from tartli_desktop.games.tartli.rules import PlayedHand, replay
from tartli_desktop.games.tartli.two_people.public_view import for_everybody


def replayed(record: Mapping[str, Any], viewer: int | None, *, by_two: bool = False) -> Iterator[PlayedHand]:
    """Replay a match hand by hand; of a hand that is not over, what the viewer learned.

    A hand that breaks a rule is given as far as it goes. After it, as with a wrong head, RecordError is
    raised.

    Args:
        record: of the match (R14).
        viewer: the seat for whose eyes a hand is that is not over; None for those of anybody.
        by_two: whether both players look together, so that such a hand is told without what either hides.
    """
    for hand in replay(record):
        events = hand.events
        if not hand.is_over:
            if viewer is not None:
                events = tuple(event.seen_by(viewer) for event in events)
            if by_two:
                events = tuple(map(for_everybody, events))
        yield replace(hand, events=events)
