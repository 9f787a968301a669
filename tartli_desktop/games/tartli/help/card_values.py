"""What the cards and melds of Tartli are worth, for the card beside the table."""

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.learning.help import CardValues, Order
from tartli_desktop.games.tartli import LAST_TRICK_POINTS, PLAIN_POINTS, STRENGTH, TRUMP_POINTS, Variant
from tartli_desktop.text.card_names import rank_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import said, table

from .melds import meld_rows

tr = Context("Tartli.Help")


def card_values(variant: Variant, trump: Suit | None) -> CardValues:
    """Trumps, which are named if a suit is trumps now, other suits, last trick and melds (R1, R2)."""
    trumps = tr("Trumps")
    if trump is not None:
        trumps = fill(tr("Trumps: %1"), suit_name(trump))
    last = said(fill(tr("Last trick: +%1"), LAST_TRICK_POINTS))
    return CardValues(
        (_order(trumps, Suit.ACORNS, TRUMP_POINTS), _order(tr("Other suits"), Suit.LEAVES, PLAIN_POINTS)),
        last + _melds(variant),
    )


def _order(head: str, suit: Suit, points: tuple[int, ...]) -> Order:
    """The ranks of a suit where acorns are trumps (R1.4, R1.5)."""
    strength = STRENGTH[Suit.ACORNS]
    best_first = sorted(Rank, key=lambda rank: strength[Card.of(suit, rank)], reverse=True)
    return head, [(rank_name(rank), points[rank]) for rank in best_first]


def _melds(variant: Variant) -> str:
    row = ", ".join(rank_name(rank) for rank in sorted(Rank, reverse=True))
    order = said(fill(tr("Order in a sequence: %1"), row))
    meld = tr("%1: %2", "the name of a meld, and what it is")
    rows = [
        (fill(meld, f"<b>{name}</b>", what), points)
        for name, what, points in meld_rows(variant, is_brief=True)
    ]
    heads = (tr("Melds"), tr("Points"))
    return table(heads, rows, numbers=(1,)) + order
