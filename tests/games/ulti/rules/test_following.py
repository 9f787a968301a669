"""U9: which cards may be played and who wins the trick, compared with the rules coded word by word."""

import random

import pytest

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


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "legal"),
    [
        ("AA AK A9 L8", "AO", "H", "AA AK"),
        ("A9 A8 L8", "AO", "H", "A9 A8"),
        ("AA A9 L8", "AO H8", "H", "AA A9"),
        ("H9 HU L8", "AO HX", "H", "H9 HU"),
        ("HA H9 L8", "AO HX", "H", "HA"),
        ("HA H9 L8", "AO", "H", "HA H9"),
        ("L8 BA", "AO", "H", "L8 BA"),
        ("AX AU A7", "AO", "H", "AX"),
        ("AX AU A7", "AO", None, "AX AU A7"),
    ],
)
def test_the_examples(hand: str, trick: str, trump: str | None, legal: str) -> None:
    # U20 (U9.6 needs a soloist: the scenarios have it)
    table = [Card[code] for code in trick.split()]
    suit = None if trump is None else Suit.parse(trump)
    mask = playable(
        mask_of(Card[code] for code in hand.split()),
        NO_TRUMP if suit is None else suit,
        table[0],
        wins(table, suit),
    )
    assert set(in_order(mask)) == {Card[code] for code in legal.split()}


def test_lists_of_cards_stand_in_one_order() -> None:  # U1.2
    assert " ".join(map(str, in_order(0xFFFFFFFF)))[:29] == "AA AK AO AU AX A9 A8 A7 LA LK"
