"""A hand that nobody plays, to look at."""

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import HUNGARIAN, Match, View

_TOP = (
    *(Card.HO, Card.HK, Card.HA, Card.L8, Card.A7, Card.B7, Card.AU, Card.AO, Card.AX, Card.A8),
    *(Card.L7, Card.H7, Card.BU, Card.B9, Card.LO, Card.B8, Card.LX, Card.L9, Card.LU),
)
"""The top of a pack that deals seat 0 a hand worth looking at."""


def example_view(seats: int) -> View:
    """Seat 0's view after the deal, with the turned card covered, so that the middle is free for text."""
    match = Match.new(HUNGARIAN, first_dealer=1)
    match.deal(_TOP + tuple(card for card in CARDS if card not in _TOP))
    return replace(match.view(0), turned=None)
