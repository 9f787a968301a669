"""The choices before a match of tarokk: the rules, the number of players, and the length."""

from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import ONLINE
from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.new_match.new_match import NewMatchDialog


def new_match(qtbot: QtBot, settings: Settings) -> NewMatchDialog:
    dialog = NewMatchDialog(settings, "tarokk")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_five_play_two_rounds_of_the_online_rules(qtbot: QtBot) -> None:  # T2.1, T2.5, T15
    dialog = new_match(qtbot, Settings(player_name="Bence"))
    radio = dialog.form.panels[VariantChoice.ONLINE].radio
    radio.setFocus()
    qtbot.keyClick(radio, Qt.Key.Key_Space)
    for name, downs in (("seats", 1), ("rounds", 2)):
        control = dialog.form.fields[name].control
        control.setFocus()
        qtbot.keyClick(control, Qt.Key.Key_Home)
        for _ in range(downs):
            qtbot.keyClick(control, Qt.Key.Key_Down)
    chosen = dialog.chosen()
    assert chosen.variant == replace(ONLINE, players=5, rounds=2)
    options = chosen.settings.game(TarokkOptions)
    assert (options.seats, options.rounds, options.variant) == (5, 2, VariantChoice.ONLINE)
    assert dialog.form.seats == 5


def test_what_was_chosen_is_offered_the_next_time(qtbot: QtBot) -> None:
    options = TarokkOptions(seats=5, rounds=7, variant=VariantChoice.ONLINE)
    dialog = new_match(qtbot, Settings(player_name="Bence").with_game(options))
    # A length that the list does not usually offer is kept.
    assert dialog.chosen().variant == replace(ONLINE, players=5, rounds=7)
