"""Keys of commands in the settings: no duplicates, and none that the table needs."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.games.tartli.options import TartliKeys, TartliOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.settings_file import ProblemKind, load
from tartli_desktop.settings.shortcuts import Keys, belongs_to_the_table, first_double
from tartli_desktop.windows.errors import troubles
from tests.settings.choices import KINDS
from tests.settings.settings_files import in_one_folder, only_problem, written

USUAL = Settings().keys_with(TartliOptions)


def keys_in(path: Path) -> dict[str, str]:
    """The keys that differ from the defaults."""
    keys = load(path, KINDS).settings.keys_with(TartliOptions)
    return {name: key for name, key in keys.items() if key != USUAL[name]}


def test_the_usual_keys_are_all_different_and_free() -> None:
    assert first_double(USUAL, USUAL) is None
    assert not any(map(belongs_to_the_table, USUAL.values()))
    assert not {*Keys.__struct_fields__} & {*TartliKeys.__struct_fields__}


def test_a_key_given_twice_is_refused_with_the_name_of_the_other(path: Path) -> None:
    problem = only_problem(
        written(path, 'version = 4\n[keys]\nslate = "Q"\n[games.tartli.keys]\nexchange = "G"\n')
    )
    assert (problem.kind, problem.key) == (ProblemKind.KEY_TAKEN, "games.tartli.keys.exchange")
    assert problem.detail == "go_out"
    assert keys_in(path) == {"slate": "Q"}
    sentence = troubles.settings_problems([problem]).split("\n")[1]
    assert sentence == (
        'games.tartli.keys.exchange cannot be "G", which is already used for go_out; "X" is used instead.'
    )


def test_a_command_of_any_game_cannot_have_the_key_of_one_of_this_game(path: Path) -> None:
    problem = only_problem(written(path, 'version = 4\n[keys]\nslate = "G"\n'))
    assert (problem.kind, problem.key, problem.detail) == (ProblemKind.KEY_TAKEN, "keys.slate", "go_out")
    assert keys_in(path) == {}


def test_keys_may_be_exchanged_and_taken_away(path: Path) -> None:
    text = 'version = 4\n[keys]\nhint = "D"\nmatches = ""\n[games.tartli.keys]\ndeclare = "H"\nbela = ""\n'
    loaded = load(written(path, text), KINDS)
    assert loaded.problems == ()
    assert keys_in(path) == {"hint": "D", "matches": "", "declare": "H", "bela": ""}


@in_one_folder
@given(st.permutations(list(USUAL)), st.integers(0, 23), st.integers(0, 23))
def test_whatever_is_given_twice_no_two_are_alike_in_the_end(
    path: Path, order: list[str], one: int, two: int
) -> None:
    keys = {name: USUAL[other] for name, other in zip(USUAL, order, strict=True)}
    keys[order[one]] = keys[order[two]]
    table = {
        "version": 3,
        "keys": {name: key for name, key in keys.items() if name in Keys.__struct_fields__},
        "games": {"tartli": {"keys": {n: k for n, k in keys.items() if n in TartliKeys.__struct_fields__}}},
    }
    loaded = load(written(path, msgspec.toml.encode(table)), KINDS)
    assert first_double(loaded.settings.keys_with(TartliOptions), USUAL) is None
    assert bool(loaded.problems) == (one != two)


@pytest.mark.parametrize("key", ["Left", "Ctrl+Home", "Enter", "Space", "Shift+H", "Tab", "Esc"])
def test_a_key_that_the_table_needs_is_refused(path: Path, key: str) -> None:
    problem = only_problem(written(path, f'[keys]\nslate = "{key}"\n'))
    assert (problem.kind, problem.key) == (ProblemKind.KEY_OF_TABLE, "keys.slate")
    assert key in troubles.settings_problems([problem])
    assert load(path).settings == Settings()


@pytest.mark.parametrize("key", ["zwei", "Ctrl+", "D, B", "Hyper+A", "\\u0007"])
def test_what_is_no_key_is_refused(path: Path, key: str) -> None:
    problem = only_problem(written(path, f'[keys]\nslate = "{key}"\n'))
    assert (problem.kind, problem.key, problem.used) == (ProblemKind.BAD_VALUE, "keys.slate", '"S"')
    assert load(path).settings == Settings()


def test_a_command_that_there_is_not_is_told(path: Path) -> None:
    problem = only_problem(written(path, '[keys]\nfly = "F"\n'))
    assert (problem.kind, problem.key) == (ProblemKind.UNKNOWN_KEY, "keys.fly")
