"""Card locations: never more than a player may know or can prove, and never wrong (R12)."""

from collections.abc import Iterator
from random import Random

import pytest

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, RecordError, Variant, View
from tartli_desktop.games.tartli.coach.card_locations import CardLocations, card_locations
from tests.games.tartli.rules.positions import cards, dealt, late, play
from tests.games.tartli.rules.random_matches import random_variant
from tests.session.playing import at_random


def hands(variant: Variant, seed: int, count: int) -> Iterator[Match]:
    """A match before and after every action of some random hands in which melds are declared."""
    chance = Random(seed)
    act = at_random(chance, claims=0.0)
    for number in range(count):
        match = Match.new(variant, first_dealer=number % 2)
        match.deal(chance.sample(CARDS, 32))
        yield match
        while match.to_move is not None:
            view = match.view(match.to_move)
            declares = [action for action in view.legal if str(action).startswith("declare")]
            said = chance.choice(declares) if declares and chance.random() < 0.7 else act(view)
            match.apply(match.to_move, said)
            yield match


def places(found: CardLocations) -> list[Card]:
    return [*found.gone, *found.mine, *found.theirs, *found.turned, *found.hidden]


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=["hungarian", "austrian"])
def test_every_card_is_in_one_place_and_what_is_proved_is_true(variant: Variant) -> None:
    beyond = 0
    for match in hands(variant, 3, 60):
        if match.to_move is None:
            continue
        for seat in (0, 1):
            view = match.view(seat)
            found = card_locations(view)
            assert sorted(places(found)) == list(CARDS)
            assert found.mine == view.hand
            assert set(found.theirs) <= set(match.view(1 - seat).hand)
            assert set(view.opponent_cards) <= set(found.theirs)
            assert sorted(found.gone) == sorted(card for _, card in view.played)
            beyond += len(found.theirs) > len(view.opponent_cards)
    # What is said aloud sometimes proves something.
    assert beyond > 0


def test_it_is_true_with_any_switches() -> None:
    chance = Random(8)
    for number in range(12):
        for match in hands(random_variant(chance), number, 2):
            for seat in (0, 1):
                if match.to_move is not None:
                    assert set(card_locations(match.view(seat)).theirs) <= set(match.view(1 - seat).hand)


def test_before_the_deal_all_cards_are_hidden() -> None:
    assert card_locations(Match.new(HUNGARIAN, first_dealer=0).view(0)).hidden == CARDS


def test_from_trick_8_on_nothing_is_hidden() -> None:  # R12
    match = late(hands=("AAKOU HAKOU L7", "A987X LAKOU B7"), turned="AA")
    view = match.view(0)
    assert card_locations(view).hidden == ()
    assert card_locations(view).theirs == match.view(1).hand


def test_an_exchanged_card_is_known() -> None:  # R8.4
    match = dealt(hands=("AA", "H7"), turned="HO", dealer=0, played="1:exchange")
    found = card_locations(match.view(0))
    assert found.theirs == cards("HO")
    assert found.turned == cards("H7")


def test_a_length_that_only_one_sequence_can_have_proves_its_cards() -> None:
    # R5.3: a kvint was said; the cards this player holds break every run of five except one.
    match = dealt(hands=("AU AX LU BU BX HU A8 B8 H8", "LX987 LAKO BA B7"), turned="HX", dealer=0)
    view = match.view(0)
    assert card_locations(view).theirs == ()
    play(match, "1:declare LX4 1:play BA")
    # The only kvart the opponent can hold is that of the four lowest Leaves.
    assert card_locations(match.view(0)).theirs == cards("L789X")


def test_what_was_said_and_then_played_is_gone() -> None:
    match = dealt(hands=("AU AX LU BU BX HU A8 B8 H8", "LX987 LAKO BA B7"), turned="HX", dealer=0)
    play(match, "1:declare LX4 1:play L9")
    found = card_locations(match.view(0))
    assert found.theirs == cards("L78X")
    assert found.gone == cards("L9")


def views_alike(match: Match, seat: int, chance: Random) -> View | None:
    """The view of the same moment with two hidden cards swapped, if nothing gives the swap away."""
    view = match.view(seat)
    if len(view.unseen) < 2:
        return None
    one, two = map(str, chance.sample(view.unseen, 2))
    record = match.to_record()
    deck = record["hands"][-1]["deck"].split()
    change = {one: two, two: one}
    record["hands"][-1]["deck"] = " ".join(change.get(code, code) for code in deck)
    try:
        other = Match.from_record(record).view(seat)
    except RecordError:
        return None
    return other if other == view else None


def test_hidden_cards_do_not_matter() -> None:  # R12
    chance = Random(12)
    compared = 0
    for match in hands(HUNGARIAN, 5, 4):
        other = views_alike(match, 0, chance) if match.to_move is not None else None
        if other is not None:
            compared += 1
            assert card_locations(other) == card_locations(match.view(0))
    assert compared > 20
