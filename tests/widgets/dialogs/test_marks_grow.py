"""The marks of check boxes and radio buttons grow with large letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.fonts import reading_font
from tartli_desktop.widgets.dialogs.choice_panel import ClearRadioButton
from tartli_desktop.widgets.dialogs.forms import ClearCheckBox


@pytest.mark.parametrize("kind", [ClearCheckBox, ClearRadioButton])
def test_marks_are_as_large_as_letters(
    qtbot: QtBot, kind: type[ClearCheckBox] | type[ClearRadioButton]
) -> None:
    button = kind("Large corners")
    qtbot.addWidget(button)
    button.show()
    sizes = []
    for pixels in (13, 26, 13):
        button.setFont(reading_font(pixels))
        option = QStyleOptionButton()
        button.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        if kind is ClearRadioButton:
            part = QStyle.SubElement.SE_RadioButtonIndicator
        sizes.append(button.style().subElementRect(part, option, button).height())
    assert sizes[1] >= 1.4 * sizes[0]
    assert sizes[2] == sizes[0]
