"""CONTRIBUTING.md names files that exist, and CHANGELOG.md describes this version."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import tartli_desktop

ROOT = Path(__file__).resolve().parents[1]


def named_in_contributing() -> Iterator[tuple[str, list[str]]]:
    """Each path that a step or paragraph names, and the names that follow it up to the next path."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for step in re.split(r"\n\n|\n(?=\d\. )", text):
        path, names = "", list[str]()
        for token in re.findall(r"`([^`]+)`", step):
            if re.fullmatch(r"[\w.-]*/[\w./-]*|[\w-]+\.(?:md|toml)", token):
                if path:
                    yield path, names
                path, names = token, []
            elif path and token.isidentifier():
                names.append(token)
        if path:
            yield path, names


def test_every_step_of_contributing_names_what_is_there() -> None:
    named = list(named_in_contributing())
    assert len(named) > 50
    assert sum(len(names) for _, names in named) > 50
    for path, names in named:
        place = ROOT / path
        assert place.exists(), path
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        content = "\n".join(file.read_text(encoding="utf-8") for file in files) + " ".join(map(str, files))
        assert [name for name in names if not re.search(rf"\b{name}\b", content)] == [], path


def test_contributing_tells_how_to_add_each_kind_of_thing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for thing in ("house rule", "game", "language", "pack", "level"):
        assert re.search(rf"^## How to add a {thing}\n\n(?:.|\n)*?^\d\. ", text, re.MULTILINE)


def test_the_newest_changes_are_those_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+) – \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert versions[0] == tartli_desktop.__version__
    metainfo = ET.parse(ROOT / "packaging" / "desktop" / "io.github.tartli.Tartli.metainfo.xml")
    assert versions == [release.get("version") for release in metainfo.iter("release")]
