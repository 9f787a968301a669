"""What holds for every match by any house rules, with random packs and play."""

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.game.registry import rules_of
from tests.games.tarokk.rules.walks import rules_of_circles
from tests.games.tartli.rules.random_matches import variants
from tests.games.ulti.rules.walks import rule_sets

from .walks import snapshot, walk

HOUSE = {"tartli": variants, "ulti": rule_sets, "tarokk": rules_of_circles}


@pytest.mark.parametrize("name", HOUSE)
def test_records_copies_and_pickled_views_tell_the_same(name: str) -> None:
    rules = rules_of(name)

    @settings(max_examples=30, deadline=None)
    @given(variant=HOUSE[name], seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 150))
    def they_do(variant: Any, seed: int, steps: int) -> None:
        seats = rules.form.seats_of(variant)
        match = rules.match(variant, seed % seats, tuple("ABCDE"[:seats]))
        for _ in walk(rules, match, seed, steps):
            pass
        before = snapshot(rules, match)
        again = rules.match.from_record(json.loads(json.dumps(match.to_record())))
        assert snapshot(rules, again) == before
        told = (*(match.view(seat) for seat in range(seats)), match.events, variant)
        assert pickle.loads(pickle.dumps(told)) == told
        twin = match.copy()
        for _ in walk(rules, twin, seed + 1, 40):
            pass
        assert snapshot(rules, match) == before
        for _ in walk(rules, again, seed + 1, 40):
            pass
        assert snapshot(rules, again) == snapshot(rules, twin)

    they_do()
