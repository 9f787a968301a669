"""The focus is always visible, and Tab follows the layout."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QFocusFrame, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Play
from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.focus_ring import OWN_FOCUS, FocusRing
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.people import People
from tartli_desktop.settings.settings import ColourScheme, Settings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.catalogues import LOCALES, install
from tartli_desktop.windows.about import AboutDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.deal_check import DealCheck
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.people.people_dialog import PeopleDialog
from tartli_desktop.windows.people.person_dialog import PersonDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.tartli.dialogs.test_house_rules import LINE
from tests.games.tartli.rules.positions import dealt
from tests.on_screen import in_front
from tests.session.playing import QUICK, Game, settle, sit_down
from tests.windows.simulated_user import tap

from .languages import english_again
from .legibility import contrast, pixels, shared_letters
from .programs import Windows
from .simulated_user import click

Key = Qt.Key

LEAST_CONTRAST = 3.0
LEAST_PIXELS = 30


def melds() -> MeldDialog:
    return MeldDialog(dealt(hands=("HAKOUX LAKO A7", ""), turned="H8", dealer=1).view(0), CardFaces())


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "about": lambda: AboutDialog(UserPaths.under(Path("/nowhere"))),
    "deal check": lambda: DealCheck(()),
    "house rules": lambda: HouseRulesDialog(replace(AUSTRIAN, name="Pista’s rules")),
    "how to play": lambda: HowToPlay("tartli", HUNGARIAN),
    "matches": lambda: MatchesDialog((LINE,)),
    "melds": melds,
    "new match": lambda: NewMatchDialog(Settings(), "tartli"),
    "new player": lambda: PersonDialog(None, "sign-hare", lambda _: None),
    "own pack": lambda: OwnPackDialog(Path("/nowhere")),
    "players": lambda: PeopleDialog(People(UserPaths.under(Path("/nowhere")))),
    "settings": lambda: SettingsDialog(Settings(), game=TartliPages()),
}


@pytest.fixture
def steady_cursor(qapp: QApplication) -> Iterator[None]:
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    apply_colour_scheme(ColourScheme.DARK)
    yield
    qapp.setCursorFlashTime(flash)


def stops(qtbot: QtBot, window: QWidget) -> Iterator[QWidget]:
    """Every widget that Tab reaches, yielded while it has the focus."""
    seen: list[QWidget] = []
    while True:
        focus = QApplication.focusWidget()
        if focus is None or focus in seen:
            return
        seen.append(focus)
        yield focus
        qtbot.keyClick(focus, Key.Key_Tab)


def picture(window: QWidget, widget: QWidget) -> QImage:
    """A widget and its close surroundings, or the whole row if that shows the focus."""
    parent = widget.parentWidget()
    if widget.property(OWN_FOCUS) and parent is not None:
        widget = parent
    area = widget.rect().translated(widget.mapTo(window, QPoint())).adjusted(-6, -6, 6, 6)
    QApplication.processEvents()
    return window.grab(area & window.rect()).toImage()


def seen_change(one: QImage, other: QImage) -> int:
    """How many pixels differ visibly between two pictures."""
    assert one.size() == other.size()
    pairs = Counter(zip(pixels(one), pixels(other), strict=True))
    return sum(
        count
        for (before, after), count in pairs.items()
        if before != after and contrast(QColor(before), QColor(after)) >= LEAST_CONTRAST
    )


def unseen_stops(qtbot: QtBot, window: QWidget) -> list[str]:
    """Widgets that look the same with and without the focus."""
    found = []
    before: tuple[QWidget, QImage] | None = None
    for stop in stops(qtbot, window):
        if before is not None:
            widget, focused = before
            if seen_change(focused, picture(window, widget)) < LEAST_PIXELS:
                found.append(f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}")
        before = (stop, picture(window, stop))
    return found


@pytest.mark.parametrize("language", LOCALES)
def test_no_letter_leads_to_two_parts_of_a_dialog(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    with english_again(qapp):
        assert install(language)
        for make in DIALOGS.values():
            dialog = make()
            qtbot.addWidget(dialog)
            dialog.show()
            assert shared_letters(dialog) == []


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[None]:
    owner = QObject()
    FocusRing(owner)
    yield
    shiboken6.delete(owner)


@pytest.mark.usefixtures("ring")
def test_one_ring_goes_round_a_window(qtbot: QtBot) -> None:
    """A new ring for each widget would be announced to screen readers."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    lines = [QLineEdit() for _ in range(3)]
    for line in lines:
        column.addWidget(line)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    rings = set()
    for line in lines:
        line.setFocus()
        (ring,) = window.findChildren(QFocusFrame)
        assert ring.isVisible()
        assert ring.widget() is line
        rings.add(ring)
    assert len(rings) == 1


@pytest.mark.usefixtures("steady_cursor", "ring")
@pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS.keys())
def test_the_focus_is_seen_wherever_tab_goes(qtbot: QtBot, make: Callable[[], QDialog]) -> None:
    dialog = in_front(qtbot, make())
    QApplication.processEvents()
    assert unseen_stops(qtbot, dialog) == []


# At the table


@pytest.fixture
def window(windows: Windows) -> MainWindow:
    return windows.open()


Seat = Callable[[Match], Game]


def all_chosen() -> Match:
    """A hand in which béla and the exchange can be chosen besides a card."""
    return dealt(hands=("HKO7", "AA"), turned="HA", dealer=1)


@pytest.fixture
def seat(window: MainWindow) -> Iterator[Seat]:
    """Put a match on the table, with the focus on the cards."""
    seated: list[Game] = []

    def sit(match: Match) -> Game:
        game = sit_down(match, None, QUICK, shows=False, start=False)
        seated.append(game)
        window.area.attach(game.session)
        game.session.start()
        settle()
        window.area.view.setFocus()
        return game

    yield sit
    seated[0].leave()
    window.area.detach()


def test_tab_goes_from_the_cards_down_the_buttons_to_the_slate(
    qtbot: QtBot, window: MainWindow, seat: Seat
) -> None:
    area, game = window.area, seat(all_chosen())
    qtbot.keyClick(area.view, Key.Key_Home)
    around = list(stops(qtbot, window))
    done = (
        area.table_actions.hint,
        area.commands["exchange"],
        area.commands["bela"],
        area.commands["go_out"],
    )
    assert around == [area.view, *map(area.panel.button, done), area.slate]
    heights = [stop.mapTo(window, QPoint()).y() for stop in around[1:-1]]
    assert heights == sorted(heights)
    area.view.setFocus()
    game.session.do(Play(area.view.scene().own_cards[-1]))
    settle()
    assert area.panel.choices
    around = list(stops(qtbot, window))
    # The choices stand above the buttons of play.
    assert around[:2] == [area.view, area.panel.choices[0]]
    assert around[-1] is area.slate


def test_at_the_table_the_focus_is_seen_on_card_button_and_slate(
    qtbot: QtBot, window: MainWindow, seat: Seat
) -> None:
    seat(all_chosen())
    before = window.grab().toImage()
    tap(qtbot, window.area.view, Key.Key_Home)
    assert seen_change(before, window.grab().toImage()) > 100
    qtbot.keyClick(window.area.view, Key.Key_Tab)
    assert unseen_stops(qtbot, window) == []


@pytest.mark.parametrize("by_mouse", [False, True], ids=["by key", "by mouse"])
def test_when_a_choice_is_made_the_keys_go_to_the_cards_again(
    qtbot: QtBot, window: MainWindow, seat: Seat, by_mouse: bool
) -> None:  # R3.4
    area, game = window.area, seat(Match.new(AUSTRIAN, first_dealer=1))
    game.session.cut(16)
    settle()
    # The default choice.
    choice = area.panel.choices[-1]
    assert QApplication.focusWidget() is choice
    if by_mouse:
        click(qtbot, choice)
    else:
        qtbot.keyClick(choice, Key.Key_Return)
    settle()
    assert game.session.phase is Phase.DECIDE
    assert QApplication.focusWidget() is area.view


@pytest.mark.parametrize(
    ("focused", "key", "keeps"), [("bela", Key.Key_Space, False), ("exchange", Key.Key_B, True)]
)
def test_the_keys_go_to_the_cards_again_only_from_a_button_that_has_done_its_work(
    qtbot: QtBot, window: MainWindow, seat: Seat, focused: str, key: Qt.Key, keeps: bool
) -> None:
    area = window.area
    seat(all_chosen())
    button = area.panel.button(area.commands[focused])
    button.setFocus()
    tap(qtbot, button, key)
    assert not area.commands["bela"].isEnabled()
    assert area.commands["exchange"].isEnabled()
    assert QApplication.focusWidget() is (button if keeps else area.view)
