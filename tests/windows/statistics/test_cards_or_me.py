"""How much of what was won the cards were worth, and what chance may have to do with it."""

import pytest

from tartli_desktop.windows.statistics.cards_or_me import CardsOrMe, DuelHand, ReviewedHand, figure

CARDS, BIDS = "Cards played", "Bids"


def reviewed(brought: int, worth: float, cards: float = 0.0, bids: float = 0.0) -> ReviewedHand:
    return ReviewedHand(brought, worth, cards + bids, ((CARDS, cards), (BIDS, bids)))


def test_a_figure_has_its_standard_error() -> None:
    found = figure([2, 4, 4, 6], float)
    assert found is not None
    # The deviation is 1.63, over the root of 4 hands.
    assert found.words == "+4, give or take 0.8"
    assert found.is_sure
    alone = figure([3], float)
    assert alone is not None
    assert (alone.words, alone.is_sure) == ("+3", False)
    assert figure([], float) is None


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        ((6, 5, 7, 6), "you play better than the levels"),
        ((-6, -5, -7, -6), "the levels play better than you"),
        ((9, -8, 7, -7), "may be chance"),
    ],
)
def test_it_is_said_whether_it_may_be_chance(brought: tuple[int, ...], sentence: str) -> None:
    assert sentence in CardsOrMe([DuelHand(each, 1.0) for each in brought], ()).verdict


def test_what_was_won_is_the_worth_of_the_cards_and_what_the_player_made_of_them() -> None:
    found = CardsOrMe([DuelHand(4, 1.0), DuelHand(2, 3.0)], [reviewed(3, 5.0, 1.0, 0.5), reviewed(-1, 0.0)])
    assert found.heads == ["Duels (hands: 2)", "Reviewed (hands: 2)"]
    rows = {row.name: [cell.split(",")[0] for cell in row.cells] for row in found.rows}
    assert rows == {
        "Won per hand": ["+3", "+1"],
        "Worth of the cards": ["+2", "+2.5"],
        "What you add": ["+1", "\u22121.5"],
        "Lost by mistakes": ["–", "\u22120.8"],
        f"… by: {CARDS}": ["–", "\u22120.5"],
        f"… by: {BIDS}": ["–", "\u22120.2"],
    }


def test_from_six_reviewed_hands_on_the_later_ones_are_told_apart() -> None:
    hands = [reviewed(0, 0.0, cards) for cards in (4, 4, 4, 1, 1, 1)]
    found = CardsOrMe((), hands)
    assert found.heads == ["Reviewed (hands: 6)", "The earlier (3)", "The later (3)"]
    (lost,) = (row for row in found.rows if row.name == "Lost by mistakes")
    assert [cell.split(",")[0] for cell in lost.cells] == ["\u22122.5", "\u22124", "\u22121"]
    assert CardsOrMe((), hands[:5]).heads == ["Reviewed (hands: 5)"]


def test_without_any_hands_there_is_nothing_to_show() -> None:
    assert CardsOrMe((), ()).heads == []
