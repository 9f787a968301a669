"""R2: melds, their points and their ranking."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    HUNGARIAN,
    ActionTextError,
    FourOfAKind,
    HandEnded,
    Meld,
    MeldsScored,
    Sequence,
    Variant,
    loudness,
    parse_meld,
    words_for,
)

from .positions import cards, contest, dealt, declarations, last, may, play, play_out, refused


@pytest.mark.parametrize(
    ("item", "points"),
    [("HA3", 20), ("HA4", 50), ("HA5", 100), ("HA6", 100), ("HA7", 100), ("HA8", 100), ("H93", 20)],
)
def test_points_of_sequences(item: str, points: int) -> None:
    # R2.1
    match = dealt(hands=("", "HAKOUX987 L7"), turned="A7")
    play(match, f"1:declare {item} 1:play L7 0:play A8")
    assert match.counts == (0, points)


def test_cards_of_a_sequence() -> None:
    # R2.1: highest first
    assert parse_meld("HK4").cards == cards("HKOUX")


def test_run_may_be_declared_whole_or_in_part() -> None:
    # R2.1: any three or more of O U X 9 8
    match = dealt(hands=("", "HOUX98 A8 L7 B7 BK"), turned="A7")
    assert declarations(match, 1) == {"HO5", "HO4", "HU4", "HO3", "HU3", "HX3"}


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("HAK B9 B7 LU LX A9 A8 LK", "two cards are no sequence"),
        ("HAK LO BU AX H9 L8 B7 A8", "cards of several suits"),
        ("HAK H98 HU LX BX A8 LK", "a gap"),
        ("HA H87 L9 LX BU A8 A9 BK", "nothing follows the VII"),
        ("LA HA BA L8 H8 H7 B7 A8 BK", "three Aces are no set"),
    ],
)
def test_no_meld(hand: str, why: str) -> None:
    # R2.1, R2.2
    match = dealt(hands=("", hand), turned="A7")
    assert declarations(match, 1) == set(), why


@pytest.mark.parametrize("text", ["HK2", "HK1", "HK9", "H73", "H83", "HX5", "HA0"])
def test_impossible_sequences(text: str) -> None:
    # R2.1: three to eight cards, and the VII is the lowest
    with pytest.raises(ValueError, match="is not a sequence") as error:
        parse_meld(text)
    assert error.value.rule == "R2.1"


SETS = [("O", 200), ("9", 150), ("A", 100), ("X", 100), ("K", 100), ("U", 100)]


@pytest.mark.parametrize(("rank", "points"), SETS)
def test_points_of_sets(rank: str, points: int) -> None:
    # R2.2 H
    assert points_of_set(rank, HUNGARIAN) == points


@pytest.mark.parametrize(("rank", "points"), [each for each in SETS if each[0] != "9"])
def test_points_of_sets_in_austria(rank: str, points: int) -> None:
    # R2.2 A
    assert points_of_set(rank, AUSTRIAN) == points


def points_of_set(rank: str, variant: Variant) -> int:
    match = dealt(variant, hands=("", f"A{rank} L{rank} H{rank} B{rank} L7"), turned="A7")
    play(match, f"1:declare {rank * 4} 1:play L7 0:play A8")
    return match.counts[1]


def test_no_set_of_nines_in_austria() -> None:
    # R2.2 A
    match = dealt(AUSTRIAN, hands=("", "A9 L9 H9 B9 A8 LK HK BO LU"), turned="A7")
    assert declarations(match, 1) == set()
    assert refused(match, "1:declare 9999") == "R2.2"


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
def test_never_a_set_of_eights_or_sevens(rank: str) -> None:
    # R2.2
    match = dealt(hands=("", f"A{rank} L{rank} H{rank} B{rank} LK HK BO LU L9"), turned="AO")
    assert declarations(match, 1) == set()
    with pytest.raises(ValueError, match="not a set") as error:
        parse_meld(rank * 4)
    assert error.value.rule == "R2.2"


def test_bela_is_outside_all_comparison() -> None:
    # R2.3: seat 0 wins the contest with a kvart, seat 1 still scores its béla
    match = dealt(hands=("LAKOU", "HKO AK AO AU"), turned="H7")
    play(match, "1:declare AK3 1:bela 1:play AU 0:declare LA4 0:play A8")
    assert match.counts == (50, 40)


def test_bela_cards_may_be_in_a_sequence_too() -> None:
    # R2.3, R2.1
    match = dealt(hands=("", "HAKO L7"), turned="H7")
    play(match, "1:declare HA3 1:play L7 0:play A8 1:bela")
    assert match.counts == (0, 60)


RANKED = [
    # R2.4: any set beats any sequence
    ("HK7", "AAAA", "second"),
    ("HX4", "UUUU", "second"),
    # sets by rank, O 9 A X K U
    ("9999", "OOOO", "second"),
    ("AAAA", "9999", "second"),
    ("XXXX", "AAAA", "second"),
    ("KKKK", "XXXX", "second"),
    ("UUUU", "KKKK", "second"),
    ("OOOO", "UUUU", "leader"),
    # a longer sequence beats a shorter
    ("HA3", "LX4", "second"),
    ("H93", "LX4", "second"),
    ("HU5", "LO6", "second"),
    # equal length, the higher top card, also against trumps
    ("HO3", "LK3", "second"),
    ("HK3", "LO3", "leader"),
    ("AO3", "LK3", "second"),
    # equal top, the one in trumps
    ("HK3", "AK3", "second"),
    ("AK3", "HK3", "leader"),
    # otherwise that of the leader
    ("HK3", "LK3", "leader"),
    ("LK3", "HK3", "leader"),
]


@pytest.mark.parametrize(("leader", "second", "winner"), RANKED)
def test_which_meld_is_better(leader: str, second: str, winner: str) -> None:
    # R2.4, trumps are acorns
    match = contest(leader, second, turned="A7")
    assert last(match, MeldsScored).seat == {"leader": 1, "second": 0}[winner]


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
@pytest.mark.parametrize(("leader", "second"), [("UUUU", "XXXX"), ("XXXX", "UUUU")])
def test_house_rule_tens_below_unders(leader: str, second: str, variant: Variant) -> None:
    # R2.5: the Tens win, or the Unders with the house rule, which is off by default in both
    assert items_that_win(leader, second, variant) == "XXXX"
    assert items_that_win(leader, second, replace(variant, tens_below_unders=True)) == "UUUU"


def test_house_rule_tens_stay_above_sequences() -> None:
    # R2.5 affects only Tens and Unders
    variant = replace(HUNGARIAN, tens_below_unders=True)
    assert items_that_win("XXXX", "HA4", variant, answer=False) == "XXXX"
    assert items_that_win("KKKK", "XXXX", variant) == "KKKK"
    assert items_that_win("UUUU", "KKKK", variant) == "KKKK"


def items_that_win(leader: str, second: str, variant: Variant, answer: bool = True) -> str:
    match = contest(leader, second, turned="A7", variant=variant, answer=answer)
    if not answer:
        assert not may(match, f"0:declare {second}")
        play(match, f"0:play {match.view(0).hand[0]}")
    return " ".join(map(str, last(match, MeldsScored).items))


def test_melds_are_no_part_of_the_161() -> None:
    # R2.1, R1.6
    match = dealt(hands=("", "HAKO L7"), turned="A7")
    play(match, "1:declare HA3 1:play L7 0:play A8 0:gather")
    play_out(match)
    assert sum(match.counts) == 161 + 20
    assert last(match, HandEnded).meld_points == (0, 20)


def test_sets_are_louder_than_any_sequence_and_longer_sequences_than_shorter() -> None:  # R5.3
    said = [parse_meld(text) for text in ("HO3", "HK4", "HA5", "HA8", "UUUU")]
    assert [loudness(item) for item in said] == sorted({loudness(item) for item in said})
    assert [loudness(word) for item in said for word in words_for((item,))] == [
        loudness(item) for item in said
    ]
