"""The folded slate: its room in the column stays free, and the plates show its numbers."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tartli import Match
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import quick, settle
from tests.windows.tables import Table

Key = Qt.Key


def test_a_key_folds_the_slate_away_and_back(table: Table) -> None:
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"))
    area = table.area
    width = area.view.width()
    table.key(Key.Key_F9)
    assert not area.slate.isVisible()
    assert area.view.width() == width
    assert area.settings.now.slate_folded
    table.key(Key.Key_F9)
    assert area.slate.isVisible()
    assert area.view.width() == width


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((900, 1400), 1.5), ((1024, 640), 1.5)])
def test_without_it_words_and_buttons_stand_where_they_did(
    table: Table, size: tuple[int, int], scale: float
) -> None:
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"), settings=quick(text_scale=scale))
    area = table.area
    area.resize(*size)
    places = []
    for folded in (False, True):
        area.settings.change(quick(text_scale=scale, slate_folded=folded))
        settle()
        shown = [each for each in area.panel.findChildren(QWidget) if each.isVisible()]
        places.append([QRect(each.mapTo(area, QPoint()), each.size()) for each in shown])
    assert places[0] == places[1]
    assert all(area.rect().contains(place) for place in places[0])


def test_to_read_the_slate_brings_it_back(table: Table) -> None:
    table.seat(dealt(hands=("HKO LA", "AA"), turned="H8"), settings=quick(slate_folded=True))
    area = table.area
    area.settings.change(quick(slate_folded=True))
    settle()
    assert not area.slate.isVisible()
    table.key(Key.Key_S)
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
