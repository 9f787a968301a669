"""The program's own names and titles are stored in one language and shown in the current one."""

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.games.tartli.words.hand_text import TartliRecords
from tartli_desktop.resources import resources_folder
from tartli_desktop.text import catalogues, program_names
from tartli_desktop.text.program_names import (
    FIRST,
    YOU,
    name_kept,
    name_shown,
    seat_of_person,
    title_kept,
    title_of_players,
    title_shown,
)
from tartli_desktop.text.titles import (
    CopyTitle,
    DealTitle,
    LessonTitle,
    Title,
    copy_of,
    said,
    title_of_text,
    title_text,
)
from tests.windows.languages import english_again

IN_ALL = ("en", "hu", "de")
OWN = {
    "en": ("You", "Guided first hand", "Practice: hand 2 of You – Kata"),
    "hu": ("Te", "Vezetett első leosztás", "Gyakorlás: 2. leosztás, „Te – Kata”"),
    "de": ("Du", "Geführte erste Runde", "Übung: Runde 2 von Du – Kata"),
}


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], bool]]:
    with english_again(qapp):
        yield catalogues.install


@pytest.mark.parametrize("written_in", IN_ALL)
@pytest.mark.parametrize("read_in", IN_ALL)
def test_what_was_written_in_one_language_is_shown_in_another(
    speak: Callable[[str], bool], written_in: str, read_in: str
) -> None:
    name, lesson, practice = OWN[written_in]
    speak(read_in)
    assert (name_shown(name), title_shown(lesson), title_shown(practice)) == OWN[read_in]
    assert name_kept(name) == OWN["en"][0]


@pytest.mark.parametrize("language", IN_ALL)
def test_what_a_person_typed_stays_as_it_is(speak: Callable[[str], bool], language: str) -> None:
    speak(language)
    for name in ("Anna", "you", "Teréz", "Dušan", "You there", ""):
        assert name_shown(name) == name_kept(name) == name
    for title in ("Sunday", "You", "Anna – Kata", "Advent (2)", ""):
        assert title_shown(title) == title


def test_a_damaged_catalogue_is_not_asked(
    speak: Callable[[str], bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("en")
    shutil.copytree(resources_folder() / "translations", tmp_path / "translations")
    damaged = tmp_path / "translations" / "house_de.ts"
    content = bytearray(damaged.read_bytes())
    content[5000:5064] = b"\xff" * 64
    damaged.write_bytes(content)
    monkeypatch.setattr(catalogues, "resources_folder", lambda: tmp_path)
    assert (name_shown("Te"), name_shown("Du")) == ("You", "Du")


MEANT = {
    LessonTitle(): ("Guided first hand", "Vezetett első leosztás", "Geführte erste Runde"),
    LessonTitle(3): ("Guided hand 3", "3. vezetett leosztás", "Geführte Runde 3"),
    DealTitle(2, "You – Kata", swapped=False): tuple(OWN[language][2] for language in IN_ALL),
    DealTitle(3, "Sunday", swapped=True): (
        "Practice: hand 3 of Sunday, from another seat",
        "Gyakorlás: 3. leosztás másik helyről, „Sunday”",
        None,
    ),
    CopyTitle(DealTitle(1, LessonTitle(), swapped=False)): (
        "Practice: hand 1 of Guided first hand (copy)",
        "Gyakorlás: 1. leosztás, „Vezetett első leosztás” (másolat)",
        None,
    ),
}
"""Stored titles with their forms in English, Hungarian and, where given, German."""


@pytest.mark.parametrize("title", MEANT, ids=said)
def test_a_title_is_said_in_every_language(speak: Callable[[str], bool], title: Title) -> None:
    kept = title_text(title)
    assert title_of_text(kept) == title
    assert said(title) == MEANT[title][0]
    for language, expected in zip(IN_ALL, MEANT[title], strict=True):
        speak(language)
        assert expected is None or title_shown(kept) == expected
        # A file has the English form, which is recognised.
        assert expected is None or title_shown(said(title)) == expected


def test_an_older_title_of_a_deal_with_seats_swapped_is_still_said(speak: Callable[[str], bool]) -> None:
    speak("hu")
    told = "Gyakorlás: 3. leosztás másik helyről, „Vezetett első leosztás”"
    assert title_shown("Practice: hand 3 of Guided first hand, seats swapped") == told
    assert title_shown(told) == told


def test_a_match_without_a_title_is_called_by_its_players(speak: Callable[[str], bool]) -> None:
    speak("hu")
    assert title_of_players(("Te", "Kata")) == "You – Kata"
    assert title_kept("", ("Te", "Kata")) == "You – Kata"
    assert title_kept("Sunday", ("Te", "Kata")) == "Sunday"
    assert title_shown("You – Kata") == "Te – Kata"
    assert {YOU, FIRST} == {name_kept("Te"), name_kept("Spieler 1")}


def test_the_title_of_a_copy_has_room_in_the_list() -> None:
    assert copy_of("Sunday", 60) == CopyTitle("Sunday")
    assert len(said(copy_of("a" * 60, 60))) == 60
    long = copy_of(DealTitle(12, "b" * 60, swapped=True), 60)
    assert len(said(long)) <= 60


@pytest.mark.parametrize("text", ["{}", '{"title":"party"}', '{"title":"deal","hand":1}', "{curly} evening"])
def test_what_only_looks_like_a_title_of_the_program_was_typed(text: str) -> None:
    assert title_of_text(text) == text
    assert title_shown(text) == text


# A player without a name in a sentence

IN_SENTENCES = {
    "en": ("You and Kata", "Your cards: ", "Kata’s cards: ", "You win it: ", "Kata wins it: "),
    "hu": ("Te és Kata", "A te lapjaid: ", "Kata lapjai: ", "Tiéd az ütés: ", "Katáé az ütés: "),
    "de": ("Du und Kata", "Deine Karten: ", "Karten von Kata: ", "Dein Stich: ", "Stich für Kata: "),
}
"""How a hand in words refers to a nameless player, and to Kata."""

ADDRESSED = {"en": ("You win ", "You draw ", "You score "), "hu": (), "de": ("Du ziehst: ",)}
"""How a line begins that rightly addresses that player."""


def a_hand() -> Match:
    match = Match.new(HUNGARIAN, first_dealer=0, players=(program_names.YOU, "Kata"))
    match.deal(random.Random(1).sample(tuple(Card), 32))
    while (seat := match.to_move) is not None:
        actions = [action for action in match.legal_actions(seat) if str(action) != "out"]
        match.apply(seat, actions[0])
    return match


@pytest.mark.parametrize("language", IN_SENTENCES)
def test_a_player_without_a_name_is_addressed(speak: Callable[[str], bool], language: str) -> None:
    speak(language)
    match = a_hand()
    players = program_names.names_shown(match.players)
    text = TartliRecords().hand_text(1, match.events, players, HUNGARIAN)
    for words in IN_SENTENCES[language]:
        assert words in text
    # Elsewhere the name stands only before a colon.
    name = players[0]
    lines = text.replace(IN_SENTENCES[language][0], "").splitlines()
    rest = [line for line in lines if not line.strip().startswith(ADDRESSED[language])]
    assert [line for line in rest if re.search(rf"\b{name}\b", line.replace(f"  {name}: ", ""))] == []


@pytest.mark.parametrize(
    ("players", "name", "seat"),
    [
        (("Anna", "Kata"), "", 0),
        (("You", "Kata"), "", 0),
        (("Kata", "You"), "", 1),
        (("Kata", "Du"), "", 1),
        (("Kata", "Anna"), "Anna", 1),
        (("Anna", "Anna"), "Anna", 0),
        (("Kata", ""), "", 0),
    ],
)
def test_a_match_from_a_file_is_shown_from_the_seat_of_the_person(
    players: tuple[str, str], name: str, seat: int
) -> None:
    assert seat_of_person(players, name) == seat


def test_whoever_is_called_like_a_person_of_the_cafe_is_told_from_them() -> None:
    people = (None, *CHARACTERS[5:7])
    assert program_names.names_at("lajos", people) == ("lajos", "Lajos 2", "Franz")
    assert program_names.names_at("", people) == (program_names.YOU, "Lajos", "Franz")
