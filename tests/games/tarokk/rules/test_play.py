"""The nine tricks (T11), with E43 and the whole hand of T17."""

import pytest

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import (
    PASKIEVICS,
    HandScored,
    HatMoved,
    Item,
    Match,
    Played,
    SideProved,
    TrickWon,
)
from tartli_desktop.games.tarokk.rules.card_values import playable
from tests.games.tarokk.positions import C, announcing, cards, legal, play, refused

DECK = cards(
    "XVII VII XX SJ HQ II XI CR CQ XVI VIII SR SQ XV XII III HK DA SKIZ HR X IX V CJ CT "
    "XVIII SK ST XXI XIII DQ I XIV VI XIX HA DR DK DJ HJ IV CK"
)
SPOKEN = (
    "0:pass, 1:bid three, 2:bid one, 3:pass, 1:hold, 2:pass, 1:discard DQ, 2:discard HR DR, 3:discard HQ HJ, "
    "0:discard CQ, 1:keep, 2:keep, 3:keep, 0:keep, 1:call XIX, 1:kings, 1:pass, 2:trull, 2:pass, "
    "3:kontra kings, 3:pass, 0:pass, 1:pass, 2:pass"
)
TRICKS = [
    (0, "XIII XVII XX IV", 2),
    (2, "SKIZ XVIII XXI XIV", 2),
    (2, "HK V II XII", 1),
    (1, "XV X IX VIII", 1),
    (1, "SQ XIX SJ SK", 2),
    (2, "DA DJ XVI VI", 0),
    (0, "ST SR VII CT", 2),
    (2, "HA CK XI III", 0),
    (0, "CR I DK CJ", 1),
]


def whole_hand(tricks: int = 9) -> Match:
    """The hand of T17 up to this many tricks."""
    match = Match.new(PASKIEVICS, first_dealer=3, players=("A", "B", "C", "D"))
    match.deal(DECK)
    play(match, SPOKEN)
    for leader, trick, _ in TRICKS[:tricks]:
        play(
            match,
            ", ".join(f"{(leader + place) % 4}:play {code}" for place, code in enumerate(trick.split())),
        )
    return match


def in_play(
    hands: tuple[str, ...], said: str = "call XX, pass, pass, pass, pass", auction: str = ""
) -> Match:
    match = announcing(hands, auction or "bid three, pass, pass, pass", talon="HR HJ DR DJ CR CJ")
    play(match, said)
    assert match.phase == "play"
    return match


def test_the_whole_hand() -> None:
    match = whole_hand()
    result = match.result
    assert result is not None
    assert (result.declarer, result.partner, result.contract) == (1, 2, 3)
    assert (result.points, result.tricks, result.multiplier) == ((65, 29), (7, 2), 1)
    assert set(result.items) == {
        Item("game", "F", None, None, False, 0, 3),
        Item("kings", "F", None, None, True, 1, -4),
        Item("trull", "F", None, None, True, 0, 2),
        Item("ultimo", "F", None, None, False, 0, 5),
        Item("catch", "F", None, None, False, 0, 21),
    }
    assert result.payments == match.balance == (-27, 27, 27, -27)
    assert match.hat == 0  # T2.8
    assert match.dealer == 0
    hands = [" ".join(map(str, hand)) for hand in match.view(3).all_discards or ()]
    assert hands == ["CQ", "DQ", "HR DR", "HQ HJ"]


def test_each_trick_of_the_whole_hand() -> None:
    match = whole_hand()
    won = [event for event in match.events if isinstance(event, TrickWon)]
    assert [(event.seat, event.cards) for event in won] == [
        (winner, cards(trick)) for _, trick, winner in TRICKS
    ]
    assert HatMoved(0) in match.events
    proved = [event for event in match.events if isinstance(event, SideProved)]
    first = next(place for place, event in enumerate(match.events) if isinstance(event, Played))
    assert len(proved) == 3
    assert all(match.events.index(event) < first for event in proved)
    assert isinstance(match.events[-1], HandScored)


@pytest.mark.parametrize("tricks", range(9))
def test_a_trick_closes_itself(tricks: int) -> None:
    match = whole_hand(tricks)
    view = match.view(0)
    assert view.trick == ()  # T11.5
    assert match.to_move == TRICKS[tricks][0]  # T11.1
    assert view.sizes == (9 - tricks,) * 4


@pytest.mark.parametrize(("lead", "allowed"), [(None, "V HQ"), ("VI", "V"), ("HA", "HQ"), ("CK", "V")])
def test_e43_the_pagat_is_kept(lead: str | None, allowed: str) -> None:

    hand = mask_of(cards("V I HQ"))
    led = None if lead is None else cards(lead)[0]
    assert playable(hand, led, True) == mask_of(cards(allowed))  # T11.4


@pytest.mark.parametrize("lead", ["CK", "VI"])
def test_e43_the_pagat_is_forced(lead: str) -> None:

    assert playable(mask_of(cards("I HQ")), cards(lead)[0], True) == mask_of(cards("I"))


def test_e43_only_the_own_sides_announcement_binds() -> None:
    hands = ("SKIZ HK", "XX", "I II", "XXI")
    match = in_play(hands, "call XX, ultimo, pass, pass, pass, pass")
    play(match, "play SKIZ")
    while match.to_move != C:
        play(match, legal(match)[0])
    assert "play I" in legal(match)  # C is an opponent
    partner = in_play(("SKIZ HK", "XXI", "I II XX", ""), "call XX, ultimo, pass, pass, pass, pass")
    play(partner, "play SKIZ, play XXI")
    assert refused(partner, "play I") == "T11.4"
