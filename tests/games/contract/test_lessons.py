"""Every guided hand of every game: its course, its opponents and its texts."""

import re

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.face.lesson.planned_hand import HandPlan, PlannedHand
from tartli_desktop.game.match import Action, Event, Match, View
from tartli_desktop.game.registry import games
from tartli_desktop.game.rules import seated
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.session import SessionOf
from tartli_desktop.text.catalogues import LOCALES
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

Hand = PlannedHand[Match, View, Event, Action]

HANDS = {
    f"{name} {number}": hand
    for name in games()
    if (course := face_of(name).course) is not None
    for number, hand in enumerate(course.hands, 1)
}
OTHER_TEXTS = ["result", "learned", "more"]


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest) -> Hand:
    """Each guided hand in turn."""
    return HANDS[request.param]


def asked(hand: Hand, view: View, kind: Asked = Asked.CHOOSE) -> object:
    return hand.reply(Request(hand.rules.opponents, kind, view, hand.level, 0))


def test_each_step_comes_up_once_on_the_line_in_its_order(hand: Hand) -> None:
    match, over = hand.new_match("You"), []
    for text in hand.line:
        view = match.view(hand.seat)
        assert hand.is_on_line(view)
        steps = hand.steps_at(view)
        over += steps
        seat, action = seated(hand.rules, text)
        # Only the last one asks for something, and that is what the line does next.
        assert [step.expected for step in steps] == [*[None] * (len(steps) - 1), *([action] if steps else [])]
        assert not steps or seat == hand.seat or steps[-1].for_others
        match.apply(seat, action)
    assert tuple(over) == hand.steps


def test_a_hand_of_a_later_version_is_played_like_any_match(hand: Hand) -> None:
    course = face_of(hand.rules.name).course
    assert course is not None
    assert course.session_of(len(course.hands) + 1) is SessionOf


def test_the_learner_wins(hand: Hand) -> None:
    match = hand.new_match("You")
    for text in hand.line:
        match.apply(*seated(hand.rules, text))
    assert hand.rules.hand_result(match).outcomes[hand.seat] == 1


def test_the_opponents_keep_to_the_line_and_play_on_where_the_learner_leaves_it(
    qapp: object, hand: Hand
) -> None:
    match = hand.new_match("You")
    strays = hand.new_match("You")
    for text in hand.line:
        seat, action = seated(hand.rules, text)
        if seat != hand.seat:
            assert asked(hand, match.view(seat)) == action
            assert asked(hand, match.view(seat), Asked.INTERJECT) is None
        match.apply(seat, action)
    for text in hand.line:
        seat, action = seated(hand.rules, text)
        others = [each for each in strays.legal_actions(hand.seat) if each != action]
        if seat == hand.seat and others:
            strays.apply(seat, others[0])
            break
        strays.apply(seat, action)
    while strays.to_move == hand.seat:
        strays.apply(hand.seat, hand.rules.fallback(strays, hand.seat))
    assert strays.to_move is not None
    assert not hand.is_on_line(strays.view(hand.seat))
    answers = [asked(hand, strays.view(strays.to_move)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in strays.legal_actions(strays.to_move)


@pytest.mark.parametrize("language", LOCALES)
def test_each_step_has_its_text(hand: Hand, language: str) -> None:
    folder = resources_folder() / "help" / hand.rules.name / language
    named = re.findall(r"^# \{#(.+)\}$", (folder / f"{hand.text}.md").read_text("utf-8"), re.MULTILINE)
    steps = [step.name.replace(" ", "-") for step in hand.steps]
    assert [name for name in named if name not in ("waiting", "beside")] == [*steps, *OTHER_TEXTS]


@pytest.mark.parametrize(
    "line", ["[cards] [aim]", "[cards: nowhere] 0:pass", "0:pass, 1 pass", "[cards 0:pass", "0:sing"]
)
def test_a_line_that_is_not_actions_with_their_steps_is_refused(line: str) -> None:
    usual = next(iter(HANDS.values()))
    with pytest.raises(ValueError, match=r"(?i)lesson|sing"):
        assert not type(usual)("lesson", HandPlan(usual.plan.deck, line)).steps_at(
            usual.new_match("You").view(0)
        )
