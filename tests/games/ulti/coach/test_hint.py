"""Hints of Ulti say what the values say, and no more."""

import re
from dataclasses import replace

import pytest

from tartli_desktop.games.ulti import Action, Lay, Play, Variant
from tartli_desktop.games.ulti.coach.hint import Hint, hint_of
from tartli_desktop.games.ulti.opponents import evaluate
from tartli_desktop.games.ulti.opponents.worth import Worth
from tartli_desktop.games.ulti.rules.actions import PASS, TAKE
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words.hints import sentence as hint_sentence
from tartli_desktop.text.card_names import card_name
from tests.games.ulti.at_the_table import dealt, do
from tests.games.ulti.opponents.test_levels import LIGHT
from tests.games.ulti.rules.walks import played

pytestmark = pytest.mark.usefixtures("qapp")


def sentence(hint: Hint, view: View) -> str:
    return hint_sentence(hint, view, ())


@pytest.fixture
def playing() -> View:
    """The view of the forehand, who is to lead to the first trick."""
    match = do(dealt(forehand=0), "0:lay", "0:bid hearts simple", "1:pass", "2:pass", "0:pass")
    view = match.view(0)
    assert view.phase == "play"
    return view


def worths(view: View, *points: float, error: float = 0.1) -> dict[Action, Worth]:
    """The first legal plays, each with its worth."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    return {play: Worth(each, error) for play, each in zip(plays, points, strict=False)}


def test_the_best_action_is_named_with_its_money_and_the_next_best(playing: View) -> None:
    values = worths(playing, 1.25, 4.0, -2.0)
    hint = hint_of(playing, values)
    first, best, _ = values
    assert (hint.action, hint.second, hint.is_close) == (best, first, False)
    names = [card_name(each.card) for each in (best, first) if isinstance(each, Play)]
    assert sentence(hint, playing) == (
        f"Lead the {names[0]}. You can expect about +4 points (+40 Ft); "
        f"the next best, the {names[1]}, would bring about +1.2 points (+12 Ft)."
    )


@pytest.mark.parametrize(("points", "told"), [(-1.0, "\u22121 point"), (2.0, "+2 points")])
def test_one_point_is_one_point(playing: View, points: float, told: str) -> None:
    (best, *_) = worths(playing, points, error=0)
    hint = hint_of(playing, {best: Worth(points, 0)})
    assert f"You can expect {told} (" in sentence(hint, playing)


def test_no_difference_is_claimed_within_the_error(playing: View) -> None:
    hint = hint_of(playing, worths(playing, 1.0, 1.5, error=1.0))
    assert hint.is_close
    assert sentence(hint, playing).endswith("may be just as good.")


def test_where_all_is_the_same_it_says_so(playing: View) -> None:
    cards = [action for action in playing.legal if isinstance(action, Play)]
    view = replace(playing, legal=tuple(cards))
    hint = hint_of(view, worths(view, *(-2.0 for _ in cards), error=0.0))
    assert hint.is_all_the_same
    assert sentence(hint, view).endswith("Whatever you do now, you can expect \u22122 points (\u221220 Ft).")


def test_without_values_a_rule_of_thumb_is_told_as_one() -> None:
    view = dealt(forehand=0).view(0)
    hint = hint_of(view, {})
    assert hint.action in view.legal
    assert "rule of thumb" in sentence(hint, view)


def test_cards_to_lay_away_are_named_with_the_bid_that_follows_and_its_trumps() -> None:
    view = dealt(forehand=0).view(0)
    lay = next(action for action in view.legal if isinstance(action, Lay))
    hint = hint_of(view, {lay: Worth(2.0, 0.5, "ulti", "B")})
    assert hint.cards == lay.cards
    first, second = (card_name(card) for card in lay.cards)
    assert sentence(hint, view) == (
        f"Discard the {first} and the {second}. Then bid Ulti, with Bells as trumps. "
        "You can expect about +2 points (+20 Ft)."
    )


def test_the_talon_is_picked_up_for_a_bid_that_is_named() -> None:
    view = do(dealt(forehand=0), "0:lay", "0:bid simple").view(1)
    hint = hint_of(view, {TAKE: Worth(2.0, 0.5, "ulti"), PASS: Worth(-1.0, 0.5)})
    assert sentence(hint, view) == (
        "Pick up the talon. The likeliest bid then: Ulti. "
        "You can expect about +2 points (+20 Ft). Next best, about −1 points (−10 Ft): Pass."
    )
    hint = hint_of(view, {TAKE: Worth(2.0, 0.5, "ulti"), PASS: Worth(8.0, 0.5)})
    assert sentence(hint, view).endswith("Next best, about +2 points (+20 Ft): Pick up the talon.")


def test_the_values_of_two_cards_laid_away_tell_the_bid_that_they_are_for() -> None:
    view = dealt(forehand=0).view(0)
    values = evaluate(view, seed=1, effort=LIGHT)
    assert values
    assert all(worth.bid in CONTRACTS for worth in values.values())


@pytest.mark.parametrize("seed", range(30))
def test_each_number_that_is_told_is_a_value(seed: int) -> None:
    """Hints in random positions are read back: action, points, money, the next best."""
    view = position(seed)
    values = evaluate(view, seed=seed, effort=LIGHT)
    hint = hint_of(view, values)
    said = sentence(hint, view)
    assert hint.action in view.legal
    if not values:
        assert "rule of thumb" in said
        return
    best = max(values.values(), key=lambda worth: worth.points)
    assert values[hint.action].points == best.points
    others = sorted((worth.points for action, worth in values.items() if action != hint.action), reverse=True)
    if "only card" in said:
        assert "expect" not in said
        assert sum(isinstance(action, Play) for action in view.legal) == 1
        return
    said = said[re.search("You can|Whatever", said).start() :]
    told = [number(each) for each in re.findall(r"[+\u2212]?[\d,]+(?:\.\d)?(?= points?| \(|\.$| Ft|:)", said)]
    assert told[0] == pytest.approx(best.points, abs=0.051)
    assert told[1] == pytest.approx(best.points * view.rules.unit, abs=0.51)
    assert ("about" in re.split("; |Next best", said)[0]) == (best.error > 0)
    if "ext best" in said:
        assert told[2] == pytest.approx(others[0], abs=0.051)
        assert best.points - others[0] > 0
        # It is the next best of all that may be done.
        assert set(values) == set(view.legal)
    if "if you bid" in said:
        assert told[2] == pytest.approx(values[hint.second].points, abs=0.051)
        assert values[hint.second].bid != values[hint.action].bid or not isinstance(hint.action, Lay)
    if "Whatever" in said:
        assert len(others) + 1 == len(view.legal)
        assert all(other == pytest.approx(best.points) for other in others)


def position(seed: int) -> View:
    """A view of a seat with more than one legal action."""
    variant, steps = Variant(auction=("one_round", "two_rounds")[seed % 7 == 0]), 3 + seed * 5 % 40
    while True:
        match = played(variant, seed, steps)
        seat = match.to_move
        if seat is not None and len(match.legal_actions(seat)) > 1:
            return match.view(seat)
        steps += 1


def number(text: str) -> float:
    return float(text.replace("\u2212", "-").replace("+", "").replace(",", ""))
