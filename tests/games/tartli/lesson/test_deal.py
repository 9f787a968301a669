"""The deal of the lesson: everything it explains comes up on its line, in that order."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.lesson.deal import LINE, is_on_line, new_match, reply
from tartli_desktop.games.tartli.lesson.steps import STEPS
from tartli_desktop.games.tartli.rules import (
    GATHER,
    PLAIN_POINTS,
    BelaScored,
    ContestAnswered,
    Exchanged,
    MeldsScored,
    Play,
    WentOut,
    parse_seated,
)
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

Key = Qt.Key
NAMES = [step.name for step in STEPS]


def test_everything_comes_up_in_the_hand() -> None:
    match = new_match(("You", "Kata"))
    start = match.counts
    assert start[0] < 501
    assert match.dealer == 1, "the learner leads first"
    told = []
    for text in LINE:
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
    match = new_match(("You", "Kata"))
    answered = []
    for text in LINE:
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


def test_each_step_comes_up_once_on_the_line_in_this_order() -> None:
    match, over = new_match(("You", "Kata")), []
    for text in LINE:
        view = match.view(0)
        assert is_on_line(view)
        while True:
            step = next(
                (step for step in STEPS if step.name not in over and step.comes_up(view, on_line=True)), None
            )
            if step is None or (view.to_move != 0 and step.expected != GATHER):
                break
            over.append(step.name)
            if step.asks_for(on_line=True) is not None:
                assert str(step.asks_for(on_line=True)) == text[2:]
                break
        match.apply(*parse_seated(text))
    assert over == NAMES


def test_the_opponent_plays_on_where_the_learner_leaves_the_line(qapp: object) -> None:
    match = new_match(("You", "Kata"))
    match.apply(0, Play(Card.HK))
    assert not is_on_line(match.view(0))
    answers = [reply(Request(RULES, Asked.CHOOSE, match.view(1), "heuristic", 0)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in match.legal_actions(1)
