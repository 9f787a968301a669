"""A hand that is only shown, not played."""

from __future__ import annotations

from tartli_desktop.cards.german import Card
from tartli_desktop.games.ulti import ASSOCIATION, Lay, MakeBid, Match, View

_DECK = "HA HX H7 BK BO AA L8 A9 AK LU B7 HU A8 LK BU H9 LX AX LA A7 B8 HK AO BX L9 HO LO BA L7 B9 AU H8"


def example_view(seats: int) -> View:
    """The view of the first bidder after laying two cards and bidding."""
    match = Match.new(ASSOCIATION, first_dealer=2, players=("A", "B", "C"))
    match.deal(map(Card.parse, _DECK.split(" ")))
    lay = next(each for each in match.legal_actions(0) if isinstance(each, Lay))
    match.apply(0, lay)
    match.apply(0, MakeBid("hearts simple"))
    return match.view(0)
