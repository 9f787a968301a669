"""What is told of damaged matches, and of a deal that is verified."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import german, sealed_deal
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.store.database import opening
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.windows.matches import damage_check
from tartli_desktop.windows.matches.damage_check import LookingOver
from tartli_desktop.windows.matches.deal_check import CheckedDeal, DealCheck
from tests.fuzz_records import played


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three finished matches, more than are checked before the window opens."""
    monkeypatch.setattr(opening, "ROWS_AT_OPENING", 0)
    monkeypatch.setattr(damage_check, "FIRST", 0)
    monkeypatch.setattr(damage_check, "BETWEEN", 0)
    path = tmp_path / "matches.sqlite3"
    with MatchStore.open(path).store as store:
        for title in ("first", "second", "third"):
            match = Match.from_record(played(HUNGARIAN, 2, random.Random(title)))
            stored = new_stored(match, title=title, human_seat=0, level="casual", extras={})
            store.set_result(store.add(stored), (1, 0), finished=True)
    return path


def told(qtbot: QtBot, path: Path) -> list[str]:
    """The messages until all matches have been checked."""
    texts: list[str] = []
    with MatchStore.open(path).store as store:
        looking = LookingOver(store, lambda _, text: texts.append(text), None)
        with qtbot.waitSignal(looking.destroyed):
            pass
    return texts


def test_sound_matches_are_not_spoken_of(database: Path, qtbot: QtBot) -> None:
    assert told(qtbot, database) == []


def test_a_damaged_one_is_told_by_its_title(database: Path, qtbot: QtBot) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE action SET text = '0:play HA' WHERE match_id = 2 AND number = 20")
        connection.commit()
    (text,) = told(qtbot, database)
    assert "“second” is damaged" in text
    # The next check finds it mended.
    assert told(qtbot, database) == []


@pytest.mark.parametrize(
    ("is_sound", "noted", "begins"),
    [
        (True, lambda number: "", "✓ The check number fits"),
        (False, lambda number: number, "✗ The check number does not fit"),
        (True, lambda number: f" {number[:8].upper()} {number[8:16]}", "✓ It is the number you noted"),
        (True, lambda number: number[:15], "So far"),
        (True, lambda number: number[:15] + ("1" if number[15] == "0" else "0"), "✗ This is not"),
    ],
    ids=["nothing noted", "other cards", "16 digits with blanks", "too few", "another number"],
)
def test_what_was_noted_before_the_deal_and_its_cards_are_compared(
    qtbot: QtBot, is_sound: bool, noted: Callable[[str], str], begins: str
) -> None:
    deck, proof = sealed_deal.seal(1, german.CARDS).dealt(7)
    shown = deck if is_sound else " ".join(reversed(deck.split()))
    window = DealCheck([CheckedDeal(1, proof.sha256, shown, proof)])
    qtbot.addWidget(window)
    window.show()
    assert QFontInfo(window.number.font()).pixelSize() == QFontInfo(window.font()).pixelSize()
    qtbot.keyClicks(window.noted, noted(proof.sha256))
    qtbot.keyClick(window.noted, Qt.Key.Key_Return)
    assert window.verdict.text().startswith(begins)
