"""A game's options are kept in the settings file, beside those of other games."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from tartli_desktop.game.rules import Rules
from tartli_desktop.settings.game_options import AssistancePreset, GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.settings_file import load, save
from tartli_desktop.settings.shortcuts import belongs_to_the_table, first_double
from tests.games.toy.options import Options as ToyOptions


@pytest.fixture
def kind(rules: Rules) -> type[GameOptions]:
    return rules.options


def other_than_usual(kind: type[GameOptions]) -> GameOptions:
    """The options with every switch flipped, and without keys."""
    usual = kind()
    turned = {name: not value for name, value in asdict(usual).items() if isinstance(value, bool)}
    keys: Any = replace(usual.keys, **dict.fromkeys(asdict(usual.keys), ""))
    return replace(usual, keys=keys, **turned)


def test_options_are_named_as_their_game(kind: type[GameOptions], rules: Rules) -> None:
    assert issubclass(kind, GameOptions)
    assert kind.game == rules.name


def test_they_come_back_from_the_file(kind: type[GameOptions], tmp_path: Path) -> None:
    settings = Settings().with_game(other_than_usual(kind))
    assert settings.game(kind) != kind()
    for kinds in ((), (kind,)):
        save(tmp_path / "settings.toml", settings, kinds)
        loaded = load(tmp_path / "settings.toml", [kind])
        assert (loaded.problems, loaded.settings) == ((), settings)


def test_a_program_that_does_not_know_the_game_keeps_them(kind: type[GameOptions], tmp_path: Path) -> None:
    path, settings = tmp_path / "settings.toml", Settings().with_game(other_than_usual(kind))
    save(path, settings)
    save(path, replace(load(path).settings, speed=2.0))
    assert load(path, [kind]).settings == replace(settings, speed=2.0)


def test_they_do_not_disturb_another_game(kind: type[GameOptions], tmp_path: Path) -> None:
    path, toy = tmp_path / "settings.toml", other_than_usual(ToyOptions)
    settings = Settings().with_game(toy).with_game(other_than_usual(kind))
    save(path, settings)
    assert load(path, {kind, ToyOptions}).settings == settings


def test_no_two_commands_have_one_name_or_key(kind: type[GameOptions]) -> None:
    shared, own, usual = Settings().keys, kind().keys, Settings().keys_with(kind)
    assert not set(asdict(shared)) & set(asdict(own))
    assert first_double(usual, dict.fromkeys(usual, "")) is None
    assert not any(map(belongs_to_the_table, usual.values()))


def test_every_set_of_help_says_something_of_the_same_options(kind: type[GameOptions]) -> None:
    names = {frozenset(kind.presets.get(each, {})) for each in AssistancePreset}
    assert len(names) == 1
    usual = replace(kind(), **kind.presets.get(AssistancePreset.USUAL, {}))
    assert usual == kind()
