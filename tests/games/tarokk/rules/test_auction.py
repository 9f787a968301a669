"""Bids, cue bids and yielded games (T4, T5), with the examples E1 to E24."""

from dataclasses import replace

from tartli_desktop.games.tarokk import ONLINE, BidMade, Passed
from tests.games.tarokk.positions import A, B, C, D, dealt, play

# Cases without an example


def test_everybody_hears_the_auction() -> None:
    match = dealt(("SKIZ XIX", "XXI"), played="bid two, bid one, pass, pass, pass")
    spoken = ((A, "bid two"), (B, "bid one"), (C, "pass"), (D, "pass"), (A, "pass"))
    assert all(match.view(seat).auction == spoken for seat in range(4))  # T4.11


def test_a_jump_and_what_it_promises_are_told_with_the_bid() -> None:  # T5.10, E20, E23
    match = dealt(("SKIZ", "XXI"), variant=replace(ONLINE, opening_cue="yes"))
    play(match, "bid three, bid two, pass, pass, hold")
    bid = play(match, "bid solo")[0]
    assert isinstance(bid, BidMade)
    assert (bid.jump, bid.promise) == (1, None)
    promised = dealt(("SKIZ XIX", "XXI"), variant=ONLINE)
    *_, passed = (
        each for each in play(promised, "bid two, bid one, pass, pass, pass") if isinstance(each, Passed)
    )
    assert passed.promise is not None
    assert passed.promise.state == "cue"
