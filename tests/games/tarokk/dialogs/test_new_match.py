"""The choices before a match of tarokk: the rules, the number of players, and the length."""

from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import ONLINE, ONLINE_POT, PASKIEVICS
from tartli_desktop.games.tarokk.dialogs.new_match import TarokkRulesDialog
from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.on_screen import on_screen


def new_match(qtbot: QtBot, settings: Settings) -> NewMatchDialog:
    return on_screen(qtbot, NewMatchDialog(settings, "tarokk"))


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


def test_the_online_rules_with_the_pot_are_a_set_of_their_own(qtbot: QtBot) -> None:  # T22.12
    dialog = new_match(qtbot, Settings(player_name="Bence"))
    radio = dialog.form.panels[VariantChoice.ONLINE_POT].radio
    radio.setFocus()
    qtbot.keyClick(radio, Qt.Key.Key_Space)
    assert dialog.chosen().variant == ONLINE_POT
    assert (ONLINE_POT.ultimo_pot, ONLINE_POT.xx_if_invited, ONLINE_POT.discard_xx) == (True, True, False)


def test_rules_for_five_are_played_by_four_without_them(qtbot: QtBot) -> None:  # T22.7, T22.8
    rules = TarokkRulesDialog(PASKIEVICS)
    qtbot.addWidget(rules)
    for name in ("talon_honours", "dealer_shares"):
        qtbot.keyClick(rules.fields[name].control, Qt.Key.Key_Space)
    own = rules.variant()
    assert (own.talon_honours, own.dealer_shares) == (True, True)
    for seats, are_played in ((4, False), (5, True)):
        options = TarokkOptions(variant=VariantChoice.OWN, own_variant=own, seats=seats)
        played = options.next_variant
        assert (played.players, played.talon_honours, played.dealer_shares) == (seats, are_played, are_played)


def test_a_switch_that_another_leaves_without_effect_says_so(qtbot: QtBot) -> None:  # T22.4, T22.10, T22.11
    rules = TarokkRulesDialog(PASKIEVICS)
    qtbot.addWidget(rules)
    for name, left in (
        ("cue_accept", "opening_cue"),
        ("ultimo_pot", "trial_price"),
        ("discards_told", "free_call"),
    ):
        assert rules.fields[left].control.isEnabled()
        key = Qt.Key.Key_Space if name == "ultimo_pot" else Qt.Key.Key_Down
        qtbot.keyClick(rules.fields[name].control, key)
        assert not rules.fields[left].control.isEnabled()
        assert rules.fields[left].explanation.text().startswith("Only applies")
