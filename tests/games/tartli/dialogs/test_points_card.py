"""The card of orders and points lies in the window, can be read by keyboard, and hides no card in use."""

from functools import partial

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Suit
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.help.card_values import card_values
from tartli_desktop.looks.colours import apply_colour_scheme, contrast
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.widgets.papers.table_paper import PAPER
from tartli_desktop.windows.card_values.points_card import PointsCard


def shown(qtbot: QtBot, variant: Variant = HUNGARIAN, trump: Suit | None = Suit.HEARTS) -> PointsCard:
    card = PointsCard(CardFaces())
    card.follow(partial(card_values, variant, trump))
    qtbot.addWidget(card)
    card.show()
    return card


def row(card: PointsCard, *cells: str) -> bool:
    lines = [line.strip() for line in card.text.split("\n") if line.strip()]
    return "\n".join(cells) in "\n".join(lines)


def test_the_order_and_the_points_of_the_cards(qtbot: QtBot) -> None:  # R1.4, R1.5, R1.6
    card = shown(qtbot)
    for cells in (
        ("Over", "20", "Ace", "11"),
        ("Nine", "14", "Ten", "10"),
        ("Ace", "11", "King", "4"),
        ("Ten", "10", "Over", "3"),
        ("King", "4", "Under", "2"),
        ("Under", "2", "Nine", "0"),
        ("Eight", "0", "Eight", "0"),
        ("Seven", "0", "Seven", "0"),
    ):
        assert row(card, *cells)
    assert "Last trick: +10" in card.text


def test_its_words_take_the_colours_of_its_paper_before_those_of_the_windows(qtbot: QtBot) -> None:
    card = shown(qtbot)
    for scheme, ground in ((ColourScheme.HIGH_CONTRAST, QColor("black")), (ColourScheme.LIGHT, PAPER)):
        apply_colour_scheme(scheme)
        card.dress()
        for part in (card, *card.findChildren(QLabel)):
            assert contrast(part.palette().color(QPalette.ColorRole.WindowText), ground) >= 4.5


@pytest.mark.parametrize(
    ("variant", "rows"),
    [
        (HUNGARIAN, [("terc", "20"), ("kvart", "50"), ("kvint, szext, szept, okt", "100"), ("béla", "40")]),
        (AUSTRIAN, [("Terz", "20"), ("Quart", "50"), ("Quint, Sext, Siebt, Acht", "100"), ("béla", "40")]),
    ],
    ids=["Hungarian", "Austrian"],
)
def test_the_melds_are_those_of_the_game(
    qtbot: QtBot, variant: Variant, rows: list[tuple[str, str]]
) -> None:  # R2
    lines = shown(qtbot, variant).text.split("\n")
    for name, points in rows:
        (at,) = (place for place, line in enumerate(lines) if line.startswith(f"{name}: "))
        assert lines[at + 1] == points
    assert any("four Nines" in line for line in lines) == variant.set_of_nines
    assert any("four Overs" in line for line in lines)


def test_it_follows_trumps_and_pack(qtbot: QtBot) -> None:
    card = shown(qtbot)
    assert "Trumps: Hearts" in card.text
    card.follow(partial(card_values, HUNGARIAN, Suit.BELLS))
    assert "Trumps: Bells" in card.text
    assert "Trumps: Hearts" not in card.text
    card.follow(partial(card_values, HUNGARIAN, None))
    assert "Trumps:" not in card.text
    name_cards_of("french")
    card.follow(partial(card_values, HUNGARIAN, Suit.BELLS))
    assert "Trumps: Diamonds" in card.text
    assert "Queen" in card.text
    assert "Over" not in card.text
