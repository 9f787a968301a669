"""Deal, talon, discards and annulling (T3, T6, T7), with the examples E25 to E29."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import (
    CARDS,
    ONLINE,
    PASKIEVICS,
    Dealt,
    Discarded,
    HandVoid,
    Match,
    TalonDrawn,
    TarokksDiscarded,
)
from tests.games.tarokk.positions import A, B, C, D, cards, dealt, deck, discards, keep, legal, play, refused

FIVE = replace(PASKIEVICS, players=5)


def test_who_is_dealt_what() -> None:
    match = Match.new(PASKIEVICS, first_dealer=3)
    [event] = match.deal(CARDS)
    assert match.to_move == A  # T2.3
    assert set(match.view(A).hand) == {*CARDS[6:11], *CARDS[26:30]}  # T3.2
    assert set(match.view(D).hand) == {*CARDS[21:26], *CARDS[38:42]}
    assert isinstance(event, Dealt)
    assert event.seen_by(B).hands == (None, match.view(B).hand, None, None)


def test_e25_the_dealer_of_five_sits_out() -> None:
    match = Match.new(FIVE, first_dealer=3)
    match.deal(CARDS)
    view = match.view(3)
    assert view.active == (4, 0, 1, 2)  # T2.1, T2.2
    assert set(match.view(4).hand) == {*CARDS[6:11], *CARDS[26:30]}
    assert (view.hand, view.legal, view.sizes) == ((), (), (9, 9, 9, 0, 9))
    assert match.to_move == 4


@pytest.mark.parametrize(
    ("hands", "auction", "shares"),
    [
        (("", "", "SKIZ"), "pass, pass, bid three, pass", {C: (0, 1, 2), D: (3,), A: (4,), B: (5,)}),
        # E26
        (("SKIZ", "", "XXI"), "bid three, pass, bid two, pass, hold, pass", {A: (0, 1), B: (2, 3), C: (4,)}),
        (("", "", "", "SKIZ"), "pass, pass, pass, bid one", {D: (0,), A: (1, 2), B: (3, 4), C: (5,)}),
        (("SKIZ",), "bid solo", {A: (), B: (0, 1), C: (2, 3), D: (4, 5)}),
    ],
)
def test_who_draws_what(hands: tuple[str, ...], auction: str, shares: dict[int, tuple[int, ...]]) -> None:
    match = dealt(hands)
    top = match.hands[0][0]
    events = play(match, auction)
    for seat, places in shares.items():
        assert match.view(seat).talon == tuple(top[place] for place in places)  # T6.1, T3.3
        for drawn in events:
            if isinstance(drawn, TalonDrawn) and drawn.seat != seat:
                assert drawn.seen_by(seat).cards is None  # T6.2


def test_what_is_never_discarded() -> None:
    match = dealt(("SKIZ XIX HK XVIII", "XXI XX"), talon="I V")
    play(match, "bid two, bid one, pass, pass, hold, pass")
    assert refused(match, "discard HK") == "T6.5"
    assert refused(match, "discard SKIZ") == "T6.5"
    assert refused(match, "discard I") == "T6.5"
    assert refused(match, "discard XIX") == "T6.5"  # T5.8
    assert refused(match, "discard XVIII SJ") == "T6.3"  # one drawn
    assert refused(match, "discard XX") == "T6.3"  # another's
    assert refused(match, "discard SJ", seat=B) == "T6.3"
    assert refused(match, "pass") == "T6.3"
    [event] = play(match, "discard XVIII")
    assert isinstance(event, Discarded)
    assert event.seen_by(B) == Discarded(A, 1, None)
    assert match.to_move == B
    assert "discard XX V" in legal(match)


def test_xx_may_be_kept_from_the_discards() -> None:
    match = dealt(("SKIZ", "XX"), variant=replace(PASKIEVICS, discard_xx=False))
    play(match, "bid three, pass, pass, pass")
    discards_of_a = match.legal_actions(A)
    assert len(discards_of_a) == len(set(discards_of_a))
    play(match, str(discards_of_a[0]))
    assert refused(match, "discard XX") == "T6.5"


def test_all_discards_are_listed_once_in_canonical_order() -> None:
    match = dealt(("SKIZ XIX XVIII XVII XVI XV XIV XIII XII",), talon="XI X IX")
    play(match, "bid three, pass, pass, pass")
    listed = legal(match)
    assert len(listed) == len(set(listed)) == 165  # C(11, 3) without SKIZ (T18.2)
    assert listed[0] == "discard XIX XVIII XVII"
    assert listed[-1] == "discard XI X IX"


def test_a_seat_without_talon_cards_is_passed_over() -> None:
    match = dealt(("SKIZ",))
    play(match, "bid solo")
    assert match.to_move == B  # T6.3


def test_what_is_told_of_discarded_tarokks() -> None:
    hands = ("SKIZ XVIII XVII", "II HK", "III IV", "DJ")
    match = dealt(hands, talon="HQ HJ HR")
    play(match, "bid three, pass, pass, pass, discard XVIII XVII HJ, discard II, discard III")
    event = play(match, "3:discard DJ")[-1]
    assert match.view(D).told == (cards("XVIII XVII"), ((1, 1), (2, 1), (3, 0)))  # T6.6
    assert isinstance(event, TarokksDiscarded)
    assert event.others == ((1, 1), (2, 1), (3, 0))
    assert all(match.view(seat).pile is None for seat in range(4))


def test_the_dealer_of_five_sees_the_pile() -> None:
    match = dealt(("SKIZ XVIII", "II", "III", "SJ"), talon="HQ HJ HR", variant=FIVE, dealer=4)
    play(match, "bid three, pass, pass, pass, discard XVIII HQ HJ, discard II, discard III")
    event = play(match, "discard SJ")[-1]
    assert match.view(4).told == (cards("XVIII"), 2)
    assert match.view(4).pile == cards("III II SJ")  # T16.4
    assert match.view(0).pile is None
    assert isinstance(event, TarokksDiscarded)
    assert event.seen_by(4).pile == cards("III II SJ")
    assert event.seen_by(0).pile is None


def annulling(hand: str, discard: str, talon: str = "HJ", **switches: object) -> Match:
    """B is asked whether to annul; A is declarer at three."""
    variant = replace(PASKIEVICS, **switches)  # type: ignore[arg-type]
    match = dealt(("SKIZ XX XIX", hand), talon=f"XVIII XVII XVI {talon}", variant=variant)
    play(match, "bid three, pass, pass, pass, discard XVIII XVII XVI")
    play(match, f"discard {discard}")
    discards(match)
    play(match, "0:keep")
    return match


@pytest.mark.parametrize(
    ("hand", "ground"),
    [
        ("XXI HK HQ HR DQ DR CQ CR SQ", "xxi"),  # E27
        ("I HK HQ HR DQ DR CQ CR SQ", "pagat"),
        ("XXI I HK HQ HR DQ DR CQ CR", "xxi_pagat"),
        ("SR HK HQ HR DQ DR CQ CR SQ", "none"),
        ("V XIV HK DK CK SK DQ DR CQ", "kings"),
        ("XXI I HK DK CK SK DQ DR CQ", "kings"),
    ],
)
def test_e27_what_entitles_to_annul(hand: str, ground: str) -> None:
    match = annulling(hand, "HJ")
    assert legal(match) == ["keep", "annul"]  # T7.2
    events = play(match, "annul")
    assert match.view(C).annulled == (B, ground)  # T7.4
    assert events[-1] == HandVoid(ground)
    assert match.balance == (0, 0, 0, 0)
    barred = annulling(hand, "HJ", annul_holdings=())
    assert refused(barred, "annul") == "T7.2"


def test_e27_a_discarded_tarokk() -> None:
    hand = "XXI HK HQ HR DQ DR CQ CR SQ"
    match = annulling(hand, "V", talon="V")
    assert refused(match, "annul") == "T7.3"
    assert legal(match) == ["keep"]
    assert legal(annulling(hand, "V", talon="V", annul_after_tarokk_discard=True)) == ["keep", "annul"]
    kings = annulling("VI HK DK CK SK DQ DR CQ CR", "V", talon="V")
    assert legal(kings) == ["keep", "annul"]


def test_annulling_before_the_discards() -> None:
    match = dealt(("SKIZ", "XXI HK HQ HR DQ DR CQ CR SQ"), talon="XVIII XVII XVI HJ", variant=ONLINE)
    play(match, "bid three, pass, pass, pass")
    assert match.phase == "annul"  # T7.4
    assert legal(match) == ["keep"]
    assert refused(match, "annul", seat=B) == "T7.2"
    play(match, "keep")
    assert legal(match) == ["keep", "annul"]
    play(match, "keep, keep, keep")
    assert match.phase == "discard"
    discards(match)
    assert match.phase == "announce"


def test_e29_a_trial_that_fails() -> None:
    hands = ("SKIZ", "XXI", "I")
    match = dealt(hands)
    play(match, "pass, pass, pass, bid three")
    assert match.result is not None
    assert (match.result.kind, match.result.payments) == ("trial", (1, 1, 1, -3))  # T4.12
    assert match.view(A).all_discards is None  # T16.5
    assert match.dealer == 0  # T2.4
    online = dealt(hands, variant=ONLINE)
    play(online, "pass, pass, pass, bid one")
    assert online.balance == (2, 2, 2, -6)  # T4.12, trial_price
    five = dealt(hands, variant=FIVE, dealer=4)
    play(five, "pass, pass, pass, bid two")
    assert five.balance == (2, 2, 2, -6, 0)  # T14.3
    twice = dealt(hands)
    play(twice, "pass, pass, pass, pass")
    twice.deal(deck(hands))
    play(twice, "pass, pass, pass, bid three")
    assert twice.balance == (2, 2, 2, -6)  # T7.6
    lucky = dealt(("SKIZ", "XXI", ""), talon="I")
    play(lucky, "pass, pass, pass, bid three")
    assert lucky.phase == "discard"
    discards(lucky)
    keep(lucky)
    assert lucky.to_move == D
