"""The faces of the tarokk pack, found by the codes of the cards."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "tarokk"
TELL = FOLDER.parent / "tell"
NUMERALS = [
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
]
TAROKKS = [*NUMERALS, "SKIZ"]
COURT = [suit + rank for suit in "HDCS" for rank in "KQRJ"]
LOW = ["HA", "DA", "CT", "ST"]
CODES = [*TAROKKS, *COURT, *LOW]
"""T1.1, T1.2: 22 tarokks and four suits of five."""
FACES = [*CODES, "back"]
SVG = "{http://www.w3.org/2000/svg}"
SMALL, FULL = (64, 100), (114, 178)


def drawn(code: str, size: tuple[int, int], *, turned: bool = False) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if turned:
            painter.translate(*size)
            painter.rotate(180)
        renderer = QSvgRenderer(str(FOLDER / f"{code}.svg"))
        assert renderer.isValid()
        renderer.render(painter, QRectF(image.rect()))
    return image


def grey(image: QImage) -> bytes:
    """The lightness of each pixel."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(flat.constScanLine(row))[: flat.width()] for row in range(flat.height()))


def difference(one: QImage, other: QImage) -> float:
    """The average difference in lightness, of 255."""
    left, right = grey(one), grey(other)
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def test_the_pack_has_42_cards_and_a_back() -> None:  # T1.1
    assert len(CODES) == 42
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{code}.svg" for code in FACES)


@pytest.mark.parametrize("code", FACES)
def test_a_face_is_plain_shapes_of_the_size_of_all_packs(code: str) -> None:
    root = ElementTree.parse(FOLDER / f"{code}.svg").getroot()
    assert root.get("viewBox") == "0 0 570 890"
    # No text, which needs a font, and nothing that QtSvg leaves out, such as clipping.
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg",
        "g",
        "defs",
        "use",
        "path",
        "rect",
        "circle",
    }
    assert not any("font" in name or "style" in name for element in root.iter() for name in element.attrib)


def test_files_are_of_the_size_of_the_tell_pack() -> None:
    largest = max(path.stat().st_size for path in TELL.iterdir())
    too_large = {
        path.name: path.stat().st_size for path in FOLDER.iterdir() if path.stat().st_size > 1.5 * largest
    }
    assert too_large == {}


@pytest.mark.parametrize("code", [code for code in FACES if code not in LOW])
def test_a_card_is_the_same_turned_round(code: str) -> None:
    assert difference(drawn(code, FULL), drawn(code, FULL, turned=True)) < 2


def test_no_two_cards_look_alike_when_small() -> None:
    images = {code: grey(drawn(code, SMALL)) for code in FACES}
    alike = []
    for k, one in enumerate(FACES):
        for other in FACES[k + 1 :]:
            a, b = images[one], images[other]
            apart = sum(abs(x - y) for x, y in zip(a[::3], b[::3], strict=True)) / len(a[::3])
            if apart < 8:
                alike.append((one, other, apart))
    assert alike == []
