"""What the accounts of hands say at the end of a match."""

from __future__ import annotations

import pytest

from tartli_desktop.face.at_the_table.account import best_hand, match_headline

NAMES = ("Anna", "Vilma", "Lajos")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), "You win the match"),
        ((2,), "Lajos wins the match"),
        ((0, 2), "Winners of the match: Anna, Lajos"),
        ((0, 1, 2), "The match is a draw"),
    ],
)
def test_it_is_told_who_has_won(winners: tuple[int, ...], told: str) -> None:
    assert match_headline(winners, 0, NAMES) == told


@pytest.mark.usefixtures("qapp")
def test_the_best_hand_is_that_which_brought_one_player_most() -> None:
    hands = [(4, -2, -2), (-5, 10, -5), (-2, -2, 4)]
    assert best_hand(hands, NAMES) == "Best hand: Vilma, +10 (hand 2)."
