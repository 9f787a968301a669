"""What the cards and marriages of Ulti are worth, for the card beside the table."""

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.face.learning.help import CardValues
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN, LAST_TRICK_POINTS, LOW_TEN, points_in
from tartli_desktop.games.ulti.rules.variant import Variant
from tartli_desktop.text.card_names import rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import said

tr = Context("Ulti.Help")


def card_values(variant: Variant, trump: Suit | None) -> CardValues:
    """The orders with and without trumps, the points that count with trumps, and marriages (U1, U7.1)."""
    high, low = ([Rank.parse(letter) for letter in reversed(order)] for order in (HIGH_TEN, LOW_TEN))
    king, over = rank_name(Rank.KING), rank_name(Rank.OVER)
    return CardValues(
        (
            (tr("With trumps"), [(rank_name(rank), points_in(1 << rank)) for rank in high]),
            (tr("Without trumps"), [(rank_name(rank), "") for rank in low]),
        ),
        said(fill(tr("Last trick: +%1"), LAST_TRICK_POINTS))
        + said(fill(tr("%1 and %2 of a suit: 40 in trumps, 20 in another"), king, over)),
    )
