"""R12: what a player may know."""

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import HUNGARIAN, Dealt, Match
from tests.games.tartli.rules.positions import dealt, known, play, play_out


def test_everything_said_and_the_points_of_melds() -> None:  # R12: also béla and the exchange
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


def test_at_the_deal_nothing_of_the_other_hand_is_known() -> None:  # R12
    match = dealt(turned="H7")
    assert known(match, 0) == known(match, 1) == set()
    (_, deal) = match.view(0).events
    assert isinstance(deal, Dealt)
    assert deal.hands == (match.view(0).hand, None)


# Known cards, tricks 1 to 7


def test_unseen_cards_are_the_talon_and_the_unknown_hand() -> None:
    # R12: cards that lie face down and are not known
    match = dealt(hands=("", "HKOUX"), turned="L7", played="1:declare HK4 1:play HU 0:play B8 1:gather")
    view = match.view(0)
    assert len(view.unseen) == view.talon_size - 1 + view.opponent_hand_size - 3
    seen = {*view.hand, *view.opponent_cards, view.turned, *(card for _, card in view.played)}
    assert seen | set(view.unseen) == set(CARDS)


# A value for another process


def test_view_before_the_first_pack() -> None:  # R12
    view = Match.new(HUNGARIAN, first_dealer=0).view(1)
    assert (view.hand, view.events, view.legal, view.to_move) == ((), (), (), None)
    assert (view.seat, view.dealer, view.scores, view.games) == (1, 0, (0, 0), (0, 0))


def test_view_after_the_hand_shows_the_hand_that_ended() -> None:  # R12
    match = dealt()
    play_out(match)
    view = match.view(0)
    assert (view.to_move, view.legal, view.hand, view.opponent_cards) == (None, (), (), ())
    assert view.counts == view.scores == match.counts
    assert view.dealer == match.dealer
    assert len(view.played) == 32


def test_what_has_happened_since_the_last_trick_was_gathered() -> None:
    match = dealt(hands=("LA AK7", "LXKO HKO"), turned="H9")
    assert match.view(0).trick_events == match.view(0).events
    play(match, "1:bela 1:play LX 0:play LA")
    assert match.view(0).trick_events == match.view(0).events
    play(match, "0:gather 0:play AK")
    names = [type(event).__name__ for event in match.view(1).trick_events]
    assert names == ["CardDrawn", "CardDrawn", "CardPlayed"]


def test_what_a_seat_has_declared_in_this_trick() -> None:  # R5.3
    match = dealt(hands=("LA98 AK7", "LKO BAKO"), turned="H9", played="1:declare BA3")
    theirs = match.view(0).declared_by(1)
    assert theirs is not None
    assert (theirs.words, theirs.items) == ((3,), None)
    assert match.view(0).declared_by(0) is None
    play(match, "1:play LK 0:play LA 0:gather")
    assert match.view(0).declared_by(1) is None
