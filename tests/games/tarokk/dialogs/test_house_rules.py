"""A player's own rules of tarokk: every switch of T15."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import PASKIEVICS, Variant
from tartli_desktop.games.tarokk.dialogs.house_rules import TarokkRulesDialog
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS
from tests.windows.languages import english_again, speak
from tests.windows.legibility import cut_off
from tests.windows.simulated_user import click

PRESETS = TarokkRulesDialog.presets


def shown(qtbot: QtBot, variant: Variant) -> TarokkRulesDialog:
    dialog = TarokkRulesDialog(variant)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_every_switch_can_be_set(qtbot: QtBot) -> None:
    dialog = shown(qtbot, PASKIEVICS)
    named = {field.name for field in fields(Variant)} - {"players", "rounds", "annul_holdings"}
    assert set(dialog.fields) == named | {f"annul {holding}" for holding in HOLDINGS}


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_every_switch_has_its_room(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    with english_again(qapp):
        speak(language)
        assert cut_off(shown(qtbot, PASKIEVICS)) == []


@pytest.mark.parametrize("place", range(len(PRESETS)), ids=[preset.name for preset in PRESETS])
def test_known_rules_are_taken_up_and_recognised(qtbot: QtBot, place: int) -> None:
    start = replace(
        PASKIEVICS,
        name="Sunday",
        players=5,
        rounds=3,
        trial_price=2,
        annul_holdings=("xxi", "none"),
        hold="earlier",
        undeclared_tarokks="never",
        catch_value=30,
    )
    dialog = shown(qtbot, start)
    assert dialog.variant() == start
    dialog.start_from.setCurrentIndex(place)
    click(qtbot, dialog.take_button)
    assert dialog.variant() == replace(PRESETS[place], name="Sunday", players=5, rounds=3)


def test_a_switch_is_set_by_keys(qtbot: QtBot) -> None:
    """T7.2, T13.7"""
    dialog = shown(qtbot, PASKIEVICS)
    for name in ("annul kings", "discard_xx", "kontra_on_silent"):
        dialog.fields[name].control.setFocus()
        qtbot.keyClick(dialog.fields[name].control, Qt.Key.Key_Space)
    dialog.fields["catch_value"].control.setFocus()
    qtbot.keyClick(dialog.fields["catch_value"].control, Qt.Key.Key_Down)
    changed = dialog.variant()
    assert changed == replace(
        PASKIEVICS,
        name=changed.name,
        annul_holdings=tuple(each for each in HOLDINGS if each != "kings"),
        discard_xx=not PASKIEVICS.discard_xx,
        kontra_on_silent=not PASKIEVICS.kontra_on_silent,
        catch_value=30,
    )
