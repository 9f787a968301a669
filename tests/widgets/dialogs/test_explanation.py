"""Sentences that explain a field are fainter than its name, except in high contrast."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import own_palette
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.dialogs.forms import Explanation

Role = QPalette.ColorRole


@pytest.mark.parametrize(
    ("scheme", "is_quieter"),
    [(ColourScheme.LIGHT, True), (ColourScheme.DARK, True), (ColourScheme.HIGH_CONTRAST, False)],
)
def test_it_is_quieter_than_the_words_around_it_but_with_high_contrast(
    qtbot: QtBot, scheme: ColourScheme, is_quieter: bool
) -> None:
    said = Explanation()
    qtbot.addWidget(said)
    said.setPalette(own_palette(scheme))
    palette = said.palette()
    assert (palette.color(Role.WindowText) != palette.color(Role.Text)) == is_quieter
