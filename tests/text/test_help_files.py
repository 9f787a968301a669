"""The chapters of the help say the same in every language, and can be read by every set of rules."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.resources import resources_folder
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.text.catalogues import LOCALES, SOURCE
from tartli_desktop.windows.help.how_to_play import checking_a_deal, mouse_and_keys, what_the_program_offers
from tests.text.test_catalogues import FORMS_OF_A_VALUE
from tests.windows.languages import english_again, speak

HELP = resources_folder() / "help"
FILES = sorted(path.relative_to(HELP) for path in HELP.rglob("*.md"))
OWNERS = sorted({path.parts[0] for path in FILES})
"""Every game, and the house."""


def frame(text: str) -> list[tuple[str, ...]]:
    """What each line of a file has beside words: its kind, its cells, and all that stands in braces."""
    return [
        (
            *re.findall(r"^(?:#+ |- |  )", line),
            str(line.count("|")),
            *sorted(set(re.findall(r"\{.+?\}", line))),
        )
        for line in text.splitlines()
    ]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_chapter_has_the_same_headings_rules_conditions_and_values_in_every_language(file: Path) -> None:
    game_name, _, name = file.parts
    said, source = (
        (HELP / game_name / language / name).read_text(encoding="utf-8")
        for language in (file.parts[1], SOURCE)
    )
    assert frame(said) == frame(source)


@pytest.mark.parametrize("game_name", OWNERS)
def test_every_language_has_every_chapter(game_name: str) -> None:
    names = {
        language: {path.name for path in (HELP / game_name / language).iterdir()} for language in LOCALES
    }
    assert all(each == names[SOURCE] for each in names.values())
    assert {path.name for path in (HELP / game_name).iterdir()} == set(LOCALES)


@pytest.mark.parametrize("file", FILES, ids=str)
def test_only_the_articles_and_endings_of_its_language_stand_beside_a_value(file: Path) -> None:
    marks = re.findall(r"\[\w+\](?=\{)|(?<=\})\[\w+\]", (HELP / file).read_text(encoding="utf-8"))
    known = {each.replace("%", "") for each in FORMS_OF_A_VALUE[file.parts[1]]}
    assert set(marks) <= known


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game_name", sorted({*OWNERS} - {"house"}))
def test_every_chapter_can_be_read_by_every_set_of_rules(
    qapp: QApplication, game_name: str, language: str
) -> None:
    rules, told = rules_of(game_name), face_of(game_name).help
    with english_again(qapp):
        speak(language)
        for variant in told.variants(rules.options().next_variant):
            for pack in ("tell", "french"):
                name_cards_of(pack)
                pages = (
                    *told.chapters(variant),
                    what_the_program_offers(game_name),
                    checking_a_deal(game_name),
                    mouse_and_keys(game_name, ()),
                )
                assert all(
                    page.title and not re.search(r"[{}]|\*\*", page.title + page.body) for page in pages
                )


@pytest.mark.parametrize("game_name", sorted({*OWNERS} - {"house"}))
def test_a_german_reader_sees_every_dark_a_of_a_hungarian_word(game_name: str) -> None:
    rows = (HELP / game_name / "de" / "words.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split("|")[2].partition("/") for row in rows if row.count("/") > 1]
    assert cells
    assert all(said.lower().count("å") == sounds.count("ɒ") for said, _, sounds in cells)
