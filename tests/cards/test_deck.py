"""Properties that all packs share."""

import pytest

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.deck import Deck, mask_of

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
