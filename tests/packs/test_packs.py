"""The user's own packs are kept whole or not at all, listed and removed."""

import os
from pathlib import Path

import pytest

from tartli_desktop.files import durable
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.packs import OwnPack, PackNotKept, own_packs, pack_folder
from tests.packs.sample_pictures import SMALL, card_picture, encoded, shows_the_card

# Keeping


def draft_with(shelf: Path, folder: Path, *faces: str) -> Draft:
    for face in faces:
        (folder / f"{face}.png").write_bytes(SMALL)
    draft = Draft(shelf)
    draft.add(folder)
    return draft


def placed(draft: Draft) -> dict[str, int]:
    return {picture.face: picture.number for picture in draft.pictures if picture.face is not None}


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.mark.usefixtures("quick")
def test_a_pack_is_kept_under_its_name(shelf: Path, folder: Path) -> None:
    draft = draft_with(shelf, folder, "HO", "HK", "back")
    assert own_packs(shelf) == ()
    kept = draft.keep("Nagyapa kártyái", placed(draft))
    assert kept == OwnPack("own:nagyapa-kartyai", "Nagyapa kártyái")
    assert own_packs(shelf) == (kept,)
    made = pack_folder(shelf, kept.identifier)
    assert made is not None
    assert files(shelf) == [f"{made.name}/{name}" for name in ("HK.png", "HO.png", "back.png", "pack.json")]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["Tell", "tell", "CON", "…", "../../etc", "x" * 60, "a\tb", "Зима", ""])
def test_any_name_makes_a_folder_of_its_own(shelf: Path, folder: Path, name: str) -> None:
    name = name.replace("\t", " ")
    packs_made = []
    for _ in range(2):
        draft = draft_with(shelf, folder, "HO")
        packs_made.append(draft.keep(name, placed(draft)))
    assert len({pack.identifier for pack in packs_made}) == 2
    assert set(own_packs(shelf)) == set(packs_made)
    assert {path.parent for path in shelf.rglob("pack.json")} == {
        pack_folder(shelf, pack.identifier) for pack in packs_made
    }


@pytest.mark.usefixtures("quick")
def test_only_pictures_for_faces_are_kept(shelf: Path, folder: Path) -> None:
    with draft_with(shelf, folder, "HO") as draft:
        for wrong in ({}, {"ZZ": 0}, {"../HO": 0}, {"HO": 0, "HK": 0}):
            with pytest.raises(ValueError, match="pictures"):
                draft.keep("x", wrong)


@pytest.mark.usefixtures("quick")
def test_half_a_pack_never_appears(shelf: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draft = draft_with(shelf, folder, "HO", "HK", "HA")
    before = placed(draft)
    calls = iter(range(100))
    rename = Path.rename

    def failing(path: Path, target: Path) -> Path:
        if next(calls) == 2:
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(PackNotKept):
        draft.keep("pack", before)
    assert own_packs(shelf) == ()
    # Keeping can be tried again.
    kept = draft.keep("pack", before)
    assert [path.name for path in sorted((shelf / "pack").iterdir())] == [
        "HA.png",
        "HK.png",
        "HO.png",
        "pack.json",
    ]
    assert own_packs(shelf) == (kept,)


@pytest.mark.usefixtures("quick")
def test_a_full_disk_is_told(shelf: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(durable, "create", full)
    (folder / "HO.png").write_bytes(SMALL)
    with Draft(shelf) as draft, pytest.raises(PackNotKept, match="disk is full"):
        draft.add(folder)
    assert list(shelf.iterdir()) == []


@pytest.mark.usefixtures("quick")
def test_nothing_is_left_of_a_draft_that_was_discarded(shelf: Path, folder: Path) -> None:
    draft = draft_with(shelf, folder, "HO")
    assert files(shelf)
    draft.discard()
    assert list(shelf.iterdir()) == []


@pytest.mark.usefixtures("quick")
def test_what_a_killed_program_left_is_swept_away_a_day_later(shelf: Path, folder: Path) -> None:
    old, new = shelf / ".new-old", shelf / ".new-today"
    for scratch in (old, new):
        scratch.mkdir(parents=True)
        (scratch / "0.png").write_bytes(SMALL)
    os.utime(old, (1, 1))
    assert own_packs(shelf) == ()
    with draft_with(shelf, folder, "HO"):
        assert not old.exists()
        assert new.exists()


@pytest.mark.usefixtures("quick")
def test_the_rest_is_left_out_when_stopped(shelf: Path, folder: Path) -> None:
    for face in ("HA", "HK", "HO"):
        (folder / f"{face}.png").write_bytes(SMALL)
    steps: list[LookedAt] = []
    with Draft(shelf) as draft:
        draft.add(folder, steps.append, lambda: len(steps) == 2)
        assert len(draft.pictures) == 2


def test_a_picture_is_turned_in_the_draft(shelf: Path, folder: Path) -> None:
    (folder / "HO.png").write_bytes(encoded(card_picture()))
    with Draft(shelf) as draft:
        draft.add(folder)
        turned = draft.turn(0)
        assert not shows_the_card(turned.file.read_bytes())
        assert shows_the_card(draft.turn(0).file.read_bytes())
        assert len(list(shelf.glob("*/*.png"))) == 1


# Existing packs


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[1]", b'{"name": 3}', b"\xff\xfe", b'{"name": "a\\nb"}', b"[" * 9000]
)
def test_a_pack_with_a_broken_description_goes_by_its_folder(shelf: Path, content: bytes) -> None:
    (shelf / "mine").mkdir(parents=True)
    (shelf / "mine" / "pack.json").write_bytes(content)
    assert own_packs(shelf) == (OwnPack("own:mine", "mine"),)


def test_only_folders_of_packs_are_listed(shelf: Path) -> None:
    assert own_packs(shelf) == ()
    for name in ("good", ".new-x", "Bad Name"):
        (shelf / name).mkdir(parents=True)
    (shelf / "file").touch()
    assert [pack.identifier for pack in own_packs(shelf)] == ["own:good"]


@pytest.mark.usefixtures("links")
def test_a_link_to_a_folder_is_no_pack(shelf: Path, tmp_path: Path) -> None:
    shelf.mkdir(parents=True)
    (tmp_path / "precious").mkdir()
    (shelf / "linked").symlink_to(tmp_path / "precious", target_is_directory=True)
    assert own_packs(shelf) == ()
    with pytest.raises(PackNotKept):
        packs.remove(shelf, "own:linked")
    assert (tmp_path / "precious").is_dir()


@pytest.mark.parametrize(
    "identifier",
    [
        "tell",
        "tarokk",
        "own-tarokk:",
        "own-tarokk:..",
        "own:",
        "own:..",
        "own:../x",
        "own:a/b",
        "own:A",
        "own:-x",
        "x",
    ],
)
def test_only_own_packs_have_a_folder_and_are_removed(shelf: Path, identifier: str) -> None:
    assert pack_folder(shelf, identifier) is None
    with pytest.raises(ValueError, match="no pack"):
        packs.remove(shelf, identifier)


def test_a_removed_pack_is_gone(shelf: Path) -> None:
    (shelf / "mine").mkdir(parents=True)
    (shelf / "mine" / "HO.png").touch()
    packs.remove(shelf, "own:mine")
    packs.remove(shelf, "own:mine")
    assert list(shelf.iterdir()) == []
