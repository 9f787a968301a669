"""What screen readers tell players to do by keys, where others use the mouse."""

from collections.abc import Callable

import pytest

from tartli_desktop.games.tarokk import Match
from tartli_desktop.games.tarokk.rules.actions import Action, Announce
from tests.games.contract.sitting import Sitting, settle

from .at_the_table import announcing

pytestmark = pytest.mark.usefixtures("qapp")


def test_an_utterance_that_is_undone_is_told_and_what_stays_is_not_told_again(
    sit: Callable[[Match], Sitting],
) -> None:  # T9.1
    sitting = sit(announcing(("SKIZ XXI XIX I", "", "", "XX")))
    sitting.session.do(Action.parse("call XX"))
    settle()
    said = next(each for each in sitting.session.view.legal if isinstance(each, Announce))
    assert sitting.session.do(said) is None
    settle()
    heard: list[str] = []
    sitting.area.announcer.announced.connect(heard.append)
    sitting.area.table_actions.take_back.trigger()
    settle()
    told = " ".join(heard)
    assert told.startswith("Undone: “")
    assert "twenty" not in told
    assert sitting.mine()[-1] == "call XX"
