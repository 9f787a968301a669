"""The folded slate: its room in the column stays free, and the plates show its numbers."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import Qt

from tartli_desktop.games.tartli.rules import Match
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import quick, settle
from tests.windows.tables import Table

Key = Qt.Key


def test_a_key_folds_the_slate_away_and_back(table: Table) -> None:
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    area = table.area
    width = area.view.width()
    table.key(Key.Key_F9)
    settle()
    assert not area.slate.isVisible()
    assert area.view.width() == width
    assert area.settings.now.slate_folded
    table.key(Key.Key_F9)
    settle()
    assert area.slate.isVisible()
    assert area.view.width() == width


def test_to_read_the_slate_brings_it_back(table: Table) -> None:
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"), settings=quick(slate_folded=True))
    area = table.area
    area.settings.change(quick(slate_folded=True))
    settle()
    assert not area.slate.isVisible()
    table.key(Key.Key_S)
    settle()
    assert area.slate.isVisible()
    assert area.slate.hasFocus()


def test_the_plates_tell_the_games_meanwhile(table: Table) -> None:  # R10
    record = Path(__file__).parents[3] / "packaging" / "screenshots" / "records" / "own-lead.json"
    match = Match.from_record(json.loads(record.read_text(encoding="utf-8")))
    assert sum(match.games) > 0
    table.seat(match)
    plates = table.area.view.scene().plate_items

    def won() -> list[int]:
        return [0 if plate.content is None else plate.content.won for plate in plates]

    assert won() == [0, 0]
    table.area.settings.change(quick(slate_folded=True))
    assert won() == list(match.games)
    assert any(f"{games} buli(s)" in plate.text() for plate, games in zip(plates, match.games, strict=True))
