"""The help is read part by part with the keyboard, and by screen readers as headings, tables and pictures."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import HUNGARIAN
from tartli_desktop.widgets.pages.page_pieces import PieceKind, pieces_of
from tartli_desktop.widgets.pages.readable_page import ReadablePage
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tests.windows.help.test_how_to_play import KEYS, shown
from tests.windows.test_accessible import children, walk

Key = Qt.Key
Role, Text = QAccessible.Role, QAccessible.Text

HTML = """
<h2>Points</h2>
<p>A trick has <a name="R1">\u200b</a>two cards. The last one is <b>10 more</b>.</p>
<ul><li>First you lead.</li><li>Then you draw.</li></ul>
<h3>Cards</h3>
<table><thead><tr><th>Card</th><th>Points</th><th></th></tr></thead>
<tr><td>Ace</td><td>11</td><td></td></tr>
<tr><td><img src="card:HX"></td><td>10</td><td>of hearts</td></tr></table>
<p><img src="card:HK"> <img src="card:HO"></p>
<p><img src="line"></p>
"""


def shows(name: str) -> str:
    return {"card:HX": "Ten", "card:HK": "King", "card:HO": "Over"}.get(name, "")


class Example(ReadablePage):
    def shows(self, name: str) -> str:
        return shows(name)


@pytest.fixture
def page(qtbot: QtBot) -> Example:
    made = Example()
    qtbot.addWidget(made)
    made.setAccessibleName("Example")
    made.resize(500, 160)
    made.setHtml(HTML)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def read(page: ReadablePage) -> str:
    """The text of the part at the caret."""
    assert page.current is not None
    return page.current.text


# Its parts


def test_the_parts_of_a_page(page: Example) -> None:
    found = [(piece.kind, piece.text) for piece in pieces_of(page.document(), shows)]
    assert found == [
        (PieceKind.HEADING, "Points"),
        (PieceKind.PARAGRAPH, "A trick has two cards. The last one is 10 more."),
        (PieceKind.LIST, "Points"),
        (PieceKind.HEADING, "Cards"),
        (PieceKind.TABLE, "Cards"),
        (PieceKind.PARAGRAPH, "King, Over"),
    ]


def test_a_row_tells_what_heads_its_columns(page: Example) -> None:
    (table,) = [piece for piece in page.pieces if piece.kind is PieceKind.TABLE]
    assert [row.text for row in table.children] == [
        "Card, Points",
        "Ace; Points: 11",
        "Ten; Points: 10, of hearts",
    ]


def test_each_letter_is_found_in_what_is_read(page: Example) -> None:
    for piece in page.stops:
        if piece.children:
            continue
        for place in range(piece.start, piece.end):
            letter = page.document().characterAt(place)
            if letter not in "\u200b\ufffc":
                assert piece.text[piece.offset_of(place)] == letter
                assert page.document().characterAt(piece.place_of(piece.offset_of(place))) == letter


def test_the_sentence_at_a_letter(page: Example) -> None:
    text = page.document().toRawText()
    assert page.sentence_at(text.index("trick")) == "A trick has two cards."
    assert page.sentence_at(text.index("more")) == "The last one is 10 more."
    assert page.sentence_at(text.index("11")) == "Ace; Points: 11"


def test_an_ordinal_number_ends_no_sentence(page: Example) -> None:
    page.setHtml("<p>Stichmatsch: aki a 8–16. ütést viszi. Más nem.</p>")
    text = page.document().toRawText()
    assert page.sentence_at(text.index("aki")) == "Stichmatsch: aki a 8–16. ütést viszi."
    assert page.sentence_at(text.index("nem")) == "Más nem."


# With the keyboard


def test_down_and_up_go_from_part_to_part(qtbot: QtBot, page: Example) -> None:
    ways = [read(page)]
    for _ in range(9):
        qtbot.keyClick(page, Key.Key_Down)
        ways.append(read(page))
        assert page.viewport().rect().intersects(page.cursorRect())
    assert ways == [
        "Points",
        "A trick has two cards. The last one is 10 more.",
        "First you lead.",
        "Then you draw.",
        "Cards",
        "Card, Points",
        "Ace; Points: 11",
        "Ten; Points: 10, of hearts",
        "King, Over",
        "King, Over",
    ]
    for words in reversed(ways[:-2]):
        qtbot.keyClick(page, Key.Key_Up)
        assert read(page) == words


def test_h_goes_from_heading_to_heading(qtbot: QtBot, page: Example) -> None:
    qtbot.keyClick(page, Key.Key_Down)
    qtbot.keyClick(page, Key.Key_H)
    assert read(page) == "Cards"
    qtbot.keyClick(page, Key.Key_H)
    assert read(page) == "Cards"
    qtbot.keyClick(page, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert read(page) == "Points"


def test_letters_and_words_are_gone_through_within_a_part(qtbot: QtBot, page: Example) -> None:
    qtbot.keyClick(page, Key.Key_Down)
    start = page.textCursor().position()
    qtbot.keyClick(page, Key.Key_Right)
    qtbot.keyClick(page, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.textCursor().position() == start + len("A ")
    qtbot.keyClick(page, Key.Key_Up)
    assert read(page) == "Points"


def test_after_the_wheel_down_goes_on_from_what_is_seen(qtbot: QtBot, page: Example) -> None:
    bar = page.verticalScrollBar()
    bar.setValue(bar.maximum())
    top = page.cursorForPosition(page.viewport().rect().topLeft()).position()
    qtbot.keyClick(page, Key.Key_Down)
    assert page.textCursor().position() >= top


# For screen readers


def test_a_reader_finds_headings_lists_tables_and_pictures(page: Example) -> None:
    whole = QAccessible.queryAccessibleInterface(page)
    assert (whole.role(), whole.text(Text.Name)) == (Role.Document, "Example")
    found = [(each.role(), each.text(Text.Name)) for each in walk(whole)][1:]
    assert found == [
        (Role.Heading, "Points"),
        (Role.Paragraph, "A trick has two cards. The last one is 10 more."),
        (Role.List, "Points"),
        (Role.ListItem, "First you lead."),
        (Role.ListItem, "Then you draw."),
        (Role.Heading, "Cards"),
        (Role.Table, "Cards"),
        (Role.Row, "Card, Points"),
        (Role.ColumnHeader, "Card"),
        (Role.ColumnHeader, "Points"),
        (Role.Row, "Ace; Points: 11"),
        (Role.Cell, "Ace"),
        (Role.Cell, "11"),
        (Role.Row, "Ten; Points: 10, of hearts"),
        (Role.Cell, "Ten"),
        (Role.Graphic, "Ten"),
        (Role.Cell, "10"),
        (Role.Cell, "of hearts"),
        (Role.Paragraph, "King, Over"),
        (Role.Graphic, "King"),
        (Role.Graphic, "Over"),
    ]


def test_a_heading_has_its_level(page: Example) -> None:
    headings = [
        each for each in walk(QAccessible.queryAccessibleInterface(page)) if each.role() == Role.Heading
    ]
    levels = [each.attributesInterface().attributeValue(QAccessible.Attribute.Level) for each in headings]
    assert levels == [2, 3]


def test_the_part_with_the_caret_has_the_focus(qtbot: QtBot, page: Example) -> None:
    whole = QAccessible.queryAccessibleInterface(page)
    qtbot.keyClick(page, Key.Key_Down)
    assert whole.focusChild().text(Text.Name) == "A trick has two cards. The last one is 10 more."
    focused = [each.text(Text.Name) for each in walk(whole) if each.state().focused]
    assert focused == ["A trick has two cards. The last one is 10 more."]


def test_the_tree_of_a_page_holds_together(page: Example) -> None:
    for each in walk(QAccessible.queryAccessibleInterface(page)):
        for place, child in enumerate(children(each)):
            assert child.parent().object() is each.object()
            assert each.indexOfChild(child) == place
            assert child.isValid()


def test_what_is_held_of_another_text_is_nothing(qtbot: QtBot, page: Example) -> None:
    held = QAccessible.queryAccessibleInterface(page).child(0)
    page.setHtml("<p>Something else.")
    assert held.isValid()
    assert (held.text(Text.Name), held.childCount(), bool(held.state().invisible)) == ("", 0, True)
    assert read(page) == "Something else."


# In the help


def interfaces(dialog: HowToPlay) -> list[Any]:
    return list(walk(QAccessible.queryAccessibleInterface(dialog.page)))


def test_nothing_in_the_help_is_a_hole_or_a_sign_of_no_meaning(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    read = [each.text(Text.Name) for each in interfaces(dialog)]
    assert all(read)
    assert not set("".join(read)) & set("\ufffc\u200b\ufdd0\ufdd1\u2028\u2029")
    assert not any("  " in text for text in read)


def test_every_picture_of_the_help_has_a_name(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    pictures = [each.text(Text.Name) for each in interfaces(dialog) if each.role() == Role.Graphic]
    assert len(pictures) == dialog.page.document().toRawText().count("\ufffc")
    assert {"Over of Acorns", "the mark for 50 points", "marks for 5 and 2 games"} <= set(pictures)
    assert "the mark for −3 points" in pictures


def test_tab_goes_from_a_heading_in_the_list_to_that_heading(qtbot: QtBot) -> None:
    dialog = HowToPlay("tartli", HUNGARIAN, keys=KEYS)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.headings.setFocus()
    for _ in range(3):
        qtbot.keyClick(dialog.headings, Key.Key_Down)
    qtbot.keyClick(dialog.headings, Key.Key_Tab)
    assert dialog.page.hasFocus()
    assert read(dialog.page) == dialog.headings.item(3).text()
    qtbot.keyClick(dialog.page, Key.Key_Down)
    assert read(dialog.page) != dialog.headings.item(3).text()


def test_the_rule_behind_a_refusal_is_where_the_caret_is(qtbot: QtBot) -> None:  # R4.2
    dialog = shown(qtbot)
    dialog.show_rule("R4.2")
    assert dialog.page.hasFocus()
    focus = QAccessible.queryAccessibleInterface(dialog.page).focusChild()
    assert "follow suit" in focus.text(Text.Name)


def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(
        "tartli_desktop.windows.help.help_search.announce",
        lambda teller, text: said.append(text) if text else None,
    )
    return said


def test_what_is_found_is_told_with_its_place(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = announced(monkeypatch)
    dialog = shown(qtbot)
    dialog.search.line.setFocus()
    qtbot.keyClicks(dialog.search.line, "161 points")
    qtbot.waitUntil(lambda: bool(said))
    (first,) = said
    assert first.startswith(f"1 of {dialog.search.hits}: ")
    assert "161" in first
    qtbot.keyClick(dialog.search.line, Key.Key_Return)
    assert said[1].startswith(f"{min(2, dialog.search.hits)} of {dialog.search.hits}: ")


def test_that_nothing_is_found_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said = announced(monkeypatch)
    dialog = shown(qtbot)
    qtbot.keyClicks(dialog.search.line, "qqqq")
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Not found"]
