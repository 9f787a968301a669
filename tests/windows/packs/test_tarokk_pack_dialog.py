"""A tarokk pack of the user's own: read, assigned to its 42 cards, used in Tarokk only."""

import zipfile
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.packs import pack_draft
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.packs.packs import OwnPack, own_packs, packs_folder
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.packs.sample_pictures import SMALL
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, click, the

from .pictures_brought import bring, shown

NAMES = ("XIV", "t14", "skíz", "kőr lovas", "pik_10", "IMG_7", "hátlap")


@pytest.fixture
def kind() -> PackKind:
    return PackKind.TAROKK


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Four cards, one of them twice, the back, and a picture without a meaning."""
    folder = tmp_path / "Nagyapa tarokkja"
    folder.mkdir()
    for number, name in enumerate(NAMES):
        Image.new("RGB", (114, 178), (20 * number, 90, 60)).save(folder / f"{name}.png")
    return folder


def test_a_whole_pack_says_that_nothing_is_missing(
    qtbot: QtBot, dialog: OwnPackDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_draft, "straighten", lambda content: SMALL)
    archive = tmp_path / "tarok.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for number in range(1, 23):
            file.writestr(f"taroki/{number:02}.png", SMALL)
        for folder, low in (("srce", "1"), ("kara", "1"), ("kriz", "10"), ("pik", "10")):
            for rank in ("kralj", "dama", "kaval", "pob", low):
                file.writestr(f"{folder}/{rank}.png", SMALL)
        file.writestr("back.png", SMALL)
    bring(dialog, archive)
    assert len(shown(dialog)) == 43
    assert "All 42 cards and the back have a picture." in dialog.report.toPlainText()


@pytest.fixture
def window(qtbot: QtBot, windows: Windows) -> MainWindow:
    """The window with a match of Tarokk that has just begun."""
    made = windows.open(last_game="tarokk")
    made.begin()
    made.dialogs.open_new_match()
    click(qtbot, the(made, NewMatchDialog).deal_button)
    qtbot.waitUntil(lambda: made.game == "tarokk")
    return made


def test_a_new_pack_is_played_with_at_once_and_removed_when_asked(
    qtbot: QtBot, window: MainWindow, windows: Windows, pictures: Path
) -> None:
    before = window.area.faces.pixmap(Card.SKIZ, 100).toImage()
    window.dialogs.open_settings()
    settings = the(window, SettingsDialog)
    choice = settings.pack_choice
    assert [button.accessibleName() for button in choice.buttons.values()] == ["Tarokk cards"]
    click(qtbot, choice.add_button)
    dialog = the(settings, OwnPackDialog)
    bring(dialog, pictures)
    with qtbot.waitSignal(dialog.kept) as kept:
        click(qtbot, dialog.keep_button)
    assert kept.args == [OwnPack("own-tarokk:nagyapa-tarokkja", "Nagyapa tarokkja")]
    assert settings.settings().tarokk_pack == "own-tarokk:nagyapa-tarokkja"
    assert settings.settings().pack == "tell"
    assert window.area.faces.pixmap(Card.SKIZ, 100).toImage() != before
    # The pack is not offered for other cards.
    packs = packs_folder(windows.paths)
    assert own_packs(packs, PackKind.TAROKK) == (kept.args[0],)
    assert own_packs(packs) == ()
    click(qtbot, choice.remove_button)
    answer(qtbot, settings, "Remove")
    qtbot.waitUntil(lambda: settings.findChild(QuestionPaper) is None)
    assert settings.settings().tarokk_pack == "tarokk"
    assert window.area.faces.pixmap(Card.SKIZ, 100).toImage() == before
    settings.close()
