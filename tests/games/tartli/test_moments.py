"""The moments on which somebody may comment: which events are one, and for which seat."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.characters.remarks import Moment
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.games.tartli.face import FACE

from .rules.positions import contest, dealt, last, play, play_out


def moments(match: Match, kind: type[Any]) -> dict[int, Moment]:
    """The moments of the last event of a kind, as seat 0 learns it."""
    return dict(FACE.moments_of(last(match, kind).seen_by(0), match.view(0)))


@pytest.mark.parametrize(
    ("hands", "trick", "expected"),
    [
        # R1.4, R1.5: an Ace trumped by the Over makes a trick of 31, and the Ace is lost.
        (("LA", "HO"), "LA/HO", {1: Moment.WON_BIG_TRICK, 0: Moment.LOST_HIGH_CARD}),
        # A Ten lost to an Ace makes a trick of 21: only the loser has something to say.
        (("LX", "LA"), "LX/LA", {0: Moment.LOST_HIGH_CARD}),
        # An Ace that takes a small card is no moment.
        (("LA", "L7"), "LA/L7", {}),
    ],
)
def test_a_trick(hands: tuple[str, str], trick: str, expected: dict[int, Moment]) -> None:
    match = dealt(hands=hands, turned="H9", dealer=1, played=trick)
    assert moments(match, tartli.TrickGathered) == expected


@pytest.mark.parametrize(("items", "worth_a_word"), [("HX3", False), ("HA5", True)])
def test_a_meld(items: str, worth_a_word: bool) -> None:
    match = contest(items, "", answer=False)
    play(match, f"0:play {match.view(0).hand[0]}")
    scored = moments(match, tartli.MeldsScored)
    assert scored == ({1: Moment.OWN_MELD, 0: Moment.OTHERS_MELD} if worth_a_word else {})


def test_a_hand_is_told_from_both_sides() -> None:
    chance = random.Random(3)
    rules = replace(HUNGARIAN, match_target=2)
    match = Match.new(rules, first_dealer=0, players=("Anna", "Pista"))
    seen = set()
    for _ in range(40):
        deck = list(Card)
        chance.shuffle(deck)
        match.deal(deck)
        play_out(match)
        ended = moments(match, tartli.HandEnded)
        decided = next((event for event in match.events if isinstance(event, tartli.GameWon)), None)
        if decided is None:
            assert set(ended.values()) in (set(), {Moment.WON_HAND, Moment.LOST_HAND})
            seen.add("a hand")
        elif match.winner is None:
            # The game counts rather than the hand.
            assert ended == {}
            assert moments(match, tartli.GameWon)[decided.seat] is Moment.WON_HAND
            seen.add("a game")
        else:
            assert moments(match, tartli.GameWon) == ended == {}
            assert moments(match, tartli.MatchWon) == {
                decided.seat: Moment.WON_MATCH,
                1 - decided.seat: Moment.LOST_MATCH,
            }
            seen.add("a match")
            break
    assert seen == {"a hand", "a game", "a match"}
