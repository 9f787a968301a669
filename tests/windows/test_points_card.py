"""The card of orders and points lies beside the table, follows the match, and leaves the keys to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, OUT, Card, Suit, Turn, Variant
from tartli_desktop.session import Phase
from tartli_desktop.speech import SuitSystem, suit_name
from tartli_desktop.store import settings_file
from tartli_desktop.store.matches import MatchStore
from tartli_desktop.store.paths import Places
from tartli_desktop.store.settings import Settings
from tartli_desktop.table.corners import Corners
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.windows.hand_summary import HandSummary
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.points_card import PointsCard
from tartli_desktop.windows.points_place import free_place
from tests.engine.positions import dealt
from tests.session.playing import Scripted

from .person import find, the
from .test_main_window import Café, scripted, seeded  # noqa: F401

Key = Qt.Key


def shown(qtbot: QtBot, variant: Variant = HUNGARIAN, trump: Suit | None = Suit.HEARTS) -> PointsCard:
    card = PointsCard(CardFaces())
    card.follow(variant, trump)
    qtbot.addWidget(card)
    card.show()
    return card


def row(card: PointsCard, *cells: str) -> bool:
    return "\n".join(cells) in card.text.replace("\ufffc\n", "")


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
    assert "The last trick: 10 more." in card.text


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
        assert lines[lines.index(name) + 2] == points
    assert ("All four Nines" in lines) == variant.set_of_nines
    assert "All four Overs" in lines


def test_it_follows_trumps_and_pack(qtbot: QtBot) -> None:
    card = shown(qtbot)
    assert "Trumps: Hearts" in card.text
    card.follow(HUNGARIAN, Suit.BELLS)
    assert "Trumps: Bells" in card.text
    assert "Trumps: Hearts" not in card.text
    card.follow(HUNGARIAN, None)
    assert "Trumps:" not in card.text
    page = card._page
    assert page is not None
    card._faces.pack = "french"
    card.follow(HUNGARIAN, Suit.BELLS)
    assert "Trumps: Diamonds" in card.text
    assert "Queen" in card.text
    assert "Over" not in card.text
    picture = page.loadResource(2, "card:BO")
    assert isinstance(picture, QImage)
    french = CardFaces("french").pixmap(Card.BO, picture.width()).toImage()
    assert picture == french.copy(0, 0, picture.width(), picture.height())
    card._faces.corners = Corners("en", large=True)
    assert page.loadResource(2, "card:BO") != picture


# Beside the table


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = opened(qtbot, tmp_path)
    yield made
    made.close()


def opened(qtbot: QtBot, folder: Path) -> MainWindow:
    places = Places.under(folder)
    settings = settings_file.load(places.settings_file).settings
    window = MainWindow(
        places,
        Settings(motion=False, sound=False) if settings == Settings() else settings,
        MatchStore.in_memory(),
    )
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.begin()
    return window


@pytest.fixture
def cafe(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted], seeded: None) -> Iterator[Café]:  # noqa: F811
    at = Café(qtbot, tmp_path / "tartli")
    yield at
    if hasattr(at, "window"):
        at.close()


def test_a_key_lays_it_and_takes_it_away(qtbot: QtBot, window: MainWindow) -> None:
    assert window._points.card is None
    qtbot.keyClick(window, Key.Key_F4)
    card = window._points.card
    assert card is not None
    assert card.isVisible()
    assert not card.isModal()
    assert window._points.isChecked()
    qtbot.keyClick(window, Key.Key_F4)
    assert window._points.card is None
    assert not window._points.isChecked()


def test_the_table_can_be_played_at_beside_it(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Key.Key_F4)
    window.activateWindow()
    assert QApplication.activeModalWidget() is None
    qtbot.mouseClick(window.area.panel.choices[0], Qt.MouseButton.LeftButton)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def test_escape_closes_it_and_the_entry_knows(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Key.Key_F4)
    card = window._points.card
    assert card is not None
    qtbot.keyClick(card, Key.Key_Escape)
    assert window._points.card is None
    assert not window._points.isChecked()
    assert not window._settings.points_card


def test_its_place_and_that_it_is_there_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    qtbot.keyClick(window, Key.Key_F4)
    card = window._points.card
    assert card is not None
    card.move(QPoint(33, 44))
    card.resize(420, 300)
    window.close()
    again = opened(qtbot, tmp_path)
    card = again._points.card
    assert card is not None
    assert (card.pos(), card.width(), card.height()) == (QPoint(33, 44), 420, 300)
    qtbot.keyClick(again, Key.Key_F4)
    again.close()
    last = opened(qtbot, tmp_path)
    assert last._points.card is None
    last.close()


def test_it_follows_the_match_from_hand_to_hand(cafe: Café) -> None:
    match = dealt(AUSTRIAN, turned="A7", hands=("LA LK LO L7 L8 HA HK B9 BX", ""), dealer=1)
    cafe.keep(match)
    window = cafe.open()
    window._points.trigger()
    card = window._points.card
    assert card is not None
    assert "Austrian game" in card.text
    assert "Trumps: Acorns" in card.text
    cafe.session.do(OUT)
    cafe.qtbot.waitUntil(lambda: find(window, HandSummary) is not None)
    the(window, HandSummary).accept()
    for _ in range(20):
        QApplication.processEvents()
        if cafe.session.phase is Phase.CUT:
            cafe.session.cut(16)
        elif cafe.session.phase is Phase.CHOOSE:
            cafe.session.do(Turn(19))
    trump = cafe.session.view.trump
    assert trump is not None
    assert cafe.session.hands_played == 2
    assert f"Trumps: {suit_name(trump, SuitSystem.GERMAN)}" in card.text


def test_it_tells_the_rules_of_the_next_match_while_none_is_played(window: MainWindow) -> None:
    window._points.trigger()
    card = window._points.card
    assert card is not None
    assert "Hungarian game" in card.text
    assert "terc" in card.text


# Where it lies


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1500, 900)])
def test_over_a_window_that_fills_the_screen_it_hides_nothing_that_is_played_with(
    size: tuple[int, int],
) -> None:
    width, height = size
    screen = QRect(0, 0, width, height)
    # As the table lays them out: the trick, the hand, and the words and buttons.
    keep = [
        QRect(round(0.31 * width), round(0.31 * height), round(0.18 * width), round(0.34 * height)),
        QRect(0, round(0.66 * height), round(0.79 * width), round(0.34 * height)),
        QRect(round(0.53 * width), round(0.25 * height), round(0.25 * width), round(0.42 * height)),
    ]
    place = free_place(QSize(396, 630), QSize(288, 315), screen, screen, keep)
    assert place is not None
    frame = QRect(place.topLeft(), place.size() + QSize(2, 32))
    assert screen.contains(frame)
    assert not any(frame.intersects(each) for each in keep)
    assert place.width() >= 288
    assert place.height() >= 315


def test_where_there_is_room_beside_the_window_it_lies_there() -> None:
    window, wanted, least = QRect(300, 50, 1000, 700), QSize(400, 600), QSize(288, 315)
    hand = [QRect(300, 500, 800, 250)]
    right = free_place(wanted, least, window, QRect(0, 0, 1900, 1000), hand)
    assert right is not None
    assert right.left() > window.right()
    left = free_place(wanted, least, window.translated(200, 0), QRect(0, 0, 1600, 1000), hand)
    assert left is not None
    assert left.right() < 500
    assert left.size() == wanted


def test_where_everything_would_be_hidden_there_is_no_place() -> None:
    screen = QRect(0, 0, 1000, 600)
    assert free_place(QSize(400, 600), QSize(300, 300), screen, screen, [screen]) is None


def test_only_a_place_that_the_player_gave_it_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    entry = window._points
    entry.trigger()
    card = entry.card
    assert card is not None
    first = card.geometry()
    entry.trigger()
    assert "PointsCard" not in window._settings.dialog_places
    entry.trigger()
    card = entry.card
    assert card is not None
    assert card.geometry() == first
    card.move(60, 70)
    entry.trigger()
    assert window._settings.dialog_places["PointsCard"][:2] == (60, 70)
    entry.trigger()
    assert entry.card is not None
    assert entry.card.pos() == QPoint(60, 70)
    entry.trigger()
