"""The facts about a player beside the portrait."""

from pytestqt.qtbot import QtBot

from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.widgets.seat_line import SeatLine

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
