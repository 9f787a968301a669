"""Pictures become straight faces of one size, or are refused with a reason."""

from collections.abc import Callable

import hypothesis
import pytest
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from tartli_desktop.packs.card_pictures import (
    HEIGHT,
    WIDTH,
    BadPicture,
    PictureFault,
    straighten,
    upside_down,
)
from tests.packs.sample_pictures import (
    PAPER,
    RED,
    card_picture,
    damaged,
    decoded,
    encoded,
    near,
    on_cloth,
    shows_the_card,
)


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
    # White cards are told apart where they overlap.
    edge, paper = (picture.convert("L").getpixel((x, HEIGHT // 2)) for x in (0, 10))
    assert paper - edge > 50
    assert shows_the_card(face)


@pytest.mark.parametrize("angle", [0, 3.5, -7, 15, 25, -88, 92])
def test_a_card_on_a_cloth_is_cut_out_and_straightened(angle: float) -> None:
    face = straighten(encoded(on_cloth(angle), "JPEG", quality=90))
    # If a card lies on its side, nothing tells which end is up.
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


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: b"", PictureFault.NO_PICTURE),
        (lambda: b"GIF89a" + bytes(40), PictureFault.NO_PICTURE),
        (lambda: encoded(card_picture(), "GIF"), PictureFault.NO_PICTURE),
        (lambda: encoded(card_picture(), "BMP"), PictureFault.NO_PICTURE),
        (lambda: b"\x89PNG\r\n\x1a\nnonsense", PictureFault.BROKEN),
        (lambda: encoded(card_picture())[:300], PictureFault.BROKEN),
        (lambda: encoded(card_picture(), "JPEG")[:900], PictureFault.BROKEN),
        (lambda: encoded(card_picture(), "WEBP")[:60], PictureFault.BROKEN),
        (lambda: encoded(Image.new("1", (4_000, 4_001))), PictureFault.TOO_MANY_PIXELS),
        (lambda: encoded(Image.new("1", (1, 20_001))), PictureFault.TOO_MANY_PIXELS),
        (lambda: encoded(Image.new("L", (10_000, 5_001)), "JPEG"), PictureFault.TOO_MANY_PIXELS),
        (lambda: encoded(Image.new("1", (20_000, 10_000))), PictureFault.TOO_MANY_PIXELS),
        (lambda: encoded(Image.new("RGB", (4, 4))), PictureFault.BROKEN),
        (lambda: bytes(20 * 1024 * 1024 + 1), PictureFault.TOO_LARGE),
    ],
)
def test_what_is_no_good_picture_is_refused(
    caplog: pytest.LogCaptureFixture, make: Callable[[], bytes], fault: PictureFault
) -> None:
    with pytest.raises(BadPicture) as caught:
        straighten(make())
    assert caught.value.fault is fault
    # The decoder's error is logged: it may be a fault of the program.
    assert ("cannot be used" in caplog.text) == (
        caught.value.__cause__ is not None and fault is PictureFault.BROKEN
    )


FUZZED = [encoded(card_picture(57, 89), kind) for kind in ("PNG", "JPEG", "WEBP")]


@hypothesis.settings(max_examples=40)
@hypothesis.given(damaged(st.sampled_from(FUZZED)))
def test_a_damaged_picture_is_a_face_or_refused(content: bytes) -> None:
    try:
        face = straighten(content)
    except BadPicture:
        return
    assert decoded(face).size == (WIDTH, HEIGHT)
