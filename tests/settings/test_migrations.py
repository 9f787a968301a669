"""Settings files of earlier versions: every value is taken over, and the file is kept when overwritten."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tarokk.rules.variant import ONLINE
from tartli_desktop.games.tartli.options import GoOut, VariantChoice
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.rules.variant import Variant as UltiVariant
from tartli_desktop.settings import migrations
from tartli_desktop.settings.settings import VERSION, ColourScheme, LargeIndex, Settings
from tartli_desktop.settings.settings_file import Loaded, ProblemKind, load, save
from tests.settings.choices import KINDS, settings_with
from tests.settings.settings_files import kept, only_problem, plainly, settings_written, written

EXAMPLES = Path(__file__).with_name("examples")
"""A file of each version, in which every value differs from the default."""


def test_the_steps_lead_from_the_first_version_to_this_one() -> None:
    assert migrations.STEPS[-1].end == VERSION
    assert all(before.end == after.start for before, after in pairwise(migrations.STEPS))
    assert {path.name for path in EXAMPLES.iterdir()} == {
        f"version-{version}.toml" for version in range(1, VERSION + 1)
    }


@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda each: each.stem)
def test_every_value_of_every_version_is_read(path: Path, example: Path) -> None:
    content = example.read_bytes()
    loaded = load(written(path, content), KINDS)
    assert loaded.problems == ()
    names = settings_written(example)
    read, usual = plainly(loaded.settings), plainly(Settings())
    assert {name: read[name] for name in names} == names
    # The example has every setting of that version.
    assert not {name for name in names if "." not in name and usual[name] == names[name]}

    # Reading changes nothing on disk; saving keeps a copy, once, unless the file is of this version.
    assert (path.read_bytes(), kept(path)) == (content, {})
    save(path, replace(loaded.settings, speed=2.0), KINDS)
    save(path, replace(loaded.settings, speed=3.0), KINDS)
    version = int(example.stem.removeprefix("version-"))
    assert kept(path) == ({} if version == VERSION else {f"settings.toml.version-{version}-1": content})
    assert load(path, KINDS) == replace(loaded, settings=replace(loaded.settings, speed=3.0))


def test_the_example_of_this_version_has_all_there_is() -> None:
    names = settings_written(EXAMPLES / f"version-{VERSION}.toml")
    assert names.keys() == plainly(Settings()).keys() - {"version", "games"}


# Version 1


def test_a_file_of_version_1_keeps_its_order_of_keys(path: Path) -> None:
    text = 'version = 1\n[keys]\nbela = "D"\ndeclare = "B"\nhint = ""\nslate = "G"\ngo_out = "S"\n'
    loaded = load(written(path, text), KINDS)
    assert loaded.problems == ()
    keys = {"bela": "D", "declare": "B", "go_out": "S", "hint": "", "slate": "G"}
    assert loaded.settings == settings_with(keys=keys)


def test_a_file_without_a_version_is_read_as_one_of_the_first(path: Path) -> None:
    loaded = load(written(path, 'go_out = "by hand"\n[games.tartli]\nvariant = "austrian"\n'), KINDS)
    assert loaded.problems == ()
    assert loaded.settings == settings_with(go_out=GoOut.BY_HAND, variant=VariantChoice.AUSTRIAN)


def test_what_stands_in_the_new_place_already_counts(path: Path) -> None:
    text = 'go_out = "by hand"\n[games.tartli]\ngo_out = "by itself"\n'
    assert load(written(path, text), KINDS).settings == settings_with(go_out=GoOut.BY_ITSELF)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("go_out = 3", "go_out"),
        ("own_variant = 3", "own_variant"),
        ("[own_variant]\nstichmatsch = 3", "own_variant.stichmatsch"),
        ("[keys]\nbela = 3", "keys.bela"),
        ("[keys]\nhint = 3", "keys.hint"),
    ],
)
def test_a_broken_value_is_told_by_the_name_that_it_has_in_the_file(path: Path, text: str, key: str) -> None:
    content = f"version = 1\nspeed = 2.0\n{text}\n"
    problem = only_problem(written(path, content))
    assert (problem.kind, problem.key) == (ProblemKind.BAD_VALUE, key)
    settings = load(path, KINDS).settings
    assert settings == Settings(speed=2.0)
    save(path, settings, KINDS)
    # It is kept as broken, but not twice.
    assert kept(path) == {"settings.toml.broken-1": content.encode()}


def test_an_old_file_is_kept_again_after_an_older_program_has_written_another(path: Path) -> None:
    for number, speed in enumerate((2.0, 2.0, 3.0)):
        save(written(path, f"version = 1\nspeed = {speed}\n"), Settings(), KINDS)
        assert len(kept(path)) == max(1, number)
    assert sorted(kept(path)) == ["settings.toml.version-1-1", "settings.toml.version-1-2"]


@pytest.mark.parametrize(
    ("chosen", "then"),
    [
        ("system", ColourScheme.HOUSE),
        ("light", ColourScheme.LIGHT),
        ("dark", ColourScheme.DARK),
        ("high contrast", ColourScheme.HIGH_CONTRAST),
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_colours_that_were_chosen_stay_and_those_of_the_system_give_way_to_the_house(
    path: Path, version: int, chosen: str, then: ColourScheme
) -> None:
    loaded = load(written(path, f'version = {version}\ncolour_scheme = "{chosen}"\n'), KINDS)
    assert loaded == Loaded(Settings(colour_scheme=then), ())


# Version 3


@pytest.mark.parametrize(
    ("before", "after"), [("true", LargeIndex.ON), ("false", LargeIndex.WITH_LARGE_TEXT)]
)
def test_large_corners_of_version_3_stay_and_small_ones_grow_with_large_text(
    path: Path, before: str, after: LargeIndex
) -> None:
    loaded = load(written(path, f"version = 3\nlarge_index = {before}\n"), KINDS)
    assert loaded.problems == ()
    assert loaded.settings.large_index is after


@pytest.mark.parametrize(
    ("chosen", "scale", "are_large"),
    [
        (LargeIndex.WITH_LARGE_TEXT, 1.4, False),
        (LargeIndex.WITH_LARGE_TEXT, 1.5, True),
        (LargeIndex.ON, 1.0, True),
        (LargeIndex.OFF, 2.0, False),
    ],
)
def test_corners_are_large_with_large_text_unless_the_player_has_chosen(
    chosen: LargeIndex, scale: float, are_large: bool
) -> None:
    assert Settings(large_index=chosen, text_scale=scale).has_large_index is are_large


# Version 4


def test_a_file_of_version_4_keeps_its_rules_of_ulti_and_tarokk(path: Path) -> None:
    text = (
        'version = 4\n[games.ulti]\nrules = "own"\n[games.ulti.own_rules]\nname = "Ours"\nfour_aces = false\n'
        '[games.tarokk]\nrules = "online"\n'
    )
    loaded = load(written(path, text), (UltiOptions, TarokkOptions))
    assert loaded.problems == ()
    assert loaded.settings.game(UltiOptions).next_variant == UltiVariant(name="Ours", four_aces=False)
    assert loaded.settings.game(TarokkOptions).next_variant.name == ONLINE.name
