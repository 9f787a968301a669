"""What the players' notes show before the play."""

from __future__ import annotations

from collections.abc import Iterator

from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, Event, View
from tartli_desktop.games.tarokk.rules.sides import other

_FIVE = 5
"""With this many seats a note has room for only one utterance; the caption shows what stands."""


def replaces_note(view: View) -> bool:
    """Whether the last utterance of the round of announcements stands alone on its player's note.

    That is so if it is the first of its turn, or if the notes have no room for more.
    """
    return len(view.said) < 2 or view.said[-2][1] == "pass" or len(view.sizes) == _FIVE


def has_bid_before(seat: int, view: View) -> bool:
    """Whether a player spoke in the auction before the last time, so that the note keeps what was said."""
    return sum(each == seat for each, _ in view.auction) > 1


def said_last(view: View) -> tuple[Event, ...]:
    """What the notes show: the whole auction, or in the round of announcements each seat's last turn."""
    annulled = () if view.annulled is None else (tarokk.Annulled(*view.annulled),)
    if not view.said:
        return (*_bids(view), *annulled)
    turns: dict[int, list[Event]] = {}
    is_new = True
    for seat, text in view.said:
        if text == "pass":
            if is_new:
                turns[seat] = [tarokk.TurnClosed(seat, True)]
            is_new = True
            continue
        if is_new or len(view.sizes) == _FIVE:
            turns[seat] = []
        is_new = False
        turns[seat].append(_uttered(seat, text, view))
    return tuple(event for turn in turns.values() for event in turn)


def _bids(view: View) -> Iterator[Event]:
    level = 0
    for seat, text in view.auction:
        match Action.parse(text):
            case tarokk.Bid(bid):
                level = bid
                yield tarokk.BidMade(seat, level, 0, None)
            case tarokk.Hold():
                yield tarokk.Held(seat, level)
            case _:
                yield tarokk.Passed(seat, None)


def _uttered(seat: int, text: str, view: View) -> Event:
    side = view.sides[seat]
    match Action.parse(text):
        case tarokk.Call(card):
            return tarokk.Called(seat, card)
        case tarokk.DeclareTarokks(count):
            return tarokk.TarokksDeclared(seat, count)
        case tarokk.Announce(bonus):
            # An announcement proves its seat's side.
            assert side is not None
            return tarokk.Announced(seat, bonus, side)
        case tarokk.SayKontra(level, item):
            assert side is not None
            return tarokk.Kontra(seat, item, other(side) if level % 2 else side, level)
    raise ValueError(f"{text!r} is not said in the round of announcements")
