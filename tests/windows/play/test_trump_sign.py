"""The cloth shows the trump suit once there is no talon to show it."""

import json
from pathlib import Path

from msgspec.structs import replace

from tartli_desktop.cards.german import Suit
from tartli_desktop.games.tartli import Match
from tests.session.playing import settle
from tests.windows.tables import Table

RECORDS = Path(__file__).parents[3] / "packaging" / "screenshots" / "records"


def recorded(name: str) -> Match:
    return Match.from_record(json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8")))


def test_it_stands_there_when_the_talon_is_gone(table: Table) -> None:
    table.seat(recorded("trick-9"))
    settle()
    scene = table.area.view.scene()
    assert not scene.stock_items
    assert scene.trump_sign.isVisible()
    assert scene.trump_sign.suit is Suit.ACORNS


def test_beside_the_turned_card_nobody_needs_it(table: Table) -> None:
    table.seat(recorded("own-lead"))
    settle()
    scene = table.area.view.scene()
    assert scene.stock_items
    assert not scene.trump_sign.isVisible()


def test_it_stands_there_larger_where_letters_are_large(table: Table) -> None:
    table.seat(recorded("trick-9"))
    settle()
    scene = table.area.view.scene()
    usual = scene.trump_sign.sceneBoundingRect()
    table.area.settings.change(replace(table.area.settings.now, text_scale=2.0))
    settle()
    assert scene.trump_sign.isVisible()
    sign = scene.trump_sign.sceneBoundingRect()
    assert sign.width() > usual.width()
    assert scene.sceneRect().contains(sign)
    assert not any(sign.intersects(item.sceneBoundingRect()) for item in scene.items_of_pack)
