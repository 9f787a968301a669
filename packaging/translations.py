"""Renews the catalogues of translations from the texts of the program.

    python packaging/translations.py

The texts of each game, in its folder of tartli_desktop/games, stand in catalogues of its own, such as
tartli_hu.ts; all others stand in those of the house, such as house_hu.ts. They lie in
resources/translations. A game of the tests that has a folder "translations" keeps its catalogues there.

Every text that lupdate finds, and every sentence with which rules refuse something, stands in the catalogues
of Hungarian and German; those of English have only the texts with a number in them. Translations stay, even
when a text moves from one catalogue to another; a text that the program no longer has is removed; a new one
is marked as unfinished, and stands last in its context. Places in the sources are not recorded, so that a
catalogue changes only where a text does.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

from tartli_desktop.game.errors import for_translators

ROOT = Path(__file__).resolve().parents[1]
CATALOGUES = ROOT / "resources" / "translations"
HOUSE = "house"

LANGUAGES = {"de": "de_AT", "en": "en", "hu": "hu"}
"""The ending of a catalogue's name, and the language written into the catalogue."""

REFUSING = {"Sentence": 0, "refused": 1}
"""What makes the sentences of refusals, with the place of the template among its arguments."""

CONTEXT = re.compile(r'^(\w+) = (?:Context\(|partial\(to_translate, )"([\w.]+)"\)$', re.MULTILINE)
"""What a module calls with the texts of a context; lupdate knows only the functions behind it."""

FORMS = {"de": 2, "en": 2, "hu": 1}
"""How many plural forms a language has."""

Translations = dict["Message", tuple[str, ...]]
"""The forms of each translated text; a text without a number has one."""

Known = dict["Message", tuple[tuple[str, ...], bool]]
"""The forms of each text in a catalogue, and whether it is marked as finished."""


@dataclass(frozen=True)
class Message:
    """A text of the program as translators get it."""

    context: str
    source: str
    comment: str = ""

    @property
    def is_plural(self) -> bool:
        """Whether it has plural forms; lupdate does not recognize them all in calls of translate."""
        return "%n" in self.source


@dataclass(frozen=True)
class Part:
    """The house or a game: each has catalogues of its own."""

    name: str
    sources: tuple[Path, ...]
    folder: Path
    """Where its catalogues lie."""

    def catalogue(self, language: str) -> Path:
        """The texts of the part in a language, as translators edit them."""
        return self.folder / f"{self.name}_{language}.ts"


@cache
def parts() -> tuple[Part, ...]:
    """The house, every game of the program, and every game of the tests that has texts."""
    program = ROOT / "tartli_desktop"
    games = sorted(folder for folder in (program / "games").iterdir() if (folder / "__init__.py").is_file())
    house = (path for path in sorted(program.rglob("*.py")) if not any(map(path.is_relative_to, games)))
    of_tests = sorted((ROOT / "tests" / "games").glob("*/translations"))
    return (
        Part(HOUSE, tuple(house), CATALOGUES),
        *(Part(game.name, tuple(sorted(game.rglob("*.py"))), CATALOGUES) for game in games),
        *(Part(own.parent.name, tuple(sorted(own.parent.rglob("*.py"))), own) for own in of_tests),
    )


def messages_of_program() -> dict[Part, list[Message]]:
    """The texts of each part of the program that has any."""
    found = {part: [*messages_in(part.sources), *refusals_in(part)] for part in parts()}
    return {part: messages for part, messages in found.items() if messages}


def messages_in(sources: Sequence[Path]) -> list[Message]:
    """Every text of some modules that goes through Qt's translation, as lupdate finds it."""
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-locations", "none", "-tr-function-alias", "translate+=to_translate"]
    with TemporaryDirectory() as folder:
        copies = [Path(folder) / f"{place}.py" for place, _ in enumerate(sources)]
        for source, copy in zip(sources, copies, strict=True):
            copy.write_text(_with_contexts(source.read_text(encoding="utf-8")), encoding="utf-8")
        found = Path(folder) / "found.ts"
        subprocess.run(
            [str(tool), *options, *map(str, copies), "-ts", str(found)], check=True, capture_output=True
        )
        return list(_read(found))


def refusals_in(part: Part) -> list[Message]:
    """The sentences with which the rules of a game, or the house, refuse something."""
    house = parts()[0]
    if part.name == HOUSE:
        return [Message("RefusedRecords", text) for text in _refusals(part)]
    own = (text for text in _refusals(part) if text not in _refusals(house))
    return [Message(f"{part.name.capitalize()}.RefusedRecords", text) for text in own]


def _refusals(part: Part) -> dict[str, None]:
    """The sentences of refusals in the sources of a part, in their order, as translators get them."""
    return dict.fromkeys(map(for_translators, templates_in(part)))


@cache
def templates_in(part: Part) -> tuple[str, ...]:
    """The sentences of refusals in the sources of a part, in their order, with the names of their values."""
    written = (source.read_text(encoding="utf-8") for source in part.sources)
    calls = (
        (call.args, REFUSING.get(getattr(call.func, "id", "")))
        # To parse all modules would take most of the time.
        for text in written
        if any(f"{name}(" in text for name in REFUSING)
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call)
    )
    templates = (args[place] for args, place in calls if place is not None and place < len(args))
    return tuple(str(each.value) for each in templates if isinstance(each, ast.Constant))


def _with_contexts(source: str) -> str:
    """A module that names the context in each call, as lupdate wants it."""
    for name, context in CONTEXT.findall(source):
        source = re.sub(rf"(?<![.\w]){name}\(", f'translate("{context}", ', source)
    return source


def shared_contexts(found: dict[Part, list[Message]]) -> list[str]:
    """The contexts that more than one part has, where one part's translation could be taken for another's."""
    owners = Counter(context for each in found.values() for context in {message.context for message in each})
    return sorted(context for context, number in owners.items() if number > 1)


def known_in(*catalogues: Path) -> Known:
    """The texts in those of these catalogues that exist; for each text the first that has it counts."""
    known: Known = {}
    for catalogue in catalogues:
        if catalogue.is_file():
            known = {**known, **{each: text for each, text in _read(catalogue).items() if each not in known}}
    return known


def finished_in(catalogue: Path) -> Translations:
    """The translations of a catalogue that are marked as finished; none if the file does not exist."""
    return {message: forms for message, (forms, finished) in known_in(catalogue).items() if finished}


def renewed(language: str, messages: list[Message], known: Known) -> str:
    """The text of a catalogue for these messages, with the translations that are known."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{LANGUAGES[language]}" sourcelanguage="en">')
    wanted = _in_order([message for message in messages if message.is_plural or language != "en"], known)
    for context in sorted({message.context for message in wanted}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for message in wanted:
            if message.context == context:
                lines += _entry(language, message, *known.get(message, ((), False)))
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _in_order(messages: list[Message], known: Iterable[Message]) -> list[Message]:
    """Messages as they stand in a catalogue, new ones last: a module that moves changes no catalogue."""
    places = {message: place for place, message in enumerate(known)}
    return sorted(messages, key=lambda message: places.get(message, len(places)))


def _read(catalogue: Path) -> Known:
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
    found = messages_of_program()
    if shared := shared_contexts(found):
        sys.exit(f"Texts of the house and of a game, or of two games, have one context: {', '.join(shared)}")
    for language in LANGUAGES:
        # Read them all before the first is written: a text may move from one to another.
        committed = [part.catalogue(language) for part in found]
        known = {part: known_in(part.catalogue(language), *committed) for part in found}
        for part, messages in found.items():
            catalogue = part.catalogue(language)
            text = renewed(language, messages, known[part])
            catalogue.write_text(text, encoding="utf-8", newline="\n")
            total, finished = text.count("<message"), len(finished_in(catalogue))
            print(f"{catalogue.name}: {finished} of {total} texts are translated")


if __name__ == "__main__":
    main()
