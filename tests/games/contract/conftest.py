"""Every registered game, and the toy, which is registered in tests only."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

import tartli_desktop.game.registry
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.store.match_store import MatchStore

from .program import PACKAGES
from .tables import Seated, Table, sit_down


@pytest.fixture(autouse=True)
def _all_are_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", PACKAGES)


@pytest.fixture(params=PACKAGES, ids=lambda package: package.rpartition(".")[2])
def game(request: pytest.FixtureRequest, _all_are_registered: None) -> str:
    """The name of each game in turn."""
    return str(request.param).rpartition(".")[2]


@pytest.fixture
def rules(game: str) -> Rules:
    """The rules of each game in turn."""
    return rules_of(game)


@pytest.fixture
def store(qapp: QApplication) -> Iterator[MatchStore]:
    with MatchStore.in_memory() as store:
        yield store


@pytest.fixture
def seated(store: MatchStore) -> Iterator[Seated]:
    """Seats matches at tables, whose sessions are closed at the end of the test."""
    tables: list[Table] = []

    def sit(rules: Rules, match: Match, **given: Any) -> Table:
        tables.append(sit_down(rules, match, store, **given))
        return tables[-1]

    yield sit
    for table in tables:
        table.session.close()
        table.session.thinker.close()
