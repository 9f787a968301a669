"""What a hint says for an action is certain from what the player sees (T19)."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Action, Match, View
from tartli_desktop.games.tarokk.coach.reasons import Reason, reason_of
from tartli_desktop.games.tarokk.rules.actions import PLAYS
from tests.games.tarokk.positions import C, D, announcing, cards, dealt, play

HANDS = ("XXI XV", "XX XVI", "SKIZ XVII", "XIV I")


def reason(match: Match, action: str, instead: str | None = None) -> Reason | None:
    """The reason for an action of the seat to move, over ``instead`` where given."""
    assert match.to_move is not None
    other = None if instead is None else Action.parse(instead)
    return reason_of(match.view(match.to_move), Action.parse(action), other)


def at_trick(hand: str, trick: str, *, side: str, sides: str) -> View:
    """The view of the seat to move, holding ``hand``, with ``trick`` on the table; D has led, A is declarer.

    ``sides`` are the public sides of A, B, C and D, with ``?`` for an unknown side.
    """
    match = announcing(HANDS, played="call XX, pass, pass, pass, pass")
    done = cards(trick)
    seat = (3 + len(done)) % 4
    legal = tuple(PLAYS[card] for card in cards(hand))
    known = tuple(None if each == "?" else each for each in sides)
    tricks = tuple(((3 + place) % 4, card) for place, card in enumerate(done))
    return replace(
        match.view(seat), hand=cards(hand), discards=(), legal=legal, tricks=tricks, side=side, sides=known
    )


@pytest.mark.parametrize(
    ("hand", "trick", "sides", "card", "expected"),
    [
        ("SKIZ V", "XII XXI IV", "F??O", "SKIZ", Reason.CATCHES_THE_XXI),
        ("SKIZ V", "XII IV XXI", "FOO?", "SKIZ", None),  # it is a friend's
        ("SKIZ V", "XXI XII IV", "F???", "SKIZ", Reason.MAY_CATCH_THE_XXI),
        ("SKIZ V", "XII IV III", "F??O", "V", Reason.WAITS_FOR_THE_XXI),
        ("XXI V", "XII IV III", "F??O", "XXI", Reason.SAVES_THE_XXI),
        ("XXI V", "XII IV III", "F??O", "V", None),
        ("XXI V", "XII IV", "F??O", "V", Reason.KEEPS_THE_XXI_BACK),
        ("XXI V", "SKIZ IV III", "F??F", "V", Reason.KEEPS_THE_XXI_BACK),
        ("XXI V", "SKIZ IV III", "F??O", "V", None),  # it is a friend's
        ("XV I", "XIV IV III", "FOOO", "I", Reason.BRINGS_THE_PAGAT_HOME),
        ("HK HA", "HQ HJ XIV", "F?O?", "HK", None),  # perhaps it is a foe's
        ("HK HA", "XIV HJ HR", "F?OO", "HK", Reason.FEEDS_THE_OWN_SIDE),
        ("HK HA", "XIV HJ HR", "F?OF", "HA", Reason.GIVES_THEM_LITTLE),
        ("XV II", "XIV HJ HR", "F?OF", "XV", Reason.TAKES_THEIR_TRICK),
        ("XV II", "XIV HJ HR", "F?O?", "XV", None),  # perhaps it is a friend's
        ("XVI XV", "XIV HJ HR", "F?OF", "XV", Reason.LOWEST_THAT_WINS),
        ("XVI XV", "XIV HJ HR", "F?OF", "XVI", Reason.TAKES_THEIR_TRICK),
        ("XVI V", "XIV HJ HR", "F?OO", "V", Reason.TRICK_IS_OURS),
        ("V", "XIV HJ HR", "F?OO", "V", Reason.ONLY_CARD),
        ("HQ HA", "HR HJ", "F?O?", "HQ", None),  # a King may follow, or a tarokk
    ],
)
def test_of_a_card(hand: str, trick: str, sides: str, card: str, expected: Reason | None) -> None:
    view = at_trick(hand, trick, side="O", sides=sides)
    assert reason_of(view, PLAYS[cards(card)[0]]) is expected


def test_a_card_that_nobody_can_beat_is_told_as_one() -> None:
    view = at_trick("XX V IV", "XII II", side="O", sides="F??O")
    twenty, five = (PLAYS[card] for card in cards("XX V"))
    assert reason_of(view, twenty) is None
    # The XXI and the SKIZ have been played.
    honours = tuple(zip((3, 0, 1, 2), cards("SKIZ XXI III I"), strict=True))
    view = replace(view, tricks=(*honours, *view.tricks), winners=(3,))
    assert reason_of(view, twenty) is Reason.CANNOT_BE_BEATEN
    assert reason_of(view, five) is None


def test_what_speaks_for_both_is_no_reason() -> None:
    view = at_trick("SKIZ V III", "XII IV II", side="O", sides="F??O")
    five, three = (PLAYS[card] for card in cards("V III"))
    assert reason_of(view, five, three) is None
    assert reason_of(view, five, PLAYS[cards("SKIZ")[0]]) is Reason.WAITS_FOR_THE_XXI


def test_of_bids() -> None:  # T19.2 to T19.4
    match = dealt(("SKIZ", "XXI VI IV III II HQ DQ CQ SQ", "XX XV I"))
    assert reason(match, "bid three") is Reason.BIDS_WITH_THE_SKIZ
    assert reason(match, "pass") is None
    play(match, "bid three")
    assert reason(match, "bid two") is Reason.BIDS_OVER_THREE
    play(match, "pass")
    assert reason(match, "pass") is Reason.WILL_BE_CALLED


def test_a_cue_bid_is_told_as_one() -> None:  # T5.1
    match = dealt(("SKIZ XXI XIX VII V HK DA CK SQ",))
    assert reason(match, "bid two") is Reason.INVITES
    assert reason(match, "bid three") is Reason.BIDS_WITH_THE_SKIZ


def test_of_discards() -> None:
    """T19.9: discards count for the own side, except the partner's, which count for the opponents (T6.4)."""
    match = dealt(("SKIZ XV XII VIII V IV HQ HA HK", "XX XIX XIII X III DQ DA DK CK"), "CR CQ ST DJ SJ CT")
    play(match, "bid three, pass, pass, pass")
    assert reason(match, "discard HQ CQ CR") is Reason.IS_RID_OF_A_SUIT
    assert reason(match, "discard HQ HA CR") is None
    play(match, "discard HQ CQ CR")
    assert reason(match, "discard DA") is Reason.LAYS_AWAY_LITTLE
    assert reason(match, "discard DQ") is None
    play(match, "discard DA")
    # C may still be called.
    assert reason(match, "discard HQ") is Reason.LAYS_AWAY_POINTS_UNCALLED


def test_who_has_promised_a_card_will_be_called() -> None:  # T5.6, T6.4
    match = dealt(("XXI XIX XII VIII V IV HA HQ DQ", "SKIZ XX XIII X III HR HJ DK CK"), "CR CQ ST DJ SJ CT")
    play(match, "bid two, bid one, pass, pass, pass, discard CR")
    assert match.to_move == C
    assert reason(match, "discard SJ DR") is not Reason.LAYS_AWAY_POINTS_UNCALLED
    play(match, str(match.legal_actions(C)[-1]))
    play(match, str(match.legal_actions(D)[-1]))
    assert reason(match, "discard HA") is Reason.LAYS_AWAY_LITTLE_PROMISED
    assert reason(match, "discard HQ") is None


def test_of_two_suits() -> None:
    match = dealt(("SKIZ XV XII VIII V IV HQ DA HK", "XXI"), "CR CQ ST", played="bid three, pass, pass, pass")
    assert reason(match, "discard CR CQ DA") is Reason.IS_RID_OF_SUITS


def test_without_cue_bids_no_game_is_yielded() -> None:  # T5.9
    match = dealt(("SKIZ", "XXI"), variant=replace(PASKIEVICS, cue_bids="none"), played="bid three")
    assert reason(match, "bid two") is None


def test_of_announcements_and_kontras() -> None:  # T19.6, T19.8
    match = announcing(("SKIZ XXI XIX XVII XIV HK HQ", "XX", "I"))
    assert reason(match, "call XX") is None
    play(match, "call XX")
    assert reason(match, "trull") is Reason.HAS_BOTH_HIGH_HONOURS
    assert reason(match, "volat") is None
    play(match, "volat, ultimo, pass, pass")
    assert match.to_move == C
    assert reason(match, "kontra ultimo") is Reason.HAS_THE_PAGAT
    assert reason(match, "kontra game") is None


def test_who_holds_the_skiz_doubles_what_cannot_be_made_without() -> None:
    match = announcing(("XXI XV XIV XIII XII XI I", "XX", "SKIZ"), played="call XX")
    assert reason(match, "ultimo") is Reason.HAS_MANY_TAROKKS
    play(match, "trull, pass, pass")
    assert reason(match, "kontra trull") is Reason.HAS_THE_SKIZ
