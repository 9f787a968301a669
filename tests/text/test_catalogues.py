"""The catalogues of texts are complete, up to date and can be filled in, in each language."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tartli_desktop.game.errors import Sentence
from tartli_desktop.game.registry import games
from tartli_desktop.text import catalogues, context, german_forms, hungarian_forms
from tartli_desktop.text.context import refusal_said
from tartli_desktop.text.translated_texts import texts_in
from tests.text.translation_tools import calls_in, need_translation_tools

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = sorted((ROOT / "tartli_desktop").rglob("*.py"))
sys.path.append(str(ROOT / "packaging"))

import translations  # noqa: E402 - the script that makes them, which is no part of the program
from translations import Message, Part, Translations, finished_in  # noqa: E402

LANGUAGES = sorted(translations.LANGUAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
RENEW = "make translations renews what is committed; then the texts that it names are to be translated"


@pytest.fixture(scope="module")
def found() -> dict[Part, list[Message]]:
    """Every text of each part of the program, as translators get it."""
    need_translation_tools()
    return translations.messages_of_program()


def committed(language: str) -> list[Path]:
    """The catalogues of a language: the shared one and those of games."""
    return [part.catalogue(language) for part in translations.parts() if part.catalogue(language).is_file()]


def finished(language: str) -> Translations:
    """Everything translated into a language."""
    texts = {message: forms for each in committed(language) for message, forms in finished_in(each).items()}
    assert texts
    return texts


def translated(language: str) -> list[tuple[Message, str]]:
    """Each form of each translated text of a language."""
    return [(message, form) for message, forms in finished(language).items() for form in forms]


def written_in_the_program() -> Iterator[tuple[str, str]]:
    """Each text in a call of tr, translate or the module’s own, with its place in the sources."""
    for path in PROGRAM:
        own = {name for name, _ in translations.CONTEXT.findall(path.read_text(encoding="utf-8"))}
        for call in calls_in(path):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            first = {"translate": 1, "to_translate": 1}.get(
                name, 0 if name in {"tr", *own} else len(call.args)
            )
            texts = call.args[first : first + 1]
            if texts and isinstance(texts[0], ast.Constant) and isinstance(texts[0].value, str):
                yield f"{path.relative_to(ROOT)}:{call.lineno}", texts[0].value


# Completeness


def test_translators_are_given_every_text(found: dict[Part, list[Message]]) -> None:
    given = {message.source for messages in found.values() for message in messages}
    written = list(written_in_the_program())
    assert len(written) > 300
    # lupdate silently leaves out calls that it cannot read, such as one with a sum among its arguments.
    assert [place for place, text in written if text not in given] == []


@each_language
def test_a_catalogue_has_the_texts_of_its_part_and_no_others(
    language: str, found: dict[Part, list[Message]]
) -> None:
    for part, messages in found.items():
        catalogue = part.catalogue(language)
        renewed = translations.renewed(language, messages, translations.known_in(catalogue))
        assert catalogue.read_text(encoding="utf-8") == renewed, RENEW


@each_language
def test_every_text_is_translated(language: str, found: dict[Part, list[Message]]) -> None:
    texts = finished(language)
    wanted = [each for messages in found.values() for each in messages if each.is_plural or language != "en"]
    assert [message for message in wanted if message not in texts] == [], RENEW


# Each game has its own catalogues


def test_house_and_games_share_no_context(found: dict[Part, list[Message]]) -> None:
    assert {"house", *games()} <= {part.name for part in found}
    assert translations.shared_contexts(found) == []


def test_every_text_has_a_context(found: dict[Part, list[Message]]) -> None:
    """A text that no call names a context for is in the catalogue, but never found there."""
    assert [message.source for each in found.values() for message in each if not message.context] == []


def test_the_contexts_that_a_game_names_begin_with_the_game(found: dict[Part, list[Message]]) -> None:
    for part, messages in found.items():
        classes = {name for path in part.sources for name in CLASS.findall(path.read_text(encoding="utf-8"))}
        named = {message.context for message in messages} - classes
        own = f"{part.name.capitalize()}."
        if part.name != translations.HOUSE:
            assert {context for context in named if not context.startswith(own)} == set()


@each_language
def test_a_text_with_a_number_has_each_plural_form_of_the_language(language: str) -> None:
    plurals = {message: forms for message, forms in finished(language).items() if message.is_plural}
    assert len(plurals) >= 7
    wrong = {
        message.source: forms
        for message, forms in plurals.items()
        # "card(s)" stands for both forms in the source only.
        if len(forms) != translations.FORMS[language]
        or not all("%n" in form and not re.search(r"\w\(\w", form) for form in forms)
    }
    assert wrong == {}


# Translations fit


def marks(text: str) -> Counter[str]:
    """Parts that are filled in or rendered: placeholders with their names, and tags."""
    return Counter(re.findall(r"%[1-9n]|\{\w+\}|</?\w+>", text))


@each_language
def test_what_is_filled_in_has_its_place_in_every_translation(language: str) -> None:
    # A sentence may repeat a name once more or once less, and German has no word for a set beside its cards.
    assert [
        form
        for message, form in translated(language)
        if set(marks(form)) != set(marks(message.source)) and form != "vier %1"
    ] == []


FORMS_OF_A_VALUE = {
    "de": {f"[{each}]%" for own in german_forms.ARTICLES for each in (own, own.capitalize())},
    "en": set(),
    "hu": {"[a]%", "[A]%", *(f"%[{each}]" for each in hungarian_forms.ENDINGS)},
}
"""What a translation may write beside a placeholder, for the article or the ending of its value."""


@each_language
def test_only_the_articles_and_endings_of_its_language_stand_beside_a_place(language: str) -> None:
    marked = {
        (message.source, re.sub(r"\d", "", mark))
        for message, form in translated(language)
        for mark in re.findall(r"\[[^\]]*\]%\d|%\d\[[^\]]*\]", form)
    }
    assert {each for each in marked if each[1] not in FORMS_OF_A_VALUE[language]} == set()


def shape(text: str) -> tuple[int, bool, bool, bool]:
    """How many keys with Alt a text has, and how it begins and ends."""
    keys = len(re.findall("&(?=[^& ])", text))
    return keys, text.startswith("  "), text.endswith(" "), text.endswith("…")


@each_language
def test_a_translation_has_the_keys_and_ends_of_the_text_and_no_longer_dash(language: str) -> None:
    assert [
        form
        for message, form in translated(language)
        # What is left of "&amp;" in the file shows where words were put in at the wrong place.
        if shape(form) != shape(message.source) or re.search(r"—|\b(amp|quot|lt|gt);", form)
    ] == []


@each_language
def test_the_program_reads_what_translators_wrote(language: str) -> None:
    for catalogue in committed(language):
        written = finished_in(catalogue)
        assert texts_in(catalogue) == {
            (each.context, each.source, each.comment): written[each] for each in written
        }


@pytest.mark.usefixtures("english_afterwards")
@pytest.mark.parametrize(
    ("language", "one", "none"),
    [("en", "1 hand", "0 hands"), ("de", "1 Runde", "0 Runden"), ("hu", "1 leosztás", "0 leosztás")],
)
def test_one_thing_alone_has_a_form_of_its_own(language: str, one: str, none: str) -> None:
    assert catalogues.install(language)
    said = [QCoreApplication.translate("MatchesModel", "%n hand(s)", None, number) for number in (1, 0)]
    assert said == [one, none]


def test_what_is_translated_stays_when_a_catalogue_is_renewed(tmp_path: Path) -> None:
    old, new, gone = (Message("Here", text) for text in ("Old", "New", "Gone"))
    made = tmp_path / "tartli_de.ts"
    renew(made, [old, gone])
    edited = made.read_text(encoding="utf-8").replace(
        '<source>Old</source>\n        <translation type="unfinished">',
        "<source>Old</source>\n        <translation>Alt",
    )
    made.write_text(edited, encoding="utf-8")
    renew(made, [new, old])
    assert finished_in(made) == {old: ("Alt",)}
    assert "Gone" not in made.read_text(encoding="utf-8")
    assert "<source>New</source>" in made.read_text(encoding="utf-8")
    # The text may move to another catalogue as well.
    other = tmp_path / "ulti_de.ts"
    renew(other, [old], made)
    assert finished_in(other) == {old: ("Alt",)}


def renew(catalogue: Path, messages: list[Message], *others: Path) -> None:
    """Renew a German catalogue with these texts, taking known translations from it and from the others."""
    known = translations.known_in(catalogue, *others)
    catalogue.write_text(translations.renewed("de", messages, known), encoding="utf-8")


# Why a file is refused

RULE = re.compile(r"R\d+(\.\d+)?")
# Errors about a hand's result concern only programs that ask before the hand ends.
RULES = ROOT / "tartli_desktop" / "games" / "tartli" / "rules"
OF_TARTLI = tuple(sorted({*RULES.glob("*.py")} - {RULES / "hand_result.py"}))
OF_ALL = (
    ROOT / "tartli_desktop" / "game" / "record.py",
    ROOT / "tartli_desktop" / "store" / "record_files.py",
)
RAISED = {"RecordError", "IllegalAction", "ActionTextError", "VariantError", "ValueError", "refuse"}


def calls_of(names: set[str], refusing: Iterable[Path]) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function with one of these names in modules that refuse files, with its place."""
    for path in refusing:
        for call in calls_in(path):
            if getattr(call.func, "attr", getattr(call.func, "id", "")) in names:
                yield f"{path.name}:{call.lineno}", call


def test_every_refusal_can_be_said_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "fill", lambda text, *values: f"said: {text}")
    for part in translations.parts():
        written = translations.templates_in(part)
        assert len(written) > 10 or part.name == "toy"
        names = [dict.fromkeys(re.findall(r"\{(\w+)\}", template), "HO") for template in written]
        said = [
            refusal_said(Sentence(text, **each), part.name) for text, each in zip(written, names, strict=True)
        ]
        assert said == [f"said: {translations.for_translators(template)}" for template in written]


def test_every_sentence_of_a_refusal_is_a_literal() -> None:
    """So translators get it; what is not known at the call is a value."""
    other = [
        place
        for path in (path for part in translations.parts() for path in part.sources)
        for place, call in calls_of({*translations.REFUSING}, [path])
        if isinstance(call.func, ast.Name)
        for given in call.args[translations.REFUSING[call.func.id] :]
        if path.name != "errors.py" and not isinstance(given, ast.Constant)
    ]
    assert other == []


def test_nothing_is_refused_in_a_bare_text() -> None:
    bare = [
        place
        for place, call in calls_of(RAISED, OF_TARTLI + OF_ALL)
        for each in call.args
        if isinstance(each, ast.JoinedStr)
        or (isinstance(each, ast.Constant) and isinstance(each.value, str) and not RULE.fullmatch(each.value))
    ]
    assert bare == []


def test_a_refusal_that_is_not_known_is_told_as_it_is() -> None:
    assert refusal_said("what nobody has ever said") == "what nobody has ever said"
    assert refusal_said(Sentence("what {who} said", who="Anna")) == "what Anna said"
