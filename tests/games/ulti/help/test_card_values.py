"""What the card beside the table tells of Ulti."""

from tartli_desktop.games.ulti.help.card_values import card_values
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION


def test_the_ten_is_second_with_trumps_and_below_the_under_without() -> None:  # U1.3, U1.4, U1.5
    values = card_values(ASSOCIATION, None)
    (_, high), (_, low) = values.orders
    ranks = ["Ace", "Ten", "King", "Over", "Under", "Nine", "Eight", "Seven"]
    assert list(high) == list(zip(ranks, (10, 10, 0, 0, 0, 0, 0, 0), strict=True))
    assert [name for name, _ in low] == ["Ace", "King", "Over", "Under", "Ten", "Nine", "Eight", "Seven"]
    assert "Last trick: +10" in values.rest
    assert "King and Over of a suit: 40 in trumps, 20 in another" in values.rest  # U7.1
