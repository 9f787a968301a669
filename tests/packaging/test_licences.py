"""Every third-party part of a bundle brings the text of its licence, or the build stops."""

import importlib
import re
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(sysconfig.get_path("purelib"))


@pytest.fixture
def notices(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "bundle"))
    return importlib.import_module("notices")


@pytest.mark.parametrize(
    ("place", "source", "words"),
    [
        ("PIL/_imaging.so", SITE / "PIL" / "_imaging.so", "By obtaining, using, and/or copying this"),
        ("msgspec/_core.so", SITE / "msgspec" / "_core.so", "Redistributions in binary form must reproduce"),
        ("platformdirs/unix", SITE / "platformdirs" / "unix.py", "Permission is hereby granted"),
        ("tomli_w/_writer", SITE / "tomli_w" / "_writer.py", "Permission is hereby granted"),
        ("PySide6/QtCore.abi3.so", SITE / "PySide6" / "QtCore.abi3.so", "GNU LESSER GENERAL PUBLIC LICENSE"),
        (r"PySide6\Qt6Gui.dll", SITE / "PySide6" / "Qt6Gui.dll", "GNU GENERAL PUBLIC LICENSE"),
        # Where PyInstaller places them on Windows.
        ("Qt6Gui.dll", SITE / "PySide6" / "Qt6Gui.dll", "GNU LESSER GENERAL PUBLIC LICENSE"),
        (
            "shiboken6.abi3.dll",
            SITE / "shiboken6" / "shiboken6.abi3.dll",
            "GNU LESSER GENERAL PUBLIC LICENSE",
        ),
        ("MSVCP140.dll", SITE / "PySide6" / "MSVCP140.dll", ""),
        ("PySide6/Qt/lib/libQt6Gui.so.6", SITE / "PySide6" / "libQt6Gui.so.6", "FreeType"),
        ("PySide6/Qt/lib/libicudata.so.73", SITE / "PySide6" / "libicudata.so.73", "Unicode, Inc."),
        ("json/decoder", Path(sysconfig.get_path("stdlib")) / "json" / "decoder.py", "PYTHON SOFTWARE"),
        ("python312.dll", Path("python312.dll"), "PYTHON SOFTWARE"),
    ],
)
def test_each_part_has_the_text_of_its_licence(
    notices: ModuleType, tmp_path: Path, place: str, source: Path, words: str
) -> None:
    part = notices.part_of(place, source)
    notices.write([part], tmp_path)
    texts = " ".join((tmp_path / name).read_text(encoding="utf-8") for name, _ in part.texts)
    assert words in " ".join(texts.split())
    index = (tmp_path / "README.txt").read_text(encoding="utf-8")
    assert part.name in index
    assert all(name in index for name, _ in part.texts)


def test_every_library_that_the_program_needs_has_a_licence(notices: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[<>=]", asked)[0] for asked in project["dependencies"] if ";" not in asked]
    assert len(names) >= 5
    for name in names:
        files = metadata.files(name) or []
        top = next(file.parts[0] for file in files if file.parts[0].isidentifier())
        assert notices.part_of(f"{top}/x", SITE / top / "x").texts, name


def test_a_library_of_nobody_ends_the_build(notices: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(notices.NoticeMissingError, match=r"libnew\.so\.1 is bundled, and nothing tells"):
        notices.part_of("libnew.so.1", tmp_path / "libnew.so.1")
    with pytest.raises(notices.NoticeMissingError, match="no installed package"):
        notices.part_of("stranger/a.so", tmp_path / "site-packages" / "stranger" / "a.so")


def test_a_package_without_a_licence_ends_the_build(
    notices: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "bare-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1\n")
    (info / "RECORD").write_text("bare/__init__.py,,\nbare-1.dist-info/METADATA,,\n")
    # Newer Pythons list only files that exist.
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(notices.NoticeMissingError, match="bare is bundled, and brings no licence"):
        notices.part_of("bare/x.so", tmp_path / "site-packages" / "bare" / "x.so")
