"""Deal, talon, discards and annulling (T3, T6, T7), with the examples E25 to E29."""

from dataclasses import replace

from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, Dealt, Match, TarokksDiscarded
from tests.games.tarokk.positions import A, B, D, cards, dealt, legal, play

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


def test_all_discards_are_listed_once_in_canonical_order() -> None:
    match = dealt(("SKIZ XIX XVIII XVII XVI XV XIV XIII XII",), talon="XI X IX")
    play(match, "bid three, pass, pass, pass")
    listed = legal(match)
    assert len(listed) == len(set(listed)) == 165  # C(11, 3) without SKIZ (T18.2)
    assert listed[0] == "discard XIX XVIII XVII"
    assert listed[-1] == "discard XI X IX"


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
