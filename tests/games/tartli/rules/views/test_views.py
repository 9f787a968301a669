"""R12: what a player may know."""

import pickle

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, CardDrawn, Dealt, Declared, Match, Variant
from tests.games.tartli.rules.positions import cards, contest, dealt, known, late, play, play_out

VARIANTS = pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)


def test_own_cards_and_what_lies_face_up() -> None:
    # R12
    match = dealt(hands=("HA LA98 BUO AK7 B7", "HKO9 LK7 AX9 BA B8"), turned="H7")
    play(match, "1:play HK")
    view = match.view(0)
    assert set(view.hand) == {*cards("HA LA98 BUO AK7 B7")}
    assert view.turned == cards("H7")[0]
    assert view.trick == ((1, cards("HK")[0]),)
    assert (view.opponent_hand_size, view.talon_size) == (8, 14)


def test_every_card_played_in_order_and_by_whom() -> None:
    # R12
    match = dealt(hands=("H7 LA", "HA L7"), turned="A7")
    play(match, "HA/H7 1:play L7")
    expected = ((1, cards("HA")[0]), (0, cards("H7")[0]), (1, cards("L7")[0]))
    assert match.view(0).played == match.view(1).played == expected


def test_everything_said_and_the_points_of_melds() -> None:
    # R12: also béla and the exchange
    match = dealt(hands=("", "HKO7 LAKO"), turned="HA")
    play(match, "1:exchange 1:bela 1:declare LA3 1:play LO 0:play A8")
    names = [type(event).__name__ for event in match.view(0).events]
    assert names == [
        "HandOpened",
        "Dealt",
        "Exchanged",
        "BelaDeclared",
        "BelaScored",
        "Declared",
        "CardPlayed",
        "CardPlayed",
        "MeldsScored",
    ]
    assert match.view(0).counts == (0, 60)
    assert match.view(0).scored == match.view(1).scored


def test_sizes() -> None:
    # R12: the numbers of cards in the other hand and the talon
    match = dealt(hands=("H7 LA", "HA L7"), turned="A7")
    play(match, "HA/H7 1:play L7")
    view = match.view(0)
    assert (len(view.hand), view.opponent_hand_size, view.talon_size) == (9, 8, 12)


def test_at_the_deal_nothing_of_the_other_hand_is_known() -> None:
    # R12
    match = dealt(turned="H7")
    assert known(match, 0) == known(match, 1) == set()
    (_, deal) = match.view(0).events
    assert isinstance(deal, Dealt)
    assert deal.hands == (match.view(0).hand, None)


# Known cards, tricks 1 to 7


def test_cards_of_melds_named_in_full_are_known_until_played() -> None:
    # R12, R6.4
    match = dealt(hands=("", "HKOUX A8"), turned="L7")
    play(match, "1:declare HK4 1:play HU")
    assert known(match, 0) == set()
    play(match, "0:play B8")
    assert known(match, 0) == {*cards("HKOX")}
    play(match, "1:gather 1:play HK")
    assert known(match, 0) == {*cards("HOX")}


def test_cards_of_bela_are_known() -> None:
    # R12
    match = dealt(hands=("HKO", "A9"), turned="H7")
    play(match, "0:bela")
    assert known(match, 1) == {*cards("HKO")}
    play(match, "1:play A9 0:play HK")
    assert known(match, 1) == {*cards("HO")}


def test_set_whose_rank_the_leader_named_is_known_where_it_lost_too() -> None:
    # R12, R6.3
    match = contest("KKKK", "AAAA", turned="H7", answer=False)
    assert known(match, 0) == set()
    led = match.view(0).trick[0][1]
    play(match, "0:declare AAAA")
    assert known(match, 0) == {*cards("AK LK HK BK")} - {led}


def test_second_players_losing_set_stays_unknown() -> None:
    # R12: "good" names nothing
    match = contest("AAAA", "KKKK", turned="H7")
    assert known(match, 1) == set()


def test_sequence_named_by_its_top_only_stays_unknown() -> None:
    # R12: the leader named the Over and lost
    match = contest("HO3", "LK3", turned="A7")
    assert known(match, 0) == set()
    assert known(match, 1) == {*cards("LKOU")} - {card for _, card in match.view(1).trick}


def test_melds_behind_a_lost_declaration_stay_unknown() -> None:
    # R12: shorter, and nothing was named
    match = contest("HA3", "LX4", turned="A7")
    assert known(match, 0) == set()


def test_exchanged_card_is_known() -> None:
    # R12, R8.4: and the VII is known to lie on the table, not in the hand
    match = dealt(hands=("", "H789 A9"), turned="HK")
    play(match, "1:declare H93 1:play A9 0:play A8")
    assert known(match, 0) == {*cards("H789")}
    play(match, "1:gather 1:exchange")
    assert known(match, 0) == {*cards("H89K")}


@VARIANTS
def test_last_draws_are_known_from_trick_8_with_all_the_rest(variant: Variant) -> None:
    # R12, R4.4
    match = late(variant, hands=("A7 L789 H789 B78", "AO9AXK LAXK B9"), turned="A7")
    assert known(match, 0) == set(match.view(1).hand)
    assert known(match, 1) == set(match.view(0).hand)


def test_card_of_a_hidden_draw_is_not_known() -> None:
    # R12
    match = dealt(hands=("H7", "HA"), talon="BA BX", turned="A7")
    play(match, "HA/H7")
    assert known(match, 0) == known(match, 1) == set()
    draws = [event for event in match.view(0).events if isinstance(event, CardDrawn)]
    assert draws == [CardDrawn(1, None, False), CardDrawn(0, cards("BX")[0], False)]


def test_unseen_cards_are_the_talon_and_the_unknown_hand() -> None:
    # R12: cards that lie face down and are not known
    match = dealt(hands=("", "HKOUX"), turned="L7")
    play(match, "1:declare HK4 1:play HU 0:play B8 1:gather")
    view = match.view(0)
    assert len(view.unseen) == view.talon_size - 1 + view.opponent_hand_size - 3
    seen = {*view.hand, *view.opponent_cards, view.turned, *(card for _, card in view.played)}
    assert seen | set(view.unseen) == set(CARDS)


def test_from_trick_8_on_every_card_is_seen() -> None:
    # R12: the view determines the other hand exactly
    match = late(hands=("A7 L789 H789 B78", "AO9AXK LAXK B9"), turned="A7")
    play(match, "AO/A7")
    assert known(match, 0) == set(match.view(1).hand)
    assert match.view(0).unseen == ()


# What must stay hidden


def test_order_of_the_talon_is_never_told() -> None:
    # R12
    hands = ("HA LA98 BUO AK7 B7", "HKO9 LK7 AX9 BA B8")
    one = dealt(hands=hands, talon="H8 HX", turned="H7")
    other = dealt(hands=hands, talon="HX H8", turned="H7")
    assert one.view(0) == other.view(0)
    assert one.view(1) == other.view(1)


def test_other_hand_is_never_told() -> None:
    # R12: nor by what the other seat could do: béla, the exchange, a set of Aces
    own = "L7 B7 A7 L8 B8 A8 L9 B9 A9"
    rich = dealt(hands=(own, "HKO7 AA LA HA BA AK LK"), turned="HX")
    poor = dealt(hands=(own, "HU98 AX LX BX AU LU BU"), turned="HX")
    assert rich.view(0) == poor.view(0)


def test_melds_are_hidden_from_the_other_seat_only() -> None:
    # R12
    match = dealt(hands=("", "HAKO"), turned="A7")
    play(match, "1:declare HA3")
    assert match.view(1).events[-1] == match.events[-1]
    assert match.view(0).events[-1] == Declared(1, (3,), None)


# A value for another process


def test_view_before_the_first_pack() -> None:
    # R12
    view = Match.new(HUNGARIAN, first_dealer=0).view(1)
    assert (view.hand, view.events, view.legal, view.to_move) == ((), (), (), None)
    assert (view.seat, view.dealer, view.scores, view.games) == (1, 0, (0, 0), (0, 0))


@pytest.mark.parametrize("seat", [-1, 2, None])
def test_view_of_no_seat(seat: object) -> None:
    # R12
    with pytest.raises(ValueError, match="is not a seat"):
        dealt().view(seat)  # type: ignore[arg-type]


def test_view_stays_as_it_was() -> None:
    # R12: a value, not a window on the match
    match = dealt(hands=("H7", "HA"), turned="A7")
    view = match.view(0)
    kept = pickle.dumps(view)
    play(match, "HA/H7")
    assert pickle.loads(kept) == view != match.view(0)


def test_view_after_the_hand_shows_the_hand_that_ended() -> None:
    # R12
    match = dealt()
    play_out(match)
    view = match.view(0)
    assert (view.to_move, view.legal, view.hand, view.opponent_cards) == (None, (), (), ())
    assert view.counts == view.scores == match.counts
    assert view.dealer == match.dealer
    assert len(view.played) == 32


def test_going_out_does_not_lay_the_cards_open() -> None:
    # R12: what was hidden stays so after the hand
    match = dealt()
    play(match, "1:out")
    assert match.view(0).opponent_cards == ()
    assert match.view(0).opponent_hand_size == 9


def test_what_has_happened_since_the_last_trick_was_gathered() -> None:
    match = dealt(hands=("LA AK7", "LXKO HKO"), turned="H9")
    assert match.view(0).trick_events == match.view(0).events
    play(match, "1:bela 1:play LX 0:play LA")
    assert match.view(0).trick_events == match.view(0).events
    play(match, "0:gather 0:play AK")
    names = [type(event).__name__ for event in match.view(1).trick_events]
    assert names == ["CardDrawn", "CardDrawn", "CardPlayed"]


def test_what_a_seat_has_declared_in_this_trick() -> None:  # R5.3
    match = dealt(hands=("LA98 AK7", "LKO BAKO"), turned="H9")
    play(match, "1:declare BA3")
    theirs = match.view(0).declared_by(1)
    assert theirs is not None
    assert (theirs.words, theirs.items) == ((3,), None)
    assert match.view(0).declared_by(0) is None
    play(match, "1:play LK 0:play LA 0:gather")
    assert match.view(0).declared_by(1) is None
