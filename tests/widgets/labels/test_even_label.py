"""Words on a label in lines of about even length."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.labels.even_label import EvenLabel

WORDS = "You have 64 points, but you need 501. If you go out now, you lose the game."


@pytest.mark.parametrize("width", [140, 220, 300, 900])
def test_no_line_is_cut_and_there_are_no_more_of_them_than_needed(qtbot: QtBot, width: int) -> None:
    even, plain = EvenLabel(), QLabel()
    for label in (even, plain):
        qtbot.addWidget(label)
    even.write(WORDS)
    plain.setWordWrap(True)
    plain.setText(WORDS)
    even.resize(width, even.heightForWidth(width))
    even.show()
    lines = even.text().splitlines()
    assert all(even.fontMetrics().horizontalAdvance(line) <= width for line in lines)
    assert even.heightForWidth(width) <= plain.heightForWidth(width) + even.fontMetrics().lineSpacing()
    assert len(lines) * even.fontMetrics().lineSpacing() <= even.heightForWidth(width) + 2
    assert " ".join(lines).replace("\u00a0", " ") == WORDS == even.accessibleName()


def test_a_line_ends_with_a_sentence_rather_than_after_its_first_word(qtbot: QtBot) -> None:
    label = EvenLabel()
    qtbot.addWidget(label)
    label.write("64 pontod van, de 501 kell. Ha most kimész, elveszted a játszmát.")
    advance = label.fontMetrics().horizontalAdvance
    label.resize(advance("64 pontod van, de 501 kell. Ha") + 4, 100)
    label.show()
    assert label.text().replace("\u00a0", " ").splitlines()[0] == "64 pontod van, de 501 kell."
