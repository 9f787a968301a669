"""What the windows rely on in the face of a game: nothing is missing, and it speaks every language."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.face import FaceOf
from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.rules import Rules, RulesOf
from tartli_desktop.sound.player import Sound
from tartli_desktop.text import catalogues
from tartli_desktop.text.context import refusal_said
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tests.games.contract.damaged_records import damaged_records
from tests.games.contract.programs import IN_ALL
from tests.games.contract.walks import new_match
from tests.on_screen import on_screen


@pytest.fixture(params=sorted(catalogues.LOCALES))
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, installed with the toy registered."""
    assert catalogues.install(str(request.param))
    yield str(request.param)
    catalogues.install("en", [])


def asked_of(protocol: type) -> set[str]:
    """The public names that a protocol declares."""
    return {name for name in (*vars(protocol), *protocol.__annotations__) if not name.startswith("_")}


@IN_ALL
def test_nothing_is_missing(rules: Rules) -> None:
    assert {name for name in asked_of(RulesOf) if not hasattr(rules, name)} == set()
    face = face_of(rules.name)
    assert {name for name in asked_of(FaceOf) if not hasattr(face, name)} == set()


def test_the_settings_of_the_game_have_words(rules: Rules, qtbot: QtBot, language: str) -> None:
    pages = face_of(rules.name).settings_pages()
    assert pages.options is rules.options
    words = pages.words()
    assert set(words) == set(pages.fields)
    assert all(each.label.strip() and all(each.sentences) for each in words.values())
    assert set(msgspec.structs.asdict(rules.options().keys)) <= set(pages.command_names())
    for field in pages.fields.values():
        qtbot.addWidget(field.control)


def test_the_game_its_levels_and_its_variants_have_names(rules: Rules, language: str) -> None:
    face = face_of(rules.name)
    names = [face.level_name(level) for level in rules.opponents.levels]
    assert len(set(names)) == len(rules.opponents.levels)
    variant = face.variant_name(rules.options().next_variant)
    assert all(text.strip() and "%" not in text for text in (face.game_name(), variant, *names))


def test_a_deal_is_heard(rules: Rules) -> None:
    events = new_match(rules, rules.form.seats[0]).deal(rules.form.pack.cards)
    assert Sound.RIFFLE in map(face_of(rules.name).sound_of, events)


def test_levels_are_called_otherwise_in_other_languages(rules: Rules, qapp: QApplication) -> None:
    spoken = set()
    for language in catalogues.LOCALES:
        assert catalogues.install(language)
        spoken.add(face_of(rules.name).level_name(rules.opponents.levels[0]))
    catalogues.install("en", [])
    assert len(spoken) == len(catalogues.LOCALES)


@pytest.mark.parametrize("language", sorted({*catalogues.LOCALES} - {catalogues.SOURCE}), indirect=True)
def test_why_a_record_is_refused_is_said_in_every_language(rules: Rules, language: str) -> None:
    for record in damaged_records(rules):
        with pytest.raises(RecordError) as caught:
            rules.match.from_record(record)
        said = refusal_said(caught.value.message, rules.name)
        assert said != caught.value.message
        assert "%" not in said


def test_the_help_tells_of_every_game(rules: Rules, language: str, qtbot: QtBot) -> None:
    variant = rules.options().next_variant
    dialog = HowToPlay(rules.name, variant)
    qtbot.addWidget(dialog)
    chapters = face_of(rules.name).help.chapters(variant)
    titles = [dialog.headings.item(row).text() for row in range(dialog.headings.count())]
    assert titles[: len(chapters)] == [chapter.title for chapter in chapters]
    assert all(map(str.strip, titles))
    assert len(titles) == len(chapters) + 3
    assert variant in dialog.choices
    assert "%" not in dialog.page.toPlainText().replace("100%", "")


def test_the_help_needs_no_bar_aside_in_large_letters(rules: Rules, language: str, qtbot: QtBot) -> None:
    dialog = HowToPlay(rules.name, rules.options().next_variant)
    font = dialog.font()
    font.setPointSizeF(2 * font.pointSizeF())
    dialog.setFont(font)
    dialog.resize(920, 580)
    on_screen(qtbot, dialog)
    assert dialog.width() == 920
    assert not dialog.page.horizontalScrollBar().isVisible()


def test_the_lesson_is_a_match_in_which_the_learner_can_play(rules: Rules, language: str) -> None:
    course = face_of(rules.name).course
    assert course is not None
    lesson = course.hands[0]
    match = lesson.new_match("Anna")
    assert match.players[lesson.seat] == "Anna"
    assert lesson.level in (*rules.opponents.levels, rules.opponents.reserve)
    assert match.legal_actions(lesson.seat)
