"""U9: which cards may be played and who wins the trick, compared with the rules coded word by word."""

import random

from tartli_desktop.cards.german import CARDS, Card, Suit, mask_of
from tartli_desktop.games.ulti.rules.cards import BEATEN_BY, NO_TRUMP, in_order, playable


def order(trump: Suit | None) -> str:
    return "789XUOKA" if trump is None else "789UOKXA"


def wins(trick: list[Card], trump: Suit | None) -> Card:
    """U9.7, U1.3, U1.4: the highest trump, else the highest card of the suit led."""
    suit = trump if any(card.suit == trump for card in trick) else trick[0].suit
    return max(
        (card for card in trick if card.suit == suit), key=lambda card: order(trump).index(str(card.rank))
    )


def allowed(hand: list[Card], trick: list[Card], trump: Suit | None) -> set[Card]:
    """U9.2 to U9.5, word by word."""
    if not trick:
        return set(hand)
    followed = [card for card in hand if card.suit == trick[0].suit]
    trumps = [card for card in hand if card.suit == trump]
    demanded = followed or trumps
    if not demanded:
        return set(hand)
    heading = {card for card in demanded if wins([*trick, card], trump) == card}
    return heading or set(demanded)


def test_playable_cards_of_random_tricks() -> None:  # U9.2 to U9.5, U9.7
    chance = random.Random(1)
    for _ in range(4000):
        dealt = chance.sample(CARDS, chance.randint(3, 12))
        trick, hand = dealt[: chance.randint(1, 2)], dealt[2:]
        trump = chance.choice([None, *Suit])
        winning = wins(trick, trump)
        mask = playable(mask_of(hand), NO_TRUMP if trump is None else trump, trick[0], winning)
        assert set(in_order(mask)) == allowed(hand, trick, trump)


def test_what_beats_what() -> None:  # U1.3, U1.4, U9.7
    for trump in (None, *Suit):
        for led in CARDS:
            for other in CARDS:
                if other != led:
                    beats = BEATEN_BY[NO_TRUMP if trump is None else trump][led] >> other & 1
                    assert beats == (wins([led, other], trump) == other)


def test_lists_of_cards_stand_in_one_order() -> None:  # U1.2
    assert " ".join(map(str, in_order(0xFFFFFFFF)))[:29] == "AA AK AO AU AX A9 A8 A7 LA LK"
