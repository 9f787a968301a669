"""The window looks as before: a few small pictures match those in references/.

To renew them after an intended change: ``python packaging/screenshots.py --references``.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PIL import Image, ImageFilter

from tests.pictures.picture_compare import Likeness, likeness

ROOT = Path(__file__).resolve().parents[2]

SCRIPT = ROOT / "packaging" / "screenshots.py"
REFERENCES = ROOT / "tests" / "pictures" / "references"
NAMES = ("deal", "end-of-hand", "settings-dark", "slate-of-beck", "trick-9-dimmed")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures of the program as it looks now."""
    folder = tmp_path_factory.mktemp("fresh")
    command = [sys.executable, str(SCRIPT), str(folder), "--references"]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def compared(name: str, folder: Path, references: Path = REFERENCES) -> Likeness:
    """Compare a picture in a folder with its reference."""
    places = [json.loads((each / "words.json").read_text(encoding="utf-8")) for each in (folder, references)]
    with Image.open(folder / f"{name}.png") as picture, Image.open(references / f"{name}.png") as reference:
        return likeness(picture, reference, places[0][name], places[1][name])


def kept(name: str, folder: Path, seen: Likeness) -> Path:
    """Save the picture and its differences for a look after the test; return the folder."""
    where = Path(os.environ.get("TARTLI_PICTURES") or Path(tempfile.gettempdir()) / "tartli-pictures")
    where.mkdir(parents=True, exist_ok=True)
    with Image.open(folder / f"{name}.png") as picture:
        picture.save(where / f"{name}.png")
    seen.difference.save(where / f"{name}-difference.png")
    return where


@pytest.mark.parametrize("name", NAMES)
def test_the_window_looks_as_it_did(name: str, fresh: Path) -> None:
    seen = compared(name, fresh)
    if not seen.holds:
        where = kept(name, fresh, seen)
        pytest.fail(
            f"{name}: {seen}. Both are in {where}: {name}.png and {name}-difference.png. If it is meant to "
            "look so, run: python packaging/screenshots.py --references",
            pytrace=False,
        )


def test_there_is_a_reference_for_each_picture_and_all_are_small(fresh: Path) -> None:
    files = {path.name for path in REFERENCES.iterdir()}
    assert files == {path.name for path in fresh.iterdir()} == {"words.json", *(f"{n}.png" for n in NAMES)}
    assert sum(path.stat().st_size for path in REFERENCES.iterdir()) < 1_000_000


@pytest.mark.parametrize("name", NAMES)
def test_edges_smoothed_in_another_way_are_no_change(name: str, fresh: Path) -> None:
    with Image.open(fresh / f"{name}.png") as picture:
        right = picture.convert("RGB")
    seen = likeness(right.filter(ImageFilter.GaussianBlur(0.5)), right, [], [])
    assert seen.holds, str(seen)
