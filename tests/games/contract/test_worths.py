"""What actions are worth, in the words and figures of every game that has hints."""

import math
import random
from importlib import import_module

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.games.tarokk.opponents.worth import Worth as TarokkWorth
from tartli_desktop.games.ulti.opponents.worth import Worth as UltiWorth
from tartli_desktop.windows.coach.worths import worth_rows

from .programs import IN_OURS
from .walks import new_match, pack, positions


@IN_OURS
def test_every_valued_action_has_a_row_of_its_own_the_choice_of_the_strongest_on_top(rules: Rules) -> None:
    hints = face_of(rules.name).hints
    assert hints is not None
    opponents = import_module(rules.opponents.module)
    found = [match for match in positions(rules, 52, hands=1, share=0.2) if match.to_move is not None]
    for match in found[:4]:
        assert match.to_move is not None
        view = match.view(match.to_move)
        values = opponents.evaluate(view, seed=3, seconds=0.2)
        rows = worth_rows(hints, view, values, view.legal)
        assert {row.key for row in rows} == {*values, *view.legal}
        assert all(row.words for row in rows)
        assert len({row.words for row in rows}) == len(rows), "no two rows read the same"
        told = [row.figures for row in rows if row.figures is not None]
        assert len(told) == len(values)
        assert [each.order for each in told] == sorted((each.order for each in told), reverse=True)
        if len(values) > 1 and hints.hint_of(view, values).action in values and rules.name != "tarokk":
            # Master prefers rules of thumb in Tarokk where sampling cannot tell.
            assert hints.hint_of(view, values).action == rows[0].key


@pytest.mark.parametrize(
    ("name", "worth"), [("ulti", UltiWorth(8.0, 0.0, deals=(8.0, 8.0))), ("tarokk", TarokkWorth((8.0, 8.0)))]
)
def test_deals_that_do_not_differ_prove_nothing_before_they_are_solved(name: str, worth: object) -> None:
    hints = face_of(name).hints
    assert hints is not None
    rules = rules_of(name)
    match = new_match(rules, rules.form.seats[0], dealer=0)
    match.deal(pack(rules, random.Random(1)))
    assert math.isinf(hints.figures(worth, match.view(1)).error)
