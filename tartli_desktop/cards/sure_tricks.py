"""When a player who leads wins every trick left, wherever the other cards lie."""

from collections.abc import Sequence

from .deck import bits


def sure_order(
    hand: int,
    others: Sequence[int],
    suits: Sequence[int],
    trumps: int,
    beaten_by: Sequence[int],
    last: int = 0,
) -> list[int]:
    """An order in which the cards of a hand win all tricks left, each led in turn; empty if none is certain.

    It looks at each suit on its own, so that it may miss what a deeper look would find.

    Args:
        hand: the player's cards, as a mask.
        others: the cards that each other player may hold, as masks.
        suits: the cards of each suit; trumps are among them, if there are any.
        trumps: the cards of that suit.
        beaten_by: for each card, the cards that beat it.
        last: a card to keep for the last trick, as a mask, which wins where all other trumps are gone.
    """
    order: list[int] = []
    for of_suit in sorted(suits, key=lambda suit: suit != trumps):
        longest = max((mask & of_suit).bit_count() for mask in others)
        held = sorted(bits(hand & of_suit & ~last), key=lambda card: beaten_by[card].bit_count())
        for place, card in enumerate(held):
            # Who holds as many as have been led has none left.
            if place < longest and any(beaten_by[card] & of_suit & mask for mask in others):
                return []
        # All trumps of the others must fall before another suit is led, or the last card is.
        if of_suit == trumps and len(held) < longest and len(held) != hand.bit_count():
            return []
        order += held
    return order + bits(hand & last)
