"""R3: the deal."""

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, CardDrawn, Dealt, Match, Turn, TurnAsked

from .positions import dealt, last, play, play_out, playable, refused, stacked


def test_packets_of_three_non_dealer_first() -> None:
    # R3.3: cards 1-3, 7-9 and 13-15 go to the non-dealer, the 19th is turned up
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    assert match.view(1).hand == (*CARDS[0:3], *CARDS[6:9], *CARDS[12:15])
    assert match.view(0).hand == (*CARDS[3:6], *CARDS[9:12], *CARDS[15:18])
    assert match.view(0).turned == match.view(1).turned == CARDS[18]
    assert match.view(0).trump == CARDS[18].suit
    assert match.view(0).talon_size == 14


def test_dealer_one_deals_to_seat_zero_first() -> None:  # R3.3
    match = Match.new(HUNGARIAN, first_dealer=1)
    match.deal(CARDS)
    assert match.view(0).hand == (*CARDS[0:3], *CARDS[6:9], *CARDS[12:15])


def test_turned_card_is_drawn_last() -> None:
    # R3.3: 13 cards from the top of the talon, then the turned card
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    events = play_out(match)
    drawn = [event.card for event in events if isinstance(event, CardDrawn)]
    assert drawn == [*CARDS[19:], CARDS[18]]


@pytest.mark.parametrize("position", [4, 7, 10, 13, 16, 19])
def test_non_dealer_chooses_the_turned_card(position: int) -> None:
    # R3.4: it lies between packets, which continue with the cards after it
    match = Match.new(AUSTRIAN, first_dealer=0)
    match.deal(CARDS)
    play(match, f"1:turn {position}")
    others = [*CARDS[: position - 1], *CARDS[position:]]
    assert match.view(0).turned == CARDS[position - 1]
    assert list(match.view(1).hand) == others[0:3] + others[6:9] + others[12:15]
    assert list(match.view(0).hand) == others[3:6] + others[9:12] + others[15:18]
    assert match.view(0).events[1] == TurnAsked(1, position)
    assert last(match, Dealt).position == position


def test_choice_comes_before_everything() -> None:  # R3.4: first action of every hand, by the non-dealer
    match = Match.new(AUSTRIAN, first_dealer=1)
    match.deal(CARDS)
    assert match.to_move == 0
    assert [str(each) for each in match.legal_actions(0)] == [f"turn {n}" for n in (4, 7, 10, 13, 16, 19)]
    assert match.legal_actions(1) == ()
    assert refused(match, "1:turn 7") == "R3.4"
    assert refused(match, "0:out") == "R3.4"
    assert refused(match, "1:out") == "R3.4"
    assert refused(match, f"0:play {CARDS[0]}") == "R3.4"


def test_choice_is_made_once() -> None:  # R3.4
    match = dealt(AUSTRIAN, position=7)
    assert refused(match, "1:turn 7") == "R3.4"
    assert refused(match, "0:turn 19") == "R3.4"


def test_choice_in_every_hand() -> None:  # R3.4
    match = dealt(AUSTRIAN)
    play_out(match)
    match.deal(CARDS)
    assert {str(each).split()[0] for each in match.legal_actions(1 - match.dealer)} == {"turn"}


def test_no_choice_in_hungary() -> None:  # R3.4 is A only: the 19th card, at once
    match = dealt(HUNGARIAN, turned="LO")
    assert last(match, Dealt).position == 19
    assert refused(match, "1:turn 7") == "R3.4"
    assert len(playable(match, 1)) == 9


def test_table_not_yet_dealt_before_the_choice() -> None:  # R3.4: nobody sees a card
    match = Match.new(AUSTRIAN, first_dealer=0)
    match.deal(CARDS)
    for seat in (0, 1):
        view = match.view(seat)
        assert (view.hand, view.turned, view.trump, view.talon_size) == ((), None, None, 0)
        assert (view.opponent_hand_size, view.opponent_cards, view.trick_number) == (0, (), 0)


def test_hungarian_players_alternate() -> None:  # R3.5 H, no matter who won
    match = Match.new(HUNGARIAN, first_dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match.deal(stacked(turned="A7", dealer=match.dealer))
        play_out(match)
    assert dealers == [1, 0, 1, 0]


@pytest.mark.parametrize("position", [0, 1, 5, 18, 20, 32, 33])
def test_no_other_card_can_be_asked_for(position: int) -> None:  # R3.4
    with pytest.raises(ValueError, match="4th, 7th") as error:
        Turn(position)
    assert error.value.rule == "R3.4"  # type: ignore[attr-defined]
