"""The hints of every game that gives hints."""

from __future__ import annotations

import random
from importlib import import_module

import pytest
from PySide6.QtCore import QCoreApplication

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.session import Phase
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.card_names import SuitSystem
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import Table, sit_down
from tests.games.contract.walks import new_match

SECONDS = 0.2


def test_a_hint_says_what_to_do_and_marks_a_card(
    rules: Rules, store: MatchStore, tables: list[Table]
) -> None:
    hints = face_of(rules.name).hints
    if hints is None:
        pytest.skip("it has no hints")
    table = sit_down(rules, new_match(rules, rules.seats[0]), store, person=PERSON)
    tables.append(table)
    session, chance = table.session, random.Random(50)
    marked = set()
    session.start()
    for _ in range(4):
        table.play_on(chance, lambda: session.phase is Phase.DECIDE)
        view = session.view
        values = import_module(rules.opponents_module).evaluate(view, seed=1, seconds=SECONDS)
        hint = hints.hint_of(view, values)
        assert hints.action(hint) in view.legal
        assert set(hints.cards(hint)) <= set(view.hand)
        marked |= set(hints.cards(hint))
        said = hints.sentence(hint, view, session.names, SuitSystem.GERMAN)
        assert said.strip()
        assert "%" not in said
        table.decide(chance)
        QCoreApplication.processEvents()
    assert marked
