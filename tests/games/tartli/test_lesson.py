"""The guided first hand of Tartli: what it explains happens on its line."""

from tartli_desktop.games.tartli import (
    PLAIN_POINTS,
    BelaScored,
    ContestAnswered,
    Exchanged,
    MeldsScored,
    Play,
    WentOut,
    parse_seated,
)
from tartli_desktop.games.tartli.lesson import COURSE

LESSON = COURSE.hands[0]


def test_everything_comes_up_in_the_hand() -> None:
    match = LESSON.new_match("You")
    start = match.counts
    assert start[0] < 501
    assert match.dealer == 1, "the learner leads first"
    told = []
    for text in LESSON.line:
        seat, action = parse_seated(text)
        view = match.view(0)
        if text == "0:play L9":
            # R4.2: Leaves were led, and the hand has other suits too.
            assert {card.suit for card in view.hand} > {
                each.card.suit for each in view.legal if isinstance(each, Play)
            }
        if text == "0:play HO":
            assert {each.card.suit for each in view.legal if isinstance(each, Play)} == {view.trump}
        told += match.apply(seat, action)
    kinds = {type(event): event for event in told}
    assert {Exchanged, BelaScored, MeldsScored, ContestAnswered, WentOut} <= kinds.keys()
    assert match.winner == 0
    # Not double, which would be one more thing to explain (R9.3).
    assert match.games == (1, 0)
    assert match.counts[0] >= 501 > match.counts[0] - 23


def test_no_points_are_given_to_a_trick_that_is_lost() -> None:
    """R1.5: if the learner cannot win the trick, the line plays the cheapest legal card."""
    match = LESSON.new_match("You")
    answered = []
    for text in LESSON.line:
        seat, action = parse_seated(text)
        view = match.view(0)
        if seat == 0 and isinstance(action, Play) and view.trick and text not in ("0:play AA", "0:play BK"):
            legal = [each.card for each in view.legal if isinstance(each, Play)]
            assert view.trump is not None
            points = {card: PLAIN_POINTS[card.rank] for card in legal if card.suit is not view.trump}
            if action.card in points:
                assert points[action.card] == min(points.values()), text
                answered.append(text)
        match.apply(seat, action)
    assert answered == ["0:play L8", "0:play L9"]
