"""Names and titles of the program's own are kept in one language and said in the one that is spoken."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.engine import HUNGARIAN, Card, Match
from tartli_desktop.games.tartli.words.hand_text import hand_text
from tartli_desktop.resources import resources_folder
from tartli_desktop.text import catalogues, program_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.program_names import (
    FIRST,
    LESSON_TITLE,
    YOU,
    name_kept,
    name_shown,
    title_kept,
    title_of_copy,
    title_of_deal,
    title_of_players,
    title_shown,
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
    # And kept it is the same, whatever it was written in.
    assert (name_kept(name), title_kept(lesson), title_kept(practice)) == OWN["en"]


@pytest.mark.parametrize("language", IN_ALL)
def test_what_a_person_typed_stays_as_it_is(speak: Callable[[str], bool], language: str) -> None:
    speak(language)
    for name in ("Anna", "you", "Teréz", "Dušan", "You there", ""):
        assert name_shown(name) == name_kept(name) == name
    for title in ("Sunday", "You", "Anna – Kata", "Advent (2)", ""):
        assert title_shown(title) == title_kept(title) == title


def test_a_damaged_catalogue_is_not_asked(
    speak: Callable[[str], bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("en")
    shutil.copytree(resources_folder() / "translations", tmp_path / "translations")
    damaged = tmp_path / "translations" / "tartli_de.qm"
    content = bytearray(damaged.read_bytes())
    content[5000:5064] = b"\xff" * 64
    damaged.write_bytes(content)
    monkeypatch.setattr(program_names, "resources_folder", lambda: tmp_path)
    program_names._catalogues.cache_clear()
    program_names._in_all_languages.cache_clear()
    try:
        assert len(program_names._catalogues()) == 1
        assert (name_shown("Te"), name_shown("Du")) == ("You", "Du")
    finally:
        program_names._catalogues.cache_clear()
        program_names._in_all_languages.cache_clear()


def test_titles_are_made_and_said_of_their_parts(speak: Callable[[str], bool]) -> None:
    speak("hu")
    usual = title_of_players(("Te", "Kata"))
    assert usual == "You – Kata"
    assert title_shown(usual) == "Te – Kata"
    swapped = title_of_deal(3, title_shown(usual), swapped=True)
    assert swapped == "Practice: hand 3 of You – Kata, seats swapped"
    assert title_shown(swapped) == "Gyakorlás: 3. leosztás cserélt helyekkel, „Te – Kata”"
    assert title_shown(title_of_copy(swapped, 80)) == f"{title_shown(swapped)} (másolat)"
    assert title_shown(title_of_deal(1, LESSON_TITLE, swapped=False)) == (
        "Gyakorlás: 1. leosztás, „Vezetett első leosztás”"
    )
    assert title_shown(title_of_deal(1, "Vasárnap", swapped=False)) == "Gyakorlás: 1. leosztás, „Vasárnap”"
    assert len(title_of_copy("a" * 60, 60)) == 60
    assert {YOU, FIRST} == {name_kept("Te"), name_kept("Spieler 1")}


# A player without a name in a sentence

IN_SENTENCES = {
    "en": (
        "You and Kata",
        "Your cards: ",
        "Dealt to Kata: ",
        "Trick taken by you: ",
        "Trick taken by Kata: ",
    ),
    "hu": ("Te és Kata", "A te lapjaid: ", "Lapok (Kata): ", "A te ütésed: ", "Ütés (Kata): "),
    "de": ("Du und Kata", "Deine Karten: ", "Karten (Kata): ", "Dein Stich: ", "Stich (Kata): "),
}
"""What a hand in words says of somebody without a name, and of Kata."""


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
    text = hand_text(1, match.events, players, HUNGARIAN, SuitSystem.GERMAN)
    for words in IN_SENTENCES[language]:
        assert words in text
    # Elsewhere the name only stands before a colon.
    name = players[0]
    rest = text.replace(IN_SENTENCES[language][0], "").splitlines()
    assert [line for line in rest if re.search(rf"\b{name}\b", line.replace(f"  {name}: ", ""))] == []


WON = {
    "en": "you won the match 5 : 0",
    "hu": "megnyerted a partit, 5 : 0",
    "de": "du hast die Partie 5 : 0 gewonnen",
}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells its language by no variable")
@pytest.mark.parametrize("language", WON)
def test_a_checked_match_addresses_a_player_without_a_name(language: str, tmp_path: Path) -> None:
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Kata", program_names.YOU))
    chance = random.Random(1)
    while match.winner is None:
        match.deal(chance.sample(tuple(Card), 32))
        match.apply(0, next(action for action in match.legal_actions(0) if str(action) == "out"))
    won = WON[language].replace("5 : 0", f"{match.games[1]} : {match.games[0]}")
    path = tmp_path / "won.tartli.json"
    path.write_text(json.dumps(match.to_record()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tartli_desktop", "--check", str(path)],
        cwd=Path(__file__).resolve().parents[2],
        env=os.environ | {"LC_ALL": f"{language}.UTF-8", "LANGUAGE": language, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert won in done.stdout
