"""Counts of legal continuations to a depth: any change of the rules shows here."""

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, SOCIAL, TWO_ROUNDS, Card, Match, Variant
from tests.games.ulti.seated import parse_seated

DECK = "HO A9 BX L7 AA HK LU B8 AX L9 HA BO A7 LK H8 BA AO LX HU B7 AK L8 HX BK A8 LA H9 BU AU LO H7 B9"


def ways(match: Match, depth: int) -> int:
    """The number of sequences of this many actions; a hand that ends earlier counts as one."""
    if match.to_move is None:
        return 1
    legal = match.legal_actions(match.to_move)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = match.copy()
        twin.apply(match.to_move, action)
        total += ways(twin, depth - 1)
    return total


def position(variant: Variant, actions: str, deck: str = DECK) -> Match:
    match = Match.new(variant, first_dealer=2)
    match.deal([Card.parse(code) for code in deck.split()])
    for text in filter(None, actions.split(", ")):
        match.apply(*parse_seated(text))
    return match


def bid(text: str, lay: str = "L7 L8") -> str:
    return f"0:lay {lay}, 0:bid {text}, 1:pass, 2:pass, 0:pass"


@pytest.mark.parametrize(
    ("variant", "actions", "counts"),
    [
        (ASSOCIATION, "", [66, 3564, 7062]),
        (ASSOCIATION, "0:lay L7 L8, 0:bid simple, 1:take", [66, 3498, 6930]),
        (SOCIAL, "0:lay L7 L8, 0:bid simple, 1:take, 1:lay L9 B8", [41, 81, 2721]),
        (TWO_ROUNDS, "", [55, 1523, 28337]),
        (TWO_ROUNDS, "0:bid ulti, 1:pass, 2:pass, 0:lay L7 L8", [14, 28, 952, 25174]),
        (ASSOCIATION, bid("simple"), [4, 34, 145, 499, 2185, 7207]),
        (ASSOCIATION, bid("hearts simple"), [11, 48, 166, 728, 2402, 6454]),
        (ASSOCIATION, bid("hearts ulti"), [11, 68, 298, 1236, 4022]),
        (ASSOCIATION, bid("betli"), [10, 25, 61, 260, 630, 1644, 5312]),
        (SOCIAL, bid("plain-open-durchmars"), [10, 25, 61, 228, 316, 1052, 2084]),
    ],
)
def test_perft(variant: Variant, actions: str, counts: list[int]) -> None:
    match = position(variant, actions)
    assert [ways(match, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(
    ("contract", "tricks", "count"), [("hearts simple", 7, 1199), ("hearts ulti", 7, 1199)]
)
def test_perft_to_the_end(contract: str, tricks: int, count: int) -> None:
    # U13.1, U13.2: every way to play the last tricks, with claims and concessions
    match = position(ASSOCIATION, bid(contract))
    while len(match.view(0).tricks) < tricks:
        assert match.to_move is not None
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    assert ways(match, 99) == count
