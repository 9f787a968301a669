"""The order of the fan: trumps leftmost, each suit from the Ace down (R1.3)."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.table.hand_order import in_order, insert
from tests.games.tartli.rules.positions import cards

hands = st.lists(st.sampled_from(CARDS), unique=True, max_size=9)
trumps = st.sampled_from((None, *Suit))
DARK = (Suit.ACORNS, Suit.LEAVES)


def codes(some: list[Card]) -> str:
    return " ".join(map(str, some))


def test_trumps_stand_leftmost_and_each_suit_from_the_ace_down() -> None:
    held = cards("A7A H9OXK LU B8")
    assert codes(in_order(held, Suit.HEARTS)) == "HK HO HX H9 AA A7 LU B8"
    assert codes(in_order(held, Suit.BELLS)) == "B8 AA A7 LU HK HO HX H9"
    assert codes(in_order(held, None)) == "AA A7 LU HK HO HX H9 B8"


def test_colours_alternate_as_far_as_they_can() -> None:
    held = cards("AA LA HA BA")
    assert codes(in_order(held, Suit.ACORNS, alternate=True)) in ("AA HA LA BA", "AA BA LA HA")
    assert codes(in_order(held, Suit.HEARTS, alternate=True)) in ("HA AA BA LA", "HA LA BA AA")
    assert codes(in_order(cards("AA LA HA"), Suit.ACORNS, alternate=True)) == "AA HA LA"
    # Trumps stay leftmost, even if colours then do not alternate.
    assert codes(in_order(cards("AA LA HA"), Suit.HEARTS, alternate=True)) in ("HA AA LA", "HA LA AA")


@given(hands, trumps, st.booleans())
def test_no_card_is_lost_and_suits_stay_together(
    held: list[Card], trump: Suit | None, alternate: bool
) -> None:
    order = in_order(held, trump, alternate=alternate)
    assert sorted(order) == sorted(held)
    suits = [card.suit for card in order]
    changes = sum(one is not other for one, other in pairwise(suits))
    assert changes == max(0, len(set(suits)) - 1)
    assert all(one > other for one, other in pairwise(order) if one.suit is other.suit)
    if trump in suits:
        assert suits[0] is trump


@given(hands, trumps)
def test_alternating_never_has_fewer_changes_of_colour(held: list[Card], trump: Suit | None) -> None:
    def changes(order: list[Card]) -> int:
        return sum((one.suit in DARK) != (other.suit in DARK) for one, other in pairwise(order))

    assert changes(in_order(held, trump, alternate=True)) >= changes(in_order(held, trump))


@given(hands, st.sampled_from(CARDS))
def test_a_new_card_leaves_the_others_in_their_order(held: list[Card], new: Card) -> None:
    held = [card for card in held if card is not new]
    order = insert(held, new)
    assert [card for card in order if card is not new] == held
    same = [card for card in held if card.suit is new.suit]
    place = order.index(new)
    if same:
        nearest = min(abs(card - new) for card in same)
        neighbours = order[max(place - 1, 0) : place] + order[place + 1 : place + 2]
        assert any(card.suit is new.suit and abs(card - new) == nearest for card in neighbours)
    else:
        assert order[-1] is new


def test_a_new_card_stands_beside_its_nearest_of_the_suit() -> None:
    order = list(cards("HK B7 AX A8 HO"))
    assert codes(insert(order, Card.A9)) == "HK B7 AX A9 A8 HO"
    assert codes(insert(order, Card.HU)) == "HK B7 AX A8 HO HU"
    assert codes(insert(order, Card.HA)) == "HA HK B7 AX A8 HO"
    assert codes(insert(order, Card.LA)) == "HK B7 AX A8 HO LA"
