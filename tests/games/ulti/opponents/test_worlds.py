"""U16: what an opponent knows of the cards, and the deals that it samples from this knowledge."""

import random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import booleans

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti import ASSOCIATION, CARDS, TWO_ROUNDS, Match, Variant, View
from tartli_desktop.games.ulti.opponents.search.knowledge import TALON, Knowledge
from tartli_desktop.games.ulti.opponents.search.worlds import worlds
from tests.games.ulti.rules.walks import lengths, played, rule_sets, seeds
from tests.games.ulti.seated import parse_seated


def truth(match: Match) -> list[int]:
    """The place of every card in the current hand: a seat, the talon, or -1 for played."""
    place = [TALON] * 32
    for seat in range(3):
        for card in match.view(seat).hand:
            place[card] = seat
    view = match.view(0)
    for card in (*(card for _, cards, _ in view.tricks for card in cards), *view.trick):
        place[card] = -1
    return place


@settings(max_examples=80)
@given(variant=rule_sets, seed=seeds, steps=lengths)
def test_what_is_known_is_true(variant: Variant, seed: int, steps: int) -> None:
    match = played(variant, seed, steps)
    if match.to_move is None:
        return
    place = truth(match)
    for seat in range(3):
        knowledge = Knowledge(match.view(seat))
        for card in range(32):
            if place[card] >= 0 or knowledge.places[card]:
                assert knowledge.places[card] >> place[card] & 1, (seat, CARDS[card])


@settings(max_examples=40)
@given(variant=rule_sets, seed=seeds, steps=lengths, reads=booleans())
def test_deals_fit_what_is_known(variant: Variant, seed: int, steps: int, reads: bool) -> None:
    match = played(variant, seed, steps)
    if match.to_move is None:
        return
    view = match.view(seed % 3)
    knowledge = Knowledge(view)
    drawn = worlds(knowledge, 4, random.Random(seed), reads=reads)
    assert drawn
    for world in drawn:
        assert [hand.bit_count() for hand in world.hands] == list(view.sizes)
        assert world.hands[view.seat] == mask_of(view.hand)
        together = world.hands[0] | world.hands[1] | world.hands[2] | world.talon
        assert together == 0xFFFFFFFF & ~knowledge.gone
        for seat, hand in enumerate(world.hands):
            assert not any(hand >> card & 1 and not knowledge.places[card] >> seat & 1 for card in range(32))
    assert drawn == worlds(Knowledge(match.view(seed % 3)), 4, random.Random(seed), reads=reads)


DECK = "AA AK AO AU AX A9 A8 A7 LA LK LO LU LX L9 L8 L7 HA HK HO HU HX H9 H8 H7 BA BK BO BU BX B9 B8 B7"


def after(variant: Variant, *actions: str) -> Match:
    match = Match.new(variant, first_dealer=0)
    match.deal([CARDS[[str(card) for card in CARDS].index(code)] for code in DECK.split()])
    for text in actions:
        match.apply(*parse_seated(text))
    return match


def where(view: View, code: str) -> int:
    return Knowledge(view).places[[str(card) for card in CARDS].index(code)]


def test_two_cards_taken_up_are_known() -> None:
    # U16.2: they are in the taker's hand, and after the next discard there or in the talon
    taken = after(ASSOCIATION, "1:lay A9 A8", "1:bid simple", "2:take")
    assert where(taken.view(1), "A9") == 1 << 2
    laid = after(ASSOCIATION, "1:lay A9 A8", "1:bid simple", "2:take", "2:lay A9 A7", "2:bid ulti")
    assert where(laid.view(1), "A9") == 1 << 2 | 1 << TALON
    assert where(laid.view(0), "A9") == 1 << 1 | 1 << 2 | 1 << TALON


@pytest.mark.parametrize("seat", [0, 2])
def test_who_does_not_follow_has_none(seat: int) -> None:  # U9.2, U9.4
    hand = ("1:lay A9 A8", "1:bid hearts simple", "2:pass", "0:pass", "1:pass")
    match = after(ASSOCIATION, *hand, "1:play AA", "2:play A7", "0:play HA", "0:play LX")
    if seat == 0:
        assert not where(match.view(2), "AK") >> 0 & 1
    else:
        assert where(match.view(0), "AK") >> 1 & 1


def test_cards_not_dealt_yet() -> None:  # U2.5
    match = after(TWO_ROUNDS)
    assert where(match.view(0), "AA") == 1 << 1 | 1 << 2 | 1 << TALON
