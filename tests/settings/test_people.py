"""The people who play at one computer: whose folders are where, and what becomes of a bad list."""

import shutil
import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tartli_desktop.characters.characters import SIGNS
from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import PeopleNotSaved, StoreError, Trouble
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.people import FIRST, People, Person
from tartli_desktop.settings.settings import ColourScheme, Settings

NAMES = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=60)


@pytest.fixture
def root(tmp_path: Path) -> UserPaths:
    """The folders of somebody who has played alone until now."""
    root = UserPaths(config=tmp_path / "config", data=tmp_path / "data")
    chosen = Settings(player_name="Anna", language="hu", text_scale=1.5, hints=False, pack="own:mine")
    settings_file.save(root.settings_file, replace(chosen, colour_scheme=ColourScheme.DARK))
    return root


@pytest.fixture
def shared(root: UserPaths) -> UserPaths:
    """The same, with two more people."""
    people = People(root)
    people.add("Béla", "sign-hare")
    people.add("Cili", "sign-sun")
    return root


def names(people: People) -> list[str]:
    return [person.name for person in people.everybody]


def test_who_is_alone_has_no_list_and_the_usual_folders(root: UserPaths) -> None:
    people = People(root)
    assert (people.players, people.me, people.last, people.paths) == ((), None, FIRST, root)
    assert people.everybody == (Person(FIRST, "Anna", "sign-acorn"),)
    people.seat(FIRST)
    assert not root.data.exists()


def test_everybody_else_has_folders_of_their_own_and_the_first_keeps_the_usual_ones(
    shared: UserPaths,
) -> None:
    people = People(shared)
    assert names(people) == ["Anna", "Béla", "Cili"]
    assert people.paths_of(people.players[0].folder) == shared
    for number in ("2", "3"):
        paths = people.paths_of(number)
        assert (paths.data, paths.config) == (
            shared.data / "people" / number,
            shared.config / "people" / number,
        )
        assert paths.settings_file.is_file()


def test_a_new_person_begins_with_the_looks_of_the_first_and_nothing_else(shared: UserPaths) -> None:
    loaded = settings_file.load(People(shared).paths_of("2").settings_file)
    assert loaded.problems == ()
    looks = Settings(language="hu", text_scale=1.5, colour_scheme=ColourScheme.DARK)
    # The first person's own pack is not among the files of the new one.
    assert loaded.settings == replace(looks, player_name="Béla")


def test_the_one_who_played_last_is_remembered_unless_they_cannot_play_any_more(shared: UserPaths) -> None:
    people = People(shared)
    people.seat("3")
    assert People(shared).last == "3"
    people.change(replace(people.everybody[2], removed=True))
    assert People(shared).last == FIRST


def test_removed_people_lose_nothing_and_can_be_restored(shared: UserPaths) -> None:
    people = People(shared)
    file = people.paths_of("3").settings_file
    before = file.read_bytes()
    people.change(replace(people.everybody[2], removed=True))
    assert [person.name for person in people.players] == ["Anna", "Béla"]
    people.change(replace(people.everybody[1], removed=True))
    assert people.players == ()
    assert file.read_bytes() == before
    people.change(replace(people.everybody[2], removed=False))
    assert [person.name for person in People(shared).players] == ["Anna", "Cili"]


def test_the_number_of_a_folder_is_never_given_twice(shared: UserPaths) -> None:
    people = People(shared)
    shutil.rmtree(people.paths_of("3").data)
    (shared.data / "people" / "4").mkdir()
    (shared.config / "people" / "5").mkdir()
    assert people.add("Dóra", "sign-dog").folder == "6"


def test_names_are_compared_without_capitals_and_however_accents_are_written(shared: UserPaths) -> None:
    people = People(shared)
    for name in ("Béla", "BÉLA", "Be\u0301la"):
        found = people.named(name)
        assert found is not None
        assert found.folder == "2"
    assert people.named("Bela") is None


def test_the_name_at_the_table_follows_unless_another_was_chosen(shared: UserPaths) -> None:
    people = People(shared)
    people.rename_at_table("2", "Béla", "Béluska")
    people.rename_at_table("3", "Somebody else", "Cilike")
    told = [settings_file.load(people.paths_of(each).settings_file).settings.player_name for each in "23"]
    assert told == ["Béluska", "Cili"]


def test_two_programs_add_to_the_same_list(shared: UserPaths) -> None:
    one, other = People(shared), People(shared)
    one.add("Dóra", "sign-dog")
    other.add("Elek", "sign-drum")
    assert names(People(shared)) == ["Anna", "Béla", "Cili", "Dóra", "Elek"]


def test_nothing_is_written_while_another_program_writes(shared: UserPaths) -> None:
    people = People(shared)
    before = people.file.read_bytes()
    lock = FileLock(people.file.with_name("people.json.lock"))
    assert lock.take()
    with pytest.raises(PeopleNotSaved) as refused:
        people.add("Dóra", "sign-dog")
    lock.release()
    assert refused.value.trouble is Trouble.LOCKED
    assert (people.file.read_bytes(), names(people)) == (before, ["Anna", "Béla", "Cili"])
    people.add("Dóra", "sign-dog")


def test_a_name_that_no_file_can_hold_is_refused_before_anything_is_written(shared: UserPaths) -> None:
    people = People(shared)
    before = people.file.read_bytes()
    for name in ("", "two\nlines", "x" * 61, "\ud800"):
        with pytest.raises(ValueError, match=r"Expected|BAD_VALUE|surrogates"):
            people.add(name, "sign-dog")
    assert people.file.read_bytes() == before
    assert sorted(path.name for path in (shared.data / "people").iterdir()) == ["2", "3"]


def test_on_a_read_only_disk_it_is_told_and_nothing_changes(as_ordinary_user: Path) -> None:
    root = UserPaths.under(as_ordinary_user / "tartli")
    people = People(root)
    people.add("Béla", "sign-hare")
    root.data.chmod(0o500)
    (root.data / "people").chmod(0o500)
    for change in (
        lambda: people.add("Cili", "sign-sun"),
        lambda: people.change(replace(people.everybody[1], removed=True)),
    ):
        with pytest.raises(StoreError) as refused:
            change()
        assert refused.value.trouble is Trouble.NO_ACCESS
    assert names(people) == names(People(root)) == ["1", "Béla"]
    people.seat("2")
    assert people.paths == people.paths_of("2")


# A bad list

ANNA, BELA = '{"folder": "", "name": "Anna"}', '{"folder": "2", "name": "Béla"}'
BAD = {
    "empty": "",
    "cut": '{"people": [{"folder": "", "na',
    "no text": "\udcff\udcfe",
    "something else": "[1, 2]",
    "nobody": "{}",
    "an empty list": '{"people": []}',
    "a name that is a number": '{"people": [{"folder": "", "name": 7}]}',
    "no first": f'{{"people": [{BELA}]}}',
    "the first removed": '{"people": [{"folder": "", "name": "Anna", "removed": true}]}',
    "two firsts": f'{{"people": [{ANNA}, {ANNA}]}}',
    "one folder for two": f'{{"people": [{ANNA}, {BELA}, {BELA}]}}',
    "a folder elsewhere": f'{{"people": [{ANNA}, {{"folder": "../../etc", "name": "B"}}]}}',
    "a sign elsewhere": '{"people": [{"folder": "", "name": "Anna", "sign": "../cards/back"}]}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_damaged_list_is_kept_and_made_anew_from_the_folders(shared: UserPaths, content: str) -> None:
    file = shared.data / "people.json"
    damaged = content.encode("utf-8", "surrogateescape")
    file.write_bytes(damaged)
    people = People(shared)
    assert names(people) == ["Anna", "Béla", "Cili"]
    assert {person.sign for person in people.everybody} <= {*SIGNS}
    assert people.kept_as == file.with_name("people.json.damaged-1")
    assert people.kept_as.read_bytes() == damaged
    again = People(shared)
    assert (again.everybody, again.kept_as) == (people.everybody, None)


def test_a_list_that_is_gone_is_made_anew_from_the_folders(shared: UserPaths) -> None:
    (shared.data / "people.json").unlink()
    (shared.data / "people" / "notes").mkdir()
    (shared.data / "people" / "007").mkdir()
    assert names(People(shared)) == ["Anna", "Béla", "Cili"]


def test_something_else_in_the_place_of_the_list_is_left_alone(shared: UserPaths) -> None:
    file = shared.data / "people.json"
    file.unlink()
    file.mkdir()
    people = People(shared)
    assert (people.trouble, names(people)) == (Trouble.NOT_A_FILE, ["Anna", "Béla", "Cili"])
    with pytest.raises(PeopleNotSaved):
        people.add("Dóra", "sign-dog")
    assert file.is_dir()
    assert sorted(path.name for path in (shared.data / "people").iterdir()) == ["2", "3"]


def test_the_list_of_a_newer_program_is_used_and_not_changed(shared: UserPaths) -> None:
    file = shared.data / "people.json"
    table = msgspec.json.decode(file.read_bytes()) | {"version": 2, "teams": [["2", "3"]]}
    newer = msgspec.json.encode(table)
    file.write_bytes(newer)
    people = People(shared)
    assert names(people) == ["Anna", "Béla", "Cili"]
    with pytest.raises(PeopleNotSaved) as refused:
        people.add("Dóra", "sign-dog")
    assert refused.value.trouble is Trouble.NEWER
    assert file.read_bytes() == newer


def test_two_of_one_name_in_the_file_both_play(shared: UserPaths) -> None:
    file = shared.data / "people.json"
    file.write_text(file.read_text(encoding="utf-8").replace("Cili", "Béla"), encoding="utf-8")
    assert names(People(shared)) == ["Anna", "Béla", "Béla"]


@given(st.lists(NAMES, min_size=1, max_size=4), st.data())
@settings(max_examples=25, deadline=None)
def test_whatever_is_done_the_next_program_reads_the_same_list(added: list[str], data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = UserPaths.under(Path(folder))
        people = People(root)
        for name in added:
            person = people.add(name, data.draw(st.sampled_from([*SIGNS])))
            if data.draw(st.booleans()):
                people.change(replace(person, name=data.draw(NAMES), removed=data.draw(st.booleans())))
            people.seat(data.draw(st.sampled_from([FIRST, *(each.folder for each in people.players)])))
        again = People(root)
        assert (again.everybody, again.last) == (people.everybody, people.last)
        assert again.kept_as is again.trouble is None
        paths = [again.paths_of(person.folder) for person in again.everybody]
        assert len({each.database for each in paths}) == len(added) + 1
        assert all(each.data.is_relative_to(root.data) for each in paths)


@given(st.binary(max_size=300))
@settings(max_examples=50, deadline=None)
def test_any_bytes_in_the_file_leave_everybody_who_has_a_folder(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = UserPaths.under(Path(folder))
        People(root).add("Béla", "sign-hare")
        (root.data / "people.json").write_bytes(content)
        assert "Béla" in names(People(root))
