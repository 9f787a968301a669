"""Every text of program, desktop files and packages uses the words of packaging/translations/terms.md."""

import ast
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tartli_desktop.windows.errors.troubles import NO_LANGUAGE
from tests.text.translation_tools import calls_in

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
TERMS = PACKAGING / "translations" / "terms.md"
sys.path.append(str(PACKAGING))

import translations  # noqa: E402 - the script that makes the catalogues, which is no part of the program

NAMES = {"en": "English", "hu": "Hungarian", "de": "German"}
NOT_OURS = ("Q", "HelpSearch")
"""Contexts of Qt's own texts, and of search words."""
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def refused(language: str) -> dict[str, str]:
    """Patterns that no text of a language may have, with the words to use instead."""
    part = TERMS.read_text(encoding="utf-8").partition(f"### {NAMES[language]}\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| `(.+)` \| (.+) \|$", part, flags=re.MULTILINE)
    return {pattern.replace("\\|", "|"): instead for pattern, instead in rows}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text for players in a language, with its place."""
    for part in translations.parts():
        catalogue = part.catalogue("hu" if language == "en" else language)
        for message, forms in translations.finished_in(catalogue).items():
            if not message.context.startswith(NOT_OURS):
                for form in (message.source,) if language == "en" else forms:
                    # An access key may be inside a word.
                    yield f"{catalogue.name}, {message.context}", re.sub(r"&(?=\w)", "", form)
    for path in (PACKAGING / "desktop").glob("*.xml"):
        for element in ET.parse(path).iter():
            if element.get(XML_LANG, "en") == language:
                yield path.name, element.text or ""
    entry = PACKAGING / "desktop" / "io.github.tartli.Tartli.desktop"
    for line in entry.read_text(encoding="utf-8").splitlines():
        key, _, text = line.partition("=")
        if key.endswith(f"[{language}]") or (language == "en" and "[" not in key):
            yield entry.name, text
    for chapter in (ROOT / "resources" / "help").glob(f"*/{language}/*.md"):
        for line in chapter.read_text(encoding="utf-8").splitlines():
            # What is said at the table and explained beside it is no word of this language.
            explained = re.sub(r"^\| \*\*.+?\*\* \|", "", line)
            yield f"{chapter.parts[-3]}_{chapter.name}", re.sub(r"\*\*|\{[^}]*\}|&(?=\w)", "", explained)
    if language == "en":
        yield "house_troubles.py", NO_LANGUAGE
        yield from english_sentences()
        yield from english_files()


def english_sentences() -> Iterator[tuple[str, str]]:
    """What rules and store say of a record, as a terminal in English prints it."""
    for part in translations.parts():
        yield from ((f"{part.name}_rules", template) for template in translations.templates_in(part))
        for path in part.sources:
            for call in calls_in(path):
                match call:
                    case ast.Call(func=ast.Name("ResourcesMissing"), args=[template]):
                        yield from ((f"{part.name}_rules", text) for text in texts_in(template))


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts of an expression, such as both of a choice."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def english_files() -> Iterator[tuple[str, str]]:
    """Texts for players that are only in English, paragraph by paragraph."""
    for path in (ROOT / "README.md", ROOT / "CHANGELOG.md", PACKAGING / "desktop" / "tartli-desktop.1"):
        for part in path.read_text(encoding="utf-8").split("\n\n"):
            yield path.name, " ".join(part.split())
    for name in ("linux/install.sh", "linux/uninstall.sh", "setup/find-python"):
        script = (PACKAGING / name).read_text(encoding="utf-8")
        for text in re.findall(r'"([^"\n]{20,})"', script):
            yield name, text


def belongs(place: str, instead: str) -> bool:
    """Whether a refused word is a proper term in this text, which belongs to a game or is shared."""
    parts = re.search(r"\(not in ([\w, ]+)\)$", instead)
    return parts is not None and place.partition("_")[0] in parts[1].split(", ")


@pytest.mark.parametrize("language", NAMES)
def test_no_text_has_a_word_that_the_terms_refuse(language: str) -> None:
    patterns = refused(language)
    assert len(patterns) >= 10
    found_in = list(texts(language))
    assert len({place.partition(",")[0] for place, _ in found_in}) >= (10 if language == "en" else 5)
    found = [
        (place, text, f"say: {instead}")
        for place, text in found_in
        for pattern, instead in patterns.items()
        if re.search(pattern, text) and not belongs(place, instead)
    ]
    assert found == []
