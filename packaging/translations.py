"""Renews the catalogues of translations from the texts of the program, and compiles them.

    python packaging/translations.py

Every text that lupdate finds stands in tartli_hu.ts and tartli_de.ts of resources/translations;
tartli_en.ts has only those with a number in them. What is translated stays; a text that the program no
longer has goes; a new one is marked as unfinished, and stands last in its context. No places in the sources
are noted, so that a catalogue changes only where a text does. SHA256SUMS tells the program which catalogues
are whole.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
CATALOGUES = ROOT / "resources" / "translations"

LANGUAGES = {"de": "de_AT", "en": "en", "hu": "hu"}
"""What the name of a catalogue ends with, and the language that is written into it."""

FORMS = {"de": 2, "en": 2, "hu": 1}
"""How many plural forms a language has."""

Translations = dict["Message", tuple[str, ...]]
"""The forms of each text that is translated; those of a text without a number are one."""


@dataclass(frozen=True)
class Message:
    """A text of the program as translators are given it."""

    context: str
    source: str
    comment: str = ""

    @property
    def is_plural(self) -> bool:
        """Whether it has a form for each number; lupdate does not see all of these in calls of translate."""
        return "%n" in self.source


def messages_of_program(folder: Path) -> list[Message]:
    """Every text that goes through Qt's translation, as lupdate finds it and writes it into a folder."""
    found = folder / "found.ts"
    sources = sorted(str(path) for path in (ROOT / "tartli_desktop").rglob("*.py"))
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-locations", "none", "-tr-function-alias", "translate+=_translate,translate+=_to_translate"]
    subprocess.run([str(tool), *options, *sources, "-ts", str(found)], check=True, capture_output=True)
    return list(_read(found))


def finished_in(catalogue: Path) -> Translations:
    """The translations of a catalogue that are marked as finished; none where there is no such file."""
    if not catalogue.is_file():
        return {}
    return {message: forms for message, (forms, finished) in _read(catalogue).items() if finished}


def renewed(language: str, messages: list[Message], catalogue: Path) -> str:
    """What a catalogue must say for these messages, with what is translated in it now."""
    known = (
        {message: forms for message, (forms, _) in _read(catalogue).items()} if catalogue.is_file() else {}
    )
    finished = finished_in(catalogue)
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{LANGUAGES[language]}" sourcelanguage="en">')
    wanted = _in_order([message for message in messages if message.is_plural or language != "en"], known)
    for context in sorted({message.context for message in wanted}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for message in wanted:
            if message.context == context:
                lines += _entry(language, message, known.get(message, ()), message in finished)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _in_order(messages: list[Message], known: Iterable[Message]) -> list[Message]:
    """Messages as they stand in a catalogue, new ones last: a module that moves changes no catalogue."""
    places = {message: place for place, message in enumerate(known)}
    return sorted(messages, key=lambda message: places.get(message, len(places)))


def compile_catalogue(catalogue: Path, compiled: Path) -> None:
    """Write what the program loads."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run(
        [str(tool), "-silent", str(catalogue), "-qm", str(compiled)], check=True, capture_output=True
    )


def sums(folder: Path) -> str:
    """The check numbers of the compiled catalogues in a folder."""
    compiled = sorted(folder.glob("tartli_*.qm"))
    return "".join(f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in compiled)


def _read(catalogue: Path) -> dict[Message, tuple[tuple[str, ...], bool]]:
    """Each message with its forms, and whether it is marked as finished."""
    messages = {}
    for context in ET.parse(catalogue).getroot().findall("context"):
        for message in context.findall("message"):
            key = Message(
                context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")
            )
            translation = message.find("translation")
            assert translation is not None
            parts = translation.findall("numerusform") if key.is_plural else [translation]
            forms = tuple(part.text or "" for part in parts)
            finished = translation.get("type") is None and bool(forms) and all(forms)
            messages[key] = (forms, finished)
    return messages


def _entry(language: str, message: Message, forms: tuple[str, ...], finished: bool) -> list[str]:
    lines = ['    <message numerus="yes">' if message.is_plural else "    <message>"]
    lines.append(f"        <source>{_escaped(message.source)}</source>")
    if message.comment:
        lines.append(f"        <comment>{_escaped(message.comment)}</comment>")
    opening = "        <translation>" if finished else '        <translation type="unfinished">'
    if message.is_plural:
        lines.append(opening)
        forms = forms[: FORMS[language]] + ("",) * (FORMS[language] - len(forms))
        lines += [f"            <numerusform>{_escaped(form)}</numerusform>" for form in forms]
        lines.append("        </translation>")
    else:
        lines.append(f"{opening}{_escaped(forms[0] if forms else '')}</translation>")
    return [*lines, "    </message>"]


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def main() -> None:
    with TemporaryDirectory() as folder:
        messages = messages_of_program(Path(folder))
    for language in LANGUAGES:
        catalogue = CATALOGUES / f"tartli_{language}.ts"
        text = renewed(language, messages, catalogue)
        catalogue.write_text(text, encoding="utf-8", newline="\n")
        compile_catalogue(catalogue, catalogue.with_suffix(".qm"))
        total, finished = text.count("<message"), len(finished_in(catalogue))
        print(f"{catalogue.name}: {finished} of {total} texts are translated")
    (CATALOGUES / "SHA256SUMS").write_text(sums(CATALOGUES), encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
