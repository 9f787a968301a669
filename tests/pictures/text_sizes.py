"""Fixtures with large letters, as people with weak eyes ask for."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from tartli_desktop.looks.text_size import apply_text_scale


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, with the program's own fonts."""
    apply_text_scale(1.0)
    return qapp


@pytest.fixture
def large_font(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Letters half as large again, as a system setting may ask for."""
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 1.5)
    with monkeypatch.context() as patch:
        patch.setattr(QFontDatabase, "systemFont", lambda kind: large)
        apply_text_scale(1.0)
        yield
    apply_text_scale(1.0)
