"""Settings load as they were saved, and an unusable value alone falls back to its default."""

import tomllib
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.options import GoOut, TartliOptions, VariantChoice
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import VERSION, GatherPolicy, PlayBy, Settings
from tartli_desktop.settings.settings_file import ProblemKind, load, save
from tartli_desktop.windows.errors import troubles
from tests.settings.choices import KINDS, settings_with
from tests.settings.settings_files import in_one_folder, kept, only_problem, plainly, written

# What is saved is loaded


def test_no_file_gives_the_defaults_and_makes_nothing(path: Path) -> None:
    assert load(path, KINDS) == settings_file.Loaded(Settings(), ())
    assert not path.parent.exists()


def test_save_makes_the_folder_and_leaves_one_file(path: Path) -> None:
    save(path, settings_with(player_name="Árpád", play_by=PlayBy.DRAG, match_target=None))
    assert [file.name for file in path.parent.iterdir()] == ["settings.toml"]
    loaded = load(path, KINDS)
    assert loaded.problems == ()
    assert loaded.settings == settings_with(player_name="Árpád", play_by=PlayBy.DRAG, match_target=None)


def test_the_file_is_readable_for_people(path: Path) -> None:
    save(path, Settings(gather=GatherPolicy.TIMED), KINDS)
    text = path.read_text()
    assert 'gather = "timed"' in text
    # Every setting is there, even if nothing was chosen.
    assert 'opponent_level = "heuristic"' in text
    assert "[games.tartli.own_variant]" in text
    assert "[games.tartli.keys]" in text


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


def keys_of_commands() -> st.SearchStrategy[dict[str, str]]:
    usual = Settings().keys_with(TartliOptions)
    letters = st.sampled_from(["", "Ő", "Ä", "F7", "Ctrl+Shift+Del", "Alt+7", "§"])
    one = st.builds(lambda name, key: usual | {name: key}, st.sampled_from(list(usual)), letters)
    mixed = st.permutations(list(usual)).map(
        lambda order: {name: usual[other] for name, other in zip(usual, order, strict=True)}
    )
    return one | mixed


def values_of(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    name = NAMES
    by_name: dict[str, st.SearchStrategy[Any]] = {
        "version": st.just(VERSION),
        "name": name,
        "player_name": name,
        "last_game": st.sampled_from(["", "tartli", "ulti", "none"]),
        "opponent": st.sampled_from(["", "kornel", "somebody-else"]),
        "opponent_name": name,
        "first_player": name,
        "second_player": name,
        "opponent_level": st.from_regex(r"\A[\w -]{1,40}\Z"),
        "people": st.sampled_from(["", "- kornel", "somebody-gone"]),
        "match_target": st.none() | st.integers(1, 20),
        "double_below": st.integers(1, 501),
        "speed": st.floats(0.5, 3.0),
        "volume": st.floats(0.0, 1.0),
        "pack": st.sampled_from(["tell", "french", "own:my-pack-2"]),
        "tarokk_pack": st.sampled_from(["tarokk", "own-tarokk:my-pack-2"]),
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
        elif field.name not in ("keys", "games"):
            parts[field.name] = by_name[field.name]
    return st.builds(kind, **parts)


@in_one_folder
@given(shared=values_of(Settings), own=values_of(TartliOptions), keys=keys_of_commands(), whole=st.booleans())
def test_any_settings_come_back(
    path: Path, shared: Settings, own: TartliOptions, keys: dict[str, str], whole: bool
) -> None:
    chosen = shared.with_game(own).with_keys(TartliOptions, keys)
    save(path, chosen, KINDS if whole else ())
    loaded = load(path, KINDS)
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
        settings_with(match_target=21),
        settings_with(own_variant=Variant(name="two\nlines")),
        settings_with(keys={"bela": "Left"}),
    ],
)
def test_save_refuses_what_load_would_not_accept(path: Path, wrong: Settings) -> None:
    save(path, Settings(player_name="A"))
    with pytest.raises(ValueError, match=r".+"):
        save(path, wrong)
    assert load(path, KINDS).settings.player_name == "A"


# Values that cannot be used

TARTLI = ("games", "tartli")
KEYS = [
    *((field.name,) for field in msgspec.structs.fields(Settings) if field.name not in ("keys", "games")),
    ("keys", "take_back"),
    *(
        (*TARTLI, field.name)
        for field in msgspec.structs.fields(TartliOptions)
        if field.name not in ("own_variant", "keys")
    ),
    *((*TARTLI, "own_variant", field.name) for field in msgspec.structs.fields(Variant)),
    (*TARTLI, "keys", "declare"),
]


def table_with(key: tuple[str, ...], value: object) -> dict[str, Any]:
    """A sound file of this version with one value replaced."""
    table: dict[str, Any] = {
        "version": VERSION,
        "alternate_colours": True,
        "games": {"tartli": {"own_variant": {"double_below": 77}}},
    }
    *tables, name = key
    inner = table
    for each in tables:
        inner = inner.setdefault(each, {})
    inner[name] = value
    return table


def read_beside(key: tuple[str, ...]) -> Settings:
    """The settings that the program reads from it."""
    return settings_with(
        alternate_colours=key != ("alternate_colours",),
        own_variant=Variant(name="own", double_below=251 if key[-1] == "double_below" else 77),
    )


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
def test_a_wild_value_falls_back_alone(path: Path, key: tuple[str, ...]) -> None:
    for number, wild in enumerate(WILD, 1):
        content = tomli_w.dumps(table_with(key, wild)).encode()
        loaded = load(written(path, content), KINDS)

        (problem,) = loaded.problems
        assert problem.kind is ProblemKind.BAD_VALUE, wild
        assert (problem.path, problem.key) == (path, ".".join(key))
        assert len(problem.value) <= 80
        assert problem.used
        assert loaded.settings == read_beside(key)
        kept_as = path.with_name(f"settings.toml.broken-{number}")
        assert problem.kept_as == kept_as
        assert kept_as.read_bytes() == content
        assert len(kept(path)) == number


WRONG = (True, 3, 2.5, "x y!", [True], {"a": True}, datetime(2025, 11, 20, 12, 0))
ACCEPTED: dict[type, tuple[type, ...]] = {bool: (bool,), int: (int,), float: (int, float), dict: (dict,)}


@pytest.mark.parametrize("key", KEYS, ids=".".join)
def test_a_wrong_type_falls_back_alone_and_is_told_in_a_sentence(path: Path, key: tuple[str, ...]) -> None:
    default: object = {**plainly(Settings()), "version": VERSION}[".".join(key).removeprefix("games.tartli.")]
    right = ACCEPTED.get(type(default), (str,))
    for number, wrong in enumerate(value for value in WRONG if type(value) not in right):
        content = tomli_w.dumps(table_with(key, wrong)).encode()
        loaded = load(written(path, content), KINDS)

        (problem,) = loaded.problems
        assert problem.key == ".".join(key)
        assert loaded.settings == read_beside(key)
        kept_as = path.with_name(f"settings.toml.broken-{number + 1}")
        assert kept_as.read_bytes() == content
        heading, sentence, aside = troubles.settings_problems(loaded.problems).split("\n")
        assert str(path) in heading
        assert sentence.startswith(f"{problem.key} cannot be ")
        assert aside == f"The original file is kept as {kept_as}."


ALL_CHOSEN = settings_with(
    player_name="Őze Ödön",
    opponent_name="Zsófi",
    first_player="Anna",
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
    names = {field.name for field in msgspec.structs.fields(Settings)} - {"version"}
    for end in range(0, len(content), 7):
        loaded = load(written(path, content[:end]), KINDS)
        whole = content[:end].decode(errors="ignore").split("\n[")[0].rpartition("\n")[0]
        # Complete lines before the tables are valid TOML.
        expected = tomllib.loads(whole)
        read = plainly(loaded.settings)
        assert {key: read[key] for key in names & expected.keys()} == {
            key: expected[key] for key in names & expected.keys()
        }
        for problem in loaded.problems:
            assert problem.kind in (ProblemKind.NOT_TOML, ProblemKind.NOT_TEXT, ProblemKind.UNKNOWN_KEY)
        for copy in kept(path):
            path.with_name(copy).unlink()


@pytest.mark.parametrize(
    "wrong", [b"motion = perhaps", b"motion =", b"mo\xffon = true", b"= =", b"[motion", b"\0"]
)
def test_a_line_that_is_no_toml_costs_no_other(path: Path, wrong: bytes) -> None:
    save(path, ALL_CHOSEN)
    content = path.read_bytes().replace(b"motion = false", wrong)
    loaded = load(written(path, content), KINDS)
    assert loaded.settings == msgspec.structs.replace(ALL_CHOSEN, motion=True)
    (problem,) = loaded.problems
    assert problem.kind in (ProblemKind.NOT_TOML, ProblemKind.NOT_TEXT)
    assert kept(path) == {"settings.toml.broken-1": content}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("games.tartli.own_variant = 3", "games.tartli.own_variant"),
        ("games.tartli.keys = 3", "games.tartli.keys"),
        ("games.tartli = 3", "games.tartli"),
        ("games = 3", "games"),
    ],
)
def test_what_is_no_table(path: Path, text: str, key: str) -> None:
    problem = only_problem(written(path, f"version = 4\n{text}\n"))
    assert (problem.kind, problem.key) == (ProblemKind.BAD_VALUE, key)
    # All of them would be too many for one sentence.
    assert not problem.used
    assert load(path, KINDS).settings == Settings()


def test_an_unknown_key_is_told_and_kept(path: Path) -> None:
    problem = only_problem(written(path, "version = 4\nsped = 2.0\nshow_counts = false\n"))
    assert (problem.kind, problem.key, problem.value) == (ProblemKind.UNKNOWN_KEY, "sped", "2.0")
    assert load(path, KINDS).settings == Settings(show_counts=False)
    assert "settings.toml.broken-1" in kept(path)
