"""What a study of any game does: what one seat knows of a hand can be entered and played through again."""

import json
import random
from importlib import import_module
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.game.evaluating import Figures
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.study.asking import asking, evaluates
from tartli_desktop.study.document import checking, read, write
from tartli_desktop.study.positions import Positions
from tartli_desktop.study.study import Setup, Step, Study, StudyError
from tartli_desktop.study.taking_over import study_of_hand, study_of_view

from .programs import IN_OURS
from .walks import new_match, pack

LEVELS = {"toy": "careful"}
"""The simple level that plays the hands; by default the second one."""


def played(rules: Rules, seed: int, steps: int = 1000) -> Match:
    """A match with one hand, or its first steps, played by a simple level."""
    chance = random.Random(seed)
    seats = chance.choice(rules.form.seats)
    match = new_match(rules, seats, dealer=seed % seats)
    match.deal(pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
    opponents: Any = import_module(rules.opponents.module)
    level = LEVELS.get(rules.name, rules.opponents.levels[1])
    while (seat := match.to_move) is not None and steps:
        match.apply(seat, opponents.choose(match.view(seat), level, seed=seed))
        steps -= 1
    return match


def hidden(match: Match, seat: int) -> set[str]:
    """The texts of the cards that other seats hold."""
    return {
        str(card) for other in range(len(match.players)) if other != seat for card in match.view(other).hand
    }


@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10_000), data=st.data())
def test_what_one_seat_knows_can_be_entered_step_by_step(
    rules: Rules, seed: int, data: st.DataObject
) -> None:
    match = played(rules, seed)
    seat = data.draw(st.integers(0, len(match.players) - 1))
    study, positions = study_of_view(rules, match, seat), Positions(seed)
    for node in study.path(study.end_of_line()):
        positions.match_at(study, node)
    end = positions.match_at(study, study.end_of_line())
    assert end.to_move is None
    known = {card for card in study.setup.known[seat] if card is not None}
    dealt = positions.view_at(study, study.path(study.end_of_line())[1], seat)
    assert known.issuperset(dealt.hand)


@pytest.mark.parametrize("seed", range(2))
def test_a_finished_hand_is_studied_with_all_its_cards(rules: Rules, seed: int) -> None:
    match = played(rules, seed)
    record = match.to_record()
    study = study_of_hand(record, 1, 0, "Sunday")
    positions, end = Positions(), study.end_of_line()
    assert [str(step) for step in study.line(end)] == record["hands"][0]["actions"]
    assert positions.match_at(study, end).to_record()["hands"] == record["hands"]
    assert all(possible.is_certain for possible in positions.possible_steps(study, study.path(end)[-2]))


@pytest.mark.parametrize("seed", range(3))
def test_a_running_hand_tells_no_hidden_card(rules: Rules, seed: int) -> None:
    match = played(rules, seed, steps=8)
    study = study_of_view(rules, match, seed % len(match.players))
    words = {word for text in write(study)["known"] for word in text.split()}
    told = {str(card) for card in getattr(match.view(study.setup.seat), "opponent_cards", ())}
    assert not (words - told) & hidden(match, study.setup.seat)


def test_the_tarokks_that_the_declarer_of_five_discarded_are_known() -> None:  # T6.6
    match = played(rules_of("tarokk"), 20_000)
    assert match.hands[-1][1][4] == "1:discard II HA DQ"
    study, positions = study_of_view(rules_of("tarokk"), match, 3), Positions(20_000)
    line = study.path(study.end_of_line())
    assert [step.told for step in study.line(line[-1]) if not step.is_open] == [1, 0, 0]
    assert "II" in map(str, study.setup.known[1])
    assert positions.match_at(study, line[-1]).to_move is None


@pytest.mark.parametrize(("game", "seed"), [("tarokk", 20_045), ("ulti", 20_298), ("tartli", 20_067)])
def test_a_position_is_found_by_what_comes_after_it(game: str, seed: int) -> None:
    """What is known at the position itself leaves so many deals open that the right one is hardly found."""
    match = played(rules_of(game), seed)
    study = study_of_view(rules_of(game), match, random.Random(seed).randrange(len(match.players)))
    positions = Positions(seed)
    for node in study.path(study.end_of_line()):
        positions.match_at(study, node)


@pytest.mark.parametrize("seed", range(2))
def test_a_study_is_read_as_it_was_written(rules: Rules, seed: int) -> None:
    match = played(rules, seed, steps=14)
    study = study_of_view(rules, match, 0, "Sunday")
    middle = study.path(study.end_of_line())[5]
    positions = Positions()
    for possible in positions.possible_steps(study, middle)[:2]:
        study, at = study.added(middle, possible.step)
        study = study.noted(at, "Ödön’s idea")
    document = json.loads(json.dumps(write(study)))
    again = read(document)
    assert write(again) == document
    assert again.setup == study.setup
    assert [*checking(again)][-1] == 1.0


def test_a_step_that_cannot_be_is_refused_with_its_rule(rules: Rules) -> None:
    match = played(rules, 1)
    study = study_of_view(rules, match, 0)
    last = study.path(study.end_of_line())[-1]
    play = next(step for step in reversed(study.line(last)) if step.text.startswith("play"))
    again, at = study.without(last).added(study.nodes[last].parent, replace(play, seat=play.seat))
    if at in study.nodes and study.nodes[at].step == play:
        again, at = study.added(last, play)
    with pytest.raises(StudyError) as refused:
        Positions().match_at(again, at)
    assert refused.value.rule
    assert refused.value.step == at


def test_everything_is_possible_before_anything_is_known(rules: Rules) -> None:
    variant = new_match(rules, rules.form.seats[0]).variant
    seats = rules.form.seats_of(variant)
    setup = Setup(rules.name, variant, tuple("ABCDE"[:seats]), 0, 0, ((),) * seats)
    study, positions = Study.of(setup), Positions()
    possible = positions.possible_steps(study, 0)
    assert possible
    for each in possible[:40]:
        assert positions.refusal(study, 0, each.step) is None


def test_a_card_of_a_known_hand_cannot_lie_elsewhere(rules: Rules) -> None:
    match = played(rules, 2, steps=1)
    study = study_of_view(rules, match, 0)
    card = next(card for card in study.setup.known[0] if card is not None)
    twice = replace(study, setup=study.setup.knowing(1, (card,)))
    with pytest.raises(StudyError, match="in two places"):
        Positions().match_at(twice, 0)


@IN_OURS
def test_asking_pools_the_answers_and_ends_when_the_best_is_clear(rules: Rules) -> None:
    assert evaluates(rules)
    match = played(rules, 3, steps=30)
    while match.to_move is None:
        match = played(rules, 4, steps=26)
    opponents: Any = import_module(rules.opponents.module)

    def figures(worth: Any) -> Figures:
        error = 1.0 if len(getattr(worth, "deals", (1,))) < 60 else 0.0
        return Figures(worth.points, error, None, worth.points)

    view = match.view(match.to_move or 0)
    run, answer, asked = asking(rules, view, figures), None, 0
    while True:
        try:
            query = run.send(answer)
        except StopIteration as end:
            values = end.value
            break
        asked += 1
        answer = opponents.evaluate(query.view, seed=query.seed, seconds=0.3)
    assert 2 <= asked <= 6
    points = [figures(worth).order for worth in values.values()]
    assert points == sorted(points, reverse=True)


def solved(rules: Rules, match: Match, seat: int, friends: frozenset[int]) -> float:
    """What a seat gets from a hand whose cards all see, if both sides play as well as they can."""
    mover = match.to_move
    if mover is None:
        return rules.hand_result(match).scores[seat]
    values = []
    for action in match.legal_actions(mover):
        if isinstance(action, rules.plays):
            twin = match.copy()
            twin.apply(mover, action)
            values.append(solved(rules, twin, seat, friends))
    return max(values) if mover in friends else min(values)


@pytest.mark.parametrize("name", ["ulti", "tarokk"])
def test_with_all_hands_given_an_ending_is_exact(name: str) -> None:
    rules, compared = rules_of(name), 0
    opponents: Any = import_module(rules.opponents.module)
    for seed in range(8):
        study = study_of_hand(played(rules, seed).to_record(), 1, 0)
        positions, path = Positions(), study.path(study.end_of_line())
        for node in path[-9:-3]:
            match: Any = positions.match_at(study, node)
            seat = match.to_move
            plays = [each for each in match.legal_actions(seat) if isinstance(each, rules.plays)]
            if match.phase != "play" or len(plays) < 2:
                continue
            views = [match.view(each) for each in range(len(match.players))]
            side = [view.side if name == "tarokk" else view.soloist == view.seat for view in views]
            friends = frozenset(each for each in range(len(views)) if side[each] == side[seat])
            own = replace(study, setup=replace(study.setup, seat=seat))
            known = views[seat].knowing(Positions().given(own, node, seat))
            values = opponents.evaluate(known, seed=seed)
            assert all(len({*values[play].deals}) == 1 for play in plays)
            exact = []
            for play in plays:
                twin = match.copy()
                twin.apply(seat, play)
                exact.append(solved(rules, twin, seat, friends))
            # Some games leave out what no card changes.
            told = [values[play].points - values[plays[0]].points for play in plays]
            assert told == pytest.approx([value - exact[0] for value in exact])
            compared += 1
    assert compared >= 5


def test_given_cards_change_nothing_where_there_are_none(rules: Rules) -> None:
    view = played(rules, 5, steps=12).view(0)
    assert Positions().given(Study.of(_empty(rules)), 0, 0).held == ()
    assert view == view.knowing(Positions().given(Study.of(_empty(rules)), 0, 0))


def _empty(rules: Rules) -> Setup:
    variant = new_match(rules, rules.form.seats[0]).variant
    seats = rules.form.seats_of(variant)
    return Setup(rules.name, variant, tuple("ABCDE"[:seats]), 0, 0, ((),) * seats)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"version": 2}, "the version is not 1"),
        ({"extra": 1}, "the key 'extra' is unknown"),
        ({"game": "whist"}, "no game has the name"),
        ({"seat": True}, "seat must be a seat"),
        ({"known": ["HO HO", "", ""]}, "HO is in two places"),
        ({"known": ["HO", "XY", ""]}, "'XY' is not a card"),
        ({"known": ["", ""]}, "known must be 3 texts"),
        ({"played_by": [None, "genius", None]}, "there is no level"),
        ({"steps": [{"after": 1, "step": "0:pass"}]}, "an earlier step"),
        ({"steps": [{"after": 0, "step": "0:fly"}]}, "is not an action"),
        ({"steps": [{"after": 0, "step": "0:pass"}] * 2}, "the same step follows twice"),
        ({"steps": [{"after": 0}]}, "a step has"),
        ({"steps": [{"after": place, "step": "0:pass"} for place in range(500)]}, "at most 400 steps"),
        ({"steps": [{}] * 3000}, "at most 2000 steps"),
        ({"note": "x" * 5000}, "at most 4000 letters"),
        ({"before": [[[[[[[[[[]]]]]]]]]]}, "nested deeper"),
    ],
)
def test_what_is_wrong_in_the_file_of_a_study_is_said(change: dict[str, Any], sentence: str) -> None:
    document = write(Study.of(_empty(rules_of("ulti"))))
    with pytest.raises(StudyError, match=sentence):
        read(document | change)


_TAROKK = "0:bid three|1:pass|2:pass|3:pass|0:discard VI CQ SQ|1:discard ? {}|2:discard ? 0|3:discard ? 0"
_SAID = "|0:keep|1:keep|2:keep|3:keep|0:call XX|0:pass"


def _tarokk(line: str) -> tuple[Study, int]:
    """A hand of which only the own cards are known: the nine dealt, and three from the talon."""
    rules = rules_of("tarokk")
    own = ["XXI", "XX", "XIX", "XVIII", "IX", "VI", "HK", "CQ", "SQ", "XV", "SKIZ", "DK"]
    setup = replace(_empty(rules), first_dealer=3)
    study = Study.of(setup.knowing(0, tuple(rules.form.cards[code] for code in own)))
    steps = [Step.parse(text, rules, 4) for text in line.split("|")]
    return study.with_line(steps)


@pytest.mark.parametrize("told", [0, 1])
def test_of_discards_that_are_not_known_only_what_was_told_is_true(told: int) -> None:  # T6.6
    study, at = _tarokk(_TAROKK.format(told))
    for seed in range(5):
        view: Any = Positions(seed).view_at(study, at, 0)
        assert view.told[1] == ((1, told), (2, 0), (3, 0))
    offered = [str(each.step) for each in Positions().possible_steps(study, study.path(at)[5])]
    assert {"1:discard ? 0", "1:discard ? 1"} <= {*offered}


def test_what_a_hand_rarely_allows_is_offered_too() -> None:
    study, at = _tarokk(_TAROKK.format(0) + _SAID)
    said = {str(each.step) for each in Positions().possible_steps(study, at)}
    assert {"1:tarokks 8", "1:tarokks 9", "1:kontra game"} <= said  # T9.3
    study, at = _tarokk(_TAROKK.format(0) + _SAID + "|1:pass|2:pass|3:pass|0:play SKIZ")
    played = {str(each.step) for each in Positions().possible_steps(study, at)}
    assert {"1:play II", "1:play HQ"} <= played, "a seat without tarokks plays a suit (T11.2)"


def test_lines_branch_and_notes_stay() -> None:
    study, first = Study.of(_empty(rules_of("ulti"))).added(0, Step(1, "lay", is_open=False))
    study, bid = study.added(first, Step(1, "bid simple"))
    study, other = study.added(first, Step(1, "bid betli"))
    study = study.noted(other, "Too bold").promoted(other)
    assert study.nodes[first].children == (other, bid)
    assert study.added(first, Step(1, "bid betli")) == (study, other)
    assert [str(step) for step in study.line(study.end_of_line())] == ["1:lay ?", "1:bid betli"]
    assert study.without(other).nodes[first].children == (bid,)
    assert study.without(first).nodes.keys() == {0}
