"""R1: cards, their orders and their points."""

from itertools import pairwise

import pytest

from tartli_desktop.games.tartli import CARDS, HAND_POINTS, LAST_TRICK_POINTS, POINTS, Card, Rank, Suit

from .positions import cards, dealt


def test_thirty_two_cards() -> None:  # R1.1
    assert len(CARDS) == 32
    assert {(card.suit, card.rank) for card in CARDS} == {(suit, rank) for suit in Suit for rank in Rank}
    assert [suit.name for suit in Suit] == ["ACORNS", "LEAVES", "HEARTS", "BELLS"]
    assert [rank.name for rank in Rank] == ["SEVEN", "EIGHT", "NINE", "TEN", "UNDER", "OVER", "KING", "ACE"]


def test_text_codes() -> None:  # R1.2
    assert str(Card.of(Suit.HEARTS, Rank.OVER)) == "HO"
    assert Card.parse("AA") == Card.of(Suit.ACORNS, Rank.ACE)
    assert Card.parse("BX") == Card.of(Suit.BELLS, Rank.TEN)
    assert " ".join(map(str, CARDS[:8])) == "A7 A8 A9 AX AU AO AK AA"
    assert [Card.parse(str(card)) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize("text", ["", "H", "H10", "OH", "ho", "HO ", "SO", "HJ", "H1", "__doc__"])
def test_other_texts_are_no_cards(text: str) -> None:  # R1.2
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_letters_of_suits_and_ranks() -> None:  # R1.2
    assert [Suit.parse(letter) for letter in "ALHB"] == list(Suit)
    assert [Rank.parse(letter) for letter in "789XUOKA"] == list(Rank)
    with pytest.raises(ValueError, match="is no suit"):
        Suit.parse("AL")
    with pytest.raises(ValueError, match="is no rank"):
        Rank.parse("J")


def test_sequence_order() -> None:  # R1.3
    assert "".join(map(str, sorted(Rank, reverse=True))) == "AKOUX987"


def test_order_of_trumps_in_tricks() -> None:
    # R1.4: each card in O 9 A X K U 8 7 beats the next, as lead or as reply
    order = "O9AXKU87"
    for high, low in pairwise(order):
        assert trick_winner(f"H{high}", f"H{low}", trump="H") == "leader"
        assert trick_winner(f"H{low}", f"H{high}", trump="H") == "second"


def test_order_of_plain_cards_in_tricks() -> None:  # R1.5: A X K O U 9 8 7
    order = "AXKOU987"
    for high, low in pairwise(order):
        assert trick_winner(f"H{high}", f"H{low}", trump="A") == "leader"
        assert trick_winner(f"H{low}", f"H{high}", trump="A") == "second"


def trick_winner(led: str, reply: str, trump: str) -> str:
    turned = next(f"{trump}{rank}" for rank in "789" if f"{trump}{rank}" not in (led, reply))
    match = dealt(hands=(reply, led), turned=turned, played=f"{led}/{reply}")
    return "leader" if match.view(0).leader == 1 else "second"


@pytest.mark.parametrize(
    ("rank", "points"), [("O", 20), ("9", 14), ("A", 11), ("X", 10), ("K", 4), ("U", 2), ("8", 0)]
)
def test_points_of_trumps(rank: str, points: int) -> None:  # R1.4: taken with a plain card worth nothing
    match = dealt(hands=("A7", f"H{rank}"), turned="H7", played=f"H{rank}/A7")
    assert match.counts == (0, points)


@pytest.mark.parametrize(
    ("rank", "points"), [("A", 11), ("X", 10), ("K", 4), ("O", 3), ("U", 2), ("9", 0), ("8", 0), ("7", 0)]
)
def test_points_of_plain_cards(rank: str, points: int) -> None:  # R1.5
    match = dealt(hands=("L7", f"H{rank}"), turned="A7", played=f"H{rank}/L7")
    assert match.counts == (0, points)


@pytest.mark.parametrize("trump", Suit)
def test_sums_of_points(trump: Suit) -> None:
    # R1.4: 61, R1.5: 30 in each other suit, R1.6: 161 with the last ten
    sums = {suit: sum(POINTS[trump][card] for card in CARDS if card.suit is suit) for suit in Suit}
    assert sums == {suit: 61 if suit is trump else 30 for suit in Suit}
    assert sum(POINTS[trump]) + LAST_TRICK_POINTS == HAND_POINTS == 161


def test_shorthand_of_these_tests() -> None:
    assert cards("HAKO B7") == (Card.HA, Card.HK, Card.HO, Card.B7)
