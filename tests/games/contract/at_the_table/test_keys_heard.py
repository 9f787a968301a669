"""Screen readers are told the key that goes on, where others use the mouse."""

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.widgets.announcer import Listener
from tests.games.contract.programs import IN_SEVERAL
from tests.games.contract.walks import new_match

pytestmark = pytest.mark.usefixtures("qapp")


@IN_SEVERAL
@pytest.mark.parametrize(
    ("phase", "shown", "told"),
    [
        (Phase.OPENING, "You deal.", "You deal. Press Space to continue."),
        (Phase.CUT, "Cut the pack: press Space.", "Cut the pack: press Space."),
        (Phase.PAUSE, "Gather the trick: click, or press Space.", "Press Space to gather the trick."),
        (Phase.DECIDE, "Name the trumps.", "Name the trumps."),
    ],
)
def test_the_key_is_told_that_goes_on(rules: Rules, phase: Phase, shown: str, told: str) -> None:
    match = new_match(rules, rules.form.seats[0])
    match.deal(rules.form.pack.cards)
    words, view = face_of(rules.name).words.announcements, match.view(1)
    said = words.prompt_for(phase, view, shown, Listener(match.players), happened=True)
    assert said == told
