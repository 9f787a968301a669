"""R2: melds, their points and their ranking."""

from collections.abc import Callable

import pytest

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    HUNGARIAN,
    ActionTextError,
    FourOfAKind,
    Meld,
    Sequence,
    Variant,
    loudness,
    parse_meld,
    words_for,
)

from .positions import cards, dealt, declarations, play


@pytest.mark.parametrize(
    ("item", "points"),
    [("HA3", 20), ("HA4", 50), ("HA5", 100), ("HA6", 100), ("HA7", 100), ("HA8", 100), ("H93", 20)],
)
def test_points_of_sequences(item: str, points: int) -> None:  # R2.1
    match = dealt(hands=("", "HAKOUX987 L7"), turned="A7", played=f"1:declare {item} 1:play L7 0:play A8")
    assert match.counts == (0, points)


def test_cards_of_a_sequence() -> None:  # R2.1: highest first
    assert parse_meld("HK4").cards == cards("HKOUX")


@pytest.mark.parametrize("text", ["HK2", "HK1", "HK9", "H73", "H83", "HX5", "HA0"])
def test_impossible_sequences(text: str) -> None:  # R2.1: three to eight cards, and the VII is the lowest
    with pytest.raises(ValueError, match="is not a sequence") as error:
        parse_meld(text)
    assert error.value.rule == "R2.1"


SETS = [("O", 200), ("9", 150), ("A", 100), ("X", 100), ("K", 100), ("U", 100)]


@pytest.mark.parametrize(("rank", "points"), SETS)
def test_points_of_sets(rank: str, points: int) -> None:  # R2.2 H
    assert points_of_set(rank, HUNGARIAN) == points


@pytest.mark.parametrize(("rank", "points"), [each for each in SETS if each[0] != "9"])
def test_points_of_sets_in_austria(rank: str, points: int) -> None:  # R2.2 A
    assert points_of_set(rank, AUSTRIAN) == points


def points_of_set(rank: str, variant: Variant) -> int:
    match = dealt(variant, hands=("", f"A{rank} L{rank} H{rank} B{rank} L7"), turned="A7")
    play(match, f"1:declare {rank * 4} 1:play L7 0:play A8")
    return match.counts[1]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Sequence(2, Rank.KING, 4),
        lambda: Sequence(Suit.HEARTS, 6, 4),
        lambda: Sequence(Suit.HEARTS, Rank.KING, 4.0),
        lambda: FourOfAKind(5),
    ],
)
def test_numbers_are_no_suits_or_ranks(make: Callable[[], Meld]) -> None:
    # R14: they would be the same meld with another text
    with pytest.raises(ActionTextError):
        make()


@pytest.mark.parametrize("rank", ["7", "8"])
def test_never_a_set_of_eights_or_sevens(rank: str) -> None:  # R2.2
    match = dealt(hands=("", f"A{rank} L{rank} H{rank} B{rank} LK HK BO LU L9"), turned="AO")
    assert declarations(match, 1) == set()
    with pytest.raises(ValueError, match="not a set") as error:
        parse_meld(rank * 4)
    assert error.value.rule == "R2.2"


def test_sets_are_louder_than_any_sequence_and_longer_sequences_than_shorter() -> None:  # R5.3
    said = [parse_meld(text) for text in ("HO3", "HK4", "HA5", "HA8", "UUUU")]
    assert [loudness(item) for item in said] == sorted({loudness(item) for item in said})
    assert [loudness(word) for item in said for word in words_for((item,))] == [
        loudness(item) for item in said
    ]
