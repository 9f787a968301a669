"""Hints of Tarokk say what the values say, and no more."""

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.coach.hint import hint_of
from tartli_desktop.games.tarokk.opponents import strong
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.rules.actions import Discard
from tartli_desktop.games.tarokk.words.hints import sentence as hint_sentence
from tests.games.tarokk.opponents.hands import heuristics, moments
from tests.games.tarokk.positions import view_to_move

pytestmark = pytest.mark.usefixtures("qapp")

FEW = strong.SearchSettings(play=3, endgame=3, announce=3, bid=2, discard=2, discards=3)


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE], ids=["paskievics", "online"])
@pytest.mark.parametrize("seed", range(2))
def test_the_next_best_is_the_next_best_of_all_that_may_be_done(variant: Variant, seed: int) -> None:
    for match in moments(variant, seed):
        view = view_to_move(match)
        if len(view.legal) == 1:
            assert "expect" not in hint_sentence(hint_of(view, {}), view, ())
            continue
        values = strong.evaluate(view, seed=seed, should_stop=lambda: False, settings=FEW)
        hint = hint_of(view, values)
        said = hint_sentence(hint, view, ())
        assert hint.action == (chosen(view, values, heuristics(view)) if values else heuristics(view))
        if hint.second is not None:
            others = [worth.points for action, worth in values.items() if action != hint.action]
            assert hint.second_worth == values[hint.second]
            assert hint.second_worth.points == max(others)
            assert hint.worth == values[hint.action]
            assert hint.is_close or hint.worth.points > hint.second_worth.points
        if "next best" in said:
            assert set(values) == set(view.legal)
            assert not isinstance(hint.action, Discard)


def test_a_value_is_certain_only_if_all_deals_agree() -> None:
    for match in moments(PASKIEVICS, 1):
        view = view_to_move(match)
        if view.phase == "play" and len(view.legal) > 1:
            first, second, *_ = view.legal
            for deals, told in (((1.0, 1.0), "+1 point;"), ((1.0, 2.0), "about +1.5 points;")):
                values = {first: Worth(deals), second: Worth((-9.0, -9.0))}
                said = hint_sentence(hint_of(view, values), view, ())
                assert f"You can expect {told}" in said
            return
