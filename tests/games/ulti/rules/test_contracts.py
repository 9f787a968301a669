"""U3: components, bids, the ladder, and what may be bid over what."""

import pytest

from tartli_desktop.games.ulti import COMPONENTS, CONTRACTS, LADDER
from tartli_desktop.games.ulti.rules.contracts import bids_over

# Rank, text, value, components, and the single values of silent 100, Ulti and Durchmars (U3.6).
TABLE = """
     1 | simple | 1 | 1 | 2 2 3
     2 | hearts simple | 2 | 1 | 4 4 6
     3 | 40-100 | 4 | 1 | - 2 3
     4 | aces | 5 | 2 | 2 2 3
     5 | ulti | 5 | 2 | 2 - 3
     6 | betli | 5 | 1 | - - -
     7 | durchmars | 6 | 1 | - 2 -
     7 | plain-durchmars | 6 | 1 | - - -
     8 | 40-100 aces | 8 | 2 | - 2 3
     9 | 40-100 ulti | 8 | 2 | - - 3
    10 | 20-100 | 8 | 1 | - 2 3
    10 | hearts 40-100 | 8 | 1 | - 4 6
    11 | ulti aces | 9 | 3 | 2 - 3
    12 | hearts aces | 10 | 2 | 4 4 6
    13 | hearts ulti | 10 | 2 | 4 - 6
    14 | 40-100 durchmars | 10 | 2 | - 2 -
    14 | ulti durchmars | 10 | 2 | - - -
    15 | rebetli | 10 | 1 | - - -
    16 | 40-100 ulti aces | 12 | 3 | - - 3
    17 | 20-100 aces | 12 | 2 | - 2 3
    18 | 20-100 ulti | 12 | 2 | - - 3
    19 | open-durchmars | 12 | 1 | - 2 -
    19 | plain-redurchmars | 12 | 1 | - - -
    19 | hearts durchmars | 12 | 1 | - 4 -
    20 | 40-100 ulti durchmars | 14 | 3 | - - -
    21 | 20-100 durchmars | 14 | 2 | - 2 -
    22 | 20-100 ulti aces | 16 | 3 | - - 3
    23 | 40-100 open-durchmars | 16 | 2 | - 2 -
    23 | ulti open-durchmars | 16 | 2 | - - -
    23 | hearts 40-100 aces | 16 | 2 | - 4 6
    23 | hearts 40-100 ulti | 16 | 2 | - - 6
    24 | hearts 20-100 | 16 | 1 | - 4 6
    25 | hearts ulti aces | 18 | 3 | 4 - 6
    26 | 20-100 ulti durchmars | 18 | 3 | - - -
    27 | 40-100 ulti open-durchmars | 20 | 3 | - - -
    28 | 20-100 open-durchmars | 20 | 2 | - 2 -
    28 | hearts 40-100 durchmars | 20 | 2 | - 4 -
    28 | hearts ulti durchmars | 20 | 2 | - - -
    29 | open-betli | 20 | 1 | - - -
    30 | hearts 40-100 ulti aces | 24 | 3 | - - 6
    31 | 20-100 ulti open-durchmars | 24 | 3 | - - -
    32 | hearts 20-100 aces | 24 | 2 | - 4 6
    33 | hearts 20-100 ulti | 24 | 2 | - - 6
    34 | plain-open-durchmars | 24 | 1 | - - -
    34 | hearts open-durchmars | 24 | 1 | - 4 -
    35 | hearts 40-100 ulti durchmars | 28 | 3 | - - -
    36 | hearts 20-100 durchmars | 28 | 2 | - 4 -
    37 | hearts 20-100 ulti aces | 32 | 3 | - - 6
    38 | hearts 40-100 open-durchmars | 32 | 2 | - 4 -
    38 | hearts ulti open-durchmars | 32 | 2 | - - -
    39 | hearts 20-100 ulti durchmars | 36 | 3 | - - -
    40 | hearts 40-100 ulti open-durchmars | 40 | 3 | - - -
    41 | hearts 20-100 open-durchmars | 40 | 2 | - 4 -
    42 | hearts 20-100 ulti open-durchmars | 48 | 3 | - - -
"""

ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]


def test_the_ladder_is_the_table() -> None:  # U3.6, U3.1
    found = [[str(bid.rank), bid.text, str(bid.value), str(len(bid.components))] for bid in LADDER]
    assert found == [row[:4] for row in ROWS]
    assert (len(LADDER), LADDER[-1].rank) == (54, 42)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_what_a_bid_carries_in_silence(row: list[str]) -> None:
    # U3.6, U11.1 to U11.4: the table prints single values, and doubles them for Hearts
    bid = CONTRACTS[row[1]]
    silent = [2 * bid.factor, 2 * bid.factor, 3 * bid.factor]
    trumps = bid.kind != "plain"
    carried = [bid.has("simple"), trumps and not bid.has("ulti"), trumps and not bid.durchmars]
    assert row[4].split() == [
        str(value) if here else "-" for value, here in zip(silent, carried, strict=True)
    ]


def test_trump_bids_are_all_combinations() -> None:  # U3.2: 3 * 2 * 4 * 2 bids, and six without trumps
    texts = set()
    for hundred in ("", "40-100", "20-100"):
        for ulti in ("", "ulti"):
            for last in ("", "aces", "durchmars", "open-durchmars"):
                words = [word for word in (hundred, ulti, last) if word] or ["simple"]
                texts |= {" ".join(words), " ".join(["hearts", *words])}
    assert len(texts) == 48
    plain = {"betli", "rebetli", "open-betli", "plain-durchmars", "plain-redurchmars", "plain-open-durchmars"}
    assert set(CONTRACTS) == texts | plain
    assert {bid.text for bid in LADDER if bid.kind == "plain"} == plain
    assert {bid.text for bid in LADDER if bid.kind == "hearts"} == {
        text for text in texts if text.startswith("hearts ")
    }


def test_the_implied_simple() -> None:  # U3.3
    with_simple = {bid.text for bid in LADDER if bid.has("simple")}
    single = {"simple", "aces", "ulti", "ulti aces"}
    assert with_simple == single | {f"hearts {text}" for text in single}
    assert CONTRACTS["hearts ulti aces"].components == (("ulti", 8), ("aces", 8), ("simple", 2))


def test_components_stand_in_one_order() -> None:  # U3.1
    for bid in LADDER:
        places = [COMPONENTS.index(name) for name in bid.names]
        assert places == sorted(places)


def test_open_games() -> None:  # U10.1
    assert {bid.text for bid in LADDER if bid.open} == {bid.text for bid in LADDER if "open" in bid.text}


def may(standing: str, bid: str, multiplier: int = 1) -> bool:
    return CONTRACTS[bid] in bids_over(CONTRACTS[standing], multiplier, 1, True)


def test_with_one_multiplier_the_rank_decides() -> None:  # U3.5
    for multiplier in (1, 2):
        for low in LADDER:
            over = set(bids_over(low, multiplier, multiplier, True))
            assert over == {bid for bid in LADDER if bid.rank > low.rank}


def test_over_a_bid_of_the_first_round() -> None:
    # U3.5, U20: m = 2 doubles the value, not the number of components
    assert may("ulti", "rebetli", 2)
    assert not may("ulti", "40-100 durchmars", 2)
    assert not may("ulti", "hearts ulti", 2)


def test_nothing_goes_over_the_highest() -> None:
    # U4.5: with m = 2 nothing goes over a bid of 24 or more, except over hearts 40-100 ulti aces
    assert not bids_over(LADDER[-1], 1, 1, True)
    topped = {bid.text for bid in LADDER if not bids_over(bid, 2, 1, True)}
    assert topped == {bid.text for bid in LADDER if bid.value >= 24 and bid.text != "hearts 40-100 ulti aces"}


def test_without_four_aces() -> None:  # U3.7: the others keep rank and key
    left = bids_over(None, 1, 1, False)
    assert set(left) == {bid for bid in LADDER if not bid.has("aces")}
    assert len(left) == 42


@pytest.mark.parametrize(
    ("text", "carrier"),
    [
        ("simple", "simple"),
        ("hearts ulti aces", "simple"),
        ("40-100 ulti durchmars", "40-100"),
        ("hearts 20-100 aces", "20-100"),
        ("ulti durchmars", "durchmars"),
        ("ulti open-durchmars", "open-durchmars"),
    ],
)
def test_what_carries_the_silent_bids(text: str, carrier: str) -> None:  # U11.7
    assert CONTRACTS[text].carrier == carrier
