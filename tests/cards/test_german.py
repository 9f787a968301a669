"""The pack of 32 cards (R1, U1)."""

import pytest

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
