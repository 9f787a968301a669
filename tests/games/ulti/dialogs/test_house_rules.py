"""A player's own rules of Ulti: every switch of U15, kept and played by."""

from dataclasses import fields, replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti.dialogs.new_match import UltiRulesDialog
from tartli_desktop.games.ulti.options import VariantChoice
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, Variant
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.windows.legibility import cut_off


def shown(qtbot: QtBot, variant: Variant) -> UltiRulesDialog:
    dialog = UltiRulesDialog(variant)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_every_switch_can_be_set(qtbot: QtBot) -> None:
    dialog = shown(qtbot, ASSOCIATION)
    named = {field.name for field in fields(Variant)}
    assert set(dialog.fields) == named - {"target_hands", "unit"}
    assert cut_off(dialog) == []


def test_the_rules_that_come_in_go_out(qtbot: QtBot) -> None:
    own = replace(ASSOCIATION, name="Sunday", double_cap=3, target_hands=12, unit=5)
    assert shown(qtbot, own).variant() == own


def test_a_preset_is_played_by_its_name(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Settings(player_name="Bence"), "ulti")
    qtbot.addWidget(dialog)
    dialog.show()
    radio = dialog.form.panels[VariantChoice.SOCIAL].radio
    radio.setFocus()
    qtbot.keyClick(radio, Qt.Key.Key_Space)
    assert dialog.chosen().variant == SOCIAL
