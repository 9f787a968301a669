"""Cards, their codes and masks, and whole packs."""

import pytest

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.deck import Deck
from tartli_desktop.cards.german import CARDS, CODES, Card, Rank, Suit, cards_of, mask_of


def test_thirty_two_cards() -> None:
    # R1.1, U1.1
    assert len(CARDS) == 32
    assert {(card.suit, card.rank) for card in CARDS} == {(suit, rank) for suit in Suit for rank in Rank}


def test_text_codes() -> None:
    # R1.2, U1.2
    assert [str(Card.of(Suit.HEARTS, Rank.OVER)), str(Card.AA), str(Card.BX)] == ["HO", "AA", "BX"]
    assert [Card.parse(code) for code in CODES] == list(CARDS)
    for text in ("", "H10", "OH", "ho", "HO "):
        with pytest.raises(ValueError, match="is not a card"):
            Card.parse(text)


def test_a_set_of_cards_is_a_mask() -> None:
    assert mask_of(CARDS) == 0xFFFFFFFF
    assert cards_of(mask_of([Card.BA, Card.A7, Card.HO])) == (Card.A7, Card.HO, Card.BA)


DECKS = [german.DECK, tarokk.DECK]


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_code_and_a_bit(deck: Deck[german.Card] | Deck[tarokk.Card]) -> None:
    assert list(map(int, deck.cards)) == list(range(len(deck.cards)))
    assert [deck.by_code[code] for code in deck.codes] == list(deck.cards)
    assert deck.cards_of(deck.all) == deck.cards
    assert mask_of(deck.cards) == deck.all
    assert [deck.cards_of(1 << card) for card in deck.cards] == [(card,) for card in deck.cards]


def test_a_pack_is_whole_with_each_card_once() -> None:
    cards = german.DECK.cards
    assert german.DECK.is_whole(cards[::-1])
    assert not german.DECK.is_whole(cards[1:])
    assert not german.DECK.is_whole((*cards[1:], cards[1]))
    assert not german.DECK.is_whole(range(32))
    assert not german.DECK.is_whole(tarokk.DECK.cards[:32])
