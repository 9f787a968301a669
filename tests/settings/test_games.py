"""Each game has its own table: tables that this program reads are checked, unknown ones stay."""

import tomllib
from pathlib import Path
from typing import Annotated, ClassVar

import pytest
from msgspec import Meta
from msgspec.structs import replace

from tartli_desktop.games.tartli.options import GoOut, TartliOptions
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.game_options import GameKeys, GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.settings_file import Loaded, ProblemKind, load, save, take_up
from tests.settings.choices import KINDS, settings_with
from tests.settings.settings_files import kept, written


class OtherKeys(GameKeys, frozen=True):
    bid: str = "D"


class OtherOptions(GameOptions, frozen=True):
    """Options of a game with a command that shares its key with one of Tartli's."""

    game: ClassVar[str] = "other"

    stake: Annotated[int, Meta(ge=1, le=100)] | None = 10

    keys: OtherKeys = OtherKeys()


NEWER = """version = 5
speed = 2.0

[games.tartli]
go_out = "by hand"

[games.other]
stake = 1_000
invented = 2031-05-06T07:08:09Z
doubts = [1.5, {deep = "yes"}]

[games.other.keys]
bid = "Q"
"""
"""A file from a program that has another game."""


def test_options_that_are_as_at_first_are_none(path: Path) -> None:
    settings = Settings().with_game(TartliOptions(go_out=GoOut.BY_HAND))
    assert settings.game(TartliOptions).go_out is GoOut.BY_HAND
    assert settings.game(OtherOptions) == OtherOptions()
    assert settings.with_game(TartliOptions()) == Settings()
    save(path, Settings(), KINDS)
    assert load(path, KINDS).settings == Settings()


def test_two_games_do_not_disturb_each_other(path: Path) -> None:
    both = Settings().with_game(TartliOptions(go_out=GoOut.BY_HAND)).with_game(OtherOptions(stake=None))
    save(path, both, (TartliOptions, OtherOptions))
    loaded = load(path, (OtherOptions, TartliOptions))
    # Both games have a command with the key "D", but only one of the two can be called at a time.
    assert loaded.problems == ()
    assert loaded.settings == both


def test_the_table_of_a_game_that_is_not_known_stays_as_it_is(path: Path) -> None:
    loaded = load(written(path, NEWER), KINDS)
    assert loaded.problems == ()
    assert loaded.settings.game(TartliOptions).go_out is GoOut.BY_HAND
    save(path, replace(loaded.settings, speed=1.5).with_game(TartliOptions()), KINDS)
    now, before = tomllib.loads(path.read_text()), tomllib.loads(NEWER)
    assert now["games"]["other"] == before["games"]["other"]
    assert now["speed"] == 1.5
    assert kept(path) == {}


def test_it_stays_too_in_the_file_of_a_newer_version(path: Path) -> None:
    loaded = load(written(path, NEWER.replace("version = 5", "version = 9")), KINDS)
    assert [problem.kind for problem in loaded.problems] == [ProblemKind.NEWER_VERSION]
    save(path, loaded.settings, KINDS)
    assert tomllib.loads(path.read_text())["games"]["other"] == tomllib.loads(NEWER)["games"]["other"]
    assert list(kept(path)) == ["settings.toml.version-9-1"]


def test_a_game_that_is_played_later_is_read_then(path: Path) -> None:
    settings = load(written(path, NEWER), KINDS).settings
    with pytest.raises(LookupError):
        settings.game(OtherOptions)
    taken_up = take_up(path, settings, OtherOptions)
    assert [(problem.kind, problem.key) for problem in taken_up.problems] == [
        (ProblemKind.BAD_VALUE, "games.other.stake"),
        (ProblemKind.UNKNOWN_KEY, "games.other.invented"),
        (ProblemKind.UNKNOWN_KEY, "games.other.doubts"),
    ]
    assert taken_up.settings.game(OtherOptions) == OtherOptions(keys=OtherKeys(bid="Q"))
    assert taken_up.settings.game(TartliOptions).go_out is GoOut.BY_HAND
    assert take_up(path, taken_up.settings, OtherOptions) == Loaded(taken_up.settings, ())


def test_its_broken_values_are_kept_when_it_is_saved(path: Path) -> None:
    content = NEWER.encode()
    settings = load(written(path, content), KINDS).settings
    save(path, settings.with_game(OtherOptions(stake=3)), KINDS)
    assert kept(path) == {"settings.toml.broken-1": content}


@pytest.mark.parametrize(
    ("text", "kind", "key"),
    [
        ("games.other = 3", ProblemKind.UNKNOWN_KEY, "games.other"),
        # Python reads such a number, but does not write it.
        (f"games.other.stake = 0x{'f' * 5000}", ProblemKind.BAD_VALUE, "games.other"),
    ],
)
def test_what_could_not_be_written_again_is_told_and_kept(
    path: Path, text: str, kind: ProblemKind, key: str
) -> None:
    loaded = load(written(path, f"version = 4\nspeed = 2.0\n{text}\n"), KINDS)
    (problem,) = loaded.problems
    assert (problem.kind, problem.key) == (kind, key)
    assert loaded.settings == Settings(speed=2.0)
    save(path, loaded.settings, KINDS)
    assert list(kept(path)) == ["settings.toml.broken-1"]


def test_keys_are_those_of_any_game_and_of_this_one() -> None:
    settings = settings_with(keys={"bela": "J"})
    keys = settings.keys_with(TartliOptions)
    assert (keys["bela"], keys["slate"], keys.get("bid")) == ("J", "S", None)
    assert settings.keys_with(OtherOptions)["bid"] == "D"
    changed = settings.with_keys(TartliOptions, keys | {"slate": "B"})
    assert (changed.keys.slate, changed.game(TartliOptions).keys.bela) == ("B", "J")


def test_followers_are_told_of_other_options() -> None:
    current = CurrentSettings(settings_with(speed=2.0))
    told: list[Settings] = []
    current.follow(told.append)
    current.change_game(TartliOptions(go_out=GoOut.BY_HAND))
    assert told == [settings_with(speed=2.0, go_out=GoOut.BY_HAND)]
    assert current.game(TartliOptions).go_out is GoOut.BY_HAND
