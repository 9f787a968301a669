"""The catalogues of texts: whole, fresh and fit to be filled in, in each language."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from tartli_desktop.text import record_errors
from tartli_desktop.text.catalogues import SUMS

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = sorted((ROOT / "tartli_desktop").rglob("*.py"))
sys.path.append(str(ROOT / "packaging"))

import translations  # noqa: E402 - the script that makes them, which is no part of the program
from translations import Message  # noqa: E402

LANGUAGES = sorted(translations.LANGUAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
RENEW = "make translations renews what is committed; then the texts that it names are to be translated"


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> list[Message]:
    """Every text of the program, as translators are given it."""
    return translations.messages_of_program(tmp_path_factory.mktemp("found"))


def catalogue(language: str) -> Path:
    return translations.CATALOGUES / f"tartli_{language}.ts"


def translated(language: str) -> list[tuple[Message, str]]:
    """Each form of each text of a language."""
    finished = translations.finished_in(catalogue(language))
    assert finished
    return [(message, form) for message, forms in finished.items() for form in forms]


def written_in_the_program() -> Iterator[tuple[str, str]]:
    """Each text in a call of tr or translate, after the place where it stands."""
    for path in PROGRAM:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                texts = node.args[{"tr": 0, "translate": 1, "_translate": 1}.get(name, len(node.args)) :][:1]
                if texts and isinstance(texts[0], ast.Constant) and isinstance(texts[0].value, str):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", texts[0].value


# Nothing is left out


def test_translators_are_given_every_text(messages: list[Message]) -> None:
    found = {message.source for message in messages}
    written = list(written_in_the_program())
    assert len(written) > 300
    # What lupdate cannot read, it leaves out in silence, as a call with a sum among its arguments.
    assert [place for place, text in written if text not in found] == []


@each_language
def test_a_catalogue_has_the_texts_of_the_program_and_no_others(
    language: str, messages: list[Message]
) -> None:
    committed = catalogue(language)
    renewed = translations.renewed(language, messages, committed)
    assert committed.read_text(encoding="utf-8") == renewed, RENEW


@each_language
def test_every_text_is_translated(language: str, messages: list[Message]) -> None:
    finished = translations.finished_in(catalogue(language))
    wanted = [message for message in messages if message.is_plural or language != "en"]
    assert [message for message in wanted if message not in finished] == [], RENEW


@each_language
def test_a_text_with_a_number_has_each_plural_form_of_the_language(language: str) -> None:
    plurals = {
        message: forms
        for message, forms in translations.finished_in(catalogue(language)).items()
        if message.is_plural
    }
    assert len(plurals) >= 7
    wrong = {
        message.source: forms
        for message, forms in plurals.items()
        if len(forms) != translations.FORMS[language] or not all("%n" in form for form in forms)
    }
    assert wrong == {}


# What is translated fits


def marks(text: str) -> Counter[str]:
    """What is filled in or shown otherwise: places, names of places, and tags."""
    return Counter(re.findall(r"%[1-9n]|\{\w+\}|</?\w+>", text))


@each_language
def test_what_is_filled_in_has_its_place_in_every_translation(language: str) -> None:
    # A sentence may name a thing once more, or once less.
    assert [
        form for message, form in translated(language) if set(marks(form)) != set(marks(message.source))
    ] == []


@each_language
def test_a_translation_has_a_key_with_alt_where_the_text_has_one(language: str) -> None:
    def keys(text: str) -> int:
        return len(re.findall("&(?=[^& ])", text))

    assert [form for message, form in translated(language) if keys(form) != keys(message.source)] == []


@each_language
def test_a_translation_begins_and_ends_as_the_text_does(language: str) -> None:
    def ends(text: str) -> tuple[bool, bool, bool]:
        return text.startswith("  "), text.endswith(" "), text.endswith("…")

    assert [form for message, form in translated(language) if ends(form) != ends(message.source)] == []


@each_language
def test_the_compiled_catalogue_is_that_of_the_source(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled.qm"
    translations.compile_catalogue(catalogue(language), compiled)
    fresh, committed = QTranslator(), QTranslator()
    assert fresh.load(str(compiled))
    assert committed.load(str(catalogue(language).with_suffix(".qm"))), RENEW
    for message in translations.finished_in(catalogue(language)):
        for number in (0, 1, 2, 5) if message.is_plural else (-1,):
            asked = (message.context, message.source, message.comment, number)
            said = [each.translate(*asked) for each in (fresh, committed)]
            assert said[0] == said[1], (asked, RENEW)
            assert said[0], asked


def test_the_check_numbers_are_those_of_the_compiled_catalogues() -> None:
    listed = (translations.CATALOGUES / SUMS).read_text(encoding="ascii")
    assert listed == translations.sums(translations.CATALOGUES), RENEW
    assert [line.split()[1] for line in listed.splitlines()] == [f"tartli_{each}.qm" for each in LANGUAGES]


def test_what_is_translated_stays_when_a_catalogue_is_renewed(tmp_path: Path) -> None:
    old, new, gone = (Message("Here", text) for text in ("Old", "New", "Gone"))
    made = tmp_path / "tartli_de.ts"
    made.write_text(translations.renewed("de", [old, gone], made), encoding="utf-8")
    finished = made.read_text(encoding="utf-8").replace(
        '<source>Old</source>\n        <translation type="unfinished">',
        "<source>Old</source>\n        <translation>Alt",
    )
    made.write_text(finished, encoding="utf-8")
    made.write_text(translations.renewed("de", [new, old], made), encoding="utf-8")
    assert translations.finished_in(made) == {old: ("Alt",)}
    assert "Gone" not in made.read_text(encoding="utf-8")
    assert "<source>New</source>" in made.read_text(encoding="utf-8")


# Why a file is refused

REFUSING = (
    *sorted((ROOT / "tartli_desktop" / "engine").glob("*.py")),
    ROOT / "tartli_desktop" / "cards" / "sealed_deal.py",
    ROOT / "tartli_desktop" / "store" / "records.py",
    ROOT / "tartli_desktop" / "windows" / "matches" / "record_hands.py",
)
RAISED = {"RecordError", "IllegalAction", "ActionTextError", "VariantError", "ValueError", "refuse"}
ANSWERS = {"_key_problem", "why_wrong"}
"""Functions that give back what is wrong."""


def sentence(node: ast.expr) -> str | None:
    """A text of the program with example values in the places of what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "'HO'" for part in node.values]
        return "".join(map(str, parts))
    return None


def english_refusals() -> Iterator[tuple[str, str]]:
    """Every sentence in which the engine and the reader of files refuse something, after its place."""
    for path in REFUSING:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            found: list[ast.expr | None] = []
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                found = list(node.args) if name in RAISED else []
            elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
                rule = sentence(node.elts[0])
                found = [node.elts[1]] if rule and re.fullmatch(r"R\d+(\.\d+)?", rule) else []
            elif isinstance(node, ast.FunctionDef) and node.name in ANSWERS:
                found = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_NO_TURN":
                found = [node.value]
            for each in found:
                text = None if each is None else sentence(each)
                if text is not None and not re.fullmatch(r"R\d+(\.\d+)?", text):
                    yield f"{path.name}:{node.lineno}", text


def test_every_refusal_of_a_file_can_be_said_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list(english_refusals())
    assert len({text for _, text in said}) > 60
    monkeypatch.setattr(record_errors, "fill", lambda text, *values: f"said: {text}")
    unknown = [
        (place, text) for place, text in said if not record_errors.refusal_said(text).startswith("said: ")
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("'H1' is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are", ["'H1'"]),
        ("Expected `int`, got `str` - at `$.first_dealer`", ["`int`", "`str`", "`$.first_dealer`"]),
        ("Object missing required field `hands`", ["`hands`"]),
    ],
)
def test_a_refusal_keeps_what_it_is_about(message: str, values: list[str]) -> None:
    # In English it is said as the engine says it.
    assert record_errors.refusal_said(message) == message
    for value in values:
        assert value in message
    assert record_errors.refusal_said("what nobody has ever said") == "what nobody has ever said"
