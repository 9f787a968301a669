"""The guided hands of Ulti: what each is about happens on its line, by the rules."""

import pytest

from tartli_desktop.games.ulti import Match, Play
from tartli_desktop.games.ulti.lesson import COURSE, UltiHand
from tests.games.ulti.seated import parse_seated

FIRST, BETLI, FORTY_HUNDRED, DEFENDING, DOUBLING = COURSE.hands


def played(hand: UltiHand, until: str = "") -> Match:
    """The match of a guided hand, up to this action or to its end."""
    match = hand.new_match("You")
    for text in hand.line:
        if text == until:
            break
        match.apply(*parse_seated(text))
    return match


@pytest.mark.parametrize(
    ("hand", "won", "points"),
    [
        (BETLI, {"betli": True}, (10, -5, -5)),  # U6.6
        (FORTY_HUNDRED, {"40-100": True}, (8, -4, -4)),  # U6.2
        (DEFENDING, {"ulti": False, "simple": True}, (11, -22, 11)),  # U6.3, U8.4, U12.2
        (DOUBLING, {"ulti": True, "simple": True}, (34, -17, -17)),  # U8.6
    ],
    ids=lambda given: getattr(given, "text", ""),
)
def test_it_pays_what_it_teaches_and_nothing_silent(
    hand: UltiHand, won: dict[str, bool], points: tuple[int, ...]
) -> None:
    (result,) = played(hand).results
    assert {component.name: component.won for component in result.components} == won
    assert result.points == points


def test_the_seven_is_forced_out_before_the_last_trick() -> None:  # U9.4, U9.6
    match = played(DEFENDING, until="1:play L7")
    assert [str(each.card) for each in match.legal_actions(1) if isinstance(each, Play)] == ["L7"]
    assert len(match.view(1).tricks) == 7


def test_no_card_that_is_left_to_the_learner_can_win_a_trick() -> None:
    """The rest of a Betli is claimed with cards below all others of their suit (U6.6, U13.3)."""
    match = played(BETLI, until="0:claim")
    own = match.view(0).hand
    others = [card for seat in (1, 2) for card in match.view(seat).hand]
    order = "789XUOKA"  # U1.4
    for card in own:
        higher = [
            each
            for each in others
            if each.suit is card.suit and order.index(str(each.rank)) > order.index(str(card.rank))
        ]
        assert [each for each in others if each.suit is card.suit] == higher


def test_the_learner_wins_the_simple_and_nothing_silent() -> None:  # U6.1, U11.1
    match = FIRST.new_match("You")
    told = []
    for text in FIRST.line:
        told += match.apply(*parse_seated(text))
    (result,) = match.results
    assert (result.contract, result.scores, result.points) == ("simple", (90, 60), (2, -1, -1))
    assert [component.name for component in result.components] == ["simple"]
    assert match.winners == (FIRST.seat,)


def test_the_rules_that_are_explained_bind_the_learner() -> None:
    """U9.2 to U9.4: following suit, beating and trumping are explained where nothing else may be played."""
    match, bound = FIRST.new_match("You"), {}
    for text in FIRST.line:
        seat, action = parse_seated(text)
        view = match.view(FIRST.seat)
        plays = [each.card for each in view.legal if isinstance(each, Play)]
        if seat == FIRST.seat and isinstance(action, Play) and len(plays) < len(view.hand):
            bound[text[2:]] = sorted(map(str, plays))
        match.apply(seat, action)
    assert bound == {"play H8": ["H8", "HU"], "play HU": ["HU"], "play A7": ["A7", "AK", "AO"]}
