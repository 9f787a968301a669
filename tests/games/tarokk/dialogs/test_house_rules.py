"""A player's own rules of tarokk: every switch of T15."""

from dataclasses import fields, replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import PASKIEVICS, Variant
from tartli_desktop.games.tarokk.dialogs.new_match import TarokkRulesDialog
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS


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


def test_the_rules_that_come_in_go_out(qtbot: QtBot) -> None:
    own = replace(
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
    assert shown(qtbot, own).variant() == own


def test_a_switch_is_set_by_keys(qtbot: QtBot) -> None:  # T7.2, T13.7
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
