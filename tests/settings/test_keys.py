"""Keys of commands in the settings: no two alike, none that the table needs."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.settings_file import ProblemKind, load
from tartli_desktop.settings.shortcuts import Keys, belongs_to_the_table, first_double
from tartli_desktop.windows.errors import troubles
from tests.settings.settings_files import only_problem, written


def test_the_usual_keys_are_all_different_and_free() -> None:
    assert first_double(Keys()) is None
    assert not any(belongs_to_the_table(key) for key in msgspec.structs.asdict(Keys()).values())


def test_a_key_given_twice_is_refused_with_the_name_of_the_other(path: Path) -> None:
    problem = only_problem(written(path, '[keys]\nexchange = "G"\nslate = "Q"\n'))
    assert (problem.kind, problem.key, problem.detail) == (ProblemKind.KEY_TAKEN, "keys.exchange", "go_out")
    assert load(path).settings == Settings(keys=Keys(slate="Q"))
    sentence = troubles.settings_problems([problem]).split("\n")[1]
    assert sentence == 'keys.exchange cannot be "G", which is already used for go_out; "X" is used instead.'


def test_two_commands_with_one_new_key_leave_one_of_them(path: Path) -> None:
    problem = only_problem(written(path, '[keys]\nbela = "J"\ndeclare = "J"\n'))
    assert (problem.key, problem.detail, problem.used) == ("keys.declare", "bela", '"D"')
    assert load(path).settings.keys == Keys(bela="J")


def test_keys_may_be_exchanged_and_taken_away(path: Path) -> None:
    loaded = load(written(path, '[keys]\nbela = "D"\ndeclare = "B"\nhint = ""\nmatches = ""\n'))
    assert loaded.problems == ()
    assert loaded.settings.keys == Keys(bela="D", declare="B", hint="", matches="")


@given(st.permutations(list(Keys.__struct_fields__)), st.integers(0, 18), st.integers(0, 18))
def test_whatever_is_given_twice_no_two_are_alike_in_the_end(order: list[str], one: int, two: int) -> None:
    usual = msgspec.structs.asdict(Keys())
    given_keys = {name: usual[other] for name, other in zip(usual, order, strict=True)}
    given_keys[order[one]] = given_keys[order[two]]
    keys, problems = settings_file._usable_keys(Path("settings.toml"), Keys(**given_keys), "keys.")
    assert first_double(keys) is None
    assert bool(problems) == (one != two)


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
