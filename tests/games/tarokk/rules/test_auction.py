"""Bids, cue bids and yielded games (T4, T5), with the examples E1 to E24."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, BidMade, Match, Passed, Variant
from tests.games.tarokk.positions import A, B, C, D, announcing, dealt, legal, play, refused

EARLIER = replace(PASKIEVICS, hold="earlier")
LEVEL = replace(PASKIEVICS, cue_bids="level")

ABC = ("SKIZ XX XIX XVIII", "XXI", "I")
"""A, B and C have an honour each; A also has the cards that bids promise."""


def contract(match: Match) -> tuple[int | None, int | None]:
    """Declarer and level, which are the same in every view."""
    views = {(match.view(seat).declarer, match.view(seat).contract) for seat in range(match.variant.players)}
    assert len(views) == 1
    return views.pop()


def promise(match: Match) -> tuple[str, int, str] | None:
    """The promise as state, seat and card."""
    given = match.view(0).promise
    return None if given is None else (given[0], given[1], str(given[2]))


def must_call(match: Match) -> list[str]:
    """The calls that the declarer may make, after the discards."""
    while match.phase in ("discard", "annul"):
        assert match.to_move is not None
        match.apply(match.to_move, match.legal_actions(match.to_move)[-1 if match.phase == "discard" else 0])
    return [text for text in legal(match) if text.startswith("call")]


# Examples


@pytest.mark.parametrize(
    ("hands", "auction", "variant", "won", "promised"),
    [
        # E1
        (("", "SKIZ", "XXI"), "pass, bid three, bid two, pass, hold, pass", PASKIEVICS, (B, 2), None),
        # E3: over at once; an opening solo is no cue bid (T5.3)
        (("SKIZ", "XXI"), "pass, bid solo", PASKIEVICS, (B, 4), None),
        # E4: one cue bid at most (T5.2)
        (
            ("SKIZ", "", "", "XXI XIX"),
            "bid three, pass, pass, bid one, bid solo, pass",
            PASKIEVICS,
            (A, 4),
            ("cue", D, "XIX"),
        ),
        # E5: C and D are out without speaking (T4.6)
        (("SKIZ", "XXI XVIII"), "bid three, bid solo, hold", PASKIEVICS, (A, 4), ("cue", B, "XVIII")),
        # E6
        (
            ("SKIZ XIX", "", "", "XXI"),
            "bid two, pass, pass, bid one, pass",
            PASKIEVICS,
            (D, 3),
            ("cue", A, "XIX"),
        ),
        # E7
        (
            ("", "SKIZ XIX", "XXI"),
            "pass, bid three, bid two, pass, bid one, hold, pass",
            PASKIEVICS,
            (C, 3),
            ("cue", B, "XIX"),
        ),
        # E8, and with the older meanings of a jump
        (
            ("SKIZ", "XXI", "I XIX"),
            "bid three, bid two, bid solo, pass, hold",
            PASKIEVICS,
            (B, 4),
            ("cue", C, "XIX"),
        ),
        (
            ("SKIZ", "XXI", "I XVIII"),
            "bid three, bid two, bid solo, pass, hold",
            LEVEL,
            (B, 4),
            ("cue", C, "XVIII"),
        ),
        (
            ("SKIZ", "XXI", "I XVIII"),
            "bid three, bid two, bid solo, pass, hold",
            replace(ONLINE, opening_cue="yes"),
            (B, 4),
            ("cue", C, "XVIII"),
        ),
        # E9
        (
            ("SKIZ XIX", "XXI", "I"),
            "bid two, bid one, bid solo, pass, pass",
            PASKIEVICS,
            (C, 4),
            ("cue", A, "XIX"),
        ),
        # E10
        (
            ("SKIZ", "", "XXI XIX", "I"),
            "bid three, pass, bid one, bid solo, hold",
            PASKIEVICS,
            (A, 4),
            ("cue", C, "XIX"),
        ),
        # E11
        (
            ("SKIZ XX", "", "XXI"),
            "bid three, pass, bid two, pass, pass",
            PASKIEVICS,
            (C, 2),
            ("yield", A, "XX"),
        ),
        # E12: more than a three and a two were bid
        (("SKIZ", "XXI", "", "I"), "bid three, bid two, pass, bid one, pass, pass", PASKIEVICS, (D, 3), None),
        # E13
        (("SKIZ", "", "", "XXI"), "pass, pass, pass, bid one", PASKIEVICS, (D, 3), None),
        # E21: nobody may hold, so it is no cue bid
        (("SKIZ", "XXI"), "bid three, bid two, pass, pass, bid solo", EARLIER, (A, 4), None),
        (
            ("SKIZ XIX", "XXI"),
            "bid three, bid two, pass, pass, bid one, pass",
            EARLIER,
            (A, 3),
            ("cue", A, "XIX"),
        ),
        (
            ("SKIZ XVIII", "XXI"),
            "bid three, bid two, pass, pass, bid one, pass",
            replace(EARLIER, cue_bids="level"),
            (A, 3),
            ("cue", A, "XVIII"),
        ),
        # E22: a hold of the one rejects, a solo accepts
        (
            ("SKIZ XVIII", "XXI"),
            "bid three, bid two, pass, pass, bid one, hold, pass",
            ONLINE,
            (B, 3),
            ("rejected", A, "XVIII"),
        ),
        (
            ("SKIZ XVIII", "XXI"),
            "bid three, bid two, pass, pass, bid one, bid solo, pass",
            ONLINE,
            (B, 4),
            ("cue", A, "XVIII"),
        ),
        # E23
        (
            ("SKIZ", "XXI"),
            "bid two, bid one, pass, pass, hold, pass",
            ONLINE,
            (A, 3),
            ("cancelled", A, "XIX"),
        ),
        (
            ("SKIZ XIX", "XXI"),
            "bid two, bid one, pass, pass, pass",
            ONLINE,
            (B, 3),
            ("cue", A, "XIX"),
        ),
        # T5.10: nobody bid over it
        (("SKIZ", "XXI"), "bid one, pass, pass, pass", ONLINE, (A, 3), ("cancelled", A, "XVIII")),
        # T5.9 none: a jump promises nothing, and nobody yields
        (
            ("SKIZ", "XXI"),
            "bid one, pass, pass, pass",
            replace(PASKIEVICS, cue_bids="none"),
            (A, 3),
            None,
        ),
        (
            ("SKIZ", "XXI"),
            "bid three, bid two, pass, pass, pass",
            replace(PASKIEVICS, cue_bids="none"),
            (B, 2),
            None,
        ),
        # T5.10 no: the first bid promises nothing, a later jump does
        (
            ("SKIZ", "XXI XIX"),
            "bid two, bid solo, hold",
            replace(PASKIEVICS, opening_cue="no"),
            (A, 4),
            ("cue", B, "XIX"),
        ),
    ],
)
def test_auction(
    hands: tuple[str, ...],
    auction: str,
    variant: Variant,
    won: tuple[int, int],
    promised: tuple[str, int, str] | None,
) -> None:
    match = dealt(hands, variant=variant)
    play(match, auction)
    assert contract(match) == won  # T4.7
    assert promise(match) == promised
    bidder = won[0]
    if promised is not None and promised[0] in ("cue", "yield") and promised[1] != bidder:
        assert must_call(match) == [f"call {promised[2]}"]  # T5.6, T8.2
    else:
        assert "call XX" in must_call(match)


def test_e2_a_level_is_held_once() -> None:
    match = dealt(("SKIZ", "XXI", "", "I"))
    play(match, "bid three, bid two, pass, bid one, hold")
    assert refused(match, "hold") == "T4.4"
    assert legal(match) == ["pass", "bid solo"]
    play(match, "pass")
    assert refused(match, "hold") == "T4.4"
    play(match, "3:bid solo, 0:hold")
    assert contract(match) == (A, 4)
    assert promise(match) is None


def test_e7_who_may_hold_by_the_old_rule() -> None:
    match = dealt(("", "SKIZ XIX", "XXI"), variant=EARLIER)
    play(match, "pass, bid three, bid two, pass, bid one")
    assert refused(match, "hold") == "T4.4"
    assert legal(match) == ["pass", "bid solo"]


def test_e13_a_trial_needs_no_honour() -> None:
    match = dealt(("SKIZ XXI I",))
    play(match, "pass, pass, pass")
    assert legal(match) == ["pass", "bid three", "bid two", "bid one"]  # T4.3
    assert refused(match, "bid solo") == "T4.3"


def test_e14_all_pass() -> None:
    match = dealt(("SKIZ XXI I",))
    play(match, "pass, pass, pass, pass")
    assert match.needs_deck
    assert (match.dealer, match.multiplier) == (3, 2)  # T7.1, T7.5
    assert match.result is not None
    assert (match.result.kind, match.result.payments) == ("passed", (0, 0, 0, 0))


def test_e15_what_an_opener_may_bid() -> None:
    match = dealt(("XXI XIX X V II HK DQ CT SJ",))
    assert legal(match) == ["pass", "bid three", "bid two", "bid solo"]
    assert refused(match, "bid one") == "T5.4"


def test_e16_without_an_honour_only_a_pass() -> None:
    match = dealt(("SKIZ", "XX XVIII XVII X IX V HK HQ CT"))
    play(match, "bid three")
    assert legal(match) == ["pass"]
    assert refused(match, "bid two") == "T4.3"


@pytest.mark.parametrize(
    ("hand", "variant", "actions"),
    [
        ("XX XIV X IX V I HQ DJ CT", PASKIEVICS, ["hold"]),  # E17
        ("XX XXI X IX V I HQ DJ CT", PASKIEVICS, ["pass", "hold"]),  # E18
        ("XX XIV X IX V I HQ DJ CT", replace(PASKIEVICS, yield_high_honour=False), ["pass", "hold"]),
        ("XVII XXI X IX V I HQ DJ CT", replace(PASKIEVICS, yield_high_honour=False), ["hold"]),  # no XX
    ],
)
def test_e17_e18_a_pass_that_yields(hand: str, variant: Variant, actions: list[str]) -> None:
    match = dealt((hand, "SKIZ"), variant=variant)
    play(match, "bid three, bid two, pass, pass")
    assert legal(match) == actions
    if "pass" not in actions:
        assert refused(match, "pass") == "T5.7"
    assert refused(match, "bid one") == "T5.4"
    assert refused(match, "bid solo") == "T5.4"


def test_e17_who_yields_without_a_high_honour_owes_ultimo() -> None:
    variant = replace(PASKIEVICS, yield_high_honour=False)
    match = announcing(
        ("XX XIV X IX V I HQ DJ CT", "SKIZ"), "bid three, bid two, pass, pass, pass", variant=variant
    )
    play(match, "call XX, pass, pass, pass")
    assert refused(match, "pass") == "T9.8"  # T5.11
    assert "ultimo" in legal(match)


def test_e19_a_cue_bid_with_the_pagat_alone_owes_ultimo() -> None:
    hand = "XIX XVIII XVII XVI XIV XIII XI I HK"
    match = announcing((hand, "SKIZ XX"), "bid two, bid one, pass, pass, pass")
    play(match, "call XIX, pass, pass, pass")  # T5.6
    assert match.view(B).sides == ("F", "F", "O", "O")  # T10.1.2
    assert legal(match) == ["tarokks 8"]  # T9.8
    play(match, "tarokks 8")
    assert refused(match, "pass") == "T9.8"
    play(match, "ultimo, pass")
    assert match.to_move == B


def test_e19_the_debt_stands_though_the_cue_bidder_became_declarer() -> None:
    hand = "XIX XVIII XVII XVI XIV XIII XI I HK"
    auction = "bid two, pass, pass, pass"
    match = announcing((hand,), auction)
    assert legal(match) == ["tarokks 8"]  # T5.4
    free = announcing((hand,), auction, variant=replace(PASKIEVICS, cue_debt="accepted"))
    assert "call XX" in legal(free)  # T5.11


def test_e20_a_jump_over_a_held_two() -> None:
    hands = ("SKIZ", "XXI")
    auction = "bid three, bid two, pass, pass, hold"
    match = dealt(hands)
    play(match, auction)
    assert legal(match) == ["pass", "bid one"]  # solo would promise XIX
    online = dealt(hands, variant=replace(ONLINE, opening_cue="yes"))
    play(online, auction)
    assert legal(online) == ["pass", "bid one", "bid solo"]
    bid = play(online, "bid solo")[0]
    assert isinstance(bid, BidMade)
    assert (bid.jump, bid.promise) == (1, None)


def test_e22_a_rejected_cue_bid_leaves_the_call_free() -> None:
    match = dealt(("SKIZ XVIII", "XXI"), variant=ONLINE)
    play(match, "bid three, bid two, pass, pass, bid one, hold, pass")
    assert must_call(match) == ["call XX"]  # T5.9


def test_e23_a_pending_opener_without_the_card_must_hold_or_bid() -> None:
    match = dealt(("SKIZ", "XXI"), variant=ONLINE)
    play(match, "bid two, bid one, pass, pass")
    assert refused(match, "pass") == "T5.10"
    assert legal(match) == ["hold", "bid solo"]
    promised = dealt(("SKIZ XIX", "XXI"), variant=ONLINE)
    event = play(promised, "bid two, bid one, pass, pass, pass")
    passed = [each for each in event if isinstance(each, Passed)][-1]
    assert passed.promise is not None
    assert passed.promise.state == "cue"


def test_e24_the_sole_bidder_may_raise() -> None:
    variant = replace(PASKIEVICS, sole_bidder_raise=True)
    match = dealt(("SKIZ",), variant=variant)
    play(match, "bid three, pass, pass, pass")
    assert match.phase == "raise"
    assert contract(match) == (None, None)
    assert legal(match) == ["pass", "bid two", "bid one"]  # T4.10
    assert refused(match, "bid solo") == "T4.10"
    assert refused(match, "bid three") == "T4.4"
    play(match, "bid one")
    assert contract(match) == (A, 3)
    assert promise(match) is None
    fourth = dealt(("", "", "", "SKIZ"), variant=variant)
    play(fourth, "pass, pass, pass, bid three")
    assert fourth.phase == "discard"


# Cases without an example


def test_an_honour_is_needed_but_forces_nobody() -> None:
    match = dealt(("SKIZ", "XXI", "I"))
    play(match, "pass, pass, pass")  # T4.3, T4.5
    assert match.to_move == D


def test_only_the_seat_to_speak_and_only_bids() -> None:
    match = dealt(ABC)
    assert refused(match, "pass", seat=B) == "T4.7"
    assert refused(match, "keep") == "T4.7"
    assert refused(match, "discard HQ") == "T4.7"
    play(match, "bid three, pass")
    assert refused(match, "bid three") == "T4.4"
    assert refused(match, "pass", seat=B) == "T4.7"  # out (T4.5)


def test_a_cue_bidder_may_go_on_bidding() -> None:
    match = dealt(("SKIZ XIX", "XXI"))
    play(match, "bid two, bid one, pass, pass")
    assert legal(match) == ["pass", "hold", "bid solo"]  # T5.5
    play(match, "hold, pass")
    assert contract(match) == (A, 3)
    assert match.view(B).known == ((A, match.view(B).promise[2]),)  # type: ignore[index] # T16.2
    assert "call XX" in must_call(match)  # T5.6: no effect on the call


def test_everybody_hears_the_auction() -> None:
    match = dealt(("SKIZ XIX", "XXI"))
    play(match, "bid two, bid one, pass, pass, pass")
    spoken = ((A, "bid two"), (B, "bid one"), (C, "pass"), (D, "pass"), (A, "pass"))
    assert all(match.view(seat).auction == spoken for seat in range(4))  # T4.11
