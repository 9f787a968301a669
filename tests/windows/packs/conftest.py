"""Shared by the tests of packs of the user's own."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "packs"


@pytest.fixture
def kind() -> PackKind:
    return PackKind.GERMAN


@pytest.fixture
def dialog(qtbot: QtBot, packs: Path, kind: PackKind) -> OwnPackDialog:
    made = OwnPackDialog(packs, kind=kind)
    qtbot.addWidget(made, before_close_func=lambda each: each.done(0))
    made.resize(1180, 760)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made
