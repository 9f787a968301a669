"""The reason beside the list of choices speaks of the choice that is listed first."""

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.games.tarokk import PASKIEVICS, View
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.rules.actions import DeclareTarokks
from tartli_desktop.windows.coach.worths import reason, worth_rows
from tests.games.tarokk.opponents.hands import heuristics, moments
from tests.games.tarokk.positions import view_to_move

pytestmark = pytest.mark.usefixtures("qapp")


def announcing() -> View:
    """A view of a player who can announce something, but by rules of thumb would not."""
    for match in moments(PASKIEVICS, 1):
        view = view_to_move(match)
        declares = any(isinstance(action, DeclareTarokks) for action in view.legal)
        if view.phase == "announce" and len(view.legal) > 1 and not declares:
            return view
    raise AssertionError("nobody can announce anything")


@pytest.mark.parametrize("deals", [(5.0, -4.0, 2.0), (5.0, 5.1, 4.9)], ids=["by chance", "certainly"])
def test_the_reason_is_left_out_where_a_rule_of_thumb_says_something_else(deals: tuple[float, ...]) -> None:
    hints, view = face_of("tarokk").hints, announcing()
    assert hints is not None
    usual = heuristics(view)
    other = next(action for action in view.legal if action != usual)
    values = {other: Worth(deals), usual: Worth((0.0, 0.0, 0.0))}
    assert worth_rows(hints, view, values)[0].key == other
    said = reason(hints, view, values, ("A", "B", "C", "D"))
    assert bool(said) == (hints.hint_of(view, values).action == other)
    assert bool(said) == (deals[1] > 0)
