"""Who owns the files of the bundle, and the texts of their licences, which every package must include.

The bundle differs from system to system and from one build to the next, so each file is checked. A file
without a known owner, or an owner without the text of a licence, ends the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "packaging" / "licences"
"""Texts that no installed package has on all systems. Those of Qt and ICU are made from Debian's notices."""
COMMON = Path("/usr/share/common-licenses")
"""Where Debian keeps the texts that the notices of its packages only name."""
INDEX = "README.txt"
GPL = {"GPL-3.txt": ROOT / "LICENSE"}

_TEXT_NAME = re.compile(r"(?:licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_OF_MICROSOFT = re.compile(r"(?:vcruntime|msvcp|concrt|ucrtbase|api-ms-win)", re.IGNORECASE)


class NoticeMissingError(Exception):
    """The licence of something in the bundle is not known; the message names it and says what to do."""


@dataclass(frozen=True)
class Part:
    """Something in the bundle that others wrote."""

    name: str
    licence: str
    texts: tuple[tuple[str, Path], ...]
    """The name of each text in the folder of the licences, and the file that it is copied from."""


def part_of(place: str, source: Path) -> Part:
    """The owner of a file of the bundle.

    Args:
        place: where it lies in the bundle.
        source: the file that it was made from.

    Raises:
        NoticeMissingError: if the owner cannot be found.
    """
    parts = PurePosixPath(place.replace("\\", "/")).parts
    name = parts[-1]
    if _OF_MICROSOFT.match(name):
        return Part("Microsoft Visual C++ Runtime", "of Microsoft, to be passed on with programs", ())
    # On Windows the libraries of PySide6 lie beside the program.
    if {"PySide6", "shiboken6"} & {parts[0], source.parent.name}:
        return _icu() if re.match(r"(?:lib)?icu", name) else _qt()
    if "site-packages" in source.parts:
        below = source.parts[source.parts.index("site-packages") + 1 :]
        return _of_distribution(below[0])
    if source.is_relative_to(sysconfig.get_path("stdlib")) or re.match(
        r"(?:lib)?python", name, re.IGNORECASE
    ):
        return python()
    if source.is_relative_to(sys.base_prefix) and sys.base_prefix != "/usr":
        return python()
    return _of_debian(source)


@cache
def python() -> Part:
    """Python itself."""
    stdlib = Path(sysconfig.get_path("stdlib"))
    debian = Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright")
    places = [stdlib / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    # Debian's text also covers everything inside Python.
    found = next((place for place in (debian, *places) if place.is_file()), None)
    if found is None:
        raise NoticeMissingError(f"The licence of Python is not in {debian}, {places[0]} or {places[1]}.")
    return Part(f"Python {sys.version.split()[0]}", "PSF-2.0 and others", (("Python.txt", found),))


def starter() -> Part:
    """What PyInstaller puts in front of the program."""
    return _of_distribution("PyInstaller")


def _qt() -> Part:
    texts = (
        ("LGPL-3.txt", TEXTS / "LGPL-3.txt"),
        *GPL.items(),
        ("Qt-third-party.txt", TEXTS / "Qt-third-party.txt"),
    )
    version = metadata.version("PySide6-Essentials")
    name = f"Qt and PySide6 {version}, https://download.qt.io/official_releases/"
    return Part(name, "LGPL-3.0-only", texts)


def _icu() -> Part:
    return Part("ICU, a part of Qt", "Unicode", (("ICU.txt", TEXTS / "ICU.txt"),))


@cache
def _of_distribution(top: str) -> Part:
    """The distribution that has this file or folder in site-packages."""
    for distribution in metadata.distributions():
        files = distribution.files or []
        if not any(file.parts[0] == top for file in files):
            continue
        name = distribution.metadata["Name"]
        texts = [
            (f"{name}{'' if number == 0 else f'-{number + 1}'}.txt", Path(str(file.locate())))
            for number, file in enumerate(
                file for file in files if ".dist-info" in file.parts[0] and _TEXT_NAME.match(file.name)
            )
        ]
        if not texts:
            raise NoticeMissingError(f"{name} is bundled, and brings no licence along in its dist-info.")
        told = distribution.metadata.get("License-Expression") or distribution.metadata.get("License") or ""
        # Some distributions have the whole text there.
        licence = told if 0 < len(told) < 60 else "see its text"
        return Part(f"{name} {distribution.version}", licence, tuple(texts))
    raise NoticeMissingError(f"{top} is bundled, and no installed package has it.")


def _of_debian(source: Path) -> Part:
    """The Debian package that a library was taken from."""
    unknown = NoticeMissingError(f"{source} is bundled, and nothing tells whose it is. notices.py must know.")
    if shutil.which("dpkg-query") is None:
        raise unknown
    target = source.resolve()
    # As long as /lib is a link to /usr/lib, dpkg may know a file by either name.
    for path in (source, target, Path("/", *target.parts[2:])):
        asked = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True)
        if asked.returncode == 0:
            package = asked.stdout.split(":")[0]
            text = Path("/usr/share/doc") / package / "copyright"
            if not text.is_file():
                raise NoticeMissingError(f"{source} is bundled, and {text} is missing.")
            return Part(f"{package} of Debian", "see its text", ((f"{package}.txt", text),))
    raise unknown


def parts_of(files: Iterable[tuple[str, Path]]) -> list[Part]:
    """The parts that these files belong to, each once, without our own. Raises NoticeMissingError."""
    return list({part_of(place, source): None for place, source in files if not _is_own(source)})


def _is_own(source: Path) -> bool:
    return source.is_relative_to(ROOT) and "site-packages" not in source.parts


def write(parts: Iterable[Part], folder: Path) -> list[Path]:
    """Put the texts and a list of the parts into a folder; returns the files. Raises NoticeMissingError."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [_HEAD]
    copies = dict(GPL)
    for part in sorted(set(parts), key=lambda part: part.name.lower()):
        copies |= dict(part.texts)
        names = ", ".join(name for name, _ in part.texts)
        lines.append(f"{part.name}\n    Licence: {part.licence}{f'. Text: {names}' if names else ''}\n")
    written = []
    for name, source in copies.items():
        if not source.is_file() or not source.stat().st_size:
            raise NoticeMissingError(f"The text of a licence is missing: {source}")
        text = source.read_text(encoding="utf-8", errors="replace")
        written.append(_put(folder / name, text))
        # Debian's notices only name the texts that every Debian has.
        for common in re.findall(rf"{COMMON.as_posix()}/([A-Za-z]+-[\d.]*\d)", text):
            if (COMMON / common).is_file() and f"{common}.txt" not in copies:
                written.append(_put(folder / f"{common}.txt", (COMMON / common).read_text(encoding="utf-8")))
    written.append(_put(folder / INDEX, "\n".join(lines)))
    return sorted(set(written))


def _put(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


_HEAD = """\
Tartli is free software under the GNU General Public License, version 3 or later: GPL-3.txt. Its drawings,
sounds and texts are under CC BY-SA 4.0: LICENSE in the folder "resources". Its fonts are made from Vollkorn
and Lato, under the SIL Open Font License 1.1: OFL.txt in "resources/fonts".

This package brings along what others wrote. It is listed here with its licence, and is as its authors publish
it; in packages for Linux, symbols that only a debugger reads are taken out. Qt and PySide6 are files of their
own, which you may replace by other versions. What a text names in /usr/share/common-licenses is here, too.
"""
