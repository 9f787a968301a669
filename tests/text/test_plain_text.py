"""Texts from strangers are shown literally wherever Qt would interpret them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt

from tartli_desktop.text.plain_text import plain_button, plain_tip, plain_title
from tests.pictures import untrusted_texts

MARKUP = (
    '<img src="file:///dev/zero">',
    "<b>bold</b>",
    "&lt;b&gt;",
    "a & b &lt; c",
    "<!DOCTYPE html><p>x",
    '<?xml version="1.0"?><html>',
    '  <img src="//1.2.3.4/a/b.png">',
    "&amp; <i>x",
    "\u202e<b>\u05d0\u05d1</b>",
    f"<u>{'W' * 60}</u>",
)


@pytest.mark.parametrize("text", MARKUP)
def test_a_tip_is_never_markup_and_loses_no_letter(text: str) -> None:
    assert not Qt.mightBeRichText(plain_tip(text))
    assert plain_tip(text).replace("\u2060", "") == text


def test_most_of_these_would_have_been_markup() -> None:
    assert sum(map(Qt.mightBeRichText, MARKUP)) >= 8


@pytest.mark.parametrize("text", ["Anna", "Anna & Bence", "5 < 7", "Őrsi – Kata", ""])
def test_a_tip_without_markup_is_left_as_it_is(text: str) -> None:
    assert plain_tip(text) == text


@given(st.text(alphabet="<>&;/!?=\"' \nabilmgpqtx\u2060", max_size=40))
def test_whatever_a_tip_is_made_of_it_is_no_markup(text: str) -> None:
    assert not Qt.mightBeRichText(plain_tip(text))


def test_marks_of_titles_and_buttons_are_letters() -> None:
    assert plain_title("[*] and [*]") == "[*][*] and [*][*]"
    assert plain_button("Tom & Jerry") == "Tom && Jerry"


@pytest.mark.long
def test_no_window_takes_a_text_of_a_stranger_for_something_else() -> None:
    found = untrusted_texts.run()
    assert found["wrong"] == {}
    seen = {place for places in found["seen"].values() for place in places}
    assert seen >= {
        "tip of a cell of MatchesTable in MatchesDialog",
        "tip of a cell of RowTable in RecordView",
        "tip of a cell of Tray in OwnPackDialog",
        "tip of a cell of ContactSheet in OwnPackDialog",
        "tip of TarokkSlate in MainWindow",
        "tip of UltiSlate in MainWindow",
        "tip of PanelButton in MainWindow",
        "tip of an item of CardTableView in MainWindow",
        "button of QRadioButton in HowToPlay",
        "button of OpenButton in MainWindow",
        "label of QLabel in MainWindow",
        "page of HandPages in RecordView",
        "title of MainWindow in MainWindow",
        "title of RecordView in RecordView",
    }
