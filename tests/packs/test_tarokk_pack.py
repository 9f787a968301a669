"""The faces of the tarokk pack, found by the codes of the cards."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "tarokk"
NUMERALS = [
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
]
TAROKKS = [*NUMERALS, "SKIZ"]
COURT = [suit + rank for suit in "HDCS" for rank in "KQRJ"]
LOW = ["HA", "DA", "CT", "ST"]
FOURS = ["H4", "D4"]
"""T22.1: what the aces may show."""
CODES = [*TAROKKS, *COURT, *LOW]
"""T1.1, T1.2: 22 tarokks and four suits of five."""
FACES = [*CODES, *FOURS, "back"]
SVG = "{http://www.w3.org/2000/svg}"
SMALL, FULL = (64, 100), (114, 178)


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
