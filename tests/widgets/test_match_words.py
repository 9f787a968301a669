"""The words about the match beside the table, in forms of different height."""

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.widgets.match_words import MatchWords

LINES = "Vilma: one\nPartner: the XIX\nYou play against Vilma\nAnnounced by Ágoston:\npagátultimó"


@pytest.fixture
def words(qtbot: QtBot) -> MatchWords:
    made = MatchWords()
    qtbot.addWidget(made)
    made.set_text_size(30)
    made.set_room(460)
    made.set_words(LINES)
    return made


def test_each_form_is_as_high_as_it_says_and_not_higher_than_the_one_before(words: MatchWords) -> None:
    heights = words.heights
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[1] > heights[-1]
    for form, height in enumerate(heights):
        words.take_form(form)
        assert words.heights == heights
        assert words.heightForWidth(460) == height
        assert words.words == LINES, "screen readers are told everything"


def test_the_short_form_tells_everything_in_fewer_lines(words: MatchWords) -> None:
    words.take_form(1)
    assert words.text().replace("\u00a0", " ").splitlines() == [
        "Vilma: one · Partner: the XIX",
        "You play against Vilma",
        "Announced by Ágoston: pagátultimó",
    ]
    assert words.toolTip() == ""


@pytest.mark.parametrize("form", [1, 2, 3, 4])
def test_no_form_leaves_anything_out(words: MatchWords, form: int) -> None:
    words.take_form(form)
    shown = words.text().replace("\u00a0", " ").replace(" · ", "\n")
    assert shown.replace(":\n", ": ").splitlines() == LINES.replace(":\n", ": ").splitlines()
    assert words.font().pixelSize() >= 0.5 * 30
