"""A player's own rules of Ulti: every switch of U15, kept and played by."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.games.ulti.dialogs.house_rules import UltiRulesDialog
from tartli_desktop.games.ulti.options import UltiOptions, VariantChoice
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, Variant
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.windows.languages import english_again, speak
from tests.windows.legibility import cut_off
from tests.windows.simulated_user import click, the

PRESETS = UltiRulesDialog.presets


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


@pytest.mark.parametrize("place", range(len(PRESETS)), ids=[preset.name for preset in PRESETS])
def test_known_rules_are_taken_up_and_recognised(qtbot: QtBot, place: int) -> None:
    start = replace(ASSOCIATION, name="Sunday", double_cap=3, target_hands=12, unit=5)
    dialog = shown(qtbot, start)
    assert dialog.variant() == start
    dialog.start_from.setCurrentIndex(place)
    click(qtbot, dialog.take_button)
    assert dialog.variant() == replace(PRESETS[place], name="Sunday", target_hands=12, unit=5)


def test_in_hungarian_a_double_has_a_capital_only_where_it_begins_a_text(
    qtbot: QtBot, qapp: QApplication
) -> None:
    with english_again(qapp):
        speak("hu")
        dialog = shown(qtbot, replace(ASSOCIATION, double_cap=2))
        highest = dialog.fields["double_cap"]
        assert highest.control.currentText() == "Rekontra"
        assert highest.explanation.text() == "A legnagyobb szorzó 4: kontra, rekontra."


def test_own_rules_are_chosen_in_the_dialog_before_a_match(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Settings(player_name="Bence"), "ulti")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    click(qtbot, dialog.form.edit_button)
    house = the(dialog, UltiRulesDialog)
    house.fields["name"].control.selectAll()
    qtbot.keyClicks(house.fields["name"].control, "Sunday")
    qtbot.keyClick(house.fields["four_aces"].control, Qt.Key.Key_Space)
    house.fields["double_cap"].control.setFocus()
    qtbot.keyClick(house.fields["double_cap"].control, Qt.Key.Key_Home)
    click(qtbot, house.keep_button)
    chosen = dialog.chosen()
    assert chosen.variant == replace(ASSOCIATION, name="Sunday", four_aces=False, double_cap=0)
    options = chosen.settings.game(UltiOptions)
    assert (options.variant, options.own_variant.name) == (VariantChoice.OWN, "Sunday")


def test_a_preset_is_played_by_its_name(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(Settings(player_name="Bence"), "ulti")
    qtbot.addWidget(dialog)
    dialog.show()
    radio = dialog.form.panels[VariantChoice.SOCIAL].radio
    radio.setFocus()
    qtbot.keyClick(radio, Qt.Key.Key_Space)
    assert dialog.chosen().variant == SOCIAL
