"""A fixture for tests with the letters that somebody with weak eyes asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """Letters half as large again, as the system may ask for."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 1.5)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)
