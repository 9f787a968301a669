"""Tarokk's guided first hand."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.session.playing import settle
from tests.windows.programs import Windows


def test_the_table_asks_for_a_bid_without_what_is_not_explained(qtbot: QtBot, tmp_path: Path) -> None:
    """T5: that Two needs the XIX says nothing to a player who has not heard what a bid is."""
    windows = Windows(qtbot, tmp_path / "tartli")
    windows.open().begin_lesson("tarokk")
    settle()
    assert windows.window.area.panel.prompt == "Do you bid?"
    windows.leave()
