"""Pictures of a card, plain and on a cloth, and zips of pictures."""

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path

from hypothesis import strategies as st
from PIL import Image, ImageDraw

from tartli_desktop.packs.card_pictures import HEIGHT, WIDTH, PictureFault
from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.picture_sources import BadFile, opened

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
    """A photograph of a card on a cloth."""
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


def zipped(path: Path, files: Iterable[tuple[str | zipfile.ZipInfo, bytes]]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return path


def brought(draft: Draft, path: Path) -> tuple[dict[str, str | None], dict[str, PictureFault]]:
    """The accepted pictures with their faces, and the rejected files with the reason."""
    steps: list[LookedAt] = []
    draft.add(path, steps.append)
    assert [step.done for step in steps] == list(range(1, len(steps) + 1))
    assert {step.count for step in steps} <= {len(steps)}
    taken = {step.picture.name: step.picture.face for step in steps if step.picture is not None}
    return taken, {step.bad.name: step.bad.fault for step in steps if step.bad is not None}


def faults(path: Path) -> list[BadFile]:
    with opened(path) as source:
        return list(source.bad)


@st.composite
def damaged(draw: st.DrawFn, whole: st.SearchStrategy[bytes]) -> bytes:
    content = bytearray(draw(whole))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(content) - 1))
        content[place : place + draw(st.integers(0, 8))] = draw(st.binary(max_size=8))
    return bytes(content)
