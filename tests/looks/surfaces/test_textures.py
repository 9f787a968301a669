"""Woods, stone and cloths: the committed pictures match their script, and the program works without them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tartli_desktop.chalk import stone as board
from tartli_desktop.looks.surfaces import textures, theme, wood_frame
from tartli_desktop.settings.settings import Cloth, Wood
from tartli_desktop.table import felt

ROOT = Path(__file__).parents[3]
COMMITTED = ROOT / "resources" / "textures"
NAMES = {*("haze", "speckle"), *(f"cloth-{cloth}" for cloth in Cloth), *(f"wood-{wood}" for wood in Wood)}

NEAR = 2
"""How much another version of Qt may round differently, of 255."""


def forget() -> None:
    """Forget all that was read."""
    textures.texture.cache_clear()
    wood_frame._planks.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder in place of the program's textures."""

    (tmp_path / "textures").mkdir()
    monkeypatch.setattr(textures, "resources_folder", lambda: tmp_path)
    forget()
    yield tmp_path / "textures"
    forget()


def pixels(picture: QImage) -> bytes:
    # Keep a reference: the bytes vanish with the picture.
    kept = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(kept.constBits())


def painted(ratio: float, cloth: Cloth | None = None, wood: Wood | None = None) -> QImage:
    """A table on the left, a slate on the right."""
    picture = QImage(round(300 * ratio), round(200 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor("black"))
    with QPainter(picture) as painter:
        felt.paint_table(painter, QRectF(0, 0, 200, 200), ratio, cloth, wood)
        board.paint(painter, QRectF(200, 0, 100, 200), QRectF(210, 10, 80, 180), ratio)
    return picture


def test_the_committed_textures_are_what_the_script_draws(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "textures" / "make.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, timeout=100)
    assert {file.name for file in tmp_path.iterdir()} == {f"{name}.png" for name in NAMES}
    for drawn in tmp_path.iterdir():
        with Image.open(drawn) as one, Image.open(COMMITTED / drawn.name) as other:
            assert one.size == other.size
            extremes = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA")).getextrema()
        differences = [most for _, most in extremes]
        assert max(differences) <= NEAR, f"{drawn.name} is not what packaging/textures/make.py draws"


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("content", [None, b"", b"no picture", "half"])
def test_without_textures_there_are_flat_colours(
    folder: Path, qapp: object, content: bytes | str | None, ratio: float
) -> None:
    flat = painted(ratio)
    for name in NAMES:
        file = folder / f"{name}.png"
        whole = (COMMITTED / file.name).read_bytes()
        if content is not None:
            file.write_bytes(content if isinstance(content, bytes) else whole[: len(whole) // 2])
    forget()
    picture = painted(ratio)
    assert picture == flat
    rim = picture.pixelColor(round(100 * ratio), round(6 * ratio))
    cloth = picture.pixelColor(round(100 * ratio), round(100 * ratio))
    stone = picture.pixelColor(round(250 * ratio), round(100 * ratio))
    assert rim.red() > rim.green() > rim.blue() > 0
    assert cloth.green() > cloth.red() > 0
    assert cloth.green() > cloth.blue() > 0
    assert 0 < stone.red() <= stone.green() <= stone.blue() < 80


def test_a_texture_is_read_once(folder: Path) -> None:
    (folder / "cloth-red.png").write_bytes((COMMITTED / "cloth-red.png").read_bytes())
    first = textures.texture("cloth-red", "red")
    (folder / "cloth-red.png").unlink()
    assert textures.texture("cloth-red", "red") is first
    assert first.width() > 1


@pytest.fixture
def usual_theme(qapp: object) -> Iterator[None]:
    yield
    theme.apply_theme(Cloth.GREEN, Wood.WALNUT)


def test_only_what_is_painted_with_is_read(folder: Path, usual_theme: None) -> None:
    theme.apply_theme(Cloth.BLUE, Wood.EBONY)
    painted(1.0)
    # The stone has two textures, the theme two.
    assert textures.texture.cache_info().currsize == 4
