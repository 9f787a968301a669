"""The guided hands of Ulti: what each is about happens on its line, by the rules."""

import pytest

from tartli_desktop.games.ulti import Match, Play
from tartli_desktop.games.ulti.lesson.betli import Betli
from tartli_desktop.games.ulti.lesson.defending import Defending
from tartli_desktop.games.ulti.lesson.doubling import Doubling
from tartli_desktop.games.ulti.lesson.forty_hundred import FortyHundred
from tartli_desktop.games.ulti.lesson.guide import UltiHand
from tests.games.ulti.seated import parse_seated


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
        (Betli(), {"betli": True}, (10, -5, -5)),  # U6.6
        (FortyHundred(), {"40-100": True}, (8, -4, -4)),  # U6.2
        (Defending(), {"ulti": False, "simple": True}, (11, -22, 11)),  # U6.3, U8.4, U12.2
        (Doubling(), {"ulti": True, "simple": True}, (34, -17, -17)),  # U8.6
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
    match = played(Defending(), until="1:play L7")
    assert [str(each.card) for each in match.legal_actions(1) if isinstance(each, Play)] == ["L7"]
    assert len(match.view(1).tricks) == 7


def test_no_card_that_is_left_to_the_learner_can_win_a_trick() -> None:
    """The rest of a Betli is claimed with cards below all others of their suit (U6.6, U13.3)."""
    match = played(Betli(), until="0:claim")
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
