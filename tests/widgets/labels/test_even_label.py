"""Labels whose lines are of even length, and the names of keys."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from tartli_desktop.widgets.seat_line import SeatLine

from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.widgets.command_keys import shown_key, with_key
from tartli_desktop.widgets.labels.even_label import EvenLabel
from tests.windows.languages import english_again, speak

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


@pytest.mark.parametrize(
    ("language", "enter"), [("en", "Ctrl+Enter"), ("de", "Strg+Eingabe"), ("hu", "Ctrl+Enter")]
)
@pytest.mark.parametrize("key", ["Ctrl+Return", "Ctrl+Enter"])
def test_the_key_is_called_as_in_help_and_lessons(
    qapp: QApplication, language: str, enter: str, key: str
) -> None:
    with english_again(qapp):
        speak(language)
        assert shown_key(key) == shown_key(QKeySequence(key)) == enter
        assert with_key("Discard", key) == f"Discard ({enter})"


@pytest.mark.usefixtures("qapp")
def test_words_without_a_key_stay_alone() -> None:
    assert with_key("Discard", "") == "Discard"
    assert [shown_key(key) for key in ("", "D", "Ctrl++", "Space")] == ["", "D", "Ctrl++", "Space"]


AGOSTON = PlateContent(
    "Ágoston",
    is_dealer=True,
    is_partner=True,
    text="Ágoston · partner · 1 trick · dealer",
    lines=("Ágoston · partner · 1 trick", "Ágoston · 1 trick"),
)


def line_of(qtbot: QtBot, content: PlateContent) -> SeatLine:
    line = SeatLine()
    qtbot.addWidget(line)
    line.show_content(content)
    return line


def test_the_longest_line_that_fits_is_told(qtbot: QtBot) -> None:
    line = line_of(qtbot, AGOSTON)
    longest, shortest = line.widths
    assert shortest < longest
    assert line.fitting(longest) == 0
    assert line.fitting(longest - 1) == line.fitting(shortest) == 1
    assert line.fitting(10) == 1


def test_what_the_marks_show_is_read_out(qtbot: QtBot) -> None:
    line = line_of(qtbot, AGOSTON)
    line.tell(1)
    assert line.label.text() == "Ágoston · 1 trick"
    assert line.label.accessibleName() == "Ágoston · partner · 1 trick · dealer"
    assert "dealer" in line.toolTip()


def test_a_player_of_whom_nothing_short_is_told_has_the_whole_text(qtbot: QtBot) -> None:
    line = line_of(qtbot, PlateContent("Anna", text="Anna"))
    line.tell(1)
    assert line.label.text() == "Anna"
