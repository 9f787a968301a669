"""Packs of the user's own: pictures find their cards, become straight, and are kept whole or not at all."""

from __future__ import annotations

import contextlib
import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import hypothesis
import pytest
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from tartli_desktop.engine import CARDS, Card, Rank, Suit
from tartli_desktop.files import durable
from tartli_desktop.packs import card_pictures, pack_draft, packs, picture_sources
from tartli_desktop.packs.card_file_names import BACK, FACES, face_of, in_order
from tartli_desktop.packs.card_pictures import (
    HEIGHT,
    WIDTH,
    BadPicture,
    PictureFault,
    straighten,
    upside_down,
)
from tartli_desktop.packs.pack_draft import Draft, Step
from tartli_desktop.packs.packs import OwnPack, PackNotKept, own_packs, pack_folder
from tartli_desktop.packs.picture_sources import MOST_PICTURES, BadFile, PackRefused, Refusal, opened

PAPER, RED, BLUE, CLOTH = (245, 236, 218), (184, 55, 43), (61, 90, 128), (30, 60, 45)


def card_picture(width: int = 228, height: int = 356) -> Image.Image:
    """A card with a red spot at the top left and a blue one at the bottom right."""
    picture = Image.new("RGB", (width, height), PAPER)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((width // 8, height // 8, width // 3, height // 3), RED)
    draw.rectangle((width * 2 // 3, height * 2 // 3, width * 7 // 8, height * 7 // 8), BLUE)
    return picture


def encoded(picture: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def decoded(face: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(face))
    picture.load()
    return picture


def on_cloth(angle: float, *, round_corners: bool = True) -> Image.Image:
    """A photograph of a card that lies on a cloth."""
    card = card_picture(456, 712)
    shape = Image.new("L", card.size, 0)
    radius = 28 if round_corners else 0
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, 455, 711), radius, 255)
    card.putalpha(shape)
    turned = card.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    photograph = Image.new("RGB", (1100, 1200), CLOTH)
    photograph.paste(turned, (140, 170), turned)
    return photograph


def near(colour: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(colour, tuple)
    return all(abs(one - two) < 40 for one, two in zip(colour[:3], wanted, strict=True))


def shows_the_card(face: bytes) -> bool:
    picture = decoded(face).convert("RGB")
    spots = (
        (0.23, 0.23, RED),
        (0.77, 0.77, BLUE),
        (0.5, 0.5, PAPER),
        (0.77, 0.23, PAPER),
        (0.02, 0.5, PAPER),
    )
    return all(near(picture.getpixel((int(x * WIDTH), int(y * HEIGHT))), colour) for x, y, colour in spots)


SMALL = encoded(Image.new("RGB", (57, 89), PAPER))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "pictures"
    made.mkdir()
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "data" / "packs"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faces that are not made straight, where only files matter."""
    monkeypatch.setattr(pack_draft, "straighten", lambda content: SMALL)


def zipped(path: Path, files: Iterable[tuple[str | zipfile.ZipInfo, bytes]]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return path


def brought(draft: Draft, path: Path) -> tuple[dict[str, str | None], dict[str, PictureFault]]:
    """The names of pictures that were taken with their faces, and of files left out with the reason."""
    steps: list[Step] = []
    draft.add(path, steps.append)
    assert [step.done for step in steps] == list(range(1, len(steps) + 1))
    assert {step.count for step in steps} <= {len(steps)}
    taken = {step.picture.name: step.picture.face for step in steps if step.picture is not None}
    return taken, {step.bad.name: step.bad.fault for step in steps if step.bad is not None}


def faults(path: Path) -> list[BadFile]:
    with opened(path) as source:
        return list(source.bad)


# Names

SUIT_WORDS = {
    "en": ("Acorns", "Leaves", "Hearts", "Bells"),
    "hu": ("Makk", "Zöld", "Piros", "Tök"),
    "de": ("Eichel", "Laub", "Herz", "Schellen"),
}
RANK_WORDS = {
    "en": ("Seven", "Eight", "Nine", "Ten", "Under", "Over", "King", "Ace"),
    "hu": ("Hetes", "Nyolcas", "Kilences", "Tízes", "Alsó", "Felső", "Király", "Ász"),
    "de": ("Sieben", "Acht", "Neun", "Zehn", "Unter", "Ober", "König", "Ass"),
}
FORMS: tuple[Callable[[str, str], str], ...] = (
    lambda suit, rank: f"{suit}_{rank}",
    lambda suit, rank: f"{rank} of {suit}",
    lambda suit, rank: f"{suit}{rank}".lower(),
    lambda suit, rank: f"{suit}{rank}",
    lambda suit, rank: f"{suit} – {rank}".upper(),
    lambda suit, rank: f"07. {suit.lower()}-{rank.lower()}",
    lambda suit, rank: f"pack/{suit}/{rank}",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_every_card_is_known_by_its_names(language: str, form: Callable[[str, str], str]) -> None:
    for card in CARDS:
        name = form(SUIT_WORDS[language][card.suit], RANK_WORDS[language][card.rank])
        assert face_of(f"{name}.png") == str(card), name


@pytest.mark.parametrize("form", ["{}.png", "{}.JPG", "tell/{}.webp", "12_{}.png", "IMG_{}.png"])
def test_every_card_is_known_by_its_code(form: str) -> None:
    for card in CARDS:
        assert face_of(form.format(card)) == str(card)
        assert face_of(form.format(str(card).lower())) in (str(card), None)


@pytest.mark.parametrize("suit", list(Suit))
@pytest.mark.parametrize("sign", ["7", "07", "VII"])
def test_pips_may_be_numbers(suit: Suit, sign: str) -> None:
    for words in SUIT_WORDS.values():
        assert face_of(f"{words[suit]}{sign}.png") == str(Card.of(suit, Rank.SEVEN))
        assert face_of(f"03 {words[suit]} {sign}.png") == str(Card.of(suit, Rank.SEVEN))


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("hearts_over", "HO"),
        ("piros-felso", "HO"),
        ("piros felső", "HO"),
        ("piros felso\u030b", "HO"),
        ("herz_ober", "HO"),
        ("herz-sau", "HA"),
        ("makk ász", "AA"),
        ("tok7", "B7"),
        ("eichel-ober", "AO"),
        ("acorns-10", "AX"),
        ("zold_kiraly", "LK"),
        ("gruen_koenig", "LK"),
        ("Eichel-Daus", "AA"),
        ("h10", "HX"),
        ("queen_of_spades", "LO"),
        ("QS", "LO"),
        ("10D", "BX"),
        ("herz_k", "HK"),
        ("07_hearts_10", "HX"),
        ("hearts/08 over", "HO"),
        ("hátlap", BACK),
        ("Rückseite", BACK),
        ("card_back", BACK),
    ],
)
def test_usual_forms(name: str, face: str) -> None:
    assert face_of(f"{name}.png") == face
    assert face_of(name.upper() + ".PNG") in (face, None)


@pytest.mark.parametrize(
    "name",
    [
        "IMG_2034",
        "hearts",
        "over",
        "hearts_over_king",
        "hearts_bells_over",
        "makk_a",
        "la_carte",
        "red deck/IMG_10",
        "hearts/IMG_0010",
        "hearts_over_back",
        "",
        "…",
    ],
)
def test_a_name_that_may_mean_anything_means_no_card(name: str) -> None:
    assert face_of(f"{name}.png") is None


@hypothesis.given(st.text(max_size=60))
def test_any_name_is_a_face_or_none(name: str) -> None:
    assert face_of(name) in (*FACES, None)
    assert in_order([name]) == [name]


def test_people_count_two_before_ten() -> None:
    assert in_order(["p10.png", "p9.png", "P1.png"]) == ["P1.png", "p9.png", "p10.png"]


# Pictures


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("size", [(228, 356), (570, 890), (1140, 1780), (231, 356)])
def test_a_face_has_one_size_and_round_corners(kind: str, size: tuple[int, int]) -> None:
    face = straighten(encoded(card_picture(*size), kind))
    picture = decoded(face)
    assert (picture.size, picture.mode) == ((WIDTH, HEIGHT), "RGBA")
    alpha = picture.getchannel("A")
    for corner in ((0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1), (3, 3)):
        assert alpha.getpixel(corner) == 0
    assert all(alpha.getpixel(at) == 255 for at in ((WIDTH // 2, 0), (0, HEIGHT // 2), (12, 12)))
    assert shows_the_card(face)


@pytest.mark.parametrize("angle", [0, 3.5, -7, 15, 25, -88, 92])
def test_a_card_on_a_cloth_is_cut_out_and_straightened(angle: float) -> None:
    face = straighten(encoded(on_cloth(angle), "JPEG", quality=90))
    # Of a card that lies on its side, nobody can know which end is up.
    assert shows_the_card(face if abs(angle) < 45 or angle > 0 else upside_down(face))
    picture = decoded(face).convert("RGB")
    edge = [(4, HEIGHT // 3), (WIDTH - 5, HEIGHT // 3), (WIDTH // 2, 4), (WIDTH // 2, HEIGHT - 5), (10, 10)]
    assert all(near(picture.getpixel(at), PAPER) for at in edge)


@pytest.mark.parametrize("orientation", [1, 3, 6, 8])
def test_a_picture_is_turned_as_its_camera_says(orientation: int) -> None:
    turns = {3: Image.Transpose.ROTATE_180, 6: Image.Transpose.ROTATE_90, 8: Image.Transpose.ROTATE_270}
    picture = card_picture()
    if orientation in turns:
        picture = picture.transpose(turns[orientation])
    exif = Image.Exif()
    exif[0x0112] = orientation
    assert shows_the_card(straighten(encoded(picture, "JPEG", exif=exif)))


def test_a_picture_of_another_shape_is_cut_little_and_filled_up() -> None:
    picture = card_picture(400, 400)
    face = decoded(straighten(encoded(picture))).convert("RGB")
    assert near(face.getpixel((WIDTH // 2, 20)), PAPER)
    reds = [y for y in range(HEIGHT) if near(face.getpixel((int(0.2 * WIDTH), y)), RED)]
    assert reds[0] > HEIGHT * 0.2


def test_transparent_corners_stay_and_holes_get_paper() -> None:
    card = card_picture().convert("RGBA")
    shape = Image.new("L", card.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, 227, 355), 30, 255)
    card.putalpha(shape)
    assert decoded(straighten(encoded(card))).getchannel("A").getpixel((16, 16)) == 0
    ink = Image.new("RGBA", (228, 356), (0, 0, 0, 0))
    ImageDraw.Draw(ink).rectangle((0, 0, 227, 355), outline=(0, 0, 0, 255), width=6)
    face = decoded(straighten(encoded(ink)))
    assert near(face.getpixel((WIDTH // 2, HEIGHT // 2)), PAPER)
    assert face.getpixel((WIDTH // 2, HEIGHT // 2))[3] == 255  # type: ignore[index]


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "I;16", "CMYK", "RGBA"])
def test_pictures_of_every_kind_are_taken(mode: str) -> None:
    picture = Image.new(mode, (228, 356), 60_000) if mode == "I;16" else card_picture().convert(mode)
    face = decoded(straighten(encoded(picture, "JPEG" if mode == "CMYK" else "PNG"))).convert("RGB")
    assert near(face.getpixel((WIDTH // 2, HEIGHT // 2)), (234, 234, 234))


def test_half_a_turn_and_another_make_none() -> None:
    face = straighten(encoded(card_picture()))
    assert not shows_the_card(upside_down(face))
    assert shows_the_card(upside_down(upside_down(face)))


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", PictureFault.NO_PICTURE),
        (b"GIF89a" + bytes(40), PictureFault.NO_PICTURE),
        (encoded(card_picture(), "GIF"), PictureFault.NO_PICTURE),
        (encoded(card_picture(), "BMP"), PictureFault.NO_PICTURE),
        (b"\x89PNG\r\n\x1a\nnonsense", PictureFault.BROKEN),
        (encoded(card_picture())[:300], PictureFault.BROKEN),
        (encoded(card_picture(), "JPEG")[:900], PictureFault.BROKEN),
        (encoded(card_picture(), "WEBP")[:60], PictureFault.BROKEN),
        (encoded(Image.new("1", (4_000, 4_001))), PictureFault.TOO_MANY_PIXELS),
        (encoded(Image.new("1", (1, 20_001))), PictureFault.TOO_MANY_PIXELS),
        (encoded(Image.new("L", (10_000, 5_001)), "JPEG"), PictureFault.TOO_MANY_PIXELS),
        (encoded(Image.new("1", (20_000, 10_000))), PictureFault.TOO_MANY_PIXELS),
        (encoded(Image.new("RGB", (4, 4))), PictureFault.BROKEN),
        (bytes(20 * 1024 * 1024 + 1), PictureFault.TOO_LARGE),
    ],
)
def test_what_is_no_good_picture_is_refused(
    caplog: pytest.LogCaptureFixture, content: bytes, fault: PictureFault
) -> None:
    with pytest.raises(BadPicture) as caught:
        straighten(content)
    assert caught.value.fault is fault
    # What the reader raised can be looked up: it may be a fault of the program.
    assert ("cannot be used" in caplog.text) == (
        caught.value.__cause__ is not None and fault is PictureFault.BROKEN
    )


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[bytes]) -> bytes:
    content = bytearray(draw(whole))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(content) - 1))
        content[place : place + draw(st.integers(0, 8))] = draw(st.binary(max_size=8))
    return bytes(content)


FUZZED = [encoded(card_picture(57, 89), kind) for kind in ("PNG", "JPEG", "WEBP")]


@hypothesis.settings(max_examples=40)
@hypothesis.given(damaged(st.sampled_from(FUZZED)))
def test_a_damaged_picture_is_a_face_or_refused(content: bytes) -> None:
    try:
        face = straighten(content)
    except BadPicture:
        return
    assert decoded(face).size == (WIDTH, HEIGHT)


# Folders and zips

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
    assert caught.value.refusal is Refusal.NOT_A_PACK


@pytest.mark.usefixtures("links")
def test_a_file_that_becomes_a_link_while_it_is_read_is_not_followed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(SMALL)
    (folder / "HO.png").write_bytes(SMALL)
    with opened(folder) as source:
        (folder / "HO.png").unlink()
        (folder / "HO.png").symlink_to(tmp_path / "secret.png")
        with pytest.raises(BadPicture):
            source.entries[0].read()


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
    # The same, with small sizes written where the large ones stood.
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
        assert caught.value.refusal is Refusal.TOO_MANY


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
    steps: list[Step] = []
    with Draft(shelf) as draft:
        with pytest.raises(PackRefused) as caught:
            draft.add(folder, steps.append)
        assert caught.value.refusal is Refusal.TOO_MUCH
        assert len(steps) == len(draft.pictures) == 2
    (folder / "HX.png").write_bytes(b"")
    os.truncate(folder / "HX.png", 20 * 1024 * 1024 + 1)
    with opened(folder / "HX.png") as source, pytest.raises(BadPicture, match="20 MB"):
        source.entries[0].read()


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b"", Refusal.NOT_A_PACK),
        (b"just a text", Refusal.NOT_A_PACK),
        (b"PK\x03\x04 cut off", Refusal.BROKEN_ZIP),
        (b"PK\x05\x06" + bytes(18), Refusal.NO_PICTURES),
    ],
)
def test_what_is_no_zip_of_pictures_is_refused(tmp_path: Path, content: bytes, refusal: Refusal) -> None:
    path = tmp_path / "pack.zip"
    path.write_bytes(content)
    with pytest.raises(PackRefused) as caught, opened(path):
        pass
    assert caught.value.refusal is refusal


def test_what_is_not_there_or_empty_is_refused(tmp_path: Path, folder: Path) -> None:
    for path, refusal in ((tmp_path / "gone", Refusal.GONE), (folder, Refusal.NO_PICTURES)):
        with pytest.raises(PackRefused) as caught, opened(path):
            pass
        assert caught.value.refusal is refusal


def test_a_zip_larger_than_may_be_is_not_opened(tmp_path: Path) -> None:
    path = zipped(tmp_path / "pack.zip", [("HO.png", SMALL)])
    os.truncate(path, picture_sources.MOST_BYTES + 1)
    with pytest.raises(PackRefused) as caught, opened(path):
        pass
    assert caught.value.refusal is Refusal.TOO_MUCH


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
    # The same can be tried again.
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
    steps: list[Step] = []
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


# Packs that there are


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
    "identifier", ["tell", "own:", "own:..", "own:../x", "own:a/b", "own:A", "own:-x", "x"]
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
