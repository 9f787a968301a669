"""What the cards of Tarokk are worth, for the card beside the table."""

from tartli_desktop.cards.tarokk import Card, Rank, Suit
from tartli_desktop.face.learning.help import CardValues
from tartli_desktop.games.tarokk.rules.card_values import ALL_POINTS, POINTS
from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.text.card_names import card_name, suit_name, tarokk_rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import said

tr = Context("Tarokk.Help")


def card_values(variant: Variant, trump: None) -> CardValues:
    """Tarokks and suits, high to low, and what the game needs (T1.3, T1.4, T12.2)."""
    tarokks = [(card_name(card), POINTS[card]) for card in (Card.SKIZ, Card.XXI)]
    tarokks += [(f"{Card.XX}–{Card.II}", POINTS[Card.II]), (card_name(Card.I), POINTS[Card.I])]
    ranks = [
        (
            " / ".join(dict.fromkeys(tarokk_rank_name(rank, suit) for suit in Suit)),
            POINTS[Card.of(Suit.CLUBS, rank)],
        )
        for rank in Rank
    ]
    game = tr("The declarer’s side needs %1 of the %2 points.")
    return CardValues(
        ((suit_name(None), tarokks), (tr("Each suit"), ranks)), said(fill(game, GAME_POINTS, ALL_POINTS))
    )
