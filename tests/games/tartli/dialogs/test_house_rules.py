"""The dialog for house rules, and what holds for every dialog built from the same form."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.games.ulti import ASSOCIATION
from tartli_desktop.games.ulti.dialogs.new_match import UltiRulesDialog
from tartli_desktop.kit.house_rules import RulesDialog
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.widgets.dialogs.forms import FormDialog, Page, plain
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog, MatchLine
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.on_screen import on_screen

Make = Callable[[], QDialog]

LINE = MatchLine(7, "Sunday", "Kata", "Hungarian", (2, 3), datetime(2025, 11, 20, 16, 5, tzinfo=UTC), True)
DIALOGS: dict[str, Make] = {
    "house rules": lambda: HouseRulesDialog(replace(AUSTRIAN, name="Pista’s rules")),
    "new match": lambda: NewMatchDialog(Settings(), "tartli"),
    "settings": lambda: SettingsDialog(Settings(motion=False), game=TartliPages()),
    "matches": lambda: MatchesDialog((LINE,)),
    "ulti": lambda: UltiRulesDialog(ASSOCIATION),
}
every_dialog = pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS.keys())


@pytest.fixture
def dialog(qtbot: QtBot) -> HouseRulesDialog:
    return on_screen(qtbot, HouseRulesDialog(HUNGARIAN))


def pick(qtbot: QtBot, control: QWidget, down: int = 1) -> None:
    """Move to another option of a choice with the arrow keys."""
    for _ in range(abs(down)):
        qtbot.keyClick(control, Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)


def tick(qtbot: QtBot, control: QWidget) -> None:
    qtbot.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(8, control.height() // 2))


# Every switch


def test_every_switch_of_r11_has_a_field_and_a_sentence(dialog: HouseRulesDialog) -> None:
    switches = [field.name for field in fields(HUNGARIAN)]
    assert sorted(dialog.fields) == sorted(switches)
    for name in switches[1:]:
        assert dialog.fields[name].explanation.text().endswith("."), name


def test_a_preset_gets_a_name_of_its_own(dialog: HouseRulesDialog) -> None:
    # The preset's name would make the table use the preset's words.
    assert dialog.variant() == replace(HUNGARIAN, name="My own rules")


def test_the_limit_of_a_double_is_typed(qtbot: QtBot, dialog: HouseRulesDialog) -> None:
    box = dialog.fields["double_below"].control
    assert isinstance(box, QAbstractSpinBox)
    box.selectAll()
    qtbot.keyClicks(box, "999")
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert 1 <= dialog.variant().double_below <= 501
    box.selectAll()
    qtbot.keyClicks(box, "240")
    assert dialog.variant().double_below == 240


def test_no_target_is_the_last_choice(qtbot: QtBot, dialog: HouseRulesDialog) -> None:
    qtbot.keyClick(dialog.fields["match_target"].control, Qt.Key.Key_End)
    assert dialog.variant().match_target is None


# Presets, and switches that depend on each other


def test_a_switch_without_effect_says_why(qtbot: QtBot, dialog: HouseRulesDialog) -> None:
    # R5.10 works only together with R5.7.
    bar = dialog.fields["bar_touching_sequences"]
    tick(qtbot, bar.control)
    pick(qtbot, dialog.fields["further_sequences"].control)
    assert not bar.control.isEnabled()
    assert (
        bar.explanation.text() == "Only applies if further sequences are set to: Higher, or one card apart."
    )
    tick(qtbot, bar.control)
    pick(qtbot, dialog.fields["further_sequences"].control, -1)
    assert bar.control.isEnabled()
    assert dialog.variant().bar_touching_sequences


def test_a_pasted_name_becomes_one_short_line(qtbot: QtBot, dialog: HouseRulesDialog) -> None:
    QApplication.clipboard().setText("Pista\u2028and\tKata\x07" + "!" * 100)
    line = dialog.fields["name"].control
    assert isinstance(line, QLineEdit)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    name = dialog.variant().name
    assert name.startswith("Pista and Kata!")
    assert name.isprintable()
    assert len(name) <= 60


def test_enter_keeps_and_escape_does_not(qtbot: QtBot, dialog: HouseRulesDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.fields["name"].control, Qt.Key.Key_Return)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_the_wheel_changes_nothing_that_lies_under_the_mouse(dialog: HouseRulesDialog) -> None:
    before = dialog.variant()
    dialog.resize(640, 300)
    QApplication.processEvents()
    page = dialog.tabs.currentWidget()
    assert isinstance(page, Page)
    window = dialog.windowHandle()
    for name in ("turned_card", "next_dealer"):
        control = dialog.fields[name].control
        control.setFocus()
        middle = QPointF(control.mapTo(dialog, control.rect().center()))
        QTest.wheelEvent(window, middle, QPoint(0, -10))
    assert dialog.variant() == before
    assert page.verticalScrollBar().value() > 0


# Every dialog


def test_ranks_are_called_what_the_pack_shows(qtbot: QtBot) -> None:  # R2.5
    for pack, label in (("tell", "Four Unders"), ("french", "Four Jacks")):
        name_cards_of(pack)
        dialog = on_screen(qtbot, HouseRulesDialog(HUNGARIAN, None))
        assert plain(dialog.fields["tens_below_unders"].box.text()) == f"{label} beat four Tens"


@every_dialog
def test_everything_has_a_key(qtbot: QtBot, make: Make) -> None:
    """That no letter is given twice is held with the screens of the pictures."""
    dialog = on_screen(qtbot, make())
    for _ in pages(qtbot, dialog) if isinstance(dialog, FormDialog) else (None,):
        buttons = dialog.findChildren(QAbstractButton)
        labels = [label for label in dialog.findChildren(QLabel) if label.buddy()]
        visible = [each for each in (*buttons, *labels) if each.isVisible() and each.text()]
        assert visible
        assert [each.text() for each in visible if "&" not in each.text()] == []


@every_dialog
def test_every_control_has_a_name_and_a_place_in_the_tab_order(qtbot: QtBot, make: Make) -> None:
    dialog = on_screen(qtbot, make())
    assert dialog.windowTitle()
    for control in dialog.findChildren(QWidget):
        if isinstance(control, QComboBox | QAbstractSpinBox | QCheckBox) and control.isVisible():
            assert control.accessibleName(), control
            assert "&" not in control.accessibleName()
            assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("name", [name for name in DIALOGS if name != "matches"])
def test_tab_goes_down_the_page(qtbot: QtBot, name: str) -> None:
    dialog = on_screen(qtbot, DIALOGS[name]())
    assert isinstance(dialog, FormDialog)
    for page in pages(qtbot, dialog):
        fields: list[QWidget] = [field.control for field in dialog.fields.values()]
        if isinstance(dialog, SettingsDialog):
            fields += dialog.keys_page.edits.values()
        # If a field has several parts, the chosen one takes the focus.
        takers = [control.focusProxy() or control for control in fields if page.isAncestorOf(control)]
        controls = [
            taker
            for taker in takers
            if taker.isVisible() and taker.isEnabled() and taker.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        controls[0].setFocus()
        reached = []
        for _ in range(60):
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus in controls and focus not in reached:
                reached.append(focus)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert reached == controls


def pages(qtbot: QtBot, dialog: FormDialog) -> Iterator[Page]:
    """Each page of a dialog, while it is in front."""
    if not isinstance(dialog, SettingsDialog | RulesDialog):
        yield dialog.page
        return
    bar = dialog.tabs.tabBar()
    for index in range(bar.count()):
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(index).center())
        QApplication.processEvents()
        page = dialog.tabs.currentWidget()
        assert isinstance(page, Page)
        yield page
