"""Somebody sits down at a table of tarokk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import Match
from tartli_desktop.store.match_store import MatchStore

from .at_the_table import Sitting


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[[Match], Sitting]]:
    """Put a match on the table."""
    sat: list[Sitting] = []
    with MatchStore.in_memory() as store:

        def sits(match: Match) -> Sitting:
            sat.append(Sitting(qtbot, store, match))
            return sat[-1]

        yield sits
        for each in sat:
            each.leave()
