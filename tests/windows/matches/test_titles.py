"""Window titles: the match and the program above the table, the subject above a dialog."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tartli_desktop.app import run as app
from tartli_desktop.resources import resources_folder


def test_qt_puts_nothing_after_a_title(qapp: QApplication) -> None:
    before = (qapp.applicationName(), qapp.applicationVersion(), QGuiApplication.desktopFileName())
    icon = qapp.windowIcon()
    try:
        app.build_application()
        # Qt would append the display name, which defaults to the application name.
        assert QGuiApplication.applicationDisplayName() == qapp.applicationName() == "tartli"
    finally:
        qapp.setApplicationName(before[0])
        qapp.setApplicationVersion(before[1])
        QGuiApplication.setDesktopFileName(before[2])
        qapp.setWindowIcon(icon)


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_no_text_has_the_longer_dash(language: str) -> None:
    found = list((resources_folder() / "translations").glob(f"*_{language}.ts"))
    assert len(found) > 1
    texts = (text for path in found for text in ElementTree.parse(path).getroot().itertext())
    assert [text for text in texts if "—" in text] == []
