"""The help gives the rules of the current game, in the words of its pack, and every key."""

import re

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import the

Key = Qt.Key
KEYS = (("D", "Declare sequences and sets in your hand"), ("Ctrl+N", "New match"))

# The offscreen platform prints this for every window.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def shown(qtbot: QtBot, variant: Variant = HUNGARIAN) -> HowToPlay:
    dialog = HowToPlay("tartli", variant, KEYS)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


def text_of(dialog: HowToPlay) -> str:
    """The text of the page, with each table cell on a separate line."""
    return dialog.page.toPlainText()


def row(dialog: HowToPlay, *cells: str) -> bool:
    """Whether a table has these cells side by side."""
    return "\n".join(cells) in text_of(dialog)


# The rules


def test_the_orders_and_the_points_of_the_cards(qtbot: QtBot) -> None:  # R1.3 to R1.6
    dialog = shown(qtbot)
    for cells in (
        ("Over", "20", "Ace", "11", "Ace"),
        ("Nine", "14", "Ten", "10", "King"),
        ("Ace", "11", "King", "4", "Over"),
        ("Ten", "10", "Over", "3", "Under"),
        ("King", "4", "Under", "2", "Ten"),
        ("Under", "2", "Nine", "0", "Nine"),
        ("Eight", "0", "Eight", "0", "Eight"),
        ("Seven", "0", "Seven", "0", "Seven"),
    ):
        assert row(dialog, *cells)
    assert (
        "The last trick is worth 10 points more. The tricks of a hand are worth 161 points in all."
        in text_of(dialog)
    )


@pytest.mark.parametrize(
    ("variant", "rows"),
    [
        (
            HUNGARIAN,
            [
                ("terc", "3 cards of a suit in a row", "20"),
                ("kvart", "4 cards of a suit in a row", "50"),
                ("kvint, szext, szept, okt", "5–8 cards of a suit in a row", "100"),
                ("vannak", "all four Overs", "200"),
                ("vannak", "all four Nines", "150"),
                ("vannak", "all four Aces, Tens, Kings or Unders", "100"),
                ("béla", "King and Over of trumps", "40"),
            ],
        ),
        (
            AUSTRIAN,
            [
                ("Terz", "3 cards of a suit in a row", "20"),
                ("Quart", "4 cards of a suit in a row", "50"),
                ("Quint, Sext, Siebt, Acht", "5–8 cards of a suit in a row", "100"),
                ("Vierling", "all four Overs", "200"),
                ("Vierling", "all four Aces, Tens, Kings or Unders", "100"),
                ("béla", "King and Over of trumps", "40"),
            ],
        ),
    ],
    ids=["Hungarian", "Austrian"],
)
def test_the_melds_and_their_points(
    qtbot: QtBot, variant: Variant, rows: list[tuple[str, ...]]
) -> None:  # R2.1, R2.2, R2.3
    dialog = shown(qtbot, variant)
    assert all(row(dialog, *cells) for cells in rows)
    assert ("all four Nines" in text_of(dialog)) == variant.set_of_nines


def test_the_window_opens_it_at_the_paragraph_of_a_rule(windows: Windows) -> None:
    """Even before the page has been laid out."""
    window = windows.open(1024, 640)
    window.dialogs.open_how_to_play("R9.2")
    settle()
    dialog = the(window, HowToPlay)
    page = dialog.page
    selected = page.cursorRect(page.textCursor())
    assert page.viewport().rect().contains(selected.center())
    assert selected.top() < 0.7 * page.viewport().height()
    dialog.close()


CHANGES: dict[str, object] = {
    "turned_card": "choice",
    "next_dealer": "winner",
    "set_of_nines": False,
    "tens_below_unders": True,
    "sequences_per_trick": "one_per_suit",
    "further_sequences": "not_inside",
    "bar_touching_sequences": True,
    "bela_with_melds": True,
    "exchange": "any_time",
    "show_trick_7_draw": True,
    "stichmatsch": False,
    "double_below": 301,
    "match_target": 10,
}
"""Another value for each house rule."""


def test_every_house_rule_is_told(qtbot: QtBot) -> None:  # R11
    usual = text_of(shown(qtbot))
    for name, value in CHANGES.items():
        own = replace(HUNGARIAN, name="own", **{name: value})  # type: ignore[arg-type]
        assert text_of(shown(qtbot, own)) != usual, name


def test_the_words_are_those_of_the_pack(qtbot: QtBot) -> None:
    name_cards_of("french")
    text = text_of(shown(qtbot))
    assert "King and Queen of trumps" in text
    assert not set(re.findall(r"\w+", text)) & {"Over", "Overs", "Under", "Unders", "VII"}
    assert "%" not in text


# The window


def test_in_large_letters_in_a_small_window_headings_wrap_beside_the_page(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    font = QApplication.font()
    font.setPointSizeF(2 * font.pointSizeF())
    dialog.setFont(font)
    dialog.resize(920, 580)
    QApplication.processEvents()
    headings = dialog.headings
    assert headings.isVisible()
    assert headings.width() < dialog.page.width() / 2
    for row in range(headings.count()):
        item = headings.item(row)
        room = QRect(0, 0, headings.viewport().width(), 1000)
        words = headings.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
        assert headings.visualItemRect(item).height() >= words.height()
    assert headings.horizontalScrollBar().maximum() == 0


def test_another_game_is_told_from_the_same_heading(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.headings.setCurrentRow(3)
    qtbot.mouseClick(dialog.choices[AUSTRIAN], Qt.MouseButton.LeftButton)
    assert dialog.headings.currentItem().text() == "Melds"
    assert dialog.page.verticalScrollBar().value() > 0


def test_tab_reaches_all_and_escape_closes(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    reached = []
    for _ in range(6):
        widget = dialog.focusWidget()
        reached.append(widget)
        qtbot.keyClick(widget, Key.Key_Tab)
    assert {dialog.page, dialog.headings, dialog.choices[HUNGARIAN]} <= set(reached)
    qtbot.keyClick(dialog.page, Key.Key_Escape)
    assert not dialog.isVisible()
