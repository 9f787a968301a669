"""Somebody sits down at a table of any game."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.game.match import Match
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore

from .contract.sitting import Sitting


@pytest.fixture
def sit(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Callable[..., Sitting]]:
    """Put a match on the table of the game whose folder the test is in."""
    game = request.path.relative_to(__file__.removesuffix("conftest.py")).parts[0]
    sat: list[Sitting] = []
    with MatchStore.in_memory() as store:

        def sits(match: Match, marks: MatchMarks | None = None) -> Sitting:
            sat.append(Sitting(qtbot, store, game, match, marks))
            return sat[-1]

        yield sits
        for each in sat:
            each.leave()
