"""The scored melds, shown on demand, and what the meld dialogs share."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Meld, Variant, parse_meld
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.papers.sheet import CardRow
from tests.on_screen import in_front


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(parse_meld(word) for word in text.split())


def shown(qtbot: QtBot, text: str, variant: Variant = HUNGARIAN, name: str = "Kata") -> ShownMelds:
    return in_front(qtbot, ShownMelds(name, melds(text), CardFaces(), variant))


def labels(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


# R6.5, R6.4


def test_melds_are_named_in_full_with_their_points(qtbot: QtBot) -> None:
    dialog = shown(qtbot, "OOOO HO5")
    texts = ["Kata: 300 points", "Overs vannak", "200 points", "Hearts Over kvint", "100 points"]
    assert labels(dialog) == texts


def test_the_words_are_those_of_the_variant(qtbot: QtBot) -> None:
    assert "Hearts Over Quint" in labels(shown(qtbot, "HO5", AUSTRIAN))


def test_a_name_is_shown_as_it_is(qtbot: QtBot) -> None:
    assert labels(shown(qtbot, "HO3", name="<b>%2 & %1</b>"))[0] == "<b>%2 & %1</b>: 20 points"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_closes_it(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = shown(qtbot, "HO3")
    qtbot.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()


@pytest.mark.parametrize("kind", [CardRow, QLabel, QPushButton, QWidget])
def test_a_click_anywhere_closes_it(qtbot: QtBot, kind: type[QWidget]) -> None:
    dialog = shown(qtbot, "HO3")
    qtbot.mouseClick(dialog.findChild(kind), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
