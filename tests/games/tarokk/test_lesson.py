"""The guided hands of tarokk: what each is about happens on its line, by the rules."""

import pytest

from tartli_desktop.game.rules import seated
from tartli_desktop.games.tarokk import RULES, Action, Match
from tartli_desktop.games.tarokk.lesson import COURSE, TarokkHand

_, PARTNER, KONTRA, CUE_BID, YIELDED, CATCHING, ULTIMO = COURSE.hands


def played(hand: TarokkHand, until: str = "") -> Match:
    """The match of a guided hand, up to this action or to its end."""
    match = hand.new_match("You")
    for text in hand.line:
        if text == until:
            break
        match.apply(*seated(RULES, text))
    return match


@pytest.mark.parametrize(
    ("hand", "items", "payments"),
    [
        (PARTNER, {"game": 2, "trull": 2}, (4, -4, -4, 4)),
        (KONTRA, {"game": -2, "tarokks": 1}, (5, -3, -3, 1)),  # T9.10, T13.5, T14.4
        (CUE_BID, {"game": 3, "trull": 1}, (4, -4, -4, 4)),
        (YIELDED, {"game": 2, "trull": 2}, (4, 4, -4, -4)),
        (CATCHING, {"game": 1, "catch": 21}, (22, -22, 22, -22)),  # T13.9
        (ULTIMO, {"double": 2, "trull": 2, "ultimo": 10, "tarokks": 1}, (17, 13, -15, -15)),  # T13.8
    ],
    ids=lambda given: getattr(given, "text", ""),
)
def test_it_pays_what_it_teaches(hand: TarokkHand, items: dict[str, int], payments: tuple[int, ...]) -> None:
    result = played(hand).result
    assert result is not None
    assert {item.kind: item.value for item in result.items} == items
    assert result.payments == payments


@pytest.mark.parametrize(("hand", "call"), [(CUE_BID, "0:call XIX"), (YIELDED, "1:call XX")])
def test_an_invitation_leaves_one_card_to_call(hand: TarokkHand, call: str) -> None:  # T5.6, T5.7, T8.2
    match = played(hand, until=call)
    seat, action = seated(RULES, call)
    assert [each for each in match.legal_actions(seat) if str(each).startswith("call")] == [action]


@pytest.mark.parametrize("hand", [PARTNER, YIELDED])
def test_the_declarers_honour_can_only_be_the_pagat(hand: TarokkHand) -> None:  # T4.3
    view = played(hand, until="0:trull").view(0)
    assert {"SKIZ", "XXI"} <= {*map(str, view.hand)}
    assert view.declarer not in (None, 0)


def test_without_an_honour_the_learner_must_pass() -> None:  # T4.3
    assert played(KONTRA, until="0:pass").legal_actions(0) == (Action.parse("pass"),)


def test_the_xxi_falls_because_its_holder_has_nothing_else_to_play() -> None:  # T11.2
    assert played(CATCHING, until="3:play XXI").legal_actions(3) == (Action.parse("play XXI"),)


def test_the_pagat_is_led_when_nobody_has_a_tarokk() -> None:  # T9.6
    match = played(ULTIMO, until="0:play I")
    assert [card for seat in (1, 2, 3) for card in match.view(seat).hand if card.suit is None] == []
