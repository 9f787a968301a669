"""What the packages are pinned to, and until when others keep it safe."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]

SOON = timedelta(days=90)
"""How long before its end a pinned part is named: time enough to try another."""


class Pinned(Struct, frozen=True):
    """A part of a fixed version."""

    name: str
    file: str
    """Where the version stands, from the root of the project."""
    pattern: str
    """Finds the version there."""
    ends: dict[str, date]
    """The last day of security updates for each version that may be pinned."""


PINNED = (
    Pinned(
        "the Flatpak's runtime",
        "packaging/linux/io.github.tartli.Tartli.yaml",
        r"runtime-version: '([\d.]+)'",
        # From https://endoflife.date/freedesktop-sdk: two years each.
        {"25.08": date(2027, 9, 1)},
    ),
    Pinned(
        "Python in the bundles",
        ".github/workflows/release.yml",
        r'PYTHON: "([\d.]+)"',
        # From PEP 693 and PEP 719.
        {"3.12": date(2028, 10, 31), "3.13": date(2029, 10, 31)},
    ),
    Pinned(
        "Debian, on which those for Linux are built",
        ".github/workflows/release.yml",
        r"image: debian:(\d+)",
        # From https://wiki.debian.org/LTS.
        {"12": date(2028, 6, 30), "13": date(2030, 6, 30)},
    ),
    Pinned(
        "the choice of Qt and the libraries",
        "packaging/bundle/constraints.txt",
        r"# Chosen on (\d{4}-\d\d-\d\d)\.",
        # Nobody promises anything; a version of Qt is looked after for about half a year.
        {"2026-11-30": date(2027, 5, 31)},
    ),
)


def version(part: Pinned) -> str:
    """The version that is pinned now. Raises ValueError if none is found."""
    found = re.search(part.pattern, (ROOT / part.file).read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{part.file} does not say the version of {part.name}")
    return found[1]


def ageing(today: date) -> Iterator[str]:
    """A sentence for each part that gets no security updates any more, or not for long."""
    for part in PINNED:
        end = part.ends[version(part)]
        if end - today < SOON:
            yield (
                f"{part.name[0].upper()}{part.name[1:]}, {version(part)}, has security updates until {end}:"
                f" change it in {part.file}."
            )
