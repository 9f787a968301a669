"""What the tests of the windows share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tartli_desktop.table import faces
from tests import drawn_once


@pytest.fixture(scope="package", autouse=True)
def faces_drawn_once() -> Iterator[None]:
    """What cards look like is for the tests of the table; here they are only in every window."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faces, "_draw_svg", drawn_once.draw_svg)
        yield


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """Letters half as large again, as the system may ask for."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 1.5)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)
