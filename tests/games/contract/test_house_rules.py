"""The player's own rules in the dialog before a match, in every game that has switches."""

from typing import Any

from hypothesis import given, settings
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.kit.house_rules import NamedRules, RulesDialog, known_rules
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.on_screen import on_screen
from tests.windows.simulated_user import click, the

from .programs import IN_OURS
from .test_any_house_rules import HOUSE

pytestmark = IN_OURS

Rules = RulesDialog[NamedRules]
ELSEWHERE = {"tartli": set[str](), "ulti": {"target_hands", "unit"}, "tarokk": {"players", "rounds"}}
"""The switches that are chosen in the dialog before a match itself."""


def new_match(qtbot: QtBot, game: str, settings: Settings) -> tuple[NewMatchDialog, RulesForm]:
    """The dialog before a match and its choice of rules, in a game with house rules."""
    dialog = on_screen(qtbot, NewMatchDialog(settings, game))
    assert isinstance(dialog.form, RulesForm)
    return dialog, dialog.form


def edited(qtbot: QtBot, game: str) -> tuple[NewMatchDialog, Rules]:
    """The dialog before a match, and that of house rules which was opened from it."""
    dialog, form = new_match(qtbot, game, Settings(player_name="Bence"))
    click(qtbot, form.edit_button)
    return dialog, the(dialog, RulesDialog)


def named(qtbot: QtBot, rules: Rules, name: str) -> None:
    line = rules.fields["name"].control
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(line, name)


def values(rules: Rules) -> dict[str, object]:
    return {name: field.value() for name, field in rules.fields.items() if name != "name"}


def test_each_known_set_is_loaded_and_recognised_under_the_name_that_was_typed(
    qtbot: QtBot, game: str
) -> None:
    _, rules = edited(qtbot, game)
    named(qtbot, rules, "Sunday")
    sentences = [words.sentences[1] for words in known_rules(game)[1].values()]
    for place, preset in enumerate(rules.presets):
        rules.start_from.setFocus()
        qtbot.keyClick(rules.start_from, Qt.Key.Key_Home)
        for _ in range(place):
            qtbot.keyClick(rules.start_from, Qt.Key.Key_Down)
        click(qtbot, rules.take_button)
        assert rules.variant().name == "Sunday"
        assert values(rules) == {name: rules.value(preset, name) for name in values(rules)}
        assert rules.known.text() == sentences[place]
    assert len({*sentences}) == len(rules.presets)


def test_the_list_names_the_known_set_that_is_shown(qtbot: QtBot, game: str) -> None:
    dialog, _ = edited(qtbot, game)
    kind = type(the(dialog, RulesDialog))
    for place, preset in enumerate(kind.presets):
        rules = kind(preset)
        qtbot.addWidget(rules)
        assert rules.start_from.currentIndex() == place


def test_each_known_set_is_played_by_its_rules(qtbot: QtBot, game: str) -> None:
    dialog, form = new_match(qtbot, game, Settings(player_name="Bence"))
    played = []
    for panel in form.panels.values():
        panel.radio.setFocus()
        qtbot.keyClick(panel.radio, Qt.Key.Key_Space)
        played.append(dialog.chosen().variant)
    click(qtbot, form.edit_button)
    assert played[: len(form.panels) - 1] == [*the(dialog, RulesDialog).presets]


def switches(variant: Any) -> dict[str, object]:
    fields = (name for name, kind in type(variant).__annotations__.items() if "ClassVar" not in str(kind))
    return {name: getattr(variant, name) for name in fields if name != "name"}


def test_the_rules_that_come_in_go_out(qtbot: QtBot, game: str) -> None:
    dialog, rules = edited(qtbot, game)

    @settings(max_examples=10, deadline=None)
    @given(variant=HOUSE[game])
    def they_do(variant: Any) -> None:
        assert switches(type(rules)(variant, dialog).variant()) == switches(variant)

    they_do()


def test_every_switch_is_set_by_keys(qtbot: QtBot, game: str) -> None:
    dialog, rules = edited(qtbot, game)
    preset, kept = rules.presets[0], set(switches(rules.presets[0]))
    for name in values(rules):
        own = type(rules)(preset, dialog)
        field, value = own.fields[name], own.fields[name].value()
        said = field.explanation.text()
        for key in (Qt.Key.Key_Space,) if isinstance(value, bool) else (Qt.Key.Key_Down, Qt.Key.Key_Up):
            if field.value() == value:
                qtbot.keyClick(field.control, key)
        changed = {each for each, was in switches(preset).items() if switches(own.variant())[each] != was}
        # Some rules of tarokk need a fifth player.
        changed -= ELSEWHERE[game]
        assert len(changed) == 1, name
        kept -= changed
        # Each option that has a sentence has its own, except numbers.
        assert isinstance(value, bool | int) or not said or field.explanation.text() != said
    assert kept == ELSEWHERE[game]


def test_a_change_makes_known_rules_ones_own(qtbot: QtBot, game: str) -> None:
    _, rules = edited(qtbot, game)
    click(qtbot, rules.take_button)
    choice = next(field for name, field in rules.fields.items() if isinstance(field.value(), bool))
    choice.control.setFocus()
    qtbot.keyClick(choice.control, Qt.Key.Key_Space)
    assert rules.known.text().startswith("These are your own rules.")


def test_saved_rules_are_those_of_the_match_and_offered_again(qtbot: QtBot, game: str) -> None:
    dialog, rules = edited(qtbot, game)
    named(qtbot, rules, "Sunday")
    shown = values(rules)
    click(qtbot, rules.keep_button)
    chosen = dialog.chosen()
    assert getattr(chosen.variant, "name") == "Sunday"  # noqa: B009 - a match of any game
    again, form = new_match(qtbot, game, chosen.settings)
    assert form.panels[form.choice].radio.text().replace("&", "") == "My own rules"
    assert "“Sunday”" in form.panels[form.choice].sentence.text()
    click(qtbot, form.edit_button)
    rules = the(again, RulesDialog)
    assert (rules.fields["name"].value(), values(rules)) == ("Sunday", shown)


def test_cancelled_rules_change_nothing(qtbot: QtBot, game: str) -> None:
    dialog, rules = edited(qtbot, game)
    before = dialog.chosen()
    named(qtbot, rules, "Sunday")
    click(qtbot, rules.cancel_button)
    assert dialog.chosen() == before


def test_rules_without_a_name_or_with_that_of_a_known_set_get_another(qtbot: QtBot, game: str) -> None:
    _, rules = edited(qtbot, game)
    preset = rules.presets[0].name
    for typed, kept in (
        (" ", "My own rules"),
        ("own", "My own rules"),
        (preset, preset.capitalize()),
        ("  Sunday   rules ", "Sunday rules"),
    ):
        named(qtbot, rules, typed)
        assert rules.variant().name == kept
