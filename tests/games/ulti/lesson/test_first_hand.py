"""The guided first hand of Ulti: what the learner wins, and what binds the learner, on its line."""

from tartli_desktop.games.ulti import Play
from tartli_desktop.games.ulti.lesson.course import COURSE
from tests.games.ulti.seated import parse_seated

LESSON = COURSE.hands[0]


def test_the_learner_wins_the_simple_and_nothing_silent() -> None:  # U6.1, U11.1
    match = LESSON.new_match("You")
    told = []
    for text in LESSON.line:
        told += match.apply(*parse_seated(text))
    (result,) = match.results
    assert (result.contract, result.scores, result.points) == ("simple", (90, 60), (2, -1, -1))
    assert [component.name for component in result.components] == ["simple"]
    assert match.winners == (LESSON.seat,)


def test_the_rules_that_are_explained_bind_the_learner() -> None:
    """U9.2 to U9.4: following suit, beating and trumping are explained where nothing else may be played."""
    match, bound = LESSON.new_match("You"), {}
    for text in LESSON.line:
        seat, action = parse_seated(text)
        view = match.view(LESSON.seat)
        plays = [each.card for each in view.legal if isinstance(each, Play)]
        if seat == LESSON.seat and isinstance(action, Play) and len(plays) < len(view.hand):
            bound[text[2:]] = sorted(map(str, plays))
        match.apply(seat, action)
    assert bound == {
        "play H8": ["H8", "HU"],
        "play HU": ["HU"],
        "play A7": ["A7", "AK", "AO"],
    }
