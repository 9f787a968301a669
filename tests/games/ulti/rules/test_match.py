"""U18: what the embedding contract promises in addition to the rules."""

import doctest

import pytest

import tartli_desktop.games.ulti
from tartli_desktop.games.ulti import (
    ASSOCIATION,
    CARDS,
    TWO_ROUNDS,
    AnswerEnded,
    AuctionEnded,
    Bid,
    Card,
    Dealt,
    Doubled,
    Event,
    HandEnded,
    IllegalAction,
    Laid,
    Match,
    Pass,
    Passed,
    Play,
    Played,
    Taken,
    TrickWon,
    TrumpNamed,
    Variant,
)
from tests.games.ulti.seated import parse_seated

# The pack of U20: with dealer 0, seat 1 gets AA AK AO AU AX A9 A8 HK HO HU HX H9.
U20_DECK = "AA AK AO AU AX A9 A8 A7 LA LK LO LU LX L9 L8 L7 HA HK HO HU HX H9 H8 H7 BA BK BO BU BX B9 B8 B7"


def dealt(variant: Variant = ASSOCIATION, *actions: str) -> Match:
    match = Match.new(variant, first_dealer=0)
    match.deal([Card.parse(code) for code in U20_DECK.split()])
    for text in actions:
        match.apply(*parse_seated(text))
    return match


def test_examples_of_the_package() -> None:
    found = doctest.testmod(tartli_desktop.games.ulti, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


def test_before_the_first_deck() -> None:  # U18.2
    match = Match.new(ASSOCIATION, first_dealer=2, players=("A", "B", "C"))
    view = match.view(1)
    assert (match.phase, match.to_move, match.needs_deck, match.dealer) == ("deck", None, True, 2)
    assert (match.soloist, match.contract, match.trump, match.multiplier) == (None, None, None, None)
    assert (view.hand_number, view.hand, view.sizes, view.auction, view.levels) == (0, (), (0, 0, 0), (), ())
    assert (view.phase, view.tricks, view.trick, view.legal, view.results) == ("deck", (), (), (), ())
    with pytest.raises(IllegalAction) as refused:
        match.apply(0, Pass())
    assert refused.value.rule == "U18.2"


def kinds(match: Match, text: str) -> list[type[Event]]:
    return [type(event) for event in match.apply(*parse_seated(text))]


def test_events_of_a_hand() -> None:  # U18.5
    match = Match.new(ASSOCIATION, first_dealer=0)
    assert [type(event) for event in match.deal([Card.parse(code) for code in U20_DECK.split()])] == [Dealt]
    assert kinds(match, "1:lay A9 A8") == [Laid]
    assert kinds(match, "1:bid simple") == [Bid]
    assert kinds(match, "2:take") == [Taken]
    assert kinds(match, "2:lay A9 A8") == [Laid]
    assert kinds(match, "2:bid ulti") == [Bid]
    assert kinds(match, "0:pass") == [Passed]
    assert kinds(match, "1:pass") == [Passed]
    assert kinds(match, "2:pass") == [Passed, AuctionEnded]
    assert kinds(match, "2:trump L") == [TrumpNamed]
    assert kinds(match, "2:play LA") == [Played]
    assert kinds(match, "0:double ulti") == [Doubled]
    assert kinds(match, "0:play LX") == [Played]
    assert kinds(match, "1:play HK") == [Played, TrickWon]
    assert match.phase == "answer"
    assert kinds(match, "2:double ulti") == [Doubled]
    assert kinds(match, "0:good") == []
    assert kinds(match, "1:good") == [AnswerEnded]
    assert match.events[-2] == Doubled(2, ("ulti",), 2)


def test_the_second_deal_of_two_rounds() -> None:
    # U2.5, U4.9, U18.5: cards 16 and 17 go to the winner of the first round
    match = Match.new(TWO_ROUNDS, first_dealer=0)
    match.deal([Card.parse(code) for code in U20_DECK.split()])
    assert match.view(0).sizes == (5, 5, 5)
    for text in ("1:bid betli", "2:pass"):
        match.apply(*parse_seated(text))
    passed, given = match.apply(0, Pass())
    assert (type(passed), type(given)) == (Passed, Dealt)
    assert isinstance(given, Dealt)
    assert given.sizes == (5, 7, 5)
    assert set(given.hands[1] or ()) == {Card.L7, Card.HA, Card.HK, Card.HO, Card.HU, Card.HX, Card.H9}


def test_a_hand_that_is_over_stays_to_be_read() -> None:  # U18.2, U2.2
    match = dealt(ASSOCIATION, "1:lay A9 A8", "1:bid betli", "2:pass", "0:pass", "1:pass", "1:play HK")
    events = [event for text in ("2:play H8", "0:play HA") for event in match.apply(*parse_seated(text))]
    assert not any(isinstance(event, HandEnded) for event in events)
    match.apply(*parse_seated("0:play LX"))
    match.apply(*parse_seated("1:play AA"))
    match.apply(*parse_seated("2:play LA"))
    assert match.phase == "play"
    match.apply(*parse_seated("2:play A7"))
    match.apply(*parse_seated("0:play L9"))
    events = list(match.apply(*parse_seated("1:play AX")))
    assert isinstance(events[-1], HandEnded)
    view = match.view(2)
    assert (match.phase, match.to_move, match.dealer, match.needs_deck) == ("deck", None, 1, True)
    assert (view.soloist, view.contract, view.hand_number, view.dealer) == (1, "betli", 1, 1)
    assert len(view.hand) == 7
    assert match.results[-1].end == "early"
    assert match.points == (5, -10, 5)
    match.deal(CARDS)
    assert (match.contract, match.view(2).hand_number, match.to_move) == (None, 2, 2)


@pytest.mark.parametrize(("switch", "value"), [("none", None), ("three", 3), ("four_in_simple", 4)])
def test_a_silent_durchmars_in_a_simple(switch: str, value: int | None) -> None:  # U11.4
    best = ["AA", "AX", "AK", "AO", "AU", "A9", "A8", "LA", "HA", "BA", "LX", "HX"]
    others = [code for code in U20_DECK.split() if code not in best]
    deck = [*best[:7], *others[:10], *best[7:], *others[10:]]
    variant = Variant(silent_hundred="none", silent_aces=False, silent_durchmars=switch)  # type: ignore[arg-type]
    match = Match.new(variant, first_dealer=0)
    match.deal([Card.parse(code) for code in deck])
    for text in ("1:lay LX HX", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A"):
        match.apply(*parse_seated(text))
    while match.to_move is not None:
        plays = [action for action in match.legal_actions(match.to_move) if isinstance(action, Play)]
        match.apply(match.to_move, min(plays, key=lambda play: (*best, *others).index(str(play.card))))
    found = {each.name: each.value for each in match.results[-1].components}
    assert found == {"simple": 1} | ({"silent-durchmars": value} if value else {})
    assert match.results[-1].points[1] == 2 * (1 + (value or 0))
