"""What the heuristic player declares, and which cards it keeps for melds."""

from dataclasses import replace

import pytest
from msgspec import structs

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.tartli import HUNGARIAN, FourOfAKind, Gather, Match, MeldsScored, Play, Sequence
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.opponents.knowledge.position import Position, read_position
from tartli_desktop.games.tartli.opponents.melding import melds_given_up, splitting_value, win_chance
from tartli_desktop.games.tartli.opponents.weights import HEURISTIC
from tartli_desktop.games.tartli.rules.melds import sequences_in
from tests.games.tartli.opponents.stacked import DEALER, LEADER, after, deal


def knows(match: Match, seat: int = LEADER) -> Position:
    return read_position(match.view(seat))


def staked(match: Match, codes: str, seat: int = LEADER) -> float:
    """The meld points given up with some cards, each taken alone."""
    lost = melds_given_up(knows(match, seat))
    return sum(lost[Card.parse(code)] for code in codes.split())


def test_the_worked_example_of_splitting_is_played_in_its_order() -> None:
    # R5.7: an Over-kvint scores six times, only in this order. The opponent declares nothing.
    match = deal(
        "HO HU HX H9 H8 A7 L7 B8 AA", "BX", dealer="A8 A9 AU L8 LX LK LA B9 BK", talon="L9 AK LU AX LO BU BO"
    )
    scored = []
    while match.view(LEADER).trick_number < 8:
        seat = match.to_move
        assert seat is not None
        plays = [action for action in match.legal_actions(seat) if isinstance(action, Play | Gather)]
        events = match.apply(seat, choose(match.view(seat)) if seat == LEADER else plays[0])
        scored += [e for e in events if isinstance(e, MeldsScored) and e.seat == LEADER]
    hearts = [str(item) for event in scored for item in event.items if str(item).startswith("H")]
    assert hearts[:6] == ["HX3", "HU3", "HU4", "HO3", "HO4", "HO5"]


@pytest.mark.parametrize(
    ("tricks", "points"), [(1, 100), (2, 150), (3, 200), (4, 220), (5, 240), (6, 260), (7, 260)]
)
def test_splitting_brings_what_the_tricks_left_allow(tricks: int, points: int) -> None:
    # R5.7, and advice: in one go if too few tricks are left.
    kvint = sequences_in(2, 0b00111110)
    assert splitting_value(kvint, tricks, 1.0, HUNGARIAN) == points


def test_long_runs_are_planned_quickly() -> None:
    # A whole suit holds 21 sequences; the shortest are left out, since the longer ones score enough.
    whole = sequences_in(0, 0xFF)
    assert len(whole) > HEURISTIC.most_splits
    assert splitting_value(whole, 1, 1.0, HUNGARIAN) == 100


def test_chances_of_a_contest_follow_from_what_was_said() -> None:
    # R5.3, R6.1: after "three" a kvart is sure to win, a terc the surer the higher it is; a set always wins.
    match = deal("HX H9 H8 A7 L7 B7 AA LA LU", "BX", dealer="A9 A8 AU AX L9 L8 BU B9 LK")
    after(match, "1:declare HX3, 1:play B7")
    k = knows(match, DEALER)
    ace, under, ten = (
        win_chance(k, Sequence(Suit.ACORNS, top, 3)) for top in (Rank.ACE, Rank.UNDER, Rank.TEN)
    )
    assert 1 > ace > under > ten > 0
    assert win_chance(k, Sequence(Suit.ACORNS, Rank.UNDER, 4)) == 1
    assert win_chance(k, FourOfAKind(Rank.UNDER)) == 1


def test_a_sequence_open_at_both_ends_is_the_better_prospect() -> None:
    # Advice: X-IX is better than A-K or U-IX.
    match = deal("HX H9 AA AK LU L9 B7 B8 BK", "BX")
    assert staked(match, "HX H9") > staked(match, "AA AK")
    assert staked(match, "HX H9") > staked(match, "LU L9")


def test_dead_hopes_are_not_held_on_to() -> None:
    # Advice: do not wait for a card that is gone. Here HU and H8 are played.
    hand = "HX H9 A7 L8 B7 BU LK AO LA"
    match = deal(hand, "BX", dealer="HU H8 A8 A9 L7 LX B9 AK LO", talon="H7 HK HA HO BA BK B8 BO")
    before = staked(match, "HX")
    after(match, "1:play A7, 0:play HU, 1:gather, 1:play L8, 0:play H8, 1:gather")
    assert staked(match, "HX") < before / 4


def test_a_card_that_the_other_shows_is_not_waited_for() -> None:
    # R12: cards of melds named in full are known to be in the other hand.
    hand = "HX H9 A7 L8 B7 BU LK A8 LA"
    match = deal(hand, "BX", dealer="HU HO HK A9 L7 LX B9 AK LO", talon="H7 HA H8")
    before = staked(match, "HX H9")
    after(match, "1:play A7, 0:declare HK3, 0:play L7, 1:gather")
    assert staked(match, "HX H9") < before


def test_overs_are_worth_more_hope_than_unders() -> None:
    # Advice: Overs form high value vannaks (R2.2).
    match = deal("AO LO AU LU H7 B7 HK BA L8", "BX")
    assert staked(match, "AO LO") > staked(match, "AU LU")


def test_half_a_bela_is_kept_while_the_other_half_may_come() -> None:
    # R2.3: the same hand, once with hearts and once with bells as trumps.
    hand = "HK A7 A9 AU L8 LX BU B9 LK"
    assert staked(deal(hand, "H7"), "HK") > staked(deal(hand, "B7"), "HK") + 5


def test_a_scored_kvart_is_kept_while_it_may_grow() -> None:
    # Advice: keep a kvart for a while after scoring it if there is a chance of extending it.
    match = deal("HU HX H9 H8 A7 L7 B7 AA LK", "BX", dealer="A8 L8 B8 L9 BU AK LA BO BK", talon="AX")
    after(match, "1:declare HU4, 1:play A7, 0:play L8, 1:gather")
    assert Sequence(Suit.HEARTS, Rank.UNDER, 4) in knows(match).scored
    assert min(staked(match, code) for code in ("HU", "HX", "H9", "H8")) > staked(match, "L7")


def test_nothing_is_hoped_for_when_melding_ends() -> None:  # R5.1: melds are declared in tricks 1 to 8 only.
    match = deal("HX H9 A7 L7 B7 BU LK AO LA", "BX")
    k = knows(match)
    assert not any(melds_given_up(replace(k, view=structs.replace(k.view, trick_number=8))))
