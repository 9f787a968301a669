"""The deal of the lesson: on its line each step comes up once, in order, and the learner wins."""

from __future__ import annotations

from tartli_desktop.games.ulti import Play, parse_seated
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.lesson.deal import LEARNER, LINE, is_on_line, new_match, reply
from tartli_desktop.games.ulti.lesson.steps import STEPS
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

PLAYERS = ("You", "Vilma", "Lajos")


def test_the_learner_wins_the_simple_and_nothing_silent() -> None:
    """U6.1, U11.1"""
    match = new_match(PLAYERS)
    told = []
    for text in LINE:
        told += match.apply(*parse_seated(text))
    (result,) = match.results
    assert (result.contract, result.scores, result.points) == ("simple", (90, 60), (2, -1, -1))
    assert [component.name for component in result.components] == ["simple"]
    assert RULES.winners(match) == (LEARNER,)


def test_the_rules_that_are_explained_bind_the_learner() -> None:
    """U9.2 to U9.4: following suit, beating and trumping are explained where nothing else may be played."""
    match, bound = new_match(PLAYERS), {}
    for text in LINE:
        seat, action = parse_seated(text)
        view = match.view(LEARNER)
        plays = [each.card for each in view.legal if isinstance(each, Play)]
        if seat == LEARNER and isinstance(action, Play) and len(plays) < len(view.hand):
            bound[text[2:]] = sorted(map(str, plays))
        match.apply(seat, action)
    assert bound == {
        "play H8": ["H8", "HU"],
        "play HU": ["HU"],
        "play A7": ["A7", "AK", "AO"],
    }


def test_each_step_comes_up_once_on_the_line_in_this_order() -> None:
    match, over = new_match(PLAYERS), []
    for text in LINE:
        seat, action = parse_seated(text)
        view = match.view(LEARNER)
        assert is_on_line(view)
        while seat == LEARNER:
            rest = (step for step in STEPS if step.name not in over)
            step = next((step for step in rest if step.comes_up(view, on_line=True)), None)
            if step is None:
                break
            over.append(step.name)
            if step.expected is not None:
                assert step.expected == action
                break
        match.apply(seat, action)
    assert over == [step.name for step in STEPS]


def test_the_opponents_keep_to_the_line_and_play_on_where_the_learner_leaves_it() -> None:
    match = new_match(PLAYERS)
    for text in LINE:
        seat, action = parse_seated(text)
        if seat != LEARNER:
            assert reply(Request(RULES, Asked.CHOOSE, match.view(seat), "heuristic", 0)) == action
        match.apply(seat, action)
    match = new_match(PLAYERS)
    for text in ("0:lay HU H8", "0:bid simple"):
        match.apply(*parse_seated(text))
        assert not is_on_line(match.view(LEARNER))
    answers = [reply(Request(RULES, Asked.CHOOSE, match.view(1), "heuristic", 0)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in match.legal_actions(1)
