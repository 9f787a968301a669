"""Dealers, doubled rounds, notice and the end of a match (T2, T7.5), with E14, E28 and E30."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, Match, MatchOver, NoticeGiven, Variant
from tests.games.tarokk.positions import deck
from tests.games.tarokk.positions import play as play_actions


def pass_out(match: Match) -> None:
    match.deal(CARDS)
    play_actions(match, "pass, pass, pass, pass")


def score(match: Match, skiz: int = 0) -> None:
    """Score a hand with the SKIZ at active seat ``skiz``: below 3 a failed trial, otherwise a played hand."""
    honours = ["XXI", "I", "", ""]
    if skiz < 3:
        honours[skiz] = f"SKIZ {honours[skiz]}"
        match.deal(deck(honours))
        play_actions(match, "pass, pass, pass, bid three")
        return
    match.deal(deck(["XXI", "I", "", "SKIZ"]))
    while match.to_move is not None:
        legal = match.legal_actions(match.to_move)
        bids = [action for action in legal if str(action) == "bid three"]
        match.apply(match.to_move, bids[0] if bids else legal[0])


def test_the_deal_passes_after_a_scored_hand() -> None:
    match = Match.new(PASKIEVICS, first_dealer=2)
    score(match)
    assert match.dealer == 3  # T2.4
    pass_out(match)
    assert match.dealer == 3
    none = Match.new(replace(PASKIEVICS, void_hands="none"), first_dealer=3)
    pass_out(none)
    assert (none.dealer, none.multiplier) == (0, 1)


def course(variant: Variant, hands: str) -> list[tuple[int, int]]:
    """Dealer and multiplier of each hand, where ``v`` is a void hand and ``s`` a scored one."""
    match = Match.new(variant, first_dealer=0)
    told = []
    for kind in hands:
        told.append((match.dealer, match.multiplier))
        if kind == "v":
            pass_out(match)
        else:
            score(match)
    return told


@pytest.mark.parametrize(
    ("void_hands", "hands", "multipliers"),
    [
        ("stack", "vsvssssss", "122444211"),  # E28: 0 at ×2; then 1, 2, 3 at ×4, 0 at ×2
        ("append", "vsvssssssss", "12222222221"),
        ("quad", "vsvsssss", "12244441"),
        ("none", "vsvss", "11111"),
    ],
)
def test_e28_doubled_rounds(void_hands: str, hands: str, multipliers: str) -> None:
    told = course(replace(PASKIEVICS, void_hands=void_hands), hands)  # type: ignore[arg-type]
    assert "".join(str(multiplier) for _, multiplier in told) == multipliers  # T7.5
    if void_hands == "stack":
        assert [dealer for dealer, _ in told] == [0, 0, 1, 1, 2, 3, 0, 1, 2]


def test_rounds_left() -> None:
    match = Match.new(PASKIEVICS, first_dealer=0)
    pass_out(match)
    pass_out(match)
    assert match.view(0).rounds_left == (4, 4)
    score(match)
    assert match.view(0).rounds_left == (3, 3)
    assert match.balance == (-12, 4, 4, 4)  # T7.6
    append = Match.new(replace(PASKIEVICS, void_hands="append"), first_dealer=0)
    pass_out(append)
    score(append)
    pass_out(append)
    assert append.view(0).rounds_left == (7,)


@pytest.mark.parametrize(("players", "dealer"), [(4, 2), (5, 2), (4, 0), (5, 4)])
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_e30_notice(players: int, dealer: int, place: int) -> None:
    variant = replace(PASKIEVICS, players=players)  # type: ignore[arg-type]
    match = Match.new(variant, first_dealer=dealer)
    assert match.give_notice(1) == (NoticeGiven(1),)
    skiz = (dealer + 1 + place) % players
    score(match, place)
    wanted = players + (skiz - dealer) % players  # T2.6
    assert match.view(0).notice == (1, skiz, wanted - 1)
    for _ in range(wanted - 2):
        score(match)
        assert not match.over
    score(match)
    assert match.over
    assert isinstance(match.events[-1], MatchOver)
    assert not match.needs_deck
    assert match.view(0).phase == "over"
    with pytest.raises(ValueError, match="no deck"):
        match.deal(CARDS)


def test_a_void_hand_does_not_decide() -> None:
    match = Match.new(replace(PASKIEVICS, void_hands="none"), first_dealer=2)
    match.give_notice(0)
    pass_out(match)
    assert match.view(0).notice == (0, None, None)
    score(match, 0)
    assert match.view(0).notice == (0, 0, 3 + 1)
    pass_out(match)
    assert match.view(0).notice == (0, 0, 3)


def test_when_notice_may_be_given() -> None:
    match = Match.new(PASKIEVICS, first_dealer=0)
    match.deal(CARDS)
    with pytest.raises(ValueError, match="between two hands"):
        match.give_notice(0)
    play_actions(match, "pass, pass, pass, pass")
    for seat in (4, -1, True, None):
        with pytest.raises(ValueError, match="not a seat"):
            match.give_notice(seat)  # type: ignore[arg-type]
    match.give_notice(3)
    with pytest.raises(ValueError, match="already"):
        match.give_notice(0)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_match_of_rounds(rounds: int) -> None:
    match = Match.new(replace(PASKIEVICS, rounds=rounds), first_dealer=1)
    for _ in range(rounds * 4):
        assert not match.over
        score(match)
    assert match.over  # T2.5


def test_balance_and_result_stay_until_the_next_deal() -> None:
    match = Match.new(PASKIEVICS, first_dealer=3)
    score(match)
    assert match.result is not None
    assert match.balance == match.result.payments == (1, 1, 1, -3)
    match.deal(deck())
    assert match.result is None
    assert match.balance == (1, 1, 1, -3)
