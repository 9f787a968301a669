"""How much of what was won the cards were worth, and what chance may have to do with it."""

from datetime import date

import pytest

from tartli_desktop.windows.statistics.cards_or_me import CardsOrMe, DuelHand, ReviewedHand, figure

CARDS, BIDS, LOST = "Cards played", "Bids", "Lost by mistakes"


def reviewed(
    brought: int, worth: float, cards: float = 0.0, bids: float = 0.0, day: date = date.min
) -> ReviewedHand:
    return ReviewedHand(brought, worth, cards + bids, ((CARDS, cards), (BIDS, bids)), day)


def lost(found: CardsOrMe) -> list[str]:
    """What mistakes cost in each column, without the error."""
    return [cell.split(",")[0] for row in found.rows if row.name == LOST for cell in row.cells]


def test_a_figure_has_its_standard_error() -> None:
    found = figure([2, 4, 4, 6], float)
    assert found is not None
    # The deviation is 1.63, over the root of 4 hands.
    assert found.words == "+4, give or take 0.8"
    alone = figure([3], float)
    assert alone is not None
    assert (alone.words, alone.is_sure) == ("+3", False)
    assert figure([], float) is None


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        ((6, 5, 7, 6), "may be chance"),
        ((6, 5, 7, 6) * 3, "you play better than the levels"),
        ((-6, -5, -7, -6) * 3, "the levels play better than you"),
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


def test_months_with_enough_hands_are_told_apart() -> None:
    months = ((2026, 8, 1), (2026, 9, 6), (2026, 10, 7), (2026, 11, 8), (2026, 12, 9))
    hands = [
        reviewed(0, 0.0, month, day=date(year, month, day + 1))
        for year, month, count in months
        for day in range(count)
    ]
    found = CardsOrMe((), hands)
    whole, *latest = found.heads
    assert whole == "Reviewed (hands: 31)"
    # The latest three; August had too few hands for a figure.
    assert latest == [
        "Reviewed, October 2026 (7)",
        "Reviewed, November 2026 (8)",
        "Reviewed, December 2026 (9)",
    ]
    assert lost(found)[1:] == ["\u221210", "\u221211", "\u221212"]
    assert CardsOrMe((), hands[:7]).heads == ["Reviewed (hands: 7)"]
    duels = [DuelHand(2, 1.0, each.day) for each in hands]
    assert CardsOrMe(duels, ()).heads[-1] == "Duels, December 2026 (9)"


def test_hands_of_one_month_are_told_apart_by_tens() -> None:
    hands = [reviewed(0, 0.0, cards, day=date(2026, 11, 30)) for cards in range(1, 46)]
    found = CardsOrMe((), hands)
    assert found.heads[1:] == [f"Reviewed, hands {at} to {at + 9} (10)" for at in (11, 21, 31)]
    assert lost(found)[1:] == ["\u221215.5", "\u221225.5", "\u221235.5"]
    assert all("give or take" in cell for row in found.rows for cell in row.cells[1:] if row.name == LOST)
    assert CardsOrMe((), hands[:19]).heads == ["Reviewed (hands: 19)"]


def test_without_any_hands_there_is_nothing_to_show() -> None:
    assert CardsOrMe((), ()).heads == []
