"""The strongest level's bids, discards and doubles, position by position."""

from dataclasses import replace
from random import Random

import pytest

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti import ASSOCIATION, CARDS, Card, Match
from tartli_desktop.games.ulti.opponents import choose, evaluate
from tartli_desktop.games.ulti.opponents.auction import lay, looked_at
from tartli_desktop.games.ulti.opponents.strong import FULL
from tartli_desktop.games.ulti.opponents.valuation.bidding import (
    component_chances,
    is_hopeless,
    likelihood,
    options,
)
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, LADDER
from tests.games.ulti.at_the_table import do

from .test_evaluation import EVENING, action
from .test_levels import dealt

SOME = replace(FULL, bidding=10, bids=3, talons=24)
"""A quarter of the full effort for a discard."""


@pytest.mark.parametrize(
    ("hand", "gift", "better"),
    [("second hand", "lay AU H7", "lay AU H9"), ("fifth hand", "lay HO H8", "lay A8 L8")],
)
def test_a_discard_counts_what_it_gives_to_others(hand: str, gift: str, better: str) -> None:
    # U4.2: whoever takes the talon under a Simple gets the VII or the Hearts.
    forehand, pack, _ = EVENING[hand]
    match = Match.new(ASSOCIATION, first_dealer=(forehand - 1) % 3)
    match.deal(map(Card.parse, pack.split()))
    also = [action(match, gift), action(match, better)]
    values = evaluate(match.view(forehand), effort=SOME, also=also)
    assert values[action(match, better)].points > values[action(match, gift)].points
    assert str(choose(match.view(forehand), seed=1)) != gift


def test_a_discard_gives_nothing_away_that_brings_nothing_clear() -> None:  # U4.2
    # These deals like the Under of Hearts best, but not clearly better than the IX of Bells.
    match = dealt(
        "AA AO A7 LA LK LU LX L9 B9 B8",
        "A9 L8 L7 HA HK H9 H8 H7 BA BK",
        "AK AU AX A8 LO HO HX BU BX B7",
        "HU BO",
    )
    assert str(choose(match.view(1), seed=51)) == "lay B9 B8"


def test_a_simple_mostly_leaves_no_heart_to_others() -> None:  # U4.2
    # To whoever has 40 in Hearts, the IX of Hearts is worth a bid.
    match = dealt("AA AU LO LX L8 L7 HA H7 BO B7", "AK AO A9 LU HK HO HX BA BK B8", "", "A8 H9")
    assert sum("H9" in str(choose(match.view(1), seed=seed)) for seed in range(3)) < 2


def test_the_best_bid_has_no_part_that_its_cards_cannot_win() -> None:
    for seed in range(60):
        twelve = mask_of(Random(seed).sample(CARDS, 12))
        best = options(twelve, LADDER)[0]
        assert not is_hopeless(best.contract, twelve & ~best.lay, best.lay, best.trump)


HOLES = (
    "A7 A8 A9 AK L7 L8 LX H7 HU B7",
    "AA AO AU AX L9 LU LO HO B8 BA",
    "LK LA H8 H9 HX HK HA BU BO BX",
    "B9 BK",
)
"""Seat 1 may play a Betli: the estimates discard the Under of Hearts, the King of Acorns would do better."""


def test_a_betli_is_tried_with_other_discards_than_the_likeliest() -> None:
    match = dealt(*HOLES)
    tried = [(option.contract.text, str(lay(option))) for option in looked_at(match.view(1), FULL.bids)]
    found = {each for bid, each in tried if bid == "open-betli"}
    assert {"lay HU BK", "lay AK BK"} <= found


def test_a_bid_says_that_no_dearer_part_was_likely() -> None:
    forty, none = (
        mask_of(map(Card.parse, f"HA HX HK {card} H7 AA AX L9 LX B9".split())) for card in ("HO", "HU")
    )
    for bid, likelier, other in (("hearts ulti", none, forty), ("hearts 40-100 ulti", forty, none)):
        assert likelihood(CONTRACTS[bid], likelier, 0) > 2 * likelihood(CONTRACTS[bid], other, 0)


NO_ACE = ("AK AU AX A7 BK BO BU BX B8 B7", "AO A9 A8 LK LU HK HX H7 BA B9", "AA LA LO LX L9 L8 L7 HA H9 H8")
"""A sure Ulti with 40-100 for seat 1, without an Ace."""


def test_four_aces_need_all_aces() -> None:  # U6.4
    # However many trumps there are, the defender who holds the other Ace keeps it.
    for hand, count in (("AA LA BA BK BO BX B9 B8 B7 L8", False), ("AA LA BA HA BO BX B9 B8 B7 L8", True)):
        assert bool(component_chances(mask_of(map(Card.parse, hand.split())), 0, 3)["aces"]) is count


def test_four_aces_are_not_bid_without_an_ace() -> None:
    match = do(dealt(*NO_ACE, "HO HU"), "1:lay HO HU")
    assert str(choose(match.view(1))) in ("bid 40-100 ulti", "bid ulti")
    said = ("1:bid 40-100 ulti", "2:pass", "0:take", "0:lay H9 H8", "0:bid ulti aces")
    view = do(match, *said).view(1)
    # By 96 talons it is a close decision.
    assert [str(choose(view, seed=seed)) for seed in range(3)].count("pass") >= 2


HELD = ("HK HO HU H8 H7 AA AK LA LK BA", "HA HX H9 AX A9 LX L9 BX BK B9", "AO AU A8 A7 LO LU L8 L7 BO BU")
"""Seat 2 holds the highest trumps against a seat 1 that bids an Ulti of Hearts."""


def test_an_ulti_that_will_probably_be_lost_is_doubled() -> None:
    auction = ("1:lay B8 B7", "1:bid hearts ulti", "2:pass", "0:pass", "1:pass", "1:play AA")
    match = do(dealt(*HELD, "B8 B7"), *auction)
    worths = evaluate(match.view(2))
    assert "ulti" in str(max(worths, key=lambda action: worths[action].points)).split()
    # By fewer deals it is a close decision.
    said = [str(choose(match.view(2), seed=seed)).split() for seed in range(3)]
    assert sum("ulti" in words for words in said) >= 2
    hopeless = do(dealt(HELD[0], HELD[2], HELD[1], "B8 B7"), *auction)
    assert str(choose(hopeless.view(2))).startswith("play")


def test_an_open_game_is_not_doubled() -> None:
    # U8.5: too few of the deals before trick 1 hold what such a bid promises.
    match = dealt(
        "AA HA HX HU H8 H7 BA BX BK BU",
        "AX A7 LX LK LO HK H9 BO B9 B7",
        "AK AO AU A9 A8 LA LU L9 L7 HO",
        "L8 B8",
    )
    bid = "1:bid hearts ulti open-durchmars"
    do(match, "1:lay L8 B8", bid, "2:pass", "0:pass", "1:pass", "1:play HA")
    assert str(choose(match.view(2), seed=2)) == "play H9"


def test_without_time_nothing_is_taken_or_doubled_by_a_few_deals() -> None:  # U18.8
    match = do(dealt(*HELD, "B8 B7"), "1:lay B8 B7", "1:bid hearts ulti")
    assert {str(choose(match.view(2), seed=seed, seconds=0.001)) for seed in range(8)} == {"pass"}
    do(match, "2:pass", "0:pass", "1:pass", "1:play AA")
    assert str(choose(match.view(2), seconds=0.001)).startswith("play")


def test_who_has_three_aces_lets_another_play_a_simple() -> None:  # U4.2
    first, second = "A8 A9 AK AX B7 B8 H8 HK HX L7", "AA AO A7 LA LX L9 HA HO HU BO"
    match = do(dealt(first, second, "H7 LK H9 BK BA AU B9 LO BX LU", "L8 BU"), "1:lay L8 BU", "1:bid simple")
    assert str(choose(match.view(2), seed=1)) == "pass"


@pytest.mark.parametrize(
    ("hands", "action"),
    [
        (
            (
                "AA AK AU A7 LO L7 HU H7 BO BX",
                "BK B7 HA LA AO H9 A9 HX LK B8",
                "B9 BA LX L8 AX A8 LU HK H8 HO",
            ),
            "trump A",
        ),
        (
            (
                "A7 A8 A9 L7 L8 LO H7 H8 B8 B9",
                "BK B7 HA LA AO H9 AA HX LK AK",
                "AU BA LX BO AX BX LU HK HU HO",
            ),
            "forfeit",
        ),
    ],
    ids=["weak", "hopeless"],
)
def test_a_simple_is_thrown_in_if_it_would_lose_more(hands: tuple[str, str, str], action: str) -> None:
    # U5.2: thrown in, it costs 4; played, 2 and what is silent or doubled.
    match = do(dealt(*hands, "L9 BU"), "1:lay L9 BU", "1:bid simple", "2:pass", "0:pass", "1:pass")
    assert str(choose(match.view(1), seed=1)) == action
