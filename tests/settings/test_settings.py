import dataclasses
import errno
import os
import subprocess
import sys
import tomllib
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.files.problems import SettingsNotSaved, Trouble
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import GatherPolicy, GoOut, PlayBy, Settings, VariantChoice
from tartli_desktop.settings.settings_file import Problem, ProblemKind, load, save
from tartli_desktop.settings.shortcuts import Keys, belongs_to_the_table, first_double
from tartli_desktop.windows.errors import troubles
from tests.store.store_samples import CHILD_ENVIRONMENT

in_one_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def written(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def kept(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}


def only_problem(path: Path) -> Problem:
    (problem,) = load(path).problems
    return problem


# What is saved is loaded


def test_no_file_gives_the_defaults_and_makes_nothing(path: Path) -> None:
    assert load(path) == settings_file.Loaded(Settings(), ())
    assert not path.parent.exists()


def test_save_makes_the_folder_and_leaves_one_file(path: Path) -> None:
    save(path, Settings(player_name="Árpád", play_by=PlayBy.DRAG, match_target=None))
    assert [file.name for file in path.parent.iterdir()] == ["settings.toml"]
    loaded = load(path)
    assert loaded.problems == ()
    assert loaded.settings == Settings(player_name="Árpád", play_by=PlayBy.DRAG, match_target=None)


def test_the_file_is_readable_for_people(path: Path) -> None:
    save(path, Settings(match_target=None, gather=GatherPolicy.TIMED))
    text = path.read_text()
    assert 'match_target = "none"' in text
    assert 'gather = "timed"' in text
    assert "[own_variant]" in text


NAMES = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=60)


def variants() -> st.SearchStrategy[Variant]:
    return st.builds(
        replace,
        st.sampled_from([HUNGARIAN, AUSTRIAN]),
        name=NAMES,
        stichmatsch=st.booleans(),
        exchange=st.sampled_from(["leader", "any_time"]),
        double_below=st.integers(1, 501),
        match_target=st.none() | st.integers(1, 20),
    )


def keys_of_commands() -> st.SearchStrategy[Keys]:
    names = list(Keys.__struct_fields__)
    letters = st.sampled_from(["", "Ő", "Ä", "F7", "Ctrl+Shift+Del", "Alt+7", "§"])
    one = st.builds(lambda name, key: Keys(**{name: key}), st.sampled_from(names), letters)
    mixed = st.permutations(names).map(
        lambda order: Keys(**{name: getattr(Keys(), other) for name, other in zip(names, order, strict=True)})
    )
    return one | mixed


def values_of(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    name = NAMES
    by_name: dict[str, st.SearchStrategy[Any]] = {
        "version": st.just(1),
        "name": name,
        "player_name": name,
        "opponent_name": name,
        "second_player": name,
        "opponent_level": st.from_regex(r"\A[\w -]{1,40}\Z"),
        "match_target": st.none() | st.integers(1, 20),
        "double_below": st.integers(1, 501),
        "speed": st.floats(0.5, 3.0),
        "volume": st.floats(0.0, 1.0),
        "pack": st.sampled_from(["tell", "french", "own:my-pack-2"]),
        "opponent_pause": st.floats(0.0, 5.0),
        "gather_after": st.floats(0.5, 20.0),
        "reading_time": st.floats(1.0, 10.0),
        "text_scale": st.floats(1.0, 2.0),
        "language": st.sampled_from(["", "hu", "de_AT", "zh-Hant-TW"]),
        "window_geometry": st.from_regex(r"\A[A-Za-z0-9+/]{0,200}={0,2}\Z"),
        "dialog_places": st.dictionaries(
            st.from_regex(r"\A[A-Za-z]{1,40}\Z"), st.tuples(*[st.integers(-99_999, 99_999)] * 4), max_size=4
        ),
    }
    parts = {}
    for field in msgspec.structs.fields(kind):
        if isinstance(field.default, bool):
            parts[field.name] = st.booleans()
        elif isinstance(field.default, StrEnum):
            parts[field.name] = st.sampled_from(type(field.default))
        elif isinstance(field.default, Variant):
            parts[field.name] = variants()
        elif isinstance(field.default, Keys):
            parts[field.name] = keys_of_commands()
        else:
            parts[field.name] = by_name[field.name]
    return st.builds(kind, **parts)


@in_one_folder
@given(chosen=values_of(Settings))
def test_any_settings_come_back(path: Path, chosen: Settings) -> None:
    save(path, chosen)
    loaded = load(path)
    assert loaded.problems == ()
    assert loaded.settings == chosen


@pytest.mark.parametrize(
    "wrong",
    [
        Settings(speed=99.0),
        Settings(speed=float("nan")),
        Settings(player_name="two\nlines"),
        Settings(player_name="half a character \ud83d"),
        Settings(player_name="x" * 61),
        Settings(match_target=21),
    ],
)
def test_save_refuses_what_load_would_not_accept(path: Path, wrong: Settings) -> None:
    save(path, Settings(player_name="A"))
    with pytest.raises(ValueError, match=r".+"):
        save(path, wrong)
    assert load(path).settings.player_name == "A"


# R11


def test_own_rules_are_the_hungarian_ones_at_first() -> None:
    assert Settings().own_variant == replace(HUNGARIAN, name="own")


# Values that cannot be used

KEYS = [
    *(
        (field.name,)
        for field in msgspec.structs.fields(Settings)
        if field.name not in ("own_variant", "keys")
    ),
    *(("own_variant", field.name) for field in dataclasses.fields(Variant)),
    *(("keys", name) for name in ("declare", "take_back")),
]
WILD = [
    "no such value\n",
    "\0",
    "x" * 9000,
    10**18,
    -1,
    1e308,
    float("nan"),
    float("-inf"),
    [],
    [1],
    {"a": 1},
]


@pytest.mark.parametrize("key", KEYS, ids=".".join)
@pytest.mark.parametrize("wild", WILD, ids=lambda wild: repr(wild)[:12])
def test_a_wild_value_falls_back_alone(path: Path, key: tuple[str, ...], wild: object) -> None:
    table: dict[str, Any] = {"alternate_colours": True, "own_variant": {"stichmatsch": False}}
    inner = table.setdefault(key[0], {}) if len(key) == 2 else table
    inner[key[-1]] = wild
    content = tomli_w.dumps(table).encode()
    loaded = load(written(path, content))

    (problem,) = loaded.problems
    assert problem.kind is ProblemKind.BAD_VALUE
    assert (problem.path, problem.key) == (path, ".".join(key))
    assert len(problem.value) <= 80
    assert problem.used
    expected = Settings(
        alternate_colours=key != ("alternate_colours",),
        own_variant=Variant(name="own", stichmatsch=key == ("own_variant", "stichmatsch")),
    )
    assert loaded.settings == expected
    assert kept(path) == {"settings.toml.broken-1": content}
    assert problem.kept_as == path.with_name("settings.toml.broken-1")


WRONG = (True, 3, 2.5, "x y!", [True], {"a": True}, datetime(2025, 11, 20, 12, 0))
ACCEPTED: dict[type, tuple[type, ...]] = {bool: (bool,), int: (int,), float: (int, float), dict: (dict,)}


@pytest.mark.parametrize("key", KEYS, ids=".".join)
def test_a_wrong_type_falls_back_alone_and_is_told_in_a_sentence(path: Path, key: tuple[str, ...]) -> None:
    default: object = Settings()
    for part in key:
        default = getattr(default, part)
    right = ACCEPTED.get(type(default), (str,))
    for number, wrong in enumerate(value for value in WRONG if type(value) not in right):
        table: dict[str, Any] = {"player_name": "Zsófi", "own_variant": {"double_below": 77}}
        (table.setdefault(key[0], {}) if len(key) == 2 else table)[key[-1]] = wrong
        content = tomli_w.dumps(table).encode()
        loaded = load(written(path, content))

        (problem,) = loaded.problems
        assert problem.key == ".".join(key)
        assert loaded.settings == Settings(
            player_name="" if key == ("player_name",) else "Zsófi",
            own_variant=replace(
                Settings().own_variant, double_below=251 if key[-1] == "double_below" else 77
            ),
        )
        kept_as = path.with_name(f"settings.toml.broken-{number + 1}")
        assert kept_as.read_bytes() == content
        heading, sentence, aside = troubles.settings_problems(loaded.problems).split("\n")
        assert str(path) in heading
        assert sentence.startswith(f"{problem.key} cannot be ")
        assert aside == f"The original file is kept as {kept_as}."


ALL_CHOSEN = Settings(
    player_name="Őze Ödön",
    opponent_name="Zsófi",
    second_player="Ödön",
    variant=VariantChoice.AUSTRIAN,
    match_target=None,
    speed=2.5,
    motion=False,
    play_by=PlayBy.DRAG,
    show_counts=False,
    go_out=GoOut.BY_ITSELF,
    gather=GatherPolicy.TIMED,
    sound=False,
    language="hu",
    window_geometry="AAAA" * 40,
    own_variant=Variant(name="own", stichmatsch=False),
    dialog_places={"MatchesDialog": (1, 2, 300, 400), "HowToPlay": (5, 6, 700, 800)},
)


def test_half_a_file_keeps_every_setting_that_is_whole(path: Path) -> None:
    save(path, ALL_CHOSEN)
    content = path.read_bytes()
    names = {field.name for field in msgspec.structs.fields(Settings)}
    for end in range(0, len(content), 3):
        loaded = settings_file._parsed(path, content[:end])
        whole = content[:end].decode(errors="ignore").split("\n[")[0].rpartition("\n")[0]
        # Lines that are whole and before the tables are TOML.
        expected = tomllib.loads(whole)
        read = tomllib.loads(settings_file._text(loaded.settings).decode())
        assert {key: read[key] for key in names & expected.keys()} == expected
        for problem in loaded.problems:
            assert problem.kind in (ProblemKind.NOT_TOML, ProblemKind.NOT_TEXT, ProblemKind.UNKNOWN_KEY)
    # All that comes before the tables is there when the first table is cut.
    before_tables = content[: content.index(b"\n[") + 4]
    loaded = load(written(path, before_tables))
    assert kept(path) == {"settings.toml.broken-1": before_tables}
    assert loaded.settings == msgspec.structs.replace(
        ALL_CHOSEN, own_variant=Settings().own_variant, dialog_places={}
    )


@pytest.mark.parametrize(
    "wrong", [b"motion = perhaps", b"motion =", b"mo\xffon = true", b"= =", b"[motion", b"\0"]
)
def test_a_line_that_is_no_toml_costs_no_other(path: Path, wrong: bytes) -> None:
    save(path, ALL_CHOSEN)
    content = path.read_bytes().replace(b"motion = false", wrong)
    loaded = load(written(path, content))
    assert loaded.settings == msgspec.structs.replace(ALL_CHOSEN, motion=True)
    (problem,) = loaded.problems
    assert problem.kind in (ProblemKind.NOT_TOML, ProblemKind.NOT_TEXT)
    assert kept(path) == {"settings.toml.broken-1": content}


def test_own_rules_that_are_no_table(path: Path) -> None:
    problem = only_problem(written(path, "own_variant = 3\n"))
    assert (problem.kind, problem.key) == (ProblemKind.BAD_VALUE, "own_variant")
    # Nobody could read all of them in a sentence.
    assert str(problem).split("; ")[1] == "the usual ones are used"


# Keys of commands


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


def test_an_unknown_key_is_told_and_kept(path: Path) -> None:
    problem = only_problem(written(path, "sped = 2.0\nshow_counts = false\n"))
    assert (problem.kind, problem.key, problem.value) == (ProblemKind.UNKNOWN_KEY, "sped", "2.0")
    assert load(path).settings == Settings(show_counts=False)
    assert "settings.toml.broken-1" in kept(path)


def test_every_problem_has_its_own_report(path: Path) -> None:
    loaded = load(written(path, 'speed = "fast"\ngo_out = 1\nfoo = 1\nvariant = "austrian"\n'))
    assert [problem.key for problem in loaded.problems] == ["speed", "go_out", "foo"]
    assert loaded.settings == Settings(variant=VariantChoice.AUSTRIAN)
    assert {problem.kept_as for problem in loaded.problems} == {path.with_name("settings.toml.broken-1")}


def test_a_report_reads_as_a_sentence(path: Path) -> None:
    problem = only_problem(written(path, "speed = 9\n"))
    assert str(problem).startswith(f"{path}: speed = 9: the setting cannot have this value")
    assert "; 1.0 is used; the file as it was is kept as" in str(problem)


# Files that cannot be used


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("speed = 1.0\nplayer_na", ProblemKind.NOT_TOML),
        ("speed = 1.0\nspeed = 2.0\n", ProblemKind.NOT_TOML),
        ("{}", ProblemKind.NOT_TOML),
        ("a = " + "[" * 5000, ProblemKind.NOT_TOML),
        ("a = " + "9" * 5000, ProblemKind.NOT_TOML),
        (b'player_name = "\xc1rp\xe1d"\n', ProblemKind.NOT_TEXT),
        (b"\x00\xff" * 50, ProblemKind.NOT_TEXT),
        ("# " + "x" * 100_000, ProblemKind.TOO_LARGE),
    ],
)
def test_a_file_that_is_no_settings_file(path: Path, content: str | bytes, kind: ProblemKind) -> None:
    loaded = load(written(path, content))
    assert loaded.settings == Settings()
    (problem,) = loaded.problems
    assert (problem.kind, problem.key) == (kind, "")
    assert str(path) in str(problem)
    if kind is not ProblemKind.TOO_LARGE:
        assert kept(path) == {"settings.toml.broken-1": path.read_bytes()}


TRAPS = {
    "a key of many parts": ".".join("a" * 30_000) + " = 1\n",
    "a table of many parts": "[" + ".".join("a" * 30_000) + "]\n",
    "a key in a value": "a = {" + ".".join("a" * 30_000) + " = 1}\n",
    "parts in quotes": ".".join(['"!"'] * 15_000) + " = 1\n",
    "a long heading over much that is wrong": f'["{"a" * 30_000}"]\n' + "b =\n" * 6000,
}


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)
def test_what_would_take_its_reader_long_is_not_given_to_it(
    path: Path, trap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    loads = tomllib.loads

    def noted(text: str) -> dict[str, Any]:
        read.append(text)
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", noted)
    loaded = load(written(path, "speed = 2.0\n" + trap))
    assert loaded.settings.speed == 2.0
    assert {problem.kind for problem in loaded.problems} == {ProblemKind.NOT_TOML}
    assert max(line.count(".") for text in read for line in text.splitlines()) <= 128
    assert sum(map(len, read)) < 4 * len(trap) + 1000
    assert kept(path) == {"settings.toml.broken-1": path.read_bytes()}


def test_an_empty_file_is_sound(path: Path) -> None:
    assert load(written(path, "")) == settings_file.Loaded(Settings(), ())
    assert kept(path) == {}


def test_a_byte_order_mark_is_no_harm(path: Path) -> None:
    assert load(written(path, b"\xef\xbb\xbfspeed = 2.0\n")) == settings_file.Loaded(Settings(speed=2.0), ())


def test_a_number_too_long_to_write_down(path: Path) -> None:
    problem = only_problem(written(path, "speed = 0x" + "f" * 20_000 + "\n"))
    assert (problem.kind, problem.value) == (ProblemKind.BAD_VALUE, "(int)")


def test_a_key_nested_too_deep_to_write_down(path: Path) -> None:
    problem = only_problem(written(path, ".".join("a" * 120) + " = 1\n"))
    assert problem.kind is ProblemKind.UNKNOWN_KEY


@in_one_folder
@given(
    content=st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="replace"))
)
def test_any_bytes_give_settings(path: Path, content: bytes) -> None:
    loaded = load(written(path, content))
    assert isinstance(loaded.settings, Settings)
    for problem in loaded.problems:
        assert str(problem)
        assert problem.kept_as is not None
        assert problem.kept_as.read_bytes() == content
    for file in path.parent.iterdir():
        file.unlink()


plain = st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text(max_size=20) | st.dates()
nested = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
keys = st.sampled_from([field.name for field in msgspec.structs.fields(Settings)]) | st.text(max_size=10)


@settings(in_one_folder, max_examples=60)
@given(table=st.dictionaries(keys, nested, max_size=8))
def test_any_table_gives_settings_that_can_be_saved(path: Path, table: dict[str, Any]) -> None:
    loaded = load(written(path, tomli_w.dumps(table).encode()))
    for problem in loaded.problems:
        assert str(problem)
    save(path, loaded.settings)
    assert load(path) == settings_file.Loaded(loaded.settings, ())
    for file in path.parent.iterdir():
        file.unlink()


# The broken file is kept


def test_the_next_free_name_is_taken_and_none_overwritten(path: Path) -> None:
    written(path, "speed = 9\n")
    path.with_name("settings.toml.broken-1").write_text("an earlier one")
    path.with_name("settings.toml.broken-2").mkdir()
    assert only_problem(path).kept_as == path.with_name("settings.toml.broken-3")
    assert path.with_name("settings.toml.broken-1").read_text() == "an earlier one"


def test_the_same_broken_file_is_kept_once(path: Path) -> None:
    written(path, "speed = 9\n")
    assert only_problem(path) == only_problem(path)
    assert list(kept(path)) == ["settings.toml.broken-1"]
    written(path, "speed = 8\n")
    assert only_problem(path).kept_as == path.with_name("settings.toml.broken-2")


def test_save_keeps_a_broken_file_that_nobody_has_loaded(path: Path) -> None:
    save(written(path, "speed = 9\n"), Settings())
    assert kept(path) == {"settings.toml.broken-1": b"speed = 9\n"}


def test_a_file_of_a_newer_program(path: Path) -> None:
    content = 'version = 7\nspeed = 2.0\nholographic = true\ngo_out = "by thought"\nshow_counts = false\n'
    loaded = load(written(path, content))
    assert loaded.settings == Settings(speed=2.0, show_counts=False)
    newer, bad = loaded.problems
    assert (newer.kind, newer.value) == (ProblemKind.NEWER_VERSION, "7")
    assert (bad.kind, bad.key) == (ProblemKind.BAD_VALUE, "go_out")
    assert path.read_text() == content
    save(path, loaded.settings)
    assert kept(path) == {"settings.toml.version-7-1": content.encode()}
    assert tomllib.loads(path.read_text())["version"] == 1


# The system refuses


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "mine").write_text("mine")
    problem = only_problem(path)
    assert (problem.kind, problem.kept_as) == (ProblemKind.NOT_A_FILE, None)
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert (caught.value.path, caught.value.trouble) == (path, Trouble.NOT_A_FILE)
    assert (path / "mine").read_text() == "mine"


def test_a_place_that_the_system_cannot_find(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(path: object) -> str:
        raise OSError(errno.EINVAL, "The network location cannot be reached")

    monkeypatch.setattr(os.path, "realpath", unreachable)
    with pytest.raises(SettingsNotSaved):
        save(path, Settings())


def test_a_file_in_the_place_of_its_folder(path: Path) -> None:
    path.parent.write_text("mine")
    assert only_problem(path).kind is ProblemKind.NOT_A_FILE
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NOT_A_FILE
    assert path.parent.read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_a_pipe_in_its_place_does_not_stop_the_start(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert load(path).settings == Settings()
    with pytest.raises(SettingsNotSaved):
        save(path, Settings())


def test_a_file_that_is_too_large_is_not_overwritten(path: Path) -> None:
    written(path, b"#" * 100_000)
    with pytest.raises(SettingsNotSaved):
        save(path, Settings())
    assert path.read_bytes() == b"#" * 100_000


def test_a_file_that_may_not_be_read(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 2.0\n").chmod(0)
    loaded = load(path)
    assert loaded.settings == Settings()
    assert loaded.problems[0].kind is ProblemKind.UNREADABLE
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    path.chmod(0o600)
    assert path.read_text() == "speed = 2.0\n"


def test_a_file_that_may_not_be_written(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 2.0\n").chmod(0o400)
    assert load(path) == settings_file.Loaded(Settings(speed=2.0), ())
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert path.read_text() == "speed = 2.0\n"


def test_a_folder_that_may_not_be_written(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "settings.toml"
    written(path, "speed = 9\n")
    as_ordinary_user.chmod(0o500)
    problem = only_problem(path)
    assert (problem.kind, problem.kept_as) == (ProblemKind.BAD_VALUE, None)
    with pytest.raises(SettingsNotSaved) as caught:
        save(path, Settings())
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert str(caught.value).startswith(f"The settings could not be saved: {path}: access is not allowed")
    assert path.read_text() == "speed = 9\n"


def test_a_full_disk_leaves_the_old_settings(on_full_disk: list[str]) -> None:
    child = """
from pathlib import Path
from tartli_desktop.files.problems import SettingsNotSaved
from tartli_desktop.settings.settings import GoOut, Settings
from tartli_desktop.settings.settings_file import load, save

path = Path("/mnt/settings.toml")
save(path, Settings(speed=2.0))
try:
    Path("/mnt/ballast").write_bytes(bytes(2_000_000))
except OSError:
    pass
try:
    save(path, Settings(go_out=GoOut.BY_HAND))
except SettingsNotSaved as error:
    print(error.trouble.name)
assert load(path).settings == Settings(speed=2.0)
assert sorted(file.name for file in Path("/mnt").iterdir()) == ["ballast", "settings.toml"]
Path("/mnt/ballast").unlink()
save(path, Settings(go_out=GoOut.BY_HAND))
assert load(path).settings == Settings(go_out=GoOut.BY_HAND)
"""
    ended = subprocess.run(
        [*on_full_disk, sys.executable, "-c", child], env=CHILD_ENVIRONMENT, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "DISK_FULL\n", "")


@pytest.mark.usefixtures("links")
def test_a_linked_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    dotfile = written(tmp_path / "dotfiles" / "tartli.toml", "speed = 2.0\n")
    path.parent.mkdir()
    path.symlink_to(dotfile)
    save(path, Settings(go_out=GoOut.BY_ITSELF))
    assert path.is_symlink()
    assert load(dotfile).settings == Settings(go_out=GoOut.BY_ITSELF)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
def test_permissions_stay_as_the_user_set_them(path: Path) -> None:
    written(path, "").chmod(0o644)
    save(path, Settings())
    assert path.stat().st_mode & 0o777 == 0o644
