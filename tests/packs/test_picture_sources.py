"""Folders, zips and single pictures are read as far as they are sound, and no further than is safe."""

import contextlib
import io
import os
import stat
import struct
import zipfile
from pathlib import Path

import hypothesis
import pytest
from hypothesis import strategies as st

from tartli_desktop.packs import card_pictures, pack_draft, picture_sources
from tartli_desktop.packs.card_pictures import BadPicture, PictureFault
from tartli_desktop.packs.file_names import BACK
from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.picture_sources import MOST_PICTURES, BadFile, PackRefused, SourceRefusal, opened
from tests.packs.sample_pictures import SMALL, brought, damaged, faults, zipped

NAMES = {"piros_felső.png": "HO", "sub/Herz König.jpg": "HK", "hátlap.webp": BACK, "IMG_0001.PNG": None}


@pytest.mark.usefixtures("quick")
def test_a_folder_and_a_zip_say_the_same(shelf: Path, folder: Path) -> None:
    for name in (*NAMES, "read me.txt", ".hidden.png", "__MACOSX/._x.png"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(SMALL)
    (folder / "__MACOSX" / "._x.png").unlink()
    files = [(name, SMALL) for name in (*NAMES, "read me.txt", ".hidden.png", "__MACOSX/._x.png")]
    archive = zipped(folder.parent / "pack.zip", files)
    for source in (folder, archive):
        with Draft(shelf) as draft:
            assert brought(draft, source) == (NAMES, {})


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("encoding", ["utf-8", "cp852"])
def test_a_zip_that_does_not_say_its_letters_is_understood(
    shelf: Path, tmp_path: Path, encoding: str
) -> None:
    raw = "zöld_felső.png".encode(encoding)
    placeholder = b"x" * (len(raw) - 4) + b".png"
    path = zipped(tmp_path / "old.zip", [(placeholder.decode(), SMALL)])
    path.write_bytes(path.read_bytes().replace(placeholder, raw))
    with Draft(shelf) as draft:
        assert brought(draft, path)[0] == {"zöld_felső.png": "LO"}


@pytest.mark.usefixtures("quick")
def test_a_picture_alone_is_taken(shelf: Path, folder: Path) -> None:
    (folder / "HO.png").write_bytes(SMALL)
    with Draft(shelf) as draft:
        assert brought(draft, folder / "HO.png")[0] == {"HO.png": "HO"}


def test_a_broken_picture_is_named_and_the_rest_goes_on(shelf: Path, folder: Path) -> None:
    for name, content in (("HO.png", SMALL), ("HK.png", SMALL[:50]), ("HA.jpg", b"no"), ("HU.tiff", b"II")):
        (folder / name).write_bytes(content)
    with Draft(shelf) as draft:
        taken, bad = brought(draft, folder)
    assert taken == {"HO.png": "HO"}
    assert bad == {
        "HK.png": PictureFault.BROKEN,
        "HA.jpg": PictureFault.NO_PICTURE,
        "HU.tiff": PictureFault.NO_PICTURE,
    }


@pytest.mark.usefixtures("links")
def test_links_are_not_followed(folder: Path, tmp_path: Path) -> None:
    secret = tmp_path / "elsewhere"
    secret.mkdir()
    (secret / "HK.png").write_bytes(SMALL)
    (folder / "HO.png").symlink_to(secret / "HK.png")
    (folder / "more").symlink_to(secret, target_is_directory=True)
    assert faults(folder) == [BadFile("HO.png", PictureFault.LINK)]
    with opened(folder) as source:
        assert source.entries == ()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such pipes")
def test_a_pipe_is_no_picture(folder: Path) -> None:
    os.mkfifo(folder / "HO.png")
    with pytest.raises(PackRefused), opened(folder):
        pass
    with pytest.raises(PackRefused) as caught, opened(folder / "HO.png"):
        pass
    assert caught.value.refusal is SourceRefusal.NOT_A_PACK


@pytest.mark.usefixtures("links")
def test_a_file_that_becomes_a_link_while_it_is_read_is_not_followed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(SMALL)
    (folder / "HO.png").write_bytes(SMALL)
    with opened(folder) as source:
        (folder / "HO.png").unlink()
        (folder / "HO.png").symlink_to(tmp_path / "secret.png")
        with pytest.raises(BadPicture):
            source.entries[0].read()


def test_a_folder_that_nobody_may_look_into_while_it_is_read_costs_its_pictures(
    as_ordinary_user: Path,
) -> None:
    folder = as_ordinary_user / "pack"
    folder.mkdir()
    (folder / "HO.png").write_bytes(SMALL)
    with opened(folder) as source:
        folder.chmod(0)
        with pytest.raises(BadPicture) as caught:
            source.entries[0].read()
    assert caught.value.fault is PictureFault.UNREADABLE


def link() -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("HO.png")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("../HO.png", PictureFault.OUTSIDE),
        ("/etc/HO.png", PictureFault.OUTSIDE),
        ("a/../../HO.png", PictureFault.OUTSIDE),
        ("..\\HO.png", PictureFault.OUTSIDE),
        ("C:/HO.png", PictureFault.OUTSIDE),
        (link(), PictureFault.LINK),
    ],
)
def test_a_zip_leads_nowhere(
    tmp_path: Path, shelf: Path, entry: str | zipfile.ZipInfo, fault: PictureFault
) -> None:
    path = zipped(tmp_path / "pack.zip", [(entry, SMALL), ("HK.png", SMALL)])
    with Draft(shelf) as draft:
        taken, bad = brought(draft, path)
        assert taken == {"HK.png": "HK"}
        assert list(bad.values()) == [fault]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "pack.zip"]


def test_what_a_zip_says_of_itself_is_not_believed(tmp_path: Path, shelf: Path) -> None:
    bomb = bytes(30 * 1024 * 1024)
    path = zipped(tmp_path / "bomb.zip", [("HO.png", bomb), ("HK.png", SMALL), ("HA.png", bomb[: 15 << 20])])
    assert {bad.name: bad.fault for bad in faults(path)} == {
        "HO.png": PictureFault.TOO_LARGE,
        "HA.png": PictureFault.PACKED_TOO_WELL,
    }
    # The same zip, with small sizes written in place of the large ones.
    content = path.read_bytes().replace(struct.pack("<I", len(bomb)), struct.pack("<I", 1000))
    path.write_bytes(content)
    with Draft(shelf) as draft:
        assert brought(draft, path)[1]["HO.png"] is PictureFault.BROKEN


def test_a_locked_zip_says_so(tmp_path: Path) -> None:
    path = zipped(tmp_path / "pack.zip", [("HO.png", SMALL)])
    content = bytearray(path.read_bytes())
    content[content.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(content)
    assert faults(path) == [BadFile("HO.png", PictureFault.LOCKED)]


def test_only_as_many_pictures_as_there_may_be(tmp_path: Path, folder: Path) -> None:
    names = [f"{number}.png" for number in range(MOST_PICTURES + 1)]
    for name in names:
        (folder / name).touch()
    archive = zipped(tmp_path / "many.zip", [(name, b"") for name in names])
    for source in (folder, archive):
        with pytest.raises(PackRefused) as caught, opened(source):
            pass
        assert caught.value.refusal is SourceRefusal.TOO_MANY


def test_a_picture_that_takes_too_much_memory_is_left_out_as_too_large(
    shelf: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "HO.png").write_bytes(SMALL)

    def full(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(card_pictures, "_face", full)
    with Draft(shelf) as draft:
        assert brought(draft, folder) == ({}, {"HO.png": PictureFault.TOO_MANY_PIXELS})


@pytest.mark.usefixtures("quick")
def test_only_as_many_bytes_as_there_may_be(
    shelf: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_draft, "MOST_BYTES", len(SMALL) * 2)
    for name in ("HO", "HK", "HA"):
        (folder / f"{name}.png").write_bytes(SMALL)
    steps: list[LookedAt] = []
    with Draft(shelf) as draft:
        with pytest.raises(PackRefused) as caught:
            draft.add(folder, steps.append)
        assert caught.value.refusal is SourceRefusal.TOO_MUCH
        assert len(steps) == len(draft.pictures) == 2
    (folder / "HX.png").write_bytes(b"")
    os.truncate(folder / "HX.png", 20 * 1024 * 1024 + 1)
    with opened(folder / "HX.png") as source, pytest.raises(BadPicture, match="20 MB"):
        source.entries[0].read()


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b"", SourceRefusal.NOT_A_PACK),
        (b"just a text", SourceRefusal.NOT_A_PACK),
        (b"PK\x03\x04 cut off", SourceRefusal.BROKEN_ZIP),
        (b"PK\x05\x06" + bytes(18), SourceRefusal.NO_PICTURES),
    ],
)
def test_what_is_no_zip_of_pictures_is_refused(
    tmp_path: Path, content: bytes, refusal: SourceRefusal
) -> None:
    path = tmp_path / "pack.zip"
    path.write_bytes(content)
    with pytest.raises(PackRefused) as caught, opened(path):
        pass
    assert caught.value.refusal is refusal


def test_what_is_not_there_or_empty_is_refused(tmp_path: Path, folder: Path) -> None:
    for path, refusal in ((tmp_path / "gone", SourceRefusal.GONE), (folder, SourceRefusal.NO_PICTURES)):
        with pytest.raises(PackRefused) as caught, opened(path):
            pass
        assert caught.value.refusal is refusal


def test_a_zip_larger_than_may_be_is_not_opened(tmp_path: Path) -> None:
    path = zipped(tmp_path / "pack.zip", [("HO.png", SMALL)])
    os.truncate(path, picture_sources.MOST_BYTES + 1)
    with pytest.raises(PackRefused) as caught, opened(path):
        pass
    assert caught.value.refusal is SourceRefusal.TOO_MUCH


def _a_zip() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("HO.png", SMALL)
        archive.writestr("sub/piros felső.jpg", b"x" * 90)
    return file.getvalue()


@hypothesis.settings(max_examples=120, suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture])
@hypothesis.given(damaged(st.just(_a_zip())) | st.binary(max_size=60).map(lambda rest: b"PK\x03\x04" + rest))
def test_a_damaged_zip_is_read_as_far_as_it_goes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "pack.zip"
    path.write_bytes(content)
    with contextlib.suppress(PackRefused), opened(path) as source:
        for entry in source.entries:
            with contextlib.suppress(BadPicture):
                assert len(entry.read()) < 1000
