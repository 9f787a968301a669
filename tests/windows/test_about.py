"""The dialog shows where the matches are, and a button opens the folder."""

import os
import sys
from html import escape
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.windows.about import AboutDialog
from tests.windows.simulated_user import button, click, messages

NAME = "Käthe & <Ödön> 100% #1" if os.name == "posix" else "Käthe & (Ödön) 100% #1"
"""The name of a folder. Windows does not allow < in it."""


class FileManager(QObject):
    """Stands for the desktop's file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[QUrl] = []

    @Slot(QUrl)
    def show_folder(self, url: QUrl) -> None:
        self.asked.append(url)


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> AboutDialog:
    folder = tmp_path / NAME
    folder.mkdir()
    dialog = AboutDialog(UserPaths.under(folder))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_path_is_told_as_it_is(dialog: AboutDialog, tmp_path: Path) -> None:
    shown = "".join(label.text() for label in dialog.findChildren(QLabel))
    name = escape(NAME)
    place = f"{tmp_path}{os.sep}{name}{os.sep}"
    assert f"<b>Your matches</b><br>{place}matches.sqlite3" in shown
    assert f"<b>Your settings</b><br>{place}settings.toml" in shown


def test_a_bundle_tells_where_the_licences_of_its_libraries_are(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    dialog = AboutDialog(UserPaths.under(tmp_path))
    qtbot.addWidget(dialog)
    shown = "".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"<b>Licences of the libraries</b><br>{tmp_path}{os.sep}licences" in shown


def test_elsewhere_nothing_is_told_of_libraries(dialog: AboutDialog) -> None:
    assert "Licences" not in "".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_button_opens_the_folder_of_the_matches(
    dialog: AboutDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    desktop = FileManager()
    QDesktopServices.setUrlHandler("file", desktop, "show_folder")
    try:
        click(qtbot, button(dialog, "Open folder"))
    finally:
        QDesktopServices.unsetUrlHandler("file")
    assert [Path(url.toLocalFile()) for url in desktop.asked] == [tmp_path / NAME]
    assert messages(dialog) == []


def test_where_nothing_shows_folders_that_is_told(
    dialog: AboutDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(qtbot, button(dialog, "Open folder"))
    (text,) = messages(dialog)
    assert text.endswith(str(tmp_path / NAME))
